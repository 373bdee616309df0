// @ts-check
/** What happened, told on the board: the story, a fight as it is, what happened since my last turn, and why. */

import { Arena } from "../story/arena.js";
import { Fight, ableToAttack } from "../story/fight.js";
import { Story } from "../story/player.js";
import { Recap } from "../story/recap.js";
import { explainWhy } from "../story/why.js";
import { byId } from "../common/dom.js";
import { myQuestion } from "../board/legal.js";
import { plainWords } from "../story/log.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../common/frames.js").State} State */

export class Telling {
  /**
   * @param {TablePage} page
   * @param {() => void} done what follows when everything has been told
   */
  constructor(page, done) {
    this.page = page;
    const find = (/** @type {string} */ id) => this.arena.elementOf(id) ?? page.board.elementOf(id);
    const look = (/** @type {number} */ at) => void page.lookingBack.look(at);
    this.fight = new Fight();
    this.arena = new Arena(
      (id) => page.board.elementOf(id),
      (slot) => page.asking.clicks.offer(slot, "block-with"),
      () => page.board.again(),
    );
    this.recap = new Recap(byId("recap"), page.game, look, (moments) => this.why(moments));
    this.story = new Story(byId("story"), page.game, {
      draw: (scene, beat) => this.#draw(scene, beat),
      skipped: (beat) => this.fight.hear(beat),
      find,
      lying: (card) => document.querySelector(`:is(#board, #dock) [data-card="${CSS.escape(card)}"]`),
      look,
      since: () => this.recap.moments,
      turn: (n) => page.log.lines.findLast((line) => line.turn && (line.n ?? Infinity) <= n),
      why: (moments, closed) => this.why(moments, closed),
      done,
    });
  }

  /**
   * Show what happened beat by beat, where there is more to it than one step. Where something was
   * undone, or too much has happened, there is nothing to tell.
   * @param {State} before
   * @param {State} state
   * @param {import("../common/frames.js").LogLine[]} fresh the lines of the log that are new
   */
  tell(before, state, fresh) {
    if (
      this.page.past ||
      before.you.showing !== state.you.showing ||
      state.log.all ||
      (fresh.length && !state.beats.length)
    )
      return false;
    const lines = new Map(state.log.lines.map((line) => [line.n ?? -1, line]));
    const moments = this.story.between(before.scene, state, lines);
    this.recap.take(moments);
    if ((this.story.playing || state.beats.length > 0) && this.story.tell(before.scene, moments, onlyBotsPlay(state)))
      return true;
    for (const { beat } of moments) this.fight.hear(beat);
    return false;
  }

  /**
   * A press on a thing ends the story and counts; one beside everything moves on to the next beat.
   * @param {Event} event
   */
  pressed(event) {
    const thing =
      event.target instanceof Element && event.target.closest("[data-piece], [data-handle], [data-head], button");
    if (thing) this.story.finish();
    else this.story.next();
  }

  /**
   * @param {import("../common/frames.js").Scene} scene
   * @param {import("../common/frames.js").Beat} beat the beat that led to it
   */
  #draw(scene, beat) {
    if (!this.page.state) return;
    this.page.board.draw({ ...this.page.state, scene, asked: [] }, { ...this.page.around, present: true });
    this.fight.hear(beat);
    this.fight.ask(undefined);
    this.fight.learn(this.page.state.asked);
    this.arena.draw(this.fight.clashes(scene), [], this.fight.step);
  }

  /** Whom I am asked to stop. */
  get about() {
    return this.fight.open ? this.page.board.elementOf(this.fight.open) : null;
  }

  /** Show a fight as it is where nothing is told any more. */
  drawFight() {
    const shown = this.page.past ?? this.page.state;
    if (!shown || this.page.past) this.arena.draw([]);
    else {
      const asked = shown.asked.find((each) => each.about.attackers);
      const before = this.fight.open;
      this.fight.ask(asked, asked !== undefined && asked === myQuestion(shown));
      if (this.fight.open && this.fight.open !== before) this.page.zoom.present(this.about);
      this.arena.draw(
        shown.result ? [] : this.fight.clashes(shown.scene),
        this.page.asking.answering.busy === "free" ? ableToAttack(shown) : [],
        this.fight.step,
      );
    }
  }

  /**
   * Why did that happen? Without anything given: what is told just now, else what was logged last.
   * @param {import("../story/why.js").Happened[]} [happened]
   * @param {() => void} [closed]
   */
  why(happened, closed) {
    if (!happened && this.story.playing) {
      this.story.why();
      return;
    }
    const told = happened ?? this.page.log.lines.map((line) => ({ words: plainWords(line), rules: line.rules ?? [] }));
    void explainWhy(this.page.game, told, { rule: (rule) => this.page.side.findRule(rule), closed });
  }
}

/** Whether nobody but bots is asked anything. @param {State} state */
function onlyBotsPlay(state) {
  return (
    !state.result &&
    state.seats.some((seat) => seat.acting) &&
    state.seats.every((seat) => !seat.acting || seat.who === "bot")
  );
}
