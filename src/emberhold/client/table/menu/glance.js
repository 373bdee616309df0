// @ts-check
/**
 * At a table with a map the panel beside it is folded, so what it would show at a glance is below the
 * others: what happened since my last turn, and what the game is about.
 */

import { aimOf, openAim } from "../../shared/aim.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { say } from "../../common/say.js";

export class Glance {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.root = make("div", { class: "board__group glance", "data-group": "glance" });
    this.looks = "";
  }

  /** Nothing without a map. @param {boolean} mapped @returns {HTMLElement | null} */
  draw(mapped) {
    const aim = aimOf(this.game);
    const looks = `${mapped} ${aim}`;
    if (looks !== this.looks) {
      this.looks = looks;
      const recap = byId("recap");
      if (mapped) fillWith(this.root, recap, aim && this.#aim(aim));
      else if (this.root.contains(recap)) byId("panel-log").prepend(recap);
    }
    return mapped ? this.root : null;
  }

  /** @param {string} aim */
  #aim(aim) {
    return make(
      "button",
      {
        type: "button",
        class: "glance__aim",
        id: "glance-aim",
        "aria-haspopup": "dialog",
        on: { click: () => openAim(this.game) },
      },
      make("b", { text: say("web-aim") }),
      make("span", { class: "glance__words", text: aim }),
    );
  }
}
