// @ts-check
// The rulebook to read and search: a page of its own, or a panel beside the table.

import { icon } from "../art/emblems.js";
import { LOOKS } from "../common/looks.js";
import { make } from "../common/dom.js";
import { whereRead } from "../board/cards/unsealed.js";
import { aimOf } from "./aim.js";
import { get, Problem, sentence } from "../common/api.js";
import { fittingRules } from "./rule-search.js";
import { turnPlates } from "./turn.js";
import { count, currentLanguage, word } from "../common/words.js";
import { notSoon, soon } from "../common/settled.js";

/**
 * @typedef {import("../common/told.js").RuleRead} Rule
 * @typedef {import("../common/told.js").RulesRead} Book
 */

const NUMBER = /\b[A-Z]{1,2}-\d{3}\b/g;
const PAUSE = 180;

/**
 * @param {string} game
 * @param {{linked?: boolean, searched?: (query: string) => void}} [options] `linked`: rule numbers are addresses of this page
 */
export function rulesPanel(game, { linked = false, searched = () => {} } = {}) {
  const panel = new RulesPanel(game, linked, searched);
  return {
    element: panel.element,
    contents: panel.contents,
    show: (/** @type {string} */ query) => panel.show(query),
    title: () => panel.book?.title ?? "",
    lessons: () => panel.book?.lessons ?? 0,
  };
}

class RulesPanel {
  /** @param {string} game @param {boolean} linked @param {(query: string) => void} searched */
  constructor(game, linked, searched) {
    this.game = game;
    this.linked = linked;
    this.searched = searched;
    /** @type {Book | null} */
    this.book = null;
    this.loaded = "";
    this.timer = 0;
    this.asked = 0;
    this.input = make("input", { type: "search", class: "input", autocomplete: "off", spellcheck: "false" });
    this.status = make("p", { class: "rules__status muted small", role: "status" });
    this.list = make("div", { class: "rules__list", tabindex: "0", role: "region" });
    this.contents = make("nav", { class: "rules__contents" });
    const field = make(
      "label",
      { class: "rules__search" },
      make("span", { class: "unseen" }),
      icon("search"),
      this.input,
    );
    this.element = make("section", { class: "rules" }, field, this.status, this.list);
    this.input.addEventListener("input", () => {
      notSoon(this.timer);
      this.timer = soon(() => void this.search(this.input.value), PAUSE);
    });
    this.list.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-rule]") : null;
      if (button !== null && !this.linked) void this.show(button.getAttribute("data-rule") ?? "");
    });
    document.addEventListener("emberhold:language", () => {
      if (this.loaded) void this.show(this.input.value);
    });
    this.name();
  }

  name() {
    const label = word("web-rules-search");
    this.input.placeholder = label;
    const hidden = this.element.querySelector(".unseen");
    if (hidden !== null) hidden.textContent = label;
    this.list.setAttribute("aria-label", word("web-rules"));
    this.contents.setAttribute("aria-label", word("web-rules-contents"));
  }

  async load() {
    if (this.loaded === currentLanguage()) return;
    this.book = opened(this.game, await get(`/api/rules/${this.game}?q=${whereRead()}`));
    this.loaded = currentLanguage();
    this.name();
    this.drawContents();
  }

  /** Show one rule where it is in the book, or what fits some words. @param {string} query */
  async show(query) {
    try {
      await this.load();
      const ids = query.toUpperCase().match(NUMBER) ?? [];
      if (ids.length === 1 && ids[0] === query.trim().toUpperCase()) {
        this.input.value = "";
        this.draw(this.book?.rules ?? [], "");
        this.point(ids[0]);
      } else {
        this.input.value = query;
        await this.search(query);
      }
    } catch (error) {
      this.status.textContent = sentence(error);
    }
  }

  /** @param {string} query */
  async search(query) {
    this.asked += 1;
    const { asked } = this;
    this.searched(query);
    try {
      await this.load();
      const wanted = query.trim();
      const found = wanted ? await this.fitting(wanted) : this.book?.rules;
      if (asked === this.asked) this.draw(found ?? [], wanted);
    } catch (error) {
      this.status.textContent = sentence(error);
    }
  }

  /**
   * What fits some words; without a server the book that is open is searched.
   * @param {string} wanted @returns {Promise<Rule[]>}
   */
  async fitting(wanted) {
    try {
      return (await get(`/api/rules/${this.game}?q=${encodeURIComponent(wanted)}${whereRead()}`)).rules;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "offline" || !this.book) throw error;
      return fittingRules(this.book.rules, wanted);
    }
  }

  /** @param {Rule[]} rules @param {string} wanted */
  draw(rules, wanted) {
    this.status.textContent = wanted ? count("web-rules-found", rules.length) : "";
    /** @type {HTMLElement[]} */
    const parts = wanted ? [] : this.aim();
    let section = "";
    for (const rule of rules) {
      if (rule.section !== section) {
        section = rule.section;
        const level = section.includes(".") ? "h3" : "h2";
        parts.push(
          ...this.chapter(section, wanted),
          make(
            level,
            { class: "rules__heading", id: `section-${section}` },
            make("span", { class: "rules__number", text: section }),
            ...coded(rule.title),
          ),
        );
      }
      parts.push(this.rule(rule, wanted));
    }
    this.list.replaceChildren(...parts);
    this.list.scrollTop = 0;
  }

  /** A book opens with what the game is about and with a turn in pictures. */
  aim() {
    const text = aimOf(this.game);
    const aim = text
      ? [make("h2", { class: "rules__heading", text: word("web-aim") }), make("p", { class: "rules__aim", text })]
      : [];
    return this.linked ? [...turnPlates(this.game), ...aim] : aim;
  }

  /** The heading over a part's first section, where it has no rules of its own. @param {string} section @param {string} wanted */
  chapter(section, wanted) {
    if (wanted || !section.endsWith(".1")) return [];
    const number = section.slice(0, -2);
    const above = this.book?.sections.find((one) => one.number === number);
    if (above === undefined || this.book?.rules.some((rule) => rule.section === number)) return [];
    return [
      make(
        "h2",
        { class: "rules__heading", id: `section-${number}` },
        make("span", { class: "rules__number", text: number }),
        ...coded(above.title),
      ),
    ];
  }

  /** @param {Rule} rule @param {string} wanted */
  rule(rule, wanted) {
    const number = this.linked
      ? make("a", { class: "rules__id", href: `#${rule.id}`, text: rule.id })
      : make("span", { class: "rules__id", text: rule.id });
    return make(
      "p",
      { class: "rules__rule", id: this.linked ? rule.id : null, "data-id": rule.id },
      number,
      make("span", {}, ...this.words(rule.text, wanted)),
    );
  }

  /** A rule's text with other rules' numbers as ways to them, and what was searched for marked. @param {string} text @param {string} wanted */
  words(text, wanted) {
    /** @type {(Node | string)[]} */
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(NUMBER)) {
      parts.push(...marked(text.slice(from, found.index), wanted), this.reference(found[0]));
      from = found.index + found[0].length;
    }
    parts.push(...marked(text.slice(from), wanted));
    return parts;
  }

  /** @param {string} id */
  reference(id) {
    return this.linked
      ? make("a", { href: `#${id}`, text: id })
      : make("button", { type: "button", class: "rules__reference", "data-rule": id, text: id });
  }

  /** @param {string} id */
  point(id) {
    const rule = this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
    for (const other of this.list.querySelectorAll(".rules__rule--shown")) other.classList.remove("rules__rule--shown");
    if (!(rule instanceof HTMLElement)) {
      this.status.textContent = word("web-rules-unknown", { rule: id });
      return;
    }
    rule.classList.add("rules__rule--shown");
    rule.scrollIntoView({ block: "center" });
    this.status.textContent = "";
  }

  drawContents() {
    const links = (this.book?.sections ?? []).map(({ number, title }) =>
      make(
        "li",
        { class: number.includes(".") ? "rules__part" : "" },
        make(
          "a",
          { href: `#section-${number}` },
          make("span", { class: "rules__number", text: number }),
          ...coded(title),
        ),
      ),
    );
    this.contents.replaceChildren(make("ol", {}, ...links));
  }
}

/**
 * A book in the order it is read: a turn first, what is in the box last. Numbers stay as they are.
 * @param {string} game @param {Book} book @returns {Book}
 */
function opened(game, book) {
  const opening = LOOKS[game]?.opening;
  if (!opening) return book;
  const rank = (/** @type {string} */ section) => {
    const part = section.split(".")[0] ?? "";
    const first = opening.first.indexOf(part);
    return first >= 0 ? first - opening.first.length : opening.last.includes(part) ? 1 : 0;
  };
  const order = (/** @type {string} */ a, /** @type {string} */ b) => rank(a) - rank(b);
  return {
    ...book,
    sections: book.sections.toSorted((a, b) => order(a.number, b.number)),
    rules: book.rules.toSorted((a, b) => order(a.section, b.section)),
  };
}

/** @param {string} text @param {string} wanted */
function marked(text, wanted) {
  const at = wanted.length > 1 ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
  if (at < 0) return coded(text);
  const end = at + wanted.length;
  return [...coded(text.slice(0, at)), make("mark", { text: text.slice(at, end) }), ...coded(text.slice(end))];
}

/** Words between backticks are symbols. @param {string} text @returns {(Node | string)[]} */
function coded(text) {
  return text
    .split("`")
    .map((part, place) => (place % 2 ? make("code", { class: "rules__symbol", text: part }) : part))
    .filter((part) => part !== "");
}
