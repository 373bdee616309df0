// @ts-check
// A thing judged: the lab is asked, followed while it plays, and stopped.

import { get, post, sentence } from "../../common/api.js";
import { byId } from "../../common/dom.js";
import { currentLanguage } from "../../common/words.js";
import { calledIn } from "../drafts.js";
import { drawJudgement } from "../judgement.js";
import { typeOf } from "../things.js";
import { keepingFocus } from "./redrawing.js";
import { wholeOf } from "./sending.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../../common/told.js").BenchJudged} Judged */

/** Milliseconds between two looks at what the lab has played. */
const GLANCE = 2000;
const RUNNING = ["waiting", "playing"];

/**
 * What is in a market, a mage or a nemesis can be judged: not what a mage begins with, nor a single card of a nemesis.
 * @param {Bench} bench
 */
export function isJudgeable({ told, inner, thing }) {
  return told.judges && inner < 0 && !thing?.starter && told.judged.includes(typeOf(thing ?? {}));
}

export class Judging {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    /** @type {Judged | null} */
    this.judged = null;
    this.watch = 0;
  }

  /** Another thing is on the bench. */
  forget() {
    this.judged = null;
    this.draw();
  }

  /** Have the lab play with it and without it. */
  async begin() {
    this.judged = await post("/api/workshop/judge", wholeOf(this.bench));
    this.draw();
    byId("judgement").scrollIntoView({ block: "start" });
    this.follow();
  }

  follow() {
    clearTimeout(this.watch);
    if (!this.judged || !RUNNING.includes(this.judged.stage)) return;
    this.watch = setTimeout(() => void this.hear(`/api/workshop/judge/${this.judged?.id}`, get), GLANCE);
  }

  /** @param {string} path @param {(path: string, body: object) => Promise<any>} how */
  async hear(path, how) {
    try {
      const judged = await how(path, {});
      if (this.judged?.id !== judged.id) return;
      this.judged = judged;
    } catch (problem) {
      if (this.judged) this.judged = { ...this.judged, stage: "failed", problem: sentence(problem) };
    }
    this.draw();
    this.follow();
  }

  draw() {
    const element = byId("judgement");
    const { bench, judged } = this;
    const { thing } = bench;
    element.hidden = !judged;
    if (!judged || !thing) return;
    const what = {
      game: bench.game,
      kind: typeOf(thing),
      slug: bench.checked?.faces[currentLanguage()]?.slug ?? "",
      name: calledIn(thing.name, currentLanguage()),
      cost: thing.cost ?? 0,
      setCost: (/** @type {number} */ cost) => {
        bench.change({ ...thing, ...bench.thing, cost });
        this.draw();
      },
      stop: () => void this.hear(`/api/workshop/judge/${judged.id}/stop`, post),
      close: () => {
        if (RUNNING.includes(judged.stage)) void post(`/api/workshop/judge/${judged.id}/stop`, {});
        this.forget();
      },
    };
    keepingFocus(element, () => drawJudgement(element, judged, what));
  }
}
