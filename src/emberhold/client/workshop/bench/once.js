// @ts-check
// A thing played through once: what happened when it was first used, and whether the game came to its end.

import { icon } from "../../art/emblems.js";
import { post, sentence } from "../../common/api.js";
import { make } from "../../common/dom.js";
import { word } from "../../common/words.js";
import { faultsOf } from "./look.js";
import { wholeOf } from "./sending.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../../common/told.js").BenchPlayed} Played */

export class Once {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    /** @type {Played | null} */
    this.played = null;
    this.playing = false;
    /** the thing as it was played */
    this.of = "";
  }

  /** Another thing is on the bench. */
  forget() {
    this.played = null;
    this.of = "";
  }

  async play() {
    const { bench } = this;
    const of = JSON.stringify(bench.thing);
    this.playing = true;
    bench.drawEditor();
    try {
      this.played = await post("/api/workshop/once", wholeOf(bench));
    } catch (problem) {
      this.played = { problem: sentence(problem), lines: [], ended: "" };
    }
    this.of = of;
    this.playing = false;
    bench.drawEditor();
  }

  panel() {
    const { bench, played, playing } = this;
    if (!bench.told.tries || !bench.thing) return null;
    const lacking = faultsOf(bench).length > 0;
    const press = make(
      "button",
      {
        type: "button",
        class: "button button--small",
        "data-key": "play-once",
        disabled: playing,
        "aria-disabled": String(lacking),
        title: lacking ? word("web-workshop-first-finish") : null,
        on: { click: () => (lacking ? undefined : void this.play()) },
      },
      icon("play"),
      word("web-workshop-through-press"),
    );
    return make(
      "section",
      { class: "wonce panel" },
      make("header", {}, make("h3", { text: word("web-workshop-through") }), press),
      ...(played && !playing ? this.told(played) : [this.about()]),
    );
  }

  about() {
    const id = this.playing ? "web-workshop-through-playing" : "web-workshop-through-about";
    return make("p", { class: "muted small", role: "status", text: word(id) });
  }

  /** @param {Played} played */
  told({ problem, lines, ended }) {
    if (problem) return [make("p", { class: "notice notice--bad", role: "status", text: problem })];
    const changed = this.of !== JSON.stringify(this.bench.thing);
    return [
      lines.length
        ? make("ol", { class: "wonce__lines" }, ...lines.map((text) => make("li", { text })))
        : make("p", { text: word("web-workshop-through-unused") }),
      make(
        "p",
        { class: "small", role: "status" },
        icon(changed ? "alert" : "check"),
        word(changed ? "web-workshop-through-changed" : "web-workshop-through-well"),
        " ",
        make("span", { class: "muted", text: ended }),
      ),
    ];
  }
}
