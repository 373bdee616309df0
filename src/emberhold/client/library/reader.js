// @ts-check
// The card that is read: a column beside the cards, or a sheet over them on a phone.

import { icon } from "../art/emblems.js";
import { get } from "../common/api.js";
import { currentLanguage, OWN_NAMES, word } from "../common/words.js";
import { fillWith, make } from "../common/dom.js";
import { readingFace } from "../board/cards/face.js";
import { glossary } from "../board/cards/glossary.js";
import { cardText } from "../board/cards/zoom.js";
import { during } from "../common/settled.js";

/** @typedef {import("./filters.js").Card} Card */

const BESIDE = matchMedia("(min-width: 1100px)");
const SWIPE = 60;
const RULES = 4;

export class Reader {
  /** @param {HTMLElement} element @param {(card: Card) => void} choose @param {() => string} second the other language to read */
  constructor(element, choose, second) {
    this.element = element;
    this.choose = choose;
    this.second = second;
    /** @type {Card | null} */
    this.card = null;
    /** @type {Card[]} */
    this.among = [];
    let from = 0;
    element.addEventListener("pointerdown", (event) => (from = event.clientX));
    element.addEventListener("pointerup", (event) => {
      const way = event.clientX - from;
      if (event.pointerType !== "mouse" && Math.abs(way) > SWIPE) this.#step(way < 0 ? 1 : -1);
    });
  }

  /** Whether there is room beside the cards. */
  get beside() {
    return BESIDE.matches;
  }

  /** @param {Card} card @param {Card[]} among */
  async show(card, among) {
    this.card = card;
    this.among = among;
    const text = (await cardText(card.box, card.slug).catch(() => null)) ?? { ...card, rules: [] };
    const other = await this.#other(card);
    const rules = await rulesFor(card.box, text.rules.slice(0, RULES));
    if (this.card !== card) return;
    /** @type {Set<string>} */
    const met = new Set();
    const face = readingFace(card.box, card.slug, text, met, { kind: card.kind });
    this.element.hidden = false;
    this.element.dataset.game = card.box;
    fillWith(this.element, this.#close(), face, glossary(met), other, rules, this.#ways());
    this.element.scrollTop = 0;
  }

  /** The same card in another language. */
  async again() {
    if (this.card) await this.show(this.card, this.among);
  }

  /** Put a sheet away; nothing to do for a column. */
  close() {
    if (this.beside || this.element.hidden) return false;
    this.element.hidden = true;
    return true;
  }

  /** @param {Card} card */
  async #other(card) {
    const language = this.second();
    if (!language || language === currentLanguage()) return null;
    const answer = await during(
      fetch(`/api/card/${encodeURIComponent(card.box)}/${encodeURIComponent(card.slug)}?lang=${language}`),
    ).catch(() => null);
    if (!answer?.ok) return null;
    const text = await during(answer.json());
    return make(
      "section",
      { class: "library__other", lang: language },
      make("b", { class: "library__lang", text: language.toUpperCase(), title: OWN_NAMES[language] }),
      make(
        "div",
        {},
        make("h3", { text: text.name }),
        ...text.text.map((/** @type {string} */ line) => make("p", { text: line })),
      ),
    );
  }

  #close() {
    return make(
      "button",
      {
        type: "button",
        class: "icon-button library__close",
        "aria-label": word("web-close"),
        on: { click: () => this.close() },
      },
      icon("close"),
    );
  }

  /** The cards before and after it, and its address. */
  #ways() {
    const at = this.among.findIndex((card) => card.slug === this.card?.slug && card.box === this.card?.box);
    const way = (/** @type {number} */ by, /** @type {string} */ sign) => {
      const next = this.among[at + by];
      return make(
        "button",
        {
          type: "button",
          class: "button button--quiet library__step",
          disabled: !next,
          on: { click: () => this.#step(by) },
        },
        by < 0 && icon(sign),
        make("span", { text: next?.name ?? "" }),
        by > 0 && icon(sign),
      );
    };
    const copy = make(
      "button",
      { type: "button", class: "button", id: "copy-card" },
      icon("link"),
      make("span", { text: word("web-cards-copy") }),
    );
    copy.addEventListener("click", () => {
      void navigator.clipboard?.writeText(`${location.origin}${location.pathname}#${this.card?.slug ?? ""}`);
      fillWith(copy, icon("check"), make("span", { role: "status", text: word("web-cards-shared") }));
    });
    return make(
      "footer",
      { class: "library__ways" },
      make(
        "div",
        { class: "library__steps" },
        way(-1, "previous"),
        make("span", {
          class: "muted small digits",
          text: at < 0 ? "" : word("web-cards-of", { n: at + 1, of: this.among.length }),
        }),
        way(1, "next"),
      ),
      copy,
    );
  }

  /** @param {number} by */
  #step(by) {
    const at = this.among.findIndex((card) => card.slug === this.card?.slug && card.box === this.card?.box);
    const next = this.among[at + by];
    if (at >= 0 && next) this.choose(next);
  }
}

/** The rules that speak of a card by its name. @param {string} game @param {string[]} ids */
async function rulesFor(game, ids) {
  if (!ids.length) return null;
  const asked = ids.length > 1 ? ids.join(" ") : (ids[0] ?? "");
  const { rules } = await get(`/api/rules/${encodeURIComponent(game)}?q=${encodeURIComponent(asked)}`).catch(() => ({
    rules: [],
  }));
  const rows = rules.map((/** @type {{id: string, text: string}} */ rule) =>
    make("li", {}, make("a", { href: `/rules/${game}#${rule.id}`, text: rule.id }), make("span", { text: rule.text })),
  );
  return rows.length
    ? make(
        "section",
        { class: "library__rules" },
        make("h3", { text: word("web-cards-rules") }),
        make("ul", {}, ...rows),
      )
    : null;
}
