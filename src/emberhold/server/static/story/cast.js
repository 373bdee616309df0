// @ts-check
/** Who and what takes part in a beat, as things on the table. */

import { areaIds, seatOf } from "../table/frames.js";
import { kindOf } from "./pace.js";

/** @typedef {import("../table/frames.js").Beat} Beat */
/** @typedef {import("../table/frames.js").Scene} Scene */
/** @typedef {import("../table/frames.js").Area} Area */

const ACTORS = ["who", "player", "nemesis", "foe"];
const STRUCK = ["unit", "card", "to", "nemesis", "who"];
const HELD = ["card", "ability", "cards", "used"];

/**
 * The one name a part of a beat has.
 * @param {Beat} beat
 * @param {string} part
 * @returns {string | null}
 */
function named(beat, part) {
  const name = beat.cast[part];
  return typeof name === "string" ? name : null;
}

/**
 * The area of whoever acts.
 * @param {Beat} beat
 * @param {Scene} scene
 * @returns {Area | null}
 */
export function actor(beat, scene) {
  for (const part of ACTORS) {
    const name = named(beat, part);
    const area = name && scene.areas.find((each) => each.card === name);
    if (area) return area;
  }
  const [, place] = beat.kind.split("@");
  return scene.areas.find((area) => area.id === place) ?? (kindOf(beat).startsWith("foe") ? foe(scene) : null);
}

/**
 * Whoever plays against everybody: the first area that is nobody's and has a face.
 * @param {Scene} scene
 * @returns {Area | null}
 */
function foe(scene) {
  return scene.areas.find((area) => area.card && seatOf(area.id) === null) ?? null;
}

/**
 * Whether the seat that looks did this itself.
 * @param {Beat} beat
 * @param {Scene} scene
 * @param {number | null} seat
 */
export function isMine(beat, scene, seat) {
  const area = actor(beat, scene);
  return seat !== null && area !== null && seatOf(area.id) === seat;
}

/**
 * The card that is held up for everybody to read.
 * @param {Beat} beat
 * @returns {string | null}
 */
export function heldCard(beat) {
  for (const part of HELD) {
    const name = named(beat, part);
    if (name) return name;
  }
  return null;
}

/**
 * The ids of what is struck, healed or falls, the likeliest first.
 * @param {Beat} beat
 * @param {Scene} scene
 * @returns {string[]}
 */
export function struck(beat, scene) {
  const [, place] = beat.kind.split("@");
  if (place) return [place];
  const found = STRUCK.flatMap((part) => beat.pieces[part] ?? []);
  for (const part of STRUCK) {
    const name = named(beat, part);
    if (!name) continue;
    for (const area of scene.areas) {
      if (area.card === name) found.push(...areaIds(area));
      for (const zone of area.zones) for (const piece of zone.pieces) if (piece.card === name) found.push(piece.id);
    }
  }
  return found;
}

/**
 * What is struck in a fight and by whom: everything a beat names in one of its parts.
 * @param {Beat} beat
 * @returns {string[]}
 */
export function everybody(beat) {
  return Object.values(beat.cast).flat();
}

/**
 * What a card becomes.
 * @param {Beat} beat
 * @returns {string | null}
 */
export function evolved(beat) {
  return named(beat, "into");
}
