// @ts-check
// What is pressed instead of typed: numbers with − and +, chips of which one is chosen, switches, names.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { word } from "../common/words.js";

/**
 * @typedef {object} Number_
 * @property {string} label
 * @property {string} key
 * @property {number} value
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [step]
 * @property {(by: number) => void} change
 */

/** A number between two buttons. @param {Number_} how */
export function stepper({ label, key, value, least = 1, most = 99, step = 1, change }) {
  const press = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ id) =>
    make("button", {
      type: "button",
      class: "wstep__press",
      "data-key": `${key}${sign}`,
      "aria-label": word(id, { what: label }),
      disabled: by < 0 ? value <= least : value >= most,
      text: sign,
      on: { click: () => change(by) },
    });
  const number = make("output", { class: "wstep__number digits", "aria-label": label, text: String(value) });
  return make(
    "span",
    { class: "wstep", role: "group", "aria-label": label },
    press(-step, "−", "web-workshop-less"),
    number,
    press(step, "+", "web-workshop-more"),
  );
}

/**
 * One of a few.
 * @param {string} label @param {string} key @param {{id: string, text: string, picture?: Element | null}[]} choices
 * @param {string} chosen @param {(id: string) => void} choose
 */
export function chips(label, key, choices, chosen, choose) {
  const chip = (/** @type {{id: string, text: string, picture?: Element | null}} */ each) =>
    make(
      "button",
      {
        type: "button",
        class: each.picture ? "wchip wchip--drawn" : "wchip",
        "data-key": `${key}:${each.id}`,
        "aria-pressed": String(each.id === chosen),
        "aria-label": each.picture ? each.text : null,
        title: each.picture ? each.text : null,
        on: { click: () => choose(each.id) },
      },
      each.picture ?? each.text,
    );
  return make("div", { class: "wchips", role: "group", "aria-label": label }, ...choices.map(chip));
}

/** Yes or no. @param {string} text @param {string} key @param {boolean} on @param {(on: boolean) => void} change */
export function toggle(text, key, on, change) {
  const click = () => change(!on);
  return make(
    "button",
    { type: "button", class: "wchip", "data-key": key, "aria-pressed": String(on), on: { click } },
    on && icon("check"),
    text,
  );
}

/** A field with its name before it. @param {string} label @param {...import("../common/dom.js").Child} inside */
export function row(label, ...inside) {
  return make(
    "div",
    { class: "wrow" },
    make("span", { class: "wrow__label", text: label }),
    make("div", { class: "wrow__inside" }, ...inside),
  );
}

/**
 * @typedef {object} Typed
 * @property {string} label
 * @property {string} [hint]
 * @property {string} key
 * @property {string} value
 * @property {number} longest
 * @property {string} [tag]
 * @property {(text: string) => void} change
 */

/**
 * The one thing that is typed. What is typed is taken over at once; the page is not drawn again meanwhile.
 * @param {Typed} how
 */
export function nameField({ label, hint = label, key, value, longest, tag = "", change }) {
  const input = make("input", {
    class: "input wname__input",
    "data-key": key,
    maxlength: longest,
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": label,
    placeholder: hint,
    lang: tag || null,
  });
  input.value = value;
  input.addEventListener("input", () => change(input.value));
  return make(
    "label",
    { class: "wname" },
    tag && make("b", { class: "wname__tag", "aria-hidden": "true", text: tag.toUpperCase() }),
    input,
  );
}

/**
 * Give an element shares of its place to be drawn with.
 * @param {HTMLElement} element
 * @param {Record<string, number>} shares
 */
export function measured(element, shares) {
  for (const [name, share] of Object.entries(shares)) element.style.setProperty(`--${name}`, `${share}%`);
  return element;
}
