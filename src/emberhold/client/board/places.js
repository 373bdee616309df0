// @ts-check
/** Where the things of a state belong: pieces in zones, areas in groups, faces with seats. */

import { kindOf, seatOf } from "../common/frames.js";
import { figureKind } from "./heads.js";
import { partOf } from "./layouts.js";

/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("./layouts.js").Group} Group */
/** @typedef {{card: string, kind: string, name: string}} Face */

/**
 * Where each piece is.
 * @param {State} state
 * @returns {Map<string, string>}
 */
export function placesOf(state) {
  const lies = new Map();
  for (const area of state.scene.areas) {
    for (const zone of area.zones) for (const piece of zone.pieces) lies.set(piece.id, zone.id);
  }
  return lies;
}

/**
 * Who stands for each seat, and for the foe.
 * @param {State} state
 * @returns {Map<string, Face>}
 */
export function facesOf(state) {
  const faces = new Map();
  for (const area of state.scene.areas) {
    if (area.card)
      faces.set(String(seatOf(area.id) ?? kindOf(area.id)), {
        card: area.card,
        kind: figureKind(area),
        name: area.name,
      });
  }
  return faces;
}

/**
 * The seat that sits at the lower edge: the viewer, or the first one where two sides face each other.
 * @param {State} state
 * @param {import("./layouts.js").Layout} layout
 */
export function ownSeat(state, layout) {
  return state.you.showing ?? (layout.order[0] === "others" ? 0 : null);
}

/**
 * @param {import("./layouts.js").Layout} layout
 * @param {Area} area
 * @param {number | null} own
 * @returns {Group}
 */
export function groupOf(layout, area, own) {
  const part = partOf(layout, area.id);
  if (area.map || part === "duel") return "map";
  if (part === "player") return seatOf(area.id) === own ? "own" : "others";
  if (part === "market" || part === "strip") return part;
  return "top";
}
