// @ts-check
// The page of a campaign: the road so far, and the sections its game tells; drawn without knowing the game.

import { bringGallery, icon } from "../art/emblems.js";
import { Book } from "../story/book.js";
import { byId, make } from "../common/dom.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { Zoom } from "../board/cards/zoom.js";
import { get, post, sentence } from "../common/api.js";
import { columns, FACE } from "./chronicle/chronicle.js";
import { frame, pageOf } from "./frame.js";
import { fileButton } from "../shared/files.js";
import { bring, goTo } from "../shared/opening.js";
import { bringNow, nextUp, road } from "./chronicle/road.js";
import { tabs } from "./chronicle/tabs.js";
import { count, headed, moment, word } from "../common/words.js";

/**
 * @typedef {import("../common/told.js").ChapterPlayed} Chapter
 * @typedef {import("../common/told.js").Note} Note
 * @typedef {import("../common/told.js").Deed} Deed
 * @typedef {import("../common/told.js").Section} Section
 * @typedef {import("../common/told.js").Left} Left
 * @typedef {import("../common/told.js").Seated} Seated
 * @typedef {import("../common/told.js").Chronicle} Chronicle
 */

const book = new Book();

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
  byId("about").replaceChildren(...about(told));
  learnPictures(told);
  const way = told.sections.find((section) => section.look === "road");
  document.body.classList.toggle("has-road", Boolean(way));
  byId("ways").replaceChildren(...ways(told, Boolean(way)));
  byId("road").replaceChildren(...(way ? [road(told.game, way, told.now)] : []));
  byId("next").replaceChildren(...(way ? nextUp(told, way) : []));
  bringNow();
  byId("after").replaceChildren(...(told.after.length ? [afterwards(told)] : []));
  byId("sections").replaceChildren(...columns(told));
  byId("bring-row").replaceChildren(another());
  byId("tabs").replaceChildren(...tabs(told, () => read(told)));
}

/** @param {Chronicle} told */
function learnPictures({ game, sections }) {
  for (const { deeds } of sections) {
    for (const { pieces, art, mark } of deeds) {
      for (const piece of pieces) learnPicture(game, piece);
      learnPicture(game, { card: FACE + mark, art });
    }
  }
}

/** What the campaign is, how old, and how far. @param {Chronicle} told */
function about(told) {
  const next = told.over
    ? word("web-campaign-over-short")
    : word("web-campaign-game-next", { n: told.chapters.length });
  const since = make("span", {
    class: "campaign__since",
    text: ` · ${word("web-campaign-begun", { when: moment(told.begun, (day) => word("web-campaign-on", { day })) })}`,
  });
  return [count("web-campaign-players", told.players), since, ` · ${next}`];
}

/** @param {Chronicle} told */
function read(told) {
  book.open(told.pages, told.over ? Math.max(0, told.pages.length - 2) : 0);
}

/**
 * @param {Chronicle} told
 * @param {boolean} onRoad the road has a button of its own for the chapter that is played now
 */
function ways(told, onRoad) {
  const found = [];
  if (told.now && !onRoad)
    found.push(make("a", { class: "button button--main", href: told.now }, icon("play"), word("web-campaign-go-on")));
  if (told.pages.length)
    found.push(
      make("button", {
        type: "button",
        class: "button",
        id: "read-story",
        text: word("web-campaign-story"),
        on: { click: () => read(told) },
      }),
    );
  if (told.file)
    found.push(
      make("a", {
        class: "button",
        href: `/api/c/${encodeURIComponent(told.campaign)}/file`,
        download: true,
        text: word("web-campaign-file"),
      }),
    );
  return found;
}

/** A campaign from another server, or from the terminal, chosen as a file. */
function another() {
  const look = "button--quiet campaign__bring";
  const wish = { id: "bring", text: word("web-campaign-bring"), accept: ".campaign,.txt,text/plain", look };
  return fileButton(wish, (file) => void bring(file).catch(tell));
}

/** What is left to be played when a campaign is over. @param {Chronicle} told */
function afterwards(told) {
  const groups = ["again", "harder", "guests"].map((kind) => {
    const all = told.after.filter((left) => left.kind === kind);
    const buttons = all.map((left) =>
      make("button", {
        type: "button",
        class: "button",
        "data-left": left.id,
        text: left.title,
        on: { click: (/** @type {Event} */ event) => void play(told, left, event) },
      }),
    );
    return (
      all.length > 0 &&
      make(
        "div",
        { class: "after__group", role: "group", "aria-label": word(`web-after-${kind}`) },
        make("h3", { text: word(`web-after-${kind}`) }),
        make("div", { class: "after__ways" }, ...buttons),
      )
    );
  });
  return make(
    "section",
    { class: "panel after", "aria-labelledby": "after-title" },
    make("h2", { id: "after-title", text: word("web-after") }),
    ...groups,
  );
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

void begin();
