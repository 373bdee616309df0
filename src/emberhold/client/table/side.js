// @ts-check
/** The panel beside the table: log, rules and talk, one at a time; a drawer where there is little room. */

import { rulesPanel } from "../shared/rules-panel.js";
import { byId } from "../common/dom.js";
import { prefer, preference } from "../common/preferences.js";

/** @typedef {"log" | "rules" | "talk"} Tab */

/** @type {Tab[]} */
const TABS = ["log", "rules", "talk"];

const WIDE = matchMedia("(min-width: 1180px)");

export class SidePanel {
  /**
   * @param {string} game
   * @param {() => void} opened
   */
  constructor(game, opened) {
    this.game = game;
    this.opened = opened;
    this.root = byId("side");
    this.rules = null;
    /** @type {Tab} */
    this.tab = "log";
    /** @type {HTMLElement | null} */
    this.opener = null;
    /** whether it made room for a map */
    this.folded = false;
    for (const tab of TABS) {
      byId(`tab-${tab}`).addEventListener("click", () => this.show(tab));
      byId(`open-${tab}`).addEventListener("click", (event) =>
        this.toggle(tab, /** @type {HTMLElement} */ (event.currentTarget)),
      );
    }
    byId("side-tabs").addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      const there = TABS.filter((tab) => !byId(`tab-${tab}`).hidden);
      const step = event.key === "ArrowLeft" ? there.length - 1 : 1;
      this.show(there[(there.indexOf(this.tab) + step) % there.length] ?? "log");
      byId(`tab-${this.tab}`).focus();
    });
    byId("side-close").addEventListener("click", () => this.close());
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !WIDE.matches) this.close();
    });
    this.#set(WIDE.matches && preference("side"));
    this.#select();
    // What was beside the table would cover it on a screen that has become narrow.
    WIDE.addEventListener("change", () => this.#set(WIDE.matches && preference("side") && !this.folded));
  }

  get isOpen() {
    return !this.root.hidden;
  }

  /**
   * @param {Tab} tab
   * @param {HTMLElement} [opener]
   */
  toggle(tab, opener) {
    if (this.isOpen && this.tab === tab) {
      this.close();
    } else {
      this.opener = opener ?? null;
      this.show(tab);
      byId(`tab-${tab}`).focus({ preventScroll: true });
    }
  }

  /** @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    this.#set(true);
    if (WIDE.matches) prefer("side", true);
    this.#select();
    this.opened();
  }

  close() {
    const inside = this.root.contains(document.activeElement);
    this.#set(false);
    if (WIDE.matches) prefer("side", false);
    if (inside) (this.opener ?? byId(`open-${this.tab}`)).focus({ preventScroll: true });
  }

  /** Make room for a map; the panel can be opened again. */
  fold() {
    this.folded = true;
    this.#set(false);
  }

  /** The room is free again: what lay there before it was needed comes back. */
  unfold() {
    this.folded = false;
    this.#set(WIDE.matches && preference("side"));
  }

  /** @param {string} query a rule's number or words */
  findRule(query) {
    this.show("rules");
    void this.#rules().show(query);
  }

  #rules() {
    if (!this.rules) {
      this.rules = rulesPanel(this.game);
      byId("panel-rules").append(this.rules.element);
      void this.rules.show("");
    }
    return this.rules;
  }

  #select() {
    for (const tab of TABS) {
      const chosen = tab === this.tab;
      byId(`tab-${tab}`).setAttribute("aria-selected", String(chosen));
      byId(`tab-${tab}`).tabIndex = chosen ? 0 : -1;
      byId(`panel-${tab}`).hidden = !chosen;
    }
    if (this.tab === "rules" && this.isOpen) this.#rules();
  }

  /** @param {boolean} open */
  #set(open) {
    this.root.hidden = !open;
    document.body.classList.toggle("has-side", open);
    for (const tab of TABS) byId(`open-${tab}`).setAttribute("aria-expanded", String(open && tab === this.tab));
    this.root.dispatchEvent(new Event("toggle"));
  }
}
