// @ts-check
/**
 * Where things are: how each zone looks and which part an area has at the table, as the game's own
 * layout says; what it does not say is told by what a zone holds.
 */

import { LOOKS } from "../common/looks.js";
import { kindOf } from "../common/frames.js";

/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/looks.js").Layout} Layout */
/** @typedef {import("../common/looks.js").ZoneLook} Look */
/** @typedef {import("../common/looks.js").Part} Part */
/** @typedef {import("../common/looks.js").Group} Group */

/**
 * @param {string} game
 * @returns {Layout}
 */
export function layoutOf(game) {
  return LOOKS[game].layout;
}

/**
 * @param {Layout} layout
 * @param {Zone} zone
 * @returns {Look}
 */
export function lookOf(layout, zone) {
  const kind = kindOf(zone.id);
  const told = layout.zones[kind];
  if (told === "pile" && !zone.pieces.length && zone.count) return "deck";
  if (told) return told;
  if (kind.includes("hand")) return "hand";
  if (kind.includes("discard")) return "pile";
  if (zone.pieces.length && zone.pieces.every((piece) => piece.kind === "die")) return "dice";
  return !zone.pieces.length && zone.count ? "deck" : "cards";
}

/**
 * The zones of an area row by row; what no row names comes last.
 * @param {Layout} layout
 * @param {string} areaId
 * @param {Zone[]} zones
 * @returns {Zone[][]}
 */
export function rowsOf(layout, areaId, zones) {
  const rows = layout.rows[kindOf(areaId)] ?? [];
  const named = new Set(rows.flat());
  const found = rows.map((kinds) => kinds.flatMap((kind) => zones.filter((zone) => kindOf(zone.id) === kind)));
  const others = zones.filter((zone) => !named.has(kindOf(zone.id)));
  return [...found, others].filter((row) => row.length);
}

/**
 * @param {Layout} layout
 * @param {string} areaId
 * @returns {Part}
 */
export function partOf(layout, areaId) {
  const kind = kindOf(areaId);
  return layout.areas[kind] ?? (kind === "player" ? "player" : "board");
}
