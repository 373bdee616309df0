// @ts-check
// The sheets of a campaign's people: face, breaches, and the stickers at slight angles; what is sealed is a seal.

import { breachArt, cardEmblem, tokenArt } from "../../art/emblems.js";
import { wax } from "../../art/wax.js";
import { make } from "../../common/dom.js";
import { numberOf } from "../../common/frames.js";
import { withSymbols } from "../../board/cards/glossary.js";
import { calledAt, word } from "../../common/words.js";

/** @typedef {import("../campaign.js").Chronicle} Chronicle */
/** @typedef {import("../campaign.js").Section} Section */
/** @typedef {import("../campaign.js").Deed} Deed */
/** @typedef {import("../campaign.js").Note} Note */

/** A phone has no room for the text of every sticker. */
const ROOMY = matchMedia("(min-width: 561px)");
/** The sign before the name of a card of one's own, by its kind. @type {Record<string, string>} */
const SIGNS = { gem: "aether", spell: "damage", relic: "focus" };

/** @param {Chronicle} told @param {Section} section */
export function people(told, section) {
  return make("ul", { class: "sheets" }, ...section.deeds.map((deed) => sheet(told, deed)));
}

/** @param {Chronicle} told @param {Deed} deed */
function sheet(told, deed) {
  const [person] = deed.pieces;
  const marks = person?.marks ?? [];
  const seat = numberOf(marks, "seat") ?? 0;
  const life = numberOf(marks, "life");
  const of = (/** @type {(kind: string) => boolean} */ wanted) => deed.notes.filter((note) => wanted(note.kind));
  return make(
    "li",
    { class: "sheet", "data-seat": String(seat) },
    make(
      "span",
      { class: "sheet__face", "aria-hidden": "true" },
      person ? cardEmblem(told.game, { card: person.card ?? person.kind, kind: person.kind, name: person.name }) : null,
    ),
    make(
      "div",
      { class: "sheet__head" },
      make("h3", { class: "sheet__name", text: deed.text }),
      make("p", { class: "sheet__player", text: played(told, seat) }),
      make(
        "div",
        { class: "sheet__row" },
        ...breaches(numberOf(marks, "breaches") ?? 0),
        life === null
          ? null
          : make(
              "span",
              { class: "sheet__life" },
              make("span", { class: "sheet__heart", "aria-hidden": "true" }, tokenArt("life")),
              make("b", { class: "digits", text: String(life), "aria-hidden": "true" }),
              make("span", { class: "unseen", text: word("web-campaign-life", { n: life }) }),
            ),
      ),
    ),
    make(
      "div",
      { class: "sheet__slots" },
      make(
        "ul",
        { class: "sheet__abilities" },
        ...of((kind) => kind === "ability").map((note) => ability(note, numberOf(marks, "charges") ?? 0)),
      ),
      make("ul", { class: "sheet__own" }, ...of((kind) => kind !== "ability" && kind !== "sealed").map(sticker)),
      make("ul", { class: "sheet__sealed" }, ...of((kind) => kind === "sealed").map(seal)),
    ),
  );
}

/** @param {number} all */
function breaches(all) {
  return Array.from({ length: all }, (_, n) =>
    make("span", { class: "sheet__breach", "aria-hidden": "true" }, breachArt({ open: n === 0, number: n + 1 })),
  );
}

/** @param {Chronicle} told @param {number} seat */
function played({ seated }, seat) {
  const who = seated.find((each) => each.seat === seat);
  if (!who || (who.who === "open" && !who.name)) return "";
  const alone = who.mine && seated.filter((each) => each.mine).length === 1;
  return alone ? word("web-campaign-played-by-you") : word("web-campaign-played-by", { name: calledAt(who) });
}

/** @param {Note} note @param {number} charges */
function ability(note, charges) {
  const places = make(
    "span",
    { class: "sticker__charges", "aria-hidden": "true" },
    ...Array.from({ length: charges }, () => make("i")),
  );
  return make(
    "li",
    { class: "sticker", "data-kind": note.kind },
    make("small", { text: word("web-campaign-ability") }),
    make("strong", { text: note.title ?? "" }),
    make("span", {}, ...withSymbols(note.text, new Set())),
    places,
  );
}

/** A card of one's own, or what was improved: on a phone its text is folded below its name. @param {Note} note */
function sticker(note) {
  const sign = SIGNS[note.mark];
  const words = make("span", {}, ...withSymbols(note.text, new Set()));
  const inside = note.title
    ? make(
        "details",
        { open: ROOMY.matches },
        make(
          "summary",
          {},
          make(
            "strong",
            {},
            sign && make("span", { class: "sticker__sign", "aria-hidden": "true" }, tokenArt(sign)),
            note.title,
          ),
        ),
        words,
      )
    : words;
  return make("li", { class: "sticker", "data-kind": note.kind }, inside);
}

/** Sealed is sealed: the number of a chapter and nothing else. @param {Note} note */
function seal(note) {
  return make("li", { class: "sealed" }, wax(note.mark), make("span", { text: note.text }));
}
