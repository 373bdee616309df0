// @ts-check
/** How much movement a person wants to see. */

/** @type {Record<string, number>} */
const PACES = { none: 0, quick: 0.45, normal: 1, slow: 2.4 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * How long movements last, as a multiple of the usual; 0 where things shall be in their places at once.
 * @returns {number}
 */
export function motionPace() {
  if (document.visibilityState !== "visible") return 0;
  return PACES[document.documentElement.dataset.motion ?? (still.matches ? "none" : "normal")] ?? 1;
}
