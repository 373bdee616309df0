// @ts-check
/** A pile fanned out: all its cards, the newest first, those that can be chosen lit. */

import { fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { drawPiece, newPiece } from "./pieces.js";
import { lightUp } from "../targets.js";
import { count, say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Zone} Zone */
/** @typedef {import("../../common/frames.js").Option} Option */

export class PileView {
  /** @param {(pieceId: string, element: HTMLElement) => void} choose */
  constructor(choose) {
    this.choose = choose;
    this.dialog = make("dialog", { class: "pile-view" });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    document.body.append(this.dialog);
    /** @type {string | null} */
    this.zone = null;
    this.dialog.addEventListener("close", () => (this.zone = null));
  }

  /**
   * @param {Zone} zone
   * @param {string} game
   * @param {Map<string, Option[]>} legal
   */
  open(zone, game, legal) {
    this.zone = zone.id;
    const cards = [...zone.pieces].reverse().map((piece) => {
      const element = newPiece();
      drawPiece(element, piece, game);
      lightUp(element, legal.get(piece.id) ?? [], false);
      element.tabIndex = 0;
      element.addEventListener("click", () => this.choose(piece.id, element));
      return make("li", {}, element);
    });
    const hidden = zone.count - zone.pieces.length;
    fillWith(
      this.dialog,
      make(
        "header",
        {},
        make("h2", { text: `${zone.name} (${zone.count})` }),
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
      make("ul", { class: "pile-view__cards" }, ...cards),
      hidden > 0 && make("p", { class: "muted", text: count("web-table-pile-hidden", hidden) }),
    );
    this.dialog.setAttribute("aria-label", zone.name);
    if (!this.dialog.open) this.dialog.showModal();
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }
}
