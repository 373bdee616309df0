// @ts-check
/** Which things on a board an answer points at: pieces, the handles of zones, the heads of areas, spaces. */

import { areaIds } from "../common/frames.js";
import { foretell } from "./cards/pieces.js";
import { layoutOf, lookOf } from "./layouts.js";
import { myQuestion } from "./legal.js";
import { lightUp } from "./targets.js";

/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("./finding.js").Things} Things */

/**
 * @param {Things} things
 * @param {State} state
 * @param {Map<string, Option[]>} legal
 */
export function lightThings(things, state, legal) {
  const layout = layoutOf(state.table.game);
  for (const [id, element] of things.pieces.elements) {
    const options = legal.get(id) ?? [];
    lightUp(element, options, false);
    foretell(element, options);
  }
  const open = legal.size ? (myQuestion(state)?.options ?? []) : [];
  for (const area of state.scene.areas) {
    const head = things.areas.elements.get(area.id)?.querySelector("[data-head]");
    const options = areaIds(area).flatMap((id) => legal.get(id) ?? []);
    if (head instanceof HTMLElement) lightUp(head, options, Boolean(area.card));
    const map = things.maps.get(area.id);
    for (const zone of area.zones)
      lightZone(things, zone, legal, map?.handles.has(zone.id) ? "space" : lookOf(layout, zone));
    map?.lit(open);
  }
  for (const zone of things.zones.elements.values()) reachable(zone);
}

/**
 * A pile shines for the cards inside it that cannot be seen.
 * @param {Things} things
 * @param {Zone} zone
 * @param {Map<string, Option[]>} legal
 * @param {import("./layouts.js").Look} look
 */
function lightZone(things, zone, legal, look) {
  const handle = things.zones.elements.get(zone.id)?.querySelector("[data-handle]");
  if (!(handle instanceof HTMLElement)) return;
  const own = look === "stall" ? [] : (legal.get(zone.id) ?? []);
  const covered = zone.pieces.filter((piece) => !things.pieces.elements.get(piece.id)?.isConnected);
  const inside = covered.flatMap((piece) => legal.get(piece.id) ?? []);
  const openable = look === "space" || ((look === "pile" || look === "deck") && zone.pieces.length > 0);
  lightUp(handle, [...own, ...inside], openable);
}

/**
 * Every zone that holds something can be reached by Tab; inside it the arrow keys move on.
 * @param {HTMLElement} zone
 */
function reachable(zone) {
  if (zone.dataset.look === "space") return;
  if (!zone.querySelector("[data-piece][tabindex='0']"))
    zone.querySelector("[data-piece]")?.setAttribute("tabindex", "0");
}
