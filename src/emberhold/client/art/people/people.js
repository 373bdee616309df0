// @ts-check
// The people of Aeon's End and Ashes: most are drawings of their own in this folder, some are put
// together like everybody else's faces.

import { face } from "../faces.js";
import { fetched } from "../svg.js";

/** @typedef {import("../faces.js").Look} Look */

const DRAWN = new Set([
  "aradel-summergaard",
  "coal-roarkwin",
  "dezmodia",
  "garu",
  "gate-witch",
  "gex",
  "jessa-na-ni",
  "maeoni-viper",
  "mist",
  "quilius",
  "umbra-titan",
  "yan-magda",
]);

const HOOD = `<path d="M22 112 C14 60 20 10 50 7 C80 10 86 60 78 112 L68 112 C72 70 68 34 50 27 C32 34 28 70 32 112 Z" fill="@cloth"/>`;
const THORNS = Array.from(
  { length: 7 },
  (_, n) => `<path d="M${22 + n * 8} 29 l4 ${-13 - (n % 2) * 7} l4 13 Z"/>`,
).join("");

/** @type {Record<string, Look>} */
const PEOPLE = {
  ulgimor: {
    ground: ["#3c2f6e", "#07060f"],
    skin: ["#4b4a66", "#2a293f", "#100f1c"],
    cloth: ["#2c2a44", "#17162a", "#080712"],
    head: "broad",
    glow: "#b8f0ff",
    mouth: null,
    ears: false,
    aura: `<g fill="#8d7cff" opacity=".28"><path d="M12 112 C4 70 16 30 34 8 C28 40 36 60 30 112 Z"/><path d="M88 112 C96 70 84 30 66 8 C72 40 64 60 70 112 Z"/></g>`,
    behind: `<path d="M24 52 C16 30 22 12 30 2 C30 16 38 18 42 14 C46 8 54 8 58 14 C62 18 70 16 70 2 C78 12 84 30 76 52 Z" fill="#1b1a2e"/>`,
    front: `<path d="M31 46 C34 32 44 34 50 40 C56 34 66 32 69 46 C64 40 56 40 50 47 C44 40 36 40 31 46 Z" fill="#14132400"/><path d="M40 60 L44 57 L47 61 L50 57 L53 61 L56 57 L60 60 C56 66 44 66 40 60 Z" fill="#0b0a14"/>`,
    over: `<g fill="none" stroke="#b8f0ff" stroke-width="1" opacity=".75" stroke-linecap="round"><path d="M36 28 L40 34 L38 38"/><path d="M64 28 L60 34 L62 38"/><path d="M50 22 L50 30"/><path d="M32 82 C40 92 60 92 68 82"/></g>`,
  },
  mazahaedron: {
    ground: ["#7d6a3a", "#151008"],
    skin: ["#c9cfb4", "#8d9a7c", "#4c5a48"],
    cloth: ["#d8c48a", "#8f7436", "#3f3012"],
    head: "lean",
    glow: "#ffd87a",
    brows: ["#3b4634", 2.2, 0.4],
    mouth: ["#5b4a3a", -0.4],
    aura: `<g fill="none" stroke="#ffd87a" stroke-width="1.4" opacity=".6"><path d="M50 -4 L92 20 L92 66 L50 90 L8 66 L8 20 Z"/><path d="M50 8 L82 26 L82 60 L50 78 L18 60 L18 26 Z"/></g>`,
    behind: `<path d="M30 60 C22 30 34 8 50 8 C66 8 78 30 70 60 L74 96 L26 96 Z" fill="#5b5a3a"/>`,
    chest: `<path d="M30 82 L50 100 L70 82 L74 112 L26 112 Z" fill="#4c5a48"/><path d="M50 88 l7 8 l-7 12 l-7 -12 Z" fill="#ffd87a"/>`,
    front: `<path d="M33 38 C33 20 42 12 50 12 C58 12 67 20 67 38 L62 30 L50 25 L38 30 Z" fill="#a9a276"/><path d="M50 13 l5 7 l-5 8 l-5 -8 Z" fill="#ffd87a"/>`,
    over: `<g fill="none" stroke="#3b4634" stroke-width="1" stroke-linecap="round"><path d="M38 50 l3 6 M62 50 l-3 6 M46 64 l0 4 M54 64 l0 4"/></g>`,
  },
  "magus-of-cloaks": {
    ground: ["#8a3d5c", "#14070f"],
    skin: ["#e8ddd2", "#b9a79c", "#6d5a5a"],
    cloth: ["#7a2f52", "#3f1430", "#170614"],
    head: "lean",
    glow: "#ff8fb0",
    mouth: null,
    ears: false,
    aura: `<g fill="#c9527f" opacity=".22"><path d="M-8 112 C-10 60 10 20 40 0 C16 40 18 80 22 112 Z"/><path d="M108 112 C110 60 90 20 60 0 C84 40 82 80 78 112 Z"/></g>`,
    chest: `<path d="M10 112 C12 92 26 82 42 78 L50 96 L58 78 C74 82 88 92 90 112 Z" fill="#521a3c"/><path d="M50 82 l5 7 l-5 9 l-5 -9 Z" fill="#ffb3c9"/>`,
    front: `${HOOD}<path d="M36 47 C40 52 60 52 64 47 L62 63 C56 71 44 71 38 63 Z" fill="#f2e6da"/><path d="M41 56 L46 54 M59 56 L54 54 M50 52 L50 64" fill="none" stroke="#6d1f3c" stroke-width="1.3"/>`,
    over: `<path d="M25 96 C20 60 26 26 48 14" fill="none" stroke="#ff9dbb" stroke-width="1.1" opacity=".6"/><path d="M44 62 l2 3 l2 -3 l2 3 l2 -3 l2 3 l2 -3" fill="none" stroke="#6d1f3c" stroke-width="1"/>`,
  },
  "hollow-crown": {
    ground: ["#a1381f", "#150507"],
    skin: ["#cfc4a8", "#94886c", "#4a4034"],
    cloth: ["#5a2018", "#2c0c0c", "#110405"],
    head: "lean",
    glow: "#ff6a3c",
    mouth: null,
    ears: false,
    aura: `<circle cx="50" cy="36" r="34" fill="#ff6a3c" opacity=".14"/>`,
    behind: `<path d="M20 112 C10 82 22 66 36 62 L64 62 C78 66 90 82 80 112 Z" fill="#3a1210"/>`,
    chest: `<path d="M18 112 l6 -26 l8 12 l8 -18 l10 20 l10 -20 l8 18 l8 -12 l6 26 Z" fill="@cloth"/>`,
    front: `<path d="M28 30 C30 24 70 24 72 30 L70 36 C60 31 40 31 30 36 Z" fill="#c79a3a"/><g fill="#e0b455">${THORNS}</g><path d="M47 50 L50 45 L53 50 Z" fill="#2a1d18"/><path d="M39 58 L61 58 L59 66 C55 70 45 70 41 66 Z" fill="#2a1d18"/><path d="M42 58 v6 M46 58 v8 M50 58 v9 M54 58 v8 M58 58 v6" fill="none" stroke="#e8ddc2" stroke-width="2.2"/>`,
    over: `<g fill="none" stroke="#3a2c22" stroke-width="1"><path d="M38 34 l3 5 M62 34 l-3 5 M36 50 l4 3 M64 50 l-4 3"/></g><path d="M60 38 l4 14" stroke="#ff6a3c" stroke-width="1.2" fill="none"/>`,
  },
  "noah-redmoon": {
    ground: ["#6a1f2a", "#0e0a14"],
    skin: ["#f0d2b6", "#cf9f80", "#865742"],
    cloth: ["#3d4454", "#1d2230", "#0b0e16"],
    hair: ["#4a4f63", "#171a26"],
    iris: "#b8454a",
    brows: ["#171a26", 2.4, 1],
    mouth: ["#9a5a50", -0.2],
    aura: `<circle cx="72" cy="20" r="20" fill="#c7323c"/><circle cx="67" cy="15" r="4" fill="#8f1d2a"/><circle cx="78" cy="26" r="3" fill="#8f1d2a"/>`,
    chest: `<path d="M20 90 L50 104 L80 90 L84 112 L16 112 Z" fill="#8f1d2a"/><path d="M22 86 C36 98 64 98 78 86 L74 78 C62 88 38 88 26 78 Z" fill="#2a3040"/>`,
    front: `<path d="M32 42 C29 20 40 10 52 11 C64 11 71 22 68 42 C66 34 63 29 58 27 C52 33 42 30 38 34 C35 36 33 38 32 42 Z" fill="@hair"/><path d="M58 11 C66 6 74 10 74 18 C70 14 64 14 60 18 Z" fill="@hair"/>`,
    over: `<path d="M40 62 C44 66 56 66 60 62" fill="none" stroke="#171a26" stroke-width="1.6" opacity=".55"/><path d="M61 34 l3 12" stroke="#8d3b36" stroke-width="1.2" fill="none"/>`,
  },
  "saria-guideman": {
    ground: ["#b14f9a", "#1e0c28"],
    skin: ["#fbe2cc", "#e3b596", "#a8735c"],
    cloth: ["#f0c2e4", "#a64f95", "#4a1a4c"],
    hair: ["#ffe3a0", "#c28a2e"],
    head: "lean",
    iris: "#a64fc8",
    brows: ["#a8742c", 1.7, -0.6],
    mouth: ["#c4475f", 1],
    behind: `<path d="M26 100 C14 64 20 12 50 10 C80 12 86 64 74 100 C70 84 72 60 66 44 L34 44 C28 60 30 84 26 100 Z" fill="@hair"/>`,
    chest: `<path d="M30 84 L50 94 L70 84 L74 112 L26 112 Z" fill="#f7e6f4"/><path d="M50 90 l4 5 l-4 6 l-4 -6 Z" fill="#ffcf4d"/>`,
    front: `<path d="M33 46 C31 22 42 14 51 14 C61 14 69 22 67 46 C65 38 62 32 56 28 C50 33 42 32 37 36 C35 39 34 42 33 46 Z" fill="@hair"/><path d="M30 30 C34 18 66 18 70 30 C62 25 38 25 30 30 Z" fill="#ffd86b"/><circle cx="50" cy="23" r="3" fill="#c55bff"/>`,
    over: `<g fill="#ffe9f8"><circle cx="20" cy="22" r="1.6"/><circle cx="82" cy="34" r="2"/><circle cx="76" cy="12" r="1.3"/></g>`,
  },
};

/** @param {string} slug @param {string} id @returns {string | null} */
export function person(slug, id) {
  if (DRAWN.has(slug)) return fetched(`/static/art/people/${slug}.svg`, 'x="4" y="0" width="92" height="110.4"');
  const look = PEOPLE[slug];
  return look ? face(look, id) : null;
}

/** These games have neither places nor signs nor dice beyond everybody's. */
export const place = () => null;
export const sign = () => null;
export const die = () => null;

/** Guests from another game are drawn as they are there. */
export { stranger } from "./apprentices.js";
