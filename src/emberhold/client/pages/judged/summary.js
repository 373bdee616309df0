// @ts-check
/** A finished game as one picture to share: how it ended, the chance to win, what luck gave and choices cost. */

import { chartInside } from "./chart.js";

/** @typedef {import("../../common/told.js").Judged} Told */
/** @typedef {{title: string, result: string, curve: string, rows: [string, string][], decisions: {text: string, cost: string}[]}} Words */

const SIZE = { width: 1200, height: 630 };
const CURVE = { width: 1080, height: 210 };
const FONT = 'font-family="Georgia, serif"';
const LONGEST = 70;

/** @param {string} text */
function safe(text) {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return short.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** @param {number} x @param {number} y @param {number} size @param {string} colour @param {string} text @param {string} anchor */
const line = (x, y, size, colour, text, anchor = "start") => `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}" ${FONT}>${safe(text)}</text>`;

/** The picture as the text of an SVG. @param {Told} told @param {number} side @param {Words} words */
export function summary(told, side, words) {
  const rows = words.rows.map(([name, value], n) => line(760, 430 + n * 32, 22, "#f0eadc", name) + line(1140, 430 + n * 32, 22, "#f3c969", value, "end"));
  const decisions = words.decisions.map(({ text, cost }, n) => line(60, 430 + n * 44, 22, "#ff9d8c", cost) + line(130, 430 + n * 44, 22, "#f0eadc", text.length > 48 ? `${text.slice(0, 47)}…` : text));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
<rect width="100%" height="100%" fill="#12141f"/>
${line(60, 70, 40, "#e0bd74", words.title)}${line(60, 112, 24, "#f0eadc", words.result)}${line(60, 150, 18, "#b9b4a6", words.curve)}
<g transform="translate(60 168)">${chartInside(told, side, CURVE, "s-")}</g>
${decisions.join("")}${rows.join("")}
${line(1140, 605, 18, "#b9b4a6", "Emberhold", "end")}</svg>`;
}

/** The same as a file of pixels. @param {string} drawn @returns {Promise<Blob>} */
export async function pixels(drawn) {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
