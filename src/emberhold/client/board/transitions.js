// @ts-check
/**
 * Pieces flying to their new places. What flies is a picture above the table: the piece itself is
 * where it belongs at once, unseen until its picture lands, so that it can be pressed all the while.
 */

import { make } from "../common/dom.js";
import { motionPace } from "../common/motion.js";
import { middleOf } from "../common/sight.js";

/** More pieces than this at once are not a movement anybody could follow. */
const MOST = 24;
const USUAL = 330;

/** @typedef {{animation: Animation, ghost: HTMLElement, element: HTMLElement | null}} Flight */

/** @type {Set<Flight>} */
const flights = new Set();
const layer = make("div", { class: "flights", "aria-hidden": "true", inert: true });

/**
 * @typedef {object} Places
 * @property {(id: string) => HTMLElement | undefined} find the element of a piece
 * @property {(id: string) => HTMLElement | null} before what holds the piece now, where it cannot be seen itself
 * @property {(id: string) => HTMLElement | null} after what holds it afterwards
 */

/**
 * Change the document; the pieces named fly to where they are then instead of jumping.
 * @param {string[]} moved ids of the pieces that change their place
 * @param {Places} places
 * @param {() => void} update
 */
export function glide(moved, places, update) {
  land();
  const pace = motionPace();
  if (moved.length > MOST || !pace) {
    update();
    return;
  }
  const starts = moved.map((id) => {
    const element = seen(places.find(id));
    return {
      id,
      from: (element ?? seen(places.before(id)))?.getBoundingClientRect(),
      ghost: element && ghostOf(element),
    };
  });
  update();
  for (const { id, from, ghost } of starts) {
    const element = seen(places.find(id));
    const to = (element ?? seen(places.after(id)))?.getBoundingClientRect();
    const picture = element ? ghostOf(element) : ghost;
    if (from && to && picture && !isNear(from, to)) fly(picture, element, from, to, USUAL * pace);
  }
}

/** Whatever is in the air is where it belongs. */
function land() {
  for (const { animation } of [...flights]) animation.finish();
}

/**
 * @param {HTMLElement} ghost
 * @param {HTMLElement | null} element the piece itself, where it can be seen afterwards
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 */
function fly(ghost, element, from, to, duration) {
  if (!layer.isConnected) document.body.append(layer);
  const size = element ? to : from;
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const ends = element ? {} : { opacity: 0.2, scale: String(to.width / from.width) };
  for (const [name, value] of [
    ["left", to.left + (to.width - size.width) / 2],
    ["top", to.top + (to.height - size.height) / 2],
    ["width", size.width],
    ["height", size.height],
    ["--w", size.width],
  ]) {
    ghost.style.setProperty(String(name), `${value}px`);
  }
  element?.classList.add("is-flying");
  layer.append(ghost);
  const animation = ghost.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(from.width / size.width) },
      { translate: "0 0", scale: "1", ...ends },
    ],
    { duration, easing: "cubic-bezier(.3, .7, .25, 1)" },
  );
  const flight = { animation, ghost, element };
  flights.add(flight);
  animation.onfinish = animation.oncancel = () => {
    flights.delete(flight);
    ghost.remove();
    element?.classList.remove("is-flying");
  };
}

/**
 * A picture of a piece that nobody can press, name or find.
 * @param {HTMLElement} element
 */
function ghostOf(element) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const name of ["data-piece", "data-handle", "data-card", "tabindex", "aria-label", "title"])
    ghost.removeAttribute(name);
  ghost.classList.remove("legal", "pointed", "is-flying", "refused");
  ghost.classList.add("ghost");
  return ghost;
}

/**
 * Whether a piece stays so near to where it was that it need not fly.
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function isNear(from, to) {
  return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 6;
}

/**
 * An element that is within the window of every part of the page that scrolls it: a picture of
 * another one would be drawn over its surroundings.
 * @param {HTMLElement | null | undefined} element
 * @returns {HTMLElement | null}
 */
function seen(element) {
  if (!element?.isConnected || !element.checkVisibility()) return null;
  const { x, y } = middleOf(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  }
  return element;
}
