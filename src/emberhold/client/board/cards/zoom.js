// @ts-check
/** A card seen close, with all its words: by resting the pointer, by a long press, or by key. */

import { Asked } from "../../common/asked.js";
import { fillWith, make } from "../../common/dom.js";
import { readingFace } from "./face.js";
import { glossary } from "./glossary.js";
import { icon } from "../../common/icons.js";
import { raiseToasts } from "../../common/toast.js";
import { learnPicture, whereRead } from "./unsealed.js";
import { say } from "../../common/say.js";
import { during, notSoon, soon } from "../../common/settled.js";

/** @typedef {import("./face.js").CardText} CardText */
/** @typedef {import("../../common/frames.js").Mark} Mark */

const REST = 450;
const GLANCE = 90;
const WIDE = matchMedia("(min-width: 1180px)");
const MAPPED = matchMedia("(min-width: 861px)");
const PRESS = 480;
const SLACK = 12;

/** @type {Asked<CardText | null>} */
const texts = new Asked((address) => during(fetch(address).then((answer) => (answer.ok ? answer.json() : null))));

/**
 * What a card says.
 * @param {string} game
 * @param {string} card
 * @returns {Promise<CardText | null>}
 */
export async function cardText(game, card) {
  const lang = document.documentElement.lang;
  const text = await texts.of(
    `/api/card/${encodeURIComponent(game)}/${encodeURIComponent(card)}?lang=${lang}${whereRead()}`,
  );
  if (text) learnPicture(game, { card, art: text.art });
  return text;
}

/** What cards say may have changed: what is still on its way is asked for again. */
export function forgetTexts() {
  texts.forget();
}

export class Zoom {
  /** What each place was last asked to show: a text that comes late is not written over it. @type {WeakMap<Element, object>} */
  #last = new WeakMap();

  /**
   * @param {string} game
   * @param {{marks?: (element: Element) => Mark[], rule?: (rule: string) => void, answers?: (element: Element) => HTMLElement[], point?: (element: Element) => HTMLElement | null}} [tasks]
   *   what is on the piece an element stands for, what to do with a rule's number, what can be done with it now, how to point at it
   */
  constructor(game, tasks = {}) {
    this.game = game;
    this.tasks = tasks;
    this.hover = make("div", { class: "zoom zoom--hover", popover: "manual", "aria-hidden": "true" });
    this.dialog = make("dialog", { class: "zoom zoom--dialog", "aria-label": say("web-table-card") });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog && !this.pressed) this.dialog.close();
      this.pressed = false;
    });
    /** Beside a map: over my own side while something is read, so that nothing is ever over the map. */
    this.aside = make("section", { class: "reader reader--aside", hidden: true, "aria-hidden": "true" });
    document.getElementById("app")?.append(this.aside);
    document.body.append(this.hover, this.dialog);
    this.timer = 0;
    this.press = 0;
    /** @type {Element | null} */
    this.over = null;
    /** a long press must not count as a click as well */
    this.pressed = false;
  }

  /**
   * Look closer at whatever has `data-card` inside an element.
   * @param {HTMLElement} root
   */
  watch(root) {
    root.addEventListener("pointerover", (event) => this.#rest(event));
    root.addEventListener("pointerout", (event) => this.#away(event));
    root.addEventListener("focusin", (event) => this.#focused(event));
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#moved(event));
    for (const end of ["pointerup", "pointercancel", "scroll"])
      root.addEventListener(end, () => notSoon(this.press), true);
    root.addEventListener("contextmenu", (event) => {
      if (
        this.pressed ||
        (event.target instanceof Element &&
          event.target.closest("[data-card]") &&
          event instanceof PointerEvent &&
          event.pointerType === "touch")
      )
        event.preventDefault();
    });
    root.addEventListener(
      "click",
      (event) => {
        if (!this.pressed) return;
        this.pressed = false;
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
  }

  /**
   * Open the card an element stands for and keep it open.
   * @param {Element} element
   */
  async open(element) {
    const card = element.getAttribute("data-card");
    if (!card) return;
    this.hide();
    await this.#fill(this.dialog, element, card, true);
    const asked = document.getElementById("prompt")?.getBoundingClientRect();
    this.dialog.style.setProperty("--question", `${asked?.height ? asked.top : innerHeight}px`);
    this.dialog.style.setProperty("--beside", `${asked?.width ? asked.left : innerWidth}px`);
    if (!this.dialog.open) this.dialog.showModal();
  }

  /**
   * @param {string} card
   * @param {string} kind
   */
  async openCard(card, kind = "") {
    const stand = make("span", { "data-card": card, "data-kind": kind });
    await this.open(stand);
  }

  hide() {
    notSoon(this.timer);
    this.over = null;
    this.aside.hidden = true;
    if (this.hover.matches(":popover-open")) this.hover.hidePopover();
  }

  /** @param {PointerEvent} event */
  #rest(event) {
    if (event.pointerType === "touch" || !(event.target instanceof Element) || event.target.closest("[data-told]"))
      return;
    const element = event.target.closest("[data-card]");
    if (element === this.over) return;
    this.hide();
    this.over = element;
    if (element) this.timer = soon(() => void this.#hoverAt(element), this.dock ? GLANCE : REST);
  }

  /** Those who go through the table by keyboard read in the same place. @param {FocusEvent} event */
  #focused(event) {
    const element = event.target instanceof Element ? event.target.closest("[data-card]") : null;
    if (element && this.dock) void this.#dockAt(element);
  }

  /** The one place beside the table where cards are read; nothing where there is no room for it. */
  get dock() {
    const reader = document.getElementById("reader");
    if (reader && WIDE.matches && document.body.classList.contains("has-side")) return reader;
    return MAPPED.matches && document.body.hasAttribute("data-mapped") ? this.aside : null;
  }

  /** Where nothing has been read yet, something is open. @param {Element | null} element */
  lay(element) {
    if (element && this.dock?.hidden && this.dock !== this.aside) void this.#dockAt(element);
  }

  /** What it is about now is open to be read, where there is a place for it. @param {Element | null} element */
  present(element) {
    if (!element?.hasAttribute("data-card") || !this.dock || this.dock === this.aside) return;
    this.dock.hidden = false;
    void this.#dockAt(element);
  }

  /** @param {Element} element */
  async #dockAt(element) {
    const card = element.getAttribute("data-card");
    const { dock } = this;
    if (!card || !dock) return;
    await this.#fill(dock, element, card, false);
    if (dock === this.aside && this.over !== element && document.activeElement !== element) return;
    if (dock === this.aside) dock.dataset.at = isLow(element, dock.parentElement) ? "top" : "bottom";
    dock.hidden = false;
  }

  /** @param {PointerEvent} event */
  #away(event) {
    const to = event.relatedTarget;
    if (this.over && !(to instanceof Node && this.over.contains(to))) this.hide();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.hide();
    this.pressed = false;
    this.start = { x: event.clientX, y: event.clientY };
    const element = event.target instanceof Element ? event.target.closest("[data-card]") : null;
    if (!element || event.pointerType === "mouse") return;
    notSoon(this.press);
    this.press = soon(() => {
      this.pressed = true;
      void this.open(element);
    }, PRESS);
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK)
      notSoon(this.press);
  }

  /** @param {Element} element */
  async #hoverAt(element) {
    const card = element.getAttribute("data-card");
    if (!card) return;
    if (this.dock) {
      await this.#dockAt(element);
      return;
    }
    await this.#fill(this.hover, element, card, false);
    if (this.over !== element || !element.isConnected) return;
    this.hover.showPopover();
    raiseToasts();
    const place = element.getBoundingClientRect();
    const box = this.hover.getBoundingClientRect();
    const edge = 10;
    const right = place.right + edge;
    const left = right + box.width < innerWidth ? right : Math.max(edge, place.left - box.width - edge);
    const top = Math.max(
      edge,
      Math.min(place.top + place.height / 2 - box.height / 2, innerHeight - box.height - edge),
    );
    const free = besideQuestion({ left, top, width: box.width, height: box.height });
    this.hover.style.setProperty("left", `${free.left}px`);
    this.hover.style.setProperty("top", `${free.top}px`);
  }

  /**
   * @param {HTMLElement} into
   * @param {Element} element
   * @param {string} card
   * @param {boolean} closable
   */
  async #fill(into, element, card, closable) {
    const turn = {};
    this.#last.set(into, turn);
    const told = await cardText(this.game, card).catch(() => null);
    if (this.#last.get(into) !== turn) return;
    const text = told ?? { name: card, kind: "", facts: "", text: [say("web-table-no-text")], rules: [] };
    const marks = (this.tasks.marks?.(element) ?? []).filter((mark) => mark.label);
    const met = new Set(marks.map((mark) => mark.id));
    fillWith(
      into,
      readingFace(
        this.game,
        card,
        text,
        met,
        { kind: element.getAttribute("data-kind") ?? "", deck: element.getAttribute("data-deck") },
        marks.length > 0 &&
          make("ul", { class: "zoom__marks" }, ...marks.map((mark) => make("li", { text: mark.label }))),
        closable &&
          text.rules.length > 0 &&
          make("p", { class: "zoom__rules" }, ...text.rules.map((rule) => this.#rule(rule))),
      ),
      glossary(met),
      into.id === "reader" && make("div", { class: "reader__answers" }, ...(this.tasks.answers?.(element) ?? [])),
      closable && this.tasks.point?.(element),
      closable &&
        make(
          "button",
          {
            type: "button",
            class: "button button--icon zoom__close",
            "aria-label": say("web-table-close"),
            on: { click: () => this.dialog.close() },
          },
          icon("close"),
        ),
    );
    if (closable) this.dialog.setAttribute("aria-label", text.name);
  }

  /** @param {string} rule */
  #rule(rule) {
    const follow = () => {
      this.dialog.close();
      this.tasks.rule?.(rule);
    };
    return make("button", { type: "button", class: "rule-link", on: { click: follow } }, rule);
  }
}

/**
 * Where a box may be so that the question is not covered: above it, else beside it.
 * @param {{left: number, top: number, width: number, height: number}} box
 */
function besideQuestion({ left, top, width, height }) {
  const asked = document.getElementById("prompt")?.getBoundingClientRect();
  const edge = 10;
  if (!asked || top + height <= asked.top || left + width <= asked.left || left >= asked.right || top >= asked.bottom)
    return { left, top };
  if (asked.top > height + edge) return { left, top: asked.top - height - edge };
  return asked.left > width + edge
    ? { left: asked.left - width - edge, top }
    : { left, top: Math.max(0, asked.top - height - edge) };
}

/**
 * Whether something is in the lower half of the side beside a map: then it is read above.
 * @param {Element} element
 * @param {Element | null} app
 */
function isLow(element, app) {
  const side = app?.querySelector(":scope > .beside")?.getBoundingClientRect();
  const { top, height } = element.getBoundingClientRect();
  return Boolean(side && element.closest(".beside, .dock") && top + height / 2 > side.top + side.height / 2);
}
