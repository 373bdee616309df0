// @ts-check
// The question and its answers: which are shown, in which order, what folds away, what keeps the keyboard.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { byId, document, lay, paint, press, put, sized, textsOf } from "./dom.js";
import { Prompt } from "../../src/emberhold/client/table/asking/prompt.js";

const NARROW_WINDOW = "(max-width: 860px)";
const LYING_PHONE = "(max-height: 560px) and (min-width: 641px)";

/** @type {string[]} */
let told = [];
const tasks = {
  answer: (/** @type {any} */ option) => void told.push(`answer ${option.key}`),
  name: (/** @type {string} */ name) => void told.push(`name ${name}`),
  point: (/** @type {any} */ option) => void told.push(`point ${option?.key ?? "nothing"}`),
  rule: (/** @type {string} */ rule) => void told.push(`rule ${rule}`),
};
const prompt = new Prompt("ember", tasks);

/** @param {string} key @param {object} [more] @returns {any} */
const option = (key, more = {}) => ({ key, label: key, pieces: [], verb: null, card: null, then: null, ...more });

/** @param {any[]} options @param {object} [more] @returns {any} */
const asking = (options, more = {}) => ({
  text: "What do you do?",
  seat: null,
  mood: "mine",
  rules: [],
  purse: [],
  options,
  quick: new Set(options.map(({ key }) => key)),
  tray: new Set(),
  hinted: null,
  naming: 0,
  actions: [],
  topic: "main",
  ...more,
});
const row = byId("prompt-options");
const more = byId("prompt-more");
const sheet = byId("prompt-sheet");
const answers = () => [...row.querySelectorAll(".answer")];
const active = () => document.activeElement.dataset.key ?? document.activeElement.id;
const sorted = (/** @type {any[]} */ options, /** @type {any[]} */ ...where) => {
  const { quick, tray } = Prompt.sort(options, ...where);
  return [[...quick], [...tray]];
};
const onTable = (/** @type {string} */ id) => id.startsWith("table");

beforeEach(() => {
  sized();
  document.body.removeAttribute("data-mapped");
  prompt.wait(false);
  prompt.lock(false);
  prompt.clear();
  lay(row, 0, 0, 0, 0);
  told = [];
});

test("few short answers are all in the strip, wherever they lie", () => {
  const options = [option("play", { pieces: ["table.1"] }), option("end")];
  assert.deepEqual(sorted(options, onTable), [["play", "end"], []]);
});

test("of many answers those are in the strip that lie nowhere on the table", () => {
  const plays = Array.from({ length: 5 }, (_, n) => option(`play:${n}`, { pieces: [`table.${n}`] }));
  assert.deepEqual(sorted([...plays, option("end")], onTable), [["end"], []]);
});

test("more than six that lie nowhere would crowd the strip: the last is there, the list has all", () => {
  const seven = Array.from({ length: 7 }, (_, n) => option(`name:${n}`));
  assert.deepEqual(sorted(seven, onTable), [["name:6"], []]);
  assert.equal(sorted(seven.slice(1), onTable)[0].length, 6);
});

test("long labels leave the strip to what lies nowhere", () => {
  const long = [option("a".repeat(60), { pieces: ["table.1"] }), option("b".repeat(60))];
  assert.deepEqual(sorted(long, onTable)[0], ["b".repeat(60)]);
});

test("what says what it would bring is told at once, however long", () => {
  const long = [
    option("a".repeat(60), { pieces: ["table.1"], then: "wins" }),
    option("b".repeat(60), { then: "loses" }),
  ];
  assert.equal(sorted(long, onTable)[0].length, 2);
});

test("a card in hand that says it on its face is not said again", () => {
  const inHand = (/** @type {string} */ id) => id === "table.hand";
  const options = [option("boost", { pieces: ["table.hand"], then: "80%" }), option("roll")];
  assert.deepEqual(
    sorted(options, onTable, () => false, inHand),
    [["roll"], []],
  );
});

test("cards that are not on the table are laid out as cards", () => {
  const cards = ["one", "two"].map((card) => option(card, { card }));
  assert.deepEqual(sorted([...cards, option("skip")], onTable), [["skip"], ["one", "two"]]);
  assert.deepEqual(sorted([cards[0], option("skip")], onTable), [["one", "skip"], []], "a single one is a button");
});

test("a narrow window lists the places of a map", () => {
  const go = [option("go:hill", { pieces: ["table.hill"] }), option("stay")];
  sized(NARROW_WINDOW);
  const many = [...go, ...Array.from({ length: 4 }, (_, n) => option(`play:${n}`, { pieces: ["table.card"] }))];
  assert.deepEqual(
    sorted(many, onTable, (id) => id === "table.hill"),
    [["go:hill", "stay"], []],
  );
  sized();
  assert.deepEqual(
    sorted(many, onTable, (id) => id === "table.hill"),
    [["stay"], []],
  );
});

test("a phone on its side has all answers in a column, unless a map is on the table", () => {
  const many = Array.from({ length: 8 }, (_, n) => option(`play:${n}`, { pieces: [`table.${n}`] }));
  sized(LYING_PHONE, NARROW_WINDOW);
  assert.equal(sorted(many, onTable)[0].length, 8);
  document.body.setAttribute("data-mapped", "");
  assert.equal(sorted(many, onTable)[0].length, 0);
});

test("answers are numbered in their order, in the strip as in the list", () => {
  const options = [option("one"), option("two"), option("three")];
  prompt.show(asking(options, { quick: new Set(["one", "three"]) }));
  assert.deepEqual(
    answers().map((each) => [each.dataset.key, each.dataset.number]),
    [
      ["one", "1"],
      ["three", "3"],
    ],
  );
  assert.deepEqual(textsOf(byId("prompt-list"), ".answer__words"), ["one", "two", "three"]);
  prompt.fit();
  paint();
  assert.equal(more.hidden, false);
  assert.match(more.textContent, /^All 3 answers3$/);
});

test("an answer is given, pointed at and left by its button", () => {
  prompt.show(asking([option("one"), option("two")]));
  const [one] = answers();
  one.dispatchEvent(new Event("pointerenter"));
  one.dispatchEvent(new Event("pointerleave"));
  one.click();
  assert.deepEqual(told, ["point one", "point nothing", "answer one"]);
});

test("the same question is not drawn again, another language is", () => {
  prompt.show(asking([option("one"), option("two")]));
  const [before] = answers();
  prompt.show(asking([option("one"), option("two")]));
  assert.ok(answers()[0] === before);
  document.documentElement.lang = "pl";
  prompt.show(asking([option("one"), option("two")]));
  document.documentElement.lang = "en";
  assert.ok(answers()[0] !== before);
});

test("an answer that a hint marks keeps the keyboard, and a new question has it at its first", () => {
  prompt.show(asking([option("one"), option("two")]));
  assert.ok(prompt.focusNumber(2));
  prompt.show(asking([option("one"), option("two")], { hinted: "one" }));
  assert.equal(active(), "two");
  assert.equal(answers()[0].className, "answer answer--hinted");
  assert.match(answers()[0].textContent, /hint/i);
  prompt.show(asking([option("three"), option("four")]));
  assert.equal(active(), "three");
});

test("a number brings the keyboard to its answer, out of the list where the strip lacks it", () => {
  prompt.show(
    asking([option("one"), option("two")], {
      quick: new Set(["one"]),
      options: [option("one", { pieces: ["a"] }), option("two", { pieces: ["b"] })],
    }),
  );
  assert.equal(sheet.hidden, true);
  assert.ok(prompt.focusNumber(2));
  assert.equal(sheet.hidden, false);
  assert.equal(active(), "two");
  assert.equal(prompt.focusNumber(3), false);
  assert.equal(prompt.focusNumber(0), false);
});

test("the list opens by itself where nothing on the table can be pressed instead", () => {
  prompt.show(asking([option("one"), option("two")], { quick: new Set(["two"]) }));
  assert.equal(sheet.hidden, false);
  prompt.show(asking([option("one", { pieces: ["a"] }), option("two")], { quick: new Set(["two"]) }));
  assert.equal(sheet.hidden, true);
});

test("while a story is told the list stays closed, and opens after it", () => {
  prompt.wait(true);
  prompt.show(asking([option("one", { card: "one" })], { tray: new Set(["one"]) }));
  assert.equal(sheet.hidden, true);
  assert.ok(byId("prompt").hasAttribute("data-sleeps"));
  prompt.wait(false);
  assert.equal(sheet.hidden, false);
  assert.ok(!byId("prompt").hasAttribute("data-sleeps"));
  assert.ok(byId("prompt-list").querySelector(".answer--card"));
});

test("arrows walk round in the list, and Escape leads back to the strip", () => {
  prompt.show(asking([option("one"), option("two")]));
  prompt.openSheet();
  assert.equal(active(), "one");
  press(document.activeElement, "ArrowUp");
  assert.equal(document.activeElement.dataset.number, "2");
  press(document.activeElement, "ArrowDown");
  assert.equal(document.activeElement.dataset.number, "1");
  press(document.activeElement, "Escape");
  assert.equal(sheet.hidden, true);
  assert.ok(row.contains(document.activeElement));
  assert.equal(more.getAttribute("aria-expanded"), "false");
});

test("the sign beside the strip opens the list and closes it", () => {
  prompt.show(asking([option("one"), option("two")]));
  more.click();
  assert.equal(sheet.hidden, false);
  assert.equal(more.getAttribute("aria-expanded"), "true");
  more.click();
  assert.equal(sheet.hidden, true);
});

test("while an answer is under way no other is offered", () => {
  prompt.show(asking([option("one"), option("two")]));
  prompt.lock(true);
  assert.equal(byId("prompt").getAttribute("aria-busy"), "true");
  assert.ok(answers().every((each) => each.getAttribute("aria-disabled") === "true"));
  prompt.show(asking([option("three")]));
  assert.equal(answers()[0].getAttribute("aria-disabled"), "true");
  prompt.lock(false);
  assert.ok(!byId("prompt").hasAttribute("aria-busy"));
  assert.ok(!answers()[0].hasAttribute("aria-disabled"));
});

test("of several rules the first is shown, the others behind a sign that counts them", () => {
  prompt.show(asking([option("one")], { rules: ["WE-001", "WE-002", "WE-003"] }));
  const [first, sign] = byId("prompt-rules").children;
  const others = byId("prompt-rules").querySelector(".prompt__more-rules");
  assert.deepEqual([first.textContent, sign.textContent, others.hidden], ["WE-001", "+2", true]);
  sign.click();
  assert.deepEqual([sign.getAttribute("aria-expanded"), others.hidden], ["true", false]);
  others.lastElementChild.click();
  assert.deepEqual(told, ["rule WE-003"]);
});

test("a name is given when there is one, and what is typed survives another look", () => {
  prompt.show(asking([option("Ada")], { naming: 20 }));
  const field = () => row.querySelector(".naming__input");
  const give = () => row.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
  put(field(), "  ");
  give();
  assert.ok(!told.some((each) => each.startsWith("name")));
  put(field(), "Ysolde");
  prompt.show(asking([option("Ada")], { naming: 20, hinted: "Ada" }));
  assert.equal(field().value, "Ysolde");
  give();
  assert.equal(told.at(-1), "name Ysolde");
});

test("many stickers are laid out in the list alone", () => {
  const five = Array.from({ length: 5 }, (_, n) => option(`sticker:${n}`));
  prompt.show(asking(five, { topic: "sticker" }));
  assert.equal(answers().length, 0);
  assert.ok(byId("prompt-list").classList.contains("prompt__list--stickers"));
});

test("long questions say so, and my turn is told above the words", () => {
  prompt.show(asking([option("one")], { text: "x".repeat(91), turn: true }));
  assert.ok(byId("prompt-text").classList.contains("prompt__text--long"));
  assert.equal(byId("prompt-turn").hidden, false);
  prompt.show(asking([option("one")], { text: "x".repeat(90), turn: false }));
  assert.ok(!byId("prompt-text").classList.contains("prompt__text--long"));
  assert.equal(byId("prompt-turn").hidden, true);
});

test("what the page offers beside the answers is a button or a way elsewhere", () => {
  const act = () => void told.push("back");
  prompt.show(
    asking([], {
      mood: "over",
      actions: [
        { label: "Back", main: true, act },
        { label: "Replay", href: "/r" },
      ],
    }),
  );
  const [back, replay] = row.children;
  back.click();
  assert.deepEqual([back.className, replay.getAttribute("href"), told], ["button button--main", "/r", ["back"]]);
});

/** A strip of a width, with answers that are 100 wide and move up where one is folded away. @param {number} wide */
function strip(wide) {
  lay(row, 0, 0, wide, 44);
  for (const each of answers()) {
    const before = () => answers().slice(0, answers().indexOf(each));
    each.getBoundingClientRect = () => {
      const left = 100 * before().filter((one) => !one.hasAttribute("data-folded")).length;
      return { left, top: 0, right: left + 100, bottom: 44, width: 100, height: 44 };
    };
  }
  prompt.fit();
  paint();
  return answers().map((each) => each.hasAttribute("data-folded"));
}

test("what the strip has no room for is folded away behind the sign", () => {
  const pieces = { pieces: ["a"] };
  prompt.show(asking([option("one", pieces), option("two", pieces), option("end", { ...pieces, verb: "end" })]));
  assert.deepEqual(strip(300), [false, false, false]);
  assert.deepEqual([more.hidden, row.hasAttribute("data-alone")], [true, true]);
  assert.deepEqual(strip(200), [false, true, false], "the way on stays, what is before it goes");
  assert.equal(more.hidden, false);
  assert.equal(sheet.hidden, true, "they can be pressed on the table");
});

test("a yes without room for its no is asked in an open list", () => {
  prompt.show(asking([option("yes"), option("no")]));
  strip(100);
  assert.equal(sheet.hidden, false);
  assert.deepEqual(textsOf(byId("prompt-list"), ".answer__words"), ["yes", "no"]);
});

test("the keyboard leaves an answer that is folded away", () => {
  const pieces = { pieces: ["a"] };
  prompt.show(asking([option("one", pieces), option("two", pieces)]));
  prompt.focusNumber(2);
  strip(100);
  assert.ok(document.activeElement === more);
});

test("nothing of a question stays when the table is cleared", () => {
  prompt.show(asking([option("one")], { rules: ["WE-001"], turn: true }));
  prompt.clear();
  assert.deepEqual(
    [row.children.length, byId("prompt-rules").children.length, sheet.hidden, more.hidden],
    [0, 0, true, true],
  );
  assert.equal(byId("prompt").getAttribute("data-mood"), "wait");
  assert.equal(byId("prompt-text").textContent, "Opening the table…");
});
