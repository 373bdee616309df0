// @ts-check
/**
 * Questions that have the whole table to themselves, see `Look.screens`: with what a game begins. What is drawn for
 * them is fetched when the first of them is asked. Several answers may be gathered on one screen; they are given one
 * after the other.
 */

import { LOOKS } from "../../common/looks.js";
import { byId, make, setAttribute } from "../../common/dom.js";
import { myQuestion } from "../../board/legal.js";
import { Queue } from "../../choosing/queue.js";
import { during } from "../../common/settled.js";

/** @typedef {import("../page.js").TablePage} TablePage */
/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Asked} Asked */
/** @typedef {import("../../choosing/parts.js").ChoosingTasks} ChoosingTasks */
/** @typedef {import("../../choosing/parts.js").Drawn} Drawn */
/** @typedef {import("../../choosing/parts.js").ChoosingScreen} ChoosingScreen */

/** @type {Record<string, (root: HTMLElement, tasks: ChoosingTasks) => Promise<ChoosingScreen>>} */
const SCREENS = {
  gather: async (root, tasks) => new (await import("../../choosing/gather.js")).Gather(root, tasks),
  apprentices: async (root, tasks) => new (await import("../../choosing/apprentices.js")).Apprentices(root, tasks),
  sheets: async (root, tasks) => new (await import("../../choosing/sheets.js")).Sheets(root, tasks),
};
/** What cannot be used while something is chosen. */
const BEHIND = ["board", "prompt", "beside", "dock", "tabs"];

export class Choosing {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.root = byId("choosing");
    this.queue = new Queue(page.table);
    /** @type {Map<string, Promise<ChoosingScreen>>} */
    this.screens = new Map();
    /** @type {ChoosingScreen | null} what is shown now */
    this.shown = null;
    /** whether the panel beside the table made room for it */
    this.folds = false;
  }

  get isOpen() {
    return !this.root.hidden;
  }

  /**
   * Show the question if it has a screen of its own.
   * @param {State} state
   * @param {boolean} covered whether something else is shown: a story, the past
   */
  draw(state, covered) {
    const asked = covered || state.lesson?.is === "on" ? null : myQuestion(state);
    const look = asked && this.#lookOf(asked);
    if (!asked || !look) {
      // Between two answers of a gathering others are asked: its screen stays.
      if (covered || !this.queue.holds(state.you.showing ?? -1)) this.clear();
      return;
    }
    this.queue.begins(state);
    // What draws the screen may still be on its way: the table behind it does not answer meanwhile.
    this.#cover(true);
    this.#screen(look.name)
      .then((screen) => {
        if (this.page.state !== state || myQuestion(state) !== asked) return;
        const fresh = !this.isOpen || this.shown !== screen;
        this.#open(look.name);
        this.shown = screen;
        screen.draw({
          state,
          asked,
          look,
          hinted: this.page.asking.hinted,
          busy: this.page.asking.answering.busy !== "free" || this.queue.holds(asked.seat),
          undoable: this.page.asking.answering.mayUndo,
        });
        if (fresh) this.focus();
      })
      .catch(() => this.#cover(false));
  }

  /** @param {boolean} covered whether the table behind the screen is out of reach */
  #cover(covered) {
    for (const id of BEHIND) setAttribute(byId(id), "inert", covered || null);
  }

  /** Nothing of it stays on the page. */
  clear() {
    this.shown = null;
    this.#cover(false);
    if (!this.isOpen) return;
    this.root.hidden = true;
    this.root.replaceChildren();
    setAttribute(byId("app"), "data-choosing", null);
    if (this.folds) this.page.side.unfold();
  }

  /** Put the keyboard on what can be chosen first. */
  focus() {
    const first = this.root.querySelector("[data-number]");
    if (first instanceof HTMLElement && !document.querySelector("dialog[open]")) first.focus({ preventScroll: true });
  }

  /** @param {number} number @returns {boolean} whether there is an answer with that number */
  focusNumber(number) {
    const found = this.root.querySelector(`[data-number="${number}"]`);
    if (!(found instanceof HTMLElement)) return false;
    found.focus();
    return true;
  }

  /** What the arrow keys reach. @returns {HTMLElement[]} */
  things() {
    return /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll("button, input")]);
  }

  /** @param {Asked} asked */
  #lookOf(asked) {
    return LOOKS[this.page.game]?.screens.find((each) => each.topic === asked.topic) ?? null;
  }

  /** @param {string} name */
  #open(name) {
    if (this.isOpen && this.root.dataset.screen === name) return;
    this.root.hidden = false;
    this.root.replaceChildren();
    setAttribute(this.root, "data-screen", name);
    setAttribute(byId("app"), "data-choosing", name);
    this.folds = !this.page.side.folded;
    if (this.folds) this.page.side.fold();
  }

  /** @param {string} name @returns {Promise<ChoosingScreen>} */
  #screen(name) {
    let found = this.screens.get(name);
    if (!found) {
      found = Promise.all([SCREENS[name]?.(this.root, this.#tasks()), styles()]).then(
        ([screen]) => /** @type {ChoosingScreen} */ (screen),
      );
      void during(found, "part").catch(() => undefined);
      this.screens.set(name, found);
    }
    return found;
  }

  /** @returns {ChoosingTasks} */
  #tasks() {
    const { page } = this;
    return {
      game: page.game,
      answer: (key) => void page.asking.answering.answer({ key }),
      gather: (answers) => {
        const asked = page.state && myQuestion(page.state);
        if (!asked || page.asking.answering.busy !== "free") return;
        this.queue.put(asked.seat, answers);
        page.render();
      },
      hint: () => void page.asking.answering.hint(),
      undo: () => page.asking.answering.undo(),
      face: (seat) => page.board.pointed.faceOf(seat),
    };
  }
}

/** The look of these screens: fetched once, before the first is shown. @returns {Promise<void>} */
function styles() {
  return new Promise((ready) => {
    const done = () => ready();
    document.head.append(
      make("link", { rel: "stylesheet", href: "/static/styles/choosing.css", on: { load: done, error: done } }),
    );
  });
}
