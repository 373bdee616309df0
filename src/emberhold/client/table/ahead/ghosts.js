// @ts-check
/**
 * Answers ahead on the board: numbers on what will be done, a dashed line from each to its target, a ghost of the card
 * where it will be, and the mark of what was dropped with its reason above it. Drawn above the table, for nobody else.
 */

import { beforePaint, fillWith, make } from "../../common/dom.js";

/** @typedef {import("./ahead.js").Wish} Wish */
/** @typedef {import("./ahead.js").Dropped} Dropped */

const SVG = "http://www.w3.org/2000/svg";
const MARKS = ["data-ahead", "data-ahead-at", "data-ahead-dropped"];
/** How far a line bends aside, as a share of its length. */
const BEND = 0.16;
/** How long either side of an arrowhead is, in pixels. */
const WING = 14;
/** How far from the edge of the window a reason stays, in pixels. */
const EDGE = 8;

export class Ghosts {
  /** @param {Pick<import("./queued.js").Surroundings, "find" | "marked" | "picture">} around */
  constructor(around) {
    this.around = around;
    this.lines = document.createElementNS(SVG, "svg");
    this.lines.setAttribute("class", "ghosts__lines");
    this.root = make("div", { class: "ghosts", "aria-hidden": "true" });
    document.getElementById("app")?.append(this.root);
    /** @type {Wish[]} */
    this.aimed = [];
    /** @type {Dropped[]} */
    this.dropped = [];
    this.place = beforePaint(() => this.#place());
    addEventListener("resize", this.place);
    addEventListener("scroll", this.place, true);
  }

  /** @param {(Wish | Dropped)[]} rows in the order in which they will be done */
  draw(rows) {
    for (const mark of MARKS) for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    this.aimed = [];
    this.dropped = rows.filter((row) => "dropped" in row);
    for (const [place, row] of rows.entries()) {
      if ("dropped" in row) {
        this.#mark("data-ahead-dropped", row.dropped.id, place);
        continue;
      }
      this.#mark("data-ahead", row.id, place);
      if (!row.at) continue;
      this.#mark("data-ahead-at", row.at.id, place);
      this.aimed.push(row);
    }
    this.place();
  }

  /** @param {string} mark @param {string} id @param {number} place */
  #mark(mark, id, place) {
    for (const element of this.around.marked(id)) element.setAttribute(mark, String(place + 1));
  }

  #place() {
    const drawn = this.aimed.map(({ id, at }) => this.#line(id, at?.id ?? ""));
    this.lines.replaceChildren(...drawn.flatMap((each) => each?.paths ?? []));
    const chips = this.dropped.map((each) => this.#chip(each));
    fillWith(this.root, this.lines, ...drawn.map((each) => each?.ghost), ...chips);
    for (const chip of chips) if (chip) keepInside(chip);
  }

  /** Why something was dropped, above it. @param {Dropped} dropped */
  #chip({ dropped, reason }) {
    const element = this.around.find(dropped.id);
    if (!element?.checkVisibility()) return null;
    const box = element.getBoundingClientRect();
    const chip = make("span", { class: "ghosts__chip" }, "× ", make("span", { text: reason }));
    chip.style.setProperty("left", `${box.left + box.width / 2}px`);
    chip.style.setProperty("top", `${box.top}px`);
    return chip;
  }

  /** @param {string} id @param {string} target */
  #line(id, target) {
    const [from, to] = [this.around.find(id), this.around.find(target)];
    if (!from?.checkVisibility() || !to?.checkVisibility() || from === to) return null;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const path = curve(upper(start), lower(end, start));
    return {
      paths: ["ghosts__under", "ghosts__line"].map((name) => drawn(path, name)),
      ghost: to.hasAttribute("data-piece") || to.hasAttribute("data-head") ? null : this.#ghost(id, end),
    };
  }

  /** The card itself, where it will be. @param {string} id @param {DOMRect} box */
  #ghost(id, box) {
    const picture = this.around.picture(id);
    if (!picture) return null;
    const side = Math.min(box.width, box.height) * 0.7;
    const ghost = make("span", { class: "ghosts__card" }, picture);
    ghost.style.setProperty("left", `${box.left + (box.width - side) / 2}px`);
    ghost.style.setProperty("top", `${box.top + (box.height - side) / 2}px`);
    ghost.style.setProperty("width", `${side}px`);
    return ghost;
  }
}

/** A reason is above the middle of its card, but not outside the window. @param {HTMLElement} chip */
function keepInside(chip) {
  const { left, right, top } = chip.getBoundingClientRect();
  const aside = Math.max(EDGE - left, 0) + Math.min(innerWidth - EDGE - right, 0);
  chip.style.setProperty("translate", `${aside}px ${Math.max(EDGE - top, 0)}px`);
}

/** @typedef {{x: number, y: number}} Point */

/** Where a line leaves a thing. @param {DOMRect} box @returns {Point} */
function upper(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height * 0.2 };
}

/** Where a line arrives: at the edge nearer to where it comes from. @param {DOMRect} box @param {DOMRect} from */
function lower(box, from) {
  const below = from.top > box.top + box.height / 2;
  return { x: box.left + box.width / 2, y: below ? box.bottom - 4 : box.top + 4 };
}

/** @param {Point} a @param {Point} b */
function curve(a, b) {
  const [x, y] = [(a.x + b.x) / 2 - (b.y - a.y) * BEND, (a.y + b.y) / 2 + (b.x - a.x) * BEND];
  const angle = Math.atan2(b.y - y, b.x - x);
  const at = (/** @type {Point} */ point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const wing = (/** @type {number} */ turn) =>
    at({ x: b.x - WING * Math.cos(angle + turn), y: b.y - WING * Math.sin(angle + turn) });
  return `M${at(a)} Q${at({ x, y })} ${at(b)} M${wing(0.5)} L${at(b)} L${wing(-0.5)}`;
}

/** @param {string} path @param {string} name */
function drawn(path, name) {
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  line.setAttribute("class", name);
  return line;
}
