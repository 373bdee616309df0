// @ts-check
// Tokens that have no symbol of their own (symbols.js): a small figure in a disc with a rim.

import { MOTIFS } from "./pictures.js";
import { paint, palette } from "./paint.js";

/** Figure, hues, how vivid. @type {Record<string, string>} */
const TOKENS = {
  tier: "growth 25 10 60",
  gates: "gate 180 275 65",
  cloaks: "cloaks 255 265 55",
  fury: "flame 18 5 75",
  husks: "beetle 85 60 55",
  trophies: "skull 45 35 40",
  "pair-token": "twins 45 280 55",
  dice: "seal 330 280 55",
  attached: "chain 280 270 45",
  round: "clock 40 30 50",
  turn: "hourglass 40 30 55",
  summon: "gate 140 150 55",
  return: "arrowturn 200 210 45",
  reacted: "arrowturn 48 40 60",
};

/** Other names for the same thing. @type {Record<string, string>} */
const ALIASES = { trophy: "trophies", gate: "gates", cloak: "cloaks", husk: "husks" };

/** @param {string} kind @param {string} id */
export function tokenPicture(kind, id) {
  const plain = kind.replace(/^token-/, "");
  const [figure, hue, second, vivid] = (TOKENS[ALIASES[plain] ?? plain] ?? "power 40 30 25").split(" ");
  const tones = palette(Number(hue), Number(second), Number(vivid));
  return (
    `<defs><radialGradient id="${id}r" cx="38%" cy="28%" r="80%"><stop offset="0" stop-color="hsl(${second} ${vivid}% 40%)"/><stop offset="1" stop-color="hsl(${second} ${vivid}% 12%)"/></radialGradient>` +
    `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="30" y1="4" x2="64" y2="96"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.mid}"/></linearGradient></defs>` +
    `<circle cx="50" cy="52" r="46" fill="#000" opacity=".45"/><circle cx="50" cy="50" r="45" fill="url(#${id}r)" stroke="${tones.light}" stroke-width="4"/><circle cx="50" cy="50" r="39" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
    `<g transform="translate(50 50) scale(.6) translate(-50 -50)">${paint(MOTIFS[figure], tones, `url(#${id}f)`)}</g>`
  );
}
