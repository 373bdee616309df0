// @ts-check
/** What is on the stage, said in attributes: stylesheets look at nothing else. */

import { setAttribute } from "../common/dom.js";

/**
 * Say at the stage what is on it: `card banner`. What changes a card for good takes the whole page.
 * @param {HTMLElement} root
 */
export function tellStage(root) {
  const parts = [...root.children].filter((part) => part instanceof HTMLElement && !part.hidden);
  const shown = parts
    .map((part) => (part.classList[0] ?? "").replace("story__", ""))
    .filter((name) => name !== "numbers" || root.querySelector(".story__number"));
  setAttribute(root, "data-shows", shown.join(" ") || null);
  setAttribute(document.body, "data-lasting", shown.includes("lasting"));
}

/**
 * Say at the board and at an area that somebody there is struck.
 * @param {HTMLElement} target
 */
export function tellStruck(target) {
  for (const around of [target.closest(".area"), target.closest(".board")])
    if (around) setAttribute(around, "data-struck", true);
}
