// @ts-check
/** The log: what happened, line by line, in the language of the reader; each line leads back to its moment. */

import { beforePaint, fillWith, make, setAttribute } from "../common/dom.js";
import { icon } from "../common/icons.js";
import { headed, say } from "../common/say.js";

/** @typedef {import("../common/frames.js").LogLine} LogLine */
/** @typedef {import("../common/frames.js").LogPart} LogPart */

/** How many of the last lines stay on the page when there are more than the most; the older ones leave it. */
const [KEPT, MOST] = [80, 140];
/** How many of them come back at once, when somebody is that many pixels from the first that is shown. */
const [BACK, NEAR_THE_START] = [60, 240];
/** Within how many pixels of its end somebody counts as reading the last lines. */
const NEAR_THE_END = 60;

export class LogPanel {
  /**
   * @param {HTMLElement} list an ordered list
   * @param {{look: (at: number) => void, card: (card: string) => void, why: (line: LogLine) => void}} tasks
   */
  constructor(list, tasks) {
    this.list = list;
    this.tasks = tasks;
    /** @type {LogLine[]} */
    this.lines = [];
    /** how many lines have left the page */
    this.first = 0;
    /** @type {number | null} the moment looked at */
    this.moment = null;
    /** whether the last line stays in sight when another comes */
    this.follows = true;
    /** how far down it was when it last moved */
    this.top = 0;
    /** Bring the last line into sight. */
    this.toEnd = beforePaint(() => this.#scroll());
    list.addEventListener("keydown", (event) => this.#keys(event));
    document.addEventListener("scroll", (event) => this.#scrolled(event.target), { capture: true, passive: true });
    // What is above it grows too, and the panel shrinks for a card that is read: the end stays in sight.
    const grown = new ResizeObserver(() => this.follows && this.toEnd());
    for (const part of [this.#box(), ...(this.#box()?.children ?? [])]) if (part) grown.observe(part);
  }

  /**
   * Up and down from line to line, left and right along the cards a line names.
   * @param {KeyboardEvent} event
   */
  #keys(event) {
    const from = event.target;
    if (!(from instanceof HTMLElement)) return;
    const line = from.closest("li");
    const steps = /** @type {HTMLElement[]} */ ([
      ...(line?.querySelectorAll(".log__card, .log__why, .log__look") ?? []),
    ]);
    const beside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    /** @type {Element | null | undefined} */
    let to = beside ? steps[steps.indexOf(from) + beside] : null;
    if (event.key === "ArrowUp" && !line?.previousElementSibling) this.#bringBack();
    if (event.key === "ArrowUp") to = line?.previousElementSibling?.querySelector(".log__look");
    else if (event.key === "ArrowDown") to = line?.nextElementSibling?.querySelector(".log__look");
    else if ((event.key === "Enter" || event.key === " ") && from.matches(".log__card")) from.click();
    else if (!beside) return;
    event.preventDefault();
    if (to instanceof HTMLElement) to.focus();
  }

  /**
   * Take in a part of the log; lines known already are replaced.
   * @param {LogPart} part
   * @returns {LogLine[]} the lines that are new
   */
  take(part) {
    const from = Math.min(part.from, this.lines.length);
    const known = this.lines.length;
    this.lines = [...this.lines.slice(0, from), ...part.lines];
    if (from < this.first) this.#forget(Math.max(0, from - KEPT));
    const kept = this.#keptElements(part.lines, from);
    while (this.first + this.list.children.length > kept) this.list.lastElementChild?.remove();
    if (this.follows && this.lines.length - kept > MOST) this.#forget(this.lines.length - KEPT);
    this.list.append(...this.lines.slice(Math.max(kept, this.first)).map((line) => this.#line(line)));
    if (this.follows) {
      this.#leave();
      this.toEnd();
    }
    const last = this.list.lastElementChild?.querySelector(".log__look");
    if (last instanceof HTMLElement) last.tabIndex = 0;
    this.look(this.moment);
    return this.lines.slice(Math.max(known, kept));
  }

  /**
   * How many of the elements shown still say what they should.
   * @param {LogLine[]} lines
   * @param {number} from
   */
  #keptElements(lines, from) {
    let kept = Math.min(from, this.first + this.list.children.length);
    for (const line of lines) {
      const element = this.list.children[kept - this.first];
      if (!(element instanceof HTMLElement) || element.dataset.words !== wordsOf(line)) break;
      kept += 1;
    }
    return kept;
  }

  clear() {
    this.lines = [];
    this.#forget(0);
  }

  /** Nothing is on the page, and what comes begins with a line. @param {number} first */
  #forget(first) {
    this.first = first;
    this.list.replaceChildren();
  }

  /** Old lines leave the page; scrolling back brings them back. */
  #leave() {
    if (this.list.children.length <= MOST) return;
    for (const line of [...this.list.children].slice(0, -KEPT)) line.remove();
    this.first = this.lines.length - this.list.children.length;
  }

  /** Some of the lines that have left come back; what is read stays where it is. @param {number} [to] the line that has to be there */
  #bringBack(to = this.first - BACK) {
    const from = Math.max(0, Math.min(to, this.first));
    if (from === this.first) return;
    const box = this.#box();
    const below = box ? box.scrollHeight - box.scrollTop : 0;
    this.list.prepend(...this.lines.slice(from, this.first).map((line) => this.#line(line)));
    this.first = from;
    this.#mark();
    if (!box) return;
    box.scrollTop = box.scrollHeight - below;
    this.top = box.scrollTop;
  }

  /**
   * Mark the moment that is looked at.
   * @param {number | null} moment
   */
  look(moment) {
    this.moment = moment;
    const place = moment === null ? -1 : this.lines.findIndex((line) => line.at >= moment);
    if (place >= 0 && place < this.first) this.#bringBack(place - KEPT);
    this.#mark();
  }

  #mark() {
    const { moment } = this;
    for (const item of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      const at = Number(item.dataset.at);
      item.classList.toggle("log__line--now", moment !== null && at === moment);
      item.classList.toggle("log__line--later", moment !== null && at > moment);
    }
  }

  #scroll() {
    const box = this.#box();
    if (box) box.scrollTop = box.scrollHeight;
  }

  /** A reader who is further up is left there. @param {EventTarget | null} target */
  #scrolled(target) {
    const box = this.#box();
    if (!box || target !== box) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    // Lines that came since the last scroll leave the end further away: only a move upwards is a wish to stay.
    if (near) this.follows = true;
    else if (box.scrollTop < this.top) this.follows = false;
    this.top = box.scrollTop;
    if (!this.follows && box.scrollTop < NEAR_THE_START) this.#bringBack();
  }

  #box() {
    return this.list.closest(".scroller") ?? this.list.parentElement;
  }

  /** @param {LogLine} line */
  #line(line) {
    const item = make("li", {
      class: "log__line",
      "data-turn": line.turn ?? null,
      "data-at": String(line.at),
      "data-words": wordsOf(line),
    });
    const said = make(
      line.turn ? "h3" : "span",
      { class: "log__words" },
      ...line.text.map((word) => (typeof word === "string" ? word : this.#card(word))),
    );
    const look = make(
      "button",
      {
        type: "button",
        class: "log__look",
        tabindex: "-1",
        title: say("web-table-look-back"),
        on: { click: () => this.tasks.look(line.at) },
      },
      icon("eye"),
      make("span", { class: "unseen", text: headed(say("web-table-look-back"), plainWords(line)) }),
    );
    const why =
      Boolean(line.rules?.length) &&
      make(
        "button",
        {
          type: "button",
          class: "log__why",
          tabindex: "-1",
          title: say("web-why"),
          on: { click: () => this.tasks.why(line) },
        },
        icon("why"),
        make("span", { class: "unseen", text: headed(say("web-why"), plainWords(line)) }),
      );
    const private_ =
      line.private &&
      make(
        "span",
        { class: "log__private", title: say("web-table-private") },
        icon("lock"),
        make("span", { class: "unseen", text: say("web-table-private") }),
      );
    fillWith(item, private_, said, why, look);
    setAttribute(item, "data-private", line.private);
    setAttribute(item, "data-why", Boolean(why));
    return item;
  }

  /** @param {{card: string, name: string}} word */
  #card(word) {
    const read = () => this.tasks.card(word.card);
    return make(
      "span",
      { role: "button", tabindex: "-1", class: "log__card", "data-card": word.card, on: { click: read } },
      word.name,
    );
  }
}

/** @param {LogLine} line */
export function plainWords(line) {
  return line.text.map((word) => (typeof word === "string" ? word : word.name)).join("");
}

/** @param {LogLine} line */
function wordsOf(line) {
  return `${line.at} ${plainWords(line)}`;
}
