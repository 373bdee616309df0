// @ts-check
// Turns a motif's lines into SVG. A line is: paint letter, an optional width or `m` for mirrored,
// then a path, or with `o` a circle (x y r).
//
//   F body, B its shaded part, L its bright part, D hollow, W a line of the body's colour,
//   S a dark thin line, H a bright thin line.

/** @typedef {{light: string, mid: string, deep: string, dark: string, bright: string}} Palette */

/**
 * One line of a motif, taken apart.
 * @typedef {{paint: string, mirrored: boolean, width: number, shape: string}} Stroke
 */

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** @param {string} motif @returns {Stroke[]} */
export function strokes(motif) {
  return motif
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const gap = line.indexOf(" ");
      const mark = line.slice(0, gap);
      const rest = line.slice(gap + 1);
      const width = Number(mark.match(NUMBER)?.[0] ?? 2);
      return {
        paint: mark[0],
        mirrored: mark.includes("m"),
        width,
        shape: mark.includes("o") ? circle(rest) : `<path d="${rest}"/>`,
      };
    });
}

/** @param {string} numbers */
function circle(numbers) {
  const [x, y, r] = numbers.split(" ");
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

/** @param {Stroke} stroke */
function drawn(stroke) {
  const { shape, mirrored } = stroke;
  return mirrored ? `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>` : shape;
}

/**
 * The motif painted: a dark outline under everything, then the body in a gradient that the caller
 * has defined as `fill`, then shade, light and lines.
 * @param {string} motif
 * @param {Palette} palette
 * @param {string} fill
 */
export function paint(motif, palette, fill) {
  const all = strokes(motif);
  const outline = all
    .filter((s) => s.paint === "F" || s.paint === "W" || s.paint === "B")
    .map((s) =>
      s.paint === "W"
        ? `<g fill="none" stroke-width="${s.width + 5}">${drawn(s)}</g>`
        : `<g fill="${palette.dark}" stroke-width="5">${drawn(s)}</g>`,
    )
    .join("");
  const body = all.map((s) => `<g ${attributes(s, palette, fill)}>${drawn(s)}</g>`).join("");
  return (
    `<g stroke="${palette.dark}" stroke-linejoin="round" stroke-linecap="round" opacity=".85">${outline}</g>` +
    `<g stroke-linejoin="round" stroke-linecap="round">${body}</g>`
  );
}

/** @param {Stroke} stroke @param {Palette} palette @param {string} fill */
function attributes(stroke, palette, fill) {
  switch (stroke.paint) {
    case "F":
      return `fill="${fill}"`;
    case "B":
      return `fill="${palette.deep}" fill-opacity=".8"`;
    case "L":
      return `fill="${palette.bright}" fill-opacity=".92"`;
    case "D":
      return `fill="${palette.dark}"`;
    case "W":
      return `fill="none" stroke="${fill}" stroke-width="${stroke.width}"`;
    case "S":
      return `fill="none" stroke="${palette.dark}" stroke-width="1.8"`;
    default:
      return `fill="none" stroke="${palette.bright}" stroke-width="1.6" stroke-opacity=".75"`;
  }
}

/** Colours that go together, from one or two hues. @param {number} hue @param {number} second @param {number} vivid @returns {Palette} */
export function palette(hue, second, vivid = 70) {
  return {
    bright: `hsl(${hue} ${Math.min(95, vivid + 20)}% 91%)`,
    light: `hsl(${hue} ${vivid}% 78%)`,
    mid: `hsl(${second} ${vivid}% 58%)`,
    deep: `hsl(${second} ${Math.max(20, vivid - 12)}% 32%)`,
    dark: `hsl(${second} ${Math.max(15, vivid - 32)}% 8%)`,
  };
}

/** A number that is always the same for the same words. @param {string} words */
export function hash(words) {
  let value = 0x811c9dc5;
  for (let place = 0; place < words.length; place += 1) {
    value = Math.imul(value ^ words.charCodeAt(place), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers from 0 to 1 that only depend on the seed. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} value */
export const short = (value) => String(Math.round(value * 10) / 10);
