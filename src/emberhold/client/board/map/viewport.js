// @ts-check
/** The window onto a map: pan by scrolling or dragging, zoom by pinch, wheel or button. */

import { middleOf } from "../../common/sight.js";

/** Pixels a unit of a map has where a finger has to hit a space and an eye read its name. */
const READABLE = 0.95;
const MOST = 2.2;
const STEP = 1.3;
const DRAGGED = 6;

export class Viewport {
  /**
   * @param {HTMLElement} frame what scrolls
   * @param {HTMLElement} sheet what is larger or smaller
   * @param {() => void} moved after the window shows something else
   */
  constructor(frame, sheet, moved) {
    this.frame = frame;
    this.sheet = sheet;
    this.moved = moved;
    this.size = { width: 1, height: 1 };
    /** how many pixels a unit has */
    this.unit = 1;
    /** @type {number | null} what the person has chosen; null for what suits the window */
    this.wanted = null;
    new ResizeObserver(() => this.fit()).observe(frame);
    frame.addEventListener("scroll", () => this.moved(), { passive: true });
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#pinch();
    this.#drag();
  }

  /** @param {{width: number, height: number}} size of the map, in its own units */
  show(size) {
    if (size.width === this.size.width && size.height === this.size.height) return;
    this.size = { width: size.width, height: size.height };
    this.fit();
  }

  /** The unit at which the whole map is seen. */
  get whole() {
    const { clientWidth, clientHeight } = this.frame;
    return Math.max(0.1, Math.min(clientWidth / this.size.width, clientHeight / this.size.height));
  }

  /** The whole map if that can be read, else a part of it. */
  fit() {
    if (!this.frame.clientWidth || !this.frame.clientHeight) return;
    const coarse = matchMedia("(max-width: 860px)").matches;
    const middle = this.#middle();
    this.#set(this.wanted ?? (coarse ? Math.max(this.whole, READABLE) : this.whole), middle);
  }

  /** @param {number} times */
  zoom(times) {
    this.wanted = this.unit * times;
    this.#set(this.wanted, this.#middle());
  }

  closer() {
    this.zoom(STEP);
  }

  farther() {
    this.zoom(1 / STEP);
  }

  get isWhole() {
    return this.unit <= this.whole * 1.01;
  }

  /**
   * @param {number} unit
   * @param {{x: number, y: number, left: number, top: number}} at a point of the map and where in the window it stays
   */
  #set(unit, at) {
    this.unit = Math.min(MOST, Math.max(this.whole, unit));
    const size = `${this.unit}px`;
    if (this.sheet.style.getPropertyValue("--u") !== size) this.sheet.style.setProperty("--u", size);
    const { offsetLeft, offsetTop } = this.sheet;
    this.frame.scrollTo(at.x * this.unit + offsetLeft - at.left, at.y * this.unit + offsetTop - at.top);
    this.moved();
  }

  /** The point of the map in the middle of the window. */
  #middle() {
    return this.#at(this.frame.clientWidth / 2, this.frame.clientHeight / 2);
  }

  /**
   * The point of the map under a point of the page.
   * @param {number} clientX
   * @param {number} clientY
   */
  #under(clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    return this.#at(clientX - box.left, clientY - box.top);
  }

  /**
   * @param {number} left
   * @param {number} top
   */
  #at(left, top) {
    const { frame, sheet, unit } = this;
    return {
      x: (frame.scrollLeft + left - sheet.offsetLeft) / unit,
      y: (frame.scrollTop + top - sheet.offsetTop) / unit,
      left,
      top,
    };
  }

  /** What the window shows, in units of the map. */
  get shown() {
    const { clientWidth, clientHeight } = this.frame;
    const { x, y } = this.#at(0, 0);
    return { x, y, width: clientWidth / this.unit, height: clientHeight / this.unit };
  }

  /**
   * Whether a thing on the map shows in the window.
   * @param {Element} element
   */
  sees(element) {
    const box = this.frame.getBoundingClientRect();
    const { x, y } = middleOf(element);
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  /**
   * Bring a point of the map into the middle of the window.
   * @param {{x: number, y: number}} point
   * @param {boolean} smooth
   */
  centre({ x, y }, smooth) {
    const { clientWidth, clientHeight } = this.frame;
    const { offsetLeft, offsetTop } = this.sheet;
    this.frame.scrollTo({
      left: x * this.unit + offsetLeft - clientWidth / 2,
      top: y * this.unit + offsetTop - clientHeight / 2,
      behavior: smooth ? "smooth" : "instant",
    });
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.wanted = this.unit * Math.exp(-event.deltaY / 300);
    this.#set(this.wanted, this.#under(event.clientX, event.clientY));
  }

  #pinch() {
    let apart = 0;
    const two = (/** @type {TouchEvent} */ event) => {
      const [one, other] = [event.touches[0], event.touches[1]];
      if (event.touches.length !== 2 || !one || !other) return null;
      return {
        far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      };
    };
    this.frame.addEventListener("touchstart", (event) => (apart = two(event)?.far ?? 0), { passive: true });
    this.frame.addEventListener(
      "touchmove",
      (event) => {
        const now = two(event);
        if (!now || !apart) return;
        event.preventDefault();
        this.wanted = (this.unit * now.far) / apart;
        this.#set(this.wanted, this.#under(now.x, now.y));
        apart = now.far;
      },
      { passive: false },
    );
  }

  /** A mouse drags the map; a finger scrolls it anyway. */
  #drag() {
    /** @type {{x: number, y: number, left: number, top: number} | null} */
    let from = null;
    let far = false;
    const { frame } = this;
    frame.addEventListener("pointerdown", (event) => {
      far = false;
      if (event.pointerType === "touch" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      far ||= Math.hypot(x, y) > DRAGGED && !this.isWhole;
      if (far) frame.scrollTo(from.left - x, from.top - y);
    });
    addEventListener("pointerup", () => (from = null));
    frame.addEventListener("click", (event) => far && event.stopPropagation(), { capture: true });
  }
}
