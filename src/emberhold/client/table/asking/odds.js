// @ts-check
/**
 * What lies ahead, where somebody has switched it on: asked of the server for each moment. Chances that follow from an
 * answer are strips on its button and on its card in the hand; the rest is in the panel beside the table, which a
 * button at the question opens where it is closed.
 */

import { byId, fillWith, make, setAttribute } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { prefer, preference } from "../../common/preferences.js";
import { say } from "../../common/say.js";
import { coming, strip } from "./outlook.js";

/** @typedef {import("../page.js").TablePage} TablePage */
/** @typedef {import("../../common/shown.js").Outlook} Outlook */

export class Odds {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.root = byId("odds");
    this.opener = byId("open-odds");
    /** for which moment it was asked */
    this.at = "";
    /** @type {Outlook[]} */
    this.lines = [];
    this.opener.append(icon("eye"));
    this.opener.addEventListener("click", () => this.#open());
    byId("side").addEventListener("toggle", () => this.#offer());
  }

  toggle() {
    prefer("odds", !preference("odds"));
    this.draw();
    if (preference("odds") && !this.page.side.isOpen && !this.page.board.maps.size) this.page.side.show("log");
  }

  /** Ask for what is shown now, once. */
  draw() {
    const { state, past } = this.page;
    const seat = state?.you.showing;
    const on =
      preference("odds") &&
      state &&
      !past &&
      !state.result &&
      seat !== null &&
      seat !== undefined &&
      state.seats[seat]?.who === "person";
    const at = on ? `${state.version} ${seat} ${document.documentElement.lang}` : "";
    if (at !== this.at) {
      this.lines = [];
      if (on) void this.#ask(seat, at);
      else {
        this.root.hidden = true;
        this.root.replaceChildren();
      }
    }
    this.at = at;
    this.#mark();
    this.#offer();
  }

  /** @param {number} seat @param {string} at */
  async #ask(seat, at) {
    const reply = await this.page.connection.say({ do: "foresee", seat });
    if (reply.is !== "foresight" || at !== this.at) return;
    this.lines = reply.lines;
    this.#mark();
    this.#tell();
    this.#offer();
  }

  /** What is known, in the panel. */
  #tell() {
    const label = (/** @type {string} */ key) => this.#options().find((option) => option.key === key)?.label;
    const cards = this.lines.flatMap((line) => line.cards);
    this.root.hidden = !this.lines.length;
    fillWith(
      this.root,
      make("h3", { class: "odds__title", text: say("web-odds") }),
      cards.length > 0 && coming(this.page.game, cards),
      make(
        "ul",
        { class: "odds__lines" },
        ...this.lines.map(({ key, text, shares, cards: drawn }) =>
          make(
            "li",
            { class: drawn.some(({ card }) => card) ? "unseen" : null },
            make("span", {}, key && label(key) && make("b", { text: `${label(key)} ` }), text),
            shares.length > 0 && strip(shares, text, { bare: true }),
          ),
        ),
      ),
    );
  }

  /** The chances of an answer, on its button and on the card in the hand that it would play. */
  #mark() {
    for (const old of document.querySelectorAll(".strip[data-on]")) {
      const place = /** @type {HTMLElement} */ (old.parentElement);
      setAttribute(place, "aria-description", null);
      setAttribute(place, "data-odds", null);
      old.remove();
    }
    for (const { key, text, shares } of this.lines) {
      const option = shares.length && this.#options().find((each) => each.key === key);
      if (!option) continue;
      const buttons = document.querySelectorAll(`#prompt .answer[data-key="${CSS.escape(key)}"]`);
      const cards = option.pieces.map((id) => this.page.board.elementOf(id));
      for (const place of [...buttons, ...cards.filter((card) => card?.closest('[data-look="hand"]'))]) {
        if (!(place instanceof HTMLElement)) continue;
        const drawn = strip(shares, text);
        drawn.setAttribute("data-on", "");
        place.append(drawn);
        setAttribute(place, "aria-description", text);
        setAttribute(place, "data-odds", true);
      }
    }
  }

  /** A button at the question, while there is something to read in a panel that is closed. */
  #offer() {
    const more = this.lines.some(({ key }) => !key);
    this.opener.hidden = !more || this.page.side.isOpen;
    setAttribute(byId("open-log"), "data-odds", !this.opener.hidden);
  }

  #open() {
    this.page.side.show("log");
    this.root.focus({ preventScroll: true });
  }

  #options() {
    return this.page.state?.asked.flatMap((asked) => asked.options) ?? [];
  }
}
