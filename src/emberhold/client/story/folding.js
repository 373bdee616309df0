// @ts-check
/** Equal moments in a row are one: five cards drawn, three crystals played. */

import { count } from "../common/say.js";
import { kindOf } from "./pace.js";

/** @typedef {import("./player.js").Moment} Moment */

/** Kinds that may be told several at a time: none that strikes, falls or is to be read. */
const FOLDS = new Set(["card", "ability", "gain", "place", "news", "tick", "die", "shuffle", "draw"]);

/**
 * Moments with those that are alike and follow each other made one.
 * @param {Moment[]} moments
 * @returns {Moment[]}
 */
export function folded(moments) {
  /** @type {Moment[]} */
  const found = [];
  for (const moment of moments) {
    const last = found.at(-1);
    const one = last && together(last, moment);
    if (one) found[found.length - 1] = one;
    else found.push(moment);
  }
  return found;
}

/**
 * Two moments as one, where they are alike.
 * @param {Moment} first
 * @param {Moment} second
 * @returns {Moment | null}
 */
export function together(first, second) {
  const kind = kindOf(first.beat);
  if (kind !== kindOf(second.beat) || first.mine !== second.mine || !FOLDS.has(kind) || !first.words || !second.words)
    return null;
  const times = timesOf(first) + timesOf(second);
  if (kind === "draw" && first.beat.cast.who && first.beat.cast.who === second.beat.cast.who)
    return drawn(second, times);
  if (alone(first) !== alone(second)) return null;
  const words = `${alone(second)} ×${times}`;
  return {
    ...second,
    times,
    one: alone(second),
    words,
    said: [...(second.times ? second.said.slice(0, -1) : second.said), ` ×${times}`],
  };
}

/**
 * A number of cards drawn by one player.
 * @param {Moment} moment
 * @param {number} times
 * @returns {Moment}
 */
function drawn(moment, times) {
  const who = moment.said.find((word) => typeof word !== "string");
  const words = count("web-story-draws", times).replace("%who%", typeof who === "object" ? who.name : "");
  return { ...moment, times, one: words, words, said: [words] };
}

/** @param {Moment} moment */
function timesOf(moment) {
  return moment.times ?? 1;
}

/** Its words, had it happened once. @param {Moment} moment */
function alone(moment) {
  return moment.one ?? moment.words;
}
