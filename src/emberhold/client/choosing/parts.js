// @ts-check
/** What every screen of a first choice has: its heading, and the tools that a question has elsewhere. */

import { make } from "../common/dom.js";
import { icon } from "../common/icons.js";
import { say } from "../common/say.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Asked} Asked */

/**
 * @typedef {object} ChoosingTasks
 * @property {string} game
 * @property {(key: string) => void} answer
 * @property {(answers: import("./queue.js").Waiting[]) => void} gather give these answers one after the other
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {(seat: number) => Node | null} face
 *
 * @typedef {object} Drawn
 * @property {State} state
 * @property {Asked} asked
 * @property {import("../common/looks.js").Screen} look
 * @property {string | null} hinted the key a hint points at
 * @property {boolean} busy whether answers are under way
 * @property {boolean} undoable
 *
 * @typedef {{draw: (drawn: Drawn) => void}} ChoosingScreen
 */

/**
 * @param {string} title
 * @param {string} lead
 * @param {...import("../common/dom.js").Child} more
 */
export function headOf(title, lead, ...more) {
  return make(
    "header",
    { class: "choosing__head" },
    make("h2", { class: "choosing__title", id: "choosing-title", text: title }),
    make("p", { class: "choosing__lead", text: lead }),
    ...more,
  );
}

/** @param {ChoosingTasks} tasks @param {boolean} undoable */
export function toolsOf(tasks, undoable) {
  const tool = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ act) =>
    make(
      "button",
      { type: "button", class: "tool", title: say(words), "aria-label": say(words), on: { click: act } },
      icon(sign),
    );
  return make(
    "span",
    { class: "choosing__tools" },
    undoable && tool("undo", "web-table-undo", tasks.undo),
    tool("hint", "web-table-hint", tasks.hint),
  );
}
