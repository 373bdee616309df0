// @ts-check
/**
 * Points at one thing on the page: a ring around it, an arrow that leads to it, and everything else in the
 * dark. All of it is drawn above the page, so that nothing on the page is styled again.
 */

import { picture } from "../../art/svg.js";
import { byId, make } from "../../common/dom.js";
import { motionPace } from "../../common/motion.js";
import { arrowBetween, grown, meet } from "./placing.js";

/** @typedef {import("./placing.js").Box} Box */
/** @typedef {import("./placing.js").Point} Point */

/** So much a ring leaves around what it encloses; so long is the head of the arrow, and half its width. */
const [PAD, HEAD, HALF] = [6, 17, 12];
/** How long the ring and the arrow take, in milliseconds, and how far the arrow nods. */
const [RING, COMES, NOD] = [420, 260, 6];
/** An arrow bends by this share of its length. */
const BEND = 0.16;

export class Pointing {
  constructor() {
    this.dim = make("div", { class: "pointing__dim" });
    this.ring = make("div", { class: "pointing__ring" });
    this.arrow = make("div", { class: "pointing__arrow" });
    this.root = make(
      "div",
      { class: "pointing", "aria-hidden": "true", hidden: true },
      this.dim,
      this.ring,
      this.arrow,
    );
    byId("lesson").before(this.root);
    /** what is drawn now: the same is not drawn again */
    this.looks = "";
    /** what the ring is around: its entrance is seen once */
    this.at = "";
    /** where the arrow nods to */
    this.nod = "0 0";
  }

  hide() {
    this.root.hidden = true;
    this.looks = "";
    this.at = "";
  }

  /**
   * @param {string} what another name: the ring and the arrow come in once more
   * @param {{about: Box | null, lit: Box[], half: Box[], note: Box}} boxes what the note speaks of, what else is as bright as ever,
   *   what is half in the dark, and the note
   */
  show(what, { about, lit, half, note }) {
    const looks = JSON.stringify([about, lit, half, note, innerWidth, innerHeight]);
    if (looks === this.looks && what === this.at && !this.root.hidden) return;
    this.looks = looks;
    this.root.hidden = false;
    const bright = [...(about ? [grown(about, PAD)] : []), ...lit];
    const dusky = half.filter((box) => !bright.some((each) => meet(box, each)));
    this.dim.replaceChildren(darkness(bright, dusky));
    for (const part of [this.ring, this.arrow]) part.hidden = !about;
    if (about) this.#draw(grown(about, PAD), note);
    if (about && what !== this.at) this.pulse();
    this.at = what;
  }

  /**
   * The ring closes, the arrow comes out of the note and nods: for what is new, and for somebody who pressed
   * something else.
   */
  pulse() {
    const pace = motionPace();
    if (!pace) return;
    this.ring.animate([{ opacity: 0, transform: "scale(1.15)" }, {}], {
      duration: RING * pace,
      easing: "cubic-bezier(.34, 1.56, .64, 1)",
    });
    this.arrow.animate([{ opacity: 0, transform: "scale(0.2)" }, {}], { duration: COMES * pace, easing: "ease-out" });
    this.arrow.animate([{}, { translate: this.nod }, {}], {
      duration: RING * pace,
      delay: COMES * pace,
      iterations: 2,
      easing: "ease-in-out",
    });
  }

  /** @param {Box} box @param {Box} note */
  #draw(box, note) {
    Object.assign(this.ring.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left}px`,
      height: `${box.bottom - box.top}px`,
    });
    const { from, to } = arrowBetween(note, box);
    this.arrow.replaceChildren(arrow(from, to));
    this.arrow.style.transformOrigin = `${from.x}px ${from.y}px`;
    const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    this.nod = `${((to.x - from.x) / length) * NOD}px ${((to.y - from.y) / length) * NOD}px`;
  }
}

/**
 * The whole window, but for what is bright; what is dusky lies in half the dark.
 * @param {Box[]} bright
 * @param {Box[]} dusky
 */
function darkness(bright, dusky) {
  const holes = apart([...bright, ...dusky])
    .map(hole)
    .join("");
  const half = dusky.map((box) => `<path class="pointing__half" d="${hole(box)}"/>`).join("");
  return overWindow(`<path fill-rule="evenodd" d="M0 0H${innerWidth}V${innerHeight}H0Z${holes}"/>${half}`);
}

/** Boxes none of which meets one before it: two holes on top of each other would be no hole. @param {Box[]} boxes */
function apart(boxes) {
  return boxes.filter((box, place) => !boxes.slice(0, place).some((each) => meet(box, each)));
}

/** A box with round corners. @param {Box} box */
function hole({ left, top, right, bottom }) {
  const r = Math.min(12, (right - left) / 2, (bottom - top) / 2);
  return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function arrow(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + x / 2 - y * BEND, y: from.y + y / 2 + x * BEND };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const at = (/** @type {number} */ along, /** @type {number} */ beside) =>
    `${to.x + along * Math.cos(angle) - beside * Math.sin(angle)} ${to.y + along * Math.sin(angle) + beside * Math.cos(angle)}`;
  const line = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${at(-HEAD * 0.7, 0)}`;
  return overWindow(
    `<path class="pointing__edge" d="${line}"/><path class="pointing__line" d="${line}"/><path class="pointing__head" d="M${at(-HEAD, -HALF)}L${at(0, 0)}L${at(-HEAD, HALF)}Z"/>`,
  );
}

/** A drawing as large as the window. @param {string} inside */
function overWindow(inside) {
  return picture(inside, { box: `0 0 ${innerWidth} ${innerHeight}` });
}
