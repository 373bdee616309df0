// @ts-check
// The mages of the first box of Aeon's End, put together like everybody else's faces.

import { face } from "../faces.js";

/** @typedef {import("../faces.js").Look} Look */

const LONG = `<path d="M26 98 C16 62 22 14 50 11 C78 14 84 62 74 98 C70 82 72 58 66 42 L34 42 C28 58 30 82 26 98 Z" fill="@hair"/>`;
const FRINGE = `<path d="M33 45 C31 21 42 13 51 13 C61 13 69 22 67 45 C65 36 61 31 55 28 C49 33 41 32 37 36 C35 39 34 42 33 45 Z" fill="@hair"/>`;
const CROP = `<path d="M32 41 C29 20 40 11 51 11 C63 11 71 21 68 41 C66 33 62 28 50 27 C38 28 35 33 32 41 Z" fill="@hair"/>`;
const BEARD = `<path d="M36 52 C36 68 42 80 50 80 C58 80 64 68 64 52 C60 62 56 63 50 61 C44 63 40 62 36 52 Z" fill="@hair"/>`;
const HOOD = `<path d="M22 112 C14 60 20 10 50 7 C80 10 86 60 78 112 L68 112 C72 70 68 34 50 27 C32 34 28 70 32 112 Z" fill="@cloth"/>`;

/** @type {Record<string, Look>} */
const PEOPLE = {
  adelheim: {
    ground: ["#a8622c", "#1a0d08"],
    skin: ["#e0b08a", "#b57f58", "#6c4529"],
    cloth: ["#8a8f9c", "#4c515e", "#1f222b"],
    hair: ["#b5532a", "#6b240c"],
    head: "broad",
    iris: "#5a7a9c",
    brows: ["#6b240c", 2.8, 0.6],
    mouth: ["#8f5040", 0],
    chest: `<path d="M18 112 L24 86 L50 98 L76 86 L82 112 Z" fill="#5d6472"/><path d="M34 90 L50 97 L66 90 L62 112 L38 112 Z" fill="#8b5a2b"/><circle cx="50" cy="103" r="3.4" fill="#ffc46b"/>`,
    front: `${CROP}${BEARD}`,
    over: `<path d="M82 20 v30 M74 20 h16" stroke="#cfd6e2" stroke-width="3.2" fill="none" stroke-linecap="round"/>`,
  },
  brama: {
    ground: ["#6f7f44", "#12150a"],
    skin: ["#b98a62", "#8f6440", "#553820"],
    cloth: ["#9ab070", "#566d3c", "#20301a"],
    hair: ["#eceae4", "#a2a4a6"],
    iris: "#6a5030",
    brows: ["#8a8684", 2.1, -0.3],
    mouth: ["#7a4434", 0.3],
    behind: `<circle cx="50" cy="8" r="9" fill="@hair"/><path d="M28 50 C20 20 36 11 50 11 C64 11 80 20 72 50 L66 36 L34 36 Z" fill="@hair"/>`,
    chest: `<path d="M30 80 L50 100 L70 80 L74 112 L26 112 Z" fill="#33452a"/><path d="M46 96 q4 -9 8 0 q-4 8 -8 0 Z" fill="#cfe89a"/>`,
    front: CROP,
    over: `<g fill="none" stroke="#553820" stroke-width=".9" stroke-linecap="round" opacity=".7"><path d="M37 52 q3 2 6 1 M57 53 q3 1 6 -1"/></g>`,
  },
  jian: {
    ground: ["#3a3f86", "#080914"],
    skin: ["#f2d3b8", "#d3a384", "#8b6049"],
    cloth: ["#5a5f8c", "#2b2e54", "#0f1026"],
    hair: ["#2a2438", "#0c0a14"],
    head: "lean",
    iris: "#8fa8ff",
    brows: ["#0c0a14", 1.8, -0.4],
    mouth: ["#a85a5c", 0],
    behind: LONG,
    chest: `<path d="M34 82 L50 94 L66 82 L70 112 L30 112 Z" fill="#171938"/>`,
    front: FRINGE,
    over: `<circle cx="80" cy="24" r="9" fill="#11142c" stroke="#aebcff" stroke-width="1.6"/><path d="M75 21 q5 -5 10 0" fill="none" stroke="#aebcff" stroke-width="1"/>`,
  },
  kadir: {
    ground: ["#2c8a92", "#06171a"],
    skin: ["#8a5d42", "#654029", "#362114"],
    cloth: ["#d6b15c", "#8f6a24", "#3c2a0c"],
    hair: ["#2a1d24", "#0d070b"],
    iris: "#5fe0d0",
    brows: ["#0d070b", 2.2, 0.2],
    mouth: ["#7c3c38", 0.4],
    behind: `<path d="M27 70 C18 30 34 9 50 9 C66 9 82 30 73 70 L66 40 L34 40 Z" fill="@hair"/>`,
    chest: `<path d="M26 84 L50 98 L74 84 L80 112 L20 112 Z" fill="#155a60"/><path d="M43 92 h14 v14 h-14 Z" fill="none" stroke="#ffe3a0" stroke-width="1.6"/>`,
    front: `${CROP}<path d="M31 31 C40 24 60 24 69 31 L69 36 C60 29 40 29 31 36 Z" fill="#d6b15c"/>`,
    over: `<g fill="none" stroke="#7ff0e0" stroke-width="1" opacity=".8"><path d="M14 16 h14 v22 M18 16 v22"/></g>`,
  },
  lash: {
    ground: ["#5c8a3a", "#0d1408"],
    skin: ["#e8c29a", "#c0926a", "#7a5638"],
    cloth: ["#7c8a52", "#434e2c", "#191f10"],
    hair: ["#c9a04a", "#7a5616"],
    head: "lean",
    iris: "#7fb04a",
    brows: ["#7a5616", 2, 0.7],
    mouth: ["#9a5a4a", 0.8],
    chest: `<path d="M28 82 L50 102 L72 82 L78 112 L22 112 Z" fill="#2c351c"/><path d="M24 88 L70 112 L62 112 L22 94 Z" fill="#8a6a34"/>`,
    front: `${FRINGE}<path d="M30 33 C40 27 60 27 70 33 L69 37 C60 32 40 32 31 37 Z" fill="#3f5a2a"/>`,
    over: `<path d="M76 40 C84 28 86 16 82 6 C76 14 74 26 76 40 Z" fill="#e8f0c8" stroke="#3f5a2a" stroke-width="1"/>`,
  },
  "mist-first-box": {
    ground: ["#3f7fb0", "#081420"],
    skin: ["#d7e4ef", "#a2bfd6", "#5a7d99"],
    cloth: ["#6b7684", "#39424e", "#161b22"],
    hair: ["#f6f8fb", "#aab8c8"],
    head: "lean",
    iris: "#5fd0ff",
    brows: ["#9fb0c2", 1.9, 0.8],
    mouth: ["#5a6f86", -0.2],
    behind: LONG,
    chest: `<path d="M22 112 L28 84 L50 96 L72 84 L78 112 Z" fill="#4a5562"/><path d="M45 92 L50 112 L55 92 L50 86 Z" fill="#dfe9f3"/>`,
    front: CROP,
    over: `<path d="M16 60 L24 14 L28 60 Z" fill="#dfe9f3" stroke="#24384a" stroke-width="1"/><path d="M14 62 h16" stroke="#c9a04a" stroke-width="2.6"/>`,
  },
  phaedraxa: {
    ground: ["#8a5ab0", "#150a20"],
    skin: ["#c79a78", "#9a6d4e", "#563a26"],
    cloth: ["#b28ad0", "#664088", "#28143c"],
    hair: ["#4a2f5c", "#190c22"],
    iris: "#ffd27a",
    brows: ["#190c22", 1.8, -0.4],
    mouth: ["#8a4450", 0.2],
    aura: `<g fill="none" stroke="#ffd27a" opacity=".5"><circle cx="50" cy="38" r="33" stroke-width="1.2" stroke-dasharray="3 6"/></g>`,
    chest: `<path d="M30 82 L50 100 L70 82 L76 112 L24 112 Z" fill="#38204e"/>`,
    front: HOOD,
    over: `<path d="M50 22 l3.4 5 l-3.4 5 l-3.4 -5 Z" fill="#ffd27a"/><g fill="none" stroke="#ffd27a" stroke-width="1" opacity=".9"><path d="M40 54 L37 60 M60 54 L63 60"/></g>`,
  },
  xaxos: {
    ground: ["#5a34a0", "#0d0720"],
    skin: ["#e2d2ee", "#b49ccb", "#6d5488"],
    cloth: ["#4d3a72", "#2a1c46", "#0f081e"],
    hair: ["#40304e", "#150d1e"],
    head: "lean",
    iris: "#c79bff",
    brows: ["#150d1e", 2.2, 0.2],
    mouth: ["#6d4a72", 0.6],
    chest: `<path d="M34 80 L50 104 L66 80 L72 112 L28 112 Z" fill="#1a0f2e"/><path d="M43 80 L50 92 L57 80" fill="none" stroke="#c79bff" stroke-width="1.6"/>`,
    front: FRINGE,
    over: `<path d="M70 20 c4 -7 12 -7 12 0 c0 7 -8 7 -12 0 c-4 -7 -12 -7 -12 0 c0 7 8 7 12 0 Z" fill="none" stroke="#c79bff" stroke-width="1.2" opacity=".85"/>`,
  },
};

/** @param {string} slug @param {string} id @returns {string | null} */
export function person(slug, id) {
  const look = PEOPLE[slug];
  return look ? face(look, id) : null;
}

export const place = () => null;
export const sign = () => null;
export const die = () => null;
