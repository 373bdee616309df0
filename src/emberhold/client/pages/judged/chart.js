// @ts-check
/** The chance to win along a game as a picture: above and below even, the costly decisions, where one is. */

import { freshId, picture } from "../../art/svg.js";

/** @typedef {import("../../common/told.js").Judged} Told */
/** @typedef {{width: number, height: number}} Size */

const WHOLE = 10000;

/** Where the chance of a side is drawn after a number of answers. @param {Told} told @param {number} answers @param {number} chance @param {Size} size @returns {[number, number]} */
export function placeOf(told, answers, chance, { width, height }) {
  const tenth = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return [tenth((answers / Math.max(1, told.answers)) * width), tenth((1 - chance / WHOLE) * height)];
}

/** The chance of a side after a number of answers: the one known last. @param {Told} told @param {number} side @param {number} answers */
export function chanceAt(told, side, answers) {
  return told.curve.findLast((point) => point.answers <= answers)?.chances[side] ?? told.curve[0]?.chances[side] ?? 0;
}

/** The curve as the path of an SVG. @param {Told} told @param {number} side @param {Size} size */
export function curvePath(told, side, size) {
  return told.curve.map(({ answers, chances }, n) => `${n === 0 ? "M" : "L"}${placeOf(told, answers, chances[side] ?? 0, size).join(" ")}`).join(" ");
}

/** What is inside the picture, in its own colours. @param {Told} told @param {number} side @param {Size} size @param {string} own what ids begin with */
export function chartInside(told, side, size, own) {
  const { width, height } = size;
  const line = curvePath(told, side, size);
  const even = height / 2;
  const area = `${line} L${width} ${even} L0 ${even} Z`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => `<line x1="0" x2="${width}" y1="${height * share}" y2="${height * share}" stroke="#ffffff" stroke-opacity="${share === 0.5 ? 0.4 : 0.12}"${share === 0.5 ? ' stroke-dasharray="4 4"' : ""}/>`);
  const half = (/** @type {string} */ id, /** @type {number} */ y) => `<clipPath id="${own}${id}"><rect x="-4" y="${y}" width="${width + 8}" height="${even}"/></clipPath>`;
  const drawn = (/** @type {string} */ id, /** @type {string} */ colour) => `<g clip-path="url(#${own}${id})"><path d="${area}" fill="${colour}" fill-opacity="0.34"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/></g>`;
  const marks = told.costly.map((decision, n) => {
    const [x, y] = placeOf(told, decision.answers, chanceAt(told, side, decision.answers), size);
    return `<g data-mark="${n}"><circle cx="${x}" cy="${y}" r="10" fill="#5a1410" stroke="#ffb3a3" stroke-width="2"/><text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="13" font-weight="700" fill="#ffffff">${n + 1}</text></g>`;
  });
  return `${half("up", 0)}${half("down", even)}${grid.join("")}${drawn("up", "#f3c969")}${drawn("down", "#ff8a75")}${marks.join("")}`;
}

/** The picture for a page, with a line where one is. @param {Told} told @param {number} side @param {Size} size */
export function chart(told, side, size) {
  const cursor = `<line data-cursor x1="0" x2="0" y1="0" y2="${size.height}" stroke="#9be7ff" stroke-width="2"/>`;
  const drawn = picture(chartInside(told, side, size, freshId()) + cursor, { box: `-12 -12 ${size.width + 24} ${size.height + 24}`, name: "judged" });
  drawn.setAttribute("class", "judged__chart");
  return drawn;
}

/** Put the line where one is. @param {Element | null} drawn @param {Told} told @param {number} answers @param {Size} size */
export function moveCursor(drawn, told, answers, size) {
  const [x] = placeOf(told, answers, 0, size);
  for (const end of ["x1", "x2"]) drawn?.querySelector("[data-cursor]")?.setAttribute(end, String(x));
}
