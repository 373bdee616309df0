// @ts-check
// The road of a campaign: from the lit city down into the dark, chapters as medals, what is sealed as envelopes.

import { cardEmblem, icon } from "../art/emblems.js";
import { hash, numbers, short } from "../art/paint.js";
import { freshId, picture } from "../art/svg.js";
import { make } from "../table/dom.js";
import { headed, word } from "./words.js";

/** @typedef {import("./campaign.js").Section} Section */
/** @typedef {import("./campaign.js").Deed} Deed */

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
/** How high each stop lies, as parts of the height. */
const HEIGHTS = [0.62, 0.36, 0.6, 0.34, 0.58, 0.38, 0.62, 0.36];
const WIDE = 1600;
const HIGH = 300;

/** @param {string} game @param {Section} section @param {string | null} now where the present chapter is played */
export function road(game, section, now) {
  const stops = section.deeds.length + section.sealed;
  const reached = section.deeds.length;
  const medals = section.deeds.map((deed, place) => stop(place, medal(game, deed, place, now)));
  const envelopes = Array.from({ length: section.sealed }, (_, n) => stop(reached + n, envelope(reached + n + 1)));
  return make("div", { class: "road" }, make("div", { class: "road__scroll", tabindex: "0", role: "group", "aria-label": section.heading }, make("div", { class: "road__land", "aria-hidden": "true" }, land(stops, reached)), make("ol", { class: "road__stops" }, ...medals, ...envelopes)));
}

/** @param {number} place @param {HTMLElement} inside */
function stop(place, inside) {
  const item = make("li", { class: "road__stop" }, inside);
  item.style.setProperty("--height", String(HEIGHTS[place % HEIGHTS.length]));
  return item;
}

/** @param {string} game @param {Deed} deed @param {number} place @param {string | null} now */
function medal(game, deed, place, now) {
  const [foe] = deed.pieces;
  const face = foe ? cardEmblem(game, { card: foe.card ?? foe.kind, kind: foe.kind, name: foe.name }) : make("b", { class: "road__roman", text: ROMAN[place + 1] ?? String(place + 1) });
  const note = deed.notes[0]?.text ?? "";
  const sign = deed.mark === "won" ? icon("check") : deed.mark === "lost" ? icon("close") : null;
  return make(
    "div",
    { class: "road__medal", "data-mark": deed.mark },
    make("span", { class: "road__face", "data-card": foe?.card ?? null, "aria-hidden": "true" }, face),
    sign && make("span", { class: "road__sign", "aria-hidden": "true" }, sign),
    make("strong", { class: "road__title", text: deed.text }),
    make("span", { class: "road__note", text: note }),
    deed.mark === "now" && now ? make("a", { class: "button button--main road__play", href: now, "aria-label": headed(deed.text, word("web-campaign-go-on")) }, word("web-campaign-play", { n: place + 1 })) : null,
  );
}

/** Sealed is sealed: a number and nothing else. @param {number} number */
function envelope(number) {
  const roman = ROMAN[number] ?? String(number);
  return make("div", { class: "road__envelope" }, make("span", { class: "road__paper", "aria-hidden": "true" }, make("span", { class: "wax", text: roman })), make("span", { class: "road__note", text: word("web-campaign-sealed-chapter", { n: number }) }));
}

/** Hills, lit roofs, and the road itself; what lies ahead is dark. @param {number} stops @param {number} reached */
function land(stops, reached) {
  const id = freshId();
  const next = numbers(hash("road"));
  const step = WIDE / stops;
  const points = Array.from({ length: stops }, (_, n) => [step * (n + 0.5), HIGH * HEIGHTS[n % HEIGHTS.length]]);
  const path = (/** @type {number[][]} */ some) => some.map(([x, y], n) => (n ? `C${short(x - step / 2)} ${short(some[n - 1][1])} ${short(x - step / 2)} ${short(y)} ${short(x)} ${short(y)}` : `M${short(x)} ${short(y)}`)).join(" ");
  const lit = path([[-40, HIGH * 0.8], ...points.slice(0, reached)]);
  const dark = reached < stops ? path(points.slice(Math.max(0, reached - 1))) : "";
  const ridge = (/** @type {number} */ base, /** @type {number} */ high, /** @type {string} */ fill) => `<path d="M-20 ${HIGH + 20} ${Array.from({ length: 26 }, (_, n) => `L${n * 66 - 20} ${short(base - next() * high)}`).join(" ")} L${WIDE + 20} ${HIGH + 20} Z" fill="${fill}"/>`;
  const ceiling = `<path d="M-20 -20 ${Array.from({ length: 22 }, (_, n) => `L${n * 80 - 20} ${short(18 + next() * 46)}`).join(" ")} L${WIDE + 20} -20 Z" fill="#150d1a"/>`;
  const roofs = Array.from({ length: 15 }, () => `<path d="M${short(60 + next() * 520)} ${short(HIGH - 10 - next() * 26)} v-7 a3.4 3.4 0 0 1 6.8 0 v7 Z" opacity="${short(0.5 + next() * 0.5)}"/>`).join("");
  const motes = Array.from({ length: 44 }, () => `<circle cx="${short(next() * WIDE)}" cy="${short(next() * HIGH)}" r="${short(0.8 + next() * 1.4)}" opacity="${short(0.2 + next() * 0.5)}"/>`).join("");
  const way = (/** @type {string} */ d, /** @type {string} */ edge, /** @type {string} */ stone, /** @type {string} */ dash) => d && `<path d="${d}" stroke="${edge}" stroke-width="24"/><path d="${d}" stroke="${stone}" stroke-width="15"/><path d="${d}" stroke="${dash}" stroke-width="2.6" stroke-dasharray="9 15"/>`;
  return picture(
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="#a8713c"/><stop offset=".34" stop-color="#5b3530"/><stop offset=".64" stop-color="#32204a"/><stop offset="1" stop-color="#5a34a4"/></linearGradient></defs>` +
      `<rect x="-20" y="-20" width="${WIDE + 40}" height="${HIGH + 40}" fill="url(#${id}s)"/>${ceiling}${ridge(HIGH * 0.78, 90, "#2a1a26")}${ridge(HIGH * 0.93, 60, "#170f1c")}<g fill="#ffb752">${roofs}</g>` +
      `<g fill="none" stroke-linecap="round">${way(dark, "#1c1524", "#4a3d58", "#1c1524")}${way(lit, "#3a1c08", "#f2b457", "#5a2c0c")}</g><g fill="#ffe3b0">${motes}</g>`,
    { box: `0 0 ${WIDE} ${HIGH}`, fit: "none", name: "road" },
  );
}
