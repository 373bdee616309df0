// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { Ahead } from "../../src/emberhold/client/table/ahead/ahead.js";
import { errandsOf } from "../../src/emberhold/client/table/ahead/errands.js";

/** @param {Partial<import("../../src/emberhold/client/table/ahead/ahead.js").Condition>} [given] */
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
 * @param {import("../../src/emberhold/client/table/ahead/ahead.js").Stands} stands
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
  const { ahead, wish } = waiting();
  wish.at = { id: "minion.0", name: "Mangleroot" };
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
    dropped: { id: "b", name: "b", at: null, conditions: [] },
    place: 0,
    cause: "unfit",
    unmet: null,
    reason: "",
  });
  const found = ahead.next(asked("c", "c"), 1);
  assert.ok(found && "dropped" in found && found.cause === "several");
});

test("a wish waits through the earlier questions of a turn and is dropped only at the last", () => {
  const ahead = new Ahead(["casting", "main"]);
  for (const id of ["a", "b"]) ahead.add({ id, name: id });
  const casting = { ...asked("x"), topic: "casting" };
  assert.equal(ahead.next({ ...asked("a"), topic: "discard" }, 1), null);
  assert.equal(ahead.next(casting, 1), null);
  assert.equal(ahead.wishes.length, 2);
  assert.ok("option" in (ahead.next({ ...asked("a"), topic: "casting" }, 2) ?? {}));
  const found = ahead.next(asked("x"), 3);
  assert.ok(found && "dropped" in found && found.cause === "unfit");
});

test("a thing is also meant by the place where it is alone", () => {
  const ahead = new Ahead(["casting", "main"], (id) => (id === "spark.1" ? [id, "breach:0:1"] : [id]));
  ahead.add({ id: "spark.1", name: "Spark" });
  const found = ahead.next({ ...asked("breach:0:1", "breach:0:2"), topic: "casting" }, 1);
  assert.ok(found && "option" in found);
  assert.equal(found.option.key, "play:breach:0:1");
});

/** A spell that can be prepped to any of these breaches. @param {number[]} breaches @returns {any} */
const prepping = (...breaches) => ({
  topic: "main",
  anyone: false,
  options: breaches.map((breach) => ({ key: `prep:${breach}`, pieces: ["spark.1", `breach:0:${breach}`] })),
});

test("the target says which of several answers is meant, and no other is given for it", () => {
  for (const [breaches, key] of /** @type {[number[], string | null][]} */ ([
    [[1, 2], "prep:2"],
    [[1], null],
  ])) {
    const { ahead, wish, given } = waiting();
    ahead.release(wish, given);
    wish.at = { id: "breach:0:2", name: "Breach II" };
    const found = ahead.next(prepping(...breaches), 1);
    assert.equal(found && "option" in found ? found.option.key : null, key);
    assert.equal(Boolean(found && "dropped" in found && found.cause === "astray"), key === null);
    assert.equal(ahead.wishes.length, 0);
  }
});

test("a target that is asked for afterwards is answered once, in the middle of this answer only", () => {
  const target = { ...asked("minion.0", "minion.1"), topic: "target" };
  const shot = () => {
    const { ahead, wish, given } = waiting();
    ahead.release(wish, given);
    wish.at = { id: "minion.1", name: "Mangleroot" };
    assert.equal(ahead.next(target, 1), null);
    assert.ok(ahead.next(asked("spark.1"), 2));
    return ahead;
  };
  const ahead = shot();
  assert.equal(ahead.next({ ...target, anyone: true }, 3), null);
  const found = ahead.next(target, 3);
  assert.ok(found && "option" in found);
  assert.equal(found.option.key, "play:minion.1");
  assert.equal(ahead.next(target, 4), null);
  const over = shot();
  assert.equal(over.next(asked("x"), 3), null);
  assert.equal(over.next(target, 4), null);
});

test("what is chosen instead takes the place of what was dropped", () => {
  const ahead = new Ahead([]);
  for (const id of ["a", "b", "c"]) ahead.add({ id, name: id });
  const [, wish] = ahead.wishes;
  assert.ok(wish);
  const gone = condition();
  ahead.require(wish, gone);
  const [dropped] = ahead.judged(1, [gone], [stood("gone")]);
  assert.equal(dropped?.place, 1);
  ahead.instead = dropped.place;
  for (const id of ["d", "e"]) ahead.add({ id, name: id });
  assert.deepEqual(
    ahead.wishes.map((each) => each.id),
    ["a", "d", "c", "e"],
  );
});

test("a wish is put anywhere in the queue, not outside", () => {
  const ahead = new Ahead([]);
  for (const id of ["a", "b", "c"]) ahead.add({ id, name: id });
  ahead.put("a", 2);
  ahead.put("c", 3);
  ahead.put("c", -1);
  assert.deepEqual(
    ahead.wishes.map((each) => each.id),
    ["b", "c", "a"],
  );
});

const ERRANDS = errandsOf({
  ahead: ["casting", "main"],
  batches: [
    { topic: "main", verb: "play", kind: "gem" },
    { topic: "spend", verb: "spend", kind: "enemy" },
  ],
  errands: [
    { topic: "casting", key: "end" },
    { topic: "main", key: "end" },
  ],
});
const GEMS = "all play gem";
const END = "answer main end";

/** A queue of these, in a turn of mine. @param {string[]} ids */
function queue(...ids) {
  const ahead = new Ahead(["casting", "main"], (id) => [id], ERRANDS);
  for (const id of ids) ahead.add({ id, name: id });
  ahead.turn(true);
  return ahead;
}

/** @param {string} topic @param {string[]} pieces @returns {any} a question that can also be ended */
const endable = (topic, ...pieces) => ({
  ...asked(...pieces),
  topic,
  options: [...asked(...pieces).options, { key: "end", pieces: [] }],
});

test("only what is done at a question of the queue can be queued as an errand", () => {
  assert.deepEqual(
    ERRANDS.map(({ id }) => id),
    [GEMS, "answer casting end", END],
  );
});

test("all of a kind is done one after the other, then what comes next", () => {
  const ahead = queue(GEMS, "spark.1");
  let gems = ["crystal.1", "crystal.2"];
  const inBatch = () => asked(...gems).options;
  assert.equal(ahead.next(endable("casting", "spark.1"), 1, inBatch), null);
  const given = [1, 2, 3].map((version) => {
    const found = ahead.next(endable("main", "spark.1", ...gems), version, inBatch);
    gems = gems.slice(1);
    return found && "option" in found ? found.option.key : null;
  });
  assert.deepEqual(given, ["play:crystal.1", "play:crystal.2", "play:spark.1"]);
  assert.deepEqual(ahead.wishes, []);
});

test("all of a kind is dropped where there was none of it", () => {
  const found = queue(GEMS).next(endable("main"), 1);
  assert.ok(found && "dropped" in found && found.cause === "unfit");
});

test("a phase is ended by the queue, though not while something dropped is unread", () => {
  const ahead = queue("spark.1", END);
  assert.equal(ahead.next(endable("casting", "x"), 1), null);
  const dropped = ahead.next(endable("main", "x"), 2);
  assert.ok(dropped && "dropped" in dropped);
  assert.equal(ahead.next(endable("main", "x"), 2), null);
  ahead.read(dropped);
  const found = ahead.next(endable("main", "x"), 2);
  assert.ok(found && "option" in found);
  assert.equal(found.option.key, "end");
});

test("an errand of a step that was not asked about leaves in silence", () => {
  const ahead = queue("answer casting end", "spark.1");
  const found = ahead.next(endable("main", "spark.1"), 1);
  assert.ok(found && "option" in found);
  assert.deepEqual(ahead.told, []);
});

test("what a turn has passed by is dropped when it is over, an errand in silence", () => {
  const ahead = queue("far", END);
  assert.equal(ahead.next({ ...asked("x"), topic: "casting" }, 1), null);
  assert.deepEqual(ahead.turn(true), []);
  const dropped = ahead.turn(false);
  assert.deepEqual(
    dropped.map((each) => [each.dropped.id, each.cause]),
    [["far", "over"]],
  );
  assert.deepEqual(ahead.wishes, []);
});

test("a turn that is over drops nothing that it did not come to, and nothing that waits", () => {
  const untouched = queue("far");
  assert.deepEqual(untouched.turn(false), []);
  const { ahead, given } = waiting();
  ahead.topics = ["main", "last"];
  ahead.add({ id: "far", name: "far" });
  ahead.turn(true);
  assert.equal(ahead.next(asked("spark.1"), 1), null);
  assert.equal(ahead.standing(given), "waits");
  assert.deepEqual(ahead.turn(false), []);
  assert.equal(ahead.wishes.length, 2);
});
