// @ts-check
// What a browser remembers of games: nothing is believed that is not whole, and nothing known is lost.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});
const { exported, forgetAll, imported, remember, remembered, rememberEnding, rememberSolved } =
  await import("../../src/emberhold/client/life/history.js");

/** @param {string} name */
const named = (name) => ({ id: name, en: name, pl: name, fr: name });
/** @param {string} table @param {number} when @param {object} [more] @returns {any} */
const game = (table, when, more = {}) => ({
  table,
  game: "ember",
  when,
  won: true,
  together: true,
  reason: "victory",
  answers: 120,
  undo: false,
  kind: "",
  name: "",
  about: [named("titan")],
  seats: [{ mine: true, bot: false, figure: named("mist") }],
  ...more,
});
/** @param {...any} games */
const file = (...games) => JSON.stringify({ is: "emberhold-history", version: 1, games, puzzles: { "a-b": 5 } });
const tables = () => remembered().games.map(({ table }) => table);

beforeEach(() => kept.clear());

test("a file that is damaged anywhere is not believed at all", () => {
  const wrong = {
    empty: "",
    "no json": "not json",
    list: "[]",
    foreign: '{"is": "something-else", "version": 1, "games": [], "puzzles": {}}',
    newer: '{"is": "emberhold-history", "version": 2, "games": [], "puzzles": {}}',
    result: file(game("a", 1, { won: "perhaps" })),
    time: file(game("a", -5)),
    fraction: file(game("a", 1.5)),
    seats: file(game("a", 1, { seats: [{ mine: 1 }] })),
    "one of two": file(game("a", 1), game("b", 1, { about: [3] })),
    long: file(game("x".repeat(500), 1)),
    "many seats": file(game("a", 1, { seats: Array(17).fill({ mine: true, bot: false, figure: null }) })),
  };
  for (const [what, text] of Object.entries(wrong)) assert.equal(imported(text), null, what);
});

test("what is exported can be imported, and says the same", () => {
  remember({ games: [game("a", 1, { facts: { turns: 20, lives: { gravehold: 3 } } })], puzzles: { "a-b": 5 } });
  const told = imported(exported());
  forgetAll();
  assert.deepEqual(tables(), []);
  assert.deepEqual(remember(/** @type {any} */ (told)), told);
});

test("a game is one game however often it is told, the newest first", () => {
  remember({ games: [game("a", 1), game("b", 3)], puzzles: {} });
  remember({ games: [game("a", 2, { won: false })], puzzles: {} });
  assert.deepEqual(tables(), ["b", "a"]);
  assert.equal(remembered().games[1]?.won, false);
});

test("how a table looked at its end is added when the server tells the rest", () => {
  rememberEnding("a", { turns: 12, lives: { "player:0": 1 } });
  remember({ games: [game("a", 1)], puzzles: {} });
  kept.delete("emberhold.endings");
  remember({ games: [game("a", 1)], puzzles: {} });
  assert.deepEqual(remembered().games[0]?.facts, { turns: 12, lives: { "player:0": 1 } });
});

test("rubbish in the storage does no harm, and good games beside it stay", () => {
  for (const rubbish of ["[[", "3", '{"games": 7}', '{"games": [3, {"table": 1}], "puzzles": [1]}']) {
    kept.set("emberhold.history", rubbish);
    kept.set("emberhold.endings", "[[");
    assert.deepEqual(remembered(), { games: [], puzzles: {} }, rubbish);
  }
  kept.set("emberhold.history", JSON.stringify({ games: [3, game("a", 1)], puzzles: { x: -1, y: 5 } }));
  assert.deepEqual([tables(), remembered().puzzles], [["a"], { y: 5 }]);
});

test("a puzzle is solved once, when it was first", () => {
  remember({ games: [], puzzles: { shell: 5 } });
  rememberSolved("shell");
  assert.equal(remembered().puzzles.shell, 5);
  rememberSolved("other");
  assert.ok(Number(remembered().puzzles.other) > 5);
});

test("a browser that keeps nothing remembers nothing, and nothing breaks", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error("no room");
  };
  assert.deepEqual(remember({ games: [game("a", 1)], puzzles: {} }).games.length, 1);
  assert.deepEqual(tables(), []);
  localStorage.setItem = setItem;
});
