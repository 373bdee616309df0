// @ts-check
/** The chance to win along a game as a picture: above and below even, the costly decisions, where one is. */

import { freshId, picture } from "../../art/svg.js";

/** @typedef {import("../../common/told.js").Judged} Told */
/** @typedef {{width: number, height: number}} Size */

const WHOLE = 10000;

/**
 * Where the chance of a side is drawn after a number of answers.
 * @param {Told} told
 * @param {number} answers
 * @param {number} chance
 * @param {Size} size
 * @returns {[number, number]}
 */
export function placeOf(told, answers, chance, { width, height }) {
  const tenth = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return [tenth((answers / Math.max(1, told.answers)) * width), tenth((1 - chance / WHOLE) * height)];
}

/**
 * The chance of a side after a number of answers: the one known last.
 * @param {Told} told
 * @param {number} side
 * @param {number} answers
 */
export function chanceAt(told, side, answers) {
  const last = told.curve.findLast((point) => point.answers <= answers) ?? told.curve[0];
  return last?.chances[side] ?? 0;
}

/** The curve as the path of an SVG. @param {Told} told @param {number} side @param {Size} size */
export function curvePath(told, side, size) {
  const points = told.curve.map(({ answers, chances }) => placeOf(told, answers, chances[side] ?? 0, size));
  return points.map((point, n) => `${n === 0 ? "M" : "L"}${point.join(" ")}`).join(" ");
}

/** @param {number} share @param {Size} size */
function gridLine(share, { width, height }) {
  const y = height * share;
  const looks = share === 0.5 ? 'stroke-opacity="0.4" stroke-dasharray="4 4"' : 'stroke-opacity="0.12"';
  return `<line x1="0" x2="${width}" y1="${y}" y2="${y}" stroke="#ffffff" ${looks}/>`;
}

/** @param {number} x @param {number} y @param {number} n */
function mark(x, y, n) {
  const ring = `<circle cx="${x}" cy="${y}" r="10" fill="#5a1410" stroke="#ffb3a3" stroke-width="2"/>`;
  const looks = 'text-anchor="middle" font-size="13" font-weight="700" fill="#ffffff"';
  return `<g data-mark="${n}">${ring}<text x="${x}" y="${y + 4.5}" ${looks}>${n + 1}</text></g>`;
}

/**
 * What is inside the picture, in its own colours.
 * @param {Told} told
 * @param {number} side
 * @param {Size} size
 * @param {string} own what ids begin with
 */
export function chartInside(told, side, size, own) {
  const { width, height } = size;
  const line = curvePath(told, side, size);
  const even = height / 2;
  const area = `${line} L${width} ${even} L0 ${even} Z`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => gridLine(share, size));
  const half = (/** @type {string} */ id, /** @type {number} */ y) =>
    `<clipPath id="${own}${id}"><rect x="-4" y="${y}" width="${width + 8}" height="${even}"/></clipPath>`;
  const drawn = (/** @type {string} */ id, /** @type {string} */ colour) => {
    const filled = `<path d="${area}" fill="${colour}" fill-opacity="0.34"/>`;
    const stroke = `<path d="${line}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`;
    return `<g clip-path="url(#${own}${id})">${filled}${stroke}</g>`;
  };
  const marks = told.costly.map((decision, n) => {
    const [x, y] = placeOf(told, decision.answers, chanceAt(told, side, decision.answers), size);
    return mark(x, y, n);
  });
  const halves = half("up", 0) + half("down", even);
  return [halves, ...grid, drawn("up", "#f3c969"), drawn("down", "#ff8a75"), ...marks].join("");
}

/** The picture for a page, with a line where one is. @param {Told} told @param {number} side @param {Size} size */
export function chart(told, side, size) {
  const cursor = `<line data-cursor x1="0" x2="0" y1="0" y2="${size.height}" stroke="#9be7ff" stroke-width="2"/>`;
  const box = `-12 -12 ${size.width + 24} ${size.height + 24}`;
  const drawn = picture(chartInside(told, side, size, freshId()) + cursor, { box, name: "judged" });
  drawn.setAttribute("class", "judged__chart");
  return drawn;
}

/**
 * Put the line where one is.
 * @param {Element | null} drawn
 * @param {Told} told
 * @param {number} answers
 * @param {Size} size
 */
export function moveCursor(drawn, told, answers, size) {
  const [x] = placeOf(told, answers, 0, size);
  for (const end of ["x1", "x2"]) drawn?.querySelector("[data-cursor]")?.setAttribute(end, String(x));
}
