// @ts-check
/** A finished game as one picture to share: how it ended, the chance to win, what luck gave and choices cost. */

import { chartInside } from "./chart.js";

/** @typedef {import("../../common/told.js").Judged} Told */
/**
 * @typedef {{
 *   title: string, result: string, curve: string,
 *   rows: [string, string][], decisions: {text: string, cost: string}[],
 * }} Words
 */

const SIZE = { width: 1200, height: 630 };
const CURVE = { width: 1080, height: 210 };
const FONT = 'font-family="Georgia, serif"';
const LONGEST = 84;
const BRIEF = 48;

/** @param {string} text */
function safe(text) {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return short.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {string} text
 * @param {string} anchor
 */
function line(x, y, size, colour, text, anchor = "start") {
  const looks = `font-size="${size}" fill="${colour}" text-anchor="${anchor}" ${FONT}`;
  return `<text x="${x}" y="${y}" ${looks}>${safe(text)}</text>`;
}

/** @param {string} text */
const brief = (text) => (text.length > BRIEF ? `${text.slice(0, BRIEF - 1)}…` : text);

/** At most two lines, broken between words. @param {string} text @returns {string[]} */
export function lines(text) {
  if (text.length <= LONGEST) return [text];
  const end = text.lastIndexOf(" ", LONGEST);
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text];
}

/** The picture as the text of an SVG. @param {Told} told @param {number} side @param {Words} words */
export function summary(told, side, words) {
  const { width, height } = SIZE;
  const result = lines(words.result).map((each, n) => line(60, 104 + n * 28, 24, "#f0eadc", each));
  const rows = words.rows.map(([name, value], n) => {
    const y = 430 + n * 32;
    return line(760, y, 22, "#f0eadc", name) + line(1140, y, 22, "#f3c969", value, "end");
  });
  const decisions = words.decisions.map(({ text, cost }, n) => {
    const y = 430 + n * 44;
    return line(60, y, 22, "#ff9d8c", cost) + line(130, y, 22, "#f0eadc", brief(text));
  });
  const around = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${around}>
<rect width="100%" height="100%" fill="#12141f"/>
${line(60, 70, 40, "#e0bd74", words.title)}
${result.join("")}
${line(60, 157, 18, "#b9b4a6", words.curve)}
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
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}
