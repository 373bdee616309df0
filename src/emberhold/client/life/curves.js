// @ts-check
/** The geometry of curves, at the end of a game and in the hall: points, ticks and paths, without a page. */

import { seatOf } from "../common/frames.js";

/**
 * @typedef {import("../common/told.js").Curve} Curve `levels`: at the start, then at the end of every step
 * @typedef {import("../common/told.js").Turn} Step
 * @typedef {{width: number, height: number}} Size
 */

/** What levels are measured by: each by its own most, or all by the highest that anybody reached. @param {Curve[]} curves @returns {(curve: Curve) => number} */
export function scaleOf(curves) {
  const falling = curves.some(({ most, levels }) => levels[0] === most);
  if (falling) return ({ most }) => Math.max(1, most);
  const highest = Math.max(1, ...curves.flatMap(({ levels }) => levels));
  const same = curves.every(({ most }) => most === curves[0]?.most);
  return same ? () => highest : ({ most }) => Math.max(1, most);
}

/** Where a level is. @param {number} place 0 is the start @param {number} share from 0 to 1 @param {number} steps @param {Size} size @returns {[number, number]} */
export function point(place, share, steps, { width, height }) {
  const x = steps === 0 ? 0 : (place / steps) * width;
  return [round(x), round((1 - Math.min(1, Math.max(0, share))) * height)];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** A curve as the path of an SVG: level from step to step, with places where nothing changes left out. @param {number[]} shares @param {Size} size */
export function path(shares, size) {
  const steps = shares.length - 1;
  const kept = shares
    .map((share, place) => ({ share, place }))
    .filter(
      ({ share, place }) =>
        place === 0 || place === steps || share !== shares[place - 1] || share !== shares[place + 1],
    );
  return kept
    .map(({ share, place }, n) => `${n === 0 ? "M" : "L"}${point(place, share, steps, size).join(" ")}`)
    .join(" ");
}

/** How a line is drawn: the foe thick, a city solid, seats in strokes of their own. @param {string} id */
export function lineOf(id) {
  const seat = seatOf(id);
  return seat === null ? id : `seat-${seat}`;
}

/** A curve as part of an SVG. @param {Curve} curve @param {(curve: Curve) => number} scale @param {Size} size */
export function curveOf(curve, scale, size) {
  const shares = curve.levels.map((level) => level / scale(curve));
  return `<path class="curve" data-line="${lineOf(curve.id)}" d="${path(shares, size)}"/>`;
}

/** The area below some known points, for a chance that is known at some steps only. @param {[number, number][]} known place (-1 is the start) and share @param {number} steps @param {Size} size */
export function below(known, steps, size) {
  if (known.length === 0) return "";
  const points = known.map(([place, share]) => point(place + 1, share, steps, size));
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return `M${first} ${size.height} ${points.map((each) => `L${each.join(" ")}`).join(" ")} L${last} ${size.height} Z`;
}

/** Where rounds begin; at most `most` of them get a number. @param {Step[]} steps @param {number} most @returns {{place: number, round: number}[]} */
export function ticks(steps, most) {
  const begins = steps.flatMap(({ round }, place) =>
    place === 0 || steps[place - 1]?.round !== round ? [{ place, round }] : [],
  );
  const every = Math.max(1, Math.ceil(begins.length / most));
  return begins.filter((_, n) => n % every === 0);
}
