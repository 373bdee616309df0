// @ts-check
/** A finished game judged, above its replay: the curve, the three decisions that cost most, luck and choices. */

import { icon } from "../../art/emblems.js";
import { get, post, sentence } from "../../common/api.js";
import { byId, fillWith, make, setAttribute } from "../../common/dom.js";
import { drawNumbers } from "../../life/numbers.js";
import { calledBy, currentLanguage, headed, word } from "../../common/words.js";
import { outcomeWords, playersOf } from "../../shared/outcome.js";
import { chart, moveCursor } from "./chart.js";
import { Sought } from "./sought.js";
import { pixels, summary } from "./summary.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/told.js").Judged} Told */
/** @typedef {import("../../common/told.js").JudgedDecision} Decision */
/** @typedef {{go: (answers: number, better?: number) => Promise<void>, playFrom: (answers: number) => void}} Acts */

const SIZE = { width: 900, height: 130 };
const SIZE_PHONE = { width: 360, height: 110 };
const AGAIN = 1200;
/** The answers of a better line that are shown. */
const LONGEST = 8;
/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
/** @param {number} hundredths */
const percent = (hundredths) => new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(hundredths / 100);

export class Judged {
  /** @param {string} table @param {State} now @param {Acts} acts */
  constructor(table, now, acts) {
    this.path = `/api/t/${table}/analysis`;
    this.now = now;
    this.acts = acts;
    this.root = byId("judged");
    /** @type {Told | null} */
    this.told = null;
    this.chosen = -1;
    /** How many steps of the better line have been taken. */
    this.taken = 0;
    this.at = 0;
    this.side = 0;
    this.timer = 0;
    this.sought = new Sought(table, now.you.seats.length > 0);
    /** The language in which the numbers are drawn; none before they are. */
    this.counted = "";
  }

  /** Look whether the game has been judged; begin if that is wished. @param {boolean} wished */
  async begin(wished) {
    if (this.now.result === null) return;
    this.root.hidden = false;
    try {
      this.take(await get(this.path));
      if (wished && this.told?.stage === "none") await this.ask();
    } catch (error) {
      this.tell(error);
    }
  }

  async ask() {
    this.take(await post(this.path, {}));
  }

  /** @param {unknown} error */
  tell(error) {
    fillWith(this.root, make("p", { class: "notice notice--bad", role: "alert", text: sentence(error) }));
  }

  /** @param {Told} told */
  take(told) {
    this.told = told;
    clearTimeout(this.timer);
    if (told.stage === "working") {
      const next = () =>
        get(this.path)
          .then((later) => this.take(later))
          .catch((error) => this.tell(error));
      this.timer = setTimeout(() => void next(), AGAIN);
    }
    this.draw();
  }

  /** Another language, or other eyes. @param {State} now @param {number | null} seat whose side is looked at */
  async again(now, seat) {
    this.now = now;
    const own = seat ?? now.you.seats[0] ?? now.result?.winners[0] ?? 0;
    this.side = Math.max(0, this.told?.sides.findIndex((side) => side.includes(own)) ?? 0);
    if (this.told?.stage === "done") this.told = await get(this.path);
    this.draw();
  }

  /** The replay has come to a moment, or to a step of the better line. @param {number} at @param {number} better */
  look(at, better) {
    this.at = at;
    const { told } = this;
    if (told?.stage !== "done") return;
    const line = this.#line();
    this.taken = better ? line.findIndex(({ after }) => after === better) + 1 : 0;
    setAttribute(byId("board"), "data-better", better ? "" : null);
    this.#markSteps(line);
    const step = { n: this.taken, all: line.length };
    byId("status").textContent = this.taken ? word("web-judged-step", step) : "";
    moveCursor(this.root.querySelector(".judged__chart"), told, at, this.size());
    this.light();
  }

  size() {
    return innerWidth < 640 ? SIZE_PHONE : SIZE;
  }

  // Drawing

  draw() {
    const { told } = this;
    if (told === null) return;
    setAttribute(this.root, "data-stage", told.stage);
    setAttribute(byId("main"), "data-analysis", told.stage);
    if (told.stage === "none" || told.stage === "failed") {
      const problem = told.problem && make("p", { class: "notice notice--bad", text: told.problem });
      fillWith(this.root, problem, this.#asking());
    } else if (told.stage === "working") fillWith(this.root, this.#working(told));
    else this.#drawAll(told);
  }

  #asking() {
    const act = () => void this.ask().catch((error) => this.tell(error));
    const looks = { type: "button", class: "button judged__ask", on: { click: act } };
    return make("button", looks, icon("hint"), word("web-judged-ask"));
  }

  /** @param {Told} told */
  #working(told) {
    const { done, all } = told;
    const words = all ? word("web-judged-working", { done, all }) : word("web-judged-waiting");
    const bar = make("progress", { max: String(Math.max(1, all)), value: String(done), "aria-label": words });
    return make("div", { class: "judged__working", role: "status" }, bar, make("span", { text: words }));
  }

  /** @param {Told} told */
  #drawAll(told) {
    const size = this.size();
    const drawn = chart(told, this.side, size);
    drawn.addEventListener("click", (event) => {
      const box = drawn.getBoundingClientRect();
      const share = ((event.clientX - box.left) / box.width) * (1 + 24 / size.width) - 12 / size.width;
      void this.acts.go(Math.round(Math.min(1, Math.max(0, share)) * told.answers));
    });
    const account = told.accounts[this.side];
    const spoken = account ? word("web-judged-told", { from: account.start, to: account.end }) : "";
    const looks = { type: "button", class: "button button--quiet", on: { click: () => void this.#share(told) } };
    const share = make("button", looks, icon("download"), word("web-judged-picture"));
    const counted = make("a", { class: "button button--quiet", href: "#numbers" }, word("web-ending-numbers"));
    const head = make("header", {}, make("h2", { text: this.#curveTitle(told) }), counted, share);
    const figure = make("figure", {}, drawn, make("figcaption", { class: "unseen", text: spoken }));
    fillWith(
      this.root,
      make("div", { class: "judged__curve" }, head, figure),
      this.#account(told),
      this.#decisions(told),
      make("div", { class: "judged__lines", role: "status" }),
      this.sought.begin(),
    );
    moveCursor(drawn, told, this.at, size);
    this.#lines(told);
    void this.#count();
  }

  /** What everybody did, below the table; the analysis is whole without it. */
  async #count() {
    const language = currentLanguage();
    if (this.counted === language) return;
    this.counted = language;
    const drawn = await drawNumbers(this.now).catch(() => null);
    if (this.counted !== language) return;
    fillWith(byId("numbers"), drawn);
    byId("numbers").hidden = drawn === null;
    this.root.querySelector("[href='#numbers']")?.toggleAttribute("hidden", drawn === null);
  }

  /** @param {Told} told */
  #curveTitle(told) {
    if (told.sides.length === 1) return word("web-judged-together");
    const names = (told.sides[this.side] ?? []).map((seat) => this.#name(seat));
    return word("web-judged-curve", { name: names.join(", ") });
  }

  /** @param {number} seat */
  #name(seat) {
    const place = this.now.seats.find((each) => each.seat === seat);
    return place ? calledBy(this.now, place) : word("web-setup-seat", { n: seat + 1 });
  }

  /**
   * What each row is called, its points, and where its bar is.
   * @param {Told} told
   * @returns {[string, number, number, number][]}
   */
  #rows(told) {
    const account = told.accounts[this.side];
    if (!account) return [];
    /** @type {[string, number, number, number][]} */
    const rows = [[word("web-judged-start"), account.start, 0, account.start]];
    let now = account.start;
    const step = (/** @type {string} */ name, /** @type {number} */ points) => {
      rows.push([name, points, Math.min(now, now + points), Math.abs(points)]);
      now += points;
    };
    step(word("web-judged-luck"), account.luck);
    for (const [seat, points] of account.choices.entries()) {
      step(word("web-judged-choices", { name: this.#name(seat) }), points);
    }
    rows.push([word("web-judged-end"), account.end, 0, account.end]);
    return rows;
  }

  /** @param {Told} told */
  #account(told) {
    const rows = this.#rows(told);
    const low = Math.min(0, ...rows.map(([, , from]) => from));
    const high = Math.max(100, ...rows.map(([, , from, size]) => from + size));
    const drawn = rows.map(([name, points, from, size], n) => {
      const ends = n === 0 || n === rows.length - 1;
      const bar = make("i", { "data-row": ends ? "end" : n === 1 ? "luck" : "choice" });
      bar.style.marginInlineStart = `${(100 * (from - low)) / (high - low)}%`;
      bar.style.width = `${(100 * size) / (high - low)}%`;
      const row = make("span", { class: "judged__bar", "aria-hidden": "true" }, bar);
      const figure = make("b", { class: "digits", text: ends ? percent(points) : signed(points) });
      return make("li", {}, make("span", { class: "judged__name", text: name }), row, figure);
    });
    const title = word("web-judged-account");
    const head = make("h2", {}, title, " ", make("small", { text: word("web-judged-account-about") }));
    return make("section", { class: "judged__account", "aria-label": title }, head, make("ul", {}, ...drawn));
  }

  /** @param {Told} told */
  #decisions(told) {
    const all = told.costly.length;
    if (all === 0) return make("p", { class: "judged__nothing", text: word("web-judged-nothing") });
    const cards = told.costly.map((decision, n) => {
      const better = decision.better[0]?.text ?? "";
      const [name, played] = [this.#name(decision.seat), decision.played.text];
      const spoken = word("web-judged-decision", { n: n + 1, all, name, played, cost: decision.cost, better });
      const pressed = { "aria-pressed": String(n === this.chosen), "aria-label": spoken };
      const act = { click: () => void this.choose(n) };
      return make(
        "button",
        { type: "button", class: "judged__card", ...pressed, on: act },
        make("span", { class: "judged__number digits", text: String(n + 1) }),
        make("span", { class: "judged__what" }, make("strong", { text: played }), make("small", { text: name })),
        make("b", { class: "judged__cost digits", text: `−${decision.cost}` }),
      );
    });
    return make("div", { class: "judged__cards", role: "group", "aria-label": word("web-judged-costly") }, ...cards);
  }

  /** Look at one of the three. @param {number} n */
  async choose(n) {
    const decision = this.told?.costly[n];
    if (this.told === null || !decision) return;
    this.chosen = n;
    for (const [place, card] of [...this.root.querySelectorAll(".judged__card")].entries()) {
      card.setAttribute("aria-pressed", String(place === n));
    }
    this.#lines(this.told);
    await this.acts.go(decision.answers);
    this.light();
    this.root.querySelector(".judged__lines")?.scrollIntoView({ block: "nearest" });
  }

  /** What was played and what would have been better. @param {Told} told */
  #lines(told) {
    const place = this.root.querySelector(".judged__lines");
    const decision = told.costly[this.chosen];
    if (!place || !decision) return;
    const shown = this.#line();
    const steps = shown.map(({ text }, n) => {
      const label = headed(word("web-judged-step", { n: n + 1, all: shown.length }), text);
      const act = { click: () => void this.#show(n + 1) };
      return make("li", {}, make("button", { type: "button", "aria-label": label, text, on: act }));
    });
    const line = (/** @type {string} */ how, /** @type {HTMLElement} */ words, /** @type {number} */ chance) => {
      const figure = make("b", { class: "digits", text: percent(chance) });
      return make("div", { class: `judged__line judged__line--${how}` }, words, figure);
    };
    const said = make("strong", { text: headed(this.#name(decision.seat), decision.played.text) });
    const played = make("p", {}, said, make("small", { text: decision.asked }));
    const head = make("strong", { text: word("web-judged-better") });
    const better = make("div", {}, head, this.#walk(), make("ol", {}, ...steps));
    const looks = { type: "button", class: "button button--main", on: { click: () => this.playFrom() } };
    const from = make("button", looks, icon("play"), word("web-judged-from"));
    fillWith(place, line("played", played, decision.after), line("better", better, decision.before), from);
    this.#markSteps(shown);
  }

  // The better line, step by step on the table

  /** The steps of the better line that is looked at. */
  #line() {
    return this.told?.costly[this.chosen]?.better.slice(0, LONGEST) ?? [];
  }

  /** Two buttons that walk along it. */
  #walk() {
    const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) => {
      const looks = { type: "button", class: "button button--icon", title: word(name), "aria-label": word(name) };
      return make("button", { ...looks, "data-walk": String(by), on: { click: () => void this.step(by) } }, icon(sign));
    };
    const back = button("previous", "web-judged-step-back", -1);
    return make("span", { class: "judged__walk" }, back, button("next", "web-judged-step-on", 1));
  }

  /** A step further along the better line, or back. @param {number} by */
  async step(by) {
    const to = this.taken + by;
    if (to >= 0 && to <= this.#line().length) await this.#show(to);
  }

  /** The table after some steps of the better line. @param {number} steps */
  async #show(steps) {
    const decision = this.told?.costly[this.chosen];
    if (decision) await this.acts.go(decision.answers, this.#line()[steps - 1]?.after ?? 0);
  }

  /** Which step the table shows. @param {import("../../common/told.js").JudgedStep[]} line */
  #markSteps(line) {
    for (const [n, button] of [...this.root.querySelectorAll(".judged__line--better li > button")].entries()) {
      setAttribute(button, "aria-current", n + 1 === this.taken ? "step" : null);
    }
    for (const button of this.root.querySelectorAll("[data-walk]")) {
      const end = button.getAttribute("data-walk") === "1" ? line.length : 0;
      button.toggleAttribute("disabled", this.taken === end);
    }
  }

  /** Continue from the decision that is looked at. */
  playFrom() {
    const decision = this.told?.costly[this.chosen];
    if (decision) this.acts.playFrom(decision.answers);
  }

  /** Show on the table what the two lines are about. */
  light() {
    for (const lit of document.querySelectorAll("[data-judged]")) lit.removeAttribute("data-judged");
    const decision = this.told?.costly[this.chosen];
    if (!decision || this.at !== decision.answers) return;
    const mark = (/** @type {string[]} */ pieces, /** @type {string} */ how) => {
      for (const id of pieces) {
        document.querySelector(`[data-piece="${CSS.escape(id)}"]`)?.setAttribute("data-judged", how);
      }
    };
    if (this.taken === 0) mark(decision.played.pieces, "played");
    mark(this.#line()[this.taken]?.pieces ?? [], "better");
  }

  // To share

  /** @param {Told} told */
  async #share(told) {
    const { now } = this;
    const all = this.#rows(told);
    /** @type {[string, string][]} */
    const rows = all.map(([name, points], n) => {
      return [name, n === 0 || n === all.length - 1 ? percent(points) : signed(points)];
    });
    const result = now.result ? outcomeWords(now.result, playersOf(now)) : "";
    const decisions = told.costly.map(({ seat, played, cost }) => {
      return { text: headed(this.#name(seat), played.text), cost: `−${cost}` };
    });
    const words = { title: now.table.title, result, curve: this.#curveTitle(told), rows, decisions };
    const drawn = summary(told, this.side, words);
    const address = URL.createObjectURL(await pixels(drawn));
    make("a", { href: address, download: `emberhold-${now.table.game}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(address), AGAIN);
  }
}
