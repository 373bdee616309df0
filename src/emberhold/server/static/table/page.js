// @ts-check
/** The table page: takes states in, shows them, sends answers out. Everything else is told to do its part. */

import { settings } from "../pages/settings.js";
import { switchLanguage } from "../pages/words.js";
import { Arena } from "../story/arena.js";
import { Fight, ableToAttack } from "../story/fight.js";
import { Story } from "../story/player.js";
import { Recap } from "../story/recap.js";
import { play, shareScreen } from "../story/sound.js";
import { explainWhy } from "../story/why.js";
import { Advice } from "./advice.js";
import { announce } from "./announcer.js";
import { callAttention, setTitle } from "./attention.js";
import { follow } from "./chapters.js";
import { Clicks } from "./clicks.js";
import { Connection } from "./connection.js";
import { byId, make, setAttribute, setText } from "./dom.js";
import { Edges } from "./edges.js";
import { Ending } from "./ending.js";
import { Habits } from "./habits.js";
import { HandOver, mustHide } from "./handover.js";
import { legalTargets, liesIn, myQuestion, nextSeat } from "./legal.js";
import { Teacher } from "./lesson.js";
import { LogPanel, plainWords } from "./log.js";
import { Menu } from "./menu.js";
import { Phases } from "./phases.js";
import { Prompt } from "./prompt.js";
import { promptFor } from "./prompting.js";
import { Reading } from "./reading.js";
import { Board } from "./scene.js";
import { SeatBar } from "./seats.js";
import { SidePanel } from "./side.js";
import { Tabs } from "./tabs.js";
import { clearToasts, toast } from "./toast.js";
import { TurnStop } from "./turn-stop.js";
import { drawUndo, undoFrames } from "./undo.js";
import { learn } from "./unsealed.js";
import { say } from "./words.js";
import { forgetTexts, Zoom } from "./zoom.js";

/** @typedef {import("./frames.js").State} State */
/** @typedef {import("./frames.js").Option} Option */
/** @typedef {import("./frames.js").Reply} Reply */

const SPOKEN_LINES = 4;
/** More answers than this are better looked for at the question. */
const MOST_ANSWERS = 3;
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
    /** @type {number | null} the seat whose eyes are wanted */
    this.seat = null;
    /** the version up to which the log is known */
    this.known = -1;
    /** the version up to which I have been told what happened; nobody is told what was before they came */
    this.told = Infinity;
    /** @type {"free" | "asking" | number} nothing under way, an answer under way, or the version it will show in */
    this.busy = "free";
    /** @type {string | null} */
    this.hinted = null;
    this.wasAsked = "";
    /** whether the question is so new that nothing of it has been shown */
    this.fresh = false;
    /** whether anything has been drawn yet */
    this.seen = false;
    this.ended = false;
    this.board = new Board(byId("board"));
    this.dock = byId("dock");
    this.beside = byId("beside");
    this.tabs = new Tabs();
    this.edges = new Edges(this.board.root);
    this.zoom = new Zoom(game, { marks: (element) => this.#marksOf(element), rule: (rule) => this.side.findRule(rule), answers: (element) => this.#answersTo(element) });
    this.prompt = new Prompt(game, { answer: (option) => void this.answer(option), name: (name) => void this.answer({ key: `name:${name}` }), point: (option) => this.point(option), rule: (rule) => this.side.findRule(rule), picture: (option) => this.board.pictureOf(option) });
    this.log = new LogPanel(byId("log"), { look: (at) => void this.look(at), card: (card) => void this.zoom.openCard(card), why: (line) => this.why([{ words: plainWords(line), rules: line.rules ?? [] }]) });
    this.side = new SidePanel(game, () => this.log.toEnd());
    this.seats = new SeatBar((frame) => this.send(frame), (seat) => this.show(seat));
    this.menu = new Menu({
      concede: () => void this.send({ do: "concede", seat: this.state?.you.showing, version: this.state?.version }),
      pace: (bots) => void this.connection.say({ do: "pace", bots }),
      language: (lang) => void this.speak(lang),
      seat: () => this.state && void this.seats.openShown(this.state),
      kept: () => this.habits.kept,
      drop: (topic) => this.habits.drop(topic),
    });
    this.habits = new Habits(game, table);
    this.turnStop = new TurnStop({ go: (state) => this.take(state), send: (frame) => void this.send(frame) });
    this.advice = new Advice();
    this.phases = new Phases(byId("phases"));
    this.reading = new Reading((key) => {
      if (this.busy !== "free") return false;
      void this.answer({ key });
      return true;
    });
    this.ending = new Ending(() => this.prompt.focus());
    this.handover = new HandOver((seat) => {
      this.prompt.lock(true);
      this.show(seat);
    });
    this.clicks = new Clicks(this.board, this.zoom, {
      legal: () => this.#legal(),
      answer: (option) => void this.answer(option),
      point: (option) => this.point(option),
      asked: () => this.#askedWords(),
      why: (target) => this.#why(target),
      ahead: (id) => this.#ahead(id),
      tell: (text) => announce(text, "assertive"),
      playing: () => !this.past && Boolean(this.state?.you.seats.length) && !this.state?.result,
      locked: () => this.busy !== "free",
    });
    this.story = new Story(byId("story"), game, {
      draw: (scene, beat) => this.#drawScene(scene, beat),
      skipped: (beat) => this.fight.hear(beat),
      find: (id) => this.board.elementOf(id),
      lying: (card) => document.querySelector(`:is(#board, #dock) [data-card="${CSS.escape(card)}"]`),
      look: (at) => void this.look(at),
      why: (moments, closed) => this.why(moments, closed),
      done: () => {
        this.render();
        this.#celebrate(this.state);
      },
    });
    this.fight = new Fight();
    this.arena = new Arena((id) => this.board.elementOf(id), (slot) => this.clicks.offer(slot, "block-with"));
    /** @type {import("./puzzle.js").Riddle | null} who tells the goal of a puzzle */
    this.riddle = null;
    this.recap = new Recap(byId("recap"), game, (at) => void this.look(at), (moments) => this.why(moments));
    this.teacher = new Teacher(game, { find: (id) => this.board.elementOf(id), bring: (id) => this.board.bring(id), undo: () => this.undo() });
    // What is pressed while a story is told counts: the story ends, and the table is as it is now.
    for (const root of [this.board.root, this.beside, this.dock]) root.addEventListener("click", (event) => this.#pressed(event), true);
    for (const root of [this.board.root, this.beside, this.dock]) this.clicks.watch(root);
    for (const root of [this.board.root, this.beside, this.dock, byId("log"), this.prompt.root, this.clicks.pile.dialog]) this.zoom.watch(root);
    this.connection = new Connection(table, () => ({ lang: document.documentElement.lang, seat: this.seat, version: this.known }), {
      state: (state) => {
        this.take(state);
        this.#tell(state);
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
    if (before && state.table.answers < before.table.answers) this.habits.stop(state);
    follow(before, state);
    learn(state);
    this.teacher.take(state);
    shareScreen(state.you.seats.length > 1);
    if (state.puzzle) void this.#riddle(state);
    if (state.campaign && before?.version !== state.version) forgetTexts();
    this.state = state;
    if (this.seat === null || !state.you.seats.includes(this.seat)) this.seat = state.you.showing;
    if (typeof this.busy === "number" && state.version >= this.busy) this.#unlock();
    if (this.handover.isOpen && !this.#handedOver(state)) return;
    if (!before && this.#sitDown(state)) return;
    const fresh = this.log.take(state.log);
    this.known = state.version;
    const news = before !== null && before.version !== state.version;
    const telling = news && this.#tellStory(before, state, fresh);
    if (news) {
      for (const offered of document.querySelectorAll(".reader__answers")) offered.replaceChildren();
      this.hinted = null;
      this.advice.close();
      this.clicks.settle();
      if (!telling) {
        this.story.finish();
        announce(fresh.slice(-SPOKEN_LINES).map(plainWords).join(" "));
      }
    }
    const next = nextSeat(state);
    if (next !== null && this.#passTo(state, next)) return;
    this.render();
    this.reading.take(state);
    this.#celebrate(before);
  }

  /** A puzzle brings its own words; no other table needs them. @param {State} state */
  async #riddle(state) {
    const { Riddle } = await import("./puzzle.js");
    this.riddle ??= new Riddle((frame) => void this.send(frame));
    if (this.state === state) this.riddle.take(state);
  }

  /**
   * Show what happened beat by beat, where there is more to it than one step. Where something was
   * taken back, or too much has happened, there is nothing to tell.
   * @param {State} before
   * @param {State} state
   * @param {import("./frames.js").LogLine[]} fresh the lines of the log that are new
   */
  #tellStory(before, state, fresh) {
    if (this.past || before.you.showing !== state.you.showing || state.log.all || (fresh.length && !state.beats.length)) return false;
    const lines = new Map(state.log.lines.map((line) => [line.n ?? -1, line]));
    const moments = this.story.between(before.scene, state, lines);
    this.recap.take(moments);
    if ((this.story.playing || state.beats.length > 0) && this.story.tell(moments)) return true;
    for (const { beat } of moments) this.fight.hear(beat);
    return false;
  }

  /**
   * A press on a thing ends the story and counts; one beside everything goes on to the next beat.
   * @param {Event} event
   */
  #pressed(event) {
    const thing = event.target instanceof Element && event.target.closest("[data-piece], [data-handle], [data-head], button");
    if (thing) this.story.finish();
    else this.story.next();
  }

  /**
   * @param {import("./frames.js").Scene} scene
   * @param {import("./frames.js").Beat} beat the beat that led to it
   */
  #drawScene(scene, beat) {
    if (!this.state) return;
    this.board.draw({ ...this.state, scene, asked: [] }, { dock: this.dock, tray: byId("prompt-dice"), beside: this.beside, glide: true });
    this.fight.hear(beat);
    this.fight.ask(undefined);
    this.arena.draw(this.fight.clashes(scene));
  }

  /** Show a fight as it stands where nothing is told any more. */
  #drawFight() {
    const shown = this.past ?? this.state;
    if (!shown || this.past) this.arena.draw([]);
    else {
      const asked = shown.asked.find((each) => each.about.attackers);
      this.fight.ask(asked, asked !== undefined && asked === myQuestion(shown));
      this.arena.draw(shown.result ? [] : this.fight.clashes(shown.scene), this.busy === "free" ? ableToAttack(shown) : []);
    }
  }

  /**
   * Say what has happened since I was told last: what was taken back, who plays now.
   * @param {State} state
   */
  #tell(state) {
    const first = this.told === Infinity;
    for (const { at, text } of state.notices) if (at > this.told) toast(text);
    this.told = first ? state.version : Math.max(this.told, state.version);
    const mine = state.seats.find((seat) => seat.seat === state.you.showing);
    if (first && mine?.who === "bot" && !state.result) toast(say("web-table-seat-bot-yours"));
  }

  /**
   * Whether the person the screen waited for is the one who looks now.
   * @param {State} state
   */
  #handedOver(state) {
    const here = this.handover.taken && state.you.showing === this.handover.seat;
    if (!here && !state.result) return false;
    this.handover.close();
    setAttribute(byId("app"), "inert", null);
    return true;
  }

  /**
   * The page opens for somebody with several seats: from now on it shows the seat it is told to show.
   * @param {State} state
   * @returns {boolean} whether the table stays covered
   */
  #sitDown(state) {
    const { seats, showing } = state.you;
    if (seats.length < 2 || showing === null || state.result) return false;
    if (seats.some((seat) => seat !== showing && mustHide(state, seat))) {
      this.#cover(state, showing);
      return true;
    }
    this.show(showing);
    return false;
  }

  /**
   * Another of my seats is asked.
   * @param {State} state
   * @param {number} seat
   * @returns {boolean} whether the table is covered now
   */
  #passTo(state, seat) {
    if (mustHide(state, seat)) {
      this.#cover(state, seat);
      return true;
    }
    this.show(seat);
    return false;
  }

  /**
   * Nothing of the last hand stays on the page until the next person says so.
   * @param {State} state
   * @param {number} seat who comes next
   */
  #cover(state, seat) {
    clearToasts();
    this.zoom.hide();
    this.zoom.dialog.close();
    this.clicks.settle();
    this.past = null;
    this.story.finish();
    this.board.clear();
    this.turnStop.close();
    this.habits.stop(null);
    this.advice.close();
    this.prompt.clear();
    this.recap.clear();
    this.log.clear();
    this.known = -1;
    setAttribute(byId("app"), "inert", true);
    this.handover.open(state, seat);
    callAttention(true, true);
  }

  /**
   * Look with the eyes of another of my seats.
   * @param {number} seat
   */
  show(seat) {
    this.seat = seat;
    this.known = -1;
    this.past = null;
    if (this.connection.way === "socket") void this.connection.say({ do: "show", seat });
    else this.connection.refresh();
  }

  render() {
    const shown = this.past ?? this.state;
    if (!shown || !this.state) return;
    const question = myQuestion(shown);
    const telling = this.story.playing && !this.past;
    if (!telling) this.board.draw(shown, { dock: this.dock, tray: byId("prompt-dice"), beside: this.beside, glide: true, legal: () => this.#legal() });
    this.dock.hidden = shown.you.showing === null;
    if (this.tabs.draw(shown)) this.side.fold();
    const taught = this.past || telling ? null : this.teacher.key;
    this.prompt.show(promptFor(shown, this.state, {
      sort: (options) => withAnswer(Prompt.sort(options, liesIn(shown.scene), (id) => this.board.onMap(id)), taught),
      hinted: this.hinted ?? taught,
      back: () => this.present(),
      look: (at) => void this.look(at),
      reply: (yes) => void this.send({ do: "undo-reply", yes, version: this.state?.version }),
      ending: () => this.state && this.ending.open(this.state),
      habits: (asked) => this.#offers(asked),
    }));
    this.prompt.lock(this.busy !== "free");
    this.prompt.wait(telling);
    this.phases.draw(shown);
    byId("prompt-tools").hidden = shown.you.spectator;
    drawUndo(shown, (frame) => void this.send(frame));
    this.seats.draw(this.state);
    setText(byId("table-title"), shown.table.title);
    setTitle(`${shown.table.title} – Emberhold`);
    setAttribute(byId("hint"), "aria-disabled", question && !this.past ? null : "true");
    this.#call(this.past ? null : question?.prompt ?? null);
    if (!telling) {
      this.#drawFight();
      this.#reveal();
    }
    this.teacher.show(telling || this.past !== null, () => this.render());
    for (const id of this.habits.ahead) this.board.elementOf(id)?.classList.add("ahead");
    this.#byHabit();
  }

  /**
   * What the page offers to do by itself at a question.
   * @param {import("./frames.js").Asked} asked
   */
  #offers(asked) {
    const state = this.state;
    if (!state || state.lesson?.is === "on") return [];
    const batch = this.habits.batchIn(asked, state);
    const lasting = this.habits.lastingIn(asked);
    return [
      ...(batch ? [{ label: batch.label, act: () => this.#playAll(batch.batch) }] : []),
      ...(lasting ? [{ label: say("web-always", { answer: lasting.label }), act: () => this.#always(asked, lasting) }] : []),
    ];
  }

  /** @param {import("../looks.js").Batch} batch */
  #playAll(batch) {
    this.habits.running = batch;
    this.habits.rest = -1;
    this.#byHabit();
  }

  /**
   * @param {import("./frames.js").Asked} asked
   * @param {Option} option
   */
  #always(asked, option) {
    this.habits.keep(asked, option);
    void this.answer(option);
  }

  /** Give the answer that somebody has wished to be given without being asked. */
  #byHabit() {
    const state = this.state;
    const asked = state && myQuestion(state);
    if (!asked || this.past || this.story.playing || this.busy !== "free" || state.lesson?.is === "on") return;
    const option = this.habits.next(asked, state);
    if (!option) return;
    const words = say("web-answered", { answer: option.label });
    if (this.habits.isNews(asked)) toast(words);
    else announce(words);
    void this.answer(option);
  }

  /**
   * Play a piece as soon as it can be played, or not after all; null where that is no harmless wish.
   * @param {string} id
   * @returns {import("./bubble.js").Choice | null}
   */
  #ahead(id) {
    const piece = this.board.findPiece(id);
    const mine = piece && this.dock.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    if (!piece || !mine || !this.habits.mayBeAhead(piece)) return null;
    const { ahead } = this.habits;
    if (ahead.has(id)) return { label: say("web-ahead-not"), choose: () => mine.classList.toggle("ahead", !ahead.delete(id)) };
    return { label: say("web-ahead"), choose: () => mine.classList.toggle("ahead", Boolean(ahead.add(id))) };
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
      if (this.wasAsked === key && this.busy === "free" && !document.hidden) void this.hint();
    }, READING);
  }

  /** Bring what a new question lets me choose into sight, as soon as it can be chosen. */
  #reveal() {
    if (this.fresh && this.board.isLit) this.tabs.show("map");
    if ((this.fresh || !this.seen) && this.board.reveal()) this.fresh = false;
    this.seen = true;
    this.edges.look();
  }

  /** @param {State | null} before */
  #celebrate(before) {
    const state = this.state;
    if (!state?.result) {
      this.ended = false;
      this.ending.close();
    } else if (!this.ended && !this.story.playing) {
      this.ended = true;
      announce(this.prompt.text.textContent ?? "", "assertive");
      if (before) play(state.result.won === false ? "lose" : "win");
      if (before && !state.puzzle) this.ending.soon(state);
      void import("../life/endings.js").then(({ noteEnding }) => noteEnding(state));
    }
  }

  /** Everything on the table that the arrow keys can reach. */
  things() {
    const found = [this.board.root, this.beside, this.dock].flatMap((root) => [...root.querySelectorAll("[data-piece], [role=button]")]);
    return /** @type {HTMLElement[]} */ (found).filter((element) => element.checkVisibility());
  }

  // Answers

  #legal() {
    if (this.past || !this.state || this.busy !== "free" || this.story.playing) return new Map();
    return legalTargets(myQuestion(this.state));
  }

  /**
   * What can be done now with a thing that is being read, as buttons.
   * @param {Element} element
   */
  #answersTo(element) {
    const id = element.getAttribute("data-piece") ?? element.getAttribute("data-handle") ?? element.getAttribute("data-head") ?? "";
    /** @type {Option[]} */
    const options = this.#legal().get(id) ?? [];
    return options.slice(0, MOST_ANSWERS).map((option) => make("button", { type: "button", class: "button button--main", on: { click: () => void this.answer(option) } }, option.label));
  }

  #askedWords() {
    if (!this.state) return "";
    return myQuestion(this.state)?.prompt ?? "";
  }

  /**
   * Why my seat cannot choose something; nothing if that is not known or no longer true.
   * @param {string} target
   * @returns {Promise<string>}
   */
  async #why(target) {
    const state = this.state;
    if (!state || state.you.showing === null) return "";
    const reply = await this.connection.say({ do: "why", seat: state.you.showing, target });
    return reply.is === "why" && this.state === state ? reply.text : "";
  }

  /** @param {{key: string}} option */
  async answer(option) {
    const state = this.state;
    const question = state && myQuestion(state);
    if (!state || !question || this.busy !== "free" || this.past) return;
    this.story.finish();
    const seat = question.anyone ? state.you.showing : question.seat;
    await this.send({ do: "answer", version: state.version, seat, key: option.key });
  }

  /**
   * Send something that changes the table; nothing else can be answered until it is done.
   * @param {Record<string, unknown>} frame
   * @returns {Promise<Reply>}
   */
  async send(frame) {
    this.busy = "asking";
    this.point(null);
    this.prompt.lock(true);
    this.board.light(new Map());
    this.edges.look();
    const reply = await this.connection.say(frame);
    if (reply.is === "refused") {
      toast(reply.text, true);
      this.#unlock();
    } else if (reply.is === "done" && (this.state?.version ?? -1) < reply.version) {
      this.busy = reply.version;
    } else {
      this.#unlock();
    }
    return reply;
  }

  #unlock() {
    this.busy = "free";
    this.prompt.lock(false);
    this.board.light(this.#legal());
    this.#reveal();
    queueMicrotask(() => this.#byHabit());
  }

  undo() {
    this.habits.stop(null);
    const frames = this.state && undoFrames(this.state);
    const frame = frames && (frames.one ?? frames.ask);
    if (frame && this.busy === "free") void this.send(frame);
  }

  async hint() {
    const state = this.state;
    if (!state || this.past || !myQuestion(state)) return;
    const reply = await this.connection.say({ do: "hint", version: state.version, seat: state.you.showing });
    if (reply.is === "refused") toast(reply.text, true);
    if (reply.is !== "hint" || this.state !== state) return;
    this.hinted = reply.key;
    this.render();
    const option = myQuestion(state)?.options.find((each) => each.key === reply.key);
    if (option) this.point(option);
    for (const id of option?.pieces.slice(0, 1) ?? []) this.board.bring(id);
    this.advice.show(reply.text, reply.numbers, () => this.prompt.focus());
  }

  /**
   * Show on the table what an answer points at.
   * @param {Option | null} option
   */
  point(option) {
    for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
    for (const id of option?.pieces ?? []) this.board.elementOf(id)?.classList.add("pointed");
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
    const told = happened ?? this.log.lines.map((line) => ({ words: plainWords(line), rules: line.rules ?? [] }));
    void explainWhy(this.game, told, { rule: (rule) => this.side.findRule(rule), closed });
  }

  // The past

  /** @param {number} at how many answers had been given */
  async look(at) {
    const query = new URLSearchParams({ lang: document.documentElement.lang });
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.state?.result) query.set("open", "1");
    const answer = await fetch(`/api/t/${encodeURIComponent(this.table)}/at/${at}?${query}`).catch(() => null);
    if (!answer?.ok || this.handover.isOpen) {
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
   * Another language: everything is told anew, nothing is lost.
   * @param {string} lang
   */
  async speak(lang) {
    await switchLanguage(lang);
    /** @type {HTMLSelectElement} */ (byId("language")).value = lang;
    this.known = -1;
    this.log.clear();
    this.recap.clear();
    this.advice.close();
    this.past = null;
    document.body.classList.remove("is-past");
    this.wasAsked = "";
    showStatus(this.connection.status, this.connection.way);
    if (this.connection.way === "socket") void this.connection.say({ do: "language", lang });
    else this.connection.refresh();
  }

  /** @param {Element} element */
  #marksOf(element) {
    const piece = element.getAttribute("data-piece");
    const head = element.getAttribute("data-head");
    if (piece) return this.board.findPiece(piece)?.marks ?? [];
    return this.board.state?.scene.areas.find((area) => area.id === head)?.marks ?? [];
  }
}

/**
 * @param {import("./connection.js").Status} status
 * @param {import("./connection.js").Way} way
 */
function showStatus(status, way) {
  const line = byId("line");
  setAttribute(line, "data-status", status);
  setAttribute(line, "data-way", way);
  const words = say(`web-table-line-${status}`);
  setText(byId("line-words"), words);
  setAttribute(line, "title", words);
}

/**
 * The answer a lesson waits for gets a button, wherever else it can be given.
 * @param {{quick: Set<string>, tray: Set<string>}} sorted
 * @param {string | null} key
 */
function withAnswer(sorted, key) {
  return key && !sorted.tray.has(key) ? { ...sorted, quick: new Set([...sorted.quick, key]) } : sorted;
}
