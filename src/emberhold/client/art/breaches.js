// @ts-check
// Breaches: a stone ring set with four marks; turned as it is focused, torn open it shines.

import { short } from "./paint.js";
import { roman } from "./roman.js";

const SIDES = "RDLU";

/** @typedef {{open: boolean, turned?: string | number, number?: number, sigil?: boolean, focused?: boolean | number}} BreachLook */

/** @param {BreachLook} breach @param {string} id */
export function breachPicture({ open, turned = "R", number = 1, sigil = false, focused = false }, id) {
  const steps = typeof turned === "number" ? turned : Math.max(0, SIDES.indexOf(turned));
  return open ? torn(number, sigil, id) : shut(number, steps, Boolean(focused), id);
}

/** @param {number} number @param {string} fill */
const numeral = (number, fill) =>
  `<text x="50" y="58" text-anchor="middle" font-family="Palatino, Georgia, serif" font-weight="700" font-size="24" fill="${fill}">${roman(number)}</text>`;

/** Bricks of the ring. @param {string} fill @param {string} edge */
function ring(fill, edge) {
  const bricks = Array.from({ length: 16 }, (_, n) => {
    const lift = n % 2 ? 0 : 1.6;
    return `<path d="M43.5 ${short(4 - lift)} L56.5 ${short(4 - lift)} L54.6 15.5 L45.4 15.5 Z" transform="rotate(${short(n * 22.5)} 50 50)"/>`;
  });
  return `<g fill="${fill}" stroke="${edge}" stroke-width="1.4" stroke-linejoin="round">${bricks.join("")}</g>`;
}

/** @param {number} number @param {boolean} sigil @param {string} id */
function torn(number, sigil, id) {
  const hue = sigil ? 275 : 184;
  const arms = Array.from(
    { length: 6 },
    (_, n) => `<path d="M50 50 C58 42 70 46 74 34 C76 28 74 22 70 18" transform="rotate(${n * 60} 50 50)"/>`,
  ).join("");
  return (
    `<defs><radialGradient id="${id}o" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="hsl(${hue} 95% 94%)"/><stop offset=".32" stop-color="hsl(${hue} 85% 62%)"/><stop offset=".7" stop-color="hsl(${hue + 60} 70% 34%)"/><stop offset="1" stop-color="hsl(${hue + 70} 60% 12%)"/></radialGradient></defs>` +
    `<circle cx="50" cy="50" r="49" fill="hsl(${hue} 80% 60%)" opacity=".22"/>${ring(`hsl(${hue} 26% 40%)`, `hsl(${hue} 60% 12%)`)}<circle cx="50" cy="50" r="35" fill="url(#${id}o)"/>` +
    `<g fill="none" stroke="hsl(${hue} 95% 90%)" stroke-width="2.4" stroke-opacity=".6" stroke-linecap="round">${arms}</g><circle cx="50" cy="50" r="19" fill="#0b1020" opacity=".78"/>${sigil ? '<path d="M50 37 L60 50 L50 63 L40 50 Z" fill="#fff"/>' : numeral(number, "#fff")}`
  );
}

/** @param {number} number @param {number} steps @param {boolean} focused @param {string} id */
function shut(number, steps, focused, id) {
  const marks = Array.from({ length: 4 }, (_, n) => {
    const lit = n <= steps;
    return `<path d="M42 18 L58 18 L50 30 Z" transform="rotate(${90 + n * 90} 50 50)" fill="${lit ? "#ffd166" : "#2b2838"}" stroke="${lit ? "#7a5200" : "#5b566d"}" stroke-width="1.6"/>`;
  }).join("");
  return (
    `<defs><radialGradient id="${id}o" cx="42%" cy="34%" r="75%"><stop offset="0" stop-color="#5d5873"/><stop offset=".6" stop-color="#37334a"/><stop offset="1" stop-color="#1b1926"/></radialGradient></defs>` +
    `${ring("#6d6885", "#1d1a29")}<circle cx="50" cy="50" r="35" fill="url(#${id}o)" stroke="#14121d" stroke-width="2"/>` +
    `<path d="M50 36 L46 44 L53 50 L47 57 L50 64" fill="none" stroke="#0d0b14" stroke-width="2.4"/><path d="M51.5 36 L47.5 44 L54.5 50 L48.5 57 L51.5 64" fill="none" stroke="#8f89a8" stroke-width=".8"/>` +
    `${marks}${focused ? '<circle cx="50" cy="50" r="33" fill="none" stroke="#ffd166" stroke-width="1.6" stroke-dasharray="3 4"/>' : ""}<circle cx="50" cy="50" r="13" fill="#14121d" opacity=".72"/>${numeral(number, "#efe9ff")}`
  );
}
