// @ts-check
// What games say of a thing, as plain numbers: which verdict they allow, and where marks of a chart belong.

import { THREATS } from "./relic.js";

/** @typedef {import("../common/told.js").BenchJudged} Judged */
/** @typedef {import("../common/told.js").AssayPrice} Price */
/** @typedef {import("../common/told.js").AssayPrinted} Printed */

/** How many points to either side may stay open where a thing is called like its kind. */
export const CLOSE = 7;
/** How many pairs a mage needs before anything is said of them. */
export const ENOUGH = 40;

/** What has words of its own in a verdict; everything else is a card. */
const NAMED = ["nemesis", "mage", "character"];

/** Which words a kind of thing has. @param {string} kind */
export function wordsFor(kind) {
  return THREATS.includes(kind) ? "threat" : NAMED.includes(kind) ? kind : "card";
}

/**
 * A message id: better or worse than its kind for certain, like it, or not to be said yet.
 * @param {Pick<Judged, "low" | "high" | "played"> & {price?: Price | null}} judged @param {string} kind
 */
export function verdictOf({ low, high, played, price }, kind) {
  const of = wordsFor(kind);
  if (!played) return "web-workshop-verdict-none";
  const among = price && !["above", "below"].includes(besidePrice(price).found);
  if (low > 0) return `web-workshop-verdict-${of}-${among ? "better" : "more"}`;
  if (high < 0) return `web-workshop-verdict-${of}-${among ? "worse" : "less"}`;
  return high - low <= 2 * CLOSE ? `web-workshop-verdict-${of}-alike` : "web-workshop-verdict-open";
}

/**
 * A card beside the printed ones of its price: certainly above or below them all, among them, or not to be said yet.
 * @param {Pick<Price, "cost" | "mean" | "low" | "high" | "usual">} price
 */
export function besidePrice({ cost, mean, low, high, usual }) {
  const [, least, most] = usual.find(([price]) => price === cost) ?? [cost, 0, 0];
  const among = mean >= least && mean <= most;
  const sure = high - low <= 2 * CLOSE;
  const found = low > most ? "above" : high < least ? "below" : among && sure ? "usual" : "open";
  return { found, least, most };
}

/**
 * Cards of one price beside each other where they would be over each other: how many places across each is.
 * @param {Printed[]} cards
 * @param {(points: number) => number} y where a worth is drawn
 * @param {number} size of what is drawn
 */
export function scattered(cards, y, size) {
  /** @type {{card: Printed, across: number}[]} */
  const placed = [];
  for (const card of [...cards].sort((a, b) => b.mean - a.mean)) {
    const near = placed.filter(
      (one) => one.card.cost === card.cost && Math.abs(y(one.card.mean) - y(card.mean)) < size,
    );
    const free = [0, 1, -1, 2, -2].find((across) => near.every((one) => one.across !== across));
    placed.push({ card, across: free ?? 0 });
  }
  return placed;
}

/** How long a judgement will take, as a message with its number. @param {number} seconds */
export function beforehand(seconds) {
  return seconds < 90
    ? { id: "web-workshop-judge-seconds", n: Math.max(1, seconds) }
    : { id: "web-workshop-judge-minutes", n: Math.round(seconds / 60) };
}

/** A number with its sign. @param {number} points @param {string} language */
export function signed(points, language) {
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  return format.format(points).replace("-", "−");
}

/** The ends of an axis for some points, zero in the middle. @param {number[]} points */
export function reach(points) {
  const most = Math.max(5, ...points.map(Math.abs));
  return Math.ceil(most / 5) * 5;
}

/**
 * Where a value is on an axis of a length.
 * @param {number} value
 * @param {number} from
 * @param {number} to
 * @param {number} length
 */
export function along(value, from, to, length) {
  const share = (Math.min(to, Math.max(from, value)) - from) / (to - from);
  return Math.round(share * length * 10) / 10;
}

/**
 * A curve as the path of an SVG.
 * @param {[number, number][]} points
 * @param {number} last the last turn
 * @param {number} width
 * @param {number} height
 */
export function pathOf(points, last, width, height) {
  const spots = points.map(([turn, share]) => `${along(turn, 0, last, width)} ${along(100 - share, 0, 100, height)}`);
  return spots.length ? `M${spots.join(" L")}` : "";
}

/** Minutes and seconds that are left, as a message with its number. @param {number} seconds */
export function left(seconds) {
  return seconds < 90
    ? { id: "web-workshop-seconds-left", n: Math.max(1, seconds) }
    : { id: "web-workshop-minutes-left", n: Math.round(seconds / 60) };
}
