// @ts-check
/**
 * A lesson at the table: one idea at a time beside the one thing it is about. A ring and an arrow show that thing,
 * everything else is in the dark. Somebody who answers otherwise plays on as they like; undoing leads back to the path.
 */

import { get, sentence } from "../../common/api.js";
import { openLesson } from "../../shared/opening.js";
import { announce } from "../../common/announcer.js";
import { beforePaint, byId, fillWith, make, setAttribute } from "../../common/dom.js";
import { noteOf } from "./note.js";
import { AIR, around, cut, placeFor, stripBeside } from "./placing.js";
import { Pointing } from "./pointing.js";
import { toast } from "../../common/toast.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/frames.js").Lesson} LessonState */
/** @typedef {import("./placing.js").Box} Box */

/**
 * @typedef {object} LessonTasks
 * @property {(id: string) => HTMLElement | null} find the element of a piece, zone or area
 * @property {(id: string) => void} bring something into sight
 * @property {(key: string) => Option | undefined} option an answer that can be given now
 * @property {() => Map<string, Option[]>} legal which answers point at which thing
 * @property {(element: HTMLElement) => void} read show a card open where cards are read
 * @property {() => void} undo take the last answer back
 */

/** How wide a note may be, the best first, in pixels. */
const WIDTHS = [352, 290, 440, 240];
/** A thing that takes more of the window than this is pointed at by its head. */
const LARGE = 0.4;
/** What is smaller than this, in pixels, cannot be pointed at. */
const SMALL = 8;
const PAGE = "page:";
const HINTED = "#prompt .answer--hinted";
const DESCRIBES = "aria-describedby";

export class Teacher {
  /**
   * @param {string} game
   * @param {LessonTasks} tasks
   */
  constructor(game, tasks) {
    this.game = game;
    this.tasks = tasks;
    this.root = byId("lesson");
    this.pointing = new Pointing();
    /** @type {LessonState | null} */
    this.lesson = null;
    /** what is being read: the place on the path, and which of its pages */
    this.place = "";
    this.page = 0;
    /** how far along the path everything has been read: nobody reads it twice */
    this.read = -1;
    this.folded = false;
    /** what has been written last: a button that is drawn again under a pressed finger would lose the press */
    this.written = "";
    /** what has been read aloud last */
    this.spoken = "";
    /** what has been brought into sight last */
    this.brought = "";
    /** @type {HTMLElement[]} what is taught now: one thing, or some that are side by side */
    this.taught = [];
    /** @type {HTMLElement | null} the answer that is still to be brought into sight among the others */
    this.scrolls = null;
    /** @type {() => void} */
    this.redraw = () => undefined;
    this.lay = beforePaint(() => this.#lay());
    addEventListener("resize", this.lay);
    document.addEventListener("scroll", this.lay, { capture: true, passive: true });
    const watch = new ResizeObserver(this.lay);
    for (const part of ["board", "prompt", "dock", "beside", "reader"]) watch.observe(byId(part));
    document.addEventListener("keydown", (event) => this.#pressed(event));
    document.addEventListener("click", (event) => this.#clicked(event), true);
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
   * @param {boolean} hidden while a story is told, a page is read, or the past is looked at
   * @param {() => void} redraw
   */
  show(hidden, redraw) {
    const lesson = this.lesson;
    this.redraw = redraw;
    for (const element of this.taught) element.removeAttribute(DESCRIBES);
    this.taught = [];
    this.root.hidden = hidden || !lesson;
    if (this.root.hidden || !lesson) {
      this.pointing.hide();
      return;
    }
    const held = this.root.contains(document.activeElement);
    this.root.classList.toggle("lesson--folded", this.folded);
    setAttribute(this.root, "data-at", `${this.place} ${this.page}`);
    this.#write(lesson);
    if (lesson.is === "on" && this.page >= lesson.steps.length - 1) this.read = Math.max(this.read, lesson.given);
    this.#teach();
    this.#speak(lesson);
    if (held) this.#focus();
    this.lay();
  }

  // What is said

  /** @param {LessonState} lesson */
  #write(lesson) {
    const written = JSON.stringify([this.page, this.folded, lesson, document.documentElement.lang]);
    if (written === this.written) return;
    this.written = written;
    if (this.folded)
      fillWith(
        this.root,
        make("button", {
          type: "button",
          class: "button lesson__open",
          text: lesson.title,
          on: { click: () => this.#fold() },
        }),
      );
    else
      fillWith(
        this.root,
        ...noteOf(lesson, this.page, {
          fold: () => this.#fold(),
          turn: (by) => this.#turn(by),
          back: () => this.tasks.undo(),
          onward: () => void this.#onward(lesson),
        }),
      );
  }

  /** Read it aloud: where in the lesson, what it says, and what it is about. @param {LessonState} lesson */
  #speak(lesson) {
    const step = this.folded ? undefined : lesson.steps[this.page];
    const text = lesson.is === "left" ? say("web-lesson-left") : (step?.text ?? "");
    if (this.folded || this.spoken === text) return;
    this.spoken = text;
    const where = step
      ? say("web-lesson-spoken", { n: step.place[1] + 1, most: lesson.parts[step.place[0]]?.steps ?? 0 })
      : "";
    const about = this.taught.length === 1 ? (this.taught[0]?.getAttribute("aria-label") ?? "") : "";
    announce([where, text, about].filter(Boolean).join(" "));
  }

  /** @param {number} by */
  #turn(by) {
    const steps = this.lesson?.steps.length ?? 0;
    const page = this.page + by;
    if (this.root.hidden || this.folded || page < 0 || page >= steps) return;
    this.page = page;
    this.redraw();
    this.#focus();
  }

  #fold() {
    this.folded = !this.folded;
    this.redraw();
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }

  /** The keyboard follows the lesson: to the next page, else to the answer that is taught. */
  #focus() {
    const on = this.root.querySelector("[data-next], [data-onward]") ?? hinted() ?? this.root.querySelector("button");
    if (on instanceof HTMLElement) on.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const from = event.target;
    const busy = event.defaultPrevented || this.root.hidden || document.querySelector("dialog[open]");
    if (busy || !(from instanceof HTMLElement) || from.matches("input, select, textarea, [contenteditable]")) return;
    if (event.key === "Escape" && this.root.contains(from) && !this.folded) this.#fold();
    else if (event.key === "Backspace") this.#turn(-1);
    else if (event.key === " " && from === document.body) this.#turn(1);
    else return;
    event.preventDefault();
  }

  /** What cannot be chosen now brings the eye back to what can. @param {Event} event */
  #clicked(event) {
    const thing =
      event.target instanceof Element && !this.pointing.root.hidden
        ? event.target.closest("[data-piece], [data-handle], [data-head]")
        : null;
    if (thing && !thing.classList.contains("legal") && this.key) this.pointing.pulse();
  }

  /** What comes after a lesson: the next one. @param {LessonState} lesson */
  async #onward(lesson) {
    try {
      const { games } = /** @type {{games: {id: string, lessons: {id: string}[]}[]}} */ (await get("/api/games"));
      const lessons = games.find((game) => game.id === this.game)?.lessons ?? [];
      const next = lessons[lessons.findIndex((each) => each.id === lesson.id) + 1];
      if (next) await openLesson(next.id);
      else location.assign("/");
    } catch (error) {
      toast(sentence(error), true);
    }
  }

  // What is pointed at

  /** Find the one thing that is taught and bring it into sight. */
  #teach() {
    const key = this.key;
    const option = key === null ? undefined : this.tasks.option(key);
    const ids = option ? this.#chosenBy(option) : this.#points();
    const news = this.brought !== `${this.place} ${this.page} ${ids}`;
    this.brought = `${this.place} ${this.page} ${ids}`;
    if (news && ids[0] && !ids[0].startsWith(PAGE)) this.tasks.bring(ids[0]);
    const found = ids.map((id) => this.#find(id)).filter((element) => element?.checkVisibility());
    const answer = option ? hinted() : null;
    this.taught = /** @type {HTMLElement[]} */ (found.length ? found : answer ? [answer] : []);
    const [only] = this.taught;
    if (news && only) this.tasks.read(only);
    this.scrolls = news ? answer : null;
    if (!this.folded) for (const element of this.taught) setAttribute(element, DESCRIBES, "lesson-text");
  }

  /**
   * The thing on the table that gives an answer when it is pressed; nothing where a press would leave a choice.
   * @param {Option} option
   * @returns {string[]}
   */
  #chosenBy(option) {
    const legal = this.tasks.legal();
    const alone = option.pieces.filter((id) => legal.get(id)?.length === 1 && this.tasks.find(id)?.checkVisibility());
    const points = this.#points();
    return [alone.find((id) => points.includes(id)) ?? alone[0]].filter((id) => id !== undefined);
  }

  /** Something on the table, or a part of the page by its name. @param {string} id */
  #find(id) {
    return id.startsWith(PAGE) ? document.getElementById(id.slice(PAGE.length)) : this.tasks.find(id);
  }

  #points() {
    return this.folded ? [] : (this.lesson?.steps[this.page]?.point ?? []);
  }

  /** The note where there is room beside what it speaks of, the ring around that, and the arrow between them. */
  #lay() {
    if (this.root.hidden) return;
    if (this.folded || !this.lesson || this.lesson.is === "left") {
      this.root.removeAttribute("data-placed");
      this.root.removeAttribute("style");
      this.pointing.hide();
      return;
    }
    this.scrolls?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.scrolls = null;
    const frame = { left: AIR, top: AIR, right: innerWidth - AIR, bottom: innerHeight - AIR };
    const about = around(this.taught.flatMap((element) => boxOf(element, frame) ?? []));
    const answers = [...document.querySelectorAll(HINTED)].filter((element) => element.checkVisibility());
    const [never, named] = [answers, this.#others()].map((elements) =>
      elements.flatMap((element) => boxOf(element, frame) ?? []),
    );
    const rather = [...["prompt", "dock", "reader"].flatMap((id) => boxOf(byId(id), frame) ?? []), ...(named ?? [])];
    const reader = byId("reader");
    const lit = [reader.checkVisibility() && reader.childElementCount ? (boxOf(reader, frame) ?? []) : []].flat();
    const note = this.#place({ frame, about, never: never ?? [], rather });
    if (this.lesson.is === "over") this.pointing.hide();
    else
      this.pointing.show(`${this.place} ${this.page}`, {
        about,
        lit,
        half: [...(never ?? []), ...(named ?? [])],
        note,
      });
  }

  /** What the words name beside the thing that is taught. */
  #others() {
    return this.#points()
      .map((id) => this.#find(id))
      .filter((element) => element && !this.taught.includes(element) && element.checkVisibility())
      .flatMap((element) => element ?? []);
  }

  /**
   * @param {import("./placing.js").Surroundings} around
   * @returns {Box} where the note comes to rest: it glides there, so the page cannot be asked yet
   */
  #place(around) {
    const { style } = this.root;
    const most = around.frame.right - around.frame.left;
    setAttribute(this.root, "data-placed", this.root.hasAttribute("data-placed") ? "again" : "first");
    style.height = "";
    for (const width of WIDTHS) {
      style.width = `${Math.min(width, most)}px`;
      const place = placeFor(
        { width: Math.min(width, most), height: this.root.getBoundingClientRect().height },
        around,
      );
      if (!place) continue;
      return this.#restAt(place);
    }
    const strip = stripBeside(around);
    style.width = `${Math.min(WIDTHS[2] ?? most, strip.right - strip.left)}px`;
    style.height = `${Math.min(this.root.offsetHeight, strip.bottom - strip.top)}px`;
    return this.#restAt({ x: strip.left, y: strip.top });
  }

  /** @param {import("./placing.js").Point} place @returns {Box} */
  #restAt({ x, y }) {
    this.root.style.translate = `${x}px ${y}px`;
    return { left: x, top: y, right: x + this.root.offsetWidth, bottom: y + this.root.offsetHeight };
  }
}

/** The answer that is taught, as a button. @returns {HTMLElement | null} */
function hinted() {
  const found = [...document.querySelectorAll(HINTED)].find((element) => element.checkVisibility());
  return found instanceof HTMLElement ? found : null;
}

/**
 * What of an element can be seen, or of its head where it is too large to be pointed at.
 * @param {Element} element
 * @param {Box} frame
 * @returns {Box | null}
 */
function boxOf(element, frame) {
  const own = cut(element.getBoundingClientRect(), frame);
  if (!own || own.right - own.left < SMALL || own.bottom - own.top < SMALL) return null;
  const large = (own.right - own.left) * (own.bottom - own.top) > LARGE * innerWidth * innerHeight;
  const head = large ? element.querySelector(".zone__label, .area__head") : null;
  return head?.checkVisibility() ? cut(head.getBoundingClientRect(), frame) : own;
}
