// @ts-check
// A seal of red wax with a number pressed into it.

import { short } from "./paint.js";
import { freshId, picture } from "./svg.js";

const LOBES = 11;

/** The uneven edge of a drop of wax. */
function edge() {
  const at = (/** @type {number} */ part, /** @type {number} */ radius) => {
    const angle = (part / LOBES) * Math.PI * 2 - Math.PI / 2;
    return `${short(24 + Math.cos(angle) * radius)} ${short(24 + Math.sin(angle) * radius)}`;
  };
  return `M${at(0, 21)} ${Array.from({ length: LOBES }, (_, n) => `Q${at(n + 0.5, n % 3 === 1 ? 25.4 : 23.8)} ${at(n + 1, n % 2 ? 20.6 : 21.6)}`).join(" ")} Z`;
}

/** @param {string} text */
export function wax(text) {
  const id = freshId();
  const size = text.length > 3 ? 12 : text.length > 2 ? 14 : 17;
  return picture(
    `<defs><radialGradient id="${id}w" cx="36%" cy="30%" r="75%"><stop offset="0" stop-color="#d8503f"/><stop offset=".45" stop-color="#a82a20"/><stop offset="1" stop-color="#64100e"/></radialGradient></defs>` +
      `<path d="${edge()}" fill="url(#${id}w)" stroke="#4a0a0a" stroke-width="1"/><circle cx="24" cy="24" r="15.4" fill="#9a241c" stroke="#5d0f0d" stroke-width="1.6"/><path d="M10.6 24 A13.4 13.4 0 0 1 24 10.6" fill="none" stroke="#ff9a86" stroke-width="1.2" opacity=".55"/>` +
      `<text x="24" y="${short(24 + size * 0.36)}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="${size}" fill="#ffe9dc">${text}</text>`,
    { box: "0 0 48 48", name: "wax" },
  );
}
