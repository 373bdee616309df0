// @ts-check
/** The queue of answers ahead as it is read: each with its number and its conditions as chips. */

import { announce } from "../../common/announcer.js";
import { fillWith, make } from "../../common/dom.js";
import { headed, say } from "../../common/say.js";

/** @typedef {import("./ahead.js").Ahead} Ahead */
/** @typedef {import("./ahead.js").Condition} Condition */
/** @typedef {import("./ahead.js").Dropped} Dropped */
/** @typedef {import("./ahead.js").Wish} Wish */

/** By kind and measure. @type {Record<string, string>} */
const WORDS = {
  in: "web-ahead-if-in",
  left: "web-ahead-if-left",
  "least-life": "web-ahead-if-least-life",
  "most-life": "web-ahead-if-most-life",
  "least-charges": "web-ahead-if-least-charges",
  "most-charges": "web-ahead-if-most-charges",
  turn: "web-ahead-if-turn",
};
const MOST = 999;
/** What was dropped is told until it is sent away, the last of it. */
const MOST_TOLD = 3;
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** A condition in words; what may not come is said by the game. @param {Condition} condition */
export function conditionWords({ kind, place, number, what, where }) {
  const id = WORDS[isNumber(kind) ? `${kind}-${place}` : kind];
  return id ? say(id, { what, where, number }) : what;
}

/**
 * Why something was not done.
 * @param {Dropped} dropped
 * @param {string} reason
 */
export function droppedWords({ dropped, several, unmet }, reason) {
  const head = say("web-ahead-dropped", { what: dropped.name });
  if (unmet) return headed(head, say("web-ahead-unmet", { condition: conditionWords(unmet) }));
  return headed(head, several ? say("web-ahead-several") : reason || say("web-ahead-gone"));
}

/**
 * @typedef {object} Surroundings
 * @property {string} table
 * @property {(id: string) => HTMLElement | null} find
 * @property {(id: string) => string} name what it is called in the language of the reader; nothing where it is gone
 * @property {() => void} changed called when a condition is set or given up
 */

export class Queued {
  /**
   * @param {HTMLElement} root
   * @param {Ahead} ahead
   * @param {Surroundings} around
   */
  constructor(root, ahead, around) {
    this.root = root;
    this.ahead = ahead;
    this.around = around;
    /** @type {string[]} what was dropped and why, until it is sent away */
    this.told = [];
    /** what is told for the first time, and shakes */
    this.news = "";
    this.store = `emberhold.ahead.${around.table}`;
    ahead.restore(this.#kept());
    root.addEventListener("keydown", (event) => this.#pressed(event));
  }

  draw() {
    const { wishes } = this.ahead;
    for (const wish of wishes) wish.name = this.around.name(wish.id) || wish.name;
    this.ahead.draw(this.around.find);
    this.#keep();
    this.root.hidden = !wishes.length && !this.told.length;
    const focused = this.#focused();
    fillWith(
      this.root,
      ...this.told.map((words) => this.#dropped(words)),
      ...wishes.map((wish, place) => this.#wish(wish, place)),
      wishes.length > 1 &&
        make(
          "li",
          { class: "queued__all" },
          this.#button(say("web-ahead-clear"), "", () => this.ahead.clear()),
        ),
    );
    this.news = "";
    if (focused) this.#focus(focused);
  }

  /** Something was dropped: it is said once, and stays to be read. @param {string} words */
  tell(words) {
    this.told = [...this.told, words].slice(-MOST_TOLD);
    this.news = words;
    announce(words, "assertive");
    this.draw();
  }

  /** Say where something has come to be in the queue. @param {string} id */
  announce(id) {
    const place = this.ahead.wishes.findIndex((wish) => wish.id === id);
    const wish = this.ahead.wishes[place];
    if (wish) announce(say("web-ahead-queued", { what: wish.name, number: place + 1 }));
  }

  /** @param {string} words */
  #dropped(words) {
    const leave = () => (this.told = this.told.filter((each) => each !== words));
    return make(
      "li",
      {
        class:
          words === this.news ? "queued__wish queued__wish--dropped refused" : "queued__wish queued__wish--dropped",
      },
      make("span", { text: words }),
      this.#button(say("web-ahead-leave"), "", leave),
    );
  }

  /** @param {Wish} wish @param {number} place */
  #wish(wish, place) {
    const current = this.ahead.current === wish;
    return make(
      "li",
      { class: "queued__wish" },
      make(
        "button",
        {
          type: "button",
          class: "queued__name",
          "data-wish": wish.id,
          "aria-pressed": String(current),
          title: say("web-ahead-choose", { what: wish.name }),
          on: { click: () => this.#change(() => (this.ahead.chosen = wish.id)) },
        },
        make("b", { class: "queued__number", text: String(place + 1) }),
        ` ${wish.name}`,
      ),
      ...wish.conditions.map((condition) => this.#chip(wish, condition)),
      current &&
        place > 0 &&
        this.#button("↑", say("web-ahead-earlier", { what: wish.name }), () => this.ahead.move(wish.id, -1)),
      this.#button("×", say("web-ahead-remove", { what: wish.name }), () => this.ahead.drop(wish.id)),
    );
  }

  /** @param {Wish} wish @param {Condition} condition */
  #chip(wish, condition) {
    const words = conditionWords(condition);
    const turn = (/** @type {number} */ by) => () => {
      const number = Math.min(MOST, Math.max(0, condition.number + by));
      this.ahead.require(wish, { ...condition, number });
    };
    return make(
      "span",
      { class: "queued__if" },
      say("web-ahead-if", { condition: words }),
      isNumber(condition.kind) && this.#button("−", say("web-ahead-less", { condition: words }), turn(-1)),
      isNumber(condition.kind) && this.#button("+", say("web-ahead-more", { condition: words }), turn(1)),
      this.#button("×", say("web-ahead-remove", { what: words }), () => this.ahead.release(wish, condition)),
    );
  }

  /** @param {string} sign @param {string} label where the sign says too little @param {() => void} act */
  #button(sign, label, act) {
    const click = () => this.#change(act);
    const named = label ? { "aria-label": label, title: label } : {};
    return make("button", { type: "button", class: "queued__button", ...named, on: { click } }, sign);
  }

  /** @param {() => void} act */
  #change(act) {
    act();
    this.draw();
    this.around.changed();
  }

  /** Delete takes a wish away, Ctrl with an arrow moves it. @param {KeyboardEvent} event */
  #pressed(event) {
    const id = this.#focused();
    const by = event.ctrlKey ? STEPS[event.key] : undefined;
    if (!id || (event.key !== "Delete" && !by)) return;
    event.preventDefault();
    this.#change(() => (by ? this.ahead.move(id, by) : this.ahead.drop(id)));
    if (by) this.announce(id);
    else this.#focus(this.ahead.wishes[0]?.id ?? "");
  }

  #focused() {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.root.contains(activeElement) && activeElement.dataset.wish;
  }

  /** @param {string} id */
  #focus(id) {
    const found = this.root.querySelector(`[data-wish="${CSS.escape(id)}"]`);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  /** The queue of this page before it was loaded again; another page of the same person has its own. */
  #kept() {
    try {
      return sessionStorage.getItem(this.store);
    } catch {
      return null;
    }
  }

  #keep() {
    try {
      if (this.ahead.wishes.length) sessionStorage.setItem(this.store, this.ahead.plain);
      else sessionStorage.removeItem(this.store);
    } catch {
      // A browser that keeps nothing loses the queue with the page.
    }
  }
}

/** @param {string} kind */
function isNumber(kind) {
  return kind === "least" || kind === "most";
}
