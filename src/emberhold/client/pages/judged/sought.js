// @ts-check
/** Puzzles looked for in a finished game, below its analysis: asked for, how far, stopped, found. */

import { icon } from "../../art/emblems.js";
import { get, post, sentence } from "../../common/api.js";
import { fillWith, make } from "../../common/dom.js";
import { word } from "../../common/words.js";

/** @typedef {import("../../common/told.js").Sought} Told */

const AGAIN = 1500;

export class Sought {
  /** @param {string} table @param {boolean} played whether this browser has a seat */
  constructor(table, played) {
    this.path = `/api/t/${table}/puzzles`;
    this.played = played;
    this.root = make("div", { class: "judged__sought", role: "status" });
    /** @type {Told | null} */
    this.told = null;
    this.timer = 0;
  }

  /** Look how far it is; the same place is drawn again in another language. */
  begin() {
    if (this.told) this.draw(this.told);
    void this.#after(get(this.path));
    return this.root;
  }

  /** @param {Promise<Told>} coming */
  async #after(coming) {
    try {
      this.#take(await coming);
    } catch (error) {
      fillWith(this.root, make("p", { class: "notice notice--bad", role: "alert", text: sentence(error) }));
    }
  }

  /** @param {Told} told */
  #take(told) {
    this.told = told;
    clearTimeout(this.timer);
    if (told.stage === "working") this.timer = setTimeout(() => void this.#after(get(this.path)), AGAIN);
    this.draw(told);
  }

  /** @param {Told} told */
  draw({ stage, done, all, found, problem }) {
    const ask = this.#button("web-sought-ask", "hint", this.path);
    if (stage === "off") fillWith(this.root);
    else if (stage === "none") fillWith(this.root, this.played && ask);
    else if (stage === "working") fillWith(this.root, ...this.#working(done, all));
    else {
      const words = make("span", { text: word("web-sought-found", { n: found }) });
      const see = found > 0 && make("a", { class: "button", href: "/puzzles", text: word("web-sought-see") });
      const stopped = stage === "stopped" && make("span", { class: "muted", text: word("web-sought-stopped") });
      const wrong = problem && make("p", { class: "notice notice--bad", text: problem });
      fillWith(this.root, wrong, stopped, words, see, stage !== "done" && this.played && ask);
    }
  }

  /** @param {number} done @param {number} all */
  #working(done, all) {
    const words = all ? word("web-sought-working", { done, all }) : word("web-sought-waiting");
    const bar = make("progress", { max: String(Math.max(1, all)), value: String(done), "aria-label": words });
    const stop = this.played && this.#button("web-sought-stop", "close", `${this.path}/stop`);
    return [bar, make("span", { text: words }), stop];
  }

  /** @param {string} name @param {string} sign @param {string} path */
  #button(name, sign, path) {
    const act = { click: () => void this.#after(post(path, {})) };
    return make("button", { type: "button", class: "button", on: act }, icon(sign), word(name));
  }
}
