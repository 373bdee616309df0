// @ts-check
/** Draws a fight over the table: attackers step forward, arrows lead to whom they strike, damages are where they will fall. */

import { picture } from "../art/svg.js";
import { make } from "../common/dom.js";
import { middleOf } from "../common/sight.js";
import { say } from "../common/say.js";
import { Ring } from "./ring.js";
import { atPaint, notAtPaint } from "../common/settled.js";

/** @typedef {import("./fight.js").Clash} Clash */

const SVG = "http://www.w3.org/2000/svg";
/** As large as they are drawn, with a little air. */
const [HALF_SLOT, BURST] = [58, 50];
/** So far a head reaches beyond its line; so far a line leads on at least, or its head would look back. */
const [HEAD, ONWARD] = [26, 12];
const HEADS = `<defs><marker id="arena-head" viewBox="0 0 10 10" refX="1" refY="5" markerWidth="46" markerHeight="46" markerUnits="userSpaceOnUse" orient="auto"><path d="M0.6 0.6 6.4 5 0.6 9.4Z"/></marker></defs>`;
const ROLES = ["fights", "fights--attacks", "fights--stops", "fights--open", "fights--up", "fights--down"];

export class Arena {
  /**
   * @param {(id: string) => HTMLElement | null} find
   * @param {(slot: HTMLElement) => void} block somebody wants to step in where a slot is
   * @param {() => void} makeRoom a ring has opened or closed: everything moves to where there is room now
   */
  constructor(find, block, makeRoom) {
    this.find = find;
    this.block = block;
    this.makeRoom = makeRoom;
    this.board = /** @type {HTMLElement} */ (document.getElementById("board"));
    this.root = make("div", { class: "arena", "aria-hidden": "true", hidden: true });
    this.ring = new Ring(find, block);
    this.over = make("div", { class: "arena__over" });
    this.lines = make("div", { class: "arena__under" });
    this.root.append(make("div", { class: "arena__ground" }), this.lines, this.ring.root, this.over);
    this.board.after(this.root);
    /** @type {Clash[]} */
    this.clashes = [];
    /** @type {import("./fight.js").Step} */
    this.step = "attackers";
    this.frame = 0;
    this.ring.root.addEventListener("looked", () => this.#redraw());
    this.board.addEventListener("scroll", () => this.clashes.length && this.#lines(), { passive: true, capture: true });
    this.watch = new ResizeObserver(() => this.#soon());
    this.watch.observe(this.board);
    /** @type {WeakSet<Element>} what is watched beside the board */
    this.watched = new WeakSet();
  }

  /**
   * @param {Clash[]} clashes
   * @param {string[]} [able] who could attack
   * @param {import("./fight.js").Step} [step] how far it has come
   */
  draw(clashes, able = [], step = "attackers") {
    for (const element of document.querySelectorAll(".can-attack")) element.classList.remove("can-attack");
    for (const id of able) this.find(id)?.classList.add("can-attack");
    if (!clashes.length && !this.clashes.length) return;
    if (!clashes.length) this.ring.looked = null;
    this.clashes = clashes;
    this.step = step;
    this.#dress();
    this.root.hidden = !clashes.length;
    this.board.classList.toggle("is-fighting", clashes.length > 0);
    this.#redraw();
  }

  /** Those who fight, and where they are while they do. @param {string} id */
  elementOf(id) {
    return this.root.hidden ? null : this.ring.elementOf(id);
  }

  #redraw() {
    const ringed = this.clashes.length > 0 && Ring.fits;
    const news = this.board.classList.contains("has-ring") !== ringed;
    this.board.classList.toggle("has-ring", ringed);
    this.board.parentElement?.classList.toggle("is-ringed", ringed);
    if (news) this.makeRoom();
    this.ring.draw(ringed ? this.clashes : [], this.step);
    this.root.toggleAttribute("data-ringed", !this.ring.root.hidden);
    if (ringed) this.#place();
    this.#lines();
    // Everything around the board makes room as well; only then it is known how much there is.
    if (news && ringed) this.#soon();
  }

  #soon() {
    notAtPaint(this.frame);
    this.frame = atPaint(() => this.clashes.length && this.#redraw());
  }

  /** The ring is between the two sides of the table. */
  #place() {
    const frame = this.root.getBoundingClientRect();
    const prompt = document.getElementById("prompt");
    this.board.parentElement?.style.setProperty("--prompt", `${prompt?.offsetHeight ?? 0}px`);
    const sides = ["others", "own"].flatMap((group) => this.board.querySelector(`[data-group="${group}"]`) ?? []);
    for (const part of [...sides, ...(prompt ? [prompt] : [])].filter((each) => !this.watched.has(each))) {
      this.watch.observe(part);
      this.watched.add(part);
    }
    const [others, own] = sides.map((side) => side.getBoundingClientRect());
    if (!others || !own) return;
    const top = others.bottom - frame.top;
    const height = Math.max(0, own.top - frame.top - top);
    this.root.style.setProperty("--ring-top", `${top}px`);
    this.root.style.setProperty("--ring-height", `${height}px`);
    this.ring.fit(frame.width, height);
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

  /** Where somebody takes part in the fight; nowhere while the ring shows others. @param {string} id */
  #at(id) {
    const away = !this.ring.root.hidden && this.clashes.some(({ from }) => from === id);
    return this.ring.placeOf(id) ?? (away ? null : this.find(id));
  }

  /**
   * What somebody would lose is shown as a stripe over the bar of their life; the number stays as it is.
   * @param {Map<Element, number>} losses
   */
  #stripe(losses) {
    for (const stripe of this.board.querySelectorAll(".bar-meter__loss")) {
      stripe.parentElement?.removeAttribute("data-loss");
      stripe.remove();
    }
    for (const [struck, loss] of losses) {
      const bar = struck.closest(".area")?.querySelector(".bar-meter[data-now]");
      const [now, most] = bar instanceof HTMLElement ? [Number(bar.dataset.now), Number(bar.dataset.most)] : [0, 0];
      if (!bar || !most) continue;
      const stripe = make("span", { class: "bar-meter__loss" });
      stripe.style.setProperty("left", `${(Math.max(0, now - loss) / most) * 100}%`);
      stripe.style.setProperty("right", `${(1 - now / most) * 100}%`);
      const track = bar.querySelector(".bar-meter__track");
      track?.setAttribute("data-loss", "");
      track?.append(stripe);
    }
  }

  #lines() {
    const frame = this.root.getBoundingClientRect();
    const lines = picture(HEADS);
    lines.removeAttribute("viewBox");
    lines.setAttribute("class", "arena__lines");
    const bursts = [];
    /** @type {Map<Element, number>} how many damages are at whom already; the first leaves room for a slot */
    const falling = new Map();
    /** @type {Map<Element, number>} how much life the one who is struck would lose */
    const losses = new Map();
    const slotted = this.ring.root.hidden && this.clashes.some(({ open }) => open);
    const upon = (/** @type {string | null} */ to) => this.clashes.filter((clash) => clash.to === to);
    const all = (/** @type {string | null} */ to) => upon(to).reduce((sum, clash) => sum + (clash.deals ?? 0), 0);
    for (const { from, to, deals, suffers, open, born } of this.clashes) {
      const [attacker, other] = [this.#at(from), to ? this.#at(to) : null];
      if (!attacker?.checkVisibility() || !other?.checkVisibility()) continue;
      const drawn = wayOf(attacker, other, frame, !this.ring.root.hidden);
      lines.append(line(drawn.way, "arena__shaft"), line(drawn.way, "arena__line"));
      if (open && slotted) bursts.push(slot(drawn.start, drawn.end, frame.width, this.block));
      const head = to ? this.find(to) : null;
      if (born && deals && head) losses.set(head, (losses.get(head) ?? 0) + deals);
      const before = falling.get(other) ?? (slotted ? 1 : 0);
      falling.set(other, before + 1);
      // What several deal to a unit falls at once.
      const joined = !born && upon(to)[0]?.from !== from;
      const beside = born && !this.ring.root.hidden && !this.ring.isNarrow;
      const { x, y } = drawn.end;
      if (deals !== null && !joined)
        bursts.push(
          burst(
            born ? deals : all(to),
            beside ? { x: x + BURST + before * BURST, y: y - 6 } : corner(other, frame, before),
            "deals",
          ),
        );
      if (suffers && !born && upon(to).length === 1) bursts.push(burst(suffers, corner(attacker, frame, 0), "suffers"));
    }
    this.#stripe(losses);
    this.lines.replaceChildren(lines);
    this.over.replaceChildren(...bursts);
  }
}

/**
 * @param {string} way
 * @param {string} looks
 */
function line(way, looks) {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", way);
  path.setAttribute("class", looks);
  if (looks === "arena__line") path.setAttribute("pathLength", "100");
  else path.setAttribute("marker-end", "url(#arena-head)");
  return path;
}

/**
 * The way of a blow: straight where both are beside each other, else in a bow from one side to the other.
 * @param {Element} attacker
 * @param {Element} other
 * @param {DOMRect} frame
 * @param {boolean} ringed whether the attacker is in a ring
 */
function wayOf(attacker, other, frame, ringed) {
  const [from, to] = [attacker.getBoundingClientRect(), other.getBoundingClientRect()];
  if (ringed && from.top < to.bottom && to.top < from.bottom) {
    const right = to.left > from.left;
    const y = (Math.max(from.top, to.top) + Math.min(from.bottom, to.bottom)) / 2 - frame.top;
    const start = { x: (right ? from.right : from.left) - frame.left, y };
    const end = { x: (right ? to.left - HEAD : to.right + HEAD) - frame.left, y };
    return { start, end, way: `M${start.x} ${y} L${end.x} ${y}` };
  }
  const [start, end] = [edgeOf(attacker, other, frame), edgeOf(other, attacker, frame)];
  const down = middleOf(other).y > middleOf(attacker).y ? 1 : -1;
  end.y = down * Math.max(down * end.y - HEAD, down * start.y + ONWARD);
  const half = (start.y + end.y) / 2;
  if (!ringed || from.left < to.right)
    return { start, end, way: `M${start.x} ${start.y} C${start.x} ${half} ${end.x} ${half} ${end.x} ${end.y}` };
  const side = { x: from.left - frame.left, y: (from.top + from.bottom) / 2 - frame.top };
  return {
    start: side,
    end,
    way: `M${side.x} ${side.y} C${(side.x + end.x) / 2} ${side.y} ${end.x} ${side.y} ${end.x} ${end.y}`,
  };
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
 * A free place on the line of an attack: the blocker would be there. It repeats answers that
 * are offered below the table, so that a keyboard need not stop at it.
 * @param {{x: number, y: number}} start
 * @param {{x: number, y: number}} end
 * @param {number} width of the board
 * @param {(slot: HTMLElement) => void} block
 */
function slot(start, end, width, block) {
  const place = make("button", {
    type: "button",
    tabindex: "-1",
    class: "arena__slot",
    text: say("web-block-here"),
    on: { click: () => block(place) },
  });
  place.style.setProperty("left", `${Math.max(HALF_SLOT, Math.min((start.x + end.x) / 2, width - HALF_SLOT))}px`);
  place.style.setProperty("top", `${(start.y + end.y) / 2}px`);
  return place;
}

/**
 * The upper right corner of an element, a little inside, and below what is there before; where that
 * would be below the element, beside it.
 * @param {Element} element
 * @param {DOMRect} frame
 * @param {number} before
 */
function corner(element, frame, before) {
  const box = element.getBoundingClientRect();
  const rows = Math.max(2, Math.round(box.height / BURST));
  const x = Math.min(box.right - 2 - frame.left, frame.width - BURST * 0.7);
  return { x: x - Math.floor(before / rows) * BURST, y: box.top + 20 + (before % rows) * BURST - frame.top };
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
