// @ts-check
/** The story as pages of a book: opened at the table when a page is to be read, and again from the chronicle. */

import { pagePicture } from "../art/pages.js";
import { wax } from "../art/wax.js";
import { fillWith, make } from "../common/dom.js";
import { canReadAloud, readAloud, stopReading } from "./aloud.js";
import { say } from "../common/say.js";
import { during } from "../common/settled.js";

/** @typedef {import("../common/shown.js").Page} Page */

/** How large the letters of a page may be, the best first, and the least in pixels. */
const [SHARES, LEAST] = [[0.92, 0.86, 0.8], 16];

export class Book {
  /**
   * @param {{turn?: (page: Page) => boolean, skip?: () => void}} [tasks]
   *   what turning the last page leads to: true where another one may follow; and what skipping the rest does
   */
  constructor(tasks = {}) {
    this.tasks = tasks;
    /** @type {Page[]} */
    this.pages = [];
    this.place = 0;
    this.dialog = make("dialog", { class: "book", "aria-labelledby": "book-title", "aria-describedby": "book-text" });
    this.dialog.addEventListener("keydown", (event) => this.#pressed(event));
    this.dialog.addEventListener("close", stopReading);
    new ResizeObserver(() => this.#fit()).observe(this.dialog);
    document.body.append(this.dialog);
  }

  get isOpen() {
    return this.dialog.open;
  }

  /**
   * @param {Page[]} pages
   * @param {number} [place]
   */
  open(pages, place = 0) {
    this.pages = pages;
    this.place = place;
    this.#draw("on");
    if (!this.dialog.open) this.dialog.showModal();
    this.#fit();
    this.#focus();
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  next() {
    if (this.place < this.pages.length - 1) return this.#go(1);
    const page = this.pages[this.place];
    if (!page || !this.tasks.turn?.(page)) this.close();
  }

  back() {
    if (this.place > 0) this.#go(-1);
  }

  /** Another page has been opened: it is behind those that are read now. @param {Page} page @param {boolean} turn whether to turn to it at once */
  add(page, turn) {
    this.pages.push(page);
    if (turn) this.place = this.pages.length - 1;
    this.#draw(turn ? "on" : "");
    if (turn) this.#focus();
  }

  /** @param {number} step */
  #go(step) {
    this.place += step;
    this.#draw(step > 0 ? "on" : "back");
    this.#focus();
  }

  #focus() {
    const main = this.dialog.querySelector(".book__next") ?? this.dialog.querySelector(".book__skip");
    if (main instanceof HTMLElement) main.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const act = {
      ArrowRight: () => this.next(),
      PageDown: () => this.next(),
      ArrowLeft: () => this.back(),
      PageUp: () => this.back(),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {"on" | "back" | ""} way */
  #draw(way) {
    const page = this.pages[this.place];
    if (!page) return;
    stopReading();
    const last = this.place === this.pages.length - 1;
    const reading = Boolean(this.tasks.turn);
    const button = (/** @type {string} */ looks, /** @type {string} */ words, /** @type {() => void} */ act) =>
      make("button", { type: "button", class: looks, text: say(words), on: { click: act } });
    fillWith(
      this.dialog,
      make(
        "article",
        { class: "book__leaf", "data-way": way },
        make("span", { class: "book__seal", "aria-hidden": "true" }, wax(page.seal)),
        make(
          "div",
          { class: "book__picture", "aria-hidden": "true" },
          page.art && !isScene(page) ? pagePicture(page.art, page.id) : null,
        ),
        make(
          "div",
          { class: "book__page" },
          make(
            "header",
            { class: "book__head" },
            make("p", { class: "book__over", text: page.over }),
            make("h2", { class: "book__title", id: "book-title", text: page.title }),
            make("span", { class: "book__ornament", "aria-hidden": "true" }),
          ),
          make(
            "div",
            { class: "book__words scroller", tabindex: "0" },
            make("p", { id: "book-text", text: page.text }),
          ),
          page.people.length
            ? make(
                "ul",
                { class: "book__people", "aria-label": say("web-book-people") },
                ...page.people.map(({ who, name }) =>
                  make(
                    "li",
                    {},
                    make("span", { class: "book__face", "data-who": who, "aria-hidden": "true" }),
                    make("b", { text: name }),
                  ),
                ),
              )
            : null,
          page.opens.length
            ? make(
                "p",
                { class: "book__opens" },
                make("span", { class: "book__opens-words", text: say("web-book-opens") }),
                ...page.opens.map((letter, place) =>
                  make("b", { class: "book__letter", title: page.about[place] ?? null, text: letter }),
                ),
                make("span", {
                  class: "book__about",
                  text: say("web-book-about", {
                    what: new Intl.ListFormat(document.documentElement.lang).format(page.about),
                  }),
                }),
              )
            : null,
          make(
            "footer",
            { class: "book__foot" },
            make("span", { class: "book__number digits", text: this.#number(page, reading) }),
            canReadAloud()
              ? make("button", {
                  type: "button",
                  class: "book__aloud",
                  "aria-pressed": "false",
                  text: say("web-book-aloud"),
                  on: { click: (/** @type {Event} */ event) => this.#aloud(event, page) },
                })
              : null,
            make(
              "span",
              { class: "book__ways" },
              this.place > 0 ? button("button book__back", "web-book-back", () => this.back()) : null,
              reading && last
                ? button("button book__skip", "web-book-skip", () => this.#skip())
                : !reading
                  ? button("button book__skip", "web-book-close", () => this.close())
                  : null,
              !reading && last ? null : button("button button--main book__next", "web-book-next", () => this.next()),
            ),
          ),
        ),
      ),
    );
    this.#fit();
    if (isScene(page)) void this.#scene(page);
  }

  /** Which page this is: of all that were read, or at the table of those that are read together, as far as that is known. @param {Page} page @param {boolean} reading */
  #number(page, reading) {
    if (!reading) return say("web-book-page", { n: this.place + 1, most: this.pages.length });
    return page.most > 1
      ? say("web-book-page", { n: page.place, most: page.most })
      : say("web-book-number", { n: this.place + 1 });
  }

  /** A page is whole: its letters are a little smaller where the window is low, and only then does it scroll. */
  #fit() {
    const words = this.dialog.querySelector(".book__words");
    const text = words?.firstElementChild;
    if (!words || !(text instanceof HTMLElement)) return;
    text.style.fontSize = "";
    const usual = parseFloat(getComputedStyle(text).fontSize);
    for (const share of SHARES) {
      if (words.scrollHeight <= words.clientHeight) return;
      text.style.fontSize = `${Math.min(usual, Math.max(LEAST, usual * share))}px`;
    }
  }

  /** A scene is fetched when its page is opened: most tables never show one. @param {Page} page */
  async #scene(page) {
    const { facePicture, scenePicture } = await during(import("../art/scenes.js"), "part");
    const place = this.dialog.querySelector(".book__picture");
    if (!place || this.pages[this.place] !== page) return;
    fillWith(place, scenePicture(page.art, place.clientWidth > place.clientHeight));
    for (const face of this.dialog.querySelectorAll(".book__face"))
      fillWith(face, facePicture(page.art, face.getAttribute("data-who") ?? ""));
  }

  /** Read the page to those who listen, or stop. @param {Event} event @param {Page} page */
  #aloud(event, page) {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const told = (/** @type {boolean} */ reads) => button.setAttribute("aria-pressed", String(reads));
    if (button.getAttribute("aria-pressed") === "true") stopReading();
    else readAloud(`${page.title}. ${page.text}`, told);
  }

  #skip() {
    this.close();
    this.tasks.skip?.();
  }
}

/** Whether what is told is drawn, instead of a sign for it. @param {Page} page */
function isScene({ art }) {
  return art.startsWith("scene:");
}
