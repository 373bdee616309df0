// @ts-check
/** Pictures of what lies ahead: a strip of chances, and the cards that will be drawn, hand by hand. */

import { cardArt } from "../../board/art.js";
import { make } from "../../common/dom.js";
import { say } from "../../common/say.js";
import { currentLanguage } from "../../common/words.js";

/** @typedef {import("../../common/shown.js").Coming} Coming */

const HAND = 5;
/** From this share on there is room for its number. */
const ROOM = 20;
/** What each part of a strip stands for, by how many there are. */
const PARTS = [[], ["win"], ["win", "lose"], ["win", "tie", "lose"]];

/**
 * @param {number[]} shares in hundredths, the best first
 * @param {string} words the same in words
 * @param {{bare?: boolean}} [how] without the large number
 */
export function strip(shares, words, { bare = false } = {}) {
  const parts = PARTS[shares.length] ?? [];
  const percent = new Intl.NumberFormat(currentLanguage(), { style: "percent" });
  const best = shares[0] ?? 0;
  return make(
    "span",
    { class: "strip", "aria-hidden": "true", title: words, "data-bare": bare },
    !bare && make("b", { class: "strip__best digits", text: percent.format(best / 100) }),
    make(
      "span",
      { class: "strip__bar" },
      ...shares.map((share, place) => part(share, parts[place] ?? null, shares.length > 1)),
    ),
  );
}

/**
 * @param {number} share
 * @param {string | null} what
 * @param {boolean} numbered whether there are others to tell it from
 */
function part(share, what, numbered) {
  const drawn = make("span", {
    class: "strip__part digits",
    "data-part": what,
    text: numbered && share >= ROOM ? String(share) : "",
  });
  drawn.style.flexBasis = `${share}%`;
  return drawn;
}

/**
 * The cards in the order in which they are drawn; a place nobody knows is empty.
 * @param {string} game
 * @param {Coming[]} cards
 */
export function coming(game, cards) {
  const last = Math.max(...cards.map(({ place }) => place));
  const hands = Array.from({ length: Math.ceil(last / HAND) }, (_, number) => number);
  return make(
    "div",
    { class: "coming", "aria-hidden": "true" },
    ...hands.flatMap((hand) => [
      make("h4", { class: "coming__title", text: say(hand ? "web-odds-after" : "web-odds-next") }),
      make(
        "div",
        { class: "coming__hand" },
        ...Array.from({ length: HAND }, (_, place) => hand * HAND + place + 1)
          .filter((place) => place <= last)
          .map((place) => one(game, place, cards.find((card) => card.place === place) ?? null)),
      ),
    ]),
  );
}

/** @param {string} game @param {number} place @param {Coming | null} card */
function one(game, place, card) {
  const number = make("span", { class: "coming__place digits", text: String(place) });
  if (!card?.card) {
    return make(
      "span",
      { class: "coming__card", "data-state": card ? "bought" : "open" },
      number,
      card && make("span", { class: "coming__name", text: say("web-odds-bought") }),
    );
  }
  return make(
    "span",
    { class: "coming__card", "data-kind": card.kind, title: card.name },
    number,
    make("span", { class: "coming__art" }, cardArt(game, card)),
    make("span", { class: "coming__name", text: card.name }),
  );
}
