// @ts-check
/**
 * What others point at: a ring in their colour around it for a while, and notes pinned to things. All of it is drawn
 * above the table.
 */

import { beforePaint, make } from "../../common/dom.js";
import { motionPace } from "../../common/motion.js";

/** @typedef {import("../../common/frames.js").TalkLine} TalkLine */

/** How long a ring stays, and one with words, in milliseconds. */
const [STAYS, READS] = [4000, 6000];
const [PULSE, FADES] = [700, 260];
const PAD = 5;
/** How far from the edge of the window words stay. */
const EDGE = 4;
/** Less of a thing than this, in pixels, is not seen. */
const SLIVER = 8;

export class Rings {
  /** @param {(id: string) => HTMLElement | null} find where a thing is on the table */
  constructor(find) {
    this.find = find;
    this.root = make("div", { class: "pings", "aria-hidden": "true" });
    document.getElementById("app")?.append(this.root);
    /** @type {Map<HTMLElement, string>} rings and notes, and what they are at */
    this.shown = new Map();
    /** @type {HTMLElement[]} */
    this.pins = [];
    this.place = beforePaint(() => this.#place());
    addEventListener("resize", this.place);
    addEventListener("scroll", this.place, true);
  }

  /**
   * @param {TalkLine} line
   * @param {string} words
   * @returns {boolean} whether the thing is in sight now
   */
  point(line, words) {
    const at = this.find(line.target);
    if (!at?.checkVisibility()) return false;
    const ring = make(
      "div",
      { class: "ping", "data-seat": String(line.seat) },
      make("span", { class: "ping__tag", text: words }),
    );
    this.#show(ring, line.target);
    const pace = motionPace();
    if (pace)
      ring.animate([{ transform: "scale(1)" }, { transform: "scale(1.06)" }, { transform: "scale(1)" }], {
        duration: PULSE * pace,
        iterations: 2,
      });
    setTimeout(() => this.#leave(ring), line.text ? READS : STAYS);
    return isInSight(at);
  }

  /** @param {TalkLine[]} notes @param {(line: TalkLine) => string} by */
  pin(notes, by) {
    for (const old of this.pins.splice(0)) {
      this.shown.delete(old);
      old.remove();
    }
    for (const note of notes) {
      const pin = make(
        "div",
        { class: "pin", "data-seat": String(note.seat) },
        make("span", { class: "pin__text", text: note.text }),
        make("span", { class: "pin__by", text: by(note) }),
      );
      this.pins.push(pin);
      this.#show(pin, note.target);
    }
  }

  /** @param {HTMLElement} element @param {string} target */
  #show(element, target) {
    this.shown.set(element, target);
    this.root.append(element);
    this.#place();
  }

  /** @param {HTMLElement} ring */
  #leave(ring) {
    const gone = () => {
      this.shown.delete(ring);
      ring.remove();
    };
    const pace = motionPace();
    if (!pace) return gone();
    ring.animate([{}, { opacity: 0 }], { duration: FADES * pace }).onfinish = gone;
  }

  /**
   * The words of a ring at the edge of the window are moved inwards.
   * @param {HTMLElement} ring
   * @param {number} middle
   */
  #keepInSight(ring, middle) {
    const tag = /** @type {HTMLElement} */ (ring.firstElementChild);
    const half = tag.offsetWidth / 2 + EDGE;
    const wanted = Math.max(half, Math.min(middle, innerWidth - half));
    tag.style.setProperty("--aside", `${(wanted - middle).toFixed(1)}px`);
  }

  #place() {
    for (const [element, target] of this.shown) {
      const at = this.find(target);
      element.hidden = !at?.checkVisibility() || !isInSight(at);
      if (!at || element.hidden) continue;
      const box = at.getBoundingClientRect();
      const grown = element.classList.contains("ping") ? PAD : 0;
      Object.assign(element.style, { left: `${box.left - grown}px`, top: `${box.top - grown}px` });
      if (grown)
        Object.assign(element.style, { width: `${box.width + 2 * grown}px`, height: `${box.height + 2 * grown}px` });
      element.toggleAttribute("data-low", box.bottom > innerHeight - 40);
      if (grown) this.#keepInSight(element, box.left + box.width / 2);
      else element.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - element.offsetWidth - EDGE))}px`;
    }
  }
}

/**
 * Whether some of a thing is in the window and not behind the edge of a map or a list.
 * @param {Element} thing
 */
function isInSight(thing) {
  const box = thing.getBoundingClientRect();
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    seen.left = Math.max(seen.left, frame.left);
    seen.top = Math.max(seen.top, frame.top);
    seen.right = Math.min(seen.right, frame.right);
    seen.bottom = Math.min(seen.bottom, frame.bottom);
  }
  const width = Math.min(seen.right, box.right) - Math.max(seen.left, box.left);
  const height = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top);
  return Math.min(width, height) > SLIVER;
}
