// @ts-check
/** How long each kind of moment is looked at, and how fast somebody likes to be told. */

import { speed } from "../common/motion.js";

/** @typedef {import("../common/frames.js").Beat} Beat */
/** @typedef {"banner" | "card" | "number" | "sign" | "page" | "sticker" | "evolve" | "plain"} Showing */

/**
 * What is shown of a kind of moment, and for how many milliseconds: when others do it, and when I do.
 * @type {Record<string, {showing: Showing, others: number, mine: number}>}
 */
const KINDS = {
  turn: { showing: "banner", others: 650, mine: 600 },
  "foe-turn": { showing: "banner", others: 800, mine: 800 },
  round: { showing: "banner", others: 700, mine: 700 },
  "foe-card": { showing: "card", others: 1700, mine: 1700 },
  card: { showing: "card", others: 850, mine: 150 },
  ability: { showing: "card", others: 850, mine: 250 },
  gain: { showing: "card", others: 650, mine: 150 },
  reveal: { showing: "sign", others: 800, mine: 600 },
  attack: { showing: "sign", others: 900, mine: 300 },
  block: { showing: "sign", others: 800, mine: 300 },
  hit: { showing: "number", others: 600, mine: 600 },
  heal: { showing: "number", others: 600, mine: 500 },
  fall: { showing: "sign", others: 700, mine: 600 },
  unleash: { showing: "sign", others: 900, mine: 900 },
  shuffle: { showing: "sign", others: 500, mine: 400 },
  die: { showing: "sign", others: 420, mine: 260 },
  place: { showing: "plain", others: 400, mine: 120 },
  tick: { showing: "plain", others: 420, mine: 260 },
  draw: { showing: "plain", others: 360, mine: 120 },
  news: { showing: "plain", others: 360, mine: 120 },
  story: { showing: "page", others: 7000, mine: 7000 },
  sticker: { showing: "sticker", others: 4200, mine: 4200 },
  evolve: { showing: "evolve", others: 3600, mine: 3600 },
  unlock: { showing: "banner", others: 1400, mine: 1400 },
  silence: { showing: "plain", others: 0, mine: 0 },
};

/** The kind of moment alone: `hit@gravehold` is a hit. @param {Beat} beat */
export function kindOf(beat) {
  return beat.kind.split("@", 1)[0] ?? beat.kind;
}

/** @param {Beat} beat */
export function showingOf(beat) {
  return (KINDS[kindOf(beat)] ?? KINDS.news).showing;
}

/** How many milliseconds the others' actions may take together, from one of my questions to the next: whatever is left is told faster. */
const ROUND = 11000;
/** No moment is told in less than this share of its time. */
const LEAST = 0.25;
/** What is there to be read waits for its reader. */
const READ = new Set(["page", "sticker", "evolve"]);

/**
 * How long a beat is looked at, in milliseconds.
 * @param {Beat} beat
 * @param {boolean} mine whether the viewer did it
 * @param {number} [share] of its usual time
 */
export function lengthOf(beat, mine, share = 1) {
  const kind = KINDS[kindOf(beat)] ?? KINDS.news;
  return ((mine ? kind.mine : kind.others) / Math.max(speed(), 0.25)) * (READ.has(kind.showing) ? 1 : share);
}

/**
 * The share of its usual time each moment gets, so that a round is told in time.
 * @param {{beat: Beat, mine: boolean}[]} rest what is still to be told
 * @param {number} spent how many milliseconds the round has taken so far
 */
export function shareOf(rest, spent) {
  const needed = rest.reduce((sum, { beat, mine }) => sum + (READ.has(showingOf(beat)) ? 0 : lengthOf(beat, mine)), 0);
  const left = ROUND / Math.max(speed(), 0.25) - spent;
  return needed > left ? Math.max(LEAST, left / needed) : 1;
}
