// @ts-check
// The road of a campaign: from the lit city down into the dark, chapters as medals, what is sealed as envelopes.

import { cardEmblem, icon } from "../../art/emblems.js";
import { hash, numbers, short } from "../../art/paint.js";
import { roman } from "../../art/roman.js";
import { freshId, picture } from "../../art/svg.js";
import { wax } from "../../art/wax.js";
import { make } from "../../common/dom.js";
import { headed, word } from "../../common/words.js";

/** @typedef {import("../campaign.js").Chronicle} Chronicle */
/** @typedef {import("../campaign.js").Section} Section */
/** @typedef {import("../campaign.js").Deed} Deed */

/** How high each stop is, as parts of the height. */
const HEIGHTS = [0.56, 0.36, 0.56, 0.34, 0.55, 0.39, 0.57, 0.39];
const WIDE = 1600;
const HIGH = 300;
/** The first sentence of a page. */
const SENTENCE = /^.+?[.!?…]+[”"»]?(?=\s|$)/su;

/** @param {string} game @param {Section} section @param {string | null} now where the present chapter is played */
export function road(game, section, now) {
  const stops = section.deeds.length + section.sealed;
  const reached = section.deeds.length;
  const medals = section.deeds.map((deed, place) => stop(place, medal(game, deed, place, now)));
  const envelopes = Array.from({ length: section.sealed }, (_, n) => stop(reached + n, envelope(reached + n + 1)));
  return make(
    "div",
    { class: "road" },
    make(
      "div",
      { class: "road__scroll", tabindex: "0", role: "group", "aria-label": section.heading },
      make("div", { class: "road__land", "aria-hidden": "true" }, land(stops, reached)),
      make("ol", { class: "road__stops" }, ...medals, ...envelopes),
    ),
  );
}

/** Where the road is longer than the screen, the present is in sight. */
export function bringNow() {
  const now = document.querySelector(".road__medal[data-mark=now]")?.parentElement;
  const scroll = document.querySelector(".road__scroll");
  if (now && scroll) scroll.scrollLeft = now.offsetLeft + now.offsetWidth * 1.5 - scroll.clientWidth;
}

/** @param {number} place @param {HTMLElement} inside */
function stop(place, inside) {
  const item = make("li", { class: "road__stop" }, inside);
  item.style.setProperty("--height", String(HEIGHTS[place % HEIGHTS.length]));
  return item;
}

/**
 * The nemesis of a chapter, or its number as long as nobody has met it.
 * @param {string} game
 * @param {Deed} deed
 * @param {number} place
 */
function face(game, deed, place) {
  const [foe] = deed.pieces;
  return foe
    ? cardEmblem(game, { card: foe.card ?? foe.kind, kind: foe.kind, name: foe.name })
    : make("b", { class: "road__roman", text: roman(place + 1) });
}

/** @param {string} game @param {Deed} deed @param {number} place @param {string | null} now */
function medal(game, deed, place, now) {
  const [foe] = deed.pieces;
  const sign = deed.mark === "won" ? icon("check") : deed.mark === "lost" ? icon("close") : null;
  return make(
    "div",
    { class: "road__medal", "data-mark": deed.mark },
    make(
      "span",
      { class: "road__face", "data-card": foe?.card ?? null, "aria-hidden": "true" },
      face(game, deed, place),
    ),
    sign && make("span", { class: "road__sign", "aria-hidden": "true" }, sign),
    make("strong", { class: "road__title", text: deed.text }),
    make(
      "span",
      { class: "road__note" },
      make("span", { class: "road__foe", text: foe?.name ? `${foe.name} · ` : "" }),
      deed.notes[0]?.text ?? "",
    ),
    deed.mark === "now" && now
      ? make(
          "a",
          {
            class: "button button--main road__play",
            href: now,
            "aria-label": headed(deed.text, word("web-campaign-go-on")),
          },
          word("web-campaign-play", { n: place + 1 }),
        )
      : null,
  );
}

/** Sealed is sealed: a number and nothing else. @param {number} number */
function envelope(number) {
  return make(
    "div",
    { class: "road__envelope" },
    make("span", { class: "road__paper", "aria-hidden": "true" }, wax(roman(number))),
    make("span", { class: "road__note", "aria-hidden": "true", text: word("web-campaign-sealed-short") }),
    make("span", { class: "unseen", text: word("web-campaign-sealed-chapter", { n: number }) }),
  );
}

/**
 * On a phone the chapter that is played now is a card of its own, with the first words of its page.
 * @param {Chronicle} told @param {Section} section
 */
export function nextUp(told, section) {
  const place = section.deeds.findIndex(({ mark }) => mark === "now");
  const deed = section.deeds[place];
  if (!deed || !told.now) return [];
  const page = told.pages.findLast(({ title }) => title === deed.text);
  const quote = page && SENTENCE.exec(page.text)?.[0];
  return [
    make(
      "section",
      { class: "next", "aria-labelledby": "next-title" },
      make("span", { class: "next__face", "aria-hidden": "true" }, face(told.game, deed, place)),
      make("p", { class: "next__over", text: word("web-campaign-chapter", { n: place + 1 }) }),
      make("h2", { class: "next__title", id: "next-title", text: deed.text }),
      quote && make("p", { class: "next__quote", text: word("web-campaign-quote", { text: quote }) }),
      make("a", {
        class: "button button--main next__play",
        href: told.now,
        text: word("web-campaign-play", { n: place + 1 }),
      }),
    ),
  ];
}

/** Hills, lit roofs, and the road itself; what is ahead is dark. @param {number} stops @param {number} reached */
function land(stops, reached) {
  const id = freshId();
  const next = numbers(hash("road"));
  const step = WIDE / stops;
  const points = Array.from({ length: stops }, (_, n) => [step * (n + 0.5), HIGH * HEIGHTS[n % HEIGHTS.length]]);
  const path = (/** @type {number[][]} */ some) =>
    some
      .map(([x, y], n) =>
        n
          ? `C${short(x - step / 2)} ${short(some[n - 1][1])} ${short(x - step / 2)} ${short(y)} ${short(x)} ${short(y)}`
          : `M${short(x)} ${short(y)}`,
      )
      .join(" ");
  const lit = path([[-40, HIGH * 0.8], ...points.slice(0, reached)]);
  const dark = reached < stops ? path(points.slice(Math.max(0, reached - 1))) : "";
  const ridge = (/** @type {number} */ base, /** @type {number} */ high, /** @type {string} */ fill) =>
    `<path d="M-20 ${HIGH + 20} ${Array.from({ length: 26 }, (_, n) => `L${n * 66 - 20} ${short(base - next() * high)}`).join(" ")} L${WIDE + 20} ${HIGH + 20} Z" fill="${fill}"/>`;
  const ceiling = `<path d="M-20 -20 ${Array.from({ length: 22 }, (_, n) => `L${n * 80 - 20} ${short(18 + next() * 46)}`).join(" ")} L${WIDE + 20} -20 Z" fill="#150d1a"/>`;
  const roofs = Array.from(
    { length: 15 },
    (_, n) =>
      `<path d="M${short(150 + n * 21 + next() * 16)} ${short(HIGH - 8 - next() * 34)} v-9 a6 6 0 0 1 12 0 v9 Z" opacity="${short(0.6 + next() * 0.4)}"/>`,
  ).join("");
  const motes = Array.from(
    { length: 44 },
    () =>
      `<circle cx="${short(next() * WIDE)}" cy="${short(next() * HIGH)}" r="${short(0.8 + next() * 1.4)}" opacity="${short(0.2 + next() * 0.5)}"/>`,
  ).join("");
  const way = (
    /** @type {string} */ d,
    /** @type {string} */ edge,
    /** @type {string} */ stone,
    /** @type {string} */ dash,
  ) =>
    d &&
    `<path d="${d}" stroke="${edge}" stroke-width="24"/><path d="${d}" stroke="${stone}" stroke-width="15"/><path d="${d}" stroke="${dash}" stroke-width="2.6" stroke-dasharray="9 15"/>`;
  return picture(
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="#a8713c"/><stop offset=".34" stop-color="#5b3530"/><stop offset=".64" stop-color="#32204a"/><stop offset="1" stop-color="#5a34a4"/></linearGradient><radialGradient id="${id}l" cx="12%" cy="50%" r="34%"><stop offset="0" stop-color="#ffce85" stop-opacity=".75"/><stop offset="1" stop-color="#e09a4e" stop-opacity="0"/></radialGradient><radialGradient id="${id}d" cx="88%" cy="44%" r="34%"><stop offset="0" stop-color="#8a55f0" stop-opacity=".7"/><stop offset="1" stop-color="#5a34a4" stop-opacity="0"/></radialGradient></defs>` +
      `<rect x="-20" y="-20" width="${WIDE + 40}" height="${HIGH + 40}" fill="url(#${id}s)"/><rect x="-20" y="-20" width="${WIDE + 40}" height="${HIGH + 40}" fill="url(#${id}l)"/><rect x="-20" y="-20" width="${WIDE + 40}" height="${HIGH + 40}" fill="url(#${id}d)"/>${ceiling}${ridge(HIGH * 0.78, 90, "#2a1a26")}${ridge(HIGH * 0.93, 60, "#170f1c")}<g fill="#ffb752">${roofs}</g>` +
      `<g class="road__way" fill="none" stroke-linecap="round">${way(dark, "#1c1524", "#4a3d58", "#1c1524")}${way(lit, "#3a1c08", "#f2b457", "#5a2c0c")}</g><g fill="#ffe3b0">${motes}</g>`,
    { box: `0 0 ${WIDE} ${HIGH}`, fit: "none", name: "road" },
  );
}
