// @ts-check
/**
 * A map on the table: the spaces of an area at their places, a window onto them, and what helps to
 * find one's way: where I am, where I can go. It knows no rule; what can be chosen it is told.
 */

import { cardArt, spaceArt } from "../art.js";
import { arrange, beforePaint, fillWith, make, setAttribute } from "../../common/dom.js";
import { numberOf } from "../../common/frames.js";
import { groundOf, regionNames, trailOf } from "./ground.js";
import { icon } from "../../common/icons.js";
import { motionPace } from "../../common/motion.js";
import { Overview } from "./overview.js";
import { route } from "./routes.js";
import { couldReach, drawSpace, isFigure, signsOf } from "./spaces.js";
import { Viewport } from "./viewport.js";
import { walk } from "./walking.js";
import { say } from "../../common/say.js";
import { newZone } from "../zones.js";

/** @typedef {import("../../common/frames.js").Area} Area */
/** @typedef {import("../../common/frames.js").Zone} Zone */
/** @typedef {import("../../common/frames.js").Space} Space */
/** @typedef {import("../../common/frames.js").Chart} Chart */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/dom.js").Keyed<HTMLElement>} Elements */

/** Less than this, as a sine, is not a turn around the middle. */
const ASKEW = 0.1;
const PILL_STEP = 4;
/** How far a sign may be from where it belongs, of the height there is: farther away it would mislead. */
const PILL_ASTRAY = 0.5;

export class MapView {
  constructor() {
    this.sheet = make("div", { class: "map__sheet" });
    this.frame = make("div", { class: "map__window" }, this.sheet);
    this.pills = make("div", { class: "map__pills" });
    this.overview = new Overview((point) => this.window.centre(point, motionPace() > 0));
    this.tools = make("div", { class: "map__tools" });
    this.root = make(
      "div",
      { class: "map", "data-map": "" },
      make("div", { class: "map__view" }, this.frame, this.pills, this.overview.root, this.tools),
    );
    /** See what is in sight, once everything is where it belongs. */
    this.look = beforePaint(() => this.#moved());
    this.window = new Viewport(this.frame, this.sheet, () => this.#moved());
    /** @type {Chart | null} */
    this.chart = null;
    /** @type {Map<string, Zone>} */
    this.zones = new Map();
    /** @type {Map<string, HTMLElement>} the elements that stand for the spaces */
    this.handles = new Map();
    this.game = "";
    this.looks = "";
    /** @type {string | null} the viewer's space */
    this.here = null;
    this.opened = false;
  }

  /**
   * @param {Area} area
   * @param {{game: string, seat: number | null, zones: Elements, pieces: Elements}} setting
   */
  draw(area, { game, seat, zones, pieces }) {
    const chart = area.map;
    if (!chart) return;
    this.game = game;
    this.chart = chart;
    this.zones = new Map(area.zones.map((zone) => [zone.id, zone]));
    this.here =
      area.zones.find((zone) => zone.pieces.some((piece) => isFigure(piece) && numberOf(piece.marks, "seat") === seat))
        ?.id ?? null;
    const looks = JSON.stringify([chart, document.documentElement.lang]);
    if (looks !== this.looks) this.#lay(chart);
    this.looks = looks;
    this.handles.clear();
    const spaces = chart.spaces.flatMap((space) => {
      const zone = this.zones.get(space.id);
      if (!zone) return [];
      const element = zones.get(zone.id, newZone);
      drawSpace(element, zone, space, { game, pieces, regions: regionsOf(chart, space.id) });
      element.classList.toggle("space--here", space.id === this.here);
      const handle = element.querySelector("[data-handle]");
      if (handle instanceof HTMLElement) this.handles.set(zone.id, handle);
      return [element];
    });
    arrange(this.sheet, [
      ...this.sheet.querySelectorAll(":scope > .map__ground, :scope > .map__name"),
      ...spaces,
      ...this.sheet.querySelectorAll(":scope > .map__trail"),
    ]);
    this.overview.draw(chart, this.zones);
    this.window.show(chart);
  }

  /**
   * What never moves.
   * @param {Chart} chart
   */
  #lay(chart) {
    for (const name of /** @type {const} */ (["width", "height"]))
      this.sheet.style.setProperty(`--${name}`, String(chart[name]));
    for (const old of this.sheet.querySelectorAll(".map__ground, .map__name")) old.remove();
    this.sheet.prepend(groundOf(chart), ...regionNames(chart));
    fillWith(
      this.tools,
      this.#tool("where", "web-map-where", () => this.whereAmI()),
      this.#tool("closer", "web-map-closer", () => this.window.closer()),
      this.#tool("farther", "web-map-farther", () => this.window.farther()),
    );
  }

  /**
   * @param {string} sign
   * @param {string} words
   * @param {() => void} act
   */
  #tool(sign, words, act) {
    return make(
      "button",
      {
        type: "button",
        class: "map__tool",
        "data-tool": sign,
        "aria-label": say(words),
        title: say(words),
        on: { click: act },
      },
      icon(sign),
    );
  }

  // Where a figure can go

  /**
   * After lights have changed: the steps to what can be chosen, what other answers would open, the signs at the edges, where Tab comes in.
   * @param {Option[]} options of the question
   */
  lit(options) {
    const lit = this.#lit();
    setAttribute(this.root, "data-lit", lit.length > 0);
    const entry = this.handles.get(this.here ?? "") ?? [...this.handles.values()][0];
    if (!lit.length) entry?.setAttribute("tabindex", "0");
    this.overview.lit(lit.map((zone) => zone.id));
    const leads = (/** @type {Option} */ option) => option.pieces.some((id) => lit.some((zone) => zone.id === id));
    this.#trail(
      lit,
      options.filter(leads).flatMap((option) => option.ways ?? []),
    );
    this.#could(lit.length ? [] : options);
    this.look();
  }

  /**
   * Steps from where I am to what can be chosen, counted: along the ways the game tells, else along the shortest if all of it is equally far.
   * @param {Zone[]} lit
   * @param {string[][]} told
   */
  #trail(lit, told) {
    const { chart, here } = this;
    const ways = told.length
      ? told.map((way) => way.flatMap((id) => this.#space(id) ?? []))
      : chart && here
        ? lit.map((zone) => route(chart, here, zone.id))
        : [];
    const far = ways[0]?.length ?? 0;
    const even = far > 2 && ways.every((way) => way.length === far);
    this.sheet.querySelector(".map__trail")?.remove();
    if (chart && (told.length || even)) this.sheet.append(trailOf(chart, ways));
  }

  /**
   * Spaces that an answer does not choose but brings into reach, with the steps it gives.
   * @param {Option[]} options
   */
  #could(options) {
    /** @type {Map<string, Set<number>>} */
    const found = new Map();
    for (const { ways = [] } of options) {
      const steps = Math.max(...ways.map((way) => way.length)) - 1;
      for (const way of ways) {
        const end = way.at(-1) ?? "";
        found.set(end, (found.get(end) ?? new Set()).add(steps));
      }
    }
    for (const [id, handle] of this.handles)
      couldReach(
        handle,
        [...(found.get(id) ?? [])].sort((one, other) => one - other),
      );
  }

  /** @returns {Zone[]} the spaces that can be chosen */
  #lit() {
    return [...this.handles].flatMap(([id, handle]) =>
      handle.classList.contains("legal") ? (this.zones.get(id) ?? []) : [],
    );
  }

  /**
   * A space in small, with the figures there, or else what is there.
   * @param {string} id
   */
  pictureOf(id) {
    const zone = this.zones.get(id);
    const space = this.#space(id);
    if (!zone || !space) return null;
    const [first] = [...zone.pieces].sort((one, other) => Number(isFigure(other)) - Number(isFigure(one)));
    const inset = first && make("span", { class: "reach__who" }, cardArt(this.game, first));
    return make(
      "span",
      { class: "reach__art", "aria-hidden": "true" },
      spaceArt(this.game, zone, space, regionsOf(this.chart, id)),
      inset,
    );
  }

  /**
   * Which way round the only way of an answer begins.
   * @param {Option} option
   * @returns {"clockwise" | "back" | ""} nothing where it leads inward or outward
   */
  turnOf({ ways = [] }) {
    const [from, to] = (ways.length === 1 ? (ways[0] ?? []) : []).map((id) => this.#space(id));
    if (!this.chart || !from || !to) return "";
    const [x, y] = [this.chart.width / 2, this.chart.height / 2];
    const round =
      ((from.x - x) * (to.y - y) - (from.y - y) * (to.x - x)) /
      (Math.hypot(from.x - x, from.y - y) * Math.hypot(to.x - x, to.y - y) || 1);
    return Math.abs(round) < ASKEW ? "" : round > 0 ? "clockwise" : "back";
  }

  /** @param {string | null | undefined} id */
  #space(id) {
    return this.chart?.spaces.find((each) => each.id === id);
  }

  /** Signs at the edge of the window for what can be chosen beyond it. */
  #moved() {
    const box = this.frame.getBoundingClientRect();
    const beyond = box.width
      ? this.#lit().filter((zone) => !this.window.sees(/** @type {Element} */ (this.handles.get(zone.id))))
      : [];
    this.overview.moved(this.window.shown, this.window.isWhole);
    this.overview.giveWay(this.handles.get(this.here ?? ""));
    fillWith(this.pills, ...beyond.map((zone) => this.#pill(zone, box)));
    this.#spread();
    setAttribute(this.root, "data-whole", this.window.isWhole);
  }

  /**
   * @param {Zone} zone
   * @param {DOMRect} box
   */
  #pill(zone, box) {
    const at = /** @type {Element} */ (this.handles.get(zone.id)).getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2 - box.left, at.top + at.height / 2 - box.top];
    const turn = Math.atan2(y - box.height / 2, x - box.width / 2);
    const space = this.#space(zone.id);
    const go = () => space && this.window.centre(space, motionPace() > 0);
    const pill = make(
      "button",
      { type: "button", class: "map__pill", tabindex: "-1", "aria-hidden": "true", on: { click: go } },
      signsOf(zone),
      make("span", { text: zone.name }),
      make("i", { class: "map__arrow" }),
    );
    const share = (/** @type {number} */ value, /** @type {number} */ most) =>
      `${Math.max(0, Math.min(1, value / most)) * 100}%`;
    for (const [what, value] of Object.entries({
      left: share(x, box.width),
      top: share(y, box.height),
      turn: `${turn}rad`,
    }))
      pill.style.setProperty(`--${what}`, value);
    return pill;
  }

  /** No sign covers another, my own space, the small map or the tools: it goes to the nearest place that is free, and away if there is none. */
  #spread() {
    const taken = [this.overview.root, this.tools, this.handles.get(this.here ?? "")]
      .flatMap((each) => each?.getBoundingClientRect() ?? [])
      .filter((box) => box.width);
    const within = this.pills.getBoundingClientRect();
    for (const pill of /** @type {HTMLElement[]} */ ([...this.pills.children])) {
      const { left, right, width, height, x, top } = pill.getBoundingClientRect();
      const free = (/** @type {number} */ at) =>
        at >= within.top &&
        at + height <= within.bottom &&
        !taken.some(
          (other) => left < other.right && right > other.left && at < other.bottom && at + height > other.top,
        );
      const steps = Array.from(
        { length: Math.ceil((within.height * PILL_ASTRAY) / PILL_STEP) },
        (_, n) => n * PILL_STEP,
      );
      const at = steps.flatMap((step) => [top - step, top + step]).find(free);
      pill.hidden = at === undefined;
      if (at === undefined) continue;
      pill.style.setProperty("--up", `${at - top}px`);
      taken.push(new DOMRect(x, at, width, height));
    }
  }

  // What is in sight

  /** Bring my figure into the middle and show it. */
  whereAmI() {
    const handle = this.handles.get(this.here ?? "");
    const space = this.#space(this.here);
    if (!handle || !space) return;
    this.window.centre(space, motionPace() > 0);
    handle.focus({ preventScroll: true });
    handle
      .closest(".space")
      ?.animate([{ filter: "brightness(1.9)" }, { filter: "none" }], { duration: 700 * Math.max(0.4, motionPace()) });
  }

  /** For a new question: my figure in sight, or at least something I can choose. */
  reveal() {
    const lit = this.#lit();
    const seen = lit.some((zone) => this.window.sees(/** @type {Element} */ (this.handles.get(zone.id))));
    if (this.opened && (seen || !lit.length)) return lit.length > 0;
    const [first] = lit;
    const goal = this.opened ? first?.id : (this.here ?? first?.id);
    const space = this.#space(goal);
    if (space && this.frame.clientWidth) {
      this.window.centre(space, this.opened && motionPace() > 0);
      this.opened = true;
    }
    return lit.length > 0;
  }

  /**
   * A figure has come from one space to another.
   * @param {HTMLElement} figure
   * @param {string} from
   * @param {string} to
   */
  walk(figure, from, to) {
    if (!this.chart) return;
    const passed = route(this.chart, from, to);
    walk(figure, passed, this.window.unit);
    const end = passed.at(-1);
    if (end && !this.window.isWhole && this.window.sees(figure)) this.window.centre(end, motionPace() > 0);
  }
}

/**
 * The regions a space is in, for the stylesheet.
 * @param {Chart | null} chart
 * @param {string} space
 */
function regionsOf(chart, space) {
  return (chart?.regions ?? [])
    .filter((region) => region.spaces.includes(space))
    .map((region) => region.id)
    .join(" ");
}
