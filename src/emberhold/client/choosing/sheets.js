// @ts-check
/** The sheets somebody was dealt, side by side with all that is printed on them: each of them is an answer. */

import { cardArt, spaceArt, tokenArt } from "../board/art.js";
import { fillWith, make, setAttribute, setText } from "../common/dom.js";
import { kindOf, markOf } from "../common/frames.js";
import { paragraph, spelledOut } from "../board/cards/glossary.js";
import { Overview } from "../board/map/overview.js";
import { say } from "../common/say.js";
import { cardText } from "../board/cards/zoom.js";
import { headOf, toolsOf } from "./parts.js";

/** @typedef {import("./parts.js").Drawn} Drawn */
/** @typedef {import("./parts.js").ChoosingTasks} ChoosingTasks */
/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../board/cards/face.js").CardText} CardText */

/** The last lines of a sheet: its levels, and with what somebody begins. */
const AFTER = 2;

export class Sheets {
  /**
   * @param {HTMLElement} root
   * @param {ChoosingTasks} tasks
   */
  constructor(root, tasks) {
    this.root = root;
    this.tasks = tasks;
    this.looks = "";
  }

  /** @param {Drawn} drawn */
  draw({ state, asked, hinted, busy, undoable }) {
    const looks = JSON.stringify([
      asked.seat,
      asked.options.map(({ key }) => key),
      undoable,
      document.documentElement.lang,
    ]);
    if (looks !== this.looks || !this.root.childElementCount) {
      fillWith(
        this.root,
        headOf(say("web-sheets-title"), say("web-sheets-lead"), toolsOf(this.tasks, undoable)),
        make("ol", { class: "sheets__list" }, ...asked.options.map((option) => this.#sheet(option, state))),
        make(
          "div",
          { class: "sheets__foot" },
          ...asked.options.map((option, place) => this.#button(option, place + 1)),
        ),
      );
    }
    this.looks = looks;
    for (const part of this.root.querySelectorAll("[data-key]")) {
      setAttribute(part, "data-hinted", part.getAttribute("data-key") === hinted);
      if (part instanceof HTMLButtonElement) setAttribute(part, "aria-disabled", busy ? "true" : null);
    }
  }

  /** @param {Option} option @param {number} number */
  #button(option, number) {
    return make(
      "button",
      {
        type: "button",
        class: "answer sheets__answer",
        "data-key": option.key,
        "data-number": String(number),
        on: { click: () => this.tasks.answer(option.key) },
      },
      make("kbd", { class: "answer__number digits", "aria-hidden": "true", text: String(number) }),
      make("span", { class: "answer__words", text: say("web-sheets-play", { name: option.label }) }),
    );
  }

  /** @param {Option} option @param {State} state */
  #sheet(option, state) {
    const { game } = this.tasks;
    const card = option.card ?? "";
    const words = make("div", { class: "dealt__words", tabindex: "0", role: "group", "aria-label": option.label });
    const values = make("ul", { class: "dealt__values" });
    const holds = make("p", { class: "dealt__holds" });
    const sheet = make(
      "article",
      {
        class: "dealt",
        "data-key": option.key,
        "aria-label": option.label,
        on: { click: () => this.tasks.answer(option.key) },
      },
      make(
        "div",
        { class: "dealt__face" },
        cardArt(game, { card, kind: "sheet", name: option.label }),
        make("h3", { class: "dealt__name", text: option.label }),
      ),
      make("div", { class: "dealt__body" }, values, words),
      make(
        "div",
        { class: "dealt__foot" },
        ...startOf(game, option, state),
        make(
          "div",
          { class: "dealt__track" },
          make("b", { text: say("web-sheets-levels") }),
          levelsOf(card, state),
          holds,
        ),
      ),
    );
    void cardText(game, card)
      .catch(() => null)
      .then((text) => {
        if (!text) return;
        fillWith(values, ...valuesOf(text));
        fillWith(
          words,
          ...text.text
            .slice(0, -AFTER)
            .map(begun)
            .map((line) => paragraph(line, ...spelledOut(line, new Set()))),
        );
        setText(holds, text.text.at(-1) ?? "");
      });
    return make("li", {}, sheet);
  }
}

/** What follows a heading begins a line of its own. @param {string} line */
function begun(line) {
  return line.replace(
    /^([^:]{2,30}: )(\p{Ll})/u,
    (_, head, first) => head + first.toLocaleUpperCase(document.documentElement.lang),
  );
}

/** What somebody begins with, the highest attribute framed. @param {CardText} text */
function valuesOf(text) {
  const signs = text.signs ?? [];
  // The line of facts counts the same values in words: `Character. Strength 1. Willpower 3. …`
  const names = text.facts
    .split(/\.\s+/)
    .slice(-signs.length)
    .map((words) => words.replace(/[\d.]+/g, "").trim());
  const best = Math.max(...signs.filter(({ id }) => id !== "life").map(({ value }) => Number(value)));
  return signs.map(({ id, value }, place) =>
    make(
      "li",
      { class: "dealt__value", "data-mark": id, "data-best": id !== "life" && value === best },
      make("span", { class: "dealt__sign", "aria-hidden": "true" }, tokenArt(id)),
      make("b", { class: "digits", text: String(value) }),
      make("small", { text: names[place] ?? "" }),
    ),
  );
}

/**
 * Where somebody begins: the space as it looks, and where on the map it is.
 * @param {string} game
 * @param {Option} option
 * @param {State} state
 * @returns {HTMLElement[]}
 */
function startOf(game, option, state) {
  const pieces = state.scene.areas.flatMap((area) => area.zones.flatMap((zone) => zone.pieces));
  const piece = pieces.find(({ id }) => option.pieces.includes(id));
  const id = String(markOf(piece?.marks ?? [], "space")?.value ?? "");
  const area = state.scene.areas.find((each) => each.map);
  const zone = area?.zones.find((each) => each.id === id);
  const space = area?.map?.spaces.find((each) => each.id === id);
  if (!area?.map || !zone || !space) return [];
  const regions = area.map.regions.filter((region) => region.spaces.includes(id));
  const overview = new Overview(() => {});
  overview.draw(area.map, new Map(area.zones.map((each) => [each.id, { ...each, pieces: [] }])));
  overview.lit([id]);
  const map = make("div", { class: "dealt__map", "aria-hidden": "true" });
  map.append(overview.root);
  return [
    map,
    make(
      "div",
      { class: "dealt__start" },
      make("b", { text: say("web-sheets-start") }),
      make(
        "div",
        { class: "dealt__space" },
        make(
          "span",
          { class: "dealt__land", "aria-hidden": "true" },
          spaceArt(game, zone, space, regions.map((region) => region.id).join(" ")),
        ),
        make("span", { text: zone.name }),
      ),
      make("small", {
        text: regions
          .map((region) => region.name)
          .filter(Boolean)
          .join(" · "),
      }),
    ),
  ];
}

/**
 * The levels of a sheet with what each gives.
 * @param {string} card
 * @param {State} state
 */
function levelsOf(card, state) {
  const tracks = state.scene.areas.filter((area) => kindOf(area.id) === "player").flatMap((area) => area.tracks ?? []);
  const steps = tracks.find((track) => track.id === `track:${card}`)?.steps.slice(1) ?? [];
  return make(
    "ol",
    { class: "dealt__levels" },
    ...steps.map((step, place) =>
      make(
        "li",
        { title: step.marks.map((mark) => mark.label).join(", ") },
        make("b", { class: "digits", text: String(place + 1) }),
        ...step.marks.map((mark) => make("span", { class: "dealt__reward", "aria-hidden": "true" }, tokenArt(mark.id))),
        make("span", { class: "unseen", text: step.marks.map((mark) => mark.label).join(", ") }),
      ),
    ),
  );
}
