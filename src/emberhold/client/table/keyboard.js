// @ts-check
/** The whole table by keyboard: numbers for answers, arrows across the pieces, letters for the rest. */

import { preference } from "../common/preferences.js";

const TOGETHER = 800;

/**
 * @typedef {object} Keys
 * @property {(number: number) => boolean} number put the focus on the answer with that number
 * @property {() => HTMLElement[]} things everything the arrows can reach
 * @property {() => HTMLElement[]} lit what can be chosen, in the order of the table
 * @property {(element: HTMLElement) => void} later queue a thing for one's turn
 * @property {() => boolean} telling whether a story is told: then the space bar leads on in it, wherever the focus is
 * @property {Record<string, () => void>} letters
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const THINGS = "[data-piece], [data-handle], [data-head]";

/** @param {Keys} keys */
export function listen(keys) {
  let typed = "";
  let timer = 0;
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]") || document.body.classList.contains("is-handing-over")) return;
    if (pressed(event, keys) || moved(event, keys)) {
      event.preventDefault();
      return;
    }
    if (!preference("keys")) return;
    if (/^\d$/.test(event.key)) {
      clearTimeout(timer);
      typed = keys.number(Number(typed + event.key))
        ? typed + event.key
        : keys.number(Number(event.key))
          ? event.key
          : "";
      timer = setTimeout(() => (typed = ""), TOGETHER);
      event.preventDefault();
      return;
    }
    if (event.key === " " && event.target instanceof HTMLButtonElement && !keys.telling()) return;
    const act = keys.letters[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === "." || event.key === ",") {
      event.preventDefault();
      nextLit(keys, event.key === "." ? 1 : -1);
    }
  });
}

/** @param {EventTarget | null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

/**
 * Enter and space press what is a button by role only; Shift+Enter queues it.
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 */
function pressed(event, keys) {
  const target = event.target;
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (!(target instanceof HTMLElement)) return false;
  if (event.shiftKey && event.key === "Enter" && target.matches(THINGS)) {
    keys.later(target);
    return true;
  }
  if (target instanceof HTMLButtonElement || target.getAttribute("role") !== "button") return false;
  target.click();
  return true;
}

/**
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 */
function moved(event, keys) {
  const way = ARROWS[event.key];
  if (!way) return false;
  const things = keys.things();
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return false;
  const inAnswers = from.closest("#prompt-options, #prompt-tools");
  if (inAnswers && way[0] !== 0) {
    const row = /** @type {HTMLElement[]} */ ([
      ...document.querySelectorAll(
        "#prompt-options :is(button, a):not([data-folded]), #prompt-more:not([hidden]), #prompt-tools button",
      ),
    ]);
    row[(row.indexOf(from) + way[0] + row.length) % row.length]?.focus();
    return true;
  }
  if (!things.includes(from) && !inAnswers) return false;
  const to =
    nearest(from, spacesAround(from), way) ??
    nearest(
      from,
      things.filter((thing) => !besides(thing, from)),
      way,
    );
  to?.focus();
  to?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/**
 * On a map the arrows walk from space to space, over whatever is there.
 * @param {HTMLElement} from
 * @returns {HTMLElement[]} nothing where it is not a space
 */
function spacesAround(from) {
  const map = from.closest("[data-look=space]") ? from.closest("[data-map]") : null;
  return map ? /** @type {HTMLElement[]} */ ([...map.querySelectorAll("[data-handle]")]) : [];
}

/**
 * Whether a thing is passed over by the arrows: it is on a space, or on the map that is about to be left.
 * @param {HTMLElement} thing
 * @param {HTMLElement} from
 */
function besides(thing, from) {
  if (!thing.closest("[data-look=space]")) return false;
  return !thing.matches("[data-handle]") || thing.closest("[data-map]") === from.closest("[data-map]");
}

/**
 * The thing that is next in a direction: near along it, and not far beside it.
 * @param {HTMLElement} from
 * @param {HTMLElement[]} things
 * @param {[number, number]} way
 */
function nearest(from, things, [x, y]) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const there = centre(thing);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const beside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along < 4) continue;
    const far = along + beside * 2;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/** @param {HTMLElement} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {Keys} keys
 * @param {number} step
 */
function nextLit(keys, step) {
  const lit = keys.lit();
  if (!lit.length) return;
  const place = lit.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = lit[place < 0 ? (step > 0 ? 0 : lit.length - 1) : (place + step + lit.length) % lit.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
