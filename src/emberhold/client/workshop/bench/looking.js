// @ts-check
// The server looks at what is on the bench, as soon as nothing was changed for a moment; where it cannot be reached, it
// is asked again until it can.

import { post, Problem, sentence } from "../../common/api.js";
import { textsOf } from "../things.js";
import { Readings } from "./readings.js";
import { released } from "./redrawing.js";
import { shown } from "./sending.js";
import { notSoon, soon } from "../../common/settled.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../../common/told.js").BenchChecked} Checked */

const PAUSE = 150;
/** Milliseconds until a server that could not be reached is asked again. */
const AGAIN = 3000;

export class Looking {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    /** @type {Checked | null} */
    this.checked = null;
    this.stale = false;
    /** what went wrong on the way to the server, in words; what is made is not at fault */
    this.trouble = "";
    this.read = new Readings();
    this.asked = 0;
    /** how often something was changed */
    this.changes = 0;
    this.timer = 0;
  }

  /** Another thing is on the bench. */
  forget() {
    this.checked = null;
  }

  ask() {
    notSoon(this.timer);
    this.stale = true;
    this.changes += 1;
    if (this.bench.thing) this.timer = soon(() => void this.look(), PAUSE);
  }

  async look() {
    const { bench } = this;
    const { thing } = bench;
    if (!thing) return;
    notSoon(this.timer);
    this.asked += 1;
    const [mine, seen] = [this.asked, this.changes];
    const texts = Object.fromEntries(
      textsOf(thing).flatMap(({ field }) => (thing[field] ? [[field, thing[field]]] : [])),
    );
    try {
      const checked = await post("/api/workshop/check", { ...shown(bench), texts });
      await released();
      if (mine === this.asked) this.learn(checked, texts, seen);
    } catch (problem) {
      if (mine === this.asked) this.missed(problem);
    }
    document.body.dataset.ready = "";
  }

  /**
   * @param {Checked} checked
   * @param {Record<string, any[]>} texts what it was asked about
   * @param {number} seen how many changes the server has seen
   */
  learn(checked, texts, seen) {
    this.read.learn(checked.strips, texts);
    this.checked = checked.problem ? { ...checked, ...drawn(this.checked) } : checked;
    this.stale = seen < this.changes;
    this.trouble = "";
    this.bench.drawEditor();
    this.bench.drawPreview();
  }

  /**
   * Nobody has looked: ask again soon. What could not be read as a draft will not be read then either.
   * @param {unknown} problem
   */
  missed(problem) {
    const refused = problem instanceof Problem && problem.status === 400;
    if (!refused) this.timer = setTimeout(() => void this.look(), AGAIN);
    this.tell(problem);
  }

  /** @param {unknown} problem */
  tell(problem) {
    const text = sentence(problem);
    if (text !== this.trouble) {
      this.trouble = text;
      this.bench.drawPreview();
    }
    if (!(problem instanceof Problem)) throw problem;
  }
}

/** How a thing was drawn last: it stays while something is wrong. @param {Checked | null} checked */
function drawn(checked) {
  return { faces: checked?.faces ?? {}, gist: checked?.gist ?? {} };
}
