// @ts-check
/** What the page does by itself because somebody wished it, see habits.js: offered, begun, continued. */

import { announce } from "../../common/announcer.js";
import { myQuestion } from "../../board/legal.js";
import { toast } from "../../common/toast.js";
import { say } from "../../common/say.js";
import { fitting } from "./habits.js";
import { isMyTurn } from "./prompting.js";
import { conditionWords, reasonOf } from "../ahead/queued.js";
import { notSoon, soon } from "../../common/settled.js";

/** @typedef {import("../page.js").TablePage} TablePage */
/** @typedef {import("../../common/frames.js").Option} Option */

/** Milliseconds until the server is asked again that did not answer. */
const AGAIN = 3000;

export class Standing {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** whether the server is being asked how conditions stand */
    this.judging = false;
    this.timer = 0;
  }

  /**
   * What the page offers to do by itself at a question.
   * @param {import("../../common/frames.js").Asked} asked
   */
  offers(asked) {
    const state = this.page.state;
    if (!state || state.lesson?.is === "on") return [];
    const batch = this.page.asking.habits.batchIn(asked, state);
    const lasting = this.page.asking.habits.isMet(asked, state) ? this.page.asking.habits.lastingIn(asked) : null;
    return [
      ...(batch ? [{ label: batch.label, act: () => this.#playAll(batch.batch) }] : []),
      ...(lasting
        ? [{ label: say("web-always", { answer: lasting.label }), act: () => this.#always(asked, lasting) }]
        : []),
    ];
  }

  /** @param {import("../../common/looks.js").Batch} batch */
  #playAll(batch) {
    this.page.asking.habits.running = batch;
    this.page.asking.habits.rest = -1;
    this.go();
  }

  /**
   * @param {import("../../common/frames.js").Asked} asked
   * @param {Option} option
   */
  #always(asked, option) {
    this.page.asking.habits.keep(asked, option);
    void this.page.asking.answering.answer(option);
  }

  /** Give the answer that somebody has wished to be given without being asked. */
  go() {
    const state = this.page.state;
    const asked = state && myQuestion(state);
    if (state && !this.page.past && this.page.asking.answering.busy === "free" && this.#gathered(state)) return;
    if (
      !asked ||
      this.page.past ||
      this.page.telling.story.playing ||
      this.page.asking.answering.busy !== "free" ||
      state.lesson?.is === "on"
    )
      return;
    const option = this.page.asking.habits.next(asked, state) ?? this.#wished(asked, state);
    if (!option) return;
    const words = say("web-answered", { answer: option.label });
    if (this.page.asking.habits.isNews(asked)) toast(words);
    else announce(words);
    void this.page.asking.answering.answer(option);
  }

  /**
   * What was pressed while others played.
   * @param {import("../../common/frames.js").Asked} asked
   * @param {import("../../common/frames.js").State} state
   * @returns {Option | null}
   */
  #wished(asked, state) {
    const { ahead } = this.page.asking;
    const before = ahead.wishes.length;
    const found =
      ahead.held === state.table.answers
        ? null
        : ahead.next(asked, state.version, (batch) => fitting(batch, asked, state));
    if (found || ahead.wishes.length < before) this.page.asking.queued.draw();
    if (!found) return null;
    if ("option" in found) return found.option;
    void this.#tellDropped(found);
    return null;
  }

  /** @param {import("../ahead/ahead.js").Dropped} dropped */
  async #tellDropped(dropped) {
    const { ahead, answering, queued } = this.page.asking;
    const { id } = dropped.dropped;
    const why = () => (ahead.errandOf(id) ? "" : answering.whyNot(id).catch(() => ""));
    queued.tell(dropped, reasonOf(dropped) || (await why()) || say("web-ahead-gone"));
    this.go();
  }

  /** What a turn of mine that is over has passed by is dropped. */
  turn() {
    const { state, past } = this.page;
    if (!state || past) return;
    for (const dropped of this.page.asking.ahead.turn(isMyTurn(state))) void this.#tellDropped(dropped);
  }

  /**
   * What may be queued now although it is nothing on the table; null while nothing may be.
   * @returns {import("../ahead/errands.js").Errand[] | null}
   */
  errands() {
    const { state, past } = this.page;
    const { ahead } = this.page.asking;
    if (!state || past || state.result || state.you.showing === null || myQuestion(state)) return null;
    const person = state.seats.some((seat) => seat.acting && seat.who === "person");
    return person && !ahead.isFull ? ahead.errands.filter((errand) => !ahead.has(errand.id)) : [];
  }

  /**
   * Something else is to be done than what was dropped: on one's own turn it is chosen now, and what is queued after it
   * waits for that; otherwise what is pressed next takes its place in the queue.
   * @param {import("../ahead/ahead.js").Dropped} dropped
   */
  instead({ place }) {
    const { state } = this.page;
    const { ahead } = this.page.asking;
    if (state && myQuestion(state)) {
      ahead.held = state.table.answers;
      document.getElementById("prompt-text")?.focus({ preventScroll: true });
    } else {
      ahead.instead = Math.min(place, ahead.wishes.length);
      toast(say("web-ahead-instead-now"));
    }
  }

  /** Ask how the conditions of what was queued stand now; the server judges them by what my seat sees. */
  async judge() {
    const { state, past } = this.page;
    const { ahead } = this.page.asking;
    notSoon(this.timer);
    if (!state || past || state.result || state.you.showing === null || this.judging) return;
    const moment = `${state.version} ${document.documentElement.lang}`;
    const pause = ahead.asksIn(moment, performance.now(), Boolean(myQuestion(state)));
    if (pause === null) return;
    if (pause > 0) {
      this.timer = soon(() => void this.judge(), pause);
      return;
    }
    ahead.ask(moment, performance.now());
    const { conditions } = ahead;
    this.judging = true;
    const reply = await this.#judgement(state.you.showing, conditions);
    this.judging = false;
    if (!reply) {
      ahead.asked.of = "";
      this.timer = setTimeout(() => void this.judge(), AGAIN);
      return;
    }
    if (this.page.state?.version === state.version) {
      for (const dropped of ahead.judged(state.version, conditions, reply)) void this.#tellDropped(dropped);
      this.page.asking.queued.draw();
      this.go();
    }
    void this.judge(); // the table may have changed meanwhile
  }

  /**
   * @param {number} seat
   * @param {import("../ahead/ahead.js").Condition[]} conditions
   * @returns {Promise<import("../ahead/ahead.js").Stood[] | null>} null where there was no judgement
   */
  async #judgement(seat, conditions) {
    const asked = conditions.map(({ kind, about, place, number }) => ({ kind, about, place, number }));
    try {
      const reply = await this.page.connection.say({ do: "judge", seat, conditions: asked });
      return reply.is === "judged" ? reply.stood : null;
    } catch {
      return null;
    }
  }

  /**
   * The conditions of the chosen answer in the queue, as far as they are about a thing on the table.
   * @param {string} id
   * @returns {Promise<import("./bubble.js").Choice[]>}
   */
  async conditionsAbout(id) {
    const { state } = this.page;
    const { ahead, queued } = this.page.asking;
    const wish = ahead.current;
    if (!state || !wish || wish.id === id || myQuestion(state) || state.you.showing === null) return [];
    const reply = await this.page.connection.say({ do: "conditions", seat: state.you.showing, target: id });
    if (reply.is !== "conditions" || !ahead.has(wish.id)) return [];
    const conditions = reply.offers.map((offer) => ({
      label: say("web-ahead-only-if", { what: wish.name, condition: conditionWords(offer) }),
      choose: () => {
        ahead.require(wish, offer);
        queued.draw();
        void this.judge();
      },
    }));
    return [...this.#aim(wish, id), ...conditions];
  }

  /**
   * What a queued answer may be aimed at, so that nobody is asked for it.
   * @param {import("../ahead/ahead.js").Wish} wish
   * @param {string} id
   * @returns {import("./bubble.js").Choice[]}
   */
  #aim(wish, id) {
    const name = this.page.board.titleOf(id);
    if (!name || this.page.board.inHand(id) || this.page.asking.ahead.errandOf(wish.id)) return [];
    const choose = () => {
      wish.at = { id, name };
      this.page.asking.queued.draw();
    };
    return [{ label: say("web-ahead-aim", { what: wish.name }), choose }];
  }

  /**
   * Do it in my next turn, or not after all; null while I am asked something myself.
   * @param {string} id
   * @returns {import("./bubble.js").Choice | null}
   */
  #later(id) {
    const { state, board } = this.page;
    const { ahead, queued } = this.page.asking;
    if (!state || myQuestion(state) || state.result || state.you.showing === null) return null;
    const name = board.nameOf(id);
    if (!name) return null;
    if (ahead.has(id))
      return {
        label: say("web-ahead-later-not"),
        choose: () => {
          ahead.drop(id);
          queued.draw();
        },
      };
    return {
      label: say("web-ahead-later"),
      choose: () => {
        ahead.add({ id, name });
        queued.draw();
        queued.announce(id);
      },
    };
  }

  /**
   * Give the next of the answers that were gathered on one screen.
   * @param {import("../../common/frames.js").State} state
   * @returns {boolean} whether there was one
   */
  #gathered(state) {
    const next = this.page.asking.choosing.queue.next(state);
    if (next) void this.page.asking.answering.give(next);
    return next !== null;
  }

  /**
   * Play a piece as soon as it can be played, or not after all; null where that is not a harmless wish.
   * @param {string} id
   * @returns {import("./bubble.js").Choice | null}
   */
  aheadOf(id) {
    const piece = this.page.board.findPiece(id);
    const mine = piece && this.page.dock.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    if (!piece || !mine || !this.page.asking.habits.mayBeAhead(piece)) return this.#later(id);
    const { ahead } = this.page.asking.habits;
    if (ahead.has(id))
      return { label: say("web-ahead-not"), choose: () => mine.classList.toggle("ahead", !ahead.delete(id)) };
    return { label: say("web-ahead"), choose: () => mine.classList.toggle("ahead", Boolean(ahead.add(id))) };
  }
}
