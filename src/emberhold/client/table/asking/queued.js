// @ts-check
/** The queue of answers ahead as it is read: each with its number and its conditions as chips. */

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

export class Queued {
  /**
   * @param {HTMLElement} root
   * @param {Ahead} ahead
   * @param {(id: string) => HTMLElement | null} find
   * @param {() => void} changed called when a condition is set or given up
   */
  constructor(root, ahead, find, changed) {
    this.root = root;
    this.ahead = ahead;
    this.find = find;
    this.changed = changed;
  }

  draw() {
    const { wishes } = this.ahead;
    this.ahead.draw(this.find);
    this.root.hidden = !wishes.length;
    fillWith(this.root, ...wishes.map((wish, place) => this.#wish(wish, place + 1)));
  }

  /** @param {Wish} wish @param {number} number */
  #wish(wish, number) {
    return make(
      "li",
      { class: "queued__wish" },
      make("b", { class: "queued__number", text: String(number) }),
      make("span", { class: "queued__name", text: wish.name }),
      ...wish.conditions.map((condition) => this.#chip(wish, condition)),
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

  /** @param {string} sign @param {string} label @param {() => void} act */
  #button(sign, label, act) {
    const click = () => {
      act();
      this.draw();
      this.changed();
    };
    return make("button", { type: "button", class: "queued__button", "aria-label": label, on: { click } }, sign);
  }
}

/** @param {string} kind */
function isNumber(kind) {
  return kind === "least" || kind === "most";
}
