// @ts-check
// What stands beside the challenge of the day: how yesterday's went, and days in a row.

import { mornings } from "../life/deeds.js";
import { make } from "../common/dom.js";
import { count, word } from "../common/words.js";

/**
 * @typedef {import("../common/told.js").Yesterday} Yesterday
 * @typedef {import("../common/told.js").Daily} Daily
 */

/**
 * Days in a row, as this browser remembers them or the server does.
 * @param {Daily} daily
 * @param {import("../life/history.js").Kept} kept
 */
export function daysInARow(daily, kept) {
  return Math.max(daily.row, mornings(kept, Date.now() / 1000));
}

/**
 * Days in a row, with the longest time so far where that was longer; nothing for a single day.
 * @param {Daily} daily
 * @param {number} row
 */
export function rowWords(daily, row) {
  const words = row > 1 ? [count("web-daily-row", row)] : [];
  if (daily.longest > Math.max(row, 1)) words.push(word("web-daily-longest", { n: daily.longest }));
  return words.join(" · ");
}

/** How yesterday's went; nothing where nobody took it on. @param {Daily} daily */
export function yesterdayLine({ yesterday }) {
  if (yesterday.played === 0) return null;
  const best = yesterday.best === null ? word("web-daily-nobody") : count("web-daily-best", yesterday.best);
  return make("p", {
    class: "small daily__yesterday",
    text: `${count("web-daily-yesterday", yesterday.played)} ${best}`,
  });
}
