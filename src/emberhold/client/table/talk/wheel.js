// @ts-check
/** The wheel of ready phrases: round where there is room, a sheet at the thumb on a phone. */

import { fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Phrase} Phrase */
/** @typedef {{id: string, name: string}} Thing */
/** @typedef {{say: (phrase: Phrase | null) => void, pin: ((text: string) => void) | null}} Tasks */

const MOST = 8;
const SIZE = 356;
const LONGEST_NOTE = 120;
const NARROW = matchMedia("(max-width: 860px), (max-height: 520px)");

/** The sign of a phrase; any other is drawn with the sign of talk. @type {Record<string, string>} */
const SIGNS = {
  "house-phrase-leave-to-me": "check",
  "house-phrase-first": "flag",
  "house-phrase-not-this": "close",
  "house-phrase-wait-for-me": "clock",
  "house-phrase-help": "person",
  "house-phrase-agreed": "people",
  "house-phrase-well-played": "trophy",
  "house-phrase-hello": "smile",
  "house-phrase-good-luck": "trophy",
  "house-phrase-what-is-it": "why",
  "house-phrase-beware": "beware",
  "house-phrase-moment": "clock",
  "house-phrase-close": "bolt",
  "house-phrase-oops": "undo",
  "house-phrase-thanks": "heart",
  "phrase-breach-for-you": "closer",
  "phrase-charge-for-you": "bolt",
  "phrase-which-spell": "hint",
  "phrase-block-this": "shield",
  "phrase-my-target": "where",
  "phrase-heading-there": "next",
  "phrase-for-me": "flag",
};

export class Wheel {
  constructor() {
    this.dialog = make("dialog", { class: "wheel" });
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    this.dialog.addEventListener("keydown", (event) => this.#turn(event));
    document.body.append(this.dialog);
  }

  /**
   * @param {Thing | null} thing what it is about
   * @param {Phrase[]} phrases
   * @param {{x: number, y: number}} at where it was asked for
   * @param {Tasks} tasks
   */
  open(thing, phrases, at, tasks) {
    const round = !NARROW.matches;
    const offered = thing ? phrases.filter((phrase) => !phrase.alone).slice(0, MOST) : phrases;
    const parts = offered.map((phrase, place) =>
      this.#part(phrase, place, offered.length, round && offered.length > 2, tasks),
    );
    const title = thing?.name || say("web-talk-phrases");
    fillWith(
      this.dialog,
      make(
        "header",
        { class: "wheel__head" },
        make("h2", { text: title }),
        make(
          "button",
          {
            type: "button",
            class: "button button--icon",
            "aria-label": say("web-table-close"),
            on: { click: () => this.dialog.close() },
          },
          icon("close"),
        ),
      ),
      make(
        "div",
        { class: round ? "wheel__ring" : "wheel__grid", role: "group", "aria-label": say("web-talk-phrases") },
        ...parts,
        thing && this.#hub(tasks, round),
      ),
      thing && tasks.pin && this.#note(tasks.pin),
    );
    this.dialog.setAttribute("aria-label", title);
    this.dialog.toggleAttribute("data-round", round);
    this.dialog.showModal();
    if (round) this.#place(at);
    parts[0]?.focus();
  }

  /**
   * @param {Phrase} phrase
   * @param {number} place
   * @param {number} of
   * @param {boolean} round
   * @param {Tasks} tasks
   */
  #part(phrase, place, of, round, tasks) {
    const part = make(
      "button",
      {
        type: "button",
        class: "wheel__part",
        "data-phrase": phrase.id,
        on: { click: () => this.#choose(() => tasks.say(phrase)) },
      },
      make("span", {}, icon(SIGNS[phrase.id] ?? "ask"), phrase.text),
    );
    if (round) {
      const [step, middle] = [(2 * Math.PI) / of, -Math.PI / 2 + (place * 2 * Math.PI) / of];
      part.style.clipPath = sector(middle, step);
      part.style.setProperty("--x", `${Math.cos(middle) * 7.5}rem`);
      part.style.setProperty("--y", `${Math.sin(middle) * 7.5}rem`);
    }
    return part;
  }

  /** Just point. @param {Tasks} tasks @param {boolean} round */
  #hub(tasks, round) {
    return make(
      "button",
      {
        type: "button",
        class: round ? "wheel__hub" : "wheel__part",
        "data-phrase": "",
        on: { click: () => this.#choose(() => tasks.say(null)) },
      },
      icon("where"),
      make("span", { text: say("web-talk-point") }),
    );
  }

  /** @param {(text: string) => void} pin */
  #note(pin) {
    const input = make("input", {
      class: "input",
      name: "note",
      maxlength: String(LONGEST_NOTE),
      "aria-label": say("web-talk-note"),
      placeholder: say("web-talk-note"),
      autocomplete: "off",
    });
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text) this.#choose(() => pin(text));
    };
    return make(
      "form",
      { class: "wheel__note", on: { submit: send } },
      input,
      make("button", { type: "submit", class: "button" }, icon("flag"), say("web-talk-pin")),
    );
  }

  /** @param {() => void} act */
  #choose(act) {
    this.dialog.close();
    act();
  }

  /** Around where it was asked for, as far as the window allows. @param {{x: number, y: number}} at */
  #place({ x, y }) {
    const box = this.dialog.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - box.width - 8, x - box.width / 2));
    const top = Math.max(8, Math.min(innerHeight - box.height - 8, y - SIZE / 2 - 44));
    Object.assign(this.dialog.style, { left: `${left}px`, top: `${top}px` });
  }

  /** Arrows turn the wheel. @param {KeyboardEvent} event */
  #turn(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLInputElement) return;
    const parts = /** @type {HTMLElement[]} */ ([...this.dialog.querySelectorAll("[data-phrase]")]);
    event.preventDefault();
    parts[
      (parts.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step + parts.length) % parts.length
    ]?.focus();
  }
}

/**
 * A slice of a round cake, with a little room between two of them.
 * @param {number} middle
 * @param {number} step
 */
function sector(middle, step) {
  const gap = 0.02;
  const [from, to] = [middle - step / 2 + gap, middle + step / 2 - gap];
  const at = (/** @type {number} */ angle, /** @type {number} */ far) =>
    `${(50 + Math.cos(angle) * far).toFixed(2)}% ${(50 + Math.sin(angle) * far).toFixed(2)}%`;
  const outer = Array.from({ length: 9 }, (_, n) => at(from + ((to - from) * n) / 8, 50));
  return `polygon(${[at(from, 16), ...outer, at(to, 16)].join(", ")})`;
}
