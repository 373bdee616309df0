// @ts-check
// While something is pressed nothing may be drawn again under it: the press would not become a click.

/** @type {(() => void) | null} */
let release = null;
let held = Promise.resolve();

addEventListener(
  "pointerdown",
  () => {
    if (!release) held = new Promise((resolve) => (release = resolve));
  },
  { capture: true },
);
for (const end of ["pointerup", "pointercancel"])
  addEventListener(
    end,
    () => {
      if (release) setTimeout(release); // after the click
      release = null;
    },
    { capture: true },
  );

/** Resolves at once, or after the click if something is pressed. @returns {Promise<void>} */
export const released = () => held;
