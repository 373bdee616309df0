// @ts-check
// A card among the printed ones of its kind: what each is worth at its price, as a picture and as a table.

import { icon } from "../art/emblems.js";
import { picture } from "../art/svg.js";
import { cardArt } from "../board/art.js";
import { make } from "../common/dom.js";
import { currentLanguage, headed, word } from "../common/words.js";
import { across, box, label } from "./axes.js";
import { measured } from "./controls.js";
import { along, besidePrice, scattered, signed } from "./verdict.js";

/** @typedef {import("../common/told.js").AssayPrice} Price */
/** @typedef {import("../common/told.js").AssayPrinted} Printed */

/**
 * A thing that is judged, and a way to change its cost.
 * @typedef {object} Judgeable
 * @property {string} game
 * @property {string} kind
 * @property {string} slug
 * @property {string} name
 * @property {number} cost
 * @property {(cost: number) => void} setCost
 */

const WIDE = 360;
const HIGH = 250;
/** Where the points are drawn: labels have the rest. */
const LEFT = 34;
const RIGHT = WIDE - 8;
const TOP = 12;
const BOTTOM = HIGH - 40;
/** How far two medals are apart, in points of the picture. */
const MEDAL = 15;

/**
 * @param {Price} price
 * @param {Judgeable} what
 */
export function prices(price, what) {
  return make(
    "section",
    { class: "wprices" },
    make("h3", { text: word(`web-workshop-price-${what.kind}`) }),
    make(
      "figure",
      { class: "wfigure" },
      plot(price, what),
      make("figcaption", { text: word("web-workshop-price-how") }),
    ),
    make("p", { class: "wprices__says" }, make("span", { text: said(price) }), repriced(price, what)),
    asTable(price, what),
  );
}

/** The picture in a sentence. @param {Price} price */
function said(price) {
  const language = currentLanguage();
  const { found, least, most } = besidePrice(price);
  return word(`web-workshop-price-${found}`, {
    cost: price.cost,
    low: signed(least, language),
    high: signed(most, language),
    mean: signed(price.mean, language),
  });
}

/**
 * One press that makes it fairer.
 * @param {Price} price
 * @param {{cost: number, setCost: (cost: number) => void}} what
 */
function repriced(price, { cost, setCost }) {
  const { found } = besidePrice(price);
  const fairer = found === "above" ? price.cost + 1 : found === "below" ? price.cost - 1 : price.cost;
  if (fairer === price.cost || fairer < 0 || cost !== price.cost) return null;
  return make(
    "button",
    {
      type: "button",
      class: "button button--small",
      "data-key": "judgement-cost",
      on: { click: () => setCost(fairer) },
    },
    word("web-workshop-price-set", { n: fairer }),
  );
}

/** @param {Price} price @param {{game: string, kind: string, slug: string, name: string}} what */
function plot(price, { game, kind, slug, name }) {
  const language = currentLanguage();
  const ends = [...price.usual.flatMap(([, least, most]) => [least, most]), price.low, price.high, 0];
  const from = 5 * Math.floor(Math.min(...ends) / 5);
  const to = 5 * Math.ceil(Math.max(...ends) / 5);
  const costs = price.usual.map(([cost]) => cost);
  const first = (costs[0] ?? 0) - 0.5;
  const last = (costs.at(-1) ?? 0) + 0.5;
  const x = (/** @type {number} */ cost) => LEFT + along(cost, first, last, RIGHT - LEFT);
  const y = (/** @type {number} */ points) => BOTTOM - along(points, from, to, BOTTOM - TOP);
  const step = (to - from) % 10 === 0 && to - from > 30 ? 10 : 5;
  const line = (/** @type {number} */ points) => [
    across(y(points), LEFT, RIGHT, points === 0),
    label(LEFT - 5, y(points) + 4, signed(points, language), "end"),
  ];
  const lines = Array.from({ length: (to - from) / step + 1 }, (_, n) => line(from + n * step)).flat();
  const usual = price.usual.flatMap(([cost, least, most]) => [
    box("wusual", { x: x(cost - 0.5), y: y(most), width: x(cost + 0.5) - x(cost - 0.5), height: y(least) - y(most) }),
    label(x(cost), BOTTOM + 16, String(cost)),
  ]);
  const open = { x: x(price.cost) - 5, y: y(price.high), width: 10, height: y(price.low) - y(price.high), rx: 5 };
  const mine = box("wband", open);
  const axis = label((LEFT + RIGHT) / 2, HIGH - 6, word("web-workshop-price-axis"));
  const medal = (/** @type {Printed} */ card, /** @type {number} */ place) =>
    at(
      make("span", { class: "wmedal", title: named(card) }, cardArt(game, { card: card.slug, kind, name: card.name })),
      x(card.cost) + place * MEDAL,
      y(card.mean),
    );
  const own = make(
    "span",
    { class: "wmedal", "data-mine": true, title: name },
    cardArt(game, { card: slug, kind, name }),
  );
  const medals = scattered(price.cards, (points) => y(points), MEDAL).map(({ card, across: place }) =>
    medal(card, place),
  );
  return make(
    "div",
    { class: "wprices__plot", role: "img", "aria-label": said(price) },
    picture([...usual, ...lines, mine, axis].join(""), { box: `0 0 ${WIDE} ${HIGH}` }),
    ...medals,
    at(own, x(price.cost), y(price.mean)),
  );
}

/** Put something at a point of the picture. @param {HTMLElement} element @param {number} x @param {number} y */
function at(element, x, y) {
  return measured(element, { x: (100 * x) / WIDE, y: (100 * y) / HIGH });
}

/** @param {Printed} card */
function named(card) {
  return headed(card.name, signed(card.mean, currentLanguage()));
}

/**
 * The same for those who read it, the cheapest first.
 * @param {Price} price
 * @param {{kind: string, name: string}} what
 */
function asTable(price, { kind, name }) {
  const language = currentLanguage();
  const mine = { slug: "", name, cost: price.cost, mean: price.mean, low: price.low, high: price.high, bought: null };
  const all = [...price.cards, mine].sort((a, b) => a.cost - b.cost || b.mean - a.mean);
  const row = (/** @type {typeof mine | Printed} */ card) =>
    make(
      "tr",
      { "data-mine": card === mine },
      make("th", { scope: "row", text: card.name }),
      make("td", { class: "digits", text: String(card.cost) }),
      make("td", { class: "digits", text: signed(card.mean, language) }),
      make("td", {
        class: "digits",
        text: word("web-workshop-price-span", { low: signed(card.low, language), high: signed(card.high, language) }),
      }),
      make("td", { class: "digits", text: card.bought === null ? "–" : `${card.bought} %` }),
    );
  const heads = [
    `web-workshop-kind-${kind}`,
    "web-workshop-cost",
    "web-workshop-points",
    "web-workshop-price-open-still",
    "web-workshop-price-bought",
  ];
  const cells = heads.map((id) => make("th", { scope: "col", text: word(id) }));
  return make(
    "details",
    { class: "wprices__all" },
    make("summary", {}, icon("menu"), word("web-workshop-price-table")),
    make("table", {}, make("thead", {}, make("tr", {}, ...cells)), make("tbody", {}, ...all.map(row))),
  );
}
