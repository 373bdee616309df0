// @ts-check
// The queue of answers ahead as it is read: numbers, targets, conditions, what was dropped and why.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { byId, document, press, speak, textsOf } from "./dom.js";
import { Ahead } from "../../src/emberhold/client/table/ahead/ahead.js";
import { conditionWords, Queued, reasonOf } from "../../src/emberhold/client/table/ahead/queued.js";

const NAMES = { "spark.1": "Spark", "pile:0": "Volcanic Glass", "crystal.1": "Crystal" };
/** @type {any[]} */
let told = [];
/** @type {any[] | null} what the queue may be given by its buttons */
let errands = null;
/** @type {any} */
let queued;
/** @type {Ahead} */
let ahead;

/** @param {string} [table] */
function opened(table = "one") {
  ahead = new Ahead(["main"]);
  byId("queue").replaceWith(byId("queue").cloneNode(false));
  const nothing = () => null;
  queued = new Queued(byId("queue"), ahead, {
    table,
    find: nothing,
    marked: () => [],
    name: (/** @type {keyof typeof NAMES} */ id) => NAMES[id] ?? "",
    deed: (wish) => `Play ${wish.name}`,
    picture: nothing,
    changed: () => told.push("changed"),
    instead: (dropped) => told.push(dropped.dropped.id),
    errands: () => errands,
  });
  queued.draw();
}
const add = (/** @type {string[]} */ ...ids) => {
  for (const id of ids) ahead.add({ id, name: id });
  queued.draw();
};
const wishes = () => [...byId("queued").querySelectorAll("[data-wish]")];
const order = () => wishes().map((each) => each.dataset.wish);
const life = (number = 5) => ({ kind: "least", about: "foe", place: "life", number, what: "Gate Witch", where: "" });

beforeEach(async () => {
  sessionStorage.clear();
  told = [];
  errands = null;
  await speak("en");
  opened();
});

test("an empty queue takes no room", () => {
  assert.deepEqual([byId("queue").hidden, byId("ahead-bar").hidden], [true, true]);
});

test("wishes are numbered in their order, and called as the reader's language has it", () => {
  add("spark.1", "pile:0");
  assert.deepEqual(
    wishes().map((each) => each.textContent),
    ["1Play Spark", "2Play Volcanic Glass"],
  );
  assert.deepEqual(textsOf(byId("queue"), ".chip"), ["Waiting: 2"]);
});

test("keys move a wish and take it away, and say where it came to be", async () => {
  add("spark.1", "pile:0", "crystal.1");
  wishes()[2].focus();
  press(wishes()[2], "ArrowUp", { ctrlKey: true });
  assert.deepEqual(order(), ["spark.1", "crystal.1", "pile:0"]);
  assert.equal(document.activeElement.dataset.wish, "crystal.1", "the keyboard goes along");
  press(document.activeElement, "ArrowUp");
  assert.deepEqual(order(), ["spark.1", "crystal.1", "pile:0"], "without Ctrl nothing moves");
  press(document.activeElement, "Delete");
  assert.deepEqual(order(), ["spark.1", "pile:0"]);
  assert.equal(document.activeElement.dataset.wish, "spark.1");
  assert.ok(told.length === 2 && told.every((each) => each === "changed"));
});

test("a button takes a wish away, another all of them", () => {
  add("spark.1", "pile:0");
  byId("queued").querySelector('[aria-label="Remove: Spark"]').click();
  assert.deepEqual(order(), ["pile:0"]);
  add("spark.1");
  byId("queue").querySelector("footer button").click();
  assert.deepEqual([order(), byId("queue").hidden], [[], true]);
});

test("a number in a condition is turned up and down, and not below nothing", () => {
  add("spark.1");
  ahead.require(ahead.wishes[0], life(1));
  queued.draw();
  const chip = () => byId("queued").querySelector(".queued__if");
  assert.equal(chip().dataset.holds, "false");
  const press_ = (/** @type {string} */ sign) =>
    [...chip().querySelectorAll("button")].find((each) => each.textContent === sign).click();
  press_("+");
  assert.match(chip().textContent, /at least 2/);
  for (let n = 0; n < 4; n += 1) press_("−");
  assert.match(chip().textContent, /at least 0/);
  press_("×");
  assert.ok(!byId("queued").querySelector("[data-holds]"));
});

test("a condition is said in the reader's language, or as the game says it", async () => {
  assert.match(conditionWords(life(71)), /^Gate Witch.*at least 71/);
  await speak("pl");
  assert.match(conditionWords(life(71)), /\(życie\): co najmniej 71/);
  assert.equal(conditionWords({ ...life(), kind: "told-by-the-game" }), "Gate Witch");
});

test("what was dropped says why until it is read, in its place", () => {
  add("spark.1", "pile:0");
  const dropped = { dropped: ahead.wishes[0], place: 0, cause: "unmet", unmet: life(71), reason: "" };
  ahead.drop("spark.1");
  ahead.told.push(/** @type {any} */ (dropped));
  queued.tell(dropped, reasonOf(/** @type {any} */ (dropped)));
  const first = byId("queued").firstElementChild;
  assert.match(first.textContent, /^1Not done, Spark.*at least 71/);
  assert.ok(first.classList.contains("refused"));
  assert.equal(wishes()[0].textContent, "2Play Volcanic Glass");
  queued.draw();
  assert.ok(!byId("queued").firstElementChild.classList.contains("refused"), "it shakes once");
  byId("queued").querySelector(".button--main").click();
  assert.equal(told[0], "spark.1", "something else is chosen instead");
  assert.equal(byId("queued").children.length, 1);
});

test("the queue is there after a reload of this page, and at no other table", () => {
  add("spark.1", "pile:0");
  opened();
  assert.deepEqual(order(), ["spark.1", "pile:0"]);
  opened("another");
  assert.deepEqual(order(), []);
});

test("the bar offers what lies nowhere on the table, and stops all of it", () => {
  errands = [{ id: "errand:all", words: "web-ahead-title", batch: null, option: null }];
  queued.draw();
  const bar = byId("ahead-bar");
  assert.deepEqual([bar.hidden, byId("prompt").dataset.queue, bar.children.length], [false, "open", 2]);
  bar.querySelector(".ahead-bar__errand").click();
  assert.deepEqual([order(), byId("prompt").dataset.queue], [["errand:all"], "waits"]);
  assert.deepEqual(textsOf(bar, "li"), ["1"]);
  bar.querySelector(".ahead-bar__stop").click();
  assert.deepEqual(order(), []);
});
