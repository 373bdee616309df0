// @ts-check
// A thing judged: the lab is asked, followed while it plays, and stopped.

import { get, post, Problem, sentence } from "../../common/api.js";
import { byId } from "../../common/dom.js";
import { currentLanguage } from "../../common/words.js";
import { keyOf } from "../clauses.js";
import { calledIn } from "../drafts.js";
import { drawJudgement } from "../judgement.js";
import { typeOf } from "../things.js";
import { keepingFocus } from "./redrawing.js";
import { wholeOf } from "./sending.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../../common/told.js").BenchJudged} Judged */
/** @typedef {{id: string, of: string}} Known */

/** Milliseconds between two looks at what the lab has played. */
const GLANCE = 2000;
const RUNNING = ["waiting", "playing"];
/** Where this tab keeps which things were judged, as they were then. */
const KEY = "emberhold:judged";

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

  /** How the thing on the bench is known among those that were judged. */
  get key() {
    return `${this.bench.draft.id} ${keyOf(this.bench.path)}`;
  }

  /** Another thing is on the bench: the lab plays on, and what it said of this one is asked for. */
  turn() {
    this.show(null);
    const id = recalled()[this.key]?.id;
    if (id) void this.recall(this.key, id);
  }

  /** @param {string} key @param {string} id */
  async recall(key, id) {
    try {
      const judged = await get(`/api/workshop/judge/${id}`);
      if (key !== this.key) return;
      this.show(judged);
      this.follow();
    } catch (problem) {
      if (problem instanceof Problem && problem.code !== "offline") forget((each) => each === key);
    }
  }

  /** Things have other places now, or are gone. */
  forgetDraft() {
    const { id } = this.bench.draft;
    forget((key) => key.startsWith(`${id} `));
  }

  /** @param {Judged | null} judged */
  show(judged) {
    clearTimeout(this.watch);
    this.judged = judged;
    this.draw();
  }

  /** Have the lab play with it and without it; a judgement of something else ends where it is. */
  async begin() {
    for (const { id } of Object.values(recalled()))
      if (id !== this.judged?.id || RUNNING.includes(this.judged.stage)) await end(id);
    const { key, bench } = this;
    const of = JSON.stringify(bench.thing);
    const judged = await post("/api/workshop/judge", wholeOf(bench));
    remember(key, { id: judged.id, of });
    if (key !== this.key) return;
    this.show(judged);
    byId("judgement").scrollIntoView({ block: "start" });
    this.follow();
  }

  follow() {
    clearTimeout(this.watch);
    if (!this.judged || !RUNNING.includes(this.judged.stage)) return;
    const { id } = this.judged;
    this.watch = setTimeout(() => void this.hear(id, () => get(`/api/workshop/judge/${id}`)), GLANCE);
  }

  /**
   * What became of a judgement, if it is still the one that is shown.
   * @param {string} id @param {() => Promise<Judged>} ask
   */
  async hear(id, ask) {
    const told = await ask().catch((problem) => unheard(problem));
    if (this.judged?.id !== id) return;
    this.judged = { ...this.judged, ...told };
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
      slug: bench.looking.checked?.faces[currentLanguage()]?.slug ?? "",
      name: calledIn(thing.name, currentLanguage()),
      cost: thing.cost ?? 0,
      setCost: (/** @type {number} */ cost) => {
        bench.change({ ...thing, ...bench.thing, cost });
        this.draw();
      },
      stop: () => void this.hear(judged.id, () => post(`/api/workshop/judge/${judged.id}/stop`, {})),
      close: () => {
        if (RUNNING.includes(judged.stage)) void end(judged.id);
        forget((key) => key === this.key);
        this.show(null);
      },
      changed: recalled()[this.key]?.of !== JSON.stringify(thing),
    };
    keepingFocus(element, () => drawJudgement(element, judged, what));
  }
}

/**
 * The lab was not heard: it plays on where only the way to it is broken.
 * @param {unknown} problem
 * @returns {Partial<Judged>}
 */
function unheard(problem) {
  const away = problem instanceof Problem && problem.code === "offline";
  return { problem: sentence(problem), ...(away ? {} : { stage: "failed" }) };
}

/** A judgement that nobody waits for any more; one that is gone is as good as ended. @param {string} id */
async function end(id) {
  await post(`/api/workshop/judge/${id}/stop`, {}).catch(() => undefined);
}

/** @returns {Record<string, Known>} */
function recalled() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} key @param {Known} known */
function remember(key, known) {
  write({ ...recalled(), [key]: known });
}

/** @param {(key: string) => boolean} which */
function forget(which) {
  write(Object.fromEntries(Object.entries(recalled()).filter(([key]) => !which(key))));
}

/** @param {Record<string, Known>} all */
function write(all) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // without room it is only forgotten sooner
  }
}
