// @ts-check
// Crystals in several cuts: facets between a table and a girdle, each lit by where it faces.

import { short } from "./paint.js";

/**
 * @typedef {[number, number]} Point
 * @typedef {{outer: Point[], inner: Point[], spires?: Point[][]}} Cut
 */

/** @param {number} sides @param {number} rx @param {number} ry @param {number} turn @param {number} cy @returns {Point[]} */
function ring(sides, rx, ry, turn = 0, cy = 50) {
  return Array.from({ length: sides }, (_, n) => {
    const angle = ((turn + (360 / sides) * n) * Math.PI) / 180;
    return /** @type {Point} */ ([50 + rx * Math.sin(angle), cy - ry * Math.cos(angle)]);
  });
}

/** @type {Record<string, Cut>} */
export const CUTS = {
  crystal: {
    outer: [
      [50, 8],
      [66, 26],
      [68, 66],
      [50, 92],
      [32, 66],
      [34, 26],
    ],
    inner: [
      [50, 30],
      [57, 36],
      [58, 60],
      [50, 72],
      [42, 60],
      [43, 36],
    ],
  },
  brilliant: {
    outer: [
      [30, 20],
      [70, 20],
      [90, 42],
      [50, 90],
      [10, 42],
    ],
    inner: [
      [38, 30],
      [62, 30],
      [70, 42],
      [50, 62],
      [30, 42],
    ],
  },
  hex: { outer: ring(6, 38, 40), inner: ring(6, 20, 21) },
  octagon: { outer: ring(8, 36, 42, 22.5), inner: ring(8, 21, 26, 22.5) },
  drop: {
    outer: [
      [50, 6],
      [64, 28],
      [78, 56],
      [68, 82],
      [50, 92],
      [32, 82],
      [22, 56],
      [36, 28],
    ],
    inner: [
      [50, 32],
      [57, 42],
      [63, 58],
      [58, 70],
      [50, 75],
      [42, 70],
      [37, 58],
      [43, 42],
    ],
  },
  shard: {
    outer: [
      [58, 4],
      [72, 30],
      [66, 70],
      [44, 96],
      [30, 62],
      [38, 24],
    ],
    inner: [
      [55, 26],
      [60, 38],
      [56, 62],
      [46, 74],
      [42, 58],
      [46, 36],
    ],
  },
  rough: {
    outer: [
      [38, 12],
      [64, 8],
      [86, 32],
      [82, 62],
      [60, 90],
      [30, 84],
      [12, 56],
      [18, 30],
    ],
    inner: [
      [44, 34],
      [60, 30],
      [68, 46],
      [62, 62],
      [48, 68],
      [36, 56],
    ].map((p) => /** @type {Point} */ (p)),
  },
  ingot: {
    outer: [
      [24, 30],
      [70, 22],
      [92, 44],
      [86, 70],
      [34, 84],
      [10, 58],
    ],
    inner: [
      [30, 42],
      [66, 36],
      [76, 48],
      [72, 58],
      [36, 66],
      [24, 56],
    ],
  },
  heart: {
    outer: [
      [50, 28],
      [64, 14],
      [84, 22],
      [88, 44],
      [70, 68],
      [50, 92],
      [30, 68],
      [12, 44],
      [16, 22],
      [36, 14],
    ],
    inner: [
      [50, 42],
      [60, 32],
      [70, 38],
      [68, 50],
      [50, 68],
      [32, 50],
      [30, 38],
      [40, 32],
    ],
  },
  geode: { outer: ring(9, 41, 38, 10), inner: ring(9, 24, 21, 0) },
};

/**
 * @param {string} cut
 * @param {number} hue
 * @param {number} second
 * @param {() => number} next
 */
export function crystal(cut, hue, second, next) {
  const { outer, inner } = CUTS[cut];
  const facets = outer.map((point, n) => {
    const following = outer[(n + 1) % outer.length];
    const a = inner[Math.floor((n * inner.length) / outer.length)];
    const b = inner[Math.floor(((n + 1) * inner.length) / outer.length) % inner.length];
    const corners = [point, following, b, a];
    const x = corners.reduce((sum, c) => sum + c[0], 0) / 4;
    const y = corners.reduce((sum, c) => sum + c[1], 0) / 4;
    const lit = 0.5 - ((x - 50) * 0.45 + (y - 50)) / 90;
    return facet(corners, lit, hue, second, next);
  });
  const table = facet(inner, 0.78, hue, second, next);
  const [gx, gy] = inner[inner.length - 1];
  return (
    `<g stroke-linejoin="round"><path d="${path(outer)}" fill="hsl(${second} 60% 8%)" stroke="hsl(${second} 60% 6%)" stroke-width="6" opacity=".85"/>` +
    `<g stroke="hsl(${hue} 90% 92%)" stroke-opacity=".45" stroke-width=".8">${facets.join("")}${table}</g>` +
    `<path d="M${short(gx)} ${short(gy)} l3 -9 l3 9 l9 3 l-9 3 l-3 9 l-3 -9 l-9 -3 Z" fill="#fff" opacity=".85"/></g>`
  );
}

/** @param {Point[]} points */
const path = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join(" L")} Z`;

/** @param {Point[]} points @param {number} lit @param {number} hue @param {number} second @param {() => number} next */
function facet(points, lit, hue, second, next) {
  const light = Math.max(14, Math.min(88, 22 + lit * 62 + (next() - 0.5) * 12));
  const tone = lit > 0.5 ? hue : second;
  return `<path d="${path(points)}" fill="hsl(${tone} ${short(62 + lit * 26)}% ${short(light)}%)"/>`;
}
