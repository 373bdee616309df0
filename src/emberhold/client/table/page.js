// @ts-check
/** The table page: takes states in, shows them, sends answers out. Everything else is told to do its part. */

import { Board } from "../board/scene.js";
import { Zoom } from "../board/cards/zoom.js";
import { myQuestion, nextSeat } from "../board/legal.js";
import { announce } from "../common/announcer.js";
import { byId, setAttribute } from "../common/dom.js";
import { switchLanguage } from "../common/words.js";
import { LogPanel, plainWords } from "../story/log.js";
import { Asking } from "./asking/asking.js";
import { Connection } from "./connection.js";
import { Edges } from "./edges.js";
import { Ending } from "./ending/ending.js";
import { followState } from "./following.js";
import { drawHeading, Notices } from "./heading.js";
import { Teacher } from "./lesson/lesson.js";
import { Newer, showStatus } from "./line.js";
import { LookingBack } from "./looking-back.js";
import { Glance } from "./menu/glance.js";
import { Menu } from "./menu/menu.js";
import { showRepair } from "./menu/repair.js";
import { Reading } from "./reading.js";
import { SeatBar } from "./seats.js";
import { SidePanel } from "./side.js";
import { Sitting } from "./sitting.js";
import { Tabs } from "./tabs.js";
import { Telling } from "./telling.js";
import { connectionTasks, logTasks, menuTasks, seatTasks, teacherTasks, zoomTasks } from "./wiring.js";
import { during, goesOn, shows } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */

const SPOKEN_LINES = 4;

export class TablePage {
  /**
   * @param {string} table
   * @param {string} game
   */
  constructor(table, game) {
    this.table = table;
    this.game = game;
    /** @type {State | null} the newest state */
    this.state = null;
    /** @type {State | null} the moment looked back at */
    this.past = null;
    /** the version up to which the log is known */
    this.known = -1;
    /** whether anything has been drawn yet */
    this.seen = false;
    this.sitting = new Sitting(this);
    this.lookingBack = new LookingBack(this);
    this.notices = new Notices();
    this.board = new Board(byId("board"));
    this.dock = byId("dock");
    this.beside = byId("beside");
    this.turns = byId("turns");
    this.tabs = new Tabs((opener) => this.side.toggle("log", opener));
    this.glance = new Glance(game);
    this.edges = new Edges(this.board.root);
    this.zoom = new Zoom(game, zoomTasks(this));
    this.asking = new Asking(this);
    this.log = new LogPanel(byId("log"), logTasks(this));
    this.side = new SidePanel(game, () => {
      this.log.toEnd();
      if (this.side?.tab === "talk") this.talk?.read();
    });
    this.seats = new SeatBar(...seatTasks(this));
    this.menu = new Menu(menuTasks(this));
    this.reading = new Reading((key) => {
      if (this.asking.answering.busy !== "free") return false;
      void this.asking.answering.answer({ key });
      return true;
    });
    this.ending = new Ending(() => this.asking.prompt.focus());
    this.telling = new Telling(this, () => {
      this.render();
      this.#end(this.state);
    });
    /** @type {import("./talk/talk.js").Talk | null} what people say to each other, where there is somebody to talk to */
    this.talk = null;
    /** @type {State[]} what was said before there was anybody to hear it */
    this.unheard = [];
    /** @type {import("./lesson/puzzle.js").Riddle | null} who tells the goal of a puzzle */
    this.riddle = null;
    this.teacher = new Teacher(game, teacherTasks(this));
    // What is pressed while a story is told counts: the story ends, and the table is as it is now.
    for (const root of this.#roots()) root.addEventListener("click", (event) => this.telling.pressed(event), true);
    const { choosing, clicks, prompt } = this.asking;
    for (const root of this.#roots()) clicks.watch(root);
    const readable = [this.board.root, this.turns, this.beside, this.dock, choosing.root, byId("log"), prompt.root];
    for (const root of [...readable, clicks.pile.dialog]) this.zoom.watch(root);
    this.newer = new Newer(() => this.asking.answering.busy !== "free" || this.connection.said.size > 0);
    this.connection = new Connection(table, () => this.#shows(), connectionTasks(this));
  }

  /** What the server is told about this page. */
  #shows() {
    return { lang: document.documentElement.lang, seat: this.sitting.seat, version: this.known };
  }

  start() {
    this.connection.start();
  }

  // States

  /** @param {State} state */
  take(state) {
    const before = this.state;
    if (before && state.version < before.version && state.you.showing === before.you.showing) return;
    if (this.asking.turnStop.holds(before, state)) return;
    if (before && state.table.answers < before.table.answers) this.asking.undone(state);
    followState(before, state);
    showRepair(state, (frame) => menuTasks(this).tell(frame));
    this.teacher.take(state);
    if (state.puzzle) void this.#riddle(state);
    this.state = state;
    shows(state.version);
    goesOn("bots", !state.result && state.seats.some((seat) => seat.acting && seat.who === "bot"));
    if (!before) setAttribute(byId("open-menu"), "disabled", null);
    this.sitting.take(state);
    this.asking.answering.shownIn(state);
    if (this.sitting.handover.isOpen && !this.sitting.handedOver(state)) return;
    if (!before && this.sitting.sitDown(state)) return;
    const fresh = this.log.take(state.log);
    this.known = state.version;
    const news = before !== null && before.version !== state.version;
    const telling = news && this.telling.tell(before, state, fresh);
    if (news) {
      this.asking.settle();
      if (!telling) {
        this.telling.story.finish();
        announce(fresh.slice(-SPOKEN_LINES).map(plainWords).join(" "));
      }
    }
    const next = nextSeat(state);
    if (next !== null && !this.asking.choosing.queue.next(state) && this.sitting.passTo(state, next)) return;
    this.render();
    this.reading.take(state);
    this.#end(before);
  }

  /** A puzzle brings its own words; no other table needs them. @param {State} state */
  async #riddle(state) {
    const { Riddle } = await during(import("./lesson/puzzle.js"), "part");
    this.riddle ??= new Riddle((frame) => void this.asking.answering.send(frame));
    if (this.state === state) this.riddle.take(state);
  }

  /** Talk brings its own parts; nobody needs them alone. @param {State} state */
  async hear(state) {
    this.unheard.push(state);
    const { Talk } = await during(import("./talk/talk.js"), "part");
    this.talk ??= new Talk(this, this.#roots());
    for (const each of this.unheard.splice(0)) this.talk.take(each);
  }

  /** What is drawn outside the board, and where. */
  get around() {
    const glance = (/** @type {boolean} */ mapped) => this.glance.draw(mapped);
    return { dock: this.dock, tray: byId("prompt-dice"), beside: this.beside, turns: this.turns, glance, glide: true };
  }

  render() {
    const shown = this.past ?? this.state;
    if (!shown || !this.state) return;
    const question = myQuestion(shown);
    const telling = this.telling.story.playing && !this.past;
    const legal = () => this.asking.answering.legal();
    if (!telling) this.board.draw(shown, { ...this.around, present: !this.past, legal });
    this.dock.hidden = shown.you.showing === null;
    if (this.tabs.draw(shown)) this.side.fold();
    this.asking.draw(shown, this.state, telling);
    this.seats.draw(this.state);
    drawHeading(shown, this.game);
    // The question sleeps until the story ends.
    if (!telling) {
      this.asking.call(this.state, this.past ? null : (question?.prompt ?? null));
      this.telling.drawFight();
    }
    // A first choice covers the map, which is brought to my figure only once it can be seen.
    this.asking.choosing.draw(this.state, telling || this.past !== null);
    if (!telling) this.reveal();
    this.teacher.show(telling || this.past !== null || Boolean(question?.page), () => this.render());
    this.asking.proceed();
    this.talk?.follow();
  }

  /** Bring what a new question lets me choose into sight, as soon as it can be chosen. */
  reveal() {
    const { asking } = this;
    if (asking.fresh && this.board.isLit) this.tabs.show("map");
    if ((asking.fresh || !this.seen) && this.board.reveal()) asking.fresh = false;
    this.seen = true;
    // What I am asked about is there to be read first; else the other side, with which a lesson begins.
    const asked = this.state?.lesson ? null : this.dock.querySelector(".legal[data-card]");
    this.zoom.lay(this.telling.about ?? asked ?? this.board.root.querySelector(".portrait[data-card]"));
    this.edges.look();
  }

  /** @param {State | null} before */
  #end(before) {
    const words = this.asking.prompt.text.textContent ?? "";
    if (this.state) this.ending.take(before, this.state, words, this.telling.story.playing);
  }

  /** Where pieces are. */
  #roots() {
    return [this.board.root, this.turns, this.beside, this.dock, byId("prompt-dice")];
  }

  /** Everything on the table that the arrow keys can reach. */
  things() {
    const { choosing } = this.asking;
    if (choosing.isOpen) return choosing.things();
    const found = this.#roots().flatMap((root) => [...root.querySelectorAll("[data-piece], [role=button]")]);
    return /** @type {HTMLElement[]} */ (found).filter((element) => element.checkVisibility());
  }

  // Language

  /**
   * Another language: everything is told again, nothing is lost.
   * @param {string} lang
   */
  async speak(lang) {
    await switchLanguage(lang);
    this.known = -1;
    this.log.clear();
    this.telling.recap.clear();
    this.asking.advice.close();
    this.asking.called = "";
    this.lookingBack.forget();
    showStatus(this.connection.status, this.connection.way);
    if (this.connection.way === "socket") void this.connection.say({ do: "language", lang });
    else this.connection.refresh();
  }
}
