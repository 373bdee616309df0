// @ts-check
// Puts a card's picture together: ground, backdrop, ornament of its kind, figure, sparks, shade.

import { LOOKS } from "../common/looks.js";
import { BACKDROPS } from "./backdrops.js";
import { BY_KIND, BY_NAME } from "./cast.js";
import { crystal } from "./gems.js";
import { BEASTS } from "./motifs/beasts.js";
import { DEPTHS } from "./motifs/depths.js";
import { ELEMENTS } from "./motifs/elements.js";
import { SIGNS } from "./motifs/signs.js";
import { THINGS } from "./motifs/things.js";
import { hash, numbers, paint, palette, short } from "./paint.js";

/** @type {Record<string, string>} */
export const MOTIFS = { ...BEASTS, ...DEPTHS, ...ELEMENTS, ...THINGS, ...SIGNS };

/** @typedef {{figure: string, hue: number, second: number, backdrop: string, vivid: number}} Look */

/** A look as it is written: figure, two hues, backdrop, perhaps how vivid. @param {string} cast @returns {Look} */
export function readLook(cast) {
  const [figure, hue, second, backdrop, vivid] = cast.split(" ");
  return { figure, hue: Number(hue), second: Number(second), backdrop, vivid: Number(vivid ?? 70) };
}

/** A picture in somebody's box, as the cast names it: the digest of the box and the file. */
const OWN_FILE = /^own:([0-9a-f]{32})\/((?:[a-z0-9_-]+\/)?[a-z0-9_-]+\.(?:png|webp))$/;
/** A picture of a draft, which only this browser has. */
const OWN_DRAFT = /^own:(data:image\/(?:png|webp);base64,[A-Za-z0-9+/=]*)$/;

/** Where the picture is that somebody made for a card. @param {string} game @param {string} slug */
export function ownAddress(game, slug) {
  const cast = LOOKS[game]?.cast[slug] ?? "";
  const [, inDraft] = OWN_DRAFT.exec(cast) ?? [];
  if (inDraft) return inDraft;
  const [, digest, file] = OWN_FILE.exec(cast) ?? [];
  return digest && file ? `/api/boxes/${digest}/picture/${file}` : null;
}

/**
 * How a card looks: from the cast, or from its name and kind.
 * @param {string} game @param {string} slug @param {string} kind @returns {Look}
 */
export function lookOf(game, slug, kind) {
  const cast = LOOKS[game]?.cast[slug];
  if (cast !== undefined && !cast.startsWith("own:")) return readLook(cast);
  const seed = hash(`${game}/${slug}`);
  const named = BY_NAME.find(([words]) => words.test(slug));
  const usual = BY_KIND[kind] ?? ["sigil"];
  const backdrops = Object.keys(BACKDROPS);
  return {
    figure: kind !== "gem" && named !== undefined ? named[1] : usual[seed % usual.length],
    hue: seed % 360,
    second: (seed + 40 + (seed % 60)) % 360,
    backdrop: backdrops[(seed >>> 8) % backdrops.length],
    vivid: 66,
  };
}

/** The slugs of a box of one's own end in digits of its digest; a picture of the workshop begins with its name. */
const OWN_THING = /-[0-9a-f]{8}$|^workshop:/;

/**
 * What decides all that a look leaves open. A printed card has its name; a thing of one's own is drawn as its author
 * chose it, whatever it is called: its slug is another one after every change of its box.
 * @param {string} game @param {string} slug
 */
export function pickedBy(game, slug) {
  const cast = LOOKS[game]?.cast[slug];
  return cast !== undefined && OWN_THING.test(slug) ? cast : slug;
}

/**
 * The inside of a card's picture.
 * @param {string} game @param {string} slug @param {string} kind @param {string} id unique in the page
 */
export function cardPicture(game, slug, kind, id) {
  const look = lookOf(game, slug, kind);
  const next = numbers(hash(`${game}/${pickedBy(game, slug)}/${kind}`));
  const tones = palette(look.hue, look.second, look.vivid);
  const { hue, second } = look;
  const x = short(38 + next() * 24);
  const defs =
    `<radialGradient id="${id}g" cx="${x}%" cy="42%" r="75%"><stop offset="0" stop-color="hsl(${hue} ${look.vivid - 12}% 36%)"/><stop offset=".55" stop-color="hsl(${second} ${look.vivid - 20}% 17%)"/><stop offset="1" stop-color="hsl(${second} 45% 6%)"/></radialGradient>` +
    `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="30" y1="4" x2="64" y2="96"><stop offset="0" stop-color="${tones.bright}"/><stop offset=".3" stop-color="${tones.light}"/><stop offset=".72" stop-color="${tones.mid}"/><stop offset="1" stop-color="${tones.deep}"/></linearGradient>` +
    `<radialGradient id="${id}h" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="${tones.light}" stop-opacity=".6"/><stop offset="1" stop-color="${tones.mid}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${id}v" cx="50%" cy="46%" r="72%"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>`;
  const behind = (BACKDROPS[look.backdrop] ?? BACKDROPS.rings)(next, tones.light, tones.dark);
  const figure = figureOf(look, tones, `url(#${id}f)`, next);
  return (
    `<defs>${defs}</defs><rect x="-50" y="-50" width="200" height="200" fill="url(#${id}g)"/>${behind}` +
    `<circle cx="50" cy="50" r="46" fill="url(#${id}h)"/>${ornament(kind, tones, next)}` +
    `<g transform="translate(50 50) scale(${scaleOf(kind)}) translate(-50 -50)">${figure}</g>` +
    `${sparks(next, tones.bright)}<rect x="-50" y="-50" width="200" height="200" fill="url(#${id}v)"/>`
  );
}

/** @param {string} kind */
const scaleOf = (kind) => (kind === "nemesis" || kind === "mage" || kind === "phoenixborn" ? 0.72 : 0.64);

/** @param {Look} look @param {import("./paint.js").Palette} tones @param {string} fill @param {() => number} next */
export function figureOf(look, tones, fill, next) {
  if (look.figure === "crystals") {
    const part = (/** @type {string} */ move, /** @type {string} */ cut) =>
      `<g transform="${move}">${crystal(cut, look.hue, look.second, next)}</g>`;
    return (
      part("translate(-4 26) rotate(-22 50 50) scale(.62)", "crystal") +
      part("translate(42 26) rotate(24 50 50) scale(.62)", "crystal") +
      part("translate(11 2) scale(.78 .95)", "crystal")
    );
  }
  if (look.figure.startsWith("gem:")) return crystal(look.figure.slice(4), look.hue, look.second, next);
  return paint(MOTIFS[look.figure] ?? MOTIFS.sigil, tones, fill);
}

/** A few sparks in front. @param {() => number} next @param {string} bright */
function sparks(next, bright) {
  const all = Array.from({ length: 5 }, () => {
    const side = next() < 0.5 ? 6 + next() * 20 : 74 + next() * 20;
    const size = 1.4 + next() * 2;
    return `<path d="M${short(side)} ${short(10 + next() * 78)} l${short(size * 0.35)} ${short(size)} l${short(size)} ${short(size * 0.35)} l${short(-size)} ${short(size * 0.35)} l${short(-size * 0.35)} ${short(size)} l${short(-size * 0.35)} ${short(-size)} l${short(-size)} ${short(-size * 0.35)} l${short(size)} ${short(-size * 0.35)} Z"/>`;
  });
  return `<g fill="${bright}" opacity=".7">${all.join("")}</g>`;
}

/** What is behind the figure and tells the kind of a card apart without colour. @param {string} kind @param {import("./paint.js").Palette} tones @param {() => number} next */
function ornament(kind, tones, next) {
  const line = `fill="none" stroke="${tones.light}" stroke-width="1.6" stroke-opacity=".6"`;
  const plate = `fill="${tones.dark}" fill-opacity=".42" stroke="${tones.light}" stroke-opacity=".55" stroke-width="1.5"`;
  const turn = short(next() * 40);
  switch (kind) {
    case "relic":
      return `<circle cx="50" cy="50" r="40" ${plate}/><circle cx="50" cy="50" r="43.5" ${line} stroke-dasharray="2 4.8"/>`;
    case "spell":
      return `<circle cx="50" cy="50" r="40" ${line}/><circle cx="50" cy="50" r="36.5" ${line} stroke-dasharray="9 4 2 4" transform="rotate(${turn} 50 50)"/>`;
    case "attack":
      return `<g fill="${tones.dark}" fill-opacity=".5" stroke="${tones.light}" stroke-opacity=".35" stroke-width="1"><path d="M-4 78 L70 -6 L82 -6 L-4 92 Z M18 106 L106 6 L106 18 L30 106 Z"/></g>`;
    case "power":
      return `<path d="M50 5 L92 78 L8 78 Z" ${plate}/><path d="M50 95 L8 22 L92 22 Z" ${line}/>`;
    case "minion":
      return `<g transform="rotate(${turn} 50 50)"><path d="${spiked(14, 45, 37)}" ${plate}/></g>`;
    case "acolyte":
      return `<circle cx="50" cy="50" r="41" ${plate}/><path d="${spiked(24, 46, 43)}" ${line}/>`;
    case "mage":
      return `<path d="M50 3 L88 14 C90 58 80 82 50 97 C20 82 10 58 12 14 Z" ${plate}/><path d="M50 8 L83 18 C85 56 76 78 50 91 C24 78 15 56 17 18 Z" ${line}/>`;
    case "nemesis":
      return `<path d="${spiked(18, 49, 40)}" ${plate}/><circle cx="50" cy="50" r="38" ${line}/>`;
    case "phoenixborn":
      return `<path d="M50 96 C14 84 2 50 6 8 C20 20 34 22 50 10 C66 22 80 20 94 8 C98 50 86 84 50 96 Z" ${plate}/><circle cx="50" cy="50" r="42" ${line} stroke-dasharray="1 5"/>`;
    case "ally":
      return `<path d="M12 10 L88 10 L88 62 L50 94 L12 62 Z" ${plate}/>`;
    case "conjuration":
      return `<circle cx="50" cy="50" r="42" ${line} stroke-dasharray="6 5" transform="rotate(${turn} 50 50)"/><circle cx="50" cy="50" r="37" ${plate}/>`;
    case "action":
      return `<path d="M50 3 L97 50 L50 97 L3 50 Z" ${plate}/>`;
    case "reaction":
      return `<path d="${spiked(8, 48, 36)}" ${plate}/>`;
    case "alteration":
      return `<path d="M50 4 L90 27 L90 73 L50 96 L10 73 L10 27 Z" ${plate}/><path d="M50 10 L85 30 L85 70 L50 90 L15 70 L15 30 Z" ${line}/>`;
    case "ready":
      return `<path d="M8 14 C24 8 38 10 50 18 C62 10 76 8 92 14 L92 84 C76 80 62 82 50 90 C38 82 24 80 8 84 Z" ${plate}/>`;
    default:
      return "";
  }
}

/** A star with that many points. @param {number} points @param {number} far @param {number} near */
export function spiked(points, far, near) {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const r = n % 2 ? near : far;
    const angle = (Math.PI * n) / points;
    return `${short(50 + r * Math.sin(angle))} ${short(50 - r * Math.cos(angle))}`;
  });
  return `M${corners.join(" L")} Z`;
}
