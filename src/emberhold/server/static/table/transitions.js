// @ts-check
/** Pieces gliding to their new places, where the browser can and the person wants it. */

import { motionPace } from "./motion.js";
import { middleOf } from "./sight.js";

/** @type {ViewTransition | null} */
let running = null;

/** More pieces than this at once are no movement anybody could follow. */
const MOST = 24;

/**
 * Change the document; the pieces named move there instead of jumping.
 * @param {string[]} moved ids of the pieces that change their place
 * @param {(id: string) => HTMLElement | undefined} find
 * @param {() => void} update
 * @returns {Promise<void>} when the document has changed
 */
export async function glide(moved, find, update) {
  running?.skipTransition();
  if (moved.length > MOST || !motionPace() || typeof document.startViewTransition !== "function") {
    update();
    return;
  }
  const before = name(moved, find);
  const transition = document.startViewTransition(() => {
    unname(before);
    update();
    after.push(...name(moved, find));
  });
  /** @type {HTMLElement[]} */
  const after = [];
  running = transition;
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined).finally(() => {
    unname(after);
    if (running === transition) running = null;
  });
  await transition.updateCallbackDone;
}

/**
 * @param {string[]} ids
 * @param {(id: string) => HTMLElement | undefined} find
 * @returns {HTMLElement[]}
 */
function name(ids, find) {
  const named = [];
  for (const id of ids) {
    const element = find(id);
    if (!element?.isConnected || !element.checkVisibility() || !isSeen(element)) continue;
    element.style.setProperty("view-transition-name", `piece-${id.replace(/[^a-z0-9-]/gi, "_")}`);
    element.style.setProperty("view-transition-class", "piece");
    named.push(element);
  }
  return named;
}

/**
 * Whether a piece lies within the window of every part of the page that scrolls it. A moving picture of it would be drawn over
 * its surroundings.
 * @param {HTMLElement} element
 */
function isSeen(element) {
  const { x, y } = middleOf(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

/** @param {HTMLElement[]} elements */
function unname(elements) {
  for (const element of elements) {
    element.style.removeProperty("view-transition-name");
    element.style.removeProperty("view-transition-class");
  }
}
