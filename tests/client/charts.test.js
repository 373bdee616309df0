// The numbers behind the charts of one's games.

import assert from "node:assert/strict";
import { test } from "node:test";

import { calendar, embers, histogram, lengths, likely, median } from "../../src/emberhold/client/life/charts.js";

/** @param {boolean | null} won @param {object} [more] */
const game = (won, more = {}) => ({ won, kind: "", when: 0, ...more });

test("a share of wins is told with how sure it is", () => {
  const [low, high] = likely(6, 13);
  assert.equal(Math.round(100 * low), 23);
  assert.equal(Math.round(100 * high), 71);
  assert.deepEqual(likely(0, 0), [0, 1]);
  const wide = likely(1, 2);
  const narrow = likely(100, 200);
  assert.ok(wide[1] - wide[0] > narrow[1] - narrow[0]);
});

test("embers show the last games that count, the oldest first", () => {
  const games = [game(true), game(false), game(null), game(true, { kind: "lesson" }), game(false), game(true)];
  assert.deepEqual(embers(games, 3), [false, false, true]);
});

test("lengths are those that are known, and the middle one is one of them", () => {
  const taken = lengths([
    game(true, { minutes: 40 }),
    game(true),
    game(false, { minutes: 9 }),
    game(true, { minutes: 70 }),
  ]);
  assert.deepEqual(taken, [9, 40, 70]);
  assert.equal(median(taken), 40);
  assert.equal(median([]), 0);
});

test("a histogram holds every game once", () => {
  const { width, bars } = histogram([4, 9, 30, 61, 119], 12);
  assert.equal(width, 10);
  assert.deepEqual(bars, [2, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1]);
});

test("a calendar begins on a Monday and ends with today's week", () => {
  const tuesday = Date.UTC(2026, 10, 17, 12) / 1000;
  const weeks = calendar([game(true, { when: tuesday }), game(false, { when: tuesday - 86400 })], tuesday, 2);
  assert.equal(new Date(weeks[0][0].day * 1000).getUTCDay(), 1);
  assert.deepEqual(
    weeks[1].map(({ count }) => count),
    [1, 1, 0, 0, 0, 0, 0],
  );
  assert.deepEqual(
    weeks[1].map(({ ahead }) => ahead),
    [false, false, true, true, true, true, true],
  );
});
