// @ts-check
/**
 * Where things lie, told as data: how each kind of zone looks and which part an area has at the
 * table. A game that is not listed is laid out by what its zones hold.
 */

import { kindOf } from "./frames.js";

/** @typedef {import("./frames.js").Zone} Zone */
/** @typedef {import("./frames.js").Mark} Mark */

/**
 * @typedef {"space" | "cards" | "hand" | "pile" | "deck" | "breach" | "dice" | "stall" | "turns"} Look
 * @typedef {"board" | "aside" | "market" | "player" | "strip" | "map"} Part
 * @typedef {object} Layout
 * @property {Record<string, Look>} zones how the zones of a kind look
 * @property {Record<string, Part>} areas which part an area plays
 * @property {string[]} bars marks drawn as a bar
 * @property {string[]} pips marks drawn as filled and empty dots
 * @property {string[]} purse marks of my own area that are repeated beside the question: what I can pay with
 * @property {string[]} quiet zones that are left out while empty
 * @property {string[]} silent marks of areas that are not written out
 * @property {Group[]} order the groups of areas from the top of the table to the bottom
 * @property {Record<string, string[][]>} rows which kinds of zones of an area lie beside each other, row by row
 * @property {boolean} [facing] the other side lies upside down: its rows run the other way
 */

/** @typedef {"top" | "map" | "market" | "strip" | "others" | "own"} Group */

/** @type {Layout} */
const PLAIN = { zones: {}, areas: {}, bars: ["life", "left"], pips: [], purse: [], quiet: [], silent: ["active"], order: ["others", "top", "map", "market", "strip", "own"], rows: {} };

/** @type {Record<string, Layout>} */
const LAYOUTS = {
  "war-eternal": {
    zones: {
      "in-play": "cards",
      "nemesis-deck": "deck",
      "nemesis-discard": "pile",
      "acolyte-deck": "deck",
      "acolyte-discard": "pile",
      resolving: "cards",
      destroyed: "pile",
      "order-deck": "turns",
      "order-discard": "turns",
      pile: "stall",
      breach: "breach",
      hand: "hand",
      play: "cards",
      deck: "deck",
      discard: "pile",
    },
    areas: { nemesis: "board", gravehold: "aside", "turn-order": "aside", market: "market" },
    bars: ["life"],
    pips: ["charges"],
    purse: ["aether"],
    quiet: ["destroyed", "acolyte-discard", "resolving"],
    silent: ["active", "token"],
    order: ["top", "market", "strip", "own", "others"],
    rows: {
      nemesis: [["resolving", "in-play", "nemesis-deck", "nemesis-discard", "acolyte-deck", "acolyte-discard"]],
      player: [["breach"], ["play", "hand", "deck", "discard"]],
    },
  },
  ashes: {
    zones: {
      battlefield: "cards",
      spellboard: "cards",
      hand: "hand",
      draw: "deck",
      discard: "pile",
      conjurations: "pile",
      active: "dice",
      exhausted: "dice",
      announced: "cards",
      removed: "pile",
      "draft-dice": "dice",
      "drafted-dice": "dice",
      "draft-deck": "deck",
    },
    areas: { announced: "strip", removed: "strip", draft: "board" },
    bars: ["left"],
    pips: [],
    purse: [],
    quiet: ["announced", "removed"],
    silent: ["active", "piece", "life", "wounds", "battlefield", "spellboard"],
    order: ["others", "top", "market", "strip", "own"],
    rows: {
      player: [["battlefield", "active", "exhausted"], ["spellboard", "hand", "draw", "discard", "conjurations"]],
    },
    facing: true,
  },
};

/**
 * @param {string} game
 * @returns {Layout}
 */
export function layoutOf(game) {
  return LAYOUTS[game] ?? PLAIN;
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
