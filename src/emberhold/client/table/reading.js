// @ts-check
/**
 * Pages of the story that are read at the table: the player who is asked opens the book, everybody turns for
 * themselves.
 */

import { Book } from "../story/book.js";
import { soon } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../story/book.js").Page} Page */

const AGAIN = 60;

export class Reading {
  /**
   * @param {(key: string) => boolean} answer give the answer that opens the next page; whether it could be given now
   */
  constructor(answer) {
    this.answer = answer;
    /** @type {Page[]} what has been opened at this table, in order */
    this.pages = [];
    /**
     * the page that is asked about now, and how to read on; nothing where no page is open
     * @type {{page: Page, key: string | null} | null}
     */
    this.asked = null;
    /** whether somebody here is waiting for the next page */
    this.waiting = false;
    this.skipping = false;
    this.book = new Book({ turn: (page) => this.#turn(page), skip: () => this.#skip() });
  }

  /** @param {State} state */
  take(state) {
    const question = state.result ? undefined : state.asked.find((asked) => asked.page);
    if (!question?.page) {
      this.asked = null;
      this.skipping = false;
      if (this.waiting) this.book.close();
      this.waiting = false;
      return;
    }
    const { page } = question;
    const key = question.mine ? (question.options[0]?.key ?? null) : null;
    const fresh = this.asked?.page.id !== page.id;
    this.asked = { page, key };
    if (this.skipping && key) return this.#give();
    if (fresh) this.#show(page);
    else this.#speak(page);
  }

  /** @param {Page} page */
  #show(page) {
    const last = this.pages.at(-1);
    if (last?.id === page.id) this.pages.pop();
    if (this.book.isOpen) this.book.add(page, this.waiting);
    else this.book.open([...this.pages, page], this.pages.length);
    this.pages = this.book.pages;
    this.waiting = false;
  }

  /** The same page in another language. @param {Page} page */
  #speak(page) {
    const place = this.pages.findIndex((one) => one.id === page.id);
    if (place < 0 || this.pages[place]?.text === page.text) return;
    this.pages[place] = page;
    if (this.book.isOpen) this.book.open(this.pages, this.book.place);
  }

  /** @param {Page} page the last one there is */
  #turn(page) {
    if (this.asked?.page.id !== page.id || !this.asked.key) return false;
    this.waiting = true;
    this.#give();
    return true;
  }

  #skip() {
    if (!this.asked?.key) return;
    this.skipping = true;
    this.#give();
  }

  /** Read on, as soon as the last answer is through. */
  #give() {
    const asked = this.asked;
    if (asked?.key && !this.answer(asked.key)) soon(() => this.asked === asked && this.#give(), AGAIN);
  }
}
