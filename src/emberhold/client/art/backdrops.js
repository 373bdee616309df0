// @ts-check
// What is behind a figure: weather, stone, stars. Each draws on 100 by 100 in bright lines and
// dark masses over the card's own colours.

import { short } from "./paint.js";

/** @typedef {(next: () => number, bright: string, dark: string) => string} Backdrop */

/** @param {number} count @param {(place: number) => string} draw */
const many = (count, draw) => Array.from({ length: count }, (_, place) => draw(place)).join("");

/** @type {Record<string, Backdrop>} */
export const BACKDROPS = {
  rays(next, bright) {
    const turn = next() * 30;
    const rays = many(
      12,
      (n) =>
        `<path d="M50 50 L${short(46 + (n % 3))} -45 L${short(54 - (n % 2))} -45 Z" transform="rotate(${short(turn + n * 30)} 50 50)"/>`,
    );
    return `<g fill="${bright}" opacity=".16">${rays}</g>`;
  },
  rings(next, bright) {
    const off = next() * 8;
    const rings = many(
      5,
      (n) => `<circle cx="50" cy="50" r="${short(14 + off + n * 13)}" stroke-dasharray="${n % 2 ? "3 5" : "none"}"/>`,
    );
    return `<g fill="none" stroke="${bright}" stroke-width="1.2" opacity=".22">${rings}</g>`;
  },
  stars(next, bright) {
    const dots = many(
      34,
      () =>
        `<circle cx="${short(next() * 100)}" cy="${short(next() * 100)}" r="${short(0.3 + next() * 1.1)}" opacity="${short(0.25 + next() * 0.6)}"/>`,
    );
    return `<g fill="${bright}">${dots}</g>`;
  },
  mist(next, bright) {
    const bands = many(6, (n) => {
      const y = 20 + n * 13 + next() * 6;
      const bend = 6 + next() * 10;
      return `<path d="M-5 ${short(y)} C25 ${short(y - bend)} 60 ${short(y + bend)} 105 ${short(y - 4)} L105 ${short(y + 5)} C60 ${short(y + bend + 9)} 25 ${short(y - bend + 8)} -5 ${short(y + 7)} Z"/>`;
    });
    return `<g fill="${bright}" opacity=".12">${bands}</g>`;
  },
  peaks(next, bright, dark) {
    const ridge = (/** @type {number} */ base, /** @type {number} */ high) => {
      const points = Array.from(
        { length: 9 },
        (_, n) => `${short(n * 13 - 2)} ${short(base - (n % 2 ? high * (0.5 + next() * 0.5) : next() * 6))}`,
      );
      return `<path d="M-5 105 L${points.join(" L")} L105 105 Z"/>`;
    };
    return `<g fill="${bright}" opacity=".1">${ridge(66, 34)}</g><g fill="${dark}" opacity=".55">${ridge(86, 26)}</g>`;
  },
  embers(next, bright, dark) {
    const sparks = many(26, () => {
      const x = next() * 100;
      const y = next() * 100;
      return `<path d="M${short(x)} ${short(y)} l${short(0.8 + next())} ${short(-1.6 - next() * 2.4)} l${short(0.8 + next())} ${short(1.6 + next() * 2.4)} Z" opacity="${short(0.2 + next() * 0.6)}"/>`;
    });
    const coals = many(
      7,
      (n) =>
        `<circle cx="${short(n * 17 - 2 + next() * 8)}" cy="${short(99 + next() * 4)}" r="${short(9 + next() * 7)}"/>`,
    );
    return `<g fill="${bright}">${sparks}</g><g fill="${dark}" opacity=".6">${coals}</g>`;
  },
  waves(next, bright) {
    const lines = many(9, (n) => {
      const y = 8 + n * 11 + next() * 3;
      return `<path d="M-5 ${short(y)} q12.5 ${short(-5 - next() * 4)} 25 0 t25 0 t25 0 t25 0 t25 0"/>`;
    });
    return `<g fill="none" stroke="${bright}" stroke-width="1.4" opacity=".2">${lines}</g>`;
  },
  web(next, bright) {
    const turn = next() * 20;
    const spokes = many(8, (n) => `<path d="M50 50 L50 -30" transform="rotate(${short(turn + n * 45)} 50 50)"/>`);
    const threads = many(5, (n) => {
      const r = 16 + n * 13;
      const corners = Array.from({ length: 8 }, (_, k) => {
        const angle = ((turn + k * 45) * Math.PI) / 180;
        return `${short(50 + r * Math.sin(angle))} ${short(50 - r * Math.cos(angle))}`;
      });
      return `<path d="M${corners.join(" L")} Z"/>`;
    });
    return `<g fill="none" stroke="${bright}" stroke-width=".9" opacity=".26">${spokes}${threads}</g>`;
  },
  thorns(next, bright, dark) {
    const vines = many(3, (n) => {
      const y = 18 + n * 32 + next() * 8;
      const spikes = many(
        7,
        (k) =>
          `<path d="M${short(k * 15)} ${short(y)} l3 -7 l3 7 Z M${short(k * 15 + 8)} ${short(y + 2)} l3 7 l3 -7 Z"/>`,
      );
      return `<path d="M-5 ${short(y)} q25 -6 55 0 t55 0 l0 3 q-25 6 -55 0 t-55 0 Z"/>${spikes}`;
    });
    return `<g fill="${dark}" opacity=".5">${vines}</g><g fill="${bright}" opacity=".06">${vines}</g>`;
  },
  vault(next, bright, dark) {
    const arches = many(3, (n) => {
      const inset = n * 12;
      return `<path d="M${inset - 4} 105 L${inset - 4} 46 C${inset - 4} ${short(6 + inset * 0.6)} ${104 - inset} ${short(6 + inset * 0.6)} ${104 - inset} 46 L${104 - inset} 105"/>`;
    });
    const stones = many(
      6,
      (n) => `<path d="M-5 ${short(18 + n * 15 + next() * 3)} L105 ${short(18 + n * 15 + next() * 3)}"/>`,
    );
    return `<g fill="none" stroke="${bright}" stroke-width="1.6" opacity=".18">${arches}</g><g fill="none" stroke="${dark}" stroke-width="1.2" opacity=".4">${stones}</g>`;
  },
  void(next, bright) {
    const turn = next() * 360;
    const arms = many(
      7,
      (n) =>
        `<path d="M50 50 C62 40 78 44 86 30 C94 18 100 8 112 4" transform="rotate(${short(turn + n * 51.4)} 50 50)"/>`,
    );
    return `<g fill="none" stroke="${bright}" stroke-width="3.4" opacity=".14">${arms}</g>${BACKDROPS.stars(next, bright, "")}`;
  },
  runes(next, bright) {
    const marks = [
      "M0 0 L0 9 L5 4",
      "M0 0 L4 9 M4 0 L0 9",
      "M0 9 L0 0 L5 3 L0 5",
      "M0 0 L5 4 L0 9",
      "M2 0 L2 9 M-1 3 L5 3",
      "M0 0 L5 0 L0 9 L5 9",
    ];
    const glyphs = many(
      12,
      (n) =>
        `<g transform="rotate(${n * 30} 50 50) translate(48 3)"><path d="${marks[Math.floor(next() * marks.length)]}"/></g>`,
    );
    return `<g fill="none" stroke="${bright}" stroke-width="1.5" opacity=".42">${glyphs}<circle cx="50" cy="50" r="49"/><circle cx="50" cy="50" r="35.5"/></g>`;
  },
};
