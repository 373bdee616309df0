// @ts-check
/**
 * A lesson at the table: one idea at a time beside what it is about, and the answer that comes next
 * is lit. A player who answers otherwise plays on as they like; undoing leads to the path again.
 */

import { get, sentence } from "../pages/api.js";
import { openLesson } from "../pages/opening.js";
import { announce } from "./announcer.js";
import { byId, fillWith, make } from "./dom.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/** @typedef {import("./frames.js").State} State */
/** @typedef {import("./frames.js").Lesson} LessonState */

/**
 * @typedef {object} LessonTasks
 * @property {(id: string) => HTMLElement | null} find the element of a piece, zone or area
 * @property {(id: string) => void} bring something into sight
 * @property {() => void} undo take the last answer back
 */

const GAP = 14;
const WIDE = "(min-width: 860px)";

export class Teacher {
  /**
   * @param {string} game
   * @param {LessonTasks} tasks
   */
  constructor(game, tasks) {
    this.game = game;
    this.tasks = tasks;
    this.root = byId("lesson");
    /** @type {LessonState | null} */
    this.lesson = null;
    /** what is being read: the place on the path, and which of its pages */
    this.place = "";
    this.page = 0;
    /** how far along the path everything has been read: nobody reads it twice */
    this.read = -1;
    this.folded = false;
    /** what has been read aloud last */
    this.spoken = "";
    addEventListener("resize", () => this.#lay());
    document.addEventListener("scroll", () => this.#lay(), true);
  }

  /** The answer that comes next, once everything before it has been read. @returns {string | null} */
  get key() {
    const lesson = this.lesson;
    return lesson?.is === "on" && !this.folded && this.page >= lesson.steps.length - 1 ? lesson.key : null;
  }

  /**
   * What is learned at the table now.
   * @param {State} state
   */
  take(state) {
    this.lesson = state.lesson;
    const place = `${state.lesson?.is} ${state.lesson?.given}`;
    if (place === this.place) return;
    this.place = place;
    const { is, given, steps } = state.lesson ?? { is: "left", given: 0, steps: [] };
    this.page = is === "on" && given <= this.read ? Math.max(0, steps.length - 1) : 0;
  }

  /**
   * @param {boolean} hidden while a story is told, or the past is looked at
   * @param {() => void} redraw
   */
  show(hidden, redraw) {
    const lesson = this.lesson;
    for (const element of document.querySelectorAll(".taught")) element.classList.remove("taught");
    this.root.hidden = hidden || !lesson;
    if (this.root.hidden || !lesson) return;
    const turn = () => {
      this.page += 1;
      redraw();
      this.root.querySelector("button")?.focus({ preventScroll: true });
    };
    const fold = () => {
      this.folded = !this.folded;
      redraw();
    };
    this.root.classList.toggle("lesson--folded", this.folded);
    if (this.folded) fillWith(this.root, make("button", { type: "button", class: "button lesson__open", text: lesson.title, on: { click: fold } }));
    else fillWith(this.root, ...this.#words(lesson, turn, fold));
    for (const id of this.#points()) this.tasks.find(id)?.classList.add("taught");
    if (lesson.is === "on" && this.page >= lesson.steps.length - 1) this.read = Math.max(this.read, lesson.given);
    const first = this.#points()[0];
    if (first) this.tasks.bring(first);
    this.#lay();
  }

  /**
   * @param {LessonState} lesson
   * @param {() => void} turn
   * @param {() => void} fold
   */
  #words(lesson, turn, fold) {
    const text = lesson.is === "left" ? say("web-lesson-left") : (lesson.steps[this.page]?.text ?? "");
    const words = make("p", { class: "lesson__text", text });
    if (this.spoken !== text) announce(text);
    this.spoken = text;
    const more = this.page < lesson.steps.length - 1;
    return [
      make("p", { class: "lesson__head" }, make("strong", { text: lesson.title }), make("span", { class: "lesson__count digits", text: `${lesson.given} / ${lesson.of}` })),
      words,
      make(
        "div",
        { class: "lesson__ways" },
        more && make("button", { type: "button", class: "button button--main", "data-next": "", text: say("web-lesson-next"), on: { click: turn } }),
        lesson.is === "left" && make("button", { type: "button", class: "button button--main", text: say("web-lesson-back"), on: { click: () => this.tasks.undo() } }),
        lesson.is === "over" && !more && this.#onward(lesson),
        make("button", { type: "button", class: "button button--quiet", text: say(lesson.is === "on" ? "web-lesson-fold" : "web-lesson-close"), on: { click: fold } }),
      ),
    ];
  }

  /** What comes after a lesson: the next one. @param {LessonState} lesson */
  #onward(lesson) {
    const go = async () => {
      try {
        const { games } = /** @type {{games: {id: string, lessons: {id: string}[]}[]}} */ (await get("/api/games"));
        const lessons = games.find((game) => game.id === this.game)?.lessons ?? [];
        const next = lessons[lessons.findIndex((each) => each.id === lesson.id) + 1];
        if (next) await openLesson(next.id);
        else location.assign("/");
      } catch (error) {
        toast(sentence(error), true);
      }
    };
    return make("button", { type: "button", class: "button button--main", "data-onward": "", text: say("web-lesson-onward"), on: { click: () => void go() } });
  }

  #points() {
    return this.folded ? [] : (this.lesson?.steps[this.page]?.point ?? []);
  }

  /** Beside what it speaks of, and never over the question; on a narrow screen at the top. */
  #lay() {
    if (this.root.hidden) return;
    const style = this.root.style;
    style.inset = "";
    const anchor = this.#points().map((id) => this.tasks.find(id)).find((element) => element?.checkVisibility());
    // Beside a map the question is where a note would be: there the note keeps to its own corner.
    if (!anchor || !matchMedia(WIDE).matches || byId("app").hasAttribute("data-mapped")) return;
    const [at, own] = [anchor.getBoundingClientRect(), this.root.getBoundingClientRect()];
    const bottom = Math.min(byId("prompt").getBoundingClientRect().top, innerHeight) - GAP;
    const right = at.right + GAP + own.width <= innerWidth;
    const left = at.left - GAP - own.width >= 0;
    const x = right ? at.right + GAP : left ? at.left - GAP - own.width : at.left + at.width / 2 - own.width / 2;
    const y = right || left ? at.top + at.height / 2 - own.height / 2 : at.top - GAP - own.height >= GAP ? at.top - GAP - own.height : at.bottom + GAP;
    const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(GAP, Math.min(value, most));
    style.inset = `${within(y, bottom - own.height)}px auto auto ${within(x, innerWidth - own.width - GAP)}px`;
  }
}
