// @ts-check
/** Answers ahead at the question, while somebody else is asked: their numbers, and what can be queued by a button. */

import { byId, fillWith, make, setAttribute } from "../../common/dom.js";
import { say } from "../../common/say.js";

/** @typedef {import("./ahead.js").Wish} Wish */
/** @typedef {import("./ahead.js").Dropped} Dropped */
/** @typedef {import("./errands.js").Errand} Errand */

export class AheadBar {
  /**
   * @param {HTMLElement} root
   * @param {{add: (errand: Errand) => void, stop: () => void}} tasks
   */
  constructor(root, tasks) {
    this.root = root;
    this.tasks = tasks;
  }

  /**
   * @param {(Wish | Dropped)[]} rows in the order in which they will be done
   * @param {Errand[] | null} errands what may be queued; null while nothing may be
   */
  draw(rows, errands) {
    this.root.hidden = errands === null || (!rows.length && !errands.length);
    const waits = rows.some((row) => "id" in row);
    setAttribute(byId("prompt"), "data-queue", this.root.hidden ? null : rows.length ? "waits" : "open");
    fillWith(
      this.root,
      !rows.length && make("span", { class: "ahead-bar__tap", text: say("web-ahead-tap") }),
      rows.length > 0 && make("ol", { class: "ahead-bar__numbers", "aria-hidden": "true" }, ...rows.map(number)),
      ...(errands ?? []).map((errand) => this.#errand(errand)),
      waits && this.#button(say("web-ahead-stop"), "button button--small ahead-bar__stop", this.tasks.stop),
    );
  }

  /** @param {Errand} errand */
  #errand(errand) {
    return this.#button(`+ ${say(errand.words)}`, "button button--small ahead-bar__errand", () =>
      this.tasks.add(errand),
    );
  }

  /** @param {string} text @param {string} looks @param {() => void} click */
  #button(text, looks, click) {
    return make("button", { type: "button", class: looks, text, on: { click } });
  }
}

/** @param {Wish | Dropped} row @param {number} place */
function number(row, place) {
  return make("li", { class: "queued__number", "data-dropped": "dropped" in row, text: String(place + 1) });
}
