// @ts-check
// Faces of the many: enemies, agents, strangers. A people gives the build, a name picks among what
// they may wear, so that no two look the same and the same one always looks the same.

import { hash, numbers } from "../paint.js";

/** @typedef {import("../faces.js").Look} Look */
/** @typedef {{pick: <T>(some: T[]) => T, tone: (h: number, s: number, l: number) => string, hue: number, second: number}} Dice */

const PLATES = `<path d="M-2 112 C-4 90 8 76 26 76 C38 84 38 98 32 112 Z M102 112 C104 90 92 76 74 76 C62 84 62 98 68 112 Z" fill="@cloth"/>`;
const BROAD = `<path d="M-6 114 C-4 80 16 72 36 72 L64 72 C84 72 104 80 106 114 Z" fill="@cloth"/>`;
const HOOD = `<path d="M24 100 C18 58 24 14 50 10 C76 14 82 58 76 100 C74 70 74 34 62 22 C54 16 46 16 38 22 C26 34 26 70 24 100 Z" fill="@cloth"/>`;
const COWL = `<path d="M20 104 C14 60 22 12 50 9 C78 12 86 60 80 104 Z" fill="@cloth"/>`;
const HELM = `<path d="M30 33 C29 14 40 8 50 8 C60 8 71 14 70 33 C64 28 58 27 50 27 C42 27 36 28 30 33 Z" fill="@cloth"/><path d="M27 34 C35 27 65 27 73 34 L72 37 C62 32 38 32 28 37 Z" fill="#2a2418"/>`;
const CROPPED = `<path d="M33 38 C31 20 42 14 51 14 C61 14 68 21 67 38 C65 30 60 26 50 26 C41 26 36 30 33 38 Z" fill="@hair"/>`;
const LONG = `<path d="M31 60 C28 26 40 12 51 13 C63 13 72 26 69 60 L63 58 C66 46 64 36 60 30 C54 34 46 34 40 31 C35 38 35 48 37 58 Z" fill="@hair"/>`;
const SWEPT = `<path d="M33 40 C31 22 44 14 54 16 C66 17 70 30 66 42 C64 34 58 28 48 27 C40 28 36 32 33 40 Z" fill="@hair"/>`;
const BALD = `<path d="M44 21 q6 -3 12 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
const SCARF = `<path d="M32 31 C40 24 60 24 68 31 L67 37 C60 31 40 31 33 37 Z" fill="@cloth"/><path d="M66 33 l10 8 l-3 3 l-9 -7 Z" fill="@cloth"/>`;
const BEARD = `<path d="M37 52 C38 66 44 74 50 74 C56 74 62 66 63 52 C62 62 58 63 50 62 C42 63 38 62 37 52 Z" fill="@hair"/>`;
const BREATHER = `<path d="M38 50 L44 47 L56 47 L62 50 L59 66 Q50 71 41 66 Z" fill="#565c60"/><circle cx="44" cy="59" r="3.400" fill="#22262a"/><circle cx="56" cy="59" r="3.400" fill="#22262a"/>`;
const GOGGLES = `<path d="M33 37 h34 v9 h-34 Z" fill="#22262a"/><circle cx="43" cy="42" r="5" fill="@glass"/><circle cx="57" cy="42" r="5" fill="@glass"/>`;
const PATCH = `<path d="M51.6 38.6 L63.4 39 Q64 47 57.6 48.4 Q51.6 47.4 51.6 38.6 Z" fill="#15131a"/><path d="M34 33 L53 40 M62 40 L66.5 35" stroke="#15131a" stroke-width="1.800"/>`;
const SCAR = `<path d="M58 45 L62 56 M59.400 51 l3 -1" stroke="#8d3b36" stroke-width="1.200" fill="none"/>`;
const MARK = (/** @type {string} */ colour) =>
  `<path d="M50 21 l2 4 l4 -1 l-2 4 l3 3 l-5 0 l-2 4 l-2 -4 l-5 0 l3 -3 l-2 -4 l4 1 Z" fill="${colour}"/>`;
const TUSKS = `<path d="M36 57 C40 53 60 53 64 57 C64 66 58 70 50 70 C42 70 36 66 36 57 Z" fill="#2a0d0b"/><path d="M39 57 l1.600 5 l2.400 -5 M46 56 l2 4 l2 -4 l2 4 l2 -4 M57 57 l2.400 5 l1.600 -5" fill="#eee2c2" stroke-width=".8"/><path d="M35 70 C33 60 36 52 39 49 C40 56 42 60 43.500 68 Z M65 70 C67 60 64 52 61 49 C60 56 58 60 56.500 68 Z" fill="#f3e6c3"/>`;
const FANGS = `<path d="M39 57 C44 54 56 54 61 57 C60 66 55 69 50 69 C45 69 40 66 39 57 Z" fill="#2a0713"/><path d="M41 57 l2 6 l2 -6 l2 4 l3 -4 l3 4 l2 -4 l2 6 l2 -6" fill="#f4ead2" stroke-width=".8"/>`;
const HORNS = [
  `<path d="M32 30 C20 22 14 8 18 -4 C24 8 32 10 40 18 Z M68 30 C80 22 86 8 82 -4 C76 8 68 10 60 18 Z" fill="@horn"/>`,
  `<path d="M34 26 C18 28 8 20 8 6 C18 14 28 12 38 18 Z M66 26 C82 28 92 20 92 6 C82 14 72 12 62 18 Z" fill="@horn"/>`,
  `<path d="M40 20 C34 8 36 -4 44 -12 C44 0 47 8 48 16 Z M60 20 C66 8 64 -4 56 -12 C56 0 53 8 52 16 Z" fill="@horn"/>`,
  `<path d="M33 34 C16 38 10 52 18 62 C20 50 28 46 35 44 Z M67 34 C84 38 90 52 82 62 C80 50 72 46 65 44 Z" fill="@horn"/>`,
];

/** @type {Record<string, (dice: Dice) => Look>} */
const PEOPLES = {
  ork: ({ pick, tone, hue, second }) => ({
    ground: [tone(second, 40, 36), tone(second, 50, 8)],
    skin: [tone(hue, 45, 60), tone(hue, 42, 38), tone(hue, 45, 20)],
    cloth: [tone(second, 26, 48), tone(second, 30, 26), tone(second, 36, 11)],
    head: "broad",
    ears: false,
    iris: pick(["#d8401f", "#e8b01f", "#c81f1f"]),
    brows: [tone(hue, 45, 14), 4.2, 3],
    mouth: null,
    behind: `<path d="M31 40 C22 34 16 36 13 42 C20 44 24 52 32 52 Z M69 40 C78 34 84 36 87 42 C80 44 76 52 68 52 Z" fill="${tone(hue, 42, 42)}"/>`,
    chest: `${BROAD}${PLATES}${pick([`<path d="M8 80 l3 -12 l6 10 M92 80 l-3 -12 l-6 10 M0 92 l-3 -12 l8 8 M100 92 l3 -12 l-8 8" fill="#c9c2b0"/>`, `<path d="M38 84 h24 M36 94 h28" stroke="#c9a14a" stroke-width="3"/>`, `<path d="M44 88 c0 -9 12 -9 12 0 c0 4 -2 5 -2 8 l-8 0 c0 -3 -2 -4 -2 -8 Z" fill="#e9dcc3"/>`])}`,
    front:
      TUSKS +
      pick([
        "",
        `<path d="M30 33 C28 16 40 10 50 10 C60 10 72 16 70 33 C60 27 40 27 30 33 Z" fill="#6d6a64"/><path d="M34 18 l-8 -12 l14 6 M66 18 l8 -12 l-14 6" fill="#c9c2b0"/>`,
        `<path d="M46 22 L44 2 L50 -8 L56 2 L54 22 Z" fill="#1b1410"/>`,
        `<path d="M33 64 L30 74 Q50 84 70 74 L67 64 L60 68 L40 68 Z" fill="#7d7a72"/><path d="M36 68 l3 -8 l4 8 M64 68 l-3 -8 l-4 8" fill="#c9c2b0"/>`,
        SCARF,
      ]),
    over: pick([SCAR, PATCH, `<path d="M36 46 l8 6 M64 46 l-8 6" stroke="#c8261c" stroke-width="2.600"/>`, ""]),
  }),
  eldar: ({ pick, tone, hue, second }) => {
    const helmed = pick([true, false]);
    const shell = tone(hue, 30, 88);
    return {
      ground: [tone(hue, 42, 48), tone(hue, 52, 10)],
      skin: ["#f6ece6", "#d8c2c0", "#8a6f7f"],
      cloth: [tone(second, 55, 62), tone(second, 55, 36), tone(second, 60, 14)],
      hair: [tone(second, 40, 30), tone(second, 45, 12)],
      head: "lean",
      ears: false,
      iris: helmed ? undefined : tone(hue, 70, 45),
      brows: helmed ? undefined : [tone(second, 40, 16), 1.6, 1.2],
      mouth: helmed ? null : ["#94506a", 0],
      behind: pick([
        `<path d="M50 -14 C42 0 38 12 40 24 L60 24 C62 12 58 0 50 -14 Z" fill="@cloth"/>`,
        `<path d="M40 16 C24 4 20 -8 22 -18 C32 -6 42 2 48 12 Z M60 16 C76 4 80 -8 78 -18 C68 -6 58 2 52 12 Z" fill="@cloth"/>`,
        `<path d="M35 40 L22 30 L36 50 Z M65 40 L78 30 L64 50 Z" fill="#d8c2c0"/>`,
      ]),
      chest: `<path d="M30 84 C40 76 60 76 70 84 L62 112 L38 112 Z" fill="${shell}"/><ellipse cx="50" cy="95" rx="4.600" ry="6" fill="${tone(second + 150, 70, 52)}"/>`,
      front: helmed
        ? `<path d="M33 44 C30 22 40 12 50 10 C60 12 70 22 67 44 L62 60 L50 72 L38 60 Z" fill="${shell}"/><path d="M46 12 L54 12 L53 40 L50 66 L47 40 Z" fill="@cloth"/><path d="M35 39 L47 44 L46 48 L36 45 Z M65 39 L53 44 L54 48 L64 45 Z" fill="${tone(second + 150, 80, 50)}"/>`
        : pick([
            LONG,
            `${LONG}<path d="M34 30 Q50 22 66 30" fill="none" stroke="#e7c168" stroke-width="2.400"/>`,
            `<path d="M34 38 C33 22 42 14 50 12 C58 14 67 22 66 38 C64 30 58 26 50 25 C42 26 36 30 34 38 Z" fill="@hair"/><path d="M52 14 C70 2 84 20 78 60 C74 40 70 28 58 24 Z" fill="@hair"/>`,
          ]),
      over: helmed
        ? ""
        : pick([
            `<path d="M43 47 l-1 9 M57 47 l1 9" stroke="${tone(second, 70, 45)}" stroke-width="1.400"/>`,
            MARK(tone(second + 150, 70, 55)),
            "",
          ]),
    };
  },
  tyranid: ({ pick, tone, hue, second }) => ({
    ground: [tone(second, 36, 34), tone(second, 46, 8)],
    skin: [tone(hue, 34, 74), tone(hue, 34, 46), tone(hue, 44, 20)],
    cloth: [tone(second, 38, 56), tone(second, 40, 28), tone(second, 46, 10)],
    head: "broad",
    ears: false,
    mouth: null,
    behind: pick([
      `<path d="M26 46 C14 20 30 -8 50 -8 C70 -8 86 20 74 46 Z" fill="@cloth"/>`,
      `<path d="M30 40 L10 -6 L40 16 L50 -16 L60 16 L90 -6 L70 40 Z" fill="@cloth"/>`,
      `<path d="M26 50 C10 40 4 18 10 0 C18 18 30 24 38 26 Z M74 50 C90 40 96 18 90 0 C82 18 70 24 62 26 Z" fill="@cloth"/>`,
    ]),
    chest: `<path d="M30 84 Q50 78 70 84 M32 94 Q50 88 68 94 M34 104 Q50 98 66 104" fill="none" stroke="${tone(hue, 34, 66)}" stroke-width="3"/>${pick(["", `<path d="M8 112 C2 84 -4 60 6 40 C8 56 14 70 22 84 Z M92 112 C98 84 104 60 94 40 C92 56 86 70 78 84 Z" fill="@cloth"/>`])}`,
    front: `<path d="M30 42 C${pick(["24 14 36 -4 50 -4 C64 -4 76 14", "28 22 38 10 50 6 C62 10 72 22", "22 20 40 12 50 12 C60 12 78 20"])} 70 42 C68 54 62 58 60 70 L50 76 L40 70 C38 58 32 54 30 42 Z" fill="@skin"/>${pick([FANGS, `<path d="M42 60 C36 66 34 76 38 84 C42 78 44 72 46 66 Z M58 60 C64 66 66 76 62 84 C58 78 56 72 54 66 Z M48 62 l2 14 l2 -14 Z" fill="#f4ead2"/>`, `<path d="M41 58 C44 54 56 54 59 58 L57 72 L50 75 L43 72 Z" fill="#2a0a20"/><path d="M42 58 l2 7 l2 -8 l2 6 l2 -6 l2 6 l2 -6 l2 8 l2 -7" fill="#f4ead2" stroke-width=".8"/>`])}<path d="M50 4 C48 14 48 22 50 32 M42 8 C38 16 37 24 39 32 M58 8 C62 16 63 24 61 32" fill="none" stroke="${tone(hue, 40, 30)}" stroke-width="2"/>`,
    over: `<path d="M33 40 L46 46 L44 50 Q37 49 33 40 Z M67 40 L54 46 L56 50 Q63 49 67 40 Z" fill="${pick(["#ffe23a", "#ff5a3a", "#7dff6a", "#fff3d0"])}" stroke="#1a0a05" stroke-width="1"/>${pick(["", `<circle cx="40" cy="34" r="1.600" fill="#ffe23a"/><circle cx="60" cy="34" r="1.600" fill="#ffe23a"/>`])}`,
  }),
  daemon: ({ pick, tone, hue, second }) => ({
    ground: [tone(second, 50, 36), tone(hue, 60, 7)],
    skin: [tone(hue, 62, 66), tone(hue, 60, 40), tone(hue, 64, 18)],
    cloth: [tone(second, 40, 40), tone(second, 44, 20), tone(second, 50, 8)],
    head: pick(["broad", "lean"]),
    ears: false,
    glow: pick(["#ffd25e", "#8ff0ff", "#b6ff6a", "#fff"]),
    mouth: null,
    behind: pick(HORNS).replaceAll("@horn", pick(["#d9c29a", "#3a2a2a", "#e0ab52"])),
    chest: `${PLATES}${pick(["", `<path d="M40 84 L50 98 L60 84" fill="none" stroke="#e0ab52" stroke-width="3"/>`])}`,
    front:
      FANGS +
      pick([
        "",
        `<path d="M46 18 L50 4 L54 18 L52 30 L48 30 Z" fill="#2a1014"/>`,
        `<path d="M33 38 C33 20 44 14 50 14 C56 14 67 20 67 38 C62 30 58 28 50 28 C42 28 38 30 33 38 Z" fill="#2a0a1c"/>`,
      ]),
    over: pick([
      MARK("#ffd25e"),
      `<path d="M38 48 l-4 8 M62 48 l4 8 M41 50 l-2 8 M59 50 l2 8" stroke="#1a0506" stroke-width="1.600"/>`,
      `<circle cx="50" cy="32" r="3.400" fill="#fff3d0" stroke="#1a0506"/><circle cx="50" cy="32" r="1.400" fill="#1a0506"/>`,
    ]),
  }),
  chaos: ({ pick, tone, hue, second }) => ({
    ground: [tone(hue, 50, 32), tone(hue, 60, 6)],
    skin: [tone(second, 40, 52), tone(second, 42, 30), tone(second, 50, 13)],
    cloth: [tone(second, 46, 46), tone(second, 50, 24), tone(second, 56, 9)],
    head: "broad",
    ears: false,
    mouth: null,
    behind: pick(HORNS).replaceAll("@horn", pick(["#d9a04a", "#8d8a88", "#e9dcc3"])),
    chest: `${BROAD}${PLATES}<path d="M-1 108 C-1 92 10 80 25 79 M101 108 C101 92 90 80 75 79" fill="none" stroke="#e0ab52" stroke-width="3.400"/>`,
    front: `<path d="M31 44 C30 26 38 17 50 17 C62 17 70 26 69 44 L66 60 L58 72 L50 66 L42 72 L34 60 Z" fill="@cloth"/><path d="M46 17 L54 17 L53 44 L57 64 L50 68 L43 64 L47 44 Z" fill="${pick(["#e0ab52", "#8d8a88", "#c8261c"])}"/><path d="M34 40 L46.500 45 L45 49.500 L35 46 Z M66 40 L53.500 45 L55 49.500 L65 46 Z" fill="#1a0303"/>${pick([`<path d="M39 56 l3 7 M42 55 l2 8 M61 56 l-3 7 M58 55 l-2 8" stroke="#f0c877" stroke-width="1.600" fill="none"/>`, `<circle cx="42" cy="60" r="2.600" fill="#1a0303"/><circle cx="58" cy="60" r="2.600" fill="#1a0303"/>`])}`,
    over: `<path d="M36.500 42.600 L45 46 L44.400 47.600 L37 45 Z M63.500 42.600 L55 46 L55.600 47.600 L63 45 Z" fill="${pick(["#ffd25e", "#ff5a3a", "#8ff0ff", "#b6ff6a"])}"/>`,
  }),
  heretic: ({ pick, tone, hue, second }) => ({
    ...person({ pick, tone, hue, second }),
    ears: false,
    behind: COWL,
    front: `${pick(["", BREATHER, BEARD])}${HOOD}`,
    over: pick([
      MARK("#c8261c"),
      `<path d="M43 46 l0 10 M57 46 l0 10" stroke="#c8261c" stroke-width="2"/>`,
      `<path d="M40 30 l20 0 M50 24 l0 14" stroke="#c8261c" stroke-width="1.800"/>`,
    ]),
  }),
  psyker: ({ pick, tone, hue, second }) => ({
    ...person({ pick, tone, hue, second }),
    ears: false,
    iris: undefined,
    glow: pick(["#8ff0ff", "#d8a0ff", "#ffe08a"]),
    behind: COWL,
    front: `${pick([`<path d="M36 27 C40 18 60 18 64 27 L62 31 C56 27 44 27 38 31 Z" fill="#7c6d50"/><circle cx="50" cy="24.500" r="3.400" fill="#8ff0ff"/>`, BALD])}${HOOD}`,
    over: `<g stroke="#8ff0ff" fill="none" stroke-width="1" opacity=".8"><path d="M18 22 l6 5 l-2 5 l7 4"/><path d="M84 18 l-7 6 l3 4 l-6 5"/></g>`,
  }),
  pirate: (dice) => ({
    ...person(dice),
    front: dice.pick([
      SCARF,
      `${SCARF}${BEARD}`,
      `${SWEPT}${BEARD}`,
      `<path d="M20 32 C34 22 66 22 80 32 C70 28 60 18 50 8 C40 18 30 28 20 32 Z" fill="#1c1519"/><path d="M47 16 h6 v6 h-6 Z" fill="#f1e3c8"/>`,
    ]),
    over: dice.pick([PATCH, SCAR, `<circle cx="34" cy="51" r="1.800" fill="#f2cd74"/>${SCAR}`]),
  }),
  guard: (dice) => ({
    ...person(dice),
    cloth: [dice.tone(dice.hue, 24, 48), dice.tone(dice.hue, 26, 27), dice.tone(dice.hue, 30, 11)],
    chest: `<path d="M34 84 L50 92 L66 84 L64 112 L36 112 Z" fill="${dice.tone(dice.hue, 28, 18)}"/>`,
    front: dice.pick([
      HELM,
      `${HELM}${BREATHER}`,
      `${HELM}${GOGGLES.replaceAll("@glass", "#7fd0d8")}`,
      CROPPED,
      `<path d="M30 33 C27 18 38 9 52 9 C64 9 76 14 72 22 C70 28 60 26 50 27 C42 27 36 28 30 33 Z" fill="@cloth"/>`,
    ]),
    over: dice.pick([SCAR, "", `<path d="M47 13 l3 -3 l3 3 l-1 6 l-4 0 Z" fill="#e7c168"/>`]),
  }),
  human: (dice) => ({
    ...person(dice),
    front: dice.pick([CROPPED, SWEPT, LONG, `${CROPPED}${BEARD}`, `${BALD}${BEARD}`, BALD]),
    over: dice.pick([
      SCAR,
      "",
      GOGGLES.replaceAll("@glass", "#e8b04a").replace("M33 37 h34 v9 h-34 Z", "M33 40 h34 v3 h-34 Z"),
    ]),
  }),
  sister: (dice) => ({
    ...person(dice),
    head: "lean",
    hair: dice.pick([
      ["#ffffff", "#c9cbd6"],
      ["#3a2a22", "#140e0c"],
      ["#c84a2a", "#6a1f10"],
    ]),
    cloth: ["#6a6274", "#26222d", "#0f0c14"],
    mouth: ["#b3473f", 0.4],
    chest: `<path d="M30 84 L50 78 L70 84 L66 112 L34 112 Z" fill="#a3231f"/>`,
    front: LONG,
    aura: `<circle cx="50" cy="38" r="31" fill="none" stroke="#f4c46a" stroke-width="2"/>`,
  }),
  marine: ({ pick, tone, hue }) => ({
    ground: [tone(hue, 40, 52), tone(hue, 50, 10)],
    skin: [tone(hue, 50, 58), tone(hue, 52, 34), tone(hue, 56, 15)],
    cloth: [tone(hue, 52, 60), tone(hue, 56, 34), tone(hue, 60, 13)],
    head: "broad",
    ears: false,
    mouth: null,
    chest: `${BROAD}${PLATES}<path d="M-1 108 C-1 92 10 80 25 79 M101 108 C101 92 90 80 75 79" fill="none" stroke="#e7c168" stroke-width="3.400"/><path d="M38 92 L50 86 L62 92 L56 100 L44 100 Z" fill="#e7c168"/>`,
    front: `<path d="M31 46 C30 24 40 14 50 14 C60 14 70 24 69 46 L66 58 L60 70 L40 70 L34 58 Z" fill="${pick([tone(hue, 52, 46), "#e8e2d2", "#4a4e58"])}"/><path d="M34 41 L47 44 L46 49 L35 47 Z M66 41 L53 44 L54 49 L65 47 Z" fill="${pick(["#ff4a3a", "#7dffb0", "#ffd25e"])}"/><path d="M42 56 h16 l-2 12 h-12 Z" fill="#4a4e58"/><path d="M45 57 v10 M50 57 v10 M55 57 v10" stroke="#1c1f26" stroke-width="1.800"/>${pick([`<path d="M48 14 L50 2 L52 14 Z" fill="#c8261c"/>`, `<path d="M40 16 C44 2 56 2 60 16 L56 18 C54 10 46 10 44 18 Z" fill="#e8e2d2"/>`, ""])}`,
    over: `<path d="M${pick(["38", "60"])} 30 l2 4" stroke="#fff" stroke-opacity=".5" stroke-width="1.600"/>`,
  }),
  mech: (dice) => ({
    ...person(dice),
    ears: false,
    iris: undefined,
    mouth: null,
    cloth: ["#d8523a", "#92201a", "#38090a"],
    behind: COWL,
    front: `${BREATHER}${HOOD}`,
    over: `<circle cx="43" cy="41" r="5.200" fill="#22282a" stroke="#8d979a" stroke-width="1.400"/><circle cx="43" cy="41" r="2.800" fill="${dice.pick(["#66ff7d", "#6fd0ff", "#ffb03a"])}"/><circle cx="57.500" cy="41.500" r="4" fill="#22282a" stroke="#8d979a" stroke-width="1.200"/><circle cx="57.500" cy="41.500" r="1.900" fill="#ff5a3c"/>`,
  }),
};

/** Somebody without a helmet. @param {Dice} dice @returns {Look} */
function person({ pick, tone, hue, second }) {
  const [light, middle, shade] = pick([
    ["#f6cfa8", "#d9a983", "#96603f"],
    ["#d59c6e", "#a9714b", "#6b3f2a"],
    ["#8f5f42", "#6a4029", "#3a2014"],
    ["#f4dccb", "#d0a894", "#855b58"],
  ]);
  const dark = pick([
    ["#4a3a26", "#2a2014"],
    ["#2b2224", "#151012"],
    ["#b08a4a", "#6d4f20"],
    ["#9a9490", "#5f5a58"],
  ]);
  return {
    ground: [tone(second, 34, 40), tone(second, 44, 9)],
    skin: [light ?? "", middle ?? "", shade ?? ""],
    cloth: [tone(hue, 36, 46), tone(hue, 38, 26), tone(hue, 44, 10)],
    hair: [dark[0] ?? "", dark[1] ?? ""],
    iris: pick(["#6d5a3c", "#3f83b8", "#5b6d46", "#8a8f9c"]),
    brows: [dark[1] ?? "", pick([1.8, 2.2, 2.6]), pick([-0.4, 0.6, 1.6])],
    mouth: [shade ?? "", pick([0, 0, 1.4])],
  };
}

/**
 * Somebody of a people.
 * @param {string} people @param {string} slug @param {number} hue @param {number} second @returns {Look | null}
 */
export function oneOf(people, slug, hue, second) {
  const next = numbers(hash(slug));
  /** @type {Dice["pick"]} */
  const pick = (some) => /** @type {typeof some[0]} */ (some[Math.floor(next() * some.length)]);
  return PEOPLES[people]?.({ pick, tone: (h, s, l) => `hsl(${h % 360} ${s}% ${l}%)`, hue, second }) ?? null;
}
