// @ts-check
/**
 * The line to the server: frames in, frames out, however the network allows it.
 *
 * A WebSocket first; where sockets are blocked server-sent events, and where those are blocked too
 * a long poll, both with POST for what the client says. Whatever was said and not answered is said
 * again with the same id after the line comes back, so that nothing is lost and nothing done twice.
 */

import { changed } from "../common/change.js";
import { freshId } from "../common/frames.js";
import { during, goesOn } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Step} Step */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Reply} Reply */
/** @typedef {import("../common/frames.js").ServerFrame} ServerFrame */

/**
 * @typedef {"connecting" | "live" | "lost" | "gone"} Status
 * @typedef {"socket" | "events" | "poll"} Way
 * @typedef {object} Listener
 * @property {(state: State) => void} state
 * @property {(text: string) => void} notice
 * @property {(status: Status, way: Way) => void} status
 * @typedef {{frame: Record<string, unknown>, resolve: (reply: Reply) => void}} Said
 */

const FIRST_WAIT = 200;
const SOON = 700;
const PATIENT = 2500;
/** After this many tries in a row the server is away for longer, and is asked less often. */
const MANY = 60;
const OPENING = 4000;
const UNANSWERED = 8000;
const FAILED_SOCKETS = 2;
const NO_SEAT = 4403;
const GONE = new Set([401, 403, 404, 410]);

export class Connection {
  /**
   * @param {string} table
   * @param {() => {lang: string, seat: number | null, version: number}} whereabouts
   * @param {Listener} listener
   */
  constructor(table, whereabouts, listener) {
    this.base = `/api/t/${encodeURIComponent(table)}`;
    this.whereabouts = whereabouts;
    this.listener = listener;
    /** @type {Way} */
    this.way = "WebSocket" in window ? "socket" : "events";
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Map<string, Said>} what has been said and not been answered */
    this.said = new Map();
    this.client = freshId();
    this.failures = 0;
    this.failedOpenings = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {EventSource | null} */
    this.events = null;
    /** @type {AbortController | null} */
    this.polling = null;
    /** @type {Scene | null} the scene that came last on this line */
    this.scene = null;
    this.timer = 0;
    this.watchdog = 0;
    this.heard = 0;
  }

  start() {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#wakeUp());
    this.#open();
  }

  /**
   * Say something and wait for the answer, over as many lines as it takes.
   * @param {Record<string, unknown>} frame
   * @returns {Promise<Reply>}
   */
  say(frame) {
    const id = freshId();
    const whole = { id, ...frame };
    const reply = new Promise((resolve) => {
      this.said.set(id, { frame: whole, resolve });
      if (this.status === "live") this.#transmit(whole);
    });
    return during(reply, "answer");
  }

  /** Ask for the whole state again, such as for another seat or another language. */
  refresh() {
    this.#close();
    this.failures = 0;
    this.#open();
  }

  // Opening

  #open() {
    clearTimeout(this.timer);
    this.#close();
    this.scene = null;
    this.#tell(this.status === "lost" ? "lost" : "connecting");
    if (this.way === "socket") this.#openSocket();
    else if (this.way === "events") this.#openEvents();
    else void this.#poll();
  }

  #query() {
    const { lang, seat, version } = this.whereabouts();
    const query = new URLSearchParams({ lang, version: String(version) });
    if (seat !== null) query.set("seat", String(seat));
    if (this.way === "socket") query.set("steps", "1");
    else query.set("client", this.client);
    return query.toString();
  }

  #openSocket() {
    const address = new URL(`${this.base}/socket?${this.#query()}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    let heard = false;
    const opening = setTimeout(() => socket.close(), OPENING);
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      clearTimeout(opening);
      if (!heard) this.#arrived();
      heard = true;
      this.#receive(message.data);
    };
    socket.onclose = (close) => {
      clearTimeout(opening);
      if (this.socket !== socket) return;
      this.socket = null;
      if (close.code === NO_SEAT) {
        this.#tell("gone");
        return;
      }
      if (!heard) this.failedOpenings += 1;
      void this.#lost(heard);
    };
  }

  #openEvents() {
    const events = new EventSource(`${this.base}/events?${this.#query()}`);
    this.events = events;
    let heard = false;
    const opening = setTimeout(() => failed(), OPENING);
    const failed = () => {
      clearTimeout(opening);
      if (this.events !== events) return;
      events.close();
      this.events = null;
      if (!heard) this.failedOpenings += 1;
      void this.#lost(heard);
    };
    events.onmessage = (message) => {
      if (this.events !== events) return;
      clearTimeout(opening);
      if (!heard) this.#arrived();
      heard = true;
      this.#receive(message.data);
    };
    events.onerror = failed;
  }

  async #poll() {
    const polling = new AbortController();
    this.polling = polling;
    try {
      const first = await fetch(`${this.base}/state?${this.#query()}`, { signal: polling.signal });
      if (!first.ok) throw new Error(String(first.status));
      this.#arrived();
      this.#receive(await first.text());
      while (this.polling === polling) {
        const answer = await fetch(`${this.base}/wait?${this.#query()}`, { signal: polling.signal });
        if (answer.status === 204) continue;
        if (!answer.ok) throw new Error(String(answer.status));
        this.#receive(await answer.text());
      }
    } catch {
      if (this.polling !== polling) return;
      this.polling = null;
      void this.#lost(true);
    }
  }

  #close() {
    const { socket, events, polling } = this;
    this.socket = this.events = this.polling = null;
    socket?.close();
    events?.close();
    polling?.abort();
    clearTimeout(this.watchdog);
  }

  // Coming and going

  #arrived() {
    this.failures = 0;
    this.failedOpenings = 0;
    this.#tell("live");
    for (const { frame } of this.said.values()) this.#transmit(frame);
  }

  /**
   * The line is down: find out whether only this way is blocked, then try again.
   * @param {boolean} worked whether this way had worked before
   */
  async #lost(worked) {
    this.#tell("lost");
    this.failures += 1;
    if (!worked && this.failedOpenings >= FAILED_SOCKETS) {
      const answer = await this.#probe();
      if (answer !== null && GONE.has(answer)) {
        this.#tell("gone");
        return;
      }
      if (answer === 200) this.#otherWay();
    }
    const longest = this.failures < MANY ? SOON : PATIENT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** Math.min(this.failures - 1, 5));
    this.timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** @returns {Promise<number | null>} how the server answers plain requests, null if it does not */
  async #probe() {
    try {
      const answer = await fetch(`${this.base}/state?${this.#query()}`, { signal: AbortSignal.timeout(OPENING) });
      return answer.status;
    } catch {
      return null;
    }
  }

  #otherWay() {
    this.way = this.way === "socket" ? "events" : "poll";
    this.failedOpenings = 0;
  }

  #hurry() {
    if (this.status !== "live" && this.status !== "gone") this.#open();
  }

  /** After a sleep a socket may look alive though nobody is at the other end. */
  #wakeUp() {
    if (document.visibilityState !== "visible" || this.status === "gone") return;
    if (this.status !== "live") this.#open();
    else if (performance.now() - this.heard > 60_000) this.refresh();
  }

  /** @param {Status} status */
  #tell(status) {
    this.status = status;
    goesOn("line", status === "connecting" || status === "lost");
    this.listener.status(status, this.way);
  }

  // Speaking and hearing

  /** @param {Record<string, unknown>} frame */
  #transmit(frame) {
    if (this.socket) {
      this.socket.send(JSON.stringify(frame));
      clearTimeout(this.watchdog);
      this.watchdog = setTimeout(() => this.said.size && this.refresh(), UNANSWERED);
    } else {
      void this.#post(frame);
    }
  }

  /** @param {Record<string, unknown>} frame */
  async #post(frame) {
    try {
      const answer = await fetch(`${this.base}/say?${this.#query()}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(frame),
      });
      this.#hear(/** @type {ServerFrame} */ (await answer.json()));
    } catch {
      if (this.status === "live") this.refresh();
    }
  }

  /** @param {string} text */
  #receive(text) {
    this.heard = performance.now();
    this.#hear(/** @type {ServerFrame} */ (JSON.parse(text)));
  }

  /** @param {ServerFrame} frame */
  #hear(frame) {
    if (frame.is === "state") this.#show(frame);
    else if (frame.is === "step") this.#follow(frame);
    else if ("id" in frame && frame.id) {
      const said = this.said.get(frame.id);
      this.said.delete(frame.id);
      if (!this.said.size) clearTimeout(this.watchdog);
      said?.resolve(frame);
    } else if (frame.is === "refused") this.listener.notice(frame.text);
  }

  /** @param {State} state */
  #show(state) {
    this.scene = state.scene;
    this.listener.state(state);
  }

  /**
   * The table as it is now, from the scene that came before on this line and what has changed since.
   * @param {Step} step
   */
  #follow(step) {
    if (this.scene) this.#show({ ...step, is: "state", scene: changed(this.scene, step.scene) });
    else this.refresh();
  }
}
