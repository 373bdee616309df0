// @ts-check
// The sections of a chronicle: people with what is stuck on their sheets, cards, letters, lists.

import { breachArt, cardEmblem, icon } from "../art/emblems.js";
import { make } from "../table/dom.js";
import { numberOf } from "../table/frames.js";
import { count, word } from "./words.js";

/** @typedef {import("./campaign.js").Section} Section */
/** @typedef {import("./campaign.js").Deed} Deed */
/** @typedef {import("./campaign.js").Note} Note */
/** @typedef {import("../table/frames.js").Piece} Piece */

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What is read below the picture of a sheet, apart from the seals. */
const PLAIN_NOTES = new Set(["banished"]);

/** @type {Record<string, (game: string, section: Section) => HTMLElement>} */
const LOOKS = { people, cards, changed: cards, letters };

/** @param {string} game @param {Section} section @param {number} place */
export function panel(game, section, place) {
  const heading = make("h2", { id: `section-${place}`, text: section.heading });
  const inside = (LOOKS[section.look] ?? list)(game, section);
  const sealed = section.sealed > 0 && make("p", { class: "campaign__sealed" }, icon("lock"), count("web-campaign-sealed", section.sealed));
  const nothing = section.deeds.length === 0 && section.sealed === 0 && make("p", { class: "muted", text: word("web-campaign-nothing") });
  return make("section", { class: "panel campaign__section", "data-look": section.look || "list", "aria-labelledby": heading.id }, heading, inside, nothing, sealed);
}

/** @param {string} game @param {Section} section */
function list(game, section) {
  return make("ul", { class: "campaign__deeds" }, ...section.deeds.map((deed) => make("li", { class: "campaign__deed" }, ...deed.pieces.map((piece) => face(game, piece)), make("span", { text: deed.text }))));
}

/** A card without words. @param {string} game @param {Piece} piece */
function face(game, piece) {
  const art = cardEmblem(game, { card: piece.card ?? piece.kind, kind: piece.kind, name: piece.name });
  return make("span", { class: "card-frame", "data-kind": piece.kind, "data-card": piece.card, "aria-hidden": "true" }, make("span", { class: "card-frame__art" }, art));
}

// People

/** @param {string} game @param {Section} section */
function people(game, section) {
  return make("ul", { class: "sheets" }, ...section.deeds.map((deed) => sheet(game, deed)));
}

/** A sheet with its stickers. @param {string} game @param {Deed} deed */
function sheet(game, deed) {
  const [person] = deed.pieces;
  const marks = person?.marks ?? [];
  const breaches = Array.from({ length: numberOf(marks, "breaches") ?? 0 }, (_, n) => make("span", { class: "sheet__breach", "aria-hidden": "true" }, breachArt({ open: n === 0, number: n + 1 })));
  const life = numberOf(marks, "life");
  const stuck = deed.notes.filter((note) => note.kind !== "sealed");
  const sealed = deed.notes.find((note) => note.kind === "sealed");
  return make(
    "li",
    { class: "sheet", "data-seat": String(numberOf(marks, "seat") ?? 0) },
    make("span", { class: "sheet__face", "aria-hidden": "true" }, person ? cardEmblem(game, { card: person.card ?? person.kind, kind: person.kind, name: person.name }) : null),
    make("div", { class: "sheet__head" }, make("h3", { class: "sheet__name", text: deed.text }), make("div", { class: "sheet__row" }, ...breaches, life === null ? null : make("span", { class: "sheet__life" }, word("web-campaign-life", { n: life })))),
    make("ul", { class: "sheet__stickers" }, ...stuck.map((note) => make("li", { class: "sticker", "data-kind": note.kind }, note.title && make("strong", { text: note.title }), make("span", { text: note.text })))),
    sealed && make("p", { class: "sheet__sealed" }, make("span", { class: "wax wax--small", "aria-hidden": "true" }), sealed.text),
  );
}

// Cards

/** @param {string} game @param {Section} section */
function cards(game, section) {
  const lying = section.deeds.filter((deed) => deed.pieces.length);
  const told = section.deeds.filter((deed) => !deed.pieces.length);
  return make("div", {}, make("ul", { class: "shelf" }, ...lying.map((deed) => card(game, deed))), ...told.map(sentence));
}

/** @param {string} game @param {Deed} deed */
function card(game, deed) {
  const [piece] = deed.pieces;
  const cost = numberOf(piece.marks, "cost");
  const stickers = numberOf(piece.marks, "stickers") ?? 0;
  const art = cardEmblem(game, { card: piece.card ?? piece.kind, kind: piece.kind, name: piece.name });
  return make(
    "li",
    { class: "shelf__card card-frame", "data-kind": piece.kind, "data-card": piece.card, "data-mark": deed.mark || null },
    make("span", { class: "card-frame__art", "aria-hidden": "true" }, art),
    cost === null ? null : make("b", { class: "shelf__cost digits", "aria-hidden": "true", text: String(cost) }),
    make("span", { class: "shelf__stickers", "aria-hidden": "true" }, ...Array.from({ length: stickers }, () => make("span", { class: "shelf__sticker" }, icon("evolve")))),
    make("span", { class: "unseen", text: deed.text }),
    make("span", { class: "card-frame__name shelf__name" }, make("span", { "aria-hidden": "true", text: piece.name ?? deed.text }), ...deed.notes.map((note) => make("small", { class: "shelf__note", text: note.text }))),
  );
}

/** @param {Deed} deed */
function sentence(deed) {
  const named = deed.notes.filter((note) => PLAIN_NOTES.has(note.kind));
  const words = make("span", { text: deed.text });
  if (!named.length) return make("p", { class: "muted shelf__told" }, words);
  return make("details", { class: "shelf__told" }, make("summary", {}, words), make("p", { text: named.map((note) => note.text).join(", ") }));
}

// Letters

/** @param {string} _game @param {Section} section */
function letters(_game, section) {
  const open = new Map(section.deeds.map((deed) => [deed.mark, deed.text]));
  return make("ul", { class: "letters" }, ...ALPHABET.map((letter) => (open.has(letter) ? make("li", { class: "letters__open", title: open.get(letter), text: letter }) : make("li", { class: "letters__sealed", "aria-hidden": "true" }, make("span", { class: "wax wax--small" })))));
}
