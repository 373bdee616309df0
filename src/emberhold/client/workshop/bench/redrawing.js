// @ts-check
// Something drawn again: the same part of it stays focused, the same parts stay unfolded, and no press is lost.

import { fillWith } from "../../common/dom.js";
import { during } from "../../common/settled.js";

/** Milliseconds between two looks at whether something is still pressed. */
const LOOK = 20;
let held = false;
// A menu that another button opens takes the end of its press.
addEventListener("pointerdown", ({ button }) => (held = button === 0), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (held = false), true);
addEventListener("blur", () => (held = false));

/** Nothing is pressed: a press that begins on one button and ends on its successor would not count. */
export function released() {
  return during(untilReleased(), "timer");
}

async function untilReleased() {
  while (held) await new Promise((done) => setTimeout(done, LOOK));
}

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
