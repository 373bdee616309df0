// @ts-check
/**
 * Tells what happened inside one answer, one beat after the other. Whoever is in a hurry taps on;
 * what is pressed on the table meanwhile counts at once and ends the story.
 */

import { announce } from "../table/announcer.js";
import { plainWords } from "../table/log.js";
import { actor, everybody, heldCard, isMine, struck } from "./cast.js";
import { changed } from "./change.js";
import { kindOf, lengthOf, showingOf, speed } from "./pace.js";
import { play, soundOf } from "./sound.js";
import { Stage } from "./stage.js";

/** @typedef {import("../table/frames.js").State} State */
/** @typedef {import("../table/frames.js").Scene} Scene */
/** @typedef {import("../table/frames.js").Beat} Beat */
/** @typedef {{beat: Beat, words: string, at: number, scene: Scene, mine: boolean}} Moment */

/**
 * @typedef {object} StoryTasks
 * @property {(scene: Scene) => Promise<void>} draw put a scene on the table
 * @property {(id: string) => HTMLElement | null} find the element of a piece, zone or area
 * @property {(card: string) => HTMLElement | null} lying where a card lies
 * @property {(at: number) => void} look back at a moment
 * @property {() => void} done show the table as it is now
 */

/** Beats that take no longer than this are not worth a stage. */
const BRIEF = 300;

export class Story {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {StoryTasks} tasks
   */
  constructor(root, game, tasks) {
    this.tasks = tasks;
    /** @type {Moment[]} */
    this.moments = [];
    this.place = -1;
    this.timer = 0;
    this.paused = false;
    this.stage = new Stage(root, game, {
      next: () => void this.#next(),
      skip: () => this.finish(),
      pause: () => this.pause(),
      look: (at) => {
        this.finish();
        tasks.look(at);
      },
    });
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && this.finish());
  }

  get playing() {
    return this.place >= 0;
  }

  /** The scene the table shows while the story goes on. */
  get scene() {
    return this.moments[this.place]?.scene ?? null;
  }

  /**
   * Tell how the table came from one scene to a state.
   * @param {Scene} before what the table shows
   * @param {State} state where it all leads
   * @param {Map<number, import("../table/frames.js").LogLine>} lines the new lines of the log by number
   * @returns {boolean} whether there is anything to tell
   */
  tell(before, state, lines) {
    if (!speed() || !state.beats.length) return false;
    let scene = this.playing ? (this.moments.at(-1)?.scene ?? before) : before;
    const seat = state.you.showing;
    const fresh = state.beats.map((beat) => {
      scene = beat.scene ? changed(scene, beat.scene) : state.scene;
      const line = lines.get(beat.n);
      return { beat, scene, words: line ? plainWords(line) : "", at: line?.at ?? 0, mine: isMine(beat, scene, seat) };
    });
    if (!this.playing && fresh.every((moment) => lengthOf(moment.beat, moment.mine) * speed() <= BRIEF) && fresh.length < 2) return false;
    this.moments.push(...fresh);
    if (!this.playing) {
      this.stage.open();
      void this.#next();
    }
    return true;
  }

  /** Everything at once: the table as it is now. */
  finish() {
    if (!this.playing) return;
    for (const moment of this.moments.slice(this.place + 1)) announce(moment.words);
    this.#end();
  }

  pause() {
    if (!this.playing) return;
    this.paused = !this.paused;
    this.stage.paused(this.paused);
    clearTimeout(this.timer);
    if (!this.paused) void this.#next();
  }

  /** Go on to the next beat now. */
  next() {
    void this.#next();
  }

  async #next() {
    clearTimeout(this.timer);
    this.place += 1;
    const moment = this.moments[this.place];
    if (!moment || !speed()) {
      this.#end();
      return;
    }
    const place = this.place;
    const keepsCard = ["number", "plain"].includes(showingOf(moment.beat));
    this.#settle(keepsCard);
    const from = this.#source(moment);
    await this.tasks.draw(moment.scene);
    if (this.place !== place) return;
    this.#show(moment, from);
    play(soundOf(kindOf(moment.beat)));
    announce(moment.words);
    if (!this.paused) this.timer = setTimeout(() => void this.#next(), lengthOf(moment.beat, moment.mine));
  }

  /**
   * A held card stays while it strikes; everything else makes way for the next beat.
   * @param {boolean} keepsCard
   */
  #settle(keepsCard) {
    const held = !this.stage.card.hidden;
    this.stage.clear();
    if (held && keepsCard) this.stage.card.hidden = false;
  }

  /** @param {Moment} moment */
  #source({ beat }) {
    const card = heldCard(beat);
    return card ? this.tasks.lying(card) : null;
  }

  /**
   * @param {Moment} moment
   * @param {HTMLElement | null} from
   */
  #show(moment, from) {
    const { beat, scene, words, mine } = moment;
    const chips = this.moments.map(({ beat: each, words: said, at }) => ({ n: each.n, at, words: said, card: everybody(each)[0] ?? null, kind: kindOf(each) }));
    this.stage.tell(words, chips, this.place);
    const showing = showingOf(beat);
    const who = actor(beat, scene);
    if (showing === "banner") this.stage.raiseBanner(who, words, kindOf(beat) === "foe-turn" ? "foe" : mine ? "mine" : "other");
    else if (showing === "card") this.#hold(moment, from);
    else if (showing === "number") this.#float(moment);
    else if (showing === "sign") this.#sign(moment);
  }

  /**
   * @param {Moment} moment
   * @param {HTMLElement | null} from
   */
  #hold({ beat, mine }, from) {
    const card = heldCard(beat);
    if (!card || mine) this.stage.mark(from);
    else void this.stage.hold(card, from);
  }

  /** @param {Moment} moment */
  #float({ beat, scene }) {
    const target = this.#first(struck(beat, scene));
    const { amount } = beat.numbers;
    if (!target || amount === undefined) return;
    const heal = kindOf(beat) === "heal";
    this.stage.float(target, `${heal ? "+" : "−"}${amount}`, heal ? "heal" : "hit");
  }

  /** @param {Moment} moment */
  #sign({ beat, scene }) {
    const kind = kindOf(beat);
    const target = this.#first(struck(beat, scene));
    const who = actor(beat, scene);
    const doer = who ? this.tasks.find(who.id) : null;
    if (kind === "unleash") this.stage.root.dataset.flash = this.stage.root.dataset.flash === "a" ? "b" : "a";
    if ((kind === "attack" || kind === "block") && doer && target && doer !== target) this.stage.arrow(doer, target);
    this.stage.mark(target ?? doer, kind === "fall");
  }

  /** @param {string[]} ids */
  #first(ids) {
    for (const id of ids) {
      const element = this.tasks.find(id);
      if (element?.checkVisibility()) return element;
    }
    return null;
  }

  #end() {
    clearTimeout(this.timer);
    this.moments = [];
    this.place = -1;
    this.paused = false;
    this.stage.close();
    this.tasks.done();
  }
}
