// @ts-check
// The head of the bench: the name of the box, what is in it, and what can be added.

import { icon } from "../../art/emblems.js";
import { byId, make } from "../../common/dom.js";
import { currentLanguage, word } from "../../common/words.js";
import { nameField } from "../controls.js";
import { calledIn, LONGEST, MOST_THINGS, renamed } from "../drafts.js";
import { THREATS } from "../relic.js";
import { isWhole } from "../things.js";
import { again } from "./redrawing.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../drafts.js").Thing} Thing */

/** What can be made, by what a box calls the game. @type {Record<string, string[]>} */
export const KINDS = { "aeons-end": ["gem", "relic", "spell", "mage", "nemesis"], relic: [...THREATS, "character"] };

/** @param {Bench} bench */
export function drawHead(bench) {
  const language = currentLanguage();
  const box = nameField({
    label: word("web-workshop-box-name"),
    key: "box-name",
    value: calledIn(bench.draft.name, language),
    longest: LONGEST,
    change: (text) => bench.keep({ ...bench.draft, name: renamed(bench.draft.name, language, text) }),
  });
  const chip = (/** @type {Thing} */ thing, /** @type {number} */ n) => {
    const name = calledIn(thing.name, language) || word("web-workshop-nameless");
    return make(
      "button",
      {
        type: "button",
        class: "wchip",
        "data-key": `thing:${n}`,
        "aria-pressed": String(n === bench.at),
        on: { click: () => bench.turnTo(n) },
      },
      name,
      !isWhole(thing, bench.told.words, language) &&
        make("span", { class: "wdot", title: word("web-workshop-unfinished") }),
    );
  };
  const add = (/** @type {string} */ type) =>
    make(
      "button",
      {
        type: "button",
        class: "wchip wchip--new",
        "data-key": `new:${type}`,
        disabled: bench.draft.things.length >= MOST_THINGS,
        on: { click: () => bench.add(type) },
      },
      icon("plus"),
      word(`web-workshop-kind-${type}`),
    );
  const back = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "data-key": "leave",
      "aria-label": word("web-workshop-all-drafts"),
      title: word("web-workshop-all-drafts"),
      on: { click: () => bench.leave() },
    },
    icon("back"),
  );
  const undo = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "data-key": "undo",
      "aria-label": word("web-workshop-undo"),
      title: word("web-workshop-undo"),
      disabled: bench.past.isEmpty,
      on: { click: () => bench.undo() },
    },
    icon("undo"),
  );
  const kept = make(
    "span",
    { class: "wkept small", role: "status" },
    icon(bench.full ? "alert" : "check"),
    word(bench.full ? "web-workshop-no-room" : "web-workshop-kept"),
  );
  again(
    byId("bench-head"),
    make("div", { class: "wbar" }, back, box, kept, undo),
    make(
      "nav",
      { class: "wthings", "aria-label": word("web-workshop-things") },
      ...bench.draft.things.map(chip),
      ...(KINDS[bench.told.engine] ?? []).map(add),
    ),
  );
}
