// @ts-check
// Something drawn again: the same part of it stays focused, the same parts stay unfolded.

import { fillWith } from "../../common/dom.js";

/**
 * Draw something again.
 * @param {HTMLElement} element
 * @param {...import("../../common/dom.js").Child} children
 */
export function again(element, ...children) {
  keepingFocus(element, () => fillWith(element, ...children));
}

/** @param {HTMLElement} element @param {() => void} draw */
export function keepingFocus(element, draw) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.getAttribute("data-key");
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const unfolded = [...element.querySelectorAll("details")].map((each) => each.open);
  const scrolled = element.scrollTop;
  draw();
  [...element.querySelectorAll("details")].forEach((each, n) => (each.open = unfolded[n] ?? false));
  element.scrollTop = scrolled;
  const found = key ? element.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (!(found instanceof HTMLElement)) return;
  found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement && caret !== null) found.setSelectionRange(caret, caret);
}
