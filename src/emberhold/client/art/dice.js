// @ts-check
// Faces of the dice of Ashes. Type and face are told by figure and rim, not by colour alone:
// a basic side shows a plain stone, a class side the sign of its magic, a power side the same sign
// grown and crowned with rays.

import { MOTIFS, spiked } from "./pictures.js";
import { paint, palette } from "./paint.js";

/** @type {Record<string, {hue: number, second: number, class: string, power: string}>} */
const MAGICS = {
  natural: { hue: 205, second: 215, class: "sprout", power: "tree" },
  charm: { hue: 345, second: 330, class: "heart", power: "rose" },
  illusion: { hue: 262, second: 272, class: "eye", power: "butterfly" },
  ceremonial: { hue: 10, second: 4, class: "candle", power: "skull" },
  divine: { hue: 46, second: 40, class: "shield", power: "sun" },
  sympathy: { hue: 160, second: 175, class: "ripple", power: "wave" },
};

/** @param {string} slug `charm-class`; `charm` alone is an exhausted die @param {string} id */
export function diePicture(slug, id) {
  const [type, face] = slug.split("-");
  const magic = MAGICS[type] ?? { hue: 40, second: 35, class: "power", power: "power" };
  const { hue, second } = magic;
  const spent = face === undefined;
  const tones = palette(hue, second, spent ? 18 : 78);
  const strong = spent ? 16 : 62;
  const defs =
    `<linearGradient id="${id}d" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="hsl(${hue} ${strong}% ${spent ? 34 : 52}%)"/><stop offset=".5" stop-color="hsl(${second} ${strong}% ${spent ? 22 : 34}%)"/><stop offset="1" stop-color="hsl(${second} ${strong}% ${spent ? 12 : 17}%)"/></linearGradient>` +
    `<linearGradient id="${id}s" gradientUnits="userSpaceOnUse" x1="30" y1="5" x2="64" y2="95"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="${tones.bright}"/><stop offset="1" stop-color="${tones.light}"/></linearGradient>`;
  const cube =
    `<rect x="5" y="7" width="90" height="90" rx="20" fill="#000" opacity=".45"/><rect x="5" y="4" width="90" height="90" rx="20" fill="url(#${id}d)" stroke="hsl(${hue} ${strong}% ${spent ? 45 : 72}%)" stroke-width="3"/>` +
    `<rect x="12" y="11" width="76" height="76" rx="15" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/><path d="M14 30 C18 16 28 12 42 11 L62 11 C40 14 24 22 14 38 Z" fill="#fff" opacity=".22"/>`;
  return `<defs>${defs}</defs>${cube}${sign(face, magic, tones, `url(#${id}s)`)}`;
}

/** @param {string | undefined} face @param {{class: string, power: string}} magic @param {import("./paint.js").Palette} tones @param {string} fill */
function sign(face, magic, tones, fill) {
  const at = (/** @type {number} */ scale, /** @type {string} */ inside) =>
    `<g transform="translate(50 49) scale(${scale}) translate(-50 -50)">${inside}</g>`;
  if (face === undefined) {
    return `<g opacity=".55">${at(0.5, paint(MOTIFS[magic.class], tones, fill))}</g><path d="M18 84 L84 18" stroke="#000" stroke-opacity=".5" stroke-width="5"/><path d="M18 81 L84 15" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>`;
  }
  if (face === "power") {
    return (
      at(
        0.84,
        `<path d="${spiked(12, 50, 40)}" fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/>`,
      ) + at(0.54, paint(MOTIFS[magic.power], tones, fill))
    );
  }
  if (face === "class") return at(0.6, paint(MOTIFS[magic.class], tones, fill));
  return at(
    0.5,
    `<circle cx="50" cy="50" r="26" fill="${tones.dark}" opacity=".6"/><circle cx="50" cy="50" r="20" fill="${fill}"/><circle cx="43" cy="42" r="6" fill="#fff"/>`,
  );
}
