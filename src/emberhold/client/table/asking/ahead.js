// @ts-check
/**
 * Answers ahead: what somebody will do in their next turn, pressed while others play. Each is given when its
 * turn comes; one that does not fit any more is dropped with the reason.
 */

import { headed, say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Asked} Asked */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {{id: string, name: string}} Wish */

const MOST = 9;

export class Ahead {
  /** @param {string[]} topics the questions at which wishes are looked at; none: any of one's own */
  constructor(topics) {
    this.topics = topics;
    /** @type {Wish[]} */
    this.wishes = [];
  }

  /** @param {string} id */
  has(id) {
    return this.wishes.some((wish) => wish.id === id);
  }

  get isFull() {
    return this.wishes.length >= MOST;
  }

  /** @param {Wish} wish */
  add(wish) {
    if (!this.has(wish.id) && !this.isFull) this.wishes.push(wish);
  }

  /** @param {string} id */
  drop(id) {
    this.wishes = this.wishes.filter((wish) => wish.id !== id);
  }

  clear() {
    this.wishes = [];
  }

  /**
   * The answer that comes next; a wish that does not fit leaves the queue and is told of.
   * @param {Asked} asked
   * @returns {{option: Option} | {dropped: Wish, several: boolean} | null}
   */
  next(asked) {
    const [wish] = this.wishes;
    if (!wish || asked.anyone || (this.topics.length > 0 && !this.topics.includes(asked.topic))) return null;
    this.wishes.shift();
    const options = asked.options.filter((option) => option.pieces.includes(wish.id));
    const [only] = options;
    return options.length === 1 && only ? { option: only } : { dropped: wish, several: options.length > 1 };
  }

  /**
   * Numbers on what is wished, in the order in which it will be done.
   * @param {(id: string) => HTMLElement | null} find
   */
  draw(find) {
    for (const old of document.querySelectorAll("[data-ahead]")) old.removeAttribute("data-ahead");
    this.wishes.forEach((wish, place) => find(wish.id)?.setAttribute("data-ahead", String(place + 1)));
  }
}

/**
 * Why something was not done.
 * @param {Wish} wish
 * @param {boolean} several
 * @param {string} reason
 */
export function droppedWords(wish, several, reason) {
  return headed(
    say("web-ahead-dropped", { what: wish.name }),
    several ? say("web-ahead-several") : reason || say("web-ahead-gone"),
  );
}
