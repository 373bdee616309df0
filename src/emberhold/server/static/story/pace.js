// @ts-check
/** How long each kind of moment is looked at, and how fast somebody likes to be told. */

import { speed } from "../table/motion.js";

/** @typedef {import("../table/frames.js").Beat} Beat */
/** @typedef {"banner" | "card" | "number" | "sign" | "page" | "sticker" | "evolve" | "plain"} Showing */

/**
 * What is shown of a kind of moment, and for how many milliseconds: when others do it, and when I do.
 * @type {Record<string, {showing: Showing, others: number, mine: number}>}
 */
const KINDS = {
  turn: { showing: "banner", others: 900, mine: 700 },
  "foe-turn": { showing: "banner", others: 1000, mine: 1000 },
  round: { showing: "banner", others: 900, mine: 900 },
  "foe-card": { showing: "card", others: 1900, mine: 1900 },
  card: { showing: "card", others: 1200, mine: 150 },
  ability: { showing: "card", others: 1000, mine: 250 },
  gain: { showing: "card", others: 900, mine: 150 },
  reveal: { showing: "sign", others: 800, mine: 600 },
  attack: { showing: "sign", others: 900, mine: 300 },
  block: { showing: "sign", others: 800, mine: 300 },
  hit: { showing: "number", others: 800, mine: 700 },
  heal: { showing: "number", others: 600, mine: 500 },
  fall: { showing: "sign", others: 700, mine: 600 },
  unleash: { showing: "sign", others: 900, mine: 900 },
  shuffle: { showing: "sign", others: 500, mine: 400 },
  die: { showing: "sign", others: 420, mine: 260 },
  place: { showing: "plain", others: 450, mine: 120 },
  tick: { showing: "plain", others: 420, mine: 260 },
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

/** As many beats may wait; whoever is further behind is told faster. */
const PATIENT = 10;

/**
 * How long a beat is looked at, in milliseconds.
 * @param {Beat} beat
 * @param {boolean} mine whether whoever looks did it
 * @param {number} [waiting] how many more are to be told
 */
export function lengthOf(beat, mine, waiting = 0) {
  const kind = KINDS[kindOf(beat)] ?? KINDS.news;
  const hurry = Math.max(1, waiting / PATIENT);
  return (mine ? kind.mine : kind.others) / Math.max(speed(), 0.25) / hurry;
}
