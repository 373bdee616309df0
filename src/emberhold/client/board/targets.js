// @ts-check
/** What can be clicked: pieces, zones and areas, each with one element that stands for it. */

import { setAttribute } from "../common/dom.js";
import { headed } from "../common/say.js";

/** @typedef {import("../common/frames.js").Option} Option */

/** @type {WeakMap<Element, string>} */
const names = new WeakMap();

/**
 * Say what an element is called, without what can be done with it.
 * @param {Element} element
 * @param {string} name
 */
export function nameTarget(element, name) {
  names.set(element, name);
}

/**
 * Whether an element that is not a button by birth can be pressed.
 * @param {HTMLElement} element
 * @param {boolean} pressable
 */
function setPressable(element, pressable) {
  if (element instanceof HTMLButtonElement) return;
  setAttribute(element, "role", pressable ? "button" : null);
  setAttribute(element, "tabindex", pressable ? "-1" : null);
}

/**
 * Light a target up, or put it out, and tell its answers to those who hear the table.
 * @param {HTMLElement} element
 * @param {Option[]} options the answers that point at it
 * @param {boolean} otherwise whether it can be pressed for something else
 */
export function lightUp(element, options, otherwise) {
  const legal = options.length > 0;
  element.classList.toggle("legal", legal);
  setPressable(element, legal || otherwise);
  if (legal || otherwise || element instanceof HTMLButtonElement) setAttribute(element, "tabindex", legal ? "0" : "-1");
  const name = names.get(element);
  if (name === undefined) return;
  const said = legal ? headed(name, options.map((option) => option.label).join("; ")) : name;
  const pressable = element instanceof HTMLButtonElement || legal || otherwise;
  setAttribute(element, "aria-label", pressable ? said : null);
}
