// @ts-check
/** My turn is over: nothing continues under my hand before I have seen it. A wish of the menu. */

import { announce } from "../../common/announcer.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { preference } from "../../common/preferences.js";
import { goesOn } from "../../common/settled.js";
import { isMyTurn } from "./prompting.js";
import { undoFrames } from "./undo.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */

export class TurnStop {
  /** @param {{go: (state: State) => void, send: (frame: Record<string, unknown>) => void}} tasks */
  constructor(tasks) {
    this.tasks = tasks;
    this.root = byId("turn-stop");
    /** @type {State[]} what has happened since */
    this.held = [];
    /** whether somebody has seen it and what was held is shown now */
    this.passing = false;
  }

  /**
   * Whether a state has to wait until somebody has seen that their turn is over.
   * @param {State | null} before
   * @param {State} state
   */
  holds(before, state) {
    const [first] = this.held;
    if (this.passing) return false;
    if (first && (state.table.answers < first.table.answers || state.you.showing !== first.you.showing)) {
      this.close();
      return false;
    }
    if (!first && !(before && ends(before, state))) return false;
    this.held.push(state);
    goesOn("answer", false);
    this.#show(state);
    return true;
  }

  close() {
    this.held = [];
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  /** @param {State} state the newest */
  #show(state) {
    const frames = undoFrames(state);
    const back = frames.one ?? frames.ask;
    const fresh = this.root.hidden;
    fillWith(
      this.root,
      make("p", { class: "advice__text", text: say("web-turn-over") }),
      make(
        "span",
        { class: "turn-stop__ways" },
        make("button", {
          type: "button",
          class: "button button--main",
          text: say("web-turn-go"),
          on: { click: () => this.#go() },
        }),
        back &&
          make("button", {
            type: "button",
            class: "button",
            text: say("web-turn-back"),
            on: { click: () => this.tasks.send(back) },
          }),
      ),
    );
    this.root.hidden = false;
    if (!fresh) return;
    announce(say("web-turn-over"), "assertive");
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }

  #go() {
    const { held } = this;
    this.close();
    this.passing = true;
    for (const state of held) this.tasks.go(state);
    this.passing = false;
  }
}

/**
 * Whether my turn ends between two states.
 * @param {State} before
 * @param {State} state
 */
function ends(before, state) {
  if (!preference("stop") || state.result || before.you.showing !== state.you.showing) return false;
  return isMyTurn(before) && !isMyTurn(state);
}
