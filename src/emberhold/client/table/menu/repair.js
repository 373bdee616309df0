// @ts-check
/**
 * Repairing a table that is stuck: numbers that everybody sees are set by hand and cards moved, if all agree. What is
 * wished is told in words, line by line, before anybody agrees.
 */

import { get, sentence } from "../../common/api.js";
import { announce } from "../../common/announcer.js";
import { fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { calledAt, say } from "../../common/say.js";
import { dialog } from "../../shared/settings.js";
import { movesOf } from "./moving.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/told.js").Repairable} Repairable */

/** @type {HTMLElement | null} */
let asking = null;
let announced = -1;

/**
 * Choose what is to be set.
 * @param {State} state
 * @param {(frame: object) => void} tell
 */
export async function openRepair(state, tell) {
  const rows = make("div", { class: "repair__rows" });
  const status = make("p", { class: "wrong", role: "alert" });
  const form = make(
    "form",
    { class: "repair", novalidate: true },
    make("p", { class: "muted", text: say("web-repair-about") }),
    rows,
    status,
    make("button", { type: "submit", class: "button button--main" }, icon("ask"), say("web-repair-ask")),
  );
  const box = dialog("repair", say("web-repair"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const inputs = /** @type {HTMLInputElement[]} */ ([...rows.querySelectorAll("input[name]")]);
    const fixes = inputs
      .filter((input) => input.value !== input.dataset.now)
      .map((input) => /** @type {[string, number]} */ ([input.name, Number(input.value)]));
    const wrong = inputs.find((input) => !input.checkValidity());
    if (wrong) return wrong.focus();
    if (!fixes.length) return;
    box.close();
    tell({ do: "repair-ask", version: state.version, seat: state.you.showing, fixes });
  });
  try {
    const path = `/api/t/${encodeURIComponent(state.table.id)}/repair?seat=${state.you.showing}`;
    fillWith(rows, ...grouped(state, await get(path)));
  } catch (error) {
    status.textContent = sentence(error);
  }
}

/** The table first, then everybody's own. @param {State} state @param {Repairable[]} found */
function grouped(state, found) {
  return [null, ...state.seats.map((seat) => seat.seat)].flatMap((seat) => {
    const own = found.filter((each) => each.seat === seat);
    const place = state.seats.find((each) => each.seat === seat);
    return own.length
      ? [
          make(
            "fieldset",
            { class: "table-menu__wishes" },
            make("legend", { text: place ? calledAt(place) : say("web-repair-whole") }),
            ...own.filter(({ move }) => move === null).map(row),
            movesOf(own),
          ),
        ]
      : [];
  });
}

/** @param {Repairable} each */
function row(each) {
  const id = `repair-${each.path}`;
  const input = make("input", {
    class: "input",
    id,
    name: each.path,
    type: "number",
    inputmode: "numeric",
    required: true,
    step: "1",
    min: String(each.least),
    max: String(each.most),
    "data-now": String(each.now),
    title: say("web-repair-number", { least: each.least, most: each.most }),
  });
  input.value = String(each.now);
  return make("div", { class: "repair__row" }, make("label", { for: id, text: each.label }), input);
}

/**
 * What somebody wants to repair, for everybody to read; buttons for those who are asked.
 * @param {State} state
 * @param {(frame: object) => void} tell
 */
export function showRepair(state, tell) {
  const wish = state.moment === null ? state.repair : null;
  if (!wish) {
    asking?.remove();
    asking = null;
    return;
  }
  asking ??= document.body.appendChild(make("section", { class: "repair__wish", "aria-label": say("web-repair") }));
  const reply = (/** @type {boolean} */ yes) => () => tell({ do: "repair-reply", version: state.version, yes });
  const button = (/** @type {string} */ words, /** @type {boolean} */ yes, /** @type {string} */ style) =>
    make("button", { type: "button", class: `button ${style}`, text: say(words), on: { click: reply(yes) } });
  const asked = state.you.seats.some((seat) => wish.waiting.includes(seat));
  const mine = state.you.seats.includes(wish.by);
  fillWith(
    asking,
    make("p", {}, make("strong", { text: wish.text })),
    make("ul", {}, ...wish.lines.map((line) => make("li", { text: line }))),
    asked &&
      make(
        "div",
        { class: "repair__ways" },
        button("web-repair-agree", true, "button--main"),
        button("web-repair-decline", false, ""),
      ),
    mine &&
      !asked &&
      make(
        "div",
        { class: "repair__ways" },
        make("span", { class: "muted small", text: say("web-repair-asked") }),
        button("web-repair-withdraw", false, "button--quiet"),
      ),
  );
  if (announced !== wish.made) announce([wish.text, ...wish.lines].join(" "), "assertive");
  announced = wish.made;
}
