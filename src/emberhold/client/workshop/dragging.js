// @ts-check
// Verbs and strips that are dragged: from the shelf, or from where they are, to any place that takes them.

import { pathFrom } from "./clauses.js";

/** @typedef {import("./clauses.js").Path} Path */
/** What is dragged: a verb of the shelf, or a strip. @typedef {{verb: string} | {path: Path}} Dragged */

/**
 * @param {HTMLElement} shelf @param {HTMLElement} editor
 * @param {{takes: (dragged: Dragged, place: Path) => boolean, drop: (dragged: Dragged, place: Path) => void}} hands
 */
export function dragVerbs(shelf, editor, hands) {
  /** @type {Dragged | null} */
  let dragged = null;
  const lift = (/** @type {Dragged} */ what, /** @type {DragEvent} */ event) => {
    dragged = what;
    event.dataTransfer?.setData("text/plain", JSON.stringify(what));
    for (const drop of editor.querySelectorAll(".wdrop"))
      drop.toggleAttribute("data-takes", hands.takes(what, placeOf(drop)));
  };
  shelf.addEventListener("dragstart", (event) => {
    const verb = closest(event, "[data-verb]")?.getAttribute("data-verb");
    if (verb) lift({ verb }, event);
  });
  editor.addEventListener("dragstart", (event) => {
    const strip = closest(event, ".wstrip");
    if (strip) lift({ path: pathFrom(strip.getAttribute("data-key") ?? "") }, event);
  });
  editor.addEventListener("dragover", (event) => {
    if (closest(event, ".wdrop[data-takes]")) event.preventDefault();
  });
  editor.addEventListener("drop", (event) => {
    const drop = closest(event, ".wdrop[data-takes]");
    if (!drop || !dragged) return;
    event.preventDefault();
    hands.drop(dragged, placeOf(drop));
  });
  addEventListener("dragend", () => {
    dragged = null;
    for (const drop of editor.querySelectorAll("[data-takes]")) drop.removeAttribute("data-takes");
  });
}

/** @param {Event} event @param {string} what */
function closest({ target }, what) {
  return target instanceof Element ? target.closest(what) : null;
}

/** @param {Element} drop */
function placeOf(drop) {
  return pathFrom((drop.getAttribute("data-key") ?? "").replace("drop:", ""));
}
