// @ts-check
// What games say of a thing, as plain numbers: which verdict they allow, and where marks of a chart belong.

/** @typedef {import("../common/told.js").BenchJudged} Judged */

/** How many points to either side may stay open where a thing is called like its kind. */
export const CLOSE = 7;
/** How many pairs a mage needs before anything is said of them. */
export const ENOUGH = 40;

/**
 * A message id: better or worse than its kind for certain, like it, or not to be said yet.
 * @param {Pick<Judged, "low" | "high" | "played">} judged @param {string} kind card, mage or nemesis
 */
export function verdictOf({ low, high, played }, kind) {
  const of = kind === "nemesis" || kind === "mage" ? kind : "card";
  if (!played) return "web-workshop-verdict-none";
  if (low > 0) return `web-workshop-verdict-${of}-more`;
  if (high < 0) return `web-workshop-verdict-${of}-less`;
  return high - low <= 2 * CLOSE ? `web-workshop-verdict-${of}-alike` : "web-workshop-verdict-open";
}

/** A number with its sign. @param {number} points @param {string} language */
export function signed(points, language) {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(points);
}

/** The ends of an axis for some points, zero in the middle. @param {number[]} points */
export function reach(points) {
  const most = Math.max(5, ...points.map(Math.abs));
  return Math.ceil(most / 5) * 5;
}

/** Where a value is on an axis of a length. @param {number} value @param {number} from @param {number} to @param {number} length */
export function along(value, from, to, length) {
  const share = (Math.min(to, Math.max(from, value)) - from) / (to - from);
  return Math.round(share * length * 10) / 10;
}

/** A curve as the path of an SVG. @param {[number, number][]} points @param {number} last the last turn @param {number} width @param {number} height */
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
