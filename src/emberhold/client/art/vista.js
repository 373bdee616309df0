// @ts-check
// The view over the start page: a keep on a ridge at night, a fire in its gate, mountains, sparks.

import { numbers, short } from "./paint.js";
import { freshId, picture } from "./svg.js";

const WIDE = 1600;
const HIGH = 520;

/** @param {() => number} next @param {number} base @param {number} height @param {number} step */
function ridge(next, base, height, step) {
  const points = [];
  for (let x = -step; x <= WIDE + step; x += step) {
    points.push(`${short(x + (next() - 0.5) * step * 0.6)} ${short(base - next() * height)}`);
  }
  return `M-40 ${HIGH + 20} L${points.join(" L")} L${WIDE + 40} ${HIGH + 20} Z`;
}

/** One tower with battlements. @param {number} x @param {number} y @param {number} wide @param {number} high */
function tower(x, y, wide, high) {
  const merlon = wide / 7;
  const teeth = [0, 2, 4, 6]
    .map((n) => `M${short(x + n * merlon)} ${y} v${-merlon} h${short(merlon)} v${merlon} Z`)
    .join(" ");
  return `M${x - 6} ${y} h${wide + 12} v12 h-6 v${high} h${-wide} v${-high} h-6 Z ${teeth.replaceAll(` ${y} `, ` ${y + 1} `)}`;
}

/** @param {[number, number][]} places */
const windows = (places) => places.map(([x, y]) => `<path d="M${x} ${y} v-12 a5 5 0 0 1 10 0 v12 Z"/>`).join("");

export function vista() {
  const id = freshId();
  const next = numbers(20260);
  const stars = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${short(next() * WIDE)}" cy="${short(next() * 300)}" r="${short(0.5 + next() * 1.6)}" opacity="${short(0.2 + next() * 0.8)}"/>`,
  ).join("");
  const sparks = Array.from({ length: 34 }, (_, n) => {
    const x = 1130 + (next() - 0.5) * 420;
    return `<circle class="vista__spark vista__spark--${n % 5}" cx="${short(x)}" cy="${short(420 - next() * 330)}" r="${short(1 + next() * 2.2)}"/>`;
  }).join("");
  const keep = [
    tower(1010, 230, 76, 220),
    tower(1230, 246, 70, 210),
    tower(1104, 178, 96, 280),
    tower(940, 310, 54, 150),
    tower(1320, 318, 50, 150),
  ].join(" ");
  const wall = "M930 452 L930 372 h14 v-12 h14 v12 h14 v-12 h14 v12 h340 v-12 h14 v12 h14 v-12 h14 v12 h6 L1370 452 Z";
  return picture(
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0d1d"/><stop offset=".5" stop-color="#232450"/><stop offset=".8" stop-color="#6b3a4d"/><stop offset="1" stop-color="#d9743a"/></linearGradient>` +
      `<radialGradient id="${id}f" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="#ffe0a0"/><stop offset=".3" stop-color="#ff9d3f" stop-opacity=".75"/><stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="${id}m" cx="40%" cy="36%" r="65%"><stop offset="0" stop-color="#fff8e2"/><stop offset=".7" stop-color="#f4d9a6"/><stop offset="1" stop-color="#c99d68"/></radialGradient>` +
      `<linearGradient id="${id}k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141226"/><stop offset="1" stop-color="#2a1726"/></linearGradient></defs>` +
      `<rect width="${WIDE}" height="${HIGH}" fill="url(#${id}s)"/><g fill="#fff4dc">${stars}</g>` +
      `<circle cx="760" cy="236" r="150" fill="url(#${id}f)" opacity=".22"/><circle cx="760" cy="236" r="40" fill="url(#${id}m)"/><g fill="#b98d5d" opacity=".35"><circle cx="748" cy="226" r="8"/><circle cx="774" cy="246" r="11"/><circle cx="757" cy="262" r="5"/></g>` +
      `<path d="${ridge(next, 420, 120, 70)}" fill="#2c2549" opacity=".85"/><path d="${ridge(next, 446, 100, 52)}" fill="#1f1a37"/>` +
      `<ellipse cx="1152" cy="440" rx="420" ry="210" fill="url(#${id}f)" opacity=".6"/>` +
      `<path d="${keep}" fill="url(#${id}k)"/><path d="${wall}" fill="#191428"/><g fill="#ffc46b">${windows([
        [1044, 300],
        [1076, 340],
        [1258, 320],
        [1130, 240],
        [1158, 240],
        [1146, 290],
        [960, 360],
        [1340, 366],
      ])}</g>` +
      `<path d="M1120 452 v-46 a32 32 0 0 1 64 0 v46 Z" fill="#ffb252"/><path d="M1152 380 c6 18 22 26 22 46 c0 16 -10 26 -22 26 s-22 -10 -22 -26 c0 -14 10 -18 12 -30 c4 6 6 8 8 12 c2 -10 0 -18 2 -28 Z" fill="#fff0c4"/>` +
      `<path d="M880 ${HIGH} C920 470 960 446 1010 444 L1310 444 C1370 448 1400 470 1450 ${HIGH} Z" fill="#120e1c"/><path d="${ridge(next, 500, 60, 46)}" fill="#0d0b16"/><g fill="#ffcf8a">${sparks}</g>`,
    { box: `0 0 ${WIDE} ${HIGH}`, fit: "xMaxYMax slice", name: "vista" },
  );
}
