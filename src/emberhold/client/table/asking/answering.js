// @ts-check
/** What I answer: sent one at a time, and shown on the table before it is given. */

import { make } from "../../common/dom.js";
import { legalTargets, myQuestion } from "../../board/legal.js";
import { toast } from "../../common/toast.js";
import { undoFrames } from "./undo.js";
import { goesOn } from "../../common/settled.js";

/** @typedef {import("../page.js").TablePage} TablePage */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/frames.js").Reply} Reply */

/** More answers than this are better looked for at the question. */
const MOST_ANSWERS = 3;

export class Answering {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {"free" | "asking" | number} nothing under way, an answer under way, or the version it will show in */
    this.busy = "free";
  }

  /**
   * What was under way shows in a state: the next answer may be given.
   * @param {import("../../common/frames.js").State} state
   */
  shownIn(state) {
    if (typeof this.busy === "number" && state.version >= this.busy) this.unlock();
  }

  /** What can be chosen on the table now, by what it points at. */
  legal() {
    if (this.page.past || !this.page.state || this.busy !== "free" || this.page.telling.story.playing) return new Map();
    return legalTargets(myQuestion(this.page.state));
  }

  /**
   * What can be done now with a thing that is being read, as buttons.
   * @param {Element} element
   */
  answersTo(element) {
    const id =
      element.getAttribute("data-piece") ??
      element.getAttribute("data-handle") ??
      element.getAttribute("data-head") ??
      "";
    /** @type {Option[]} */
    const options = this.legal().get(id) ?? [];
    return options
      .slice(0, MOST_ANSWERS)
      .map((option) =>
        make(
          "button",
          { type: "button", class: "button button--main", on: { click: () => void this.answer(option) } },
          option.label,
        ),
      );
  }

  /** What is asked, in words. */
  asked() {
    if (!this.page.state) return "";
    return myQuestion(this.page.state)?.prompt ?? "";
  }

  /**
   * Why my seat cannot choose something; nothing if that is not known or no longer true.
   * @param {string} target
   * @returns {Promise<string>}
   */
  async whyNot(target) {
    const state = this.page.state;
    if (!state || state.you.showing === null) return "";
    const reply = await this.page.connection.say({ do: "why", seat: state.you.showing, target });
    return reply.is === "why" && this.page.state === state ? reply.text : "";
  }

  /** @param {{key: string}} option */
  async answer(option) {
    const state = this.page.state;
    const question = state && myQuestion(state);
    if (!state || !question || this.busy !== "free" || this.page.past) return;
    this.page.telling.story.finish();
    const seat = question.anyone ? state.you.showing : question.seat;
    await this.send({ do: "answer", version: state.version, seat, key: option.key });
  }

  /** One of the answers that were gathered on one screen. @param {{seat: number, key: string}} next */
  async give({ seat, key }) {
    const state = this.page.state;
    if (!state) return;
    const { queue } = this.page.asking.choosing;
    queue.sent(seat, state);
    const reply = await this.send({ do: "answer", version: state.version, seat, key });
    if (reply.is === "refused") queue.drop(seat);
  }

  /** Whether anything can be undone. */
  get mayUndo() {
    const frames = this.page.state && undoFrames(this.page.state);
    return Boolean(frames && (frames.one ?? frames.ask));
  }

  /**
   * What was gathered on one screen is undone as a whole: as far as nobody has to agree, else by asking.
   * @param {Record<string, unknown>} frame
   */
  #wholly(frame) {
    const { state } = this.page;
    const { choosing } = this.page.asking;
    if (!state || (frame.do !== "undo" && frame.do !== "undo-ask")) return frame;
    choosing.queue.stop();
    const to = choosing.queue.backTo(Number(frame.to));
    const free = state.table.answers - state.undo.free;
    return { ...frame, do: to >= free && frame.do === "undo" ? "undo" : "undo-ask", to };
  }

  /**
   * Send something that changes the table; nothing else can be answered until it is done.
   * @param {Record<string, unknown>} frame
   * @returns {Promise<Reply>}
   */
  async send(frame) {
    this.busy = "asking";
    goesOn("answer", true);
    this.point(null);
    this.page.asking.prompt.lock(true);
    this.page.board.light(new Map());
    this.page.edges.look();
    const reply = await this.page.connection.say(this.#wholly(frame));
    if (reply.is === "refused") {
      toast(reply.text, true);
      this.unlock();
    } else if (reply.is === "done" && (this.page.state?.version ?? -1) < reply.version) {
      this.busy = reply.version;
    } else {
      this.unlock();
    }
    return reply;
  }

  unlock() {
    this.busy = "free";
    goesOn("answer", false);
    this.page.asking.prompt.lock(false);
    this.page.board.light(this.legal());
    this.page.reveal();
    queueMicrotask(() => this.page.asking.standing.go());
    this.page.newer.show();
  }

  undo() {
    this.page.asking.habits.stop(null);
    const frames = this.page.state && undoFrames(this.page.state);
    const frame = frames && (frames.one ?? frames.ask);
    if (frame && this.busy === "free") void this.send(frame);
  }

  async hint() {
    const state = this.page.state;
    if (!state || this.page.past || !myQuestion(state)) return;
    const reply = await this.page.connection.say({ do: "hint", version: state.version, seat: state.you.showing });
    if (reply.is === "refused") toast(reply.text, true);
    if (reply.is !== "hint" || this.page.state !== state) return;
    this.page.asking.hinted = reply.key;
    this.page.render();
    const option = myQuestion(state)?.options.find((each) => each.key === reply.key);
    if (option) this.point(option);
    for (const id of option?.pieces.slice(0, 1) ?? []) this.page.board.bring(id);
    if (this.page.asking.choosing.isOpen) toast(reply.text);
    this.page.asking.advice.show(reply.text, reply.numbers, () => this.page.asking.prompt.focus());
  }

  /**
   * Show on the table what an answer points at.
   * @param {Option | null} option
   */
  point(option) {
    for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
    for (const id of option?.pieces ?? []) this.page.board.elementOf(id)?.classList.add("pointed");
  }
}
