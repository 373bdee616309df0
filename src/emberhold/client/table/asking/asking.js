// @ts-check
/** A question and everything that is done about it: where it is read, answered, advised on and answered by itself. */

import { announce } from "../../common/announcer.js";
import { byId, setAttribute } from "../../common/dom.js";
import { liesIn, myQuestion } from "../../board/legal.js";
import { LOOKS } from "../../common/looks.js";
import { settings } from "../../shared/settings.js";
import { callAttention } from "../attention.js";
import { Phases } from "./phases.js";
import { clickTasks, promptTasks, queueTasks } from "../wiring.js";
import { Advice } from "./advice.js";
import { Ahead } from "../ahead/ahead.js";
import { Answering } from "./answering.js";
import { Choosing } from "./choosing.js";
import { errandsOf } from "../ahead/errands.js";
import { Clicks } from "./clicks.js";
import { Habits } from "./habits.js";
import { Queued } from "../ahead/queued.js";
import { Odds } from "./odds.js";
import { LYING, NARROW, Prompt } from "./prompt.js";
import { promptFor } from "./prompting.js";
import { Standing } from "./standing.js";
import { TurnStop } from "./turn-stop.js";
import { drawUndo } from "./undo.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../page.js").TablePage} TablePage */

/** So long a question is read before a hint comes by itself, in milliseconds. */
const READING = 1500;

export class Asking {
  /** @param {TablePage} page with its board, its zoom and its teacher to come */
  constructor(page) {
    this.page = page;
    /** @type {string | null} the answer that was advised */
    this.hinted = null;
    /** the question that people have been told of last */
    this.called = "";
    /** whether the question is so new that nothing of it has been shown */
    this.fresh = false;
    this.answering = new Answering(page);
    this.standing = new Standing(page);
    this.choosing = new Choosing(page);
    this.prompt = new Prompt(page.game, promptTasks(page));
    this.habits = new Habits(page.game, page.table);
    const look = LOOKS[page.game];
    this.ahead = new Ahead(look?.ahead ?? [], (id) => page.board.idsOf(id), errandsOf(look));
    this.queued = new Queued(byId("queue"), this.ahead, queueTasks(page));
    this.turnStop = new TurnStop({
      go: (state) => page.take(state),
      send: (frame) => void this.answering.send(frame),
    });
    this.advice = new Advice();
    this.odds = new Odds(page);
    this.phases = new Phases(byId("phases"), /** @type {HTMLElement} */ (byId("seats").parentElement));
    this.clicks = new Clicks(page.board, page.zoom, clickTasks(page));
    for (const shape of [LYING, NARROW]) shape.addEventListener("change", () => page.render());
  }

  /** Something was undone: what was to be answered by itself is not any more. @param {State} state */
  undone(state) {
    this.habits.stop(state);
    this.ahead.clear();
  }

  /** The question has changed: nothing that was said of the last one stays. */
  settle() {
    for (const offered of document.querySelectorAll(".reader__answers")) offered.replaceChildren();
    this.hinted = null;
    this.advice.close();
    this.clicks.settle();
  }

  /**
   * @param {State} shown the state on the table
   * @param {State} now the newest state
   * @param {boolean} telling whether something is told first
   */
  draw(shown, now, telling) {
    const { page } = this;
    const taught = page.past || telling ? null : page.teacher.key;
    this.prompt.show(
      promptFor(shown, now, {
        sort: (options) => withAnswer(this.#sorted(shown, options), taught),
        hinted: this.hinted ?? taught,
        back: () => page.lookingBack.present(),
        look: (at) => void page.lookingBack.look(at),
        reply: (yes) => void this.answering.send({ do: "undo-reply", yes, version: page.state?.version }),
        ending: () => page.state && page.ending.open(page.state),
        habits: (asked) => this.standing.offers(asked),
      }),
    );
    this.prompt.lock(this.answering.busy !== "free");
    this.prompt.wait(telling);
    this.phases.draw(shown);
    this.prompt.tellWhen();
    byId("prompt-tools").hidden = shown.you.spectator;
    drawUndo(shown, (frame) => void this.answering.send(frame));
    setAttribute(byId("hint"), "aria-disabled", myQuestion(shown) && !page.past ? null : "true");
  }

  /**
   * @param {State} shown
   * @param {import("../../common/frames.js").Option[]} options
   */
  #sorted(shown, options) {
    const { board } = this.page;
    return Prompt.sort(
      options,
      liesIn(shown.scene),
      (id) => board.onMap(id),
      (id) => board.inHand(id),
    );
  }

  /**
   * Tell of a question once, when it begins.
   * @param {State} state
   * @param {string | null} prompt its words, where they are on the table
   */
  call(state, prompt) {
    const now = myQuestion(state);
    const key = now ? `${state.table.answers} ${now.seat} ${now.prompt}` : "";
    callAttention(Boolean(now), Boolean(key) && !this.called);
    if (prompt && key !== this.called) {
      announce(prompt);
      this.fresh = true;
      this.#helpOut(state, key);
    }
    if (!this.page.past) this.called = key;
  }

  /**
   * In the simple view a hint comes by itself, once there has been time to read.
   * @param {State} state
   * @param {string} key the question
   */
  #helpOut(state, key) {
    if (!settings().beginner || state.lesson || state.puzzle) return;
    setTimeout(() => {
      if (this.called === key && this.answering.busy === "free" && !document.hidden) void this.answering.hint();
    }, READING);
  }

  /** Mark what will be answered by itself, and answer what can be. */
  proceed() {
    const { board, state } = this.page;
    if (state?.result) this.ahead.clear();
    this.standing.turn();
    this.queued.draw();
    for (const id of this.habits.ahead) board.elementOf(id)?.classList.add("ahead");
    void this.standing.judge();
    this.standing.go();
    this.odds.draw();
  }
}

/**
 * The answer a lesson waits for gets a button, wherever else it can be given.
 * @param {{quick: Set<string>, tray: Set<string>}} sorted
 * @param {string | null} key
 */
function withAnswer(sorted, key) {
  return key && !sorted.tray.has(key) ? { ...sorted, quick: new Set([...sorted.quick, key]) } : sorted;
}
