// @ts-check
// The page of a campaign: its chapters, and the sections its game tells; drawn without knowing the game.

import { cardEmblem, gameCrest, icon } from "../art/emblems.js";
import { byId, make } from "../table/dom.js";
import { learnPicture } from "../table/unsealed.js";
import { Zoom } from "../table/zoom.js";
import { get, sentence } from "./api.js";
import { frame, pageOf } from "./frame.js";
import { count, headed, word } from "./words.js";

/**
 * @typedef {{number: number, title: string, url: string, over: boolean, won: boolean | null, text: string}} Chapter
 * @typedef {{text: string, pieces: import("../table/frames.js").Piece[]}} Deed
 * @typedef {{heading: string, deeds: Deed[], sealed: number}} Section
 * @typedef {{campaign: string, game: string, title: string, over: boolean, now: string | null, file: boolean, chapters: Chapter[], sections: Section[]}} Chronicle
 */

async function begin() {
  await frame();
  const zoom = new Zoom(pageOf("game"), { rule: (rule) => void open(`/rules/${pageOf("game")}#${rule}`, "_blank") });
  zoom.watch(byId("sections"));
  document.addEventListener("emberhold:language", () => void draw());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void draw();
  });
  await draw();
}

async function draw() {
  try {
    show(/** @type {Chronicle} */ (await get(`/api/c/${encodeURIComponent(pageOf("campaign"))}`)));
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }
}

/** @param {Chronicle} told */
function show(told) {
  byId("problem").hidden = true;
  document.title = `${headed(word("web-campaign-title"), told.title)} · Emberhold`;
  byId("title").textContent = told.title;
  byId("crest").replaceChildren(gameCrest(told.game));
  byId("ways").replaceChildren(...ways(told));
  byId("chapters").replaceChildren(...told.chapters.map((chapter) => chapterRow(chapter, told.now)));
  byId("sections").replaceChildren(...told.sections.map((section, place) => panel(told.game, section, place)));
}

/** @param {Chronicle} told */
function ways(told) {
  const found = [];
  if (told.now) found.push(make("a", { class: "button button--main", href: told.now }, icon("play"), word("web-campaign-go-on")));
  if (told.file) found.push(make("a", { class: "button", href: `/api/c/${encodeURIComponent(told.campaign)}/file`, download: true }, icon("download"), word("web-campaign-file")));
  return found;
}

/** @param {Chapter} chapter @param {string | null} now */
function chapterRow(chapter, now) {
  const current = chapter.url === now;
  const told = chapter.over ? chapter.text : word(current ? "web-campaign-now" : "web-campaign-open");
  const way = make("a", { class: "button", href: chapter.over ? `${chapter.url}/replay` : chapter.url, "aria-label": headed(chapter.title, word(chapter.over ? "web-start-replay" : "web-campaign-go-on")) }, icon(chapter.over ? "replay" : "play"), word(chapter.over ? "web-start-replay" : "web-campaign-go-on"));
  return make(
    "li",
    { class: "campaign__chapter", "data-won": chapter.won === null ? null : String(chapter.won), "data-now": current ? "" : null },
    make("span", { class: "campaign__number digits", "aria-hidden": "true", text: String(chapter.number) }),
    make("div", { class: "campaign__words" }, make("strong", { text: chapter.title }), make("span", { class: "muted small", text: told })),
    way,
  );
}

/** @param {string} game @param {Section} section @param {number} place */
function panel(game, section, place) {
  const heading = make("h2", { id: `section-${place}`, text: section.heading });
  const sealed = section.sealed > 0 && make("p", { class: "campaign__sealed" }, icon("lock"), count("web-campaign-sealed", section.sealed));
  const nothing = section.deeds.length === 0 && section.sealed === 0 && make("p", { class: "muted", text: word("web-campaign-nothing") });
  return make("section", { class: "panel", "aria-labelledby": heading.id }, heading, make("ul", { class: "campaign__deeds" }, ...section.deeds.map((deed) => deedRow(game, deed))), nothing, sealed);
}

/** @param {string} game @param {Deed} deed */
function deedRow(game, deed) {
  const cards = deed.pieces.map((piece) => {
    learnPicture(game, piece);
    const art = cardEmblem(game, { card: piece.card ?? piece.kind, kind: piece.kind, name: piece.name ?? "" });
    return make("span", { class: "card-frame", "data-kind": piece.kind, "data-card": piece.card, "aria-hidden": "true" }, make("span", { class: "card-frame__art" }, art));
  });
  return make("li", { class: "campaign__deed" }, ...cards, make("span", { text: deed.text }));
}

void begin();
