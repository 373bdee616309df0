// @ts-check
/** Talking at a table: what others say and point at is shown and spoken once; a wheel and a panel to answer with. */

import { announce } from "../../common/announcer.js";
import { byId, make, setText } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { preference } from "../../common/preferences.js";
import { toast } from "../../common/toast.js";
import { headed, say } from "../../common/say.js";
import { nameOf, TalkPanel } from "./panel.js";
import { Rings } from "./rings.js";
import { Wheel } from "./wheel.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").TalkLine} TalkLine */
/** @typedef {import("../page.js").TablePage} TablePage */

const KEPT = 60;
const HOLD = 520;
const SLACK = 10;
const THINGS = "[data-piece], [data-handle], [data-head], [data-zone]";

export class Talk {
  /** @param {TablePage} page @param {HTMLElement[]} roots where pieces are */
  constructor(page, roots) {
    this.page = page;
    /** @type {TalkLine[]} */
    this.lines = [];
    /** the number of the last line that was shown; what was said before I came is not shown again */
    this.heard = Infinity;
    this.unread = 0;
    /** whether the next press points */
    this.armed = false;
    /** takes away what is told meanwhile */
    this.told = () => {};
    /** @type {State | null} */
    this.state = null;
    this.rings = new Rings((id) => this.#find(id));
    this.wheel = new Wheel();
    this.panel = new TalkPanel({
      send: (frame) => this.#send(frame),
      phrases: () => this.#phrases(null, middle()),
      point: () => this.#arm(),
      find: (target) => this.#show(target),
    });
    this.panel.redraw = () => this.#draw();
    for (const root of roots) this.#watch(root);
    byId("open-talk").hidden = byId("tab-talk").hidden = false;
  }

  /** @param {State} state */
  take(state) {
    const { talk } = state;
    if (!talk) return;
    this.state = state;
    const fresh = talk.lines.filter((line) => line.n > this.heard && !state.you.seats.includes(line.seat));
    const mine = talk.lines.filter((line) => line.n > this.heard && state.you.seats.includes(line.seat));
    const again = new Set(talk.lines.map((line) => line.n));
    const muted = new Set(talk.muted.map((each) => each.seat));
    this.lines = [...this.lines.filter((line) => !again.has(line.n) && !muted.has(line.seat)), ...talk.lines]
      .sort((a, b) => a.n - b.n)
      .slice(-KEPT);
    for (const line of mine) if (line.target) this.rings.point(line, say("web-talk-you-point"));
    for (const line of fresh) this.#tell(line);
    const last = talk.lines.at(-1)?.n ?? 0;
    this.heard = this.heard === Infinity ? Math.max(last, state.version) : Math.max(this.heard, last);
    this.#draw();
  }

  /** The table was drawn again: what is above it follows. */
  follow() {
    this.rings.place();
  }

  /** Say something about what has the focus, or about nothing. */
  open() {
    const focused = document.activeElement;
    const thing = focused instanceof HTMLElement ? this.#thingAt(focused) : null;
    this.#phrases(thing, focused && thing ? centre(focused) : middle());
  }

  /** A way to point at a card that is being read. @param {Element} element */
  offer(element) {
    const thing = element.isConnected && this.state?.you.seats.length ? this.#thingAt(element) : null;
    if (!thing) return null;
    const act = () => {
      this.page.zoom.dialog.close();
      this.#phrases(thing, centre(element));
    };
    return make(
      "button",
      { type: "button", class: "button zoom__point", on: { click: act } },
      icon("ask"),
      say("web-talk-about"),
    );
  }

  /** The panel has been opened. */
  read() {
    this.unread = 0;
    this.#badge();
    this.panel.toEnd();
  }

  // Hearing

  /** @param {TalkLine} line */
  #tell(line) {
    if (!this.state || (line.own && !preference("chat"))) return;
    const who = nameOf(this.state, line.seat);
    const words = line.text
      ? headed(who, line.target ? headed(line.what, line.text) : line.text)
      : say("web-talk-points", { who, what: line.what });
    const tag = line.text ? headed(who, line.text) : say("web-talk-points-here", { who });
    const open = this.page.side.isOpen && this.page.side.tab === "talk";
    if (!open) this.unread += 1;
    if (line.target && this.rings.point(line, tag)) announce(words);
    else if (open) announce(words);
    else toast(words);
  }

  #draw() {
    const { state } = this;
    if (!state?.talk) return;
    this.panel.draw(state, state.talk, this.lines);
    const notes = preference("chat") ? state.talk.notes : [];
    this.rings.pin(notes, (note) => nameOf(state, note.seat));
    if (this.page.side.isOpen && this.page.side.tab === "talk") this.unread = 0;
    this.#badge();
  }

  #badge() {
    const badge = byId("talk-unread");
    badge.hidden = !this.unread;
    setText(badge, String(this.unread));
  }

  // Speaking

  /** @param {Record<string, unknown>} frame @returns {Promise<boolean>} whether it was done */
  async #send(frame) {
    const seat = this.state?.you.showing;
    const seated = frame.do === "say" || frame.do === "pin" ? { seat } : {};
    const reply = await this.page.connection.say({ ...seated, ...frame });
    if (reply.is === "refused") toast(reply.text, true);
    return reply.is === "done";
  }

  /** @param {import("./wheel.js").Thing | null} thing @param {{x: number, y: number}} at */
  #phrases(thing, at) {
    const talk = this.state?.talk;
    if (!talk || !this.state?.you.seats.length) return;
    const target = thing ? { target: thing.id } : {};
    this.wheel.open(thing, talk.phrases, at, {
      say: (phrase) => void this.#send({ do: "say", ...target, ...(phrase ? { phrase: phrase.id } : {}) }),
      pin: talk.plans && talk.chat ? (text) => void this.#send({ do: "pin", ...target, text }) : null,
    });
  }

  /** The next press on a thing points at it. */
  #arm() {
    this.armed = true;
    document.body.classList.add("is-pointing");
    if (!matchMedia("(min-width: 1180px)").matches) this.page.side.close();
    this.told = toast(say("web-talk-arm"));
  }

  /** @param {HTMLElement} root */
  #watch(root) {
    let timer = 0;
    let held = false;
    let from = { x: 0, y: 0 };
    const ask = (/** @type {Element} */ target, /** @type {{x: number, y: number}} */ at) => {
      const thing = this.#thingAt(target);
      if (thing) this.#phrases(thing, at);
      return Boolean(thing);
    };
    root.addEventListener("contextmenu", (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === "touch" || !(event.target instanceof Element))
        return;
      if (this.state?.you.seats.length && ask(event.target, { x: event.clientX, y: event.clientY }))
        event.preventDefault();
    });
    root.addEventListener("pointerdown", (event) => {
      held = false;
      clearTimeout(timer);
      const { target } = event;
      if (event.pointerType !== "mouse" || event.button !== 0 || !(target instanceof Element)) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => (held = ask(target, from)), HOLD);
    });
    root.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer);
    });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(timer));
    root.addEventListener(
      "click",
      (event) => {
        const point = this.armed && event.target instanceof Element;
        if (!held && !point) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        if (point && !held) ask(/** @type {Element} */ (event.target), { x: event.clientX, y: event.clientY });
        held = this.armed = false;
        this.told();
        document.body.classList.remove("is-pointing");
      },
      true,
    );
  }

  // Things

  /**
   * @param {Element} target
   * @returns {import("./wheel.js").Thing | null} the smallest thing there that everybody may know of
   */
  #thingAt(target) {
    const hit = target.closest(THINGS);
    if (!hit) return null;
    const scene = this.state?.scene;
    const piece = target.closest("[data-piece]")?.getAttribute("data-piece");
    const zone = target.closest("[data-zone]")?.getAttribute("data-zone");
    const head = target.closest("[data-head]")?.getAttribute("data-head");
    for (const area of scene?.areas ?? []) {
      if (!piece && !zone && area.id === head) return { id: area.id, name: area.name };
      for (const place of area.zones) {
        const card = piece && place.pieces.find((each) => each.id === piece);
        if (card) return { id: card.id, name: card.name ?? place.name };
        if (!piece && place.id === zone) return { id: place.id, name: place.name };
      }
    }
    return null;
  }

  /** @param {string} id */
  #find(id) {
    return this.page.board.elementOf(id);
  }

  /** Bring a thing into sight and put a ring around it, for me alone. @param {string} target */
  #show(target) {
    this.page.board.bring(target);
    const line =
      this.lines.find((each) => each.target === target) ??
      this.state?.talk?.notes.find((each) => each.target === target);
    if (line) this.rings.point({ ...line, text: "" }, line.what);
  }
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function middle() {
  return { x: innerWidth / 2, y: innerHeight / 2 };
}
