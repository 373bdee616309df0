// @ts-check
/** Who and what takes part in a beat, as things on the table. */

import { areaIds, markOf, numberOf, seatOf } from "../common/frames.js";
import { kindOf } from "./pace.js";

/** @typedef {import("../common/frames.js").Beat} Beat */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Area} Area */

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
 * The area of the acting player.
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
 * The side that plays against everybody: the first area that is nobody's and has a face.
 * @param {Scene} scene
 * @returns {Area | null}
 */
export function foe(scene) {
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
 * The card of the foe whose text is being carried out.
 * @param {Beat} beat
 * @param {Scene} scene
 * @returns {string | null}
 */
export function foesText(beat, scene) {
  const card = beat.doing?.card;
  const lies = foe(scene)?.zones.some((zone) => zone.pieces.some((piece) => piece.card === card));
  return card && lies ? card : null;
}

/**
 * Whose card of the turn order a beat turns up: it is on top of the deck for everybody to see.
 * @param {Beat} beat
 * @param {Scene} scene
 */
export function turnedUp(beat, scene) {
  const [, place] = beat.kind.split("@");
  const deck = scene.areas.find((area) => area.id === place)?.zones[0];
  const piece = deck?.pieces.at(-1);
  if (piece?.kind !== "turn-card") return null;
  const seat = numberOf(piece.marks, "seat");
  const foes = markOf(piece.marks, "turn") ? foe(scene) : null;
  const area = seat === null ? foes : scene.areas.find((each) => seatOf(each.id) === seat && each.card);
  return {
    name: area?.name ?? piece.name ?? "",
    seat,
    face: area?.card ? { card: area.card, kind: foes ? "nemesis" : "mage", name: area.name } : null,
  };
}

/**
 * What is struck in a fight and by whom: everything a beat names in one of its parts.
 * @param {Beat} beat
 * @returns {string[]}
 */
function everybody(beat) {
  return Object.values(beat.cast).flat();
}

/**
 * Whose picture stands for a beat: the first it names, else the acting player, and the foe that nobody needs to name.
 * @param {Beat} beat
 * @param {Scene} scene
 * @returns {string | null}
 */
export function pictured(beat, scene) {
  const [first] = everybody(beat);
  if (first) return first;
  if (kindOf(beat) === "reveal") return turnedUp(beat, scene)?.face?.card ?? null;
  const who = actor(beat, scene) ?? (kindOf(beat) === "unleash" ? foe(scene) : null);
  return who?.card ?? null;
}

/**
 * What a card becomes.
 * @param {Beat} beat
 * @returns {string | null}
 */
export function evolved(beat) {
  return named(beat, "into");
}
