// @ts-check
/** Which answers this page may give now, and what they point at. */

import { areaIds } from "../common/frames.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Asked} Asked */
/** @typedef {import("../common/frames.js").Option} Option */

/**
 * The question that the viewer can answer now.
 * @param {State} state
 * @returns {Asked | null}
 */
export function myQuestion(state) {
  if (state.moment !== null || state.result) return null;
  const { seats, showing } = state.you;
  if (showing === null || !seats.includes(showing)) return null;
  const own = state.asked.find((asked) => asked.seat === showing && asked.options.length);
  return own ?? state.asked.find((asked) => asked.anyone && asked.options.length) ?? null;
}

/**
 * Another of my seats that is asked something, where this one is not.
 * @param {State} state
 * @returns {number | null}
 */
export function nextSeat(state) {
  if (state.moment !== null || state.result || myQuestion(state)) return null;
  const asked = state.asked.find((each) => each.seat !== state.you.showing && state.you.seats.includes(each.seat));
  return asked?.seat ?? null;
}

/**
 * Answers by what they point at.
 * @param {Asked | null} asked
 * @returns {Map<string, Option[]>}
 */
export function legalTargets(asked) {
  /** @type {Map<string, Option[]>} */
  const legal = new Map();
  for (const option of asked?.options ?? []) {
    for (const id of new Set(option.pieces)) legal.set(id, [...(legal.get(id) ?? []), option]);
  }
  return legal;
}

/**
 * Whether something is on the table: a piece, a place or whom an area stands for.
 * @param {Scene} scene
 * @returns {(id: string) => boolean}
 */
export function liesIn(scene) {
  const ids = new Set(
    scene.areas.flatMap((area) => [
      ...areaIds(area),
      ...area.zones.flatMap((zone) => [zone.id, ...zone.pieces.map((piece) => piece.id)]),
    ]),
  );
  return (id) => ids.has(id);
}
