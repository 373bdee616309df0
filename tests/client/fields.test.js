// @ts-check
// What is pressed on the bench of the workshop: numbers, chips, names, and the fields of each kind of thing.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { document, put, speak, textsOf } from "./dom.js";
import { chips, nameField, stepper, toggle } from "../../src/emberhold/client/workshop/controls.js";
import { fieldsOf } from "../../src/emberhold/client/workshop/forms.js";

/** @type {any[]} */
let told = [];
const keep = (/** @type {any} */ what) => void told.push(what);

beforeEach(async () => {
  told = [];
  await speak("en");
});

/** @param {any} thing @returns {any} the fields of a thing, in a box */
function form(thing) {
  const box = document.createElement("div");
  /** @type {any} */
  const desk = {
    game: "war-eternal",
    thing,
    motifs: {},
    usual: {},
    lists: {},
    words: {},
    starters: [],
    now: () => thing,
    change: keep,
    type: keep,
    addCard: () => {},
    openCard: () => {},
    beginnings: null,
    tierShown: 0,
    showPrinted: () => {},
    takePrinted: () => {},
    saidOf: () => undefined,
  };
  box.append(...fieldsOf(desk));
  return box;
}
const key = (/** @type {any} */ box, /** @type {string} */ name) => box.querySelector(`[data-key="${name}"]`);
const GEM = { kind: "card", type: "gem", name: { en: "Opal" }, cost: 3, picture: "" };
const MAGE = {
  kind: "mage",
  name: {},
  title: {},
  gender: "f",
  ability_name: {},
  charges: 5,
  breaches: ["open", "R", "-", "U"],
  hand: ["crystal", "crystal", "spark"],
  deck: ["crystal"],
  picture: "",
};
const NEMESIS = { kind: "nemesis", name: {}, life: 70, difficulty: 3, card: [], picture: "" };

test("a number goes up and down by its step, and not beyond its ends", () => {
  const box = stepper({ label: "Life", key: "life", value: 5, least: 5, most: 95, step: 5, change: keep });
  assert.deepEqual([key(box, "life−").disabled, key(box, "life+").disabled], [true, false]);
  key(box, "life+").click();
  assert.deepEqual([told, box.querySelector("output")?.textContent], [[5], "5"]);
});

test("of chips one is pressed; what is drawn instead of written is still called by name", () => {
  const picture = document.createElement("svg");
  const box = chips(
    "Kind",
    "kind",
    [
      { id: "gem", text: "Gem" },
      { id: "relic", text: "Relic", picture },
    ],
    "gem",
    keep,
  );
  assert.deepEqual(
    [...box.children].map((each) => each.getAttribute("aria-pressed")),
    ["true", "false"],
  );
  assert.equal(key(box, "kind:relic").getAttribute("aria-label"), "Relic");
  key(box, "kind:relic").click();
  assert.deepEqual(told, ["relic"]);
});

test("a switch says what it will be", () => {
  toggle("Dual", "dual", true, keep).click();
  toggle("Dual", "dual", false, keep).click();
  assert.deepEqual(told, [false, true]);
});

test("a name is taken over letter by letter", () => {
  const field = nameField({ label: "Name", key: "name:en", value: "Op", longest: 40, tag: "en", change: keep });
  put(field.querySelector("input"), "Opal");
  assert.equal(told.at(-1), "Opal");
  assert.equal(field.querySelector("b")?.textContent, "EN");
});

test("a name has a field in every language, the reader's first", async () => {
  await speak("pl");
  const fields = [...form(GEM).querySelectorAll('[data-field="name"] input')];
  assert.deepEqual(
    fields.map((each) => each.dataset.key),
    ["name:pl", "name:en", "name:fr"],
  );
  put(fields[0], "Opal");
  assert.equal(told[0].name.pl, "Opal");
  assert.equal(told[0].name.en, "Opal", "the other names stay");
});

test("a card of players has a cost, unless one begins with it; only spells take two breaches", () => {
  assert.ok(!key(form(GEM), "dual"));
  const spell = form({ ...GEM, type: "spell" });
  key(spell, "dual").click();
  assert.equal(told[0].dual, true);
  const costs = (/** @type {any} */ thing) => textsOf(form(thing), ".wrow__label").includes("Cost");
  assert.deepEqual([costs(GEM), costs({ ...GEM, starter: true })], [true, false]);
});

test("a card of a nemesis has a tier, a minion life, a power what it waits for", () => {
  const labels = (/** @type {string} */ type) =>
    textsOf(form({ ...GEM, type, tier: 2, life: 4, power: 1 }), ".wrow__label");
  assert.ok(labels("minion").length === labels("attack").length + 1);
  assert.notDeepEqual(labels("minion"), labels("power"));
  key(form({ ...GEM, type: "minion", tier: 2, life: 4 }), "tier:3").click();
  key(form({ ...GEM, type: "minion", tier: 2, life: 4 }), "life+").click();
  assert.deepEqual([told[0].tier, told[1].life], [3, 5]);
});

test("a press turns a breach; the first is open or is not there", () => {
  const box = form(MAGE);
  for (const n of [0, 1, 2, 3]) key(box, `breach:${n}`).click();
  assert.deepEqual(
    told.map(({ breaches }, n) => breaches[n]),
    ["-", "D", "open", "-"],
  );
  assert.deepEqual(told[0].breaches.slice(1), MAGE.breaches.slice(1), "the others stay");
});

test("cards of a hand are counted by kind, and kept together", () => {
  const box = form(MAGE);
  key(box, "hand:spark+").click();
  key(box, "hand:crystal−").click();
  assert.deepEqual(
    told.map(({ hand }) => hand),
    [
      ["crystal", "crystal", "spark", "spark"],
      ["crystal", "spark"],
    ],
  );
  assert.deepEqual(told[0].deck, ["crystal"]);
});

test("the usual moment of an ability and the usual number of tokens are not written down", () => {
  key(form({ ...MAGE, timing: "any-main" }), "timing:main").click();
  assert.equal("timing" in told[0], false);
  key(form(MAGE), "timing:any-main").click();
  assert.equal(told[1].timing, "any-main");
  key(form(NEMESIS), "tokens+").click();
  assert.deepEqual(told[2].tokens, [1, 1]);
  key(form({ ...NEMESIS, tokens: [1, 1] }), "tokens−").click();
  assert.equal("tokens" in told[3], false);
});

test("tokens stay between the fewest and the most", () => {
  const box = form({ ...NEMESIS, tokens: [2, 2], least_tokens: [2, 2], most_tokens: [2, 2] });
  assert.deepEqual([key(box, "tokens−").disabled, key(box, "tokens+").disabled], [true, true]);
  assert.deepEqual([key(box, "most_tokens−").disabled, key(box, "least_tokens+").disabled], [true, true]);
});
