// @ts-check
// The library's column of filters and its shelves, as they are pressed and walked through.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { card } from "./cards.js";
import { document, page, press, put, textsOf } from "./dom.js";
import { chosenFilters, drawFilters } from "../../src/emberhold/client/library/facets.js";
import { everything } from "../../src/emberhold/client/library/filters.js";
import { Shelves } from "../../src/emberhold/client/library/shelves.js";

const CARDS = [
  card("Diamond"),
  card("Ingot", { cost: 5 }),
  card("Kindle", { kind: "spell", shelf: "spell", group: "Spells", cost: 4 }),
].map((one) => ({ ...one, box: "ember" }));
/** @type {any[]} */
let told = [];
/** @type {any} */
let into;

beforeEach(() => {
  told = [];
  into?.remove();
  into = document.createElement("div");
  document.body.append(into);
});

/** @param {object} [wanted] @param {object} [more] */
function column(wanted = {}, more = {}) {
  drawFilters(into, {
    cards: CARDS,
    wanted: { ...everything(), ...wanted },
    gists: {},
    boxes: [],
    open: new Map(),
    own: "ember",
    want: (change) => void told.push(change),
    mix: (box, on) => void told.push([box, on]),
    share: () => void told.push("share"),
    done: () => void told.push("done"),
    ...more,
  });
}
const row = (/** @type {string} */ id) => into.querySelector(`.facet__row[data-kind="${id}"]`);

test("kinds are counted, pressed and let go", () => {
  column({ kinds: ["gem"] });
  assert.deepEqual(
    [row("gem"), row("spell")].map((each) => [each.getAttribute("aria-pressed"), each.textContent]),
    [
      ["true", "Gems2"],
      ["false", "Spells1"],
    ],
  );
  row("spell").click();
  row("gem").click();
  assert.deepEqual(told, [{ kinds: ["gem", "spell"] }, { kinds: [] }]);
});

test("bars show how many cards cost what; a handle never passes the other", () => {
  column({ cost: [2, 4] });
  const out = [...into.querySelectorAll(".facet__bar")].map((each) => each.classList.contains("facet__bar--out"));
  assert.deepEqual(out, [true, true, false, false, false, true]);
  const [least, most] = into.querySelectorAll('input[type="range"]');
  for (const [handle, value] of [
    [least, "5"],
    [most, "1"],
  ]) {
    handle.value = value;
    handle.dispatchEvent(new page.Event("change"));
  }
  assert.deepEqual(told, [{ cost: [4, 4] }, { cost: [2, 2] }]);
});

test("all costs are the same as no wish about costs", () => {
  column({ cost: [0, 4] });
  const [, most] = into.querySelectorAll('input[type="range"]');
  most.value = "5";
  most.dispatchEvent(new page.Event("change"));
  assert.deepEqual(told, [{ cost: null }]);
});

test("a filter that is used keeps the keyboard though its column is drawn again", () => {
  column();
  row("spell").focus();
  column({ kinds: ["spell"] });
  assert.ok(document.activeElement === row("spell"));
});

test("another box of the series can be mixed in, one's own not taken away", () => {
  const boxes = ["ember", "ash"].map((id) => ({ id, name: id }));
  column({}, { boxes, open: new Map([["ember", CARDS]]) });
  const [own, other] = into.querySelectorAll('[role="switch"]');
  assert.deepEqual([own.checked, own.disabled, other.checked, other.disabled], [true, true, false, false]);
  put(other);
  assert.deepEqual(told, [["ash", true]]);
});

test("each filter that is set has a chip that drops it alone", () => {
  const wanted = {
    ...everything(),
    kinds: ["gem", "spell"],
    cost: /** @type {[number, number]} */ ([2, 4]),
    groups: ["Gems"],
  };
  const chips = chosenFilters(wanted, (change) => void told.push(change));
  assert.equal(chips.length, 4);
  chips.forEach((chip) => chip.querySelector("button")?.click());
  assert.deepEqual(told, [{ kinds: ["spell"] }, { kinds: ["gem"] }, { groups: [] }, { cost: null }]);
  assert.deepEqual(
    chosenFilters(everything(), () => {}),
    [],
  );
});

test("what is found can be shared, and closed on a phone", () => {
  column();
  into.querySelector(".library__share").click();
  into.querySelector(".library__done").click();
  assert.deepEqual(told, ["share", "done"]);
  assert.equal(into.querySelectorAll(".library__share [role=status]").length, 1);
});

/** @param {any[]} cards @param {object} [how] */
function shelves(cards, how = {}) {
  const found = new Shelves(into, (chosen) => void told.push(chosen.name));
  found.draw(cards, { grouped: true, seals: null, nothing: null, ...how });
  return found;
}
const places = () => [...into.querySelectorAll(".library__card")];

test("cards stand in rows by their set, each with how many there are", () => {
  shelves(CARDS);
  assert.deepEqual(textsOf(into, "h2"), ["Gems2", "Spells1"]);
  assert.match(places()[2].getAttribute("aria-label"), /Kindle.*3.*3/);
});

test("a card is chosen by a press, and marked", () => {
  const found = shelves(CARDS);
  places()[1].click();
  found.mark(CARDS[1]);
  assert.deepEqual(told, ["Ingot"]);
  assert.deepEqual(
    places().map((each) => each.hasAttribute("data-chosen")),
    [false, true, false],
  );
  found.draw([CARDS[1], CARDS[2]], { grouped: false, seals: null, nothing: null });
  assert.ok(places()[0].hasAttribute("data-chosen"), "it stays marked when others are found");
});

test("one card is reached by Tab, the others by arrows, the ends by Home and End", () => {
  shelves(CARDS);
  const tabs = () => places().map((each) => each.tabIndex);
  assert.deepEqual(tabs(), [0, -1, -1]);
  places()[0].focus();
  press(document.activeElement, "ArrowRight");
  assert.deepEqual([places().indexOf(document.activeElement), tabs()], [1, [-1, 0, -1]]);
  press(document.activeElement, "End");
  assert.equal(places().indexOf(document.activeElement), 2);
  press(document.activeElement, "ArrowRight");
  assert.equal(places().indexOf(document.activeElement), 2, "there is none beyond the last");
  press(document.activeElement, "Home");
  assert.equal(places().indexOf(document.activeElement), 0);
});

test("where nothing is found it is said, with what would help", () => {
  const help = document.createElement("button");
  shelves([], { nothing: help });
  assert.ok(into.querySelector(".library__nothing").contains(help));
});

test("of a sealed campaign there is a back for each chapter and nothing else", () => {
  shelves(CARDS, { seals: { reached: 2, sealed: 3, campaign: "The Trail" } });
  const backs = [...into.querySelectorAll(".library__sealed")];
  assert.deepEqual(
    backs.map((each) => each.textContent),
    ["III", "IV", "V"],
  );
});
