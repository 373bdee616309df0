// @ts-check
// The words the cards of a game are written in: what each takes, how it reads, which cards use it.

import { bringGallery, gameCrest } from "../art/emblems.js";
import { LOOKS } from "../common/looks.js";
import { byId, fillWith, make } from "../common/dom.js";
import { get, sentence } from "../common/api.js";
import { frame, pageOf } from "./frame.js";
import { shortName, word } from "../common/words.js";

/** @typedef {import("../common/told.js").VerbChapter} Chapter */
/** @typedef {import("../common/told.js").VerbRead} Verb */

/** @type {Chapter[]} */
let chapters = [];

async function begin() {
  await Promise.all([frame(), bringGallery(pageOf("game"))]);
  byId("crest").replaceChildren(gameCrest(pageOf("game")));
  byId("games").replaceChildren(...Object.keys(LOOKS).map(shelf));
  byId("search").addEventListener("input", draw);
  const contents = /** @type {HTMLDetailsElement} */ (byId("contents"));
  contents.open = matchMedia("(min-width: 900px)").matches;
  document.addEventListener("emberhold:language", () => void load());
  await load();
  document.body.dataset.ready = "";
}

async function load() {
  const game = pageOf("game");
  byId("game").textContent = shortName(game, game);
  try {
    chapters = (await get(`/api/verbs/${game}`)).chapters;
  } catch (problem) {
    byId("problem").hidden = false;
    byId("problem").textContent = sentence(problem);
  }
  draw();
}

function draw() {
  const wanted = /** @type {HTMLInputElement} */ (byId("search")).value.trim().toLowerCase();
  const found = chapters
    .map((chapter) => ({ ...chapter, verbs: chapter.verbs.filter((verb) => fits(verb, wanted)) }))
    .filter((chapter) => chapter.verbs.length);
  fillWith(
    byId("chapters"),
    ...(found.length
      ? found.map(drawn)
      : [make("p", { class: "muted", text: word(chapters.length ? "web-verbs-none" : "web-verbs-sealed") })]),
  );
  fillWith(
    byId("words"),
    ...found.map((chapter) => make("li", {}, make("a", { href: `#${place(chapter.title)}`, text: chapter.title }))),
  );
}

/** @param {Verb} verb @param {string} wanted */
function fits(verb, wanted) {
  const words = [verb.signature, verb.text, ...verb.cards.map((card) => card.name)];
  return words.some((each) => each.toLowerCase().includes(wanted));
}

/** @param {Chapter} chapter */
function drawn(chapter) {
  return make(
    "section",
    { id: place(chapter.title) },
    make("h2", { text: chapter.title }),
    ...chapter.verbs.map(verbDrawn),
  );
}

/** @param {Verb} verb */
function verbDrawn(verb) {
  const game = encodeURIComponent(pageOf("game"));
  const links = verb.cards.map((card) =>
    make(
      "li",
      {},
      card.slug
        ? make("a", { href: `/cards/${game}#${encodeURIComponent(card.slug)}`, text: card.name })
        : make("span", { text: card.name }),
    ),
  );
  const cards = make(
    "details",
    {},
    make("summary", { text: `${word("web-cards")}: ${links.length}` }),
    make("ul", {}, ...links),
  );
  const lines = verb.text
    .split("\n")
    .filter(Boolean)
    .map((line) => make("p", { text: line }));
  return make(
    "article",
    { class: "verb" },
    make("h3", {}, make("code", { text: verb.signature })),
    ...lines,
    ...(links.length ? [cards] : []),
  );
}

/** Where a chapter begins. @param {string} title */
function place(title) {
  return `chapter-${chapters.findIndex((chapter) => chapter.title === title) + 1}`;
}

/** The words of another game. @param {string} game */
function shelf(game) {
  const title = shortName(game, game);
  return make(
    "a",
    {
      class: "rulebook__game",
      href: `/verbs/${game}`,
      title,
      "aria-label": title,
      "aria-current": game === pageOf("game") ? "page" : null,
    },
    gameCrest(game),
  );
}

void begin();
