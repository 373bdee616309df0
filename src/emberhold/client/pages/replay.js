// @ts-check
// A table played again: any moment, step by step or by itself, with the eyes of one's own seats or,
// once the game is over, with all eyes.

import { bringGallery, icon } from "../art/emblems.js";
import { explainWhy } from "../story/why.js";
import { byId, make } from "../common/dom.js";
import { watchKeys } from "../board/facts.js";
import { LogPanel, plainWords } from "../story/log.js";
import { Board } from "../board/scene.js";
import { Zoom } from "../board/cards/zoom.js";
import { get, post, sentence } from "../common/api.js";
import { frame, pageOf } from "./frame.js";
import { Judged } from "./judged/judged.js";
import { copyText } from "../shared/links.js";
import { goTo } from "../shared/opening.js";
import { outcomeWords, playersOf } from "../shared/outcome.js";
import { headed, calledAt, word } from "../common/words.js";

/** @typedef {import("../common/frames.js").State} State */

const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP = 1400;
const KEPT = 120;
const OPEN = "open";

class Replay {
  /** @param {string} table @param {State} now */
  constructor(table, now) {
    this.table = table;
    this.now = now;
    this.last = now.table.answers;
    this.at = 0;
    this.view = String(now.you.seats[0] ?? this.views()[0]?.value ?? "");
    this.playing = 0;
    this.asked = 0;
    /** @type {Map<string, Promise<State>>} */
    this.kept = new Map();
    this.zoom = new Zoom(now.table.game, { rule: (rule) => void open(`/rules/${now.table.game}#${rule}`, "_blank") });
    this.log = new LogPanel(byId("log"), {
      look: (at) => void this.go(at),
      card: (card) => void this.zoom.openCard(card),
      why: (line) => this.why(line),
    });
    this.board = new Board(byId("board"));
    const playFrom = (/** @type {number} */ at) => void this.goOn(at).catch((error) => this.tell(error));
    this.judged = new Judged(table, now, { go: (at, better) => this.jump(at, better), playFrom });
    for (const id of ["board", "turns", "dock", "lines"]) this.zoom.watch(byId(id));
    for (const id of ["board", "turns", "dock"]) byId(id).addEventListener("click", (event) => this.look(event));
  }

  /** Say why something happened. @param {import("../common/frames.js").LogLine} line */
  why(line) {
    const { game } = this.now.table;
    void explainWhy(game, [{ words: plainWords(line), rules: line.rules ?? [] }], {
      rule: (rule) => void open(`/rules/${game}#${rule}`, "_blank"),
    });
  }

  /** Whose eyes the viewer may look with. */
  views() {
    const over = this.now.result !== null;
    const seats = this.now.seats.filter((seat) => over || this.now.you.seats.includes(seat.seat));
    const views = seats.map((seat) => ({ value: String(seat.seat), text: calledAt(seat) }));
    if (over) views.push({ value: OPEN, text: word("web-replay-open") });
    if (!views.length) views.push({ value: "", text: word("web-replay-spectator") });
    return views;
  }

  /** The table after some answers, and after some more of a better line. @param {number} at */
  state(at, better = 0) {
    const seat = this.view === OPEN ? "&open=1" : this.view === "" ? "" : `&seat=${this.view}`;
    const line = better ? `&better=${better}` : "";
    const path = `/api/t/${this.table}/at/${at}?${(seat + line).slice(1)}`;
    const key = `${document.documentElement.lang} ${path}`;
    let state = this.kept.get(key);
    if (state === undefined) {
      state = /** @type {Promise<State>} */ (get(path));
      state.catch(() => this.kept.delete(key));
      this.kept.set(key, state);
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return state;
  }

  /** Look at a moment, or at a step of a better line from there. @param {number} wanted */
  async go(wanted, better = 0) {
    const at = Math.max(0, Math.min(this.last, Math.round(wanted)));
    const near = Math.abs(at - this.at) <= 1;
    this.at = at;
    this.place();
    this.asked += 1;
    const { asked } = this;
    try {
      const state = await this.state(at, better);
      if (asked !== this.asked) return;
      if (state.table.repaired.includes(at)) byId("place").textContent += ` · ${word("web-you-kind-repaired")}`;
      this.board.draw(state, { dock: byId("dock"), turns: byId("turns"), glide: near });
      byId("dock").hidden = byId("dock").childElementCount === 0;
      for (const piece of document.querySelectorAll("button[data-card]")) piece.setAttribute("tabindex", "0");
      this.log.look(at);
      this.judged.look(at, better);
      const past = [...byId("log").children].filter(
        (line) => Number(/** @type {HTMLElement} */ (line).dataset.at) <= at,
      );
      scrollWithin(byId("lines"), past.at(-1));
      byId("problem").hidden = true;
      if (at < this.last && !better) void this.state(at + 1).catch(() => {});
    } catch (error) {
      this.pause();
      this.tell(error);
    }
  }

  /** Stop playing and look at a moment. @param {number} wanted */
  async jump(wanted, better = 0) {
    this.pause();
    await this.go(wanted, better);
  }

  /** The seat whose eyes are used; none with all eyes, or a spectator's. */
  get seat() {
    return this.view === OPEN || this.view === "" ? null : Number(this.view);
  }

  /** Nothing can be played here: a click reads the card. @param {Event} event */
  look(event) {
    const piece = event.target instanceof Element ? event.target.closest("[data-card]") : null;
    if (piece !== null) void this.zoom.open(piece);
  }

  /** Show where one is: slider, number, address, buttons. */
  place() {
    const slider = /** @type {HTMLInputElement} */ (byId("slider"));
    slider.max = String(this.last);
    slider.value = String(this.at);
    const words = word("web-replay-place", { at: this.at, all: this.last });
    slider.setAttribute("aria-valuetext", words);
    byId("place").textContent = words;
    for (const id of ["first", "previous"]) byId(id).toggleAttribute("disabled", this.at === 0);
    for (const id of ["next", "last"]) byId(id).toggleAttribute("disabled", this.at === this.last);
    history.replaceState(null, "", this.address);
  }

  get address() {
    const address = new URL(location.href);
    address.searchParams.set("at", String(this.at));
    address.hash = "";
    return address.href;
  }

  // By itself

  toggle() {
    if (this.playing) return this.pause();
    if (this.at === this.last) void this.go(0);
    this.playing = 1;
    this.drawPlay();
    this.tick();
  }

  tick() {
    const speed = Number(/** @type {HTMLSelectElement} */ (byId("speed")).value) || 1;
    this.playing = setTimeout(async () => {
      await this.go(this.at + 1);
      if (!this.playing) return;
      if (this.at >= this.last) this.pause();
      else this.tick();
    }, STEP / speed);
  }

  pause() {
    clearTimeout(this.playing);
    this.playing = 0;
    this.drawPlay();
  }

  drawPlay() {
    byId("play").replaceChildren(
      icon(this.playing ? "pause" : "play"),
      make("span", { class: "replay__word", text: word(this.playing ? "web-replay-pause" : "web-replay-play") }),
    );
  }

  // What else can be done

  async link() {
    await copyText(this.address);
    byId("status").textContent = word("web-replay-linked", { at: this.at });
  }

  async goOn(at = this.at) {
    this.pause();
    await goTo(await post(`/api/t/${this.table}/continue`, { at }));
  }

  /** @param {unknown} error */
  tell(error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }

  /** Everything on the page that is words. */
  draw() {
    const { title } = this.now.table;
    document.title = `${headed(word("web-replay-title"), title)} · Emberhold`;
    byId("title").textContent = title;
    byId("result").textContent = this.now.result
      ? outcomeWords(this.now.result, playersOf(this.now))
      : word("web-replay-running");
    const view = /** @type {HTMLSelectElement} */ (byId("view"));
    view.replaceChildren(...this.views().map(({ value, text }) => make("option", { value, text })));
    view.value = this.view;
    const speed = /** @type {HTMLSelectElement} */ (byId("speed"));
    const chosen = speed.value || "1";
    speed.replaceChildren(...SPEEDS.map((times) => make("option", { value: String(times), text: `${times}×` })));
    speed.value = chosen;
    for (const id of ["first", "previous", "next", "last"]) {
      const button = byId(id);
      button.replaceChildren(icon(id));
      button.title = word(`web-replay-${id}`);
      button.setAttribute("aria-label", button.title);
    }
    for (const [id, sign] of [
      ["link", "link"],
      ["continue", "continue"],
      ["save", "download"],
      ["table", "back"],
    ]) {
      byId(id).replaceChildren(icon(sign), make("span", { class: "replay__word", text: word(`web-replay-${id}`) }));
      byId(id).title = word(`web-replay-${id}`);
    }
    const { result, seats, table, you } = this.now;
    const mineOr = (/** @type {string[]} */ ...others) =>
      result !== null ||
      (you.seats.length > 0 && seats.every((seat) => you.seats.includes(seat.seat) || others.includes(seat.who)));
    byId("continue").hidden = !result && you.seats.length === 0;
    if (!mineOr("bot")) {
      // Others play too: what is hidden from this seat is dealt again at the table where play continues.
      byId("continue").title = word("web-replay-try-about");
      byId("continue").replaceChildren(
        icon("continue"),
        make("span", { class: "replay__word", text: word("web-replay-try") }),
      );
    }
    byId("save").hidden = !mineOr() || Boolean(table.trial);
    /** @type {HTMLAnchorElement} */ (byId("save")).href = `/api/t/${this.table}/save`;
    /** @type {HTMLAnchorElement} */ (byId("table")).href = `/t/${this.table}`;
    this.drawPlay();
  }
}

/**
 * Bring a line into sight inside its own scroller; the page stays where it is.
 * @param {HTMLElement} scroller
 * @param {Element | undefined} line
 */
function scrollWithin(scroller, line) {
  if (!line) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
}

/** @param {Replay} replay */
function listen(replay) {
  const on = (/** @type {string} */ id, /** @type {() => void} */ act) => byId(id).addEventListener("click", act);
  const step = (/** @type {number} */ to) => {
    replay.pause();
    void replay.go(to);
  };
  on("first", () => step(0));
  on("previous", () => step(replay.at - 1));
  on("next", () => step(replay.at + 1));
  on("last", () => step(replay.last));
  on("play", () => replay.toggle());
  on("link", () => void replay.link().catch((error) => replay.tell(error)));
  on("continue", () => void replay.goOn().catch((error) => replay.tell(error)));
  byId("slider").addEventListener("input", (event) =>
    step(Number(/** @type {HTMLInputElement} */ (event.target).value)),
  );
  byId("view").addEventListener("change", (event) => {
    replay.view = /** @type {HTMLSelectElement} */ (event.target).value;
    void replay.judged.again(replay.now, replay.seat).catch((error) => replay.tell(error));
    void show(replay).catch((error) => replay.tell(error));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog, button, a, summary"))
      return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => step(replay.at - 1),
      ArrowRight: () => step(replay.at + 1),
      Home: () => step(0),
      End: () => step(replay.last),
      " ": () => replay.toggle(),
    });
    for (const n of [1, 2, 3]) keys[String(n)] = () => void replay.judged.choose(n - 1);
    keys.p = () => replay.judged.playFrom();
    keys.b = () => void replay.judged.step(1);
    keys.B = () => void replay.judged.step(-1);
    if (event.key in keys) {
      event.preventDefault();
      keys[event.key]();
    }
  });
  document.addEventListener("emberhold:language", () => void again(replay).catch((error) => replay.tell(error)));
}

/** The whole log as the chosen eyes see it, and the moment. @param {Replay} replay */
async function show(replay) {
  const end = await replay.state(replay.last);
  replay.log.clear();
  replay.log.take(end.log);
  await replay.go(replay.at);
}

/** Another language. @param {Replay} replay */
async function again(replay) {
  replay.now = await get(`/api/t/${replay.table}/state`);
  replay.draw();
  await replay.judged.again(replay.now, replay.seat);
  await show(replay);
}

async function begin() {
  await frame();
  const table = pageOf("table");
  try {
    const now = /** @type {State} */ (await get(`/api/t/${table}/state`));
    document.documentElement.dataset.game = now.table.game;
    await bringGallery(now.table.game);
    const replay = new Replay(table, now);
    replay.draw();
    listen(replay);
    watchKeys();
    const wished = new URLSearchParams(location.search).get("at");
    replay.at = Math.min(Number(wished ?? 0) || 0, replay.last);
    await show(replay);
    await replay.judged.begin(new URLSearchParams(location.search).has("analyse"));
    await replay.judged.again(now, replay.seat);
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }
}

void begin();
