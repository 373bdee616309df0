// @ts-check
// Answers that the page gives by itself: all of a kind, standing ones, and what was pressed before it was asked.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import "./dom.js";
import { area, asked, option, state } from "./states.js";
import { Habits } from "../../src/emberhold/client/table/asking/habits.js";
import { Queue } from "../../src/emberhold/client/choosing/queue.js";

const piece = (/** @type {string} */ id, kind = "gem") => ({ id, kind, marks: [] });
const zone = { id: "hand:0", pieces: [piece("crystal.1"), piece("crystal.2"), piece("spark.1", "spell")] };
const play = (/** @type {string} */ id) => option(`play:${id}`, { verb: "play", pieces: [id] });
const table = (answers = 5) => state({ table: { answers }, scene: { areas: [area("player:0", { zones: [zone] })] } });
const main = asked([play("crystal.1"), play("crystal.2"), play("spark.1"), option("end", { verb: "end" })]);
const rest = option("discard:rest");
const discard = asked([rest, option("other")], { topic: "discard-order" });
const respond = asked([option("pass"), option("other")], { topic: "respond" });

beforeEach(() => localStorage.clear());

test("an answer stands until it is dropped, at every table where the game says so", () => {
  const habits = new Habits("ember", "one");
  assert.equal(habits.next(discard, table()), null);
  assert.equal(habits.lastingIn(discard)?.key, "discard:rest");
  habits.keep(discard, rest);
  assert.equal(new Habits("ember", "another").next(discard, table())?.key, "discard:rest");
  assert.equal(habits.next(asked([option("other")], { topic: "discard-order" }), table()), null, "it is not offered");
  habits.drop("discard-order");
  assert.equal(new Habits("ember", "one").next(discard, table()), null);
});

test("an answer that might be another one next time stands at its table alone", () => {
  const habits = new Habits("ember", "one");
  habits.keep(respond, respond.options[0]);
  assert.equal(new Habits("ember", "one").next(respond, table())?.key, "pass");
  assert.equal(new Habits("ember", "another").next(respond, table()), null);
});

test("what was taken back is not given again by itself before something else has happened", () => {
  const habits = new Habits("ember", "one");
  habits.keep(discard, rest);
  habits.stop(table(3));
  assert.equal(habits.next(discard, table(3)), null);
  assert.equal(habits.next(discard, table(4))?.key, "discard:rest");
});

test("nobody is offered to leave out what they have never been asked", () => {
  const habits = new Habits("ember", "one");
  assert.deepEqual(
    [3, 3, 7, 7].map((n) => habits.isMet(respond, table(n))),
    [false, false, true, true],
  );
  assert.equal(habits.isMet(discard, table(3)), true, "the order of played cards hardly matters");
});

test("a standing answer is mentioned once", () => {
  const habits = new Habits("ember", "one");
  assert.equal(habits.isNews(discard), false);
  habits.keep(discard, rest);
  assert.deepEqual([habits.isNews(discard), habits.isNews(discard)], [true, false]);
});

test("all of a kind is offered where it is more than one, and played one after the other", () => {
  const habits = new Habits("ember", "one");
  assert.equal(habits.batchIn(asked([play("crystal.1"), play("spark.1")]), table()), null);
  habits.running = habits.batchIn(main, table())?.batch ?? null;
  assert.equal(habits.next(main, table())?.key, "play:crystal.1");
  assert.equal(habits.next(asked([play("spark.1")]), table(6)), null);
  assert.equal(habits.running, null, "nothing of the kind is left");
});

test("a thing pressed ahead of time is played once, at its question, if it is harmless", () => {
  const habits = new Habits("ember", "one");
  assert.deepEqual(
    zone.pieces.map((each) => habits.mayBeAhead(each)),
    [true, true, false],
  );
  habits.ahead.add("crystal.2");
  assert.equal(habits.next({ ...main, topic: "casting" }, table()), null);
  assert.equal(habits.next(main, table())?.key, "play:crystal.2");
  assert.equal(habits.next(main, table(6)), null);
});

test("what a browser kept badly is as good as nothing", () => {
  for (const kept of ["[[", "{}", "null"]) {
    localStorage.setItem("emberhold-standing-ember", kept);
    assert.equal(new Habits("ember", "one").next(discard, table()), null);
  }
});

test("gathered answers are given one after the other, and survive a reload", () => {
  const queue = new Queue("one");
  queue.put(0, [
    { topic: "five", key: "take:a" },
    { topic: "five", key: "take:b" },
  ]);
  const five = (/** @type {any} */ more = {}) =>
    state({ asked: [asked([option("take:a")], { topic: "five" })], ...more });
  assert.deepEqual(queue.next(five()), { seat: 0, key: "take:a" });
  queue.sent(0, five());
  assert.deepEqual(new Queue("one").next(five()), { seat: 0, key: "take:b" });
  assert.equal(new Queue("another").next(five()), null);
  assert.equal(queue.next(five({ moment: 2 })), null);
  assert.equal(queue.next(state({ asked: [asked([option("x")], { topic: "other" })] })), null);
  assert.equal(queue.holds(0), false, "something else is asked: none of the others follows");
});

test("undoing one answer of a gathering undoes all of it", () => {
  const queue = new Queue("one");
  queue.begins(state({ table: { settled: 5 } }));
  queue.put(0, [{ topic: "five", key: "a" }]);
  queue.sent(0, state({ table: { answers: 9 } }));
  assert.deepEqual(
    [5, 7, 10, 11].map((to) => queue.backTo(to)),
    [5, 5, 5, 11],
  );
});
