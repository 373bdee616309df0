// @ts-check
/** Figures that walk over a map, space by space, where the person wants to see it. */

import { motionPace } from "../../common/motion.js";

/** @typedef {import("../../common/frames.js").Space} Space */

const STEP = 220;
const HOP = 14;

/**
 * Let a figure that is in its new place walk there from its old one.
 * @param {HTMLElement} figure
 * @param {Space[]} passed the spaces on its way, both ends included; nothing where it does not walk
 * @param {number} unit how many pixels a unit of the map has
 */
export function walk(figure, passed, unit) {
  const pace = motionPace();
  if (!pace) return;
  const zone = figure.closest(".zone");
  zone?.classList.add("space--entered");
  const steps = passed.length > 1 ? legs(passed, unit) : [{ opacity: "0", transform: "scale(0.6)" }, {}];
  const walking = figure.animate(steps, { duration: STEP * pace * Math.max(2, passed.length - 1), easing: "linear" });
  walking.finished.catch(() => undefined).finally(() => zone?.classList.remove("space--entered"));
}

/**
 * From space to space with a small hop between.
 * @param {Space[]} passed
 * @param {number} unit
 * @returns {Keyframe[]}
 */
function legs(passed, unit) {
  const end = /** @type {Space} */ (passed.at(-1));
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
    transform: `translate(${(x - end.x) * unit}px, ${(y - end.y) * unit}px)`,
  });
  return passed.flatMap((space, place) => {
    const before = passed[place - 1];
    if (!before) return [at(space.x, space.y)];
    return [at((before.x + space.x) / 2, (before.y + space.y) / 2 - HOP), at(space.x, space.y)];
  });
}
