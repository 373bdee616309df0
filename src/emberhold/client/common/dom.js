// @ts-check
/** Small helpers for making and reordering elements; nothing here knows what a table is. */

import { atPaint } from "./settled.js";

/**
 * @typedef {Node | string | null | undefined | false} Child
 */

/**
 * An element with attributes and children. `class` and other attributes are set as given, `on`
 * holds listeners, `text` is a shorthand for a single text child; false and null leave an attribute out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "text") {
      element.textContent = value;
    } else {
      setAttribute(element, name, value);
    }
  }
  element.append(...present(children));
  return element;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {any} value false, null and undefined remove it
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  return /** @type {(Node | string)[]} */ (
    children.filter((child) => child !== null && child !== undefined && child !== false)
  );
}

/**
 * @param {Element} element
 * @param {...Child} children
 */
export function fillWith(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Something that measures or scrolls, done once before the next picture is painted, however often it is asked for:
 * in the midst of changes it would have the whole table laid out once more.
 * @param {() => void} task
 * @returns {() => void}
 */
export function beforePaint(task) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    atPaint(() => {
      asked = false;
      task();
    });
  };
}

/**
 * Give a parent exactly these children in this order, moving as few of them as possible.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const element of wanted) {
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}

/**
 * Elements by key: asked for again, the same key gives the same element, so that focus, scroll
 * positions and listeners survive an update. `sweep` drops what was not asked for since the last one.
 * @template {Element} T
 */
export class Keyed {
  constructor() {
    /** @type {Map<string, T>} */
    this.elements = new Map();
    /** @type {Set<string>} */
    this.wanted = new Set();
  }

  /**
   * @param {string} key
   * @param {() => T} build
   * @returns {T}
   */
  get(key, build) {
    this.wanted.add(key);
    let element = this.elements.get(key);
    if (!element) {
      element = build();
      this.elements.set(key, element);
    }
    return element;
  }

  sweep() {
    for (const key of [...this.elements.keys()]) if (!this.wanted.has(key)) this.elements.delete(key);
    this.wanted.clear();
  }
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * How many letters the longest word of a name has: by it names are fitted into narrow places.
 * @param {string} name
 */
export function longestWord(name) {
  return Math.max(1, ...name.split(/[\s-]/).map((part) => part.length));
}
