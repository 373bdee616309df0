// @ts-check
/** Where in a turn we are: the steps of it in a row, the present one lit; at a table with a map in the top bar. */

import { LOOKS } from "../../common/looks.js";
import { fillWith, make, setAttribute } from "../../common/dom.js";
import { isSet, kindOf, markOf } from "../../common/frames.js";
import { myQuestion } from "../../board/legal.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */

/** Where the top bar has room for them. */
const ROOMY = matchMedia("(min-width: 861px)");

export class Phases {
  /**
   * @param {HTMLElement} root an ordered list
   * @param {HTMLElement} top what it is after in the top bar
   */
  constructor(root, top) {
    this.root = root;
    this.top = top;
    this.home = /** @type {HTMLElement} */ (root.parentElement);
    /** what is counted for the whole table: rounds, omens */
    this.facts = make("p", { class: "top__facts" });
    /** whose turn the last known step belongs to */
    this.whose = "";
    this.last = -1;
  }

  /** @param {State} state */
  draw(state) {
    const phases = LOOKS[state.table.game]?.phases ?? [];
    const whose =
      state.scene.areas.find((area) => kindOf(area.id) === "player" && isSet(area.marks, "active"))?.id ?? "";
    const topic = (myQuestion(state) ?? state.asked[0])?.topic ?? "";
    const mark = String(markOf(state.scene.marks, "phase")?.value ?? "");
    const found = phases.findIndex((phase) => phase.when.includes(topic) || phase.when.includes(`phase ${mark}`));
    // What is asked in the middle of a step does not say which one it is.
    const now = found >= 0 ? found : whose && whose === this.whose ? this.last : -1;
    this.whose = whose;
    this.last = now;
    this.root.hidden = now < 0 || Boolean(state.result) || state.moment !== null;
    fillWith(this.root, ...phases.map((phase, place) => this.#step(phase.id, place - now)));
    this.#place(state);
  }

  /** @param {State} state */
  #place(state) {
    const map = state.scene.areas.find((area) => area.map);
    const above = Boolean(map) && ROOMY.matches;
    if (above && this.root.parentElement === this.home) this.top.after(this.root, this.facts);
    if (!above && this.root.parentElement !== this.home) {
      this.home.append(this.root);
      this.facts.remove();
    }
    setAttribute(this.root, "data-above", above);
    const told = [...state.scene.marks.filter((mark) => mark.id === "round"), ...(map?.marks ?? [])].filter(
      (mark) => mark.label,
    );
    if (above)
      fillWith(
        this.facts,
        ...told.map((mark) => make("span", { class: "top__fact", "data-mark": mark.id, text: mark.label })),
      );
  }

  /**
   * @param {string} id
   * @param {number} ahead how many steps ahead of the present one
   */
  #step(id, ahead) {
    const kind = ahead < 0 ? "done" : ahead ? "later" : "now";
    return make("li", {
      class: "phases__step",
      "data-step": kind,
      "aria-current": ahead ? null : "step",
      title: say(`web-phase-${id}`),
      text: say(`web-phase-${id}`),
    });
  }
}
