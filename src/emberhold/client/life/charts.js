// @ts-check
/** The numbers behind the charts of one's games: how sure a share is, how long games are, when they were played. */

import { counted } from "./tally.js";

/** @typedef {import("./history.js").Game} Game */

const Z = 1.96;
const DAY = 24 * 60 * 60;
/** Fewer games than these have no bar: it would be as wide as the scale. */
export const ENOUGH = 3;

/** Where the true share of wins falls in 95 of 100 cases (Wilson). @param {number} won @param {number} of @returns {[number, number]} */
export function likely(won, of) {
  if (of === 0) return [0, 1];
  const share = won / of;
  const wide = Z * Z;
  const middle = (share + wide / (2 * of)) / (1 + wide / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + wide / (4 * of * of))) / (1 + wide / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The last games as wins and losses, the oldest first. @param {Game[]} games the newest first @param {number} most */
export function embers(games, most) {
  return counted(games)
    .slice(0, most)
    .map((game) => game.won === true)
    .reverse();
}

/** How long games took, in minutes, the shortest first. @param {Game[]} games */
export function lengths(games) {
  return counted(games)
    .flatMap((game) => (game.minutes === undefined ? [] : [game.minutes]))
    .sort((a, b) => a - b);
}

/** The middle one; of an even number the lower of two. @param {number[]} sorted */
export function median(sorted) {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** How many there are in each of some equal parts, and how wide a part is. @param {number[]} sorted @param {number} parts */
export function histogram(sorted, parts) {
  const width = Math.max(5, Math.ceil((sorted.at(-1) ?? 0) / parts / 5) * 5);
  const bars = Array.from({ length: parts }, () => 0);
  for (const value of sorted) {
    const place = Math.min(parts - 1, Math.floor(value / width));
    bars[place] = (bars[place] ?? 0) + 1;
  }
  return { width, bars };
}

/** How many games ended on each day of the last weeks, by weeks from Monday on. @param {Game[]} games @param {number} now in seconds @param {number} weeks */
export function calendar(games, now, weeks) {
  const today = Math.floor(now / DAY);
  const weekday = (today + 3) % 7;
  const first = today - weekday - 7 * (weeks - 1);
  /** @type {Map<number, number>} */
  const ended = new Map();
  for (const { when } of counted(games))
    ended.set(Math.floor(when / DAY), (ended.get(Math.floor(when / DAY)) ?? 0) + 1);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => ({
      day: (first + 7 * week + day) * DAY,
      count: ended.get(first + 7 * week + day) ?? 0,
      ahead: first + 7 * week + day > today,
    })),
  );
}
