// @ts-check
/** A small box beside a piece: the answers it allows, or why it allows none. */

import { fillWith, make, setText } from "../../common/dom.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Option} Option */

/**
 * @typedef {object} Choice
 * @property {string} label
 * @property {() => void} choose
 * @property {() => void} [enter] when it is pointed at
 */

/** Milliseconds a sentence stays. */
const READING = 6000;

export class Bubble {
  constructor() {
    this.element = make("div", { class: "bubble", popover: "manual", id: "bubble" });
    this.element.addEventListener("keydown", (event) => this.#keys(event));
    document.body.append(this.element);
    document.addEventListener("pointerdown", (event) => {
      const target = event.target;
      if (this.isOpen && target instanceof Node && !this.element.contains(target)) this.leave();
    });
    addEventListener("resize", () => this.close());
    /** @type {HTMLElement | null} */
    this.anchor = null;
    /** @type {Option[]} the answers the menu shows */
    this.shown = [];
    this.timer = 0;
    /** @type {(() => void) | null} */
    this.onClose = null;
  }

  get isOpen() {
    return this.element.matches(":popover-open");
  }

  /**
   * A menu of answers at a piece.
   * @param {HTMLElement} anchor
   * @param {string} title
   * @param {Choice[]} choices
   */
  menu(anchor, title, choices) {
    const buttons = choices.map((choice) =>
      make(
        "button",
        {
          type: "button",
          class: "bubble__choice",
          role: "menuitem",
          on: {
            click: () => {
              this.close();
              choice.choose();
            },
            pointerenter: () => choice.enter?.(),
            focus: () => choice.enter?.(),
          },
        },
        choice.label,
      ),
    );
    fillWith(
      this.element,
      make("p", { class: "bubble__title", text: title }),
      make("div", { class: "bubble__menu", role: "menu", "aria-label": title }, ...buttons),
    );
    this.#show(anchor);
    buttons[0]?.focus({ preventScroll: true });
  }

  /**
   * A sentence at a piece, with something to do about it.
   * @param {HTMLElement} anchor
   * @param {string} text
   * @param {Choice | null} action
   */
  tell(anchor, text, action) {
    fillWith(this.element, make("p", { class: "bubble__text", text }), action && this.#action(action));
    this.#show(anchor);
    this.timer = setTimeout(() => this.close(), READING);
  }

  /**
   * More that can be done about the sentence that is still at a piece; with so much to read, it stays.
   * @param {HTMLElement} anchor
   * @param {Choice[]} actions
   */
  add(anchor, actions) {
    if (!this.isOpen || this.anchor !== anchor || !actions.length) return;
    this.element.append(...actions.map((action) => this.#action(action)));
    this.#show(anchor);
  }

  /** @param {Choice} action */
  #action(action) {
    const click = () => {
      this.close();
      action.choose();
    };
    return make("button", { type: "button", class: "button button--small", on: { click } }, action.label);
  }

  /**
   * Other words for the sentence that is still at a piece.
   * @param {HTMLElement} anchor
   * @param {string} text
   * @returns {boolean} whether it was still there
   */
  retell(anchor, text) {
    const told = this.element.querySelector(".bubble__text");
    if (!this.isOpen || this.anchor !== anchor || !told) return false;
    setText(told, text);
    this.#show(anchor);
    this.timer = setTimeout(() => this.close(), READING);
    return true;
  }

  close() {
    clearTimeout(this.timer);
    if (!this.isOpen) return;
    this.element.hidePopover();
    this.onClose?.();
    this.shown = [];
  }

  /** Close and give the focus back to the piece. */
  leave() {
    const { anchor, element } = this;
    const inside = element.contains(document.activeElement);
    this.close();
    if (inside) anchor?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} anchor */
  #show(anchor) {
    clearTimeout(this.timer);
    this.anchor = anchor;
    if (!this.isOpen) this.element.showPopover();
    const place = anchor.getBoundingClientRect();
    const box = this.element.getBoundingClientRect();
    const edge = 8;
    const left = Math.max(edge, Math.min(place.left + place.width / 2 - box.width / 2, innerWidth - box.width - edge));
    const above = place.top - box.height - edge;
    const below = place.bottom + edge;
    const top =
      below + box.height <= innerHeight - edge || above < edge
        ? Math.min(below, innerHeight - box.height - edge)
        : above;
    this.element.style.setProperty("left", `${left}px`);
    this.element.style.setProperty("top", `${Math.max(edge, top)}px`);
  }

  /** @param {KeyboardEvent} event */
  #keys(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      this.leave();
      return;
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll("button")]);
    if (event.key === "Tab") {
      event.preventDefault();
      this.leave();
    } else if (step && buttons.length) {
      event.preventDefault();
      event.stopPropagation();
      const place = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      buttons[(place + step + buttons.length) % buttons.length]?.focus();
    }
  }
}

/**
 * @param {string} asked what is asked now
 * @returns {string}
 */
export function notNow(asked) {
  return asked ? say("web-table-not-now", { asked }) : say("web-table-not-now-waiting");
}
