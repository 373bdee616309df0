// @ts-check
// The thing as it will be drawn, its sentences in three languages, and what is missing or wrong, in words.

import { icon } from "../art/emblems.js";
import { fillWith, make } from "../common/dom.js";
import { currentLanguage, LANGUAGES, OWN_NAMES, word } from "../common/words.js";
import { readingFace } from "../board/cards/face.js";
import { drawPiece, newPiece } from "../board/cards/pieces.js";
import { learnGist } from "../board/cards/gist.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { fileArt } from "./pictures.js";

/** @typedef {import("../common/told.js").CardFace} Face */
/** @typedef {import("../common/told.js").Gist} Gist */
/**
 * What is said of a thing, perhaps beside printed ones, and a press that does something about it.
 * @typedef {{text: string, act: () => void, key: string}} Press
 * @typedef {{text: string, bad: boolean, beside?: boolean, press?: Press}} Remark
 */

/**
 * What is built, as it will be drawn.
 * @typedef {object} Built
 * @property {string} game
 * @property {Record<string, Face>} faces
 * @property {Gist} [gist]
 * @property {Remark[]} remarks
 * @property {string} picture
 * @property {boolean} stale
 * @property {string} shown
 */

/**
 * @param {HTMLElement} element
 * @param {Built} what
 * @param {(language: string) => void} show
 */
export function drawPreview(element, what, show) {
  const { game, faces } = what;
  const face = faces[currentLanguage()];
  if (face && what.gist) learnGist(face.slug, what.gist);
  if (face) learnPicture(game, { card: face.slug, art: fileArt(what.picture) || face.art });
  fillWith(
    element,
    make(
      "div",
      { class: "wpreview__card", "data-game": game, "data-stale": what.stale },
      ...(face ? [whole(game, face), small(game, face)] : [blank()]),
    ),
    make(
      "div",
      { class: "wpreview__words" },
      tabs(what.shown, show),
      ...LANGUAGES.map((language) => read(faces[language], language, what.shown)),
    ),
    remarks(what.remarks),
  );
}

/** @param {string} game @param {Face} face */
function whole(game, face) {
  const drawn = readingFace(game, face.slug, { ...face, rules: [] }, new Set(), { kind: face.kind });
  return make("div", { class: "wpreview__whole" }, drawn);
}

/** As it is in a hand. @param {string} game @param {Face} face */
function small(game, face) {
  const piece = newPiece();
  piece.classList.add("card", "card-frame", "library__card");
  piece.dataset.kind = face.kind;
  piece.dataset.game = game;
  piece.tabIndex = -1;
  const cost = face.cost === null ? [] : [{ id: "cost", value: face.cost, label: "" }];
  drawPiece(
    piece,
    {
      id: "workshop",
      kind: face.kind,
      card: face.slug,
      name: face.name,
      face: "up",
      marks: [...cost, ...face.signs],
      label: face.name,
    },
    game,
  );
  return make(
    "div",
    { class: "wpreview__small library__grid", "aria-hidden": "true", inert: true },
    make("div", { class: "wpreview__fit" }, piece),
  );
}

function blank() {
  return make("div", { class: "wpreview__blank" }, icon("cards"), make("p", { text: word("web-workshop-not-yet") }));
}

/** On a phone one language at a time. @param {string} shown @param {(language: string) => void} show */
function tabs(shown, show) {
  const tab = (/** @type {string} */ language) =>
    make(
      "button",
      {
        type: "button",
        class: "wchip",
        "data-key": `tab:${language}`,
        "aria-pressed": String(language === shown),
        "aria-label": OWN_NAMES[language],
        on: { click: () => show(language) },
      },
      language.toUpperCase(),
    );
  return make("div", { class: "wpreview__tabs" }, ...LANGUAGES.map(tab));
}

/** @param {Face | undefined} face @param {string} language @param {string} shown */
function read(face, language, shown) {
  const lines = face
    ? face.text.filter(Boolean).map((line) => make("p", { text: line }))
    : [make("p", { class: "muted", text: word("web-workshop-no-sentence") })];
  return make(
    "article",
    { class: "wread", lang: face ? language : null, "data-shown": language === shown },
    make("b", { class: "wread__tag", "aria-hidden": "true", text: language.toUpperCase() }),
    make("div", {}, face && make("p", { class: "wread__name", text: face.name }), ...lines),
  );
}

/** @param {Remark[]} found */
function remarks(found) {
  return make("div", { class: "wsaid", role: "status" }, make("ul", { class: "wremarks" }, ...found.map(remark)));
}

/** @param {Remark} found */
function remark({ text, bad, beside = false, press }) {
  const button =
    press &&
    make("button", {
      type: "button",
      class: "wchip",
      "data-key": press.key,
      text: press.text,
      on: { click: press.act },
    });
  const sign = icon(bad ? "alert" : beside ? "scales" : "check");
  return make("li", { "data-bad": bad, "data-beside": beside }, sign, make("div", {}, make("span", { text }), button));
}
