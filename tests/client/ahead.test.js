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
  const wish = ahead.last;
  assert.ok(wish);
  ahead.require(wish, given);
  return { ahead, wish, given };
}

test("a wish under a condition waits until the server has judged this very version", () => {
  const { ahead, given } = waiting();
  assert.equal(ahead.next(asked("spark.1"), 7), null);
  assert.deepEqual(ahead.judged(6, [given], ["holds"]), []);
  assert.equal(ahead.next(asked("spark.1"), 7), null);
  ahead.judged(7, [given], ["holds"]);
  const found = ahead.next(asked("spark.1"), 7);
  assert.ok(found && "option" in found);
  assert.equal(found.option.key, "play:spark.1");
});

test("the server is asked once for each version, and again after a change", () => {
  const { ahead, wish, given } = waiting();
  assert.equal(ahead.asks(7), true);
  assert.equal(ahead.asks(7), false);
  assert.equal(ahead.asks(8), true);
  ahead.require(wish, { ...given, place: "nemesis-discard" });
  assert.equal(ahead.asks(8), true);
  ahead.clear();
  assert.equal(ahead.asks(9), false);
});

test("what is gone is dropped at once, what only fails not before its turn", () => {
  const gone = waiting();
  const [dropped] = gone.ahead.judged(7, [gone.given], ["gone"]);
  assert.equal(dropped?.unmet, gone.given);
  assert.equal(gone.ahead.wishes.length, 0);
  const fails = waiting(condition({ kind: "least", place: "life", number: 5 }));
  assert.deepEqual(fails.ahead.judged(7, [fails.given], ["fails"]), []);
  assert.equal(fails.ahead.wishes.length, 1);
  const found = fails.ahead.next(asked("spark.1"), 7);
  assert.ok(found && "dropped" in found);
  assert.equal(found.unmet, fails.given);
  assert.equal(fails.ahead.wishes.length, 0);
});

test("what waits stays, and so does what comes after it", () => {
  const { ahead, given } = waiting(condition({ kind: "turn", about: "", place: "" }));
  ahead.add({ id: "crystal.1", name: "Crystal" });
  ahead.judged(7, [given], ["waits"]);
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
