// @ts-check
// The apprentices of Gravehold: two faces for each mage sheet, front and back, and a few older ones.

import { face } from "../faces.js";

/** @typedef {import("../faces.js").Look} Look */

/** Hair that falls on both sides. */
const LONG = `<path d="M26 98 C16 62 22 14 50 11 C78 14 84 62 74 98 C70 82 72 58 66 42 L34 42 C28 58 30 82 26 98 Z" fill="@hair"/>`;
const FRINGE = `<path d="M33 45 C31 21 42 13 51 13 C61 13 69 22 67 45 C65 36 61 31 55 28 C49 33 41 32 37 36 C35 39 34 42 33 45 Z" fill="@hair"/>`;
const CROP = `<path d="M32 41 C29 20 40 11 51 11 C63 11 71 21 68 41 C66 33 62 28 50 27 C38 28 35 33 32 41 Z" fill="@hair"/>`;

/** @type {Record<string, Look>} */
const PEOPLE = {
  "bow-a": {
    ground: ["#b0702c", "#20100a"],
    skin: ["#9a6a45", "#6f4528", "#3d2413"],
    cloth: ["#d98a36", "#8f4f17", "#3f1f08"],
    hair: ["#4a3550", "#1b1222"],
    head: "lean",
    iris: "#e0a33a",
    brows: ["#1b1222", 2, 0.2],
    mouth: ["#7a3a2c", 0.6],
    behind: LONG,
    chest: `<path d="M34 80 L50 96 L66 80 L72 112 L28 112 Z" fill="#5a2c0c"/><circle cx="50" cy="92" r="4" fill="#ffd27a"/>`,
    front: `${FRINGE}<path d="M31 29 C40 22 60 22 69 29 L69 33 C60 27 40 27 31 33 Z" fill="#d9a441"/><circle cx="50" cy="26" r="2.6" fill="#8fe0ff"/>`,
  },
  "bow-b": {
    ground: ["#8a5a2a", "#1a0e08"],
    skin: ["#f2cda8", "#cf9a72", "#8a5c3e"],
    cloth: ["#c98a44", "#7d4a1a", "#38200a"],
    hair: ["#d88a3a", "#8a4412"],
    iris: "#6fa05a",
    brows: ["#8a4412", 2.2, 0.4],
    mouth: ["#a85c4a", 0.2],
    chest: `<path d="M24 84 L50 100 L76 84 L80 112 L20 112 Z" fill="#4d3416"/><path d="M68 78 L84 112 L90 112 L74 76 Z" fill="#e0c08a"/>`,
    front: `${CROP}<path d="M38 60 C42 72 58 72 62 60 C61 70 57 78 50 78 C43 78 39 70 38 60 Z" fill="@hair"/>`,
    over: `<path d="M14 30 C26 10 30 60 16 82" fill="none" stroke="#e0c08a" stroke-width="2.4"/><path d="M14 30 L16 82" stroke="#fff3d6" stroke-width=".8"/>`,
  },
  "sword-a": {
    ground: ["#2f7f86", "#08181c"],
    skin: ["#f5d3b4", "#dba681", "#94664a"],
    cloth: ["#4aa3a8", "#1d5c64", "#0a2a30"],
    hair: ["#e07a3a", "#9a3a12"],
    iris: "#3f8f86",
    brows: ["#9a3a12", 2.4, 0.6],
    mouth: ["#a8564a", 0.2],
    chest: `<path d="M26 82 L50 104 L74 82 L82 112 L18 112 Z" fill="#123a42"/><path d="M44 84 L50 92 L56 84 L50 112 Z" fill="#cfe8ea"/>`,
    front: `${CROP}<path d="M36 52 C36 66 42 78 50 78 C58 78 64 66 64 52 C60 62 56 63 50 61 C44 63 40 62 36 52 Z" fill="@hair"/>`,
  },
  "sword-b": {
    ground: ["#356a8a", "#071420"],
    skin: ["#e3b68f", "#b9835c", "#70492f"],
    cloth: ["#6aa6c9", "#2a5f86", "#0f2a44"],
    hair: ["#2c3348", "#10131f"],
    head: "lean",
    iris: "#4f86c9",
    brows: ["#10131f", 1.9, 0.2],
    mouth: ["#a4504c", 0.8],
    behind: `<path d="M66 26 C86 32 90 66 78 92 C76 70 74 52 64 44 Z" fill="@hair"/>`,
    chest: `<path d="M30 82 L50 92 L70 82 L76 112 L24 112 Z" fill="#e8eef5"/><path d="M50 86 l5 7 l-5 10 l-5 -10 Z" fill="#2a5f86"/>`,
    front: FRINGE,
    over: `<path d="M61 36 l4 13" stroke="#8a4a3a" stroke-width="1.2" fill="none"/>`,
  },
  "ram-a": {
    ground: ["#8a3a2c", "#1a0807"],
    skin: ["#b98a66", "#8a5c3e", "#4d2f1c"],
    cloth: ["#b9573f", "#742a1c", "#33100b"],
    hair: ["#2a2220", "#0e0a0a"],
    head: "broad",
    iris: "#c9862f",
    brows: ["#0e0a0a", 3, 1],
    mouth: ["#7a3f34", -0.4],
    behind: `<path d="M28 40 C8 34 8 8 26 10 C18 18 24 30 36 30 Z M72 40 C92 34 92 8 74 10 C82 18 76 30 64 30 Z" fill="#d9c7a0"/>`,
    chest: `<path d="M16 112 C18 92 30 84 42 80 L50 92 L58 80 C70 84 82 92 84 112 Z" fill="#4d1a12"/><path d="M30 88 L70 88 L66 96 L34 96 Z" fill="#c9a05a"/>`,
    front: CROP,
  },
  "ram-b": {
    ground: ["#9a5a3a", "#1d0d08"],
    skin: ["#f0c9a4", "#cf9870", "#86573a"],
    cloth: ["#c97a5a", "#8a3f2a", "#3f170e"],
    hair: ["#f0dfc0", "#b9986a"],
    iris: "#7a9ac9",
    brows: ["#a8865a", 2, -0.2],
    mouth: ["#b4564c", 1],
    behind: `<path d="M24 96 C18 70 22 44 32 34 L68 34 C78 44 82 70 76 96 C72 84 70 70 68 60 L32 60 C30 70 28 84 24 96 Z" fill="@hair"/><path d="M30 36 C14 32 12 12 26 10 C22 20 28 26 36 28 Z M70 36 C86 32 88 12 74 10 C78 20 72 26 64 28 Z" fill="#8a6a4a"/>`,
    chest: `<path d="M28 84 L50 98 L72 84 L78 112 L22 112 Z" fill="#f3e0c4"/>`,
    front: FRINGE,
  },
  "staff-a": {
    ground: ["#5a3f8a", "#0f0a1c"],
    skin: ["#e8d6c4", "#bfa590", "#786253"],
    cloth: ["#8a6ac9", "#4a3286", "#1f1440"],
    hair: ["#e8e6f0", "#a8a2bd"],
    head: "lean",
    iris: "#8a5ad0",
    brows: ["#8f88a5", 1.9, 0],
    mouth: ["#9a5a62", 0],
    behind: LONG,
    chest: `<path d="M32 82 L50 106 L68 82 L74 112 L26 112 Z" fill="#2a1b57"/><path d="M50 92 l5 6 l-5 9 l-5 -9 Z" fill="#c9a9ff"/>`,
    front: FRINGE,
    over: `<path d="M82 8 L88 112" stroke="#b98f5a" stroke-width="3.4"/><circle cx="82" cy="10" r="6" fill="#d9c2ff"/><circle cx="82" cy="10" r="9" fill="none" stroke="#d9c2ff" stroke-width="1" opacity=".7"/>`,
  },
  "staff-b": {
    ground: ["#6a3f7a", "#140a18"],
    skin: ["#7a5a48", "#54392b", "#2b1b13"],
    cloth: ["#b06ac0", "#662f7a", "#2b1036"],
    hair: ["#241a24", "#0c080d"],
    iris: "#d8a84a",
    brows: ["#0c080d", 2.2, 0.2],
    mouth: ["#6a3430", 0.6],
    behind: `<path d="M24 58 C14 26 30 6 50 6 C70 6 86 26 76 58 C78 40 68 28 50 28 C32 28 22 40 24 58 Z" fill="@hair"/>`,
    chest: `<path d="M26 84 L50 100 L74 84 L80 112 L20 112 Z" fill="#46204f"/><path d="M34 86 C42 96 58 96 66 86" fill="none" stroke="#f0c96a" stroke-width="2"/>`,
    front: `${CROP}<path d="M30 30 C40 24 60 24 70 30 L69 36 C60 31 40 31 31 36 Z" fill="#b06ac0"/>`,
    over: `<path d="M16 10 L12 112" stroke="#8f6a40" stroke-width="3.4"/><path d="M10 12 C10 2 24 2 22 14" fill="none" stroke="#f0c96a" stroke-width="2.6"/>`,
  },
  teacher: {
    ground: ["#8a7a44", "#15140a"],
    skin: ["#b98a62", "#8f6440", "#553820"],
    cloth: ["#86a06a", "#4f6a3e", "#1f2e1a"],
    hair: ["#e6e4e0", "#9a9c9e"],
    iris: "#6a5030",
    brows: ["#8a8684", 2.1, -0.2],
    mouth: ["#7a4434", 0.2],
    behind: `<circle cx="50" cy="7" r="8.5" fill="@hair"/><path d="M29 48 C22 20 36 11 50 11 C64 11 78 20 71 48 L66 36 L34 36 Z" fill="@hair"/>`,
    chest: `<path d="M32 80 L50 98 L68 80 L72 112 L28 112 Z" fill="#3a4f2e"/>`,
    front: CROP,
    over: `<g fill="none" stroke="#553820" stroke-width=".9" stroke-linecap="round" opacity=".7"><path d="M37 52 q3 2 6 1 M57 53 q3 1 6 -1"/></g>`,
  },
  captain: {
    ground: ["#3f7fb0", "#081420"],
    skin: ["#c9dced", "#93b4cf", "#4f7391"],
    cloth: ["#4f86b4", "#24527c", "#0c2740"],
    hair: ["#f6f8fb", "#aab8c8"],
    head: "lean",
    iris: "#5fd0ff",
    brows: ["#9fb0c2", 1.8, 0.6],
    mouth: ["#5a6f86", 0],
    behind: LONG,
    chest: `<path d="M34 80 L50 94 L66 80 L70 112 L30 112 Z" fill="#123a5c"/>`,
    front: FRINGE,
  },
  scholar: {
    ground: ["#5a34a0", "#0d0720"],
    skin: ["#e2d2ee", "#b49ccb", "#6d5488"],
    cloth: ["#3c2a5e", "#22153c", "#0c0618"],
    hair: ["#40304e", "#150d1e"],
    head: "lean",
    iris: "#c79bff",
    brows: ["#150d1e", 2.2, 0.2],
    mouth: ["#6d4a72", 0.7],
    chest: `<path d="M34 80 L50 104 L66 80 L72 112 L28 112 Z" fill="#150b26"/><path d="M43 80 L50 92 L57 80" fill="none" stroke="#c79bff" stroke-width="1.6"/>`,
    front: FRINGE,
    over: `<g fill="none" stroke="#c79bff" stroke-width="1" opacity=".8"><circle cx="80" cy="18" r="3.4"/><circle cx="80" cy="18" r="6"/></g>`,
  },
  elder: {
    ground: ["#3a6a5c", "#081512"],
    skin: ["#b5a58c", "#8a8068", "#4d4a3c"],
    cloth: ["#6f8f6a", "#3d5a40", "#17261b"],
    hair: ["#d8dde0", "#8a9499"],
    brows: ["#6a7478", 2, -0.4],
    mouth: ["#6a5c50", 0],
    behind: `<circle cx="50" cy="9" r="12" fill="@hair"/><path d="M27 52 C18 20 36 10 50 10 C64 10 82 20 73 52 L66 36 L34 36 Z" fill="@hair"/>`,
    front: CROP,
    over: `<g fill="none" stroke="#3f4a44" stroke-width="1.5" stroke-linecap="round"><path d="M38 43 Q43 46 48 43 M52 43 Q57 46 62 43"/></g><g fill="none" stroke="#c8f0d8" stroke-width=".9" opacity=".8"><path d="M2 110 C30 90 34 70 40 44 C44 62 60 70 98 84"/><path d="M98 106 C74 92 66 74 60 46 C56 66 40 80 4 88"/><path d="M20 112 C36 84 64 84 84 112"/></g>`,
  },
  shining: {
    ground: ["#6a3fae", "#0c0618"],
    skin: ["#e6dcf5", "#b8a2dc", "#6a4f9a"],
    cloth: ["#4a2f7a", "#251445", "#0d0620"],
    hair: ["#3a3048", "#120c1c"],
    head: "lean",
    glow: "#ffd27a",
    brows: ["#120c1c", 2.2, 1],
    mouth: ["#6a3f62", 0.4],
    aura: `<g fill="none" stroke="#ffd27a" opacity=".75"><circle cx="50" cy="38" r="31" stroke-width="1.6"/><circle cx="50" cy="38" r="37" stroke-width="1" stroke-dasharray="2 5"/></g><g fill="#ffe6a3" opacity=".3"><path d="M8 96 C-6 60 8 20 34 10 C18 40 22 70 30 100 Z"/><path d="M92 96 C106 60 92 20 66 10 C82 40 78 70 70 100 Z"/></g>`,
    chest: `<path d="M30 82 L50 110 L70 82 L76 112 L24 112 Z" fill="#0d0620"/><path d="M44 84 L50 98 L56 84 Z" fill="#ffd27a"/>`,
    front: CROP,
    over: `<g fill="none" stroke="#ffd27a" stroke-width="1.1" opacity=".9"><path d="M60 48 L63 56 L60 62"/><path d="M40 48 L37 56 L40 62"/></g>`,
  },
};

/** The person on a sheet is shown with the sheet: see `stranger`. */
export const person = () => null;

/** @param {string} who @param {string} _slug @param {number} _hue @param {number} _second @param {string} id @returns {string | null} */
export function stranger(who, _slug, _hue, _second, id) {
  const look = PEOPLE[who];
  return look ? face(look, id) : null;
}

export const place = () => null;
export const sign = () => null;
export const die = () => null;
