// @ts-check
// What is told: the lines of the log, equal moments as one, and the words of three languages.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { byId, document, press, speak, textsOf } from "./dom.js";
import { person, state } from "./states.js";
import { LogPanel } from "../../src/emberhold/client/story/log.js";
import { folded } from "../../src/emberhold/client/story/folding.js";
import {
  calledBy,
  count,
  fill,
  hasWord,
  headed,
  moment,
  shortName,
  some,
  word,
} from "../../src/emberhold/client/common/words.js";

/** @type {string[]} */
let told = [];
const list = byId("log");
const box = byId("panel-log");
const log = new LogPanel(list, {
  look: (at) => void told.push(`look ${at}`),
  card: (card) => void told.push(`card ${card}`),
  why: ({ at }) => void told.push(`why ${at}`),
});
const line = (/** @type {number} */ at, /** @type {any} */ more = {}) => ({
  n: at,
  at,
  text: [`line ${at}`],
  private: false,
  ...more,
});
const lines = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from }, (_, n) => line(from + n));
const take = (/** @type {any[]} */ some, from = 0) => log.take({ from, all: from === 0, lines: some });
const shown = () => textsOf(list, ".log__words");

beforeEach(async () => {
  log.clear();
  log.look(null);
  log.follows = true;
  told = [];
  await speak("en");
});

test("a line names cards that can be read, its reason, and leads back to its moment", () => {
  take([line(1, { text: ["You play ", { card: "spark", name: "Spark" }, "."], rules: ["WE-001"] }), line(2)]);
  assert.deepEqual(shown(), ["You play Spark.", "line 2"]);
  for (const part of [".log__card", ".log__why", ".log__look"]) list.querySelector(part).click();
  assert.deepEqual(told, ["card spark", "why 1", "look 1"]);
  assert.ok(!list.children[1].querySelector(".log__why"));
});

test("turns are headings, and what is for me alone says so", () => {
  take([line(1, { turn: "player:0" }), line(2, { private: true })]);
  assert.deepEqual(textsOf(list, "h3"), ["line 1"]);
  assert.ok(list.children[1].hasAttribute("data-private"));
  assert.ok(list.querySelector(".log__private"));
});

test("what comes anew replaces what is known, and leaves lines that say the same", () => {
  take(lines(0, 4));
  const [first] = list.children;
  assert.deepEqual(
    take([line(2), line(3, { text: ["another"] }), line(4)], 2).map(({ at }) => at),
    [4],
  );
  assert.deepEqual(shown(), ["line 0", "line 1", "line 2", "another", "line 4"]);
  assert.ok(list.children[0] === first);
  take([], 1);
  assert.deepEqual(shown(), ["line 0"], "what was undone is gone");
});

test("of many lines the old ones leave the page, and come back for who looks back", () => {
  take(lines(0, 139));
  assert.equal(list.children.length, 139);
  take(lines(139, 200), 139);
  assert.equal(list.children.length, 80);
  assert.equal(shown()[0], "line 120");
  press(list.children[0].querySelector(".log__look"), "ArrowUp");
  assert.deepEqual([shown()[0], shown().length], ["line 60", 140]);
  log.look(10);
  assert.equal(shown()[0], "line 0");
  assert.equal(list.querySelector(".log__line--now").dataset.at, "10");
  assert.equal(list.querySelectorAll(".log__line--later").length, 189);
  log.look(null);
  assert.equal(list.querySelectorAll(".log__line--later, .log__line--now").length, 0);
});

test("who has scrolled up is left there, who is at the end stays at the end", () => {
  const heights = { scrollHeight: 1000, clientHeight: 200 };
  for (const [name, value] of Object.entries(heights)) Object.defineProperty(box, name, { value, configurable: true });
  const follows = (/** @type {number} */ top) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event("scroll", { bubbles: true }));
    return log.follows;
  };
  assert.equal(follows(800), true);
  assert.equal(follows(500), false);
  assert.equal(follows(560), false, "a little down again is not the end");
  assert.equal(follows(790), true);
});

test("arrows walk from line to line, and along the cards of a line", () => {
  take([line(1, { text: [{ card: "a", name: "A" }, " and ", { card: "b", name: "B" }] }), line(2)]);
  const [a, b] = list.querySelectorAll(".log__card");
  a.focus();
  press(a, "ArrowRight");
  assert.ok(document.activeElement === b);
  press(b, "Enter");
  assert.deepEqual(told, ["card b"]);
  press(b, "ArrowDown");
  assert.equal(document.activeElement.closest("li").dataset.at, "2");
  press(document.activeElement, "ArrowUp");
  assert.ok(document.activeElement.matches(".log__look"));
  assert.equal(list.querySelectorAll('.log__look[tabindex="0"]').length, 1, "Tab reaches the last line");
});

// Equal moments in a row

/** @returns {any} */
const beat = (/** @type {string} */ kind, /** @type {string} */ words, cast = {}, mine = false) => ({
  beat: { n: 0, kind, cast, pieces: {}, numbers: {}, scene: null },
  words,
  said: [{ name: "Mazahaedron" }, words],
  mine,
});
const words = (/** @type {any[]} */ ...moments) => folded(moments).map((each) => each.words);

test("what is alike and follows each other is told once, with how often", () => {
  const crystal = () => beat("card", "You play Crystal.");
  assert.deepEqual(words(crystal(), crystal(), crystal()), ["You play Crystal. ×3"]);
  assert.deepEqual(words(crystal(), beat("card", "You play Spark."), crystal()).length, 3);
});

test("cards that one player draws are counted, whatever they are", () => {
  const draw = (/** @type {string} */ card, who = "player:1") => beat("draw", `draws ${card}`, { who });
  assert.deepEqual(words(draw("a"), draw("b"), draw("c")), ["Mazahaedron draws 3 cards."]);
  assert.equal(words(draw("a"), draw("b", "player:0")).length, 2);
});

test("what strikes, falls or is to be read is never folded, nor mine with others'", () => {
  for (const kind of ["hit@gravehold", "fall", "story", "sticker", "foe-card"])
    assert.equal(words(beat(kind, "the same"), beat(kind, "the same")).length, 2, kind);
  assert.equal(words(beat("gain", "x"), beat("gain", "x", {}, true)).length, 2);
  assert.equal(words(beat("gain", ""), beat("gain", "")).length, 2, "without words there is nothing to count");
});

// Words

test("numbers take the plural of the reader's language", async () => {
  const all = () => [1, 2, 5, 22].map((n) => count("web-clock-days", n));
  assert.deepEqual(all(), ["1 day left", "2 days left", "5 days left", "22 days left"]);
  await speak("pl");
  assert.deepEqual(all(), ["został 1 dzień", "zostały 2 dni", "zostało 5 dni", "zostały 22 dni"]);
  await speak("fr");
  assert.deepEqual(all(), ["encore 1 jour", "encore 2 jours", "encore 5 jours", "encore 22 jours"]);
});

test("a heading has the colon of its language, and what is not given stays as it is", async () => {
  assert.equal(headed("Ola", "yes"), "Ola: yes");
  await speak("fr");
  assert.equal(headed("Ola", "oui"), "Ola\u00a0: oui");
  assert.equal(word("web-headed", { head: "Ola" }), "Ola\u00a0: %what%");
});

test("a word nobody has written is its own name", () => {
  assert.deepEqual([word("web-nothing"), hasWord("web-nothing"), hasWord("web-headed")], ["web-nothing", false, true]);
  assert.equal(shortName("auction", "The Auction"), "The Auction");
});

test("several are listed as people list them", async () => {
  const lists = async (/** @type {string} */ language) => {
    await speak(language);
    return some("web-nobody-wrote-this", ["A"]) && new Intl.ListFormat(language).format(["A", "B"]);
  };
  assert.deepEqual([await lists("en"), await lists("pl"), await lists("fr")], ["A and B", "A i B", "A et B"]);
});

test("I am called you, unless I have a name or sit in several seats", () => {
  const [mine, named] = [person(0), person(0, { name: "Ola" })];
  assert.equal(calledBy(state(), mine), "You");
  assert.equal(calledBy(state(), named), "Ola");
  assert.equal(calledBy(state({ you: { seats: [0, 1] } }), mine), "Player 1");
  assert.equal(calledBy(state(), person(1, { who: "bot" })), "Player 2 (Bot)");
});

test("a time is told as people tell it: minutes, hours, days, then the date", async () => {
  const ago = (/** @type {number} */ minutes) => moment(new Date(Date.now() - minutes * 60_000).toISOString());
  assert.deepEqual([0, 5, 180, 2880].map(ago), ["now", "5 minutes ago", "3 hours ago", "2 days ago"]);
  assert.match(ago(60 * 24 * 30), /\d{4}$/);
  assert.match(
    moment(0, (day) => `on ${day}`),
    /^on .*1970$/,
  );
  await speak("pl");
  assert.equal(ago(5), "5 minut temu");
});

test("a page that changes its language fills in what asks for words", async () => {
  const part = document.createElement("p");
  part.innerHTML = '<b data-word="web-why">old</b><i data-word-attr="title:web-why;aria-label:web-aim"></i>';
  await speak("fr");
  fill(part);
  assert.equal(part.querySelector("b").textContent, word("web-why"));
  assert.deepEqual(
    [part.querySelector("i").title, part.querySelector("i").getAttribute("aria-label")],
    [word("web-why"), word("web-aim")],
  );
  assert.equal(document.documentElement.lang, "fr");
});
