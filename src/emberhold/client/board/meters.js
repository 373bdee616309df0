// @ts-check
/** Marks drawn: bars, dots and small signs with a number; always with their words as a title. */

import { make } from "../common/dom.js";
import { markOf, numberOf } from "../common/frames.js";
import { explained } from "./cards/glossary.js";
import { tokenArt } from "./art.js";

/** @typedef {import("../common/frames.js").Mark} Mark */
/** @typedef {import("./layouts.js").Layout} Layout */

/**
 * The marks of an area: bars and dots first, the rest as signs with words.
 * @param {Mark[]} marks
 * @param {Layout} layout
 * @returns {HTMLElement[]}
 */
export function areaMeters(marks, layout) {
  const untouchable = marks.some((mark) => mark.id === "untouchable" && mark.value);
  const drawn = marks.filter((mark) => !mark.id.startsWith("max_") && !layout.silent.includes(mark.id));
  const parts = [];
  for (const mark of drawn) {
    const most = numberOf(marks, `max_${mark.id}`);
    if (untouchable && mark.id === "life") continue;
    if (layout.bars.includes(mark.id) && typeof mark.value === "number") {
      parts.push(bar(mark, most ?? mark.value));
    } else if (layout.pips.includes(mark.id) && typeof mark.value === "number" && most) {
      parts.push(pips(mark, most));
    } else if (mark.label) {
      parts.push(mark.id === "tokens" ? tokenRow(mark, String(markOf(marks, "token")?.value ?? mark.id)) : chip(mark));
    }
  }
  return parts;
}

/**
 * @param {Mark} mark
 * @param {number} most
 */
export function bar(mark, most) {
  const value = Number(mark.value);
  const share = most > 0 ? Math.max(0, Math.min(1, value / most)) : 0;
  const fill = make("span", { class: "bar-meter__fill" });
  fill.style.setProperty("--share", String(share));
  const state = share > 0.5 ? "well" : share > 0.25 ? "hurt" : "grave";
  return make(
    "span",
    {
      class: "bar-meter",
      "data-mark": mark.id,
      "data-state": state,
      "data-now": String(value),
      "data-most": String(most),
      title: explained(mark),
    },
    make("span", { class: "bar-meter__sign" }, tokenArt("life")),
    make("span", { class: "bar-meter__track" }, fill),
    make(
      "span",
      { class: "bar-meter__value digits", "aria-hidden": "true" },
      `${value}`,
      make("small", { text: `/${most}` }),
    ),
    make("span", { class: "unseen", text: mark.label }),
  );
}

/**
 * @param {Mark} mark
 * @param {number} most
 */
function pips(mark, most) {
  const dots = [];
  for (let place = 0; place < most; place += 1) {
    dots.push(make("span", { class: place < Number(mark.value) ? "pip pip--full" : "pip" }, tokenArt(mark.id)));
  }
  const full = Number(mark.value) >= most;
  return make(
    "span",
    { class: full ? "pips pips--full" : "pips", "data-mark": mark.id, title: explained(mark) },
    make("span", { class: "pips__dots", "aria-hidden": "true" }, ...dots),
    make("span", { class: "unseen", text: mark.label }),
  );
}

/** More tokens than that are a number. */
const ROW = 12;

/**
 * What the foe has of its own, one by one: pillars that are left, gates that are open.
 * @param {Mark} mark
 * @param {string} sign
 */
function tokenRow(mark, sign) {
  const drawn = chip(mark, sign);
  const count = Number(mark.value);
  if (count < 2 || count > ROW) return drawn;
  drawn.classList.add("mark-chip--row");
  drawn.prepend(...Array.from({ length: count - 1 }, () => make("span", { class: "mark-chip__sign" }, tokenArt(sign))));
  return drawn;
}

/**
 * @param {Mark} mark
 * @param {string} [sign] what its picture shows
 * @returns {HTMLElement}
 */
export function chip(mark, sign = mark.id) {
  return make(
    "span",
    { class: "mark-chip", "data-mark": mark.id, title: explained(mark) },
    make("span", { class: "mark-chip__sign" }, tokenArt(sign)),
    make("b", {
      class: "mark-chip__value digits",
      "aria-hidden": "true",
      text: mark.value === true ? "" : String(mark.value),
    }),
    make("span", { class: "mark-chip__name", "aria-hidden": "true", text: nameOf(mark) }),
    make("span", { class: "mark-chip__words", text: mark.label }),
  );
}

/** The words of a mark without its number, for a sheet that draws the number large. @param {Mark} mark */
function nameOf(mark) {
  return mark.label.replace(String(mark.value), "").trim();
}
