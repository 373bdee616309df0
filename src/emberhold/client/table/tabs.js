// @ts-check
/**
 * Where a map fills the screen of a phone: the map, my own side and the others, one at a time, and what has happened.
 */

import { byId, fillWith, make, setAttribute } from "../common/dom.js";
import { icon } from "../common/icons.js";
import { say } from "../common/say.js";

/** @typedef {import("../common/frames.js").State} State */

/** What can be shown, and the sign of each. */
const TABS = /** @type {const} */ ([
  ["map", "map"],
  ["mine", "sheet"],
  ["others", "people"],
]);

export class Tabs {
  /** @param {(opener: HTMLElement) => void} story show what has happened */
  constructor(story) {
    this.story = story;
    this.root = byId("tabs");
    this.app = byId("app");
    this.looks = "";
    this.show("map");
  }

  /**
   * @param {State} state
   * @returns {boolean} whether there is a map where there was none
   */
  draw(state) {
    const mapped = state.scene.areas.some((area) => area.map);
    for (const root of [this.app, document.body]) setAttribute(root, "data-mapped", mapped);
    this.root.hidden = !mapped;
    const looks = `${mapped} ${state.you.showing === null} ${document.documentElement.lang}`;
    if (!mapped || looks === this.looks) return false;
    const first = !this.looks;
    this.looks = looks;
    const tabs = TABS.filter(([tab]) => tab !== "mine" || state.you.showing !== null);
    const story = () => this.story(/** @type {HTMLElement} */ (this.root.lastElementChild));
    fillWith(
      this.root,
      ...tabs.map(([tab, sign]) => this.#tab(tab, sign, () => this.show(tab))),
      this.#tab("story", "log", story),
    );
    this.show("map");
    return first;
  }

  /**
   * @param {string} tab
   * @param {string} sign
   * @param {() => void} act
   */
  #tab(tab, sign, act) {
    return make(
      "button",
      { type: "button", class: "tab", "data-tab": tab, on: { click: act } },
      icon(sign),
      make("span", { text: say(`web-map-tab-${tab}`) }),
    );
  }

  /** @param {typeof TABS[number][0]} tab */
  show(tab) {
    setAttribute(this.app, "data-tab", tab);
    for (const button of this.root.querySelectorAll('.tab:not([data-tab="story"])'))
      setAttribute(button, "aria-pressed", String(button.getAttribute("data-tab") === tab));
  }
}
