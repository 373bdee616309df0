// @ts-check
// The cards of a nemesis, three to a tier: made, or begun as a printed one.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { currentLanguage, word } from "../common/words.js";
import { calledIn } from "./drafts.js";
import { drawn } from "./pictures.js";
import { FOES, isWhole } from "./things.js";

/** @typedef {import("./forms.js").Desk} Desk */
/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("../common/told.js").BenchOffered} Offered */

/** @param {Desk} desk */
export function tiers(desk) {
  const { card: cards } = desk.thing;
  const whole = word("web-cards-of", { n: cards.length, of: 9 });
  return make(
    "div",
    { class: "wtiers" },
    make("h3", {}, word("web-workshop-own-cards"), " ", make("span", { class: "muted small digits", text: whole })),
    ...[1, 2, 3].map((tier) => drawTier(desk, tier)),
  );
}

/** @param {Desk} desk @param {number} tier */
function drawTier(desk, tier) {
  const cards = desk.thing.card.map((/** @type {Thing} */ each, /** @type {number} */ n) => ({ card: each, n }));
  const own = cards.filter((/** @type {{card: Thing}} */ each) => each.card.tier === tier);
  const add = FOES.map((type) =>
    make(
      "button",
      {
        type: "button",
        class: "wlink",
        "data-key": `add:${type}:${tier}`,
        on: { click: () => desk.addCard(type, tier) },
      },
      icon("plus"),
      word(`web-workshop-kind-${type}`),
    ),
  );
  return make(
    "section",
    { class: "wtier" },
    make("h3", { text: word("web-workshop-tier-n", { n: tier }) }),
    make(
      "div",
      { class: "wtier__cards" },
      ...own.map((/** @type {{card: Thing, n: number}} */ { card, n }) => small(desk, card, n)),
      make("div", { class: "wtier__add" }, ...add),
    ),
    printed(desk, tier),
  );
}

/** What a card of a nemesis is, with the life of a minion or the turns of a power. @param {Thing} card */
function kindAndNumber(card) {
  const kind = word(`web-workshop-kind-${card.type}`);
  const number = card.type === "minion" ? card.life : card.type === "power" ? card.power : undefined;
  return number === undefined ? kind : `${kind} · ${number}`;
}

/** @param {Desk} desk @param {Thing} card @param {number} n */
function small(desk, card, n) {
  const name = calledIn(card.name, currentLanguage()) || word("web-workshop-nameless");
  const whole = isWhole(card, desk.words, currentLanguage());
  const click = () => desk.openCard(n);
  const tile = tileOf(desk, card, { name, key: `own:${n}`, text: (whole && desk.saidOf(card)) || [], click });
  if (!whole) tile.append(make("span", { class: "chip chip--bad", text: word("web-workshop-unfinished") }));
  return tile;
}

/**
 * @param {Desk} desk @param {Thing} card
 * @param {{name: string, key: string, text: string[], click: () => void}} how
 */
function tileOf(desk, card, { name, key, text, click }) {
  return make(
    "button",
    { type: "button", class: "wcard-button", "data-kind": card.type, "data-key": key, on: { click } },
    make("span", { class: "wcard-button__art" }, drawn(desk.game, card.picture ?? "", card.type)),
    make("b", { text: name }),
    make("span", { class: "small", text: kindAndNumber(card) }),
    text.length > 0 && make("span", { class: "wcard-button__text", text: text.join(" ") }),
  );
}

/**
 * Printed cards of the tier: a press takes one among one's own, where it can be changed.
 * @param {Desk} desk @param {number} tier
 */
function printed(desk, tier) {
  const open = desk.beginnings !== null && desk.tierShown === tier;
  const show = make(
    "button",
    {
      type: "button",
      class: "wlink",
      "data-key": `printed:${tier}`,
      "aria-expanded": String(open),
      on: { click: () => desk.showPrinted(open ? 0 : tier) },
    },
    icon("menu"),
    word("web-workshop-printed"),
  );
  return make(
    "div",
    { class: "wtier__printed" },
    show,
    open && make("div", { class: "wtier__cards" }, ...untaken(desk, tier).map((each) => beginning(desk, each))),
  );
}

/** The printed cards of a tier that it does not have yet. @param {Desk} desk @param {number} tier */
function untaken({ thing, beginnings }, tier) {
  const taken = new Set(thing.card.map((/** @type {Thing} */ card) => calledIn(card.name, "en")));
  return (beginnings ?? []).filter((each) => each.thing.tier === tier && !taken.has(calledIn(each.thing.name, "en")));
}

/** @param {Desk} desk @param {Offered} printed */
function beginning(desk, { name, text, thing }) {
  const key = `printed:${calledIn(thing.name, "en")}`;
  return tileOf(desk, thing, { name, text, key, click: () => desk.takePrinted(thing) });
}
