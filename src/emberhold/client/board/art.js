// @ts-check
/** The pictures of the table, asked for by what a scene says about a piece. */

import * as emblems from "../art/emblems.js";

/** @typedef {import("../common/frames.js").Piece} Piece */

/**
 * @param {string} game
 * @param {{card: string | null, kind: string, name: string | null}} thing
 * @returns {Element}
 */
export function cardArt(game, { card, kind, name }) {
  return emblems.cardEmblem(game, { card: card ?? kind, kind, name: name ?? "" });
}

/**
 * @param {string} game
 * @param {string} [what] the kind of place the card is in
 * @returns {Element}
 */
export function backArt(game, what = "") {
  return emblems.cardBack(game, what);
}

/**
 * A die by the end of its id: `die:0:charm-class` shows a face, `spent:0:charm` none.
 * @param {string} game
 * @param {string} pieceId
 * @returns {Element}
 */
export function dieArt(game, pieceId) {
  return emblems.dieFace(game, pieceId.split(":").at(-1) ?? "");
}

/**
 * What two sides fight with.
 * @param {string} game
 * @param {string} form
 * @returns {Element | null}
 */
export function weaponsArt(game, form) {
  return emblems.weaponsArt(game, form);
}

/**
 * @param {{number: number, open: boolean, turned: "R" | "D" | "L" | "U", sigil: boolean, focused: boolean}} breach
 * @returns {Element}
 */
export function breachArt(breach) {
  return emblems.breachArt(breach);
}

/**
 * @param {string} id
 * @returns {Element}
 */
export function tokenArt(id) {
  return emblems.tokenArt(id);
}

/**
 * A space of a map.
 * @param {string} game
 * @param {import("../common/frames.js").Zone} zone
 * @param {import("../common/frames.js").Space} space
 * @param {string} regions the ids of the regions it is in
 * @returns {Element}
 */
export function spaceArt(game, zone, space, regions) {
  return emblems.spaceEmblem(game, {
    slug: zone.card ?? zone.id.split(":").at(-1) ?? "",
    kind: space.kind,
    region: regions,
  });
}

/**
 * @param {number} seat
 * @returns {Element}
 */
export function crest(seat) {
  return emblems.seatCrest(seat);
}
