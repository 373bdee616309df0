// @ts-check
/**
 * What lies ahead, in the panel beside the table: asked of the server for each moment, where somebody has switched it
 * on.
 */

import { byId, fillWith, make } from "../../common/dom.js";
import { prefer, preference } from "../../common/preferences.js";
import { say } from "../../common/say.js";

/** @typedef {import("../page.js").TablePage} TablePage */

export class Odds {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.root = byId("odds");
    /** for which moment it was asked */
    this.at = "";
  }

  toggle() {
    prefer("odds", !preference("odds"));
    this.at = "";
    this.draw();
    if (preference("odds") && !this.page.side.isOpen) this.page.side.show("log");
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
    if (!on) {
      this.root.hidden = true;
      this.at = "";
      return;
    }
    const at = `${state.version} ${seat} ${document.documentElement.lang}`;
    if (at === this.at) return;
    this.at = at;
    void this.#ask(seat, at);
  }

  /** @param {number} seat @param {string} at */
  async #ask(seat, at) {
    const reply = await this.page.connection.say({ do: "foresee", seat });
    if (reply.is !== "foresight" || at !== this.at) return;
    const options = this.page.state?.asked.flatMap((asked) => asked.options) ?? [];
    const label = (/** @type {string} */ key) => options.find((option) => option.key === key)?.label;
    this.root.hidden = !reply.lines.length;
    fillWith(
      this.root,
      make("h3", { class: "odds__title", text: say("web-odds") }),
      make(
        "ul",
        { class: "odds__lines" },
        ...reply.lines.map(({ key, text }) =>
          make("li", {}, key && label(key) && make("b", { text: `${label(key)} ` }), text),
        ),
      ),
    );
  }
}
