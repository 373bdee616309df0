// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { Ahead } from "../../src/emberhold/client/table/asking/ahead.js";

/** @param {Partial<import("../../src/emberhold/client/table/asking/ahead.js").Condition>} [given] */
const condition = (given = {}) => ({
  kind: "in",
  about: "minion.0",
  place: "in-play",
  number: 0,
  what: "Mangleroot",
  where: "In play",
  ...given,
});

/**
 * @param {import("../../src/emberhold/client/table/asking/ahead.js").Stands} stands
 * @param {string} [what]
 */
const stood = (stands, what = "") => ({ stands, what, where: "" });

/** @param {string[]} pieces @returns {any} a question with an answer for each piece */
const asked = (...pieces) => ({
  topic: "main",
  anyone: false,
  options: pieces.map((piece) => ({ key: `play:${piece}`, pieces: [piece] })),
});

/** A queue with one wish under one condition. */
function waiting(given = condition()) {
  const ahead = new Ahead(["main"]);
  ahead.add({ id: "spark.1", name: "Spark" });
  const wish = ahead.current;
  assert.ok(wish);
  ahead.require(wish, given);
  return { ahead, wish, given };
}

test("a wish under a condition waits until the server has judged this very version", () => {
  const { ahead, given } = waiting();
  assert.equal(ahead.next(asked("spark.1"), 7), null);
  assert.deepEqual(ahead.judged(6, [given], [stood("holds")]), []);
  assert.equal(ahead.next(asked("spark.1"), 7), null);
  ahead.judged(7, [given], [stood("holds")]);
  const found = ahead.next(asked("spark.1"), 7);
  assert.ok(found && "option" in found);
  assert.equal(found.option.key, "play:spark.1");
});

test("the server is asked once for each moment, seldom while others play, at once on my turn", () => {
  const { ahead, wish, given } = waiting();
  assert.equal(ahead.asksIn("7", 5000, false), 0);
  ahead.ask("7", 5000);
  assert.equal(ahead.asksIn("7", 9000, true), null);
  assert.equal(ahead.asksIn("8", 5100, false), 900);
  assert.equal(ahead.asksIn("8", 5100, true), 0);
  assert.equal(ahead.asksIn("8", 6000, false), 0);
  ahead.ask("8", 6000);
  ahead.require(wish, { ...given, place: "nemesis-discard" });
  assert.equal(ahead.asksIn("8", 9000, false), 0);
  ahead.clear();
  assert.equal(ahead.asksIn("9", 9000, true), null);
});

test("conditions go to the wish that was chosen, else to the last", () => {
  const { ahead } = waiting();
  ahead.add({ id: "crystal.1", name: "Crystal" });
  assert.equal(ahead.current?.id, "crystal.1");
  ahead.chosen = "spark.1";
  assert.equal(ahead.current?.id, "spark.1");
  ahead.drop("spark.1");
  assert.equal(ahead.current?.id, "crystal.1");
});

test("a wish can be moved, though not beyond the ends", () => {
  const ahead = new Ahead([]);
  for (const id of ["a", "b", "c"]) ahead.add({ id, name: id });
  for (const [id, by] of /** @type {[string, number][]} */ ([
    ["c", -1],
    ["a", -1],
    ["b", 1],
    ["x", 1],
  ]))
    ahead.move(id, by);
  assert.deepEqual(
    ahead.wishes.map((wish) => wish.id),
    ["a", "c", "b"],
  );
});

test("the queue survives a reload with its conditions, and nonsense is left out", () => {
  const { ahead } = waiting();
  const again = new Ahead(["main"]);
  again.restore(ahead.plain);
  assert.deepEqual(again.wishes, ahead.wishes);
  for (const kept of [null, "{", "7", '[{"id": 3}, null]']) {
    const empty = new Ahead([]);
    empty.restore(kept);
    assert.deepEqual(empty.wishes, []);
  }
});

test("names come in the language of the reader, and stay when the thing is out of sight", () => {
  const { ahead, given } = waiting();
  ahead.judged(7, [given], [stood("holds", "Mandragora")]);
  assert.equal(given.what, "Mandragora");
  ahead.judged(8, [given], [stood("fails")]);
  assert.equal(given.what, "Mandragora");
});

test("what is gone is dropped at once, what only fails not before its turn", () => {
  const gone = waiting();
  const [dropped] = gone.ahead.judged(7, [gone.given], [stood("gone")]);
  assert.equal(dropped?.unmet, gone.given);
  assert.equal(gone.ahead.wishes.length, 0);
  const fails = waiting(condition({ kind: "least", place: "life", number: 5 }));
  assert.deepEqual(fails.ahead.judged(7, [fails.given], [stood("fails")]), []);
  assert.equal(fails.ahead.wishes.length, 1);
  const found = fails.ahead.next(asked("spark.1"), 7);
  assert.ok(found && "dropped" in found);
  assert.equal(found.unmet, fails.given);
  assert.equal(fails.ahead.wishes.length, 0);
});

test("what waits stays, and so does what comes after it", () => {
  const { ahead, given } = waiting(condition({ kind: "turn", about: "", place: "" }));
  ahead.add({ id: "crystal.1", name: "Crystal" });
  ahead.judged(7, [given], [stood("waits")]);
  assert.equal(ahead.next(asked("spark.1", "crystal.1"), 7), null);
  assert.equal(ahead.wishes.length, 2);
});

test("the same condition with another number takes the place of the first", () => {
  const { ahead, wish } = waiting(condition({ kind: "least", place: "life", number: 5 }));
  ahead.require(wish, condition({ kind: "least", place: "life", number: 4 }));
  assert.deepEqual(
    wish.conditions.map((each) => each.number),
    [4],
  );
  for (const about of ["a", "b", "c", "d"]) ahead.require(wish, condition({ about }));
  assert.equal(wish.conditions.length, 4);
});

test("without conditions all is as it was: one answer is given, none or several are told", () => {
  const ahead = new Ahead([]);
  for (const id of ["a", "b", "c"]) ahead.add({ id, name: id });
  assert.ok("option" in (ahead.next(asked("a"), 1) ?? {}));
  assert.deepEqual(ahead.next(asked("a"), 1), {
    dropped: { id: "b", name: "b", conditions: [] },
    several: false,
    unmet: null,
  });
  const found = ahead.next(asked("c", "c"), 1);
  assert.ok(found && "dropped" in found && found.several);
});
