// @ts-check
// The pictures of Relic: its people, the spaces of its board and its signs.

import { hash, numbers } from "../paint.js";
import { face } from "../faces.js";
import { oneOf } from "./crowd.js";
import { PEOPLE } from "./people.js";
import { SIGNS } from "./signs.js";
import { SPACES, WORLDS } from "./spaces.js";

export { weapons } from "./weapons.js";

/** @param {string} slug @param {string} id @returns {string | null} */
export function person(slug, id) {
  const look = PEOPLE[slug];
  return look ? face(look, id) : null;
}

/** One of many. @param {string} people @param {string} slug @param {number} hue @param {number} second @param {string} id @returns {string | null} */
export function stranger(people, slug, hue, second, id) {
  const look = oneOf(people, slug, hue, second);
  return look ? face(look, id) : null;
}

/** Other names of the same sign. @type {Record<string, string>} */
const ALIKE = {
  trophies: "trophy",
  charges: "charge",
  missions: "mission",
  corruptions: "corruption",
  omens: "omen",
  power_card: "power",
  nemesis_card: "infamy",
  dice_sum: "die",
  extra: "bonus",
};

/** @param {string} name @returns {string | null} */
export function sign(name) {
  return SIGNS[ALIKE[name] ?? name] ?? null;
}

/** Where the eyes of a die are, on a grid of three. @type {Record<string, number[]>} */
const EYES = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A die of bone. @param {string} face `1` to `6` @param {string} id @returns {string | null} */
export function die(face, id) {
  const eyes = EYES[face];
  if (!eyes) return null;
  const dots = eyes
    .map((place) => `<circle cx="${26 + (place % 3) * 24}" cy="${25 + Math.floor(place / 3) * 24}" r="8.500"/>`)
    .join("");
  return (
    `<defs><linearGradient id="${id}d" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fffdf2"/><stop offset=".55" stop-color="#f3e2b4"/><stop offset="1" stop-color="#c7a25c"/></linearGradient></defs>` +
    `<rect x="5" y="8" width="90" height="90" rx="20" fill="#000" opacity=".45"/><rect x="5" y="4" width="90" height="90" rx="20" fill="url(#${id}d)" stroke="#7a5a22" stroke-width="3"/><g fill="#2a1a10">${dots}</g>`
  );
}

/** A landscape, 120 by 120. @param {string} slug @param {string} id @returns {string | null} */
export function place(slug, id) {
  const found = SPACES[slug];
  if (!found) return null;
  const [world, figure] = found;
  const [high, low, far, near] = WORLDS[world] ?? WORLDS.corner;
  const next = numbers(hash(slug));
  return (
    `<defs><linearGradient id="${id}sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".78" stop-color="${low}"/></linearGradient>` +
    `<linearGradient id="${id}lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>` +
    `<rect x="-60" y="-60" width="240" height="240" fill="url(#${id}sky)"/>${ridge(64, 9, next, far, 0.75)}${ridge(85, 5, next, near, 1)}${figure(id)}` +
    `<rect x="-60" y="-60" width="240" height="240" fill="url(#${id}lit)"/>`
  );
}

/** A line of hills. @param {number} height @param {number} rough @param {() => number} next @param {string} fill @param {number} opacity */
function ridge(height, rough, next, fill, opacity) {
  const points = Array.from(
    { length: 12 },
    (_, n) => `${-60 + n * 22} ${(height + (next() - 0.5) * 2 * rough).toFixed(1)}`,
  );
  return `<path d="M-60 180 L${points.join(" L")} L182 180 Z" fill="${fill}" opacity="${opacity}"/>`;
}
