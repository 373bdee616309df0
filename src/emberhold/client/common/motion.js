// @ts-check
/** How much movement a person wants to see. */

/** How many times faster than usual things happen. @type {Record<string, number>} */
const FASTER = { slow: 0.5, normal: 1, quick: 2, fastest: 4 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what others do is shown in pictures that stand still. */
export function tellsStill() {
  return (
    document.visibilityState === "visible" &&
    (document.documentElement.dataset.motion ?? (still.matches ? "still" : "")) === "still"
  );
}

/** How many times faster than usual things happen; 0 where nothing is to move at all. */
export function speed() {
  if (document.visibilityState !== "visible") return 0;
  return FASTER[document.documentElement.dataset.motion ?? (still.matches ? "none" : "normal")] ?? 0;
}

/**
 * How long movements last, as a multiple of the usual; 0 where things have to be in their places at once.
 * @returns {number}
 */
export function motionPace() {
  return speed() && 1 / speed();
}
