// @ts-check
/** The prompt bar: who must do what, in words, and the answers as buttons. Always on screen. */

import { cardArt, crest } from "../../board/art.js";
import { beforePaint, byId, fillWith, make, setAttribute, setText } from "../../common/dom.js";
import { gistLine } from "../../board/cards/gist.js";
import { icon } from "../../common/icons.js";
import { chip } from "../../board/meters.js";
import { cardFoot } from "../../board/cards/pieces.js";
import { Strip } from "./strip.js";
import { count, say } from "../../common/say.js";
import { cardText } from "../../board/cards/zoom.js";

/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/dom.js").Child} Child */

/**
 * @typedef {object} Shown
 * @property {string} text what is asked, or who is awaited
 * @property {number | null} seat whose crest is before it
 * @property {"mine" | "wait" | "past" | "over" | "undo"} mood
 * @property {string[]} rules
 * @property {import("../../common/frames.js").Mark[]} purse what I can pay with
 * @property {Option[]} options
 * @property {Set<string>} quick keys of the options that get a button at once
 * @property {Set<string>} tray keys of the options about cards that are not on the table: they are shown as cards
 * @property {string} [topic] what is asked about, in a word
 * @property {number} [naming] how long a name may be that is given here; 0 where none is asked for
 * @property {boolean} [turn] whether it is my turn
 * @property {string | null} hinted the key of the option a hint points at
 * @property {{label: string, main?: boolean, href?: string, act?: () => void}[]} actions other buttons
 */

/**
 * @typedef {object} PromptTasks
 * @property {(option: Option) => void} answer
 * @property {(name: string) => void} name somebody gave a name
 * @property {(option: Option | null) => void} point an answer is pointed at, or none any more
 * @property {(rule: string) => void} rule
 * @property {(seat: number) => Node | null} [face] who is asked
 * @property {(option: Option) => Node | null} [picture] what stands for the place an answer points at
 * @property {(option: Option) => string} [there] what is to be found at that place
 * @property {(option: Option) => (Node | null)[]} [signs] what is to be read off that place
 */

const FEW = 4;
const LETTERS = 90;
const SHORT = 48;
const MANY = 6;
const LONG = 90;
/** On a phone more letters than these need the whole width. */
const VERY_LONG = 120;
/** A phone lists what it has room for, and the rest in the list of all answers. */
export const NARROW = matchMedia("(max-width: 860px)");
/** A phone on its side has a column of answers under the thumb: as many as there is room for. */
export const LYING = matchMedia("(max-height: 560px) and (min-width: 641px)");
/** Questions whose answers are stickers. */
const STICKERS = new Set(["sticker", "ability", "mastery", "improve"]);

/** @param {Option[]} options */
const keysOf = (options) => options.map(({ key }) => key).join("\n");

export class Prompt {
  /**
   * @param {string} game
   * @param {PromptTasks} tasks
   */
  constructor(game, tasks) {
    this.game = game;
    this.tasks = tasks;
    this.root = byId("prompt");
    this.text = byId("prompt-text");
    this.who = byId("prompt-who");
    this.purse = byId("prompt-purse");
    this.rules = byId("prompt-rules");
    this.row = byId("prompt-options");
    this.when = /** @type {HTMLElement} */ (byId("prompt-turn").parentElement);
    this.ask = /** @type {HTMLElement} */ (this.when.parentElement);
    this.more = byId("prompt-more");
    this.sheet = byId("prompt-sheet");
    this.looks = "";
    /** @type {Option[]} */
    this.options = [];
    this.locked = false;
    /** whether the answers are to be open as soon as the story is over */
    this.spread = false;
    this.waiting = false;
    this.strip = new Strip(this.row, this.more);
    this.fit = beforePaint(() => {
      this.strip.fit();
      this.#letScroll();
    });
    this.strip.fitted = () => {
      if (this.#hidesAnAnswer()) this.#spread();
    };
    new ResizeObserver(() => this.#letScroll()).observe(this.text);
    this.more.addEventListener("click", () => this.toggleSheet());
    this.sheet.addEventListener("keydown", (event) => this.#sheetKeys(event));
  }

  /** A long question can be scrolled; then it can be reached by keyboard, too. */
  #letScroll() {
    this.text.tabIndex = this.text.scrollHeight > this.text.clientHeight + 1 ? 0 : -1;
  }

  /**
   * Which options get a button in the bar (all of few short ones, else those that point at nothing
   * on the table) and which are laid out as cards.
   * @param {Option[]} options
   * @param {(id: string) => boolean} onTable
   * @param {(id: string) => boolean} [onMap] what a narrow screen lists, since its map shows only a part
   * @param {(id: string) => boolean} [inHand] what says on its own face what it would bring about
   * @returns {{quick: Set<string>, tray: Set<string>}}
   */
  static sort(options, onTable, onMap = () => false, inHand = () => false) {
    const shown = options.filter((option) => !(option.then && option.pieces.some(inHand)));
    if (shown.length && shown.length < options.length) return Prompt.sort(shown, onTable, onMap);
    const keys = (/** @type {Option[]} */ some) => new Set(some.map((option) => option.key));
    const loose = options.filter((option) => !option.pieces.some(onTable));
    const cards = loose.filter((option) => option.card);
    const tray = keys(cards.length > 1 ? cards : []);
    const column =
      LYING.matches && !document.body.hasAttribute("data-mapped") && options.some((option) => option.pieces.length);
    if (column) return { quick: keys(options.filter((option) => !tray.has(option.key))), tray };
    const letters = options.reduce((sum, option) => sum + option.label.length, 0);
    const told = options.length <= FEW && options.every((option) => option.then);
    const fits =
      told || (NARROW.matches ? options.every((option) => option.label.length <= SHORT) : letters <= LETTERS);
    const places = options.filter((option) => option.pieces.some(onMap));
    if (NARROW.matches && places.length)
      return { quick: keys([...places, ...loose.filter((option) => !tray.has(option.key))]), tray };
    if (options.length <= FEW && fits && !tray.size) return { quick: keys(options), tray };
    const rest = loose.filter((option) => !tray.has(option.key));
    return { quick: keys(rest.length <= MANY ? rest : rest.slice(-1)), tray };
  }

  /** @param {Shown} shown */
  show(shown) {
    const looks = JSON.stringify([
      shown.text,
      shown.turn,
      shown.seat,
      shown.mood,
      shown.rules,
      shown.purse,
      shown.options,
      [...shown.quick],
      [...shown.tray],
      shown.options.map((option) => this.tasks.there?.(option)),
      shown.hinted,
      shown.actions.map((action) => action.label),
      document.documentElement.lang,
    ]);
    if (looks === this.looks) return;
    this.looks = looks;
    const same = keysOf(shown.options) === keysOf(this.options);
    this.options = shown.options;
    setAttribute(this.root, "data-mood", shown.mood);
    setAttribute(this.root, "data-topic", shown.topic);
    setText(this.text, shown.text);
    byId("prompt-turn").hidden = !shown.turn;
    setAttribute(this.root, "data-my-turn", Boolean(shown.turn));
    setAttribute(this.ask, "data-purse", shown.purse.length > 0);
    this.text.classList.toggle("prompt__text--long", shown.text.length > LONG);
    setAttribute(this.root, "data-long", shown.text.length > VERY_LONG);
    fillWith(this.who, shown.seat === null ? null : (this.tasks.face?.(shown.seat) ?? crest(shown.seat)));
    setAttribute(this.who, "data-seat", shown.seat === null ? null : String(shown.seat));
    fillWith(this.purse, ...shown.purse.map((mark) => chip(mark)));
    this.#ruleLinks(shown.rules);
    this.#buttons(shown, same);
    const crowded =
      shown.options.length > 1 &&
      shown.quick.size < shown.options.length &&
      !shown.options.some((option) => option.pieces.length);
    this.spread = shown.tray.size > 0 || crowded;
    if (this.spread) this.#spread();
    else this.closeSheet();
  }

  /** The answers are open, now or as soon as the story is over. */
  #spread() {
    this.spread = true;
    if (!this.waiting) this.openSheet(false);
  }

  /** Whether one of few answers has no room in the bar and nothing on the table to press instead: "Yes" without "No" is not a question. */
  #hidesAnAnswer() {
    if (this.spread || this.options.length > FEW) return false;
    return this.options.some(
      (option) =>
        !option.pieces.length && this.row.querySelector(`[data-key="${CSS.escape(option.key)}"][data-folded]`),
    );
  }

  /**
   * While a story is told the answers are not open over it; they can be asked for.
   * @param {boolean} waiting
   */
  wait(waiting) {
    if (this.waiting === waiting) return;
    this.waiting = waiting;
    setAttribute(this.root, "data-sleeps", waiting ? "" : null);
    if (!waiting && this.spread) this.openSheet(false);
    else if (waiting && this.spread) this.closeSheet();
  }

  /** Nothing of a question stays. */
  clear() {
    this.looks = "";
    this.options = [];
    setAttribute(this.root, "data-mood", "wait");
    setText(this.text, say("web-table-opening"));
    byId("prompt-turn").hidden = true;
    for (const name of ["data-long", "data-my-turn", "data-then"]) this.root.removeAttribute(name);
    this.ask.removeAttribute("data-purse");
    this.tellWhen();
    for (const part of [this.who, this.purse, this.rules, this.row, byId("prompt-list")]) fillWith(part);
    this.more.hidden = true;
    this.closeSheet();
  }

  /** Say at the question whether anything is above its words: that it is my turn, the steps of one. */
  tellWhen() {
    const told = [...this.when.children].some((part) => !(/** @type {HTMLElement} */ (part).hidden));
    for (const part of [this.when, this.ask]) setAttribute(part, "data-when", told);
  }

  /** Say at the answers what they are drawn with. */
  #tellAnswers() {
    const answers = [...this.row.children].filter((child) => child.classList.contains("answer"));
    const then = answers.some((answer) => answer.hasAttribute("data-then"));
    for (const part of [this.root, this.row]) setAttribute(part, "data-then", then);
    setAttribute(
      this.row,
      "data-reaches",
      answers.some((answer) => answer.hasAttribute("data-reach")),
    );
    setAttribute(this.row, "data-many", Boolean(this.row.children[3]?.classList.contains("answer")));
  }

  /** @param {Shown} shown @param {boolean} same whether the same is asked as before */
  #buttons(shown, same) {
    const active = document.activeElement;
    const held = [this.row, byId("prompt-list")].find((part) => part.contains(active));
    const key = same && active instanceof HTMLElement ? active.dataset.key : undefined;
    const stickers = STICKERS.has(shown.topic ?? "");
    const quick = shown.options.filter(
      (option) => shown.quick.has(option.key) && (!stickers || shown.options.length <= FEW),
    );
    fillWith(
      this.row,
      shown.naming ? this.#naming(shown) : null,
      ...quick.map((option) => this.#option(option, shown)),
      ...shown.actions.map((action) => actionButton(action)),
    );
    this.#tellAnswers();
    const all = shown.options.length || shown.actions.length;
    this.strip.others = quick.length < shown.options.length;
    this.more.hidden = !this.strip.others;
    this.fit();
    fillWith(
      this.more,
      icon("list"),
      make("span", { class: "prompt__all", text: count("web-table-all-answers", all) }),
      make("b", { class: "prompt__number digits", "aria-hidden": "true", text: String(all) }),
    );
    fillWith(
      byId("prompt-list"),
      ...shown.options.map((option) =>
        make("li", {}, shown.tray.has(option.key) ? this.#card(option, shown) : this.#option(option, shown)),
      ),
      ...shown.actions.map((action) => make("li", {}, actionButton(action))),
    );
    byId("prompt-list").classList.toggle("prompt__list--cards", shown.tray.size > 0);
    byId("prompt-list").classList.toggle("prompt__list--stickers", stickers);
    if (held) this.#focusAgain(held, key);
  }

  /**
   * What is drawn again under the keyboard keeps it; a new question has it at its first answer.
   * @param {Element} held
   * @param {string | undefined} key
   */
  #focusAgain(held, key) {
    const again = key === undefined ? null : held.querySelector(`[data-key="${CSS.escape(key)}"]:not([data-folded])`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    else if (held === this.row) this.focus();
  }

  /**
   * @param {Option} option
   * @param {Shown} shown
   */
  #option(option, shown) {
    const number = shown.options.indexOf(option) + 1;
    const hinted = option.key === shown.hinted;
    const there = this.tasks.there?.(option);
    const picture = this.tasks.picture?.(option);
    const drawn = (/** @type {string} */ looks) => picture instanceof Element && picture.classList.contains(looks);
    return make(
      "button",
      {
        type: "button",
        class: hinted ? "answer answer--hinted" : "answer",
        "data-key": option.key,
        "data-verb": option.verb ?? null,
        "data-number": String(number),
        "data-card": option.card ?? null,
        "data-reach": drawn("reach__art"),
        "data-art": drawn("answer__art"),
        "data-then": Boolean(option.then),
        "aria-disabled": this.locked ? "true" : null,
        on: {
          click: () => this.tasks.answer(option),
          pointerenter: () => this.tasks.point(option),
          pointerleave: () => this.tasks.point(null),
          focus: () => this.tasks.point(option),
          blur: () => this.tasks.point(null),
        },
      },
      make("kbd", { class: "answer__number digits", "aria-hidden": "true", text: String(number) }),
      picture,
      make(
        "span",
        { class: "answer__words" },
        option.label,
        there && make("span", { class: "answer__there", text: there }),
        option.then && make("span", { class: "answer__then", text: option.then }),
      ),
      ...(this.tasks.signs?.(option) ?? []),
      hinted &&
        make(
          "span",
          { class: "answer__hint" },
          icon("hint"),
          make("span", { class: "unseen", text: say("web-table-hinted") }),
        ),
    );
  }

  /**
   * A field for a name of one's own, beside those that are offered.
   * @param {Shown} shown
   */
  #naming(shown) {
    const typed = this.row.querySelector(".naming__input");
    const input = make("input", {
      class: "input naming__input",
      id: "prompt-name",
      maxlength: String(shown.naming),
      autocomplete: "off",
      "aria-label": say("web-table-name"),
      placeholder: say("web-table-name"),
    });
    if (typed instanceof HTMLInputElement) input.value = typed.value;
    const give = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value.trim() && !this.locked) this.tasks.name(input.value);
      else input.focus();
    };
    return make(
      "form",
      { class: "naming", on: { submit: give } },
      input,
      make("button", { class: "button button--main", text: say("web-table-give-name") }),
    );
  }

  /**
   * An answer as the card it is about.
   * @param {Option} option
   * @param {Shown} shown
   */
  #card(option, shown) {
    const button = this.#option(option, shown);
    const card = option.card ?? "";
    const face = make("span", { class: "card card-frame answer__card", "aria-hidden": "true" });
    button.classList.add("answer--card");
    button.prepend(face);
    void cardText(this.game, card)
      .catch(() => null)
      .then((text) => {
        const [kind, name] = [text?.kind ?? "", text?.name ?? option.label];
        setAttribute(face, "data-kind", kind);
        fillWith(
          face,
          make("span", { class: "card-frame__art" }, cardArt(this.game, { card, kind, name })),
          cardFoot(
            make("span", { class: "card-frame__name card__name" }, make("span", { text: name })),
            gistLine(card),
          ),
        );
      });
    return button;
  }

  /** The first rule behind a question is beside it; further ones open from a sign that says how many. @param {string[]} rules */
  #ruleLinks(rules) {
    const [first, ...others] = rules;
    const list = make("span", { class: "prompt__more-rules", hidden: true }, ...others.map((rule) => this.#rule(rule)));
    const open = (/** @type {Event} */ event) => {
      list.hidden = !list.hidden;
      /** @type {HTMLElement} */ (event.currentTarget).setAttribute("aria-expanded", String(!list.hidden));
    };
    const more =
      others.length > 0 &&
      make("button", {
        type: "button",
        class: "rule-link",
        "aria-expanded": "false",
        "aria-label": count("web-table-more-rules", others.length),
        title: count("web-table-more-rules", others.length),
        text: `+${others.length}`,
        on: { click: open },
      });
    fillWith(this.rules, first === undefined ? null : this.#rule(first), more, others.length > 0 && list);
  }

  /** @param {string} rule */
  #rule(rule) {
    return make(
      "button",
      {
        type: "button",
        class: "rule-link",
        title: say("web-table-read-rule", { rule }),
        on: { click: () => this.tasks.rule(rule) },
      },
      rule,
    );
  }

  /** @param {boolean} locked while an answer is under way nothing else can be answered */
  lock(locked) {
    this.locked = locked;
    this.root.classList.toggle("prompt--busy", locked);
    setAttribute(this.root, "aria-busy", locked ? "true" : null);
    for (const button of this.root.querySelectorAll(".answer"))
      setAttribute(button, "aria-disabled", locked ? "true" : null);
  }

  toggleSheet() {
    if (this.sheet.hidden) this.openSheet();
    else this.closeSheet(true);
  }

  /** @param {boolean} [focus] */
  openSheet(focus = true) {
    this.sheet.hidden = false;
    this.more.setAttribute("aria-expanded", "true");
    if (!focus) return;
    const first = this.sheet.querySelector("button");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** @param {boolean} [focus] */
  closeSheet(focus = false) {
    const inside = this.sheet.contains(document.activeElement);
    this.sheet.hidden = true;
    this.more.setAttribute("aria-expanded", "false");
    if (focus || inside) this.focus();
  }

  /** Put the keyboard focus where play continues: on the first answer, or on the words. */
  focus() {
    const first =
      this.row.querySelector(":is(button, a):not([data-folded])") ??
      (this.sheet.hidden ? null : this.sheet.querySelector("button"));
    const target = first instanceof HTMLElement ? first : this.more.hidden ? this.text : this.more;
    target.focus({ preventScroll: true });
  }

  /**
   * Put the keyboard on the answer with that number.
   * @param {number} number
   * @returns {boolean} whether there is one
   */
  focusNumber(number) {
    if (number < 1 || number > this.options.length) return false;
    const inRow = this.row.querySelector(`[data-number="${number}"]:not([data-folded])`);
    if (!inRow && this.sheet.hidden) this.openSheet();
    const found = inRow ?? this.sheet.querySelector(`[data-number="${number}"]`);
    if (found instanceof HTMLElement) {
      found.focus();
      found.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  #sheetKeys(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      event.stopPropagation();
      this.closeSheet(true);
    } else if (step) {
      event.preventDefault();
      event.stopPropagation();
      const buttons = /** @type {HTMLElement[]} */ ([...this.sheet.querySelectorAll("button")]);
      const place = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      buttons[(place + step + buttons.length) % buttons.length]?.focus();
    }
  }
}

/** @param {Shown["actions"][number]} action */
function actionButton(action) {
  const looks = action.main ? "button button--main" : "button";
  if (action.href) return make("a", { class: looks, href: action.href, text: action.label });
  return make("button", { type: "button", class: looks, text: action.label, on: { click: () => action.act?.() } });
}
