// @ts-check
/** Draws a fight over the table: attackers step forward, arrows lead to whom they strike, damages stand where they will fall. */

import { picture } from "../art/svg.js";
import { make } from "../table/dom.js";
import { middleOf } from "../table/sight.js";
import { say } from "../table/words.js";

/** @typedef {import("./fight.js").Clash} Clash */

const SVG = "http://www.w3.org/2000/svg";
/** As large as they are drawn, with a little air. */
const [HALF_SLOT, BURST] = [58, 42];
const ROLES = ["fights", "fights--attacks", "fights--stops", "fights--open", "fights--up", "fights--down"];

export class Arena {
  /**
   * @param {(id: string) => HTMLElement | null} find
   * @param {(slot: HTMLElement) => void} block somebody wants to step in where a slot is
   */
  constructor(find, block) {
    this.find = find;
    this.block = block;
    this.board = /** @type {HTMLElement} */ (document.getElementById("board"));
    this.root = make("div", { class: "arena", "aria-hidden": "true", hidden: true });
    this.board.after(this.root);
    /** @type {Clash[]} */
    this.clashes = [];
    for (const [where, event] of /** @type {[EventTarget, string][]} */ ([[this.board, "scroll"], [window, "resize"]])) {
      where.addEventListener(event, () => this.clashes.length && this.#lines(), { passive: true, capture: true });
    }
  }

  /**
   * @param {Clash[]} clashes
   * @param {string[]} [able] who could attack
   */
  draw(clashes, able = []) {
    for (const element of document.querySelectorAll(".can-attack")) element.classList.remove("can-attack");
    for (const id of able) this.find(id)?.classList.add("can-attack");
    if (!clashes.length && !this.clashes.length) return;
    this.clashes = clashes;
    this.#dress();
    this.root.hidden = !clashes.length;
    this.board.classList.toggle("is-fighting", clashes.length > 0);
    this.#lines();
  }

  #dress() {
    for (const element of document.querySelectorAll(".fights")) element.classList.remove(...ROLES);
    for (const { from, to, stops, open } of this.clashes) {
      const [attacker, other] = [this.find(from), to ? this.find(to) : null];
      const up = attacker && this.board.contains(attacker) && attacker.closest("[data-own]");
      attacker?.classList.add("fights", "fights--attacks", up ? "fights--up" : "fights--down");
      if (open) attacker?.classList.add("fights--open");
      if (other && stops) other.classList.add("fights", "fights--stops", up ? "fights--down" : "fights--up");
    }
  }

  #lines() {
    const frame = this.root.getBoundingClientRect();
    const lines = picture(`<defs><marker id="arena-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto"><path d="M0 0 10 5 0 10Z"/></marker></defs>`);
    lines.removeAttribute("viewBox");
    lines.setAttribute("class", "arena__lines");
    const bursts = [];
    /** @type {Map<Element, number>} how many damages stand at whom already; the first leaves room for a slot */
    const falling = new Map();
    const room = this.clashes.some(({ open }) => open) ? 1 : 0;
    for (const { from, to, deals, suffers, stops, open } of this.clashes) {
      const [attacker, other] = [this.find(from), to ? this.find(to) : null];
      if (!attacker?.checkVisibility() || !other?.checkVisibility()) continue;
      const [start, end] = [edgeOf(attacker, other, frame), edgeOf(other, attacker, frame)];
      const path = document.createElementNS(SVG, "path");
      const bend = (end.x - start.x) / 3;
      path.setAttribute("d", `M${start.x} ${start.y} C${start.x} ${(start.y + end.y) / 2} ${end.x - bend / 3} ${(start.y + end.y) / 2} ${end.x} ${end.y}`);
      path.setAttribute("pathLength", "100");
      path.setAttribute("class", "arena__line");
      path.setAttribute("marker-end", "url(#arena-head)");
      lines.append(path);
      if (open) bursts.push(slot(start, end, frame.width, this.block));
      const before = falling.get(other) ?? room;
      falling.set(other, before + 1);
      if (deals !== null) bursts.push(burst(deals, corner(other, frame, before), "deals"));
      if (suffers && stops) bursts.push(burst(suffers, corner(attacker, frame, 0), "suffers"));
    }
    this.root.replaceChildren(lines, ...bursts);
  }
}

/**
 * A number on a star.
 * @param {number} number
 * @param {{x: number, y: number}} at
 * @param {string} kind
 */
function burst(number, { x, y }, kind) {
  const star = make("b", { class: `arena__burst arena__burst--${kind} digits`, text: String(number) });
  star.style.setProperty("left", `${x}px`);
  star.style.setProperty("top", `${y}px`);
  return star;
}

/**
 * A free place on the line of an attack: whoever blocks it would stand there. It repeats answers that
 * stand below the table, so that a keyboard need not stop at it.
 * @param {{x: number, y: number}} start
 * @param {{x: number, y: number}} end
 * @param {number} width of the board
 * @param {(slot: HTMLElement) => void} block
 */
function slot(start, end, width, block) {
  const place = make("button", { type: "button", tabindex: "-1", class: "arena__slot", text: say("web-block-here"), on: { click: () => block(place) } });
  place.style.setProperty("left", `${Math.max(HALF_SLOT, Math.min((start.x + end.x) / 2, width - HALF_SLOT))}px`);
  place.style.setProperty("top", `${(start.y + end.y) / 2}px`);
  return place;
}

/**
 * The upper right corner of an element, a little inside, and below what stands there before.
 * @param {Element} element
 * @param {DOMRect} frame
 * @param {number} before
 */
function corner(element, frame, before) {
  const box = element.getBoundingClientRect();
  return { x: box.right - 6 - frame.left, y: box.top + 6 + before * BURST - frame.top };
}

/**
 * Where a line from one element to another leaves it: the middle of the side that faces the other.
 * @param {Element} element
 * @param {Element} other
 * @param {DOMRect} frame
 */
function edgeOf(element, other, frame) {
  const box = element.getBoundingClientRect();
  const [here, there] = [middleOf(element), middleOf(other)];
  const y = there.y > here.y ? box.bottom : box.top;
  return { x: here.x - frame.left, y: y - frame.top };
}
