// @ts-check
/**
 * Tells what happened inside one answer, one beat after the other. A player in a hurry taps on;
 * what is pressed on the table meanwhile counts at once and ends the story.
 */

import { announce } from "../common/announcer.js";
import { plainWords } from "./log.js";
import { speed, tellsStill } from "../common/motion.js";
import { actor, evolved, foe, foesText, heldCard, isMine, pictured, struck, turnedUp } from "./cast.js";
import { changed } from "../common/change.js";
import { folded, together } from "./folding.js";
import { kindOf, lengthOf, shareOf, showingOf } from "./pace.js";
import { play, soundOf } from "./sound.js";
import { Stage } from "./stage.js";
import { StillStage } from "./still.js";
import { goesOn } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Beat} Beat */
/** @typedef {import("../common/frames.js").LogLine} LogLine */
/** @typedef {{beat: Beat, words: string, said: import("../common/frames.js").Word[], rules: string[], at: number, scene: Scene, mine: boolean, times?: number, one?: string}} Moment `said`: its words, part by part; `times`: how many equal ones it stands for, and what one of them says */

/** The table changed and nobody said why. @type {Beat} */
const SILENCE = { n: -1, kind: "silence", cast: {}, pieces: {}, numbers: {}, scene: null };

/**
 * @typedef {object} StoryTasks
 * @property {(scene: Scene, beat: Beat) => void} draw put a scene on the table, as it is after a beat
 * @property {(beat: Beat) => void} skipped a beat that nobody wanted to see
 * @property {(id: string) => HTMLElement | null} find the element of a piece, zone or area
 * @property {(card: string) => HTMLElement | null} lying where a card is
 * @property {(at: number) => void} look back at a moment
 * @property {() => Moment[]} since what others did since my last turn, also what is told just now
 * @property {(n: number) => LogLine | undefined} turn the line that began the turn in which a line was written
 * @property {(moments: Moment[], closed: () => void) => void} why say why some moments happened
 * @property {() => void} done show the table as it is now
 */

/** Moments that need no card and no banner to be worth watching. */
const WATCHED = new Set(["unleash", "reveal"]);

/** What a held card may be seen to do. */
const STRIKES = new Set(["hit", "heal", "tick", "silence"]);

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
    /** how many milliseconds what others do has been told since my last question */
    this.spent = 0;
    /** whether only bots are to play, who will soon bring more */
    this.more = false;
    this.stage = new Stage(root, game, {
      next: () => this.next(),
      skip: () => this.finish(),
      pause: () => this.pause(),
      why: () => this.why(),
      hold: (held) => this.hold(held),
      look: (at) => {
        this.finish();
        tasks.look(at);
      },
    });
    this.still = new StillStage(game, {
      done: () => this.finish(),
      why: (moments) => tasks.why(moments, () => undefined),
    });
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "hidden" && !this.still.isOpen && this.finish(),
    );
  }

  get playing() {
    return this.place >= 0 || this.still.isOpen;
  }

  /** The scene the table shows while the story is told. */
  get scene() {
    return this.moments[this.place]?.scene ?? null;
  }

  /**
   * The moments between what the table showed and a state.
   * @param {Scene} before
   * @param {State} state
   * @param {Map<number, LogLine>} lines the new lines of the log by number
   * @returns {Moment[]}
   */
  between(before, state, lines) {
    let scene = this.moments.at(-1)?.scene ?? before;
    const seat = state.you.showing;
    const beats = state.beats.length ? state.beats : [SILENCE];
    const moments = beats.map((beat) => {
      scene = beat.scene ? changed(scene, beat.scene) : state.scene;
      const line = lines.get(beat.n);
      return {
        beat,
        scene,
        words: line ? plainWords(line) : "",
        said: line?.text ?? [],
        rules: line?.rules ?? [],
        at: line?.at ?? 0,
        mine: isMine(beat, scene, seat),
      };
    });
    return folded(moments);
  }

  /**
   * Tell some moments, after whatever is being told.
   * @param {Scene} before
   * @param {Moment[]} fresh
   * @param {boolean} more whether only bots are to play, who will soon bring more
   * @returns {boolean} whether there is anything to tell
   */
  tell(before, fresh, more) {
    if (this.still.isOpen || tellsStill()) return this.#lay(before, fresh, more);
    if (!speed()) return false;
    this.more = more;
    if (!this.playing && fresh.length < 2 && fresh.every(({ beat, mine }) => lengthOf(beat, mine) * speed() <= BRIEF))
      return false;
    const opens = !this.playing;
    const waits = !opens && this.place >= this.moments.length;
    this.#add(fresh);
    if (opens) this.stage.open();
    if (fresh.some(isWatched)) this.stage.watch();
    if (waits) this.place -= 1;
    if (opens || waits) this.#next();
    return true;
  }

  /** What is like the last moment, which has not been told yet, becomes one with it. @param {Moment[]} fresh */
  #add(fresh) {
    const [first, ...others] = fresh;
    const last = this.moments.length - 1 > this.place ? this.moments.at(-1) : undefined;
    const one = last && first && together(last, first);
    if (one) this.moments.splice(-1, 1, one, ...others);
    else this.moments.push(...fresh);
  }

  /**
   * Without motion: pictures of what others did stay until somebody has read them.
   * @param {Scene} before
   * @param {Moment[]} fresh
   * @param {boolean} more
   */
  #lay(before, fresh, more) {
    const worded = fresh.filter((moment) => moment.words);
    if (more && !this.still.isOpen) {
      this.still.keep(before, worded);
      return false;
    }
    if (!this.still.isOpen && ![...this.still.moments, ...fresh].some(isWatched)) {
      this.still.close();
      return false;
    }
    this.moments.push(...fresh);
    this.still.lay(before, worded);
    return true;
  }

  /** Everything at once: the table as it is now. */
  finish() {
    if (!this.playing) return;
    for (const moment of this.moments.slice(this.place + 1)) {
      if (!this.still.isOpen) announce(moment.words);
      this.tasks.skipped(moment.beat);
    }
    this.#end();
  }

  pause() {
    this.#pause(!this.paused);
  }

  /**
   * A finger kept on the story pauses it.
   * @param {boolean} held
   */
  hold(held) {
    this.#pause(held);
  }

  /** @param {boolean} paused */
  #pause(paused) {
    if (this.place < 0 || this.paused === paused) return;
    this.paused = paused;
    goesOn("story", !paused);
    this.stage.paused(paused);
    clearTimeout(this.timer);
    if (!paused) this.#next();
  }

  /** Stand still and say why what is told just now has happened. */
  why() {
    if (this.still.isOpen) this.still.why();
    const moment = this.moments[this.place];
    if (!moment) return;
    const wasPaused = this.paused;
    this.#pause(true);
    this.tasks.why([moment], () => wasPaused || this.#pause(false));
  }

  /** Move on to the next beat now. */
  next() {
    if (this.still.isOpen) this.still.next();
    else if (this.playing) this.#next();
  }

  #next() {
    clearTimeout(this.timer);
    this.place += 1;
    goesOn("story", true);
    const moment = this.moments[this.place];
    if (!moment && this.more && speed()) {
      // The stage stays: a bot is about to answer.
      this.place = this.moments.length;
      return;
    }
    if (!moment || !speed()) {
      this.#end();
      return;
    }
    const from = this.#source(moment);
    // What flies is measured before anything else is changed: otherwise all would be laid out once more for it.
    this.tasks.draw(moment.scene, moment.beat);
    this.#settle(moment);
    void this.#tell(moment, from).then(() => this.moments[this.place] === moment && this.stage.shown(this.place));
    play(soundOf(kindOf(moment.beat)));
    announce(moment.words);
    const length = lengthOf(moment.beat, moment.mine, shareOf(this.moments.slice(this.place), this.spent));
    this.spent += length;
    if (!this.paused) this.timer = setTimeout(() => this.#next(), length);
  }

  /**
   * A held card stays while it strikes and while its text is carried out, the foe's banner while it is the foe's turn.
   * @param {Moment} moment
   */
  #settle(moment) {
    const { beat, scene } = moment;
    const { held, banner } = this.stage;
    const strikes = STRIKES.has(kindOf(beat)) || beat.doing?.card === held;
    this.stage.clear({
      card: held !== null && strikes,
      banner: !banner.hidden && banner.dataset.side === "foe",
      lasting: showingOf(beat) === "page",
    });
    const turn = this.tasks.turn(beat.n);
    if (banner.hidden && turn?.turn === "foe-turn" && isWatched(moment))
      this.stage.raiseBanner(foe(scene), plainWords(turn), "foe", true);
  }

  /**
   * Hold up the card of the foe that a beat comes from, where it is not held already, and mark what is happening on it.
   * @param {Moment} moment
   * @param {HTMLElement | null} from
   */
  async #tell(moment, from) {
    const { beat, scene } = moment;
    const text = showingOf(beat) === "card" ? null : foesText(beat, scene);
    if (text && text !== this.stage.held) await this.stage.hold(text, null);
    if (this.moments[this.place] !== moment) return;
    await this.#show(moment, from);
    if (beat.doing && beat.doing.card === this.stage.held) this.stage.follow(beat.doing.sentence);
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
  async #show(moment, from) {
    const { beat, scene, words, mine } = moment;
    this.stage.explains(moment.rules.length > 0);
    if (words) this.#say(moment);
    const showing = showingOf(beat);
    const who = actor(beat, scene);
    if (showing === "banner")
      this.stage.raiseBanner(who, words, kindOf(beat) === "foe-turn" ? "foe" : mine ? "mine" : "other");
    else if (showing === "card") await this.#hold(moment, from);
    else if (showing === "number") this.#float(moment);
    else if (showing === "sign") this.#sign(moment);
    else if (showing === "page") this.#read(words);
    else if (showing === "sticker") this.#stick(moment, from);
    else if (showing === "evolve") void this.stage.lasting.evolve(heldCard(beat), evolved(beat), from);
  }

  /** Say it, between what others did before it and what comes next. @param {Moment} moment */
  #say(moment) {
    const earlier = this.tasks.since().filter((each) => !this.moments.includes(each));
    const told = [...earlier, ...this.moments.filter((each) => each.words)];
    this.stage.tell(moment.said, told.map(chipOf), told.indexOf(moment));
  }

  /** A page that follows on a card that became another tells of that one. @param {string} words */
  #read(words) {
    const before = this.moments[this.place - 1]?.beat;
    void this.stage.read(words, before && showingOf(before) === "evolve" ? evolved(before) : null);
  }

  /** @param {Moment} moment @param {HTMLElement | null} from */
  #stick({ beat, scene }, from) {
    const card = heldCard(beat);
    const { left } = beat.numbers;
    void this.stage.lasting.stick(
      card ?? actor(beat, scene)?.card ?? "",
      from,
      left !== undefined ? "token" : card ? "card" : "ability",
      left ?? 0,
    );
  }

  /**
   * @param {Moment} moment
   * @param {HTMLElement | null} from
   */
  async #hold({ beat, mine }, from) {
    const card = heldCard(beat);
    if (!card || mine) this.stage.mark(from);
    else await this.stage.hold(card, from);
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
    const turned = kind === "reveal" ? turnedUp(beat, scene) : null;
    if (turned) this.stage.turnUp(turned);
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
    goesOn("story", false);
    if (!this.more) this.spent = 0;
    this.more = false;
    this.stage.close();
    this.still.close();
    this.tasks.done();
  }
}

/**
 * Whether others do something worth sitting back for: a turn begins, a card is held up, the foe acts.
 * @param {Moment} moment
 */
function isWatched({ beat, scene, mine, words }) {
  if (mine || !words) return false;
  const showing = showingOf(beat);
  return showing === "banner" || showing === "card" || WATCHED.has(kindOf(beat)) || foesText(beat, scene) !== null;
}

/**
 * A moment as a small picture with words.
 * @param {Moment} moment
 * @returns {import("./stage.js").Chip}
 */
export function chipOf({ beat, words, at, scene }) {
  return { n: beat.n, at, words, card: pictured(beat, scene), kind: kindOf(beat), amount: beat.numbers.amount ?? null };
}
