// @ts-check
// The artwork's front door. Every function gives a new SVG element that fills the box it is put
// into and is hidden from screen readers: what it shows is always written beside it.

import { breachPicture } from "./breaches.js";
import { cardBackPicture, gameCrestPicture, seatCrestPicture } from "./crests.js";
import { diePicture } from "./dice.js";
import { iconPicture } from "./icons.js";
import { cardPicture, lookOf, ownAddress, pickedBy } from "./pictures.js";
import { landscape } from "./landscapes.js";
import { OWN, flatPicture, picture, photograph } from "./svg.js";
import { symbolPicture } from "./symbols.js";
import { tokenPicture } from "./tokens.js";
import { during } from "../common/settled.js";

const FULL = { fit: "xMidYMid slice" };
/** People look out of the middle of their picture, however wide the place is where it hangs. */
const PORTRAIT = { fit: "xMidYMid slice", box: "8 4 84 88" };
/** People are painted upright: where only a strip of the picture has room, it is the one with the head. */
const UPRIGHT = ["mage", "nemesis", "character"];
const LAND = { ...FULL, box: "0 0 120 120" };

/**
 * Pictures that only one game needs: people, places and signs, each by name; null where it has none.
 * @typedef {{person: (slug: string, id: string) => string | null, place: (slug: string, id: string) => string | null,
 *   sign: (name: string) => string | null, die: (face: string, id: string) => string | null,
 *   weapons?: (form: string, id: string) => string | null,
 *   stranger?: (people: string, slug: string, hue: number, second: number, id: string) => string | null}} Gallery
 */

/** @type {Record<string, () => Promise<Gallery>>} */
const GALLERIES = {
  relic: () => import("./relic/relic.js"),
  "war-eternal": () => import("./people/people.js"),
  ashes: () => import("./people/people.js"),
  legacy: () => import("./people/apprentices.js"),
  "aeons-end": () => import("./people/first_box.js"),
};

/** Boxes that may be mixed into a game: their people sit at its tables. @type {Record<string, string[]>} */
const MIXED = { "war-eternal": ["aeons-end"], "aeons-end": ["war-eternal"] };

/** @type {Map<string, Gallery>} */
const brought = new Map();

/** Have the pictures of a game at hand before it is drawn. @param {string} game */
export async function bringGallery(game) {
  const games = [game, ...(MIXED[game] ?? [])];
  const galleries = await during(Promise.all(games.map((one) => GALLERIES[one]?.())), "part");
  for (const [place, gallery] of galleries.entries()) if (gallery) brought.set(games[place], gallery);
}

/** One of a people, where that is how a card is drawn: `face:ork`. @param {string} game @param {string} slug @param {string} kind @param {string} id */
function stranger(game, slug, kind, id) {
  const { figure, hue, second } = lookOf(game, slug, kind);
  if (!figure.startsWith("face:")) return null;
  return brought.get(game)?.stranger?.(figure.slice(5), pickedBy(game, slug), hue, second, id);
}

/** Somebody of another box who sits at a table of this one. @param {string} game @param {string} slug @param {string} id */
function mixedIn(game, slug, id) {
  for (const box of MIXED[game] ?? []) {
    const found = brought.get(box)?.person(slug, id);
    if (found) return found;
  }
  return null;
}

/** @param {(gallery: Gallery) => string | null} wanted @returns {string | null} */
function fromGallery(wanted) {
  for (const gallery of brought.values()) {
    const found = wanted(gallery);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The picture on a card: one that somebody made for it, while the server has it, or a drawn one.
 * @param {string} game
 * @param {{card: string | null, kind: string, name?: string | null}} piece `card` is the card's slug
 */
export function cardEmblem(game, piece) {
  const address = ownAddress(game, piece.card ?? "");
  if (!address) return drawnEmblem(game, piece);
  const fit = UPRIGHT.includes(piece.kind) ? "xMidYMin slice" : FULL.fit;
  return photograph(address, { fit, name: piece.kind }, () => drawnEmblem(game, piece));
}

/** @param {string} game @param {{card: string | null, kind: string}} piece */
function drawnEmblem(game, piece) {
  const id = OWN;
  const slug = piece.card ?? "";
  const gallery = brought.get(game);
  const person = gallery?.person(slug, id) ?? mixedIn(game, slug, id) ?? stranger(game, slug, piece.kind, id);
  if (person) return flatPicture(person, { ...PORTRAIT, name: piece.kind });
  const place = gallery?.place(slug, id);
  if (place) return flatPicture(place, { ...LAND, name: piece.kind });
  return flatPicture(cardPicture(game, slug, piece.kind, id), { ...FULL, name: piece.kind });
}

/**
 * The landscape of a space on a map.
 * @param {string} game
 * @param {{slug: string, kind: string, region: string}} space
 */
export function spaceEmblem(game, space) {
  const id = OWN;
  const own = brought.get(game)?.place(space.slug, id);
  if (own) return flatPicture(own, { ...LAND, name: "space" });
  return flatPicture(landscape(space, OWN), { ...FULL, name: "space" });
}

/** The back of a card; `what` names the deck. @param {string} game @param {string} [what] */
export function cardBack(game, what = "") {
  return flatPicture(cardBackPicture(game, what, OWN), { ...FULL, box: "0 0 100 140", name: "back" });
}

/** A die, `charm-class`; exhausted, `charm`. @param {string} game @param {string} slug */
export function dieFace(game, slug) {
  const id = OWN;
  const own = brought.get(game)?.die(slug, id);
  if (own) return flatPicture(own, { name: "die" });
  return flatPicture(diePicture(slug, OWN), { name: "die" });
}

/** The weapons of two sides, crossed; null where a game has none. @param {string} game @param {string} form */
export function weaponsArt(game, form) {
  const own = brought.get(game)?.weapons?.(form, OWN);
  return own ? flatPicture(own, { box: "0 0 400 300", name: "weapons" }) : null;
}

/** @param {import("./breaches.js").BreachLook} breach */
export function breachArt(breach) {
  return flatPicture(breachPicture(breach, OWN), { name: "breach" });
}

/** Anything that is counted: `life`, `charges`, `token-gates`. @param {string} kind */
export function tokenArt(kind) {
  const own = fromGallery((gallery) => gallery.sign(kind));
  const sign = own ?? symbolPicture(kind, OWN);
  if (sign) return flatPicture(sign, { box: "0 0 24 24", name: "token" });
  return flatPicture(tokenPicture(kind, OWN), { name: "token" });
}

/** @param {number} seat */
export function seatCrest(seat) {
  return flatPicture(seatCrestPicture(seat, OWN), { name: "seat" });
}

/** A game's crest, or the house's own (`emberhold`). @param {string} game */
export function gameCrest(game) {
  return flatPicture(gameCrestPicture(game, OWN), { name: "crest" });
}

/** As large as a line of words where no rule says otherwise. @param {string} name */
export function icon(name) {
  const drawn = picture(iconPicture(name), { box: "0 0 24 24", name: "icon" });
  for (const side of ["width", "height"]) drawn.setAttribute(side, "20");
  return drawn;
}
