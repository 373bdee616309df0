// @ts-check
// Boxes that can be mixed: which are in play, what they offer, and the mark of its box on each face.

import { gameCrest } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { headOf, isFurther, valueOf } from "./choices/picks.js";
import { word } from "../common/words.js";

/** @typedef {import("./choices/picks.js").Field} Field */
/** @typedef {import("./choices/picks.js").Value} Value */

/** The names of the boxes in play, while several are. @type {Map<string, string>} */
const mixed = new Map();

/**
 * The boxes in play; none where there is nothing to mix.
 * @param {Field[]} fields
 * @param {Record<string, any>} setup
 * @returns {string[]}
 */
export function boxesIn(fields, setup) {
  const field = fields.find((one) => one.boxes);
  mixed.clear();
  if (!field) return [];
  const boxes = setup[field.id] ?? field.default;
  if (boxes.length > 1) for (const box of boxes) mixed.set(box, valueOf(field, box)?.label ?? box);
  return boxes;
}

/** A field with what the boxes in play offer. @param {Field} field @param {string[]} boxes @returns {Field} */
export function offered(field, boxes) {
  const values = field.values.filter(({ box }) => !box || boxes.includes(box));
  return { ...field, values: values.map((value) => (value.then ? { ...value, then: offered(value.then, boxes) } : value)) };
}

/**
 * A pick without what is no longer offered; undefined where nothing is left of it.
 * @param {Field} field
 * @param {any} pick
 * @returns {any}
 */
export function stillOffered(field, pick) {
  if (field.kind === "text" || field.kind === "file") return pick;
  if (field.kind === "each") return Array.isArray(pick) ? pick.map((one) => (valueOf(field, headOf(one)) ? one : field.default)) : pick;
  if (field.kind === "many") return Array.isArray(pick) ? pick.filter((one) => valueOf(field, one)) : pick;
  const value = valueOf(field, headOf(pick));
  if (!value) return undefined;
  return value.then && isFurther(pick) ? { via: pick.via, is: stillOffered(value.then, pick.is) } : pick;
}

/** The small square that says which box something is in, while several are in play. @param {Value} value */
export function boxMark({ box }) {
  const name = mixed.get(box);
  return name ? make("span", { class: "box-mark", "data-box": box, title: name }, make("span", { class: "unseen", text: name })) : null;
}

/**
 * The boxes as spines that are lit or not; one is always in play.
 * @param {Field} field @param {string[]} boxes @param {(boxes: string[]) => void} changed @param {string} id
 */
export function boxSwitches(field, boxes, changed, id) {
  const all = field.values.map((value, place) => {
    const input = make("input", { type: "checkbox", class: "tile__input", id: place === 0 ? id : `${id}-${place}` });
    input.checked = boxes.includes(value.value);
    input.disabled = input.checked && boxes.length === 1;
    input.addEventListener("change", () => changed(field.values.map((one) => one.value).filter((one) => (one === value.value ? input.checked : boxes.includes(one)))));
    const mark = make("span", { class: "box-mark", "data-box": value.value, "aria-hidden": "true" });
    return make("label", { class: "tile tile--box", "data-box": value.value }, input, make("span", { class: "tile__crest", "aria-hidden": "true" }, gameCrest(value.value)), make("span", { class: "tile__words" }, make("span", { class: "tile__name", text: value.label })), mark);
  });
  const help = make("p", { class: "small muted", text: word(boxes.length > 1 ? "web-setup-boxes-mixed" : "web-setup-boxes-one") });
  return make("div", { class: "field" }, make("div", { class: "tiles", role: "group", "aria-labelledby": `${id}-label` }, ...all), help);
}
