// @ts-check
/** Signs at the edges of a table that is longer than its window: how many choices are above and below. */

import { beforePaint, make, setAttribute } from "../common/dom.js";
import { icon } from "../common/icons.js";
import { middleOf } from "../common/sight.js";
import { count } from "../common/say.js";

export class Edges {
  /** @param {HTMLElement} board what scrolls */
  constructor(board) {
    this.board = board;
    this.above = this.#sign("above", "up", (beyond) => beyond.at(-1));
    this.below = this.#sign("below", "down", (beyond) => beyond[0]);
    board.after(this.above, this.below);
    /** Count again. */
    this.look = beforePaint(() => this.#count());
    board.addEventListener("scroll", () => this.look(), { passive: true });
    new ResizeObserver(() => this.look()).observe(board);
  }

  /**
   * @param {"above" | "below"} side
   * @param {string} sign
   * @param {(beyond: Element[]) => Element | undefined} nearest
   */
  #sign(side, sign, nearest) {
    const go = () =>
      nearest(this.#beyond()[side])?.scrollIntoView({ block: "center", inline: "nearest", behavior: "smooth" });
    return make(
      "button",
      { type: "button", class: `edge edge--${side}`, hidden: true, on: { click: go } },
      icon(sign),
      make("b", { class: "digits", "aria-hidden": "true" }),
    );
  }

  /** What can be chosen and is outside the window or behind my own side, which stays in it; from top to bottom. */
  #beyond() {
    const frame = this.board.getBoundingClientRect();
    const legal = [...this.board.querySelectorAll(".legal:not([data-map] *)")];
    const kept = this.board.querySelector(`[data-group="own"]`);
    const bottom =
      kept && getComputedStyle(kept).position === "sticky" ? kept.getBoundingClientRect().top : frame.bottom;
    return {
      above: legal.filter((element) => middleOf(element).y < frame.top),
      below: legal.filter((element) => !kept?.contains(element) && middleOf(element).y > bottom),
    };
  }

  #count() {
    const beyond = this.#beyond();
    for (const [side, sign] of /** @type {const} */ ([
      ["above", this.above],
      ["below", this.below],
    ])) {
      const number = beyond[side].length;
      sign.hidden = number === 0;
      const words = count(`web-table-choices-${side}`, number);
      setAttribute(sign, "aria-label", words);
      setAttribute(sign, "title", words);
      const digits = sign.querySelector("b");
      if (digits) digits.textContent = String(number);
    }
  }
}
