// @ts-check
// The artwork's front door. Every function gives a new SVG element that fills the box it is put
// into and is hidden from screen readers: what it shows is always written beside it.

import { breachPicture } from "./breaches.js";
import { cardBackPicture, gameCrestPicture, seatCrestPicture } from "./crests.js";
import { diePicture } from "./dice.js";
import { iconPicture } from "./icons.js";
import { cardPicture } from "./pictures.js";
import { landscape } from "./landscapes.js";
import { freshId, picture } from "./svg.js";
import { tokenPicture } from "./tokens.js";

const FULL = { fit: "xMidYMid slice" };

/**
 * The picture on a card.
 * @param {string} game
 * @param {{card: string | null, kind: string, name?: string | null}} piece `card` is the card's slug
 */
export function cardEmblem(game, piece) {
  return picture(cardPicture(game, piece.card ?? "", piece.kind, freshId()), { ...FULL, name: piece.kind });
}

/**
 * The landscape of a space on a map.
 * @param {string} _game
 * @param {{slug: string, kind: string, region: string}} space
 */
export function spaceEmblem(_game, space) {
  return picture(landscape(space, freshId()), { ...FULL, name: "space" });
}

/** The back of a card; `what` names the deck. @param {string} game @param {string} [what] */
export function cardBack(game, what = "") {
  return picture(cardBackPicture(game, what, freshId()), { ...FULL, box: "0 0 100 140", name: "back" });
}

/** A die, `charm-class`; exhausted, `charm`. @param {string} _game @param {string} slug */
export function dieFace(_game, slug) {
  return picture(diePicture(slug, freshId()), { name: "die" });
}

/** @param {import("./breaches.js").BreachLook} breach */
export function breachArt(breach) {
  return picture(breachPicture(breach, freshId()), { name: "breach" });
}

/** Anything that is counted: `life`, `charges`, `token-gates`. @param {string} kind */
export function tokenArt(kind) {
  return picture(tokenPicture(kind, freshId()), { name: "token" });
}

/** @param {number} seat */
export function seatCrest(seat) {
  return picture(seatCrestPicture(seat, freshId()), { name: "seat" });
}

/** A game's crest, or the house's own (`emberhold`). @param {string} game */
export function gameCrest(game) {
  return picture(gameCrestPicture(game, freshId()), { name: "crest" });
}

/** @param {string} name */
export function icon(name) {
  return picture(iconPicture(name), { box: "0 0 24 24", name: "icon" });
}
