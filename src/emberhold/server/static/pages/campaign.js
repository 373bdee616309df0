// @ts-check
// The page of a campaign: the road so far, and the sections its game tells; drawn without knowing the game.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { Book } from "../story/book.js";
import { byId, make } from "../table/dom.js";
import { learnPicture } from "../table/unsealed.js";
import { Zoom } from "../table/zoom.js";
import { get, post, sentence } from "./api.js";
import { panel } from "./chronicle.js";
import { frame, pageOf } from "./frame.js";
import { goTo } from "./opening.js";
import { road } from "./road.js";
import { count, headed, moment, word } from "./words.js";

/**
 * @typedef {{number: number, title: string, url: string, over: boolean, won: boolean | null, text: string}} Chapter
 * @typedef {{kind: string, title: string | null, text: string}} Note
 * @typedef {{text: string, pieces: import("../table/frames.js").Piece[], notes: Note[], mark: string}} Deed
 * @typedef {{heading: string, deeds: Deed[], sealed: number, look: string}} Section
 * @typedef {{id: string, kind: string, title: string}} Left
 * @typedef {{campaign: string, game: string, title: string, over: boolean, now: string | null, file: boolean, players: number, begun: number,
 *   chapters: Chapter[], sections: Section[], pages: import("../story/book.js").Page[], after: Left[]}} Chronicle
 */

const book = new Book();
/** Sections that stand elsewhere on the page. */
const ELSEWHERE = new Set(["road", "score"]);

async function begin() {
  await frame();
  await bringGallery(pageOf("game"));
  const zoom = new Zoom(pageOf("game"), { rule: (rule) => void open(`/rules/${pageOf("game")}#${rule}`, "_blank") });
  for (const part of ["sections", "road"]) zoom.watch(byId(part));
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
    tell(error);
  }
}

/** @param {unknown} error */
function tell(error) {
  byId("problem").textContent = sentence(error);
  byId("problem").hidden = false;
}

/** @param {Chronicle} told */
function show(told) {
  byId("problem").hidden = true;
  document.title = `${headed(word("web-campaign-title"), told.title)} · Emberhold`;
  byId("title").textContent = told.title;
  byId("about").textContent = [count("web-campaign-players", told.players), word("web-campaign-begun", { when: moment(told.begun) })].join(" · ");
  byId("crest").replaceChildren(gameCrest(told.game));
  byId("ways").replaceChildren(...ways(told));
  for (const section of told.sections) for (const deed of section.deeds) for (const piece of deed.pieces) learnPicture(told.game, piece);
  const way = told.sections.find((section) => section.look === "road");
  byId("road").replaceChildren(...(way ? [road(told.game, way, told.now)] : []));
  bringNow();
  byId("after").replaceChildren(...(told.after.length ? [afterwards(told)] : []));
  byId("sections").replaceChildren(...told.sections.filter((section) => !ELSEWHERE.has(section.look)).map((section, place) => panel(told.game, section, place)));
  byId("chapters").replaceChildren(...told.chapters.map((chapter) => chapterRow(chapter, told.now)));
}

/** Where the road is longer than the screen, the present lies in the middle. */
function bringNow() {
  const now = document.querySelector(".road__medal[data-mark=now]")?.parentElement;
  const scroll = document.querySelector(".road__scroll");
  if (now && scroll) scroll.scrollLeft = now.offsetLeft + now.offsetWidth / 2 - scroll.clientWidth / 2;
}

/** @param {Chronicle} told */
function ways(told) {
  const found = [];
  if (told.now) found.push(make("a", { class: "button button--main", href: told.now }, icon("play"), word("web-campaign-go-on")));
  if (told.pages.length) found.push(make("button", { type: "button", class: "button", id: "read-story", on: { click: () => book.open(told.pages, told.over ? Math.max(0, told.pages.length - 2) : 0) } }, icon("rules"), word("web-campaign-story")));
  if (told.file) found.push(make("a", { class: "button", href: `/api/c/${encodeURIComponent(told.campaign)}/file`, download: true }, icon("download"), word("web-campaign-file")));
  return found;
}

/** What is left to be played when a campaign is over. @param {Chronicle} told */
function afterwards(told) {
  const groups = ["again", "harder", "guests"].map((kind) => {
    const all = told.after.filter((left) => left.kind === kind);
    const buttons = all.map((left) => make("button", { type: "button", class: "button", "data-left": left.id, text: left.title, on: { click: (/** @type {Event} */ event) => void play(told, left, event) } }));
    return all.length > 0 && make("div", { class: "after__group", role: "group", "aria-label": word(`web-after-${kind}`) }, make("h3", { text: word(`web-after-${kind}`) }), make("div", { class: "after__ways" }, ...buttons));
  });
  return make("section", { class: "panel after", "aria-labelledby": "after-title" }, make("h2", { id: "after-title", text: word("web-after") }), ...groups);
}

/** @param {Chronicle} told @param {Left} left @param {Event} event */
async function play(told, left, event) {
  const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
  button.disabled = true;
  try {
    await goTo(await post(`/api/c/${encodeURIComponent(told.campaign)}/open`, { what: left.id }));
  } catch (error) {
    tell(error);
  } finally {
    button.disabled = false;
  }
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

void begin();
