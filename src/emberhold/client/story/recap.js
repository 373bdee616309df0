// @ts-check
/** What has happened since my last turn, as a strip of small pictures; each leads back to its moment. */

import { fillWith, make } from "../common/dom.js";
import { say } from "../common/say.js";
import { kindOf } from "./pace.js";
import { chipOf } from "./player.js";
import { drawChip } from "./stage.js";

/** @typedef {import("./player.js").Moment} Moment */

const WORTH = new Set(["foe-card", "card", "ability", "gain", "hit", "heal", "attack", "block", "fall", "unleash"]);
const TURNS = new Set(["turn", "foe-turn", "round"]);
const MOST = 12;

export class Recap {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {(at: number) => void} look
   * @param {(moments: Moment[]) => void} why
   */
  constructor(root, game, look, why) {
    this.root = root;
    this.game = game;
    this.look = look;
    this.why = why;
    /** @type {Moment[]} */
    this.moments = [];
    /** whether I have had a turn since what is shown happened */
    this.old = true;
  }

  /**
   * Keep what others did; my own turn ends what came before it.
   * @param {Moment[]} moments
   */
  take(moments) {
    for (const moment of moments) {
      const kind = kindOf(moment.beat);
      if (moment.mine && TURNS.has(kind)) this.old = true;
      if (moment.mine || !moment.words) continue;
      if (TURNS.has(kind) && this.old) {
        this.moments = [];
        this.old = false;
      }
      if (WORTH.has(kind)) this.moments.push(moment);
    }
    this.draw();
  }

  clear() {
    this.moments = [];
    this.old = true;
    this.draw();
  }

  draw() {
    this.root.hidden = !this.moments.length;
    fillWith(
      this.root,
      make("h3", { class: "recap__title", text: say("web-story-since") }),
      make("button", {
        type: "button",
        class: "tool recap__why",
        text: say("web-why-short"),
        title: say("web-why"),
        on: { click: () => this.why(this.moments) },
      }),
      make(
        "ol",
        { class: "recap__chips" },
        ...this.moments.slice(-MOST).map((moment) => drawChip(this.game, chipOf(moment), this.look)),
      ),
    );
  }
}
