// @ts-check
/** The story for those who want nothing to move: numbered still pictures with one sentence each, and the table afterwards. */

import { areaIds, markOf, numberOf } from "../common/frames.js";
import { cardArt, tokenArt } from "../board/art.js";
import { byId, fillWith, make } from "../common/dom.js";
import { bar } from "../board/meters.js";
import { count, say } from "../common/say.js";
import { actor, foe, foesText, heldCard, pictured, struck } from "./cast.js";
import { kindOf } from "./pace.js";

/** @typedef {import("./player.js").Moment} Moment */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Area} Area */

/** How many pictures fit on one page. */
const PAGE = 10;
/** As many fit into one row. */
const ROW = 5;
const FADE = 120;
/** What comes from one thing and reaches another. */
const STRIKES = new Set(["hit", "heal", "attack", "block"]);

export class StillStage {
  /**
   * @param {string} game
   * @param {{done: () => void, why: (moments: Moment[]) => void}} tasks
   */
  constructor(game, tasks) {
    this.game = game;
    this.tasks = tasks;
    this.root = byId("still");
    /** @type {Moment[]} what is told */
    this.moments = [];
    /** @type {Scene | null} the table before it */
    this.before = null;
    this.page = 0;
    document.addEventListener("keydown", (event) => this.isOpen && this.#keys(event), { capture: true });
  }

  get isOpen() {
    return !this.root.hidden;
  }

  /**
   * Lay some moments out, after those that are there already.
   * @param {Scene} before
   * @param {Moment[]} moments
   */
  lay(before, moments) {
    const opens = !this.isOpen;
    if (!this.moments.length) this.before = before;
    this.moments = [...this.moments, ...moments];
    if (opens) this.page = 0;
    this.root.hidden = false;
    document.body.classList.add("is-still");
    this.#draw(opens);
  }

  /**
   * Keep some moments: while only bots play there is more to come, and it is all read at once.
   * @param {Scene} before
   * @param {Moment[]} moments
   */
  keep(before, moments) {
    if (!this.moments.length) this.before = before;
    this.moments = [...this.moments, ...moments];
  }

  /** The next page, or back to the table. */
  next() {
    if ((this.page + 1) * PAGE >= this.moments.length) {
      this.tasks.done();
      return;
    }
    this.page += 1;
    this.#draw(true);
  }

  /** Say why what is shown has happened. */
  why() {
    this.tasks.why(this.moments.filter((moment) => moment.rules.length));
  }

  close() {
    this.moments = [];
    this.root.hidden = true;
    this.root.replaceChildren();
    document.body.classList.remove("is-still");
  }

  /** @param {boolean} fresh whether another page begins */
  #draw(fresh) {
    const from = this.page * PAGE;
    const shown = this.moments.slice(from, from + PAGE);
    const last = this.moments.at(-1);
    const scenes = shown.map((moment, place) => this.#scene(moment, from + place));
    const list = make(
      "ol",
      { class: "still__scenes", start: String(from + 1), "data-rows": shown.length > ROW ? "2" : "1" },
      ...scenes,
    );
    list.style.setProperty(
      "--across",
      String(shown.length > ROW ? Math.ceil(shown.length / 2) : Math.max(shown.length, 3)),
    );
    const next = make(
      "button",
      { type: "button", class: "button button--main still__next", on: { click: () => this.next() } },
      say("web-story-next"),
      make("kbd", { class: "still__key", "aria-hidden": "true", text: say("web-story-space") }),
    );
    const why = make(
      "button",
      { type: "button", class: "tool still__why", on: { click: () => this.why() } },
      say("web-why-short"),
    );
    why.hidden = !this.moments.some((moment) => moment.rules.length);
    fillWith(
      this.root,
      this.#head(from + shown.length),
      make(
        "div",
        { class: "still__body scroller", tabindex: "0" },
        list,
        last && this.before && this.#now(this.before, last.scene),
      ),
      make("footer", { class: "still__foot" }, why, next),
    );
    if (!fresh) return;
    for (const element of scenes) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    next.focus({ preventScroll: true });
  }

  /** Whose turn it was, and how much there is to read. @param {number} read how many pictures have been shown */
  #head(read) {
    const [first] = this.moments;
    const turn = this.moments.find(({ beat }) => kindOf(beat).endsWith("turn")) ?? first;
    const foes = turn && kindOf(turn.beat) === "foe-turn";
    const who = turn && (foes ? foe(turn.scene) : actor(turn.beat, turn.scene));
    const face =
      who?.card &&
      make(
        "span",
        { class: "still__face", "aria-hidden": "true" },
        cardArt(this.game, { card: who.card, kind: foes ? "nemesis" : "mage", name: who.name }),
      );
    const all = this.moments.length;
    return make(
      "header",
      { class: "still__head", "data-side": foes ? "foe" : "other" },
      face,
      make(
        "div",
        {},
        make("h2", { class: "still__title", text: foes || !who ? (turn?.words ?? "") : (who.name ?? "") }),
        make("p", { class: "still__about", text: count("web-story-still", all) }),
      ),
      all > PAGE && make("span", { class: "still__read digits", text: `${read} / ${all}` }),
    );
  }

  /**
   * @param {Moment} moment
   * @param {number} place
   */
  #scene(moment, place) {
    const { beat, said } = moment;
    return make(
      "li",
      { class: "still__scene", tabindex: "-1", "data-kind": kindOf(beat) },
      make("span", { class: "still__number digits", "aria-hidden": "true", text: String(place + 1) }),
      make("div", { class: "still__picture", "aria-hidden": "true" }, ...this.#picture(moment)),
      make(
        "p",
        { class: "still__words" },
        ...said.map((word) => (typeof word === "string" ? word : make("b", { text: word.name }))),
        ...this.#change(moment, place),
      ),
    );
  }

  /** What acts and what it strikes, side by side; else the one picture that stands for it. @param {Moment} moment */
  #picture({ beat, scene }) {
    const target = areaOf(struck(beat, scene), scene);
    const source = beat.doing?.card ?? foesText(beat, scene) ?? heldCard(beat);
    const { amount } = beat.numbers;
    const kind = kindOf(beat);
    const struckNow = (kind === "hit" || kind === "heal") && amount !== undefined;
    const burst =
      struckNow &&
      make("b", {
        class: `still__amount still__amount--${kind} digits`,
        text: `${kind === "heal" ? "+" : "−"}${amount}`,
      });
    if (STRIKES.has(kind) && target?.card && source && source !== target.card) {
      return [
        this.#card(source, "still__source"),
        make("span", { class: "still__arrow", text: "→" }),
        make(
          "span",
          { class: "still__target" },
          cardArt(this.game, { card: target.card, kind: "mage", name: target.name }),
          burst,
        ),
      ];
    }
    const card = (STRIKES.has(kind) && target?.card) || heldCard(beat) || pictured(beat, scene);
    return card ? [this.#card(card, "still__one"), burst] : [burst];
  }

  /** @param {string} card @param {string} looks */
  #card(card, looks) {
    return make("span", { class: looks }, cardArt(this.game, { card, kind: "", name: null }));
  }

  /**
   * How much life is left of whom this strikes.
   * @param {Moment} moment
   * @param {number} place
   */
  #change({ beat, scene }, place) {
    const area = areaOf(struck(beat, scene), scene);
    const was = area && lifeIn(this.moments[place - 1]?.scene ?? this.before, area.id);
    const now = area && numberOf(area.marks, "life");
    if (was === null || now === null || was === undefined || was === now) return [];
    return [make("span", { class: "still__change digits" }, ` ${was} → ${now}`, tokenArt("life"))];
  }

  /**
   * The table as it is now, with what was where it is another.
   * @param {Scene} before
   * @param {Scene} now
   */
  #now(before, now) {
    const lives = now.areas.filter((area) => numberOf(area.marks, "life") !== null && area.name);
    if (!lives.length) return null;
    return make(
      "section",
      { class: "still__now" },
      make("h3", { text: say("web-story-now") }),
      make("ul", { class: "still__lives" }, ...lives.map((area) => this.#life(area, before))),
    );
  }

  /**
   * @param {Area} area
   * @param {Scene} before
   */
  #life(area, before) {
    const life = markOf(area.marks, "life");
    const was = lifeIn(before, area.id);
    const value = Number(life?.value);
    return make(
      "li",
      { class: "still__life" },
      area.card &&
        make(
          "span",
          { class: "still__life-face", "aria-hidden": "true" },
          cardArt(this.game, { card: area.card, kind: "mage", name: area.name }),
        ),
      make(
        "div",
        { class: "still__life-words" },
        make("b", { text: area.name ?? "" }),
        life && bar(life, numberOf(area.marks, "max_life") ?? value),
        was !== null && was !== value && make("small", { text: say("web-story-was", { was: String(was) }) }),
      ),
    );
  }

  /** The arrow keys go from picture to picture, for reading one at a time. @param {KeyboardEvent} event */
  #keys(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const scenes = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(".still__scene")]);
    const at = scenes.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = scenes[at < 0 ? (step > 0 ? 0 : scenes.length - 1) : at + step];
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
    to?.scrollIntoView({ block: "nearest" });
  }
}

/**
 * The area that one of these ids belongs to.
 * @param {string[]} ids
 * @param {Scene} scene
 * @returns {Area | null}
 */
function areaOf(ids, scene) {
  for (const id of ids) {
    const found = scene.areas.find((area) => areaIds(area).includes(id));
    if (found) return found;
  }
  return null;
}

/**
 * @param {Scene | null | undefined} scene
 * @param {string} id of an area
 */
function lifeIn(scene, id) {
  const area = scene?.areas.find((each) => each.id === id);
  return area ? numberOf(area.marks, "life") : null;
}
