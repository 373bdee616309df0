// @ts-check
// Verbs and strips that are dragged: from the shelf, or from where they are, to any place that takes them.
// A mouse drags as soon as it moves; a finger has to rest on a strip first, so that it can still scroll.

import { pathFrom } from "../clauses.js";

/** @typedef {import("../clauses.js").Path} Path */
/** What is dragged: a verb of the shelf, or a strip. @typedef {{verb: string} | {path: Path}} Dragged */
/** Where it would go: a list of clauses, and before which of them. @typedef {{place: Path, at: number}} Spot */
/**
 * @typedef {object} Hands
 * @property {(dragged: Dragged, place: Path) => boolean} takes
 * @property {(dragged: Dragged, spot: Spot) => void} drop
 * @property {(place: Path) => number} count how many clauses are in a place
 */

/** Pixels that a mouse moves before it drags. */
const FAR = 6;
/** Milliseconds that a finger rests before it drags. */
const RESTS = 350;
const PRESSED = "button, input, select";

/** @param {HTMLElement} shelf @param {HTMLElement} editor @param {Hands} hands */
export function dragVerbs(shelf, editor, hands) {
  /** @type {Drag | null} */
  let drag = null;
  const begin = (/** @type {PointerEvent} */ event) => {
    const origin = originOf(event);
    if (!origin || !event.isPrimary || event.button !== 0) return;
    const touched = event.pointerType === "touch";
    if (touched && origin.verb) return;
    drag?.end();
    drag = new Drag(origin.element, origin.what, editor, hands, event);
    if (touched) drag.rest(event);
  };
  shelf.addEventListener("pointerdown", begin);
  editor.addEventListener("pointerdown", begin);
  addEventListener("pointermove", (event) => drag?.move(event));
  addEventListener("pointerup", () => {
    drag?.drop();
    drag = null;
  });
  const giveUp = () => {
    drag?.end();
    drag = null;
  };
  addEventListener("pointercancel", giveUp);
  addEventListener("keydown", ({ key }) => key === "Escape" && giveUp());
  editor.addEventListener("contextmenu", (event) => drag?.ghost && event.preventDefault());
}

/** What a press would drag. @param {PointerEvent} event */
function originOf({ target }) {
  if (!(target instanceof Element)) return null;
  const shelved = target.closest("[data-verb]");
  const verb = shelved?.getAttribute("data-verb");
  if (shelved && verb) return { element: shelved, what: { verb }, verb };
  const strip = target.closest(".wstrip");
  if (!strip || target.closest(PRESSED)) return null;
  return { element: strip, what: { path: pathFrom(strip.getAttribute("data-key") ?? "") }, verb: "" };
}

/** One thing on its way. */
class Drag {
  /**
   * @param {Element} element @param {Dragged} what @param {HTMLElement} editor @param {Hands} hands
   * @param {PointerEvent} from
   */
  constructor(element, what, editor, hands, from) {
    this.element = element;
    this.what = what;
    this.editor = editor;
    this.hands = hands;
    this.from = { x: from.clientX, y: from.clientY };
    this.touched = from.pointerType === "touch";
    this.timer = 0;
    /** what follows the pointer @type {HTMLElement | null} */
    this.ghost = null;
    /** @type {Spot | null} */
    this.spot = null;
  }

  /**
   * A finger rests: it drags if it is still there in a moment. What it touched may be drawn again under it, so its way
   * is told to the editor; only what was touched can keep it from scrolling.
   * @param {PointerEvent} event
   */
  rest({ target, pointerId }) {
    this.timer = setTimeout(() => this.lift(this.from), RESTS);
    this.editor.setPointerCapture(pointerId);
    target?.addEventListener("touchmove", (moved) => this.ghost && moved.preventDefault(), { passive: false });
  }

  /** @param {PointerEvent} event */
  move({ clientX: x, clientY: y }) {
    const far = Math.hypot(x - this.from.x, y - this.from.y) > FAR;
    if (!this.ghost && far && this.touched) return this.end();
    if (!this.ghost && far) this.lift({ x, y });
    if (!this.ghost) return;
    this.follow({ x, y });
    this.aim({ x, y });
  }

  /** @param {{x: number, y: number}} at */
  lift(at) {
    const said = this.element.querySelector(".wstrip__words") ?? this.element;
    this.ghost = document.createElement("div");
    this.ghost.className = "wghost";
    this.ghost.textContent = said.textContent;
    this.ghost.setAttribute("aria-hidden", "true");
    document.body.append(this.ghost);
    document.body.dataset.dragging = "";
    this.element.setAttribute("data-lifted", "");
    for (const drop of this.editor.querySelectorAll(".wdrop"))
      drop.toggleAttribute("data-takes", this.hands.takes(this.what, placeOf(drop)));
    this.follow(at);
  }

  /** @param {{x: number, y: number}} at */
  follow({ x, y }) {
    if (this.ghost) this.ghost.style.translate = `${x}px ${y}px`;
  }

  /** @param {{x: number, y: number}} at */
  aim({ x, y }) {
    this.blur();
    const under = document.elementFromPoint(x, y)?.closest(".wdrop, .wstrip") ?? null;
    if (!under || !this.editor.contains(under)) return;
    const { top, height } = under.getBoundingClientRect();
    const spot = this.spotAt(under, y > top + height / 2);
    if (!this.hands.takes(this.what, spot.place)) return;
    this.spot = spot;
    const after = y > top + height / 2 ? "after" : "before";
    under.setAttribute("data-over", under.matches(".wdrop") ? "in" : after);
  }

  /** @param {Element} under @param {boolean} low whether the pointer is in its lower half @returns {Spot} */
  spotAt(under, low) {
    if (under.matches(".wdrop")) return { place: placeOf(under), at: this.hands.count(placeOf(under)) };
    const path = pathFrom(under.getAttribute("data-key") ?? "");
    return { place: path.slice(0, -1), at: Number(path.at(-1)) + (low ? 1 : 0) };
  }

  drop() {
    const { ghost, spot } = this;
    this.end();
    if (!ghost) return;
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (spot) this.hands.drop(this.what, spot);
  }

  blur() {
    this.spot = null;
    for (const each of this.editor.querySelectorAll("[data-over]")) each.removeAttribute("data-over");
  }

  end() {
    clearTimeout(this.timer);
    this.blur();
    this.ghost?.remove();
    this.ghost = null;
    delete document.body.dataset.dragging;
    this.element.removeAttribute("data-lifted");
    for (const drop of this.editor.querySelectorAll("[data-takes]")) drop.removeAttribute("data-takes");
  }
}

/** @param {Element} drop */
function placeOf(drop) {
  return pathFrom((drop.getAttribute("data-key") ?? "").replace("drop:", ""));
}
