// @ts-check
/** The table page: takes states in, shows them, sends answers out. Everything else is told to do its part. */

import { settings } from "../shared/settings.js";
import { switchLanguage } from "../common/words.js";
import { play, shareScreen } from "../story/sound.js";
import { Advice } from "./asking/advice.js";
import { Ahead } from "./asking/ahead.js";
import { Odds } from "./asking/odds.js";
import { askAlong, meetAll } from "./ending/again.js";
import { showClock } from "./menu/clock.js";
import { announce } from "../common/announcer.js";
import { Answering } from "./asking/answering.js";
import { callAttention, setTitle } from "./attention.js";
import { follow } from "./ending/chapters.js";
import { Choosing } from "./asking/choosing.js";
import { Clicks } from "./asking/clicks.js";
import { Connection } from "./connection.js";
import { byId, setAttribute, setText } from "../common/dom.js";
import { Edges } from "./edges.js";
import { Ending } from "./ending/ending.js";
import { Glance } from "./menu/glance.js";
import { Habits } from "./asking/habits.js";
import { markOf } from "../common/frames.js";
import { layoutOf } from "../board/layouts.js";
import { liesIn, myQuestion, nextSeat } from "../board/legal.js";
import { Teacher } from "./lesson/lesson.js";
import { showStatus } from "./line.js";
import { LogPanel, plainWords } from "../story/log.js";
import { Menu } from "./menu/menu.js";
import { Phases } from "./phases.js";
import { LYING, NARROW, Prompt } from "./asking/prompt.js";
import { promptFor } from "./asking/prompting.js";
import { Reading } from "./reading.js";
import { Board } from "../board/scene.js";
import { SeatBar } from "./seats.js";
import { SidePanel } from "./side.js";
import { Sitting } from "./sitting.js";
import { Standing } from "./asking/standing.js";
import { Tabs } from "./tabs.js";
import { Telling } from "./telling.js";
import { toast } from "../common/toast.js";
import { TurnStop } from "./asking/turn-stop.js";
import { drawUndo } from "./asking/undo.js";
import { learn } from "../board/cards/unsealed.js";
import { say } from "../common/say.js";
import { forgetTexts, Zoom } from "../board/cards/zoom.js";
import { clickTasks, logTasks, menuTasks, promptTasks, teacherTasks, zoomTasks } from "./wiring.js";

/** @typedef {import("../common/frames.js").State} State */

const SPOKEN_LINES = 4;
/** So long a question is read before a hint comes by itself, in milliseconds. */
const READING = 1500;

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
    /** the version up to which I have been told what happened; what was before they came is told to nobody, unless it says so */
    this.told = Infinity;
    /** @type {string | null} */
    this.hinted = null;
    this.wasAsked = "";
    /** whether the question is so new that nothing of it has been shown */
    this.fresh = false;
    /** whether anything has been drawn yet */
    this.seen = false;
    this.ended = false;
    this.answering = new Answering(this);
    this.sitting = new Sitting(this);
    this.standing = new Standing(this);
    this.choosing = new Choosing(this);
    this.board = new Board(byId("board"));
    this.dock = byId("dock");
    this.beside = byId("beside");
    this.turns = byId("turns");
    this.tabs = new Tabs((opener) => this.side.toggle("log", opener));
    this.glance = new Glance(game);
    this.edges = new Edges(this.board.root);
    this.zoom = new Zoom(game, zoomTasks(this));
    this.prompt = new Prompt(game, promptTasks(this));
    this.log = new LogPanel(byId("log"), logTasks(this));
    this.side = new SidePanel(game, () => {
      this.log.toEnd();
      if (this.side?.tab === "talk") this.talk?.read();
    });
    this.seats = new SeatBar((frame) => this.answering.send(frame), (seat) => this.sitting.show(seat), (seat) => (this.board.maps.size || layoutOf(game).facing ? this.board.pointed.faceOf(seat) : null));
    this.menu = new Menu(menuTasks(this));
    this.habits = new Habits(game, table);
    this.ahead = new Ahead([...new Set(this.habits.batches.map((batch) => batch.topic))]);
    this.turnStop = new TurnStop({ go: (state) => this.take(state), send: (frame) => void this.answering.send(frame) });
    this.advice = new Advice();
    this.odds = new Odds(this);
    this.phases = new Phases(byId("phases"), /** @type {HTMLElement} */ (byId("seats").parentElement));
    this.reading = new Reading((key) => {
      if (this.answering.busy !== "free") return false;
      void this.answering.answer({ key });
      return true;
    });
    this.ending = new Ending(() => this.prompt.focus());
    this.clicks = new Clicks(this.board, this.zoom, clickTasks(this));
    this.telling = new Telling(this, () => {
      this.render();
      this.#celebrate(this.state);
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
    for (const shape of [LYING, NARROW]) shape.addEventListener("change", () => this.render());
    for (const root of this.#roots()) this.clicks.watch(root);
    for (const root of [this.board.root, this.turns, this.beside, this.dock, this.choosing.root, byId("log"), this.prompt.root, this.clicks.pile.dialog]) this.zoom.watch(root);
    this.connection = new Connection(table, () => ({ lang: document.documentElement.lang, seat: this.sitting.seat, version: this.known }), {
      state: (state) => {
        this.take(state);
        this.#tell(state);
        if (state.talk) void this.#hear(state);
      },
      notice: (text) => toast(text),
      status: (status, way) => showStatus(status, way),
    });
  }

  start() {
    this.connection.start();
  }

  // States

  /** @param {State} state */
  take(state) {
    const before = this.state;
    if (before && state.version < before.version && state.you.showing === before.you.showing) return;
    if (this.turnStop.holds(before, state)) return;
    if (before && state.table.answers < before.table.answers) {
      this.habits.stop(state);
      this.ahead.clear();
    }
    follow(before, state);
    askAlong(before, state);
    void meetAll(state);
    showClock(state);
    learn(state);
    this.teacher.take(state);
    shareScreen(state.you.seats.length > 1);
    if (state.puzzle) void this.#riddle(state);
    if (state.campaign && before?.version !== state.version) forgetTexts();
    this.state = state;
    if (!before) setAttribute(byId("open-menu"), "disabled", null);
    this.sitting.take(state);
    this.answering.shownIn(state);
    if (this.sitting.handover.isOpen && !this.sitting.handedOver(state)) return;
    if (!before && this.sitting.sitDown(state)) return;
    const fresh = this.log.take(state.log);
    this.known = state.version;
    const news = before !== null && before.version !== state.version;
    const telling = news && this.telling.tell(before, state, fresh);
    if (news) {
      for (const offered of document.querySelectorAll(".reader__answers")) offered.replaceChildren();
      this.hinted = null;
      this.advice.close();
      this.clicks.settle();
      if (!telling) {
        this.telling.story.finish();
        announce(fresh.slice(-SPOKEN_LINES).map(plainWords).join(" "));
      }
    }
    const next = nextSeat(state);
    if (next !== null && !this.choosing.queue.next(state) && this.sitting.passTo(state, next)) return;
    this.render();
    this.reading.take(state);
    this.#celebrate(before);
  }

  /** A puzzle brings its own words; no other table needs them. @param {State} state */
  async #riddle(state) {
    const { Riddle } = await import("./lesson/puzzle.js");
    this.riddle ??= new Riddle((frame) => void this.answering.send(frame));
    if (this.state === state) this.riddle.take(state);
  }

  /** Talk brings its own parts; nobody needs them alone. @param {State} state */
  async #hear(state) {
    this.unheard.push(state);
    const { Talk } = await import("./talk/talk.js");
    this.talk ??= new Talk(this, this.#roots());
    for (const each of this.unheard.splice(0)) this.talk.take(each);
  }

  /**
   * Say what has happened since I was told last: what was undone, who plays now.
   * @param {State} state
   */
  #tell(state) {
    const first = this.told === Infinity;
    for (const notice of state.notices) {
      if (notice.at > this.told || (first && notice.first)) toast(notice.text);
    }
    this.told = first ? state.version : Math.max(this.told, state.version);
    const mine = state.seats.find((seat) => seat.seat === state.you.showing);
    if (first && mine?.who === "bot" && !state.result) toast(say("web-table-seat-bot-yours"));
  }

  render() {
    const shown = this.past ?? this.state;
    if (!shown || !this.state) return;
    const question = myQuestion(shown);
    const telling = this.telling.story.playing && !this.past;
    if (!telling) this.board.draw(shown, { dock: this.dock, tray: byId("prompt-dice"), beside: this.beside, turns: this.turns, glance: (mapped) => this.glance.draw(mapped), glide: true, legal: () => this.answering.legal() });
    this.dock.hidden = shown.you.showing === null;
    if (this.tabs.draw(shown)) this.side.fold();
    const taught = this.past || telling ? null : this.teacher.key;
    this.prompt.show(promptFor(shown, this.state, {
      sort: (options) => withAnswer(Prompt.sort(options, liesIn(shown.scene), (id) => this.board.onMap(id), (id) => this.board.inHand(id)), taught),
      hinted: this.hinted ?? taught,
      back: () => this.present(),
      look: (at) => void this.look(at),
      reply: (yes) => void this.answering.send({ do: "undo-reply", yes, version: this.state?.version }),
      ending: () => this.state && this.ending.open(this.state),
      habits: (asked) => this.standing.offers(asked),
    }));
    this.prompt.lock(this.answering.busy !== "free");
    this.prompt.wait(telling);
    this.phases.draw(shown);
    this.prompt.tellWhen();
    byId("prompt-tools").hidden = shown.you.spectator;
    drawUndo(shown, (frame) => void this.answering.send(frame));
    this.seats.draw(this.state);
    setText(byId("table-title"), shown.table.title);
    setText(byId("round"), layoutOf(this.game).facing ? (markOf(shown.scene.marks, "round")?.label ?? "") : "");
    setTitle(`${shown.table.title} – Emberhold`);
    setAttribute(byId("hint"), "aria-disabled", question && !this.past ? null : "true");
    // The question sleeps until the story ends.
    if (!telling) this.#call(this.past ? null : question?.prompt ?? null);
    if (!telling) {
      this.telling.drawFight();
      this.reveal();
    }
    this.choosing.draw(this.state, telling || this.past !== null);
    this.teacher.show(telling || this.past !== null || Boolean(question?.page), () => this.render());
    this.ahead.draw((id) => this.board.elementOf(id));
    for (const id of this.habits.ahead) this.board.elementOf(id)?.classList.add("ahead");
    this.standing.go();
    this.odds.draw();
    this.talk?.follow();
  }

  /**
   * Tell of a question once, when it begins.
   * @param {string | null} asked
   */
  #call(asked) {
    const now = this.state && myQuestion(this.state);
    const key = now ? `${this.state?.table.answers} ${now.seat} ${now.prompt}` : "";
    callAttention(Boolean(now), Boolean(key) && !this.wasAsked);
    if (asked && key !== this.wasAsked) {
      announce(asked);
      this.fresh = true;
      this.#helpOut(key);
    }
    if (!this.past) this.wasAsked = key;
  }

  /** In the simple view a hint comes by itself, once there has been time to read. @param {string} key the question */
  #helpOut(key) {
    if (!settings().beginner || this.state?.lesson || this.state?.puzzle) return;
    setTimeout(() => {
      if (this.wasAsked === key && this.answering.busy === "free" && !document.hidden) void this.answering.hint();
    }, READING);
  }

  /** Bring what a new question lets me choose into sight, as soon as it can be chosen. */
  reveal() {
    if (this.fresh && this.board.isLit) this.tabs.show("map");
    if ((this.fresh || !this.seen) && this.board.reveal()) this.fresh = false;
    this.seen = true;
    // What I am asked about is there to be read first; else the other side, with which a lesson begins.
    const asked = this.state?.lesson ? null : this.dock.querySelector(".legal[data-card]");
    this.zoom.lay(this.telling.about ?? asked ?? this.board.root.querySelector(".portrait[data-card]"));
    this.edges.look();
  }

  /** @param {State | null} before */
  #celebrate(before) {
    const state = this.state;
    if (!state?.result) {
      this.ended = false;
      this.ending.close();
    } else if (!this.ended && !this.telling.story.playing) {
      this.ended = true;
      announce(this.prompt.text.textContent ?? "", "assertive");
      if (before) play(state.result.won === false ? "lose" : "win");
      // The last words of a lesson come first; they lead on to the next one.
      if (before && !state.puzzle && !state.lesson) this.ending.soon(state);
      void import("../life/endings.js").then(({ noteEnding }) => noteEnding(state));
    }
  }

  /** Where pieces are. */
  #roots() {
    return [this.board.root, this.turns, this.beside, this.dock, byId("prompt-dice")];
  }

  /** Everything on the table that the arrow keys can reach. */
  things() {
    if (this.choosing.isOpen) return this.choosing.things();
    const found = this.#roots().flatMap((root) => [...root.querySelectorAll("[data-piece], [role=button]")]);
    return /** @type {HTMLElement[]} */ (found).filter((element) => element.checkVisibility());
  }

  // The past

  /** @param {number} at how many answers had been given */
  async look(at) {
    const query = new URLSearchParams({ lang: document.documentElement.lang });
    if (this.sitting.seat !== null) query.set("seat", String(this.sitting.seat));
    if (this.state?.result) query.set("open", "1");
    const answer = await fetch(`/api/t/${encodeURIComponent(this.table)}/at/${at}?${query}`).catch(() => null);
    if (!answer?.ok || this.sitting.handover.isOpen) {
      toast(say("web-table-no-past"), true);
      return;
    }
    this.past = /** @type {State} */ (await answer.json());
    this.clicks.settle();
    this.log.look(at);
    document.body.classList.add("is-past");
    this.render();
    announce(this.prompt.text.textContent ?? "");
  }

  /** Back to now. */
  present() {
    this.past = null;
    this.log.look(null);
    document.body.classList.remove("is-past");
    this.render();
    this.prompt.focus();
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
    this.advice.close();
    this.past = null;
    document.body.classList.remove("is-past");
    this.wasAsked = "";
    showStatus(this.connection.status, this.connection.way);
    if (this.connection.way === "socket") void this.connection.say({ do: "language", lang });
    else this.connection.refresh();
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
