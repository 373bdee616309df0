// @ts-check
// Landscapes for the spaces of a map that has no pictures of its own: hills under a sky, told apart
// by their colours and by what is on them.

import { MOTIFS } from "./pictures.js";
import { hash, numbers, paint, palette } from "./paint.js";

const STANDING = ["tower", "tree", "candle", "sprout", "gate", "skull", "sun", "moon", "wave", "crown"];

/** @param {{slug: string, kind: string, region: string}} space @param {string} id */
export function landscape({ slug, kind, region }, id) {
  const next = numbers(hash(`${region} ${slug}`));
  const hue = Math.round(numbers(hash(region || slug))() * 360);
  const tones = palette(hue, (hue + 30) % 360, 46);
  const found = STANDING.filter((name) => MOTIFS[name]);
  const figure = MOTIFS[found[Math.floor(next() * found.length)] ?? ""] ?? MOTIFS.sigil;
  const hill = (/** @type {number} */ y, /** @type {string} */ fill) => {
    const [a, b] = [y - 8 + next() * 16, y - 8 + next() * 16];
    return `<path d="M-60 160 V${Math.round(a)} C-10 ${Math.round(y - 18)} 40 ${Math.round(b + 12)} 70 ${Math.round(b)} S130 ${Math.round(a)} 160 ${Math.round(y)} V160 Z" fill="${fill}"/>`;
  };
  const sky = `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 40% ${kind ? 34 : 24}%)"/><stop offset="1" stop-color="hsl(${hue + 18} 44% ${kind ? 62 : 52}%)"/></linearGradient>`;
  return (
    `<defs>${sky}<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tones.bright}"/><stop offset="1" stop-color="${tones.mid}"/></linearGradient></defs>` +
    `<rect x="-60" y="-60" width="220" height="220" fill="url(#${id}s)"/>${hill(58, `hsl(${hue} 34% 30%)`)}` +
    `<g transform="translate(${Math.round(34 + next() * 32)} 48) scale(.42) translate(-50 -50)">${paint(figure, tones, `url(#${id}f)`)}</g>` +
    hill(74, `hsl(${hue} 38% 19%)`)
  );
}
