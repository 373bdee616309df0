// @ts-check
// What the prompt says in each situation, what can be undone and by whom, and where a turn stops.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { byId, textsOf } from "./dom.js";
import { area, asked, option, person, state } from "./states.js";
import { Advice } from "../../src/emberhold/client/table/asking/advice.js";
import { Phases } from "../../src/emberhold/client/table/asking/phases.js";
import { promptFor } from "../../src/emberhold/client/table/asking/prompting.js";
import { TurnStop } from "../../src/emberhold/client/table/asking/turn-stop.js";
import { drawUndo, mayAllow, pendingWords, undoFrames } from "../../src/emberhold/client/table/asking/undo.js";
import { prefer } from "../../src/emberhold/client/common/preferences.js";

/** @type {string[]} */
let told = [];
/** @type {any} */
const help = {
  sort: (/** @type {any[]} */ options) => ({ quick: new Set(options.map(({ key }) => key)), tray: new Set() }),
  hinted: "end",
  back: () => told.push("back"),
  look: (/** @type {number} */ at) => told.push(`look ${at}`),
  reply: (/** @type {boolean} */ yes) => told.push(`reply ${yes}`),
  ending: () => told.push("ending"),
};
const shown = (/** @type {any} */ given = {}, now = given) => promptFor(state(given), state(now), help);
const pending = { by: 1, to: 4, waiting: [0], made: 1, text: "" };

beforeEach(() => {
  told = [];
  localStorage.clear();
});

test("my question comes with its answers, its rules and what I can pay with", () => {
  const marks = [
    { id: "active", value: true, label: "" },
    { id: "aether-spells", value: 2, label: "2 aether for spells" },
    { id: "aether", value: 0, label: "0 aether" },
    { id: "life", value: 10, label: "10 life" },
  ];
  const scene = { areas: [area("player:0", { marks })] };
  const found = shown({ asked: [asked([option("end")], { rules: ["WE-045"] })], scene });
  assert.deepEqual([found.text, found.mood, found.turn, found.hinted], ["What do you do?", "mine", true, "end"]);
  assert.deepEqual(found.rules, ["WE-045"]);
  assert.deepEqual(
    found.purse.map(({ id }) => id),
    ["aether-spells"],
  );
});

test("where a face says who is asked, the question does not say it again", () => {
  const about = { attackers: ["rhino.1"] };
  const prompt = (/** @type {string} */ text) => shown({ asked: [asked([option("a")], { prompt: text, about })] }).text;
  assert.equal(prompt("Garu: who blocks?"), "Who blocks?");
  assert.equal(prompt("Who blocks Garu?"), "Who blocks Garu?");
});

test("a question to somebody else says only whom we wait for", () => {
  const other = asked([], { seat: 1, prompt: "A secret", rules: ["WE-001"] });
  const one = shown({ asked: [other], seats: [person(0), person(1, { acting: true, name: "Ola" })] });
  assert.deepEqual([one.text, one.mood, one.options.length], ["Waiting for Ola.", "wait", 0]);
  const two = shown({ asked: [other], seats: [person(0, { acting: true }), person(1, { acting: true })] });
  assert.match(two.text, /You, Player 2/);
  assert.doesNotMatch(two.text, /secret/);
});

test("who looks on is asked nothing, whoever is", () => {
  const you = { seats: [], spectator: true, showing: null };
  assert.equal(shown({ asked: [asked([option("end")])], you }).mood, "wait");
});

test("the past leads back, and a step earlier and later as far as there is one", () => {
  const labels = (/** @type {number} */ moment) => shown({ moment }, {}).actions.map(({ label }) => label);
  assert.deepEqual([labels(0).length, labels(3).length, labels(5).length], [2, 3, 2]);
  shown({ moment: 3 }, {}).actions.forEach(({ act }) => act?.());
  assert.deepEqual(told, ["back", "look 2", "look 4"]);
  const calls = shown({ moment: 3 }, { asked: [asked([option("end")])] }).text;
  assert.ok(calls.length > shown({ moment: 3 }, {}).text.length, "it is said that I am asked something now");
});

test("an undo that somebody asks for is agreed to or refused by those who are asked", () => {
  const mine = shown({ undo: { pending } });
  assert.equal(mine.mood, "undo");
  assert.match(mine.text, /^Player 2 would like to undo/);
  mine.actions.forEach(({ act }) => act?.());
  assert.deepEqual(told, ["reply true", "reply false"]);
  const theirs = state({ undo: { pending: { ...pending, by: 0, waiting: [1] } } });
  assert.equal(mayAllow(theirs), false);
  assert.notEqual(pendingWords(theirs), mine.text);
  assert.equal(promptFor(theirs, theirs, help).actions.length, 0);
});

test("a game that is over says who won, and leads on from there", () => {
  const result = { won: true, together: false, winners: [0], text: "The other side fell." };
  const over = shown({ result });
  assert.deepEqual([over.mood, over.text], ["over", "You won. The other side fell."]);
  assert.deepEqual(
    over.actions.map(({ href }) => href ?? "here"),
    ["/new/ember?again=one", "/t/one/replay", "here"],
  );
  assert.equal(shown({ result: { ...result, won: false, winners: [1] } }).text.split(".")[0], "You lost");
  assert.match(shown({ result, table: { free_undo: true } }).text, /free undo/i);
});

test("what nobody saw is undone at once; a turn is undone as a whole where that is more", () => {
  const frames = undoFrames(state({ undo: { back: 4, turn: 2, ask: true, back_ask: 3 } }));
  assert.deepEqual(frames.one, { do: "undo", version: 7, seat: 0, to: 4 });
  assert.deepEqual(frames.turn, { do: "undo-turn", version: 7, seat: 0 });
  assert.equal(frames.ask, null);
  assert.equal(undoFrames(state({ undo: { back: 4, turn: 4 } })).turn, null);
});

test("nothing is undone by who looks on, in the past, or while somebody is asked already", () => {
  const undo = { back: 4 };
  for (const given of [{ undo, moment: 2 }, { undo, you: { spectator: true } }, { undo: { ...undo, pending } }])
    assert.deepEqual(undoFrames(state(given)), { one: null, turn: null, ask: null });
});

const drawn = (/** @type {any} */ given) => {
  drawUndo(state(given), (frame) => void told.push(String(frame.do)));
  return byId("undo-button");
};
const asks = { ask: true, back_ask: 3 };

test("where the others have seen it, they are asked; where there is nobody, it says so beforehand", () => {
  assert.equal(drawn({ undo: asks }).textContent, "Ask to undo");
  const alone = drawn({ undo: asks, seats: [person(0), person(1, { who: "bot" })] });
  assert.equal(alone.textContent, "Undo");
  alone.click();
  assert.deepEqual([told, textsOf(byId("toasts"), ".toast")], [["undo-ask"], ["Undone."]]);
  byId("toasts").replaceChildren();
});

test("after the end nobody is asked who is not there", () => {
  const result = { won: true, together: true, winners: [0], text: "" };
  const alone = drawn({ result, undo: asks, seats: [person(0), person(1, { who: "bot" })] });
  assert.equal(alone.getAttribute("aria-disabled"), "true");
  alone.click();
  assert.deepEqual(told, []);
  assert.equal(drawn({ result, undo: asks }).textContent, "Ask to undo");
});

const after = (/** @type {any} */ more = {}) => state({ scene: { areas: [area("player:0")] }, ...more });

test("a turn does not end under my hand where I wished so; what comes meanwhile waits", () => {
  const went = /** @type {any[]} */ ([]);
  const stop = new TurnStop({
    go: (each) => went.push(each.table.answers),
    send: (frame) => told.push(String(frame.do)),
  });
  assert.equal(stop.holds(state(), after()), false, "nobody wished it");
  prefer("stop", true);
  assert.equal(stop.holds(state(), after({ undo: { back: 4 } })), true);
  assert.equal(byId("turn-stop").hidden, false);
  assert.equal(stop.holds(after(), after({ table: { answers: 6 }, undo: { back: 4 } })), true);
  const [go, back] = byId("turn-stop").querySelectorAll("button");
  back.click();
  assert.deepEqual(told, ["undo"]);
  go.click();
  assert.deepEqual([went, byId("turn-stop").hidden], [[5, 6], true]);
});

test("a turn that was taken back is not over any more", () => {
  prefer("stop", true);
  const stop = new TurnStop({ go: () => {}, send: () => {} });
  stop.holds(state(), after());
  assert.equal(stop.holds(after(), state({ table: { answers: 4 } })), false);
  assert.equal(byId("turn-stop").hidden, true);
});

test("the steps of a turn are those before, the present one and those to come", () => {
  const phases = new Phases(byId("phases"), byId("round"));
  const steps = () => [...byId("phases").children].map((each) => each.dataset.step);
  phases.draw(state({ asked: [asked([option("a")])] }));
  assert.deepEqual(steps(), ["now", "later"]);
  phases.draw(state({ scene: { ...state().scene, marks: [{ id: "phase", value: "draw", label: "" }] } }));
  assert.deepEqual(steps(), ["done", "now"]);
  phases.draw(state({ asked: [asked([option("a")], { topic: "respond" })] }));
  assert.deepEqual(steps(), ["done", "now"], "what is asked in the middle of a step does not change it");
  phases.draw(state({ moment: 2 }));
  assert.equal(byId("phases").hidden, true);
});

test("a hint is one line with its numbers folded below, and is sent away once", () => {
  const advice = new Advice();
  advice.show("Play Spark – it wins.", ["· Spark: 80%", "· Crystal: 20%"], () => void told.push("closed"));
  const [text] = textsOf(advice.root, ".advice__text");
  assert.equal(text, "Play Spark – it wins.");
  assert.ok(!advice.root.querySelector("details").hasAttribute("open"));
  assert.deepEqual(textsOf(advice.root, "li"), ["Spark: 80%", "Crystal: 20%"]);
  advice.root.querySelector(".advice__close").click();
  assert.deepEqual([told, advice.root.hidden, advice.leave()], [["closed"], true, false]);
});
