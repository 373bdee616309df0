// @ts-check
// Crests of the games, of the house itself and of the seats, and the backs of cards.

import { LOOKS } from "../common/looks.js";
import { BACKDROPS } from "./backdrops.js";
import { MOTIFS, spiked } from "./pictures.js";
import { hash, numbers, paint, palette } from "./paint.js";

/** The sign of the house, which also stands for games without one. @type {import("../common/looks.js").Crest} */
const HOUSE = { figure: "flame", hue: 42, second: 16, ground: 225, rim: "spikes", foe: "" };
const PETALS =
  "M50 2 L62 12 L78 10 L84 24 L97 34 L92 50 L97 66 L84 76 L78 90 L62 88 L50 98 L38 88 L22 90 L16 76 L3 66 L8 50 L3 34 L16 24 L22 10 L38 12 Z";
const SEATS = ["flame", "wave", "tree", "moon"];
const SEAT_HUES = [30, 204, 104, 288];

/** @param {string} id @param {import("./paint.js").Palette} tones */
const body = (id, tones) =>
  `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="30" y1="4" x2="64" y2="96"><stop offset="0" stop-color="${tones.bright}"/><stop offset=".4" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.mid}"/></linearGradient>`;

/** @param {number} scale @param {string} inside */
const at = (scale, inside) => `<g transform="translate(50 50) scale(${scale}) translate(-50 -50)">${inside}</g>`;

/** @param {string} game @param {string} id */
export function gameCrestPicture(game, id) {
  const own = LOOKS[game]?.crest;
  const { figure, hue, second, ground, rim } = own ?? HOUSE;
  const tones = palette(hue, second, 82);
  const defs = `<defs><radialGradient id="${id}g" cx="50%" cy="40%" r="65%"><stop offset="0" stop-color="hsl(${ground} 50% 34%)"/><stop offset="1" stop-color="hsl(${ground} 45% 9%)"/></radialGradient>${body(id, tones)}</defs>`;
  if (!own) {
    const keep =
      "M10 94 L10 30 L10 14 L22 14 L22 24 L34 24 L34 14 L46 14 L46 24 L54 24 L54 14 L66 14 L66 24 L78 24 L78 14 L90 14 L90 94 L66 94 L66 72 C66 60 58 54 50 54 C42 54 34 60 34 72 L34 94 Z";
    return `${defs}<path d="${keep}" fill="url(#${id}g)" stroke="${tones.light}" stroke-width="3.5" stroke-linejoin="round"/><path d="M14 44 H86 M14 66 H32 M68 66 H86" stroke="#000" stroke-opacity=".3" stroke-width="2"/><g transform="translate(50 70) scale(.46) translate(-50 -56)">${paint(MOTIFS.flame, tones, `url(#${id}f)`)}</g>`;
  }
  const edge = rim === "petals" ? PETALS : spiked(16, 49, 43);
  return `${defs}<path d="${edge}" fill="url(#${id}g)" stroke="${tones.light}" stroke-width="2" stroke-linejoin="round"/><circle cx="50" cy="50" r="37.5" fill="none" stroke="${tones.light}" stroke-opacity=".65" stroke-width="1.4"/><circle cx="50" cy="50" r="40" fill="none" stroke="${tones.light}" stroke-opacity=".5" stroke-width="1" stroke-dasharray="1 4"/>${at(0.66, paint(MOTIFS[figure] ?? MOTIFS.sigil, tones, `url(#${id}f)`))}`;
}

/** @param {number} seat @param {string} id */
export function seatCrestPicture(seat, id) {
  const hue = SEAT_HUES[seat % 4];
  const tones = palette(hue, hue - 12, 70);
  return (
    `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 50% 36%)"/><stop offset="1" stop-color="hsl(${hue} 55% 13%)"/></linearGradient>${body(id, tones)}</defs>` +
    `<path d="M50 4 L90 13 C93 56 82 82 50 97 C18 82 7 56 10 13 Z" fill="url(#${id}g)" stroke="${tones.light}" stroke-width="4" stroke-linejoin="round"/>${at(0.52, paint(MOTIFS[SEATS[seat % 4]], tones, `url(#${id}f)`))}`
  );
}

/** @param {string} game @param {string} what which deck @param {string} id */
export function cardBackPicture(game, what, id) {
  const { figure, hue, second, ground, foe } = LOOKS[game]?.crest ?? HOUSE;
  const enemy = /nemesis|acolyte|turn|order/.test(what);
  const tint = enemy ? 350 : ground;
  const tones = palette(enemy ? 20 : hue, enemy ? 352 : second, 60);
  const next = numbers(hash(`${game} ${enemy}`));
  const weave = Array.from(
    { length: 13 },
    (_, n) => `<path d="M${n * 14 - 34} -10 L${n * 14 + 40} 160 M${n * 14 + 6} -10 L${n * 14 - 68} 160"/>`,
  ).join("");
  return (
    `<defs><radialGradient id="${id}g" cx="50%" cy="50%" r="70%"><stop offset="0" stop-color="hsl(${tint} 48% 28%)"/><stop offset="1" stop-color="hsl(${tint} 48% 8%)"/></radialGradient>${body(id, tones)}</defs>` +
    `<rect x="-20" y="-20" width="140" height="180" fill="url(#${id}g)"/><g stroke="${tones.light}" stroke-opacity=".12" stroke-width="1" fill="none">${weave}</g>` +
    `<rect x="6" y="6" width="88" height="128" rx="8" fill="none" stroke="${tones.light}" stroke-opacity=".6" stroke-width="1.6"/><rect x="10" y="10" width="80" height="120" rx="6" fill="none" stroke="${tones.light}" stroke-opacity=".3" stroke-width="1"/>` +
    `<g transform="translate(0 20)">${BACKDROPS.runes(next, tones.light, tones.dark)}${at(0.52, paint(MOTIFS[(enemy && foe) || figure] ?? MOTIFS.sigil, tones, `url(#${id}f)`))}</g>`
  );
}
