// @ts-check
/** Where in a turn we are: the steps of it in a row, the present one lit. */

import { LOOKS } from "../looks.js";
import { fillWith, make } from "./dom.js";
import { isSet, kindOf, markOf } from "./frames.js";
import { myQuestion } from "./legal.js";
import { say } from "./words.js";

/** @typedef {import("./frames.js").State} State */

export class Phases {
  /** @param {HTMLElement} root an ordered list */
  constructor(root) {
    this.root = root;
    /** whose turn the last known step belongs to */
    this.whose = "";
    this.last = -1;
  }

  /** @param {State} state */
  draw(state) {
    const phases = LOOKS[state.table.game]?.phases ?? [];
    const whose = state.scene.areas.find((area) => kindOf(area.id) === "player" && isSet(area.marks, "active"))?.id ?? "";
    const topic = (myQuestion(state) ?? state.asked[0])?.topic ?? "";
    const mark = String(markOf(state.scene.marks, "phase")?.value ?? "");
    const found = phases.findIndex((phase) => phase.when.includes(topic) || phase.when.includes(`phase ${mark}`));
    // What is asked in the middle of a step does not say which one it is.
    const now = found >= 0 ? found : whose && whose === this.whose ? this.last : -1;
    this.whose = whose;
    this.last = now;
    this.root.hidden = now < 0 || Boolean(state.result) || state.moment !== null;
    fillWith(this.root, ...phases.map((phase, place) => this.#step(phase.id, place - now)));
  }

  /**
   * @param {string} id
   * @param {number} ahead how many steps ahead of the present one
   */
  #step(id, ahead) {
    const kind = ahead < 0 ? "done" : ahead ? "later" : "now";
    return make("li", { class: "phases__step", "data-step": kind, "aria-current": ahead ? null : "step", text: say(`web-phase-${id}`) });
  }
}
