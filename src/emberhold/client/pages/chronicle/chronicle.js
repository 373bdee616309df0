// @ts-check
// The sections of a chronicle: cards, faces, letters, games, lists; the sheets of people are in sheets.js.

import { cardEmblem, icon } from "../../art/emblems.js";
import { get } from "../../common/api.js";
import { make } from "../../common/dom.js";
import { numberOf } from "../../common/frames.js";
import { drawNumbers } from "../../life/numbers.js";
import { dialog } from "../../shared/settings.js";
import { judgedBriefly } from "./judged.js";
import { people } from "./sheets.js";
import { count, headed, word } from "../../common/words.js";

/** @typedef {import("../campaign.js").Chronicle} Chronicle */
/** @typedef {import("../campaign.js").Chapter} Chapter */
/** @typedef {import("../campaign.js").Section} Section */
/** @typedef {import("../campaign.js").Deed} Deed */
/** @typedef {import("../../common/frames.js").Piece} Piece */

/** Somebody who is not a piece is drawn under this name. */
export const FACE = "face-of-";
const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Sections that are elsewhere on the page. */
const ELSEWHERE = new Set(["road", "score"]);
/** How many changed cards fit in one row. */
const ABREAST = 4;

/** @type {Record<string, (told: Chronicle, section: Section) => HTMLElement>} */
const LOOKS = { people, cards, changed, faces, letters };

/** The sections as they are on the page: people, what they buy, and everything else. @param {Chronicle} told */
export function columns(told) {
  const panels = told.sections
    .filter(({ look }) => !ELSEWHERE.has(look))
    .map((section, place) => ({ look: section.look, element: panel(told, section, place) }));
  const last = games(told);
  if (!panels.some(({ look }) => look === "people")) return [...panels.map(({ element }) => element), last];
  const of = (/** @type {(look: string) => boolean} */ wanted) =>
    panels.filter(({ look }) => wanted(look)).map(({ element }) => element);
  const pair = make("div", { class: "campaign__pair" }, ...of((look) => look === "letters"), last);
  const rest = of((look) => !["people", "cards", "letters"].includes(look));
  return [of((look) => look === "people"), of((look) => look === "cards"), [...rest, pair]].map((inside) =>
    make("div", { class: "campaign__column" }, ...inside),
  );
}

/** @param {Chronicle} told @param {Section} section @param {number} place */
function panel(told, section, place) {
  const heading = make("h2", { id: `section-${place}`, text: section.heading });
  const beside = section.look === "cards" ? apart(section) : [];
  const head = make(
    "div",
    { class: section.look === "faces" ? "unseen" : "campaign__heading" },
    heading,
    section.aside && make("small", { text: section.aside }),
    ...beside,
  );
  const inside = (LOOKS[section.look] ?? list)(told, section);
  const sealed =
    section.sealed > 0 &&
    make(
      "p",
      { class: section.look === "letters" ? "unseen" : "campaign__sealed" },
      icon("lock"),
      count("web-campaign-sealed", section.sealed),
    );
  const nothing =
    section.deeds.length === 0 &&
    section.sealed === 0 &&
    make("p", { class: "muted", text: word("web-campaign-nothing") });
  return make(
    "section",
    { class: "campaign__section", "data-look": section.look || "list", "aria-labelledby": heading.id },
    head,
    inside,
    nothing,
    sealed,
  );
}

/** @param {Chronicle} told @param {Section} section */
function list({ game }, section) {
  return make(
    "ul",
    { class: "campaign__deeds" },
    ...section.deeds.map((deed) =>
      make(
        "li",
        { class: "campaign__deed" },
        ...deed.pieces.map((piece) => face(game, piece)),
        make("span", { text: deed.text }),
      ),
    ),
  );
}

/** @param {string} game @param {Piece} piece */
function art(game, piece) {
  return cardEmblem(game, { card: piece.card ?? piece.kind, kind: piece.kind, name: piece.name });
}

/** A card without words. @param {string} game @param {Piece} piece */
function face(game, piece) {
  return make(
    "span",
    { class: "card-frame", "data-kind": piece.kind, "data-card": piece.card, "aria-hidden": "true" },
    make("span", { class: "card-frame__art" }, art(game, piece)),
  );
}

// Cards

/** @param {Chronicle} told @param {Section} section */
function cards({ game }, section) {
  return make(
    "ul",
    { class: "shelf", tabindex: "0", "aria-label": section.heading },
    ...lying(section).map((deed) => card(game, deed)),
  );
}

/** What is told of cards that are not here. @param {Section} section */
function apart({ deeds }) {
  return deeds.filter((deed) => !deed.pieces.length).map(sentence);
}

/** @param {Section} section */
function lying({ deeds }) {
  return deeds.filter((deed) => deed.pieces.length);
}

/**
 * Cards that are not what they were. The last that became another is shown beside what it was, then those with the most
 * stickers; of the rest there is room for the pictures.
 * @param {Chronicle} told @param {Section} section
 */
function changed({ game }, section) {
  const all = lying(section).sort((one, other) => weight(other) - weight(one));
  const last = all.findIndex(({ mark }) => mark === "evolved");
  const first = last < 0 ? [] : all.splice(last, 1);
  const large = all.splice(0, ABREAST - 2 * first.length);
  const small = all.map((deed) =>
    make(
      "li",
      {
        class: "shelf__mini card-frame",
        "data-kind": deed.pieces[0].kind,
        "data-card": deed.pieces[0].card,
        "data-mark": deed.mark || null,
        title: deed.text,
      },
      make("span", { class: "card-frame__art", "aria-hidden": "true" }, art(game, deed.pieces[0])),
      make("span", { class: "unseen", text: deed.text }),
    ),
  );
  const row = make(
    "ul",
    { class: "shelf shelf--changed" },
    ...first.map((deed) => evolved(game, deed)),
    ...large.map((deed) => card(game, deed)),
  );
  return make(
    "div",
    {},
    row,
    make(
      "div",
      { class: "shelf__rest" },
      small.length > 0 && make("ul", { class: "shelf__minis" }, ...small),
      ...apart(section),
    ),
  );
}

/** How much has happened to a card. @param {Deed} deed */
function weight({ mark, pieces }) {
  return mark === "evolved" ? 0 : 1 + (numberOf(pieces[0].marks, "stickers") ?? 0);
}

/** @param {string} game @param {Deed} deed */
function evolved(game, deed) {
  const [, before] = deed.pieces;
  const old = make(
    "span",
    {
      class: "shelf__card shelf__card--old card-frame",
      "data-kind": before.kind,
      "data-card": before.card,
      "aria-hidden": "true",
    },
    make("span", { class: "card-frame__art" }, art(game, before)),
    make("span", { class: "card-frame__name shelf__name", text: before.name ?? "" }),
  );
  return make("li", { class: "evolved" }, old, icon("next"), card(game, deed, "div"));
}

/** @param {string} game @param {Deed} deed @param {"li" | "div"} [tag] */
function card(game, deed, tag = "li") {
  const [piece] = deed.pieces;
  const cost = numberOf(piece.marks, "cost");
  const copies = numberOf(piece.marks, "count");
  return make(
    tag,
    {
      class: "shelf__card card-frame",
      "data-kind": piece.kind,
      "data-card": piece.card,
      "data-mark": deed.mark || null,
    },
    make("span", { class: "card-frame__art", "aria-hidden": "true" }, art(game, piece)),
    cost === null ? null : make("b", { class: "shelf__cost digits", "aria-hidden": "true", text: String(cost) }),
    copies === null ? null : make("b", { class: "shelf__count digits", text: `×${copies}` }),
    deed.mark === "new" && make("em", { class: "shelf__new", text: word("web-campaign-new") }),
    stickers(piece),
    make("span", { class: "unseen", text: deed.text }),
    make(
      "span",
      { class: "card-frame__name shelf__name" },
      make("span", { "aria-hidden": "true", text: piece.name ?? deed.text }),
      ...deed.notes.map((note) => make("small", { class: "shelf__note", text: note.text })),
    ),
  );
}

/**
 * The places for stickers on a card: those that are stuck, and those still free; many are counted.
 * @param {Piece} piece
 */
function stickers(piece) {
  const stuck = numberOf(piece.marks, "stickers") ?? 0;
  const spaces = Math.max(stuck, numberOf(piece.marks, "spaces") ?? 0);
  if (!stuck) return null;
  const one = (/** @type {boolean} */ full) =>
    make("span", { class: full ? "shelf__sticker" : "shelf__space" }, full && icon("evolve"));
  const places =
    spaces > 3
      ? [one(true), make("b", { class: "shelf__of digits", text: `${stuck}/${spaces}` })]
      : Array.from({ length: spaces }, (_, n) => one(n < stuck));
  return make("span", { class: "shelf__stickers", "aria-hidden": "true" }, ...places);
}

/** @param {Deed} deed */
function sentence(deed) {
  const words = make("span", { text: deed.text });
  if (!deed.notes.length) return make("small", {}, words);
  return make(
    "details",
    { class: "shelf__told" },
    make("summary", {}, words),
    make("p", { text: deed.notes.map((note) => note.text).join(", ") }),
  );
}

// Faces

/** @param {Chronicle} told @param {Section} section */
function faces({ game }, section) {
  const one = (/** @type {Deed} */ deed) => {
    const portrait = cardEmblem(game, { card: FACE + deed.mark, kind: "mage", name: deed.text });
    portrait.setAttribute("preserveAspectRatio", "xMidYMid meet");
    return make(
      "li",
      { class: "faces__one" },
      make("span", { class: "faces__face", "aria-hidden": "true" }, portrait),
      make("p", {}, make("b", { text: deed.text }), ...deed.notes.map((note) => make("span", { text: note.text }))),
    );
  };
  return make("ul", { class: "faces" }, ...section.deeds.map(one));
}

// Letters

/** @param {Chronicle} _told @param {Section} section */
function letters(_told, section) {
  const open = new Map(section.deeds.map((deed) => [deed.mark, deed]));
  const one = (/** @type {string} */ letter) => {
    const deed = open.get(letter);
    if (!deed)
      return make("li", { class: "letters__sealed", "aria-hidden": "true" }, make("span", { class: "wax wax--small" }));
    const [fresh] = deed.notes;
    return make("li", {
      class: fresh ? "letters__open letters__open--new" : "letters__open",
      title: fresh ? `${deed.text}, ${fresh.text}` : deed.text,
      text: letter,
    });
  };
  return make("ul", { class: "letters" }, ...ALPHABET.map(one));
}

// Games

/** @param {Chronicle} told */
function games(told) {
  const heading = make("h2", { id: "games-title", text: word("web-campaign-games") });
  return make(
    "section",
    { class: "campaign__section", id: "games", "aria-labelledby": heading.id },
    heading,
    make("ol", { class: "games" }, ...told.chapters.map((chapter) => row(told, chapter))),
  );
}

/** The way to the analysis of a chapter, which begins it if need be. @param {Chronicle} told @param {Chapter} chapter */
function analysed({ judged }, { title, url }) {
  const text = word(judged.includes(url) ? "web-judged-title" : "web-judged-ask");
  return make("a", { href: `${url}/replay?analyse=1`, "aria-label": headed(title, text), text });
}

/** What everybody did in a chapter, counted when somebody asks. @param {import("../campaign.js").Chapter} chapter */
function counted({ title, url }) {
  const text = word("web-ending-numbers");
  const open = async () => {
    const drawn = await drawNumbers(await get(`/api${url}/state`)).catch(() => null);
    dialog("numbers", headed(title, text), drawn ?? make("p", { text: word("web-ending-uncounted") }));
  };
  return make("button", { type: "button", "aria-label": headed(title, text), text, on: { click: () => void open() } });
}

/** A chapter in which something was set by hand is not analysed. */
function byHand() {
  return make("small", { text: word("web-you-kind-repaired") });
}

/** @param {Chronicle} told @param {import("../campaign.js").Chapter} chapter */
function row(told, chapter) {
  const how = chapter.over
    ? chapter.won === null
      ? ""
      : chapter.won
        ? "won"
        : "lost"
    : chapter.url === told.now
      ? "next"
      : "open";
  const doing = word(chapter.over ? "web-start-replay" : "web-campaign-go-on");
  return make(
    "li",
    { class: "campaign__chapter", "data-how": how },
    make("b", { class: "digits", "aria-hidden": "true", text: String(chapter.number) }),
    make("a", {
      href: chapter.over ? `${chapter.url}/replay` : chapter.url,
      title: chapter.text || null,
      "aria-label": headed(chapter.title, doing),
      text: chapter.title,
    }),
    how && make("span", { text: word(`web-campaign-${how}`) }),
    chapter.over &&
      make("p", { class: "campaign__looks" }, chapter.repaired ? byHand() : analysed(told, chapter), counted(chapter)),
    chapter.over && told.judged.includes(chapter.url) && judgedBriefly(told, chapter),
  );
}
