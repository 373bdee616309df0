// @ts-check
// The lessons of a game to read without a table, also offline; each can be opened at a table.

import { bringGallery, gameCrest } from "../art/emblems.js";
import { get, sentence } from "../common/api.js";
import { byId, make } from "../common/dom.js";
import { openLesson } from "../shared/opening.js";
import { headed, word } from "../common/words.js";
import { frame, pageOf } from "./frame.js";

/**
 * @typedef {import("../common/told.js").LessonsRead} Lessons
 * @typedef {import("../common/told.js").LessonRead} Lesson
 * @typedef {import("../common/told.js").LessonChapter} Chapter
 */

async function begin() {
  await Promise.all([frame(), bringGallery(pageOf("game"))]);
  byId("crest").replaceChildren(gameCrest(pageOf("game")));
  document.addEventListener("emberhold:language", () => void show());
  await show();
  document.body.dataset.ready = "";
}

async function show() {
  try {
    const book = /** @type {Lessons} */ (await get(`/api/lessons/${pageOf("game")}`));
    byId("title").textContent = book.title;
    document.title = `${headed(word("web-lessons"), book.title)} · Emberhold`;
    byId("lessons").replaceChildren(...book.lessons.map(lesson));
    document.getElementById(location.hash.slice(1))?.setAttribute("open", "");
  } catch (error) {
    byId("lessons").replaceChildren(make("p", { class: "notice notice--bad", text: sentence(error) }));
  }
}

/** @param {Lesson} read @param {number} place */
function lesson(read, place) {
  const button = make("button", { type: "button", class: "button", text: word("web-lessons-play") });
  button.addEventListener("click", () => void play(read.id, button));
  return make(
    "details",
    { class: "panel rulebook__lesson", id: read.id, open: place === 0 },
    make("summary", {}, make("h2", { text: read.name })),
    make("p", { class: "muted", text: read.about }),
    ...read.parts.flatMap((part) => chapter(part, read)),
    make("p", {}, button),
  );
}

/** @param {Chapter} part @param {Lesson} read */
function chapter(part, read) {
  const steps = make("ol", { class: "rulebook__steps" }, ...part.steps.map((text) => make("li", { text })));
  return part.name === read.name ? [steps] : [make("h3", { class: "rules__heading", text: part.name }), steps];
}

/** @param {string} id @param {HTMLButtonElement} button */
async function play(id, button) {
  button.disabled = true;
  try {
    await openLesson(id);
  } catch (error) {
    button.after(make("span", { class: "small", role: "alert", text: ` ${sentence(error)}` }));
  } finally {
    button.disabled = false;
  }
}

void begin();
