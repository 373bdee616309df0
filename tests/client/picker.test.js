// @ts-check
// A game that is set up: picks and what they ask further, faces, seats, and whom the picture shows.
import assert from "node:assert/strict";
import test from "node:test";

import { document, page, put, textsOf } from "./dom.js";
import { fieldControl } from "../../src/emberhold/client/pages/choices/fields.js";
import { drawn, fitted, headOf, pickOf, spoken, usual } from "../../src/emberhold/client/pages/choices/picks.js";
import { figuresOf, poster, sealedPoster, shelf } from "../../src/emberhold/client/pages/choices/poster.js";
import { seatRow } from "../../src/emberhold/client/pages/choices/seating.js";

/** @param {string} value @param {any} [more] @returns {any} */
const value = (value, more = {}) => ({
  value,
  label: value.toUpperCase(),
  help: "",
  then: null,
  again: false,
  grade: null,
  picture: null,
  holds: [],
  box: "",
  ...more,
});
/** @param {string} id @param {string} kind @param {any[]} values @param {any} [more] @returns {any} */
const field = (id, kind, values, more = {}) => ({
  id,
  kind,
  label: `Which ${id}?`,
  labels: null,
  default: values[0]?.value ?? "",
  values,
  ...more,
});
const face = (/** @type {string} */ name) => value(name, { picture: [name, "mage"] });
const CHANCE = value("random", { again: true });
const MAGES = field("mages", "each", [CHANCE, face("garu"), face("mist"), face("gex")]);
const DECK = field("deck", "text", []);
const DECKS = field("decks", "choice", [value("random"), value("file", { then: DECK })]);
const LEVEL = field("level", "choice", [value("easy", { help: "For a start." }), value("hard")]);
const SETTING = { game: "ember", players: 2 };

/** @param {any} field @param {any} pick */
function control(field, pick) {
  /** @type {any[]} */
  const picked = [];
  document.body.lastElementChild?.remove();
  const box = document.createElement("div");
  box.append(fieldControl(SETTING, field, pick, (now) => void picked.push(now), `field-${field.id}-${picks++}`));
  document.body.append(box);
  return { box, picked };
}
let picks = 0;
const radio = (/** @type {any} */ box, /** @type {string} */ name) =>
  [...box.querySelectorAll(".face, .tile")].find((each) => each.textContent.includes(name)).querySelector("input");

test("before anybody has chosen, every seat has the usual", () => {
  assert.deepEqual(usual(MAGES, 3), ["random", "random", "random"]);
  assert.deepEqual([usual(LEVEL, 2), usual(field("x", "many", []), 2), usual(DECK, 2)], ["easy", [], ""]);
});

test("a pick that asks for more carries the usual of that along", () => {
  assert.equal(pickOf(LEVEL.values[1], 2), "hard");
  assert.deepEqual(pickOf(DECKS.values[1], 2), { via: "file", is: "" });
  assert.deepEqual([headOf({ via: "file", is: "x" }), headOf("hard")], ["file", "hard"]);
});

test("seats that come have the usual, seats that go take their pick along", () => {
  assert.deepEqual(fitted(MAGES, ["garu"], 2), ["garu", "random"]);
  assert.deepEqual(fitted(MAGES, ["garu", "mist", "gex"], 2), ["garu", "mist"]);
  assert.deepEqual(fitted(MAGES, null, 1), ["random"]);
});

test("what is chosen is told in words, with what it asks further", () => {
  assert.equal(spoken(MAGES, ["garu", "random"]), "GARU, RANDOM");
  assert.equal(spoken(DECKS, { via: "file", is: "Mist" }), "FILE: Mist");
  assert.equal(spoken(DECKS, "random"), "RANDOM");
  assert.equal(spoken(LEVEL, "gone"), "gone");
});

test("chance gives nobody what another has, and never chance itself", () => {
  for (let n = 0; n < 20; n += 1) {
    const dealt = drawn(MAGES, 3);
    assert.deepEqual([...dealt].sort(), ["garu", "gex", "mist"]);
  }
  assert.ok(["easy", "hard"].includes(drawn(LEVEL, 2)));
});

test("values without a face are tiles, the chosen one pressed, each with its line", () => {
  const { box, picked } = control(LEVEL, "hard");
  assert.deepEqual(textsOf(box, ".tile__name"), ["EASY", "HARD"]);
  assert.deepEqual(textsOf(box, ".tile__help"), ["For a start."]);
  assert.deepEqual([radio(box, "EASY").checked, radio(box, "HARD").checked], [false, true]);
  put(radio(box, "EASY"));
  assert.deepEqual(picked, ["easy"]);
});

test("a value that asks for more is followed by the field for it", () => {
  assert.ok(!control(DECKS, "random").box.querySelector(".further"));
  const { box, picked } = control(DECKS, { via: "file", is: "Mist" });
  const input = box.querySelector(".further input");
  assert.equal(input.value, "Mist");
  input.value = "Iron";
  input.dispatchEvent(new page.Event("input"));
  assert.deepEqual(picked, [{ via: "file", is: "Iron" }]);
});

test("people come first among faces, and chance last", () => {
  const { box } = control(MAGES, ["garu", "mist"]);
  assert.deepEqual(textsOf(box, ".face__name"), ["GARU", "MIST", "GEX", "RANDOM"]);
  assert.equal(box.querySelectorAll(".face--chance").length, 1);
});

test("who takes what another has leaves them their own", () => {
  const { box, picked } = control(MAGES, ["garu", "mist"]);
  assert.match(radio(box, "MIST").closest("label").textContent, /Player 2/, "it is said whose it is");
  put(radio(box, "MIST"));
  put(radio(box, "GEX"));
  assert.deepEqual(picked, [
    ["mist", "garu"],
    ["gex", "mist"],
  ]);
});

test("everybody may leave it to chance", () => {
  const { box, picked } = control(MAGES, ["garu", "random"]);
  put(radio(box, "RANDOM"));
  assert.deepEqual(picked, [["random", "random"]]);
});

test("seats choose one after the other: the lit plate is the one that does", () => {
  const { box, picked } = control(MAGES, ["garu", "mist"]);
  const plates = () => [...box.querySelectorAll(".plate input")];
  assert.deepEqual(
    plates().map((each) => each.checked),
    [true, false],
  );
  put(plates()[1]);
  assert.deepEqual(
    plates().map((each) => each.checked),
    [false, true],
  );
  assert.ok(radio(box, "MIST").checked);
  put(radio(box, "GARU"));
  assert.deepEqual(picked, [["mist", "garu"]]);
});

test("of many, those that are chosen are counted and kept in their own order", () => {
  const boxes = field(
    "boxes",
    "many",
    ["a", "b", "c"].map((name) => value(name)),
  );
  const { box, picked } = control(boxes, ["c"]);
  const check = (/** @type {string} */ name, /** @type {boolean} */ on) => {
    const input = radio(box, name);
    input.checked = on;
    input.dispatchEvent(new page.Event("change"));
  };
  check("A", true);
  check("C", false);
  assert.deepEqual(picked, [["a", "c"], ["a"]]);
  assert.match(box.querySelector("[role=status]").textContent, /1/);
});

test("a seat says who plays there, how strong a bot is, and what a person is called", () => {
  /** @type {string[]} */
  const told = [];
  /** @type {any} */
  const seating = {
    bots: [
      { id: "novice", name: "novice", blurb: "Errs now and then." },
      { id: "master", name: "master", blurb: "Looks ahead." },
    ],
    usualBot: "master",
    face: () => null,
    mage: null,
    kept: () => told.push("kept"),
    moved: (/** @type {number} */ place) => told.push(`moved ${place}`),
  };
  const seat = { who: "me", name: "Ola", bot: null };
  const row = seatRow(seating, seat, 1);
  assert.equal(row.querySelector("strong")?.textContent, "Player 2");
  const name = /** @type {any} */ (row.querySelector("input.input"));
  assert.equal(name.value, "Ola");
  put(name, "Żaneta");
  assert.equal(seat.name, "Żaneta");
  put(row.querySelector('input[value="bot"]'));
  assert.deepEqual([seat.who, seat.bot, told.includes("moved 1")], ["bot", "master", true]);
  const strength = /** @type {any} */ (seatRow(seating, seat, 1).querySelector("select"));
  assert.deepEqual(
    [strength.value, strength.parentElement.querySelector(".help").textContent],
    ["master", "Looks ahead."],
  );
  put(strength, "novice");
  assert.deepEqual(
    [seat.bot, strength.parentElement.querySelector(".help").textContent],
    ["novice", "Errs now and then."],
  );
});

test("a mage of one's own is named at its seat", () => {
  /** @type {any} */
  const seat = { who: "me", name: "", bot: null };
  let name = "";
  const mage = () => ({ most: 20, name: "Iva", called: (/** @type {string} */ now) => void (name = now) });
  const row = seatRow(
    /** @type {any} */ ({ bots: [], usualBot: null, face: () => null, mage, kept: () => {}, moved: () => {} }),
    seat,
    0,
  );
  const input = /** @type {any} */ (row.querySelector(".seat__mage input"));
  assert.deepEqual([input.value, input.getAttribute("maxlength")], ["Iva", "20"]);
  put(input, "Ember");
  assert.equal(name, "Ember");
});

test("the picture shows whom each seat plays, and a back for whom nobody knows yet", () => {
  assert.deepEqual(
    figuresOf([LEVEL, MAGES], { mages: ["garu", "random"] }, 2)?.map((one) => one?.value),
    ["garu", "random"],
  );
  assert.equal(figuresOf([LEVEL], {}, 2), null);
  const small = [...poster("ember", [MAGES], { mages: ["garu", "random"] }, 2).querySelectorAll(".poster__face")];
  assert.deepEqual(
    small.map((each) => Boolean(each.querySelector(".tile__picture--hidden"))),
    [false, true],
  );
});

test("a sealed campaign shows no face at all", () => {
  const sealed = sealedPoster("ember");
  assert.match(sealed.textContent ?? "", /sealed/);
  assert.equal(sealed.querySelectorAll(".face, .dock").length, 0);
});

test("the shelf lights the box that is set up and leads to the others", () => {
  const games = [
    { id: "ember", name: "Ember" },
    { id: "trail", name: "Trail", campaign: true },
  ];
  const spines = [...shelf(games, "ember").querySelectorAll("a")];
  assert.deepEqual(
    spines.map((each) => each.getAttribute("href")),
    ["/new/ember", "/new/trail?campaign=1"],
  );
  assert.deepEqual(
    spines.map((each) => each.getAttribute("aria-current")),
    ["page", null],
  );
});
