// @ts-check
/** The note of a lesson: which part it is, what it says, and the ways on from it. */

import { make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Lesson} LessonState */

/**
 * @typedef {object} NoteTasks
 * @property {() => void} fold
 * @property {(by: number) => void} turn to another page
 * @property {() => void} back to the path, where somebody has left it
 * @property {() => void} onward to what comes after the lesson
 */

/**
 * @param {LessonState} lesson
 * @param {number} page which of its pages is read
 * @param {NoteTasks} tasks
 */
export function noteOf(lesson, page, tasks) {
  const step = lesson.steps[page];
  const more = page < lesson.steps.length - 1;
  const text = lesson.is === "left" ? say("web-lesson-left") : (step?.text ?? "");
  const part = step && lesson.parts[step.place[0]];
  const fold = say(lesson.is === "on" ? "web-lesson-fold" : "web-lesson-close");
  const button = (/** @type {string} */ looks, /** @type {string} */ words, /** @type {() => void} */ act, name = "") =>
    make("button", {
      type: "button",
      class: `button ${looks}`,
      [name || "data-way"]: "",
      text: say(words),
      on: { click: act },
    });
  return [
    make(
      "p",
      { class: "lesson__head" },
      make("strong", { text: part?.name ?? lesson.title }),
      part &&
        lesson.parts.length > 1 &&
        make("span", {
          class: "lesson__count",
          text: say("web-lesson-part", { n: step.place[0] + 1, most: lesson.parts.length }),
        }),
      make(
        "button",
        { type: "button", class: "lesson__fold", "aria-label": fold, title: fold, on: { click: () => tasks.fold() } },
        icon("close"),
      ),
    ),
    make("p", { class: "lesson__text", id: "lesson-text", text }),
    make(
      "div",
      { class: "lesson__ways" },
      part && stones(step.place[1], part.steps),
      page > 0 && button("button--quiet", "web-lesson-earlier", () => tasks.turn(-1), "data-earlier"),
      more && button("button--main", "web-lesson-next", () => tasks.turn(1), "data-next"),
      lesson.is === "left" && button("button--main", "web-lesson-back", () => tasks.back()),
      lesson.is === "over" && !more && button("button--main", "web-lesson-onward", () => tasks.onward(), "data-onward"),
    ),
  ];
}

/**
 * How far a part of a lesson has come: a stone for each of its steps.
 * @param {number} step
 * @param {number} of
 */
function stones(step, of) {
  const each = Array.from({ length: of }, (_, place) =>
    make("i", { "data-is": place < step ? "was" : place === step ? "now" : "later" }),
  );
  return make(
    "span",
    {
      class: "lesson__stones",
      role: "img",
      "aria-label": say("web-lesson-step", { n: step + 1, most: of }),
      title: say("web-lesson-step", { n: step + 1, most: of }),
    },
    ...each,
  );
}
