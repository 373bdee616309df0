// @ts-check
// The picture beside a page of a story: what the page is about hangs over the roofs of a city at night.

import { BACKDROPS } from "./backdrops.js";
import { hash, numbers, palette, short } from "./paint.js";
import { figureOf, readLook } from "./pictures.js";
import { freshId, picture } from "./svg.js";

const WIDE = 100;
const HIGH = 180;

/** A row of houses with pointed roofs, some windows lit. @param {() => number} next @param {number} base @param {number} scale @param {string} wall @param {string} light */
function street(next, base, scale, wall, light) {
  const houses = [];
  const windows = [];
  for (let x = -50; x < WIDE + 50;) {
    const wide = (9 + next() * 9) * scale;
    const high = (14 + next() * 18) * scale;
    const top = base - high;
    houses.push(
      `M${short(x)} ${HIGH} V${short(top)} L${short(x + wide / 2)} ${short(top - wide * (0.5 + next() * 0.5))} L${short(x + wide)} ${short(top)} V${HIGH} Z`,
    );
    if (next() < 0.66) {
      const size = 1.7 * scale;
      const at = x + wide * (0.3 + next() * 0.4);
      const sill = top + (6 + next() * 8) * scale;
      windows.push(
        `M${short(at - size)} ${short(sill)} v${short(-size * 1.6)} a${short(size)} ${short(size)} 0 0 1 ${short(size * 2)} 0 v${short(size * 1.6)} Z`,
      );
    }
    x += wide + next() * 2;
  }
  return `<path d="${houses.join(" ")}" fill="${wall}"/><path d="${windows.join(" ")}" fill="${light}"/>`;
}

/** @param {string} art figure, two hues, backdrop @param {string} seed the page's own name */
export function pagePicture(art, seed) {
  const id = freshId();
  const look = readLook(art);
  const next = numbers(hash(seed));
  const tones = palette(look.hue, look.second, look.vivid);
  const { hue, second } = look;
  const backdrop = (BACKDROPS[look.backdrop] ?? BACKDROPS.rings)(next, tones.light, tones.dark);
  const motes = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${short(next() * 180 - 40)}" cy="${short(next() * HIGH)}" r="${short(0.25 + next() * 0.6)}" opacity="${short(0.2 + next() * 0.7)}"/>`,
  ).join("");
  return picture(
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${second} 44% 12%)"/><stop offset=".5" stop-color="hsl(${hue} 40% 27%)"/><stop offset=".78" stop-color="hsl(${hue} 46% 40%)"/><stop offset="1" stop-color="hsl(${second} 40% 12%)"/></linearGradient>` +
      `<radialGradient id="${id}h" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="${tones.light}" stop-opacity=".75"/><stop offset="1" stop-color="${tones.mid}" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="30" y1="4" x2="64" y2="96"><stop offset="0" stop-color="${tones.bright}"/><stop offset=".3" stop-color="${tones.light}"/><stop offset=".72" stop-color="${tones.mid}"/><stop offset="1" stop-color="${tones.deep}"/></linearGradient>` +
      `<linearGradient id="${id}v" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".35"/><stop offset=".25" stop-color="#000" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient></defs>` +
      `<rect x="-80" y="-60" width="260" height="300" fill="url(#${id}s)"/><g transform="translate(-20 -4) scale(1.4)">${backdrop}</g>` +
      `<circle cx="50" cy="66" r="62" fill="url(#${id}h)"/><g transform="translate(50 66) scale(.86) translate(-50 -50)">${figureOf(look, tones, `url(#${id}f)`, next)}</g>` +
      `<g opacity=".75">${street(next, 142, 0.8, `hsl(${second} 34% 17%)`, "#e9a653")}</g>${street(next, 164, 1.15, `hsl(${second} 38% 9%)`, "#ffc66a")}` +
      `<path d="M-80 240 L-80 174 C10 164 30 178 50 172 C76 164 90 176 180 168 L180 240 Z" fill="hsl(${second} 40% 5%)"/><g fill="${tones.bright}">${motes}</g><rect x="-80" y="-60" width="260" height="300" fill="url(#${id}v)"/>`,
    {
      box: matchMedia("(max-width: 760px)").matches ? "-45 10 190 128" : `0 0 ${WIDE} ${HIGH}`,
      fit: "xMidYMid slice",
      name: "page",
    },
  );
}
