// @ts-check
// What is said at a table and in a lesson: the wheel of phrases, the note of a step, the time that is left.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { byId, document, press, put, sized, speak, textsOf } from "./dom.js";
import { state } from "./states.js";
import { Wheel } from "../../src/emberhold/client/table/talk/wheel.js";
import { clockChoices, showClock } from "../../src/emberhold/client/table/menu/clock.js";
import { noteOf } from "../../src/emberhold/client/table/lesson/note.js";

const NARROW = "(max-width: 860px), (max-height: 520px)";
/** @type {any[]} */
let told = [];
const wheel = new Wheel();
const { dialog } = wheel;
const phrases = Array.from({ length: 10 }, (_, n) => ({ id: `phrase-${n}`, text: `Phrase ${n}`, alone: n === 0 }));
const tasks = {
  say: (/** @type {any} */ phrase) => void told.push(phrase?.id ?? "point"),
  pin: (/** @type {string} */ text) => void told.push(`pin ${text}`),
};
const open = (/** @type {any} */ thing = { id: "pile:3", name: "Spark" }, given = tasks) =>
  wheel.open(thing, /** @type {any} */ (phrases), { x: 100, y: 100 }, given);
const parts = () => [...dialog.querySelectorAll("[data-phrase]")];
const active = () => document.activeElement.dataset.phrase;

beforeEach(async () => {
  told = [];
  sized();
  await speak("en");
});

test("about a thing at most eight phrases are offered, none that is about nothing", () => {
  open();
  assert.deepEqual(
    parts().map((each) => each.dataset.phrase),
    [...phrases.slice(1, 9).map(({ id }) => id), ""],
  );
  assert.equal(dialog.querySelector("h2")?.textContent, "Spark");
});

test("about nothing all are offered, without pointing and without a note", () => {
  open(null);
  assert.equal(parts().length, 10);
  assert.ok(!dialog.querySelector("form"));
});

test("a phrase is said, or the thing only pointed at, and the wheel is gone", () => {
  for (const which of [2, 8]) {
    open();
    parts()[which].click();
    assert.equal(dialog.hasAttribute("open"), false);
  }
  assert.deepEqual(told, ["phrase-3", "point"]);
});

test("arrows turn the wheel round, but not while a note is typed", () => {
  open();
  assert.equal(active(), "phrase-1");
  press(document.activeElement, "ArrowLeft");
  assert.equal(active(), "");
  press(document.activeElement, "ArrowDown");
  assert.equal(active(), "phrase-1");
  const note = dialog.querySelector("input");
  note.focus();
  assert.equal(press(note, "ArrowRight").defaultPrevented, false);
});

test("a note is pinned with what is in it, and not without", () => {
  open();
  const [form, input] = [dialog.querySelector("form"), dialog.querySelector("input")];
  put(input, "  ");
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  put(input, " I open breach III ");
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual(told, ["pin I open breach III"]);
  open(undefined, { ...tasks, pin: null });
  assert.ok(!dialog.querySelector("form"), "who may not write is offered no note");
});

test("a phone has the phrases in a sheet at the thumb", () => {
  open();
  assert.ok(dialog.querySelector(".wheel__ring"));
  sized(NARROW);
  open();
  assert.ok(!dialog.hasAttribute("data-round") && dialog.querySelector(".wheel__grid"));
  dialog.close();
});

// Lessons

/** @param {any} [more] @returns {any} */
const lesson = (more = {}) => ({
  id: "ember-first",
  title: "First steps",
  is: "on",
  parts: [
    { name: "Your hand", steps: 2 },
    { name: "The market", steps: 1 },
  ],
  steps: [
    { text: "These are your cards.", point: [], place: [0, 0] },
    { text: "Play one.", point: [], place: [0, 1] },
  ],
  ...more,
});
function note(given = lesson(), page = 0) {
  const box = document.createElement("div");
  const did = (/** @type {string} */ what) => () => void told.push(what);
  const way = {
    fold: did("fold"),
    back: did("back"),
    onward: did("onward"),
    turn: (/** @type {number} */ by) => void told.push(by),
  };
  box.append(...noteOf(given, page, way).filter(Boolean));
  return box;
}

test("a note says its part, its step, and which way leads on", () => {
  const first = note();
  assert.deepEqual(textsOf(first, "strong, .lesson__count, .lesson__text"), [
    "Your hand",
    "Part 1 of 2",
    "These are your cards.",
  ]);
  assert.ok(!first.querySelector("[data-earlier]"));
  first.querySelector("[data-next]").click();
  const second = note(lesson(), 1);
  assert.ok(!second.querySelector("[data-next]"), "what comes next is to be done, not read");
  second.querySelector("[data-earlier]").click();
  assert.deepEqual(told, [1, -1]);
  assert.deepEqual(
    [...second.querySelectorAll("i")].map((each) => each.dataset.is),
    ["was", "now"],
  );
});

test("who has left the path is led back, who is through onward", () => {
  const left = note(lesson({ is: "left" }));
  assert.match(left.querySelector(".lesson__text").textContent, /left the path/);
  [...left.querySelectorAll("button")].at(-1).click();
  note(lesson({ is: "over" }), 1)
    .querySelector("[data-onward]")
    .click();
  assert.deepEqual(told, ["back", "onward"]);
  assert.ok(!note(lesson({ is: "over" }), 0).querySelector("[data-onward]"), "not before the last page");
});

// The time for a turn

const inSeconds = (/** @type {number} */ left) =>
  state({ clock: { until: [[0, Date.now() / 1000 + left]], seconds: 60, resting: [] } });
const clock = (/** @type {number} */ left) => {
  showClock(inSeconds(left));
  return byId("clock").textContent;
};

test("the time that is left is told in days, hours and minutes, and that it is over", async () => {
  assert.deepEqual([clock(200_000), clock(8_000), clock(61), clock(-1)].slice(0, 3), [
    "2 days left",
    "2 hours left",
    "2 minutes left",
  ]);
  assert.ok(byId("clock").classList.contains("chip--turn"), "the last minute stands out");
  await speak("pl");
  assert.equal(clock(200_000), "zostały 2 dni");
  showClock(state());
  assert.equal(byId("clock").hidden, true);
});

test("the host sets the time; a player rests from it, and says when they are back", () => {
  /** @type {any} */
  const base = { talk: {}, clock: { until: [], seconds: 259200, resting: [] } };
  const choices = (/** @type {any} */ more = {}) =>
    /** @type {any} */ (clockChoices(state({ ...base, ...more }), (frame) => void told.push(frame)));
  assert.ok(!clockChoices(state(), () => {}), "where nobody waits for anybody there is no clock");
  put(choices().querySelector("#turn-clock"), "600");
  const mine = choices({ you: { host: false } });
  assert.ok(!mine.querySelector("#turn-clock"));
  mine.querySelector("#vacation-days").value = "99";
  mine.querySelector("button").click();
  choices({ clock: { ...base.clock, resting: [0] } })
    .querySelector("button")
    .click();
  assert.deepEqual(told, [
    { do: "clock", seconds: 600 },
    { do: "vacation", seat: 0, days: 21 },
    { do: "vacation", seat: 0, days: 0 },
  ]);
});
