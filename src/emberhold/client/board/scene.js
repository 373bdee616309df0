// @ts-check
/**
 * The table itself: areas, zones and pieces of a scene, drawn so that every piece keeps its element
 * from one state to the next. Knows no rules and sends nothing; the replay draws with it too.
 */

import { arrange, beforePaint, make, setAttribute } from "../common/dom.js";
import { isSet, kindOf, seatOf } from "../common/frames.js";
import { drawDuel } from "./duel.js";
import { tellArea, tellAround, tellBoard, tellLit, tellRow } from "./facts.js";
import { Things } from "./finding.js";
import { drawHead, newArea } from "./heads.js";
import { HandPlaces } from "./keeping.js";
import { layoutOf, lookOf, partOf, rowsOf } from "./layouts.js";
import { lightThings } from "./lighting.js";
import { MapView } from "./map/map.js";
import { isFigure } from "./map/spaces.js";
import { facesOf, groupOf, ownSeat, placesOf } from "./places.js";
import { Pointed } from "./pointed.js";
import { drawTracks } from "./tracks.js";
import { glide } from "./transitions.js";
import { drawZone, newZone } from "./zones.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("./layouts.js").Group} Group */

/**
 * @typedef {object} DrawOptions
 * @property {HTMLElement | null} [dock] where the hand of the viewer is drawn, outside the table
 * @property {HTMLElement | null} [tray] where dice that were thrown are drawn, beside the question
 * @property {HTMLElement | null} [beside] where the side of the viewer is drawn, if there is a map to look at
 * @property {((mapped: boolean) => HTMLElement | null)} [glance] what is below the others, if there is a map to look at
 * @property {HTMLElement | null} [turns] where the order of turns is drawn, outside the table
 * @property {boolean} [present] whether it is the table as it is now, with a hand that keeps its places
 * @property {boolean} [glide] whether pieces move to their new places before one's eyes
 * @property {() => Map<string, Option[]>} [legal] which answers point at which piece, zone or area
 */

/** What can be chosen on the map or beside it. */
const OUTSIDE = '.space .legal, .board__group:not([data-group="map"]) .legal';
/** What is drawn line by line on the paper of a side, not as a zone of its own. */
const COUNTED = "counts";
/** Where a hand has room beside it; on a phone it takes all there is. */
const ROOMY = matchMedia("(min-width: 641px)");
/** Where a hand has no room for gaps. */
const CRAMPED = matchMedia("(max-width: 640px), (max-height: 560px)");
/** Where my dice are beside the question while a fight takes the middle of the table. */
const LOFTY = matchMedia("(min-width: 1100px) and (min-height: 781px)");

/** A table drawn into an element. */
export class Board extends Things {
  /** @param {HTMLElement} root */
  constructor(root) {
    super(root);
    this.pointed = new Pointed(this);
    /** @type {Map<string, HTMLElement>} */
    this.groups = new Map();
    /** @type {DrawOptions} */
    this.options = {};
    /** @type {Map<string, string>} where each piece was when it was last drawn */
    this.lying = new Map();
    /** @type {HTMLElement | null} */
    this.tray = null;
    /** @type {HTMLElement | null} */
    this.beside = null;
    /** @type {HTMLElement | null} */
    this.turns = null;
    /** @type {HTMLElement[]} what is in the viewer's hand */
    this.atHand = [];
    this.kept = new HandPlaces();
    /** @type {Set<Element>} what says that something inside it can be chosen */
    this.lit = new Set();
    /** @type {HTMLElement[]} what may hold more than it shows */
    this.scrolling = [];
    this.reach = beforePaint(() => {
      const more = this.scrolling.map(
        (group) => group.scrollHeight > group.clientHeight + 1 || group.scrollWidth > group.clientWidth + 1,
      );
      for (const [place, group] of this.scrolling.entries()) setAttribute(group, "tabindex", more[place] ? "0" : null);
    });
    LOFTY.addEventListener("change", () => this.again());
  }

  /**
   * @param {State} state
   * @param {DrawOptions} [options]
   */
  draw(state, options = {}) {
    const lies = placesOf(state);
    const lay = this.lying;
    const moved = this.state ? [...lies.keys()].filter((id) => lay.get(id) !== lies.get(id)) : [];
    const update = () => {
      const kept = document.activeElement;
      this.#draw(state, options);
      if (kept instanceof HTMLElement && kept !== document.activeElement && kept.isConnected) {
        kept.focus({ preventScroll: true });
      }
    };
    const find = (/** @type {string} */ id) => this.pieces.elements.get(id);
    const walks = options.glide ? this.#walks(state, moved, lies) : [];
    const gliding = moved.filter((id) => !walks.some((walk) => walk.id === id));
    const redraw = () => {
      update();
      for (const { map, id, from, to } of walks) map.walk(/** @type {HTMLElement} */ (find(id)), from, to);
    };
    this.lying = lies;
    const holding = (/** @type {string | undefined} */ zone) => (zone ? this.elementOf(zone) : null);
    if (options.glide && gliding.length)
      glide(gliding, { find, before: (id) => holding(lay.get(id)), after: (id) => holding(lies.get(id)) }, redraw);
    else redraw();
  }

  /** The same once more, where the room for it has changed. */
  again() {
    if (this.state) this.#draw(this.state, this.options);
  }

  /**
   * Figures that come from one space of a map to another.
   * @param {State} state
   * @param {string[]} moved
   * @param {Map<string, string>} lies
   */
  #walks(state, moved, lies) {
    return state.scene.areas.flatMap((area) => {
      const map = this.maps.get(area.id);
      const figures = area.zones.flatMap((zone) => zone.pieces.filter(isFigure)).map((piece) => piece.id);
      const ids = map ? moved.filter((id) => figures.includes(id)) : [];
      return ids.flatMap((id) => {
        const [from, to] = [this.lying.get(id), lies.get(id)];
        return map?.handles.has(from ?? "") && from && to ? [{ map, id, from, to }] : [];
      });
    });
  }

  /** Take everything off the table. */
  clear() {
    this.state = null;
    this.lying.clear();
    this.root.replaceChildren();
    this.dock?.replaceChildren();
    this.beside?.replaceChildren();
    this.turns?.replaceChildren();
    tellAround(this);
    this.groups.clear();
    this.maps.clear();
    this.sweep();
  }

  /**
   * @param {State} state
   * @param {DrawOptions} options
   */
  #draw(state, options) {
    this.state = state;
    this.options = options;
    this.dock = options.dock ?? null;
    this.tray = options.tray ?? null;
    this.turns = options.turns ?? null;
    this.tray?.replaceChildren();
    this.atHand = [];
    this.pointed.faces = facesOf(state);
    const layout = layoutOf(state.table.game);
    setAttribute(this.root, "data-board", state.table.game);
    setAttribute(this.root, "data-players", String(state.seats.length));
    /** @type {Map<Group, HTMLElement[]>} */
    const groups = new Map(layout.order.map((group) => [group, []]));
    for (const area of state.scene.areas) {
      const group = groupOf(layout, area, ownSeat(state, layout));
      const drawn = this.#drawArea(area, state, group);
      if (drawn && this.turns && drawn.dataset.part === "turns") arrange(this.turns, [drawn]);
      else if (drawn) groups.get(group)?.push(drawn);
    }
    const hands = this.atHand.filter((zone) => zone.dataset.look === "hand");
    if (this.dock && this.atHand.length) arrange(this.dock, [...new Set([...hands, ...this.atHand])]);
    const drawn = layout.order.map((group) => this.#group(group, groups.get(group) ?? []));
    const mapped = state.scene.areas.some((area) => area.map);
    this.beside = mapped ? (options.beside ?? null) : null;
    const aside = this.beside ? drawn.filter((group) => group.dataset.group === "own") : [];
    setAttribute(this.root, "data-mapped", mapped);
    if (options.beside) arrange(options.beside, aside);
    const glance = options.glance?.(mapped);
    // What scrolls has to be reached without a mouse.
    this.scrolling = mapped ? [...drawn, ...(options.beside ? [options.beside] : [])] : [];
    this.reach();
    const onBoard = drawn.filter((group) => !aside.includes(group));
    arrange(this.root, [...onBoard, ...(glance ? [glance] : [])]);
    tellBoard(this.root, onBoard);
    tellAround(this);
    this.sweep();
    this.light(options.legal?.() ?? new Map());
    this.#makeRoom();
  }

  /** A contest takes the table, unless something that it would hide can be chosen. */
  #makeRoom() {
    const hidden = [this.root.querySelector(OUTSIDE), this.beside?.querySelector(".area__head .legal")];
    const contest = this.root.querySelector('[data-part="duel"]') !== null && !hidden.some(Boolean);
    const app = this.root.closest(".app");
    if (app) setAttribute(app, "data-contest", contest);
  }

  /**
   * @param {Group} group
   * @param {HTMLElement[]} areas
   */
  #group(group, areas) {
    let element = this.groups.get(group);
    if (!element) {
      element = make("div", { class: "board__group", "data-group": group });
      this.groups.set(group, element);
    }
    arrange(element, areas);
    element.hidden = areas.length === 0;
    element.style.setProperty("--areas", String(areas.length));
    return element;
  }

  /**
   * @param {Area} area
   * @param {State} state
   * @param {Group} group
   * @returns {HTMLElement | null} nothing for an area that has nothing to show
   */
  #drawArea(area, state, group) {
    const layout = layoutOf(state.table.game);
    const part = area.map ? "map" : partOf(layout, area.id);
    const zones = area.zones.filter(
      (zone) => (zone.count || !layout.quiet.includes(kindOf(zone.id))) && kindOf(zone.id) !== COUNTED,
    );
    if ((part === "strip" || part === "duel") && !zones.length) return null;
    const element = this.areas.get(area.id, newArea);
    const [head, body] = /** @type {HTMLElement[]} */ ([...element.children]);
    if (!head || !body) return null;
    setAttribute(element, "data-area", area.id);
    setAttribute(element, "data-area-kind", kindOf(area.id));
    setAttribute(element, "data-part", part);
    setAttribute(element, "data-own", group === "own");
    setAttribute(element, "data-seat", part === "player" ? seatOf(area.id) : null);
    setAttribute(element, "aria-label", area.name);
    element.classList.toggle("area--active", isSet(area.marks, "active"));
    drawHead(head, area, state);
    const map = this.#drawMap(area, state);
    const rows = rowsOf(layout, area.id, map ? zones.filter((zone) => !map.handles.has(zone.id)) : zones);
    if (layout.facing && part === "player" && group !== "own") rows.reverse();
    const tracks = this.areas.get(`${area.id} tracks`, () => make("div", { class: "area__tracks" }));
    if (part !== "duel") drawTracks(tracks, area);
    const contest = part === "duel" ? drawDuel(area, state, this.areas) : [tracks];
    arrange(body, [
      ...(map ? [map.root] : []),
      ...contest,
      ...rows.map((row, place) => this.#row(area, row, place, state, layout)),
    ]);
    tellArea(element);
    return element;
  }

  /**
   * @param {Area} area
   * @param {State} state
   * @returns {MapView | null} nothing for an area that is not a map
   */
  #drawMap(area, state) {
    if (!area.map) return null;
    const map = this.maps.get(area.id) ?? new MapView();
    this.maps.set(area.id, map);
    map.draw(area, { game: state.table.game, seat: state.you.showing, zones: this.zones, pieces: this.pieces });
    return map;
  }

  /**
   * @param {Area} area
   * @param {Zone[]} zones
   * @param {number} place
   * @param {State} state
   * @param {import("./layouts.js").Layout} layout
   */
  #row(area, zones, place, state, layout) {
    const row = this.areas.get(`${area.id} row ${place}`, () => make("div", { class: "area__row" }));
    const lying = [];
    for (const zone of zones) {
      const element = this.zones.get(zone.id, newZone);
      const hand = lookOf(layout, zone) === "hand";
      const handy = hand || (ROOMY.matches && layout.beside_hand.includes(kindOf(zone.id)));
      const docked = this.dock && handy && seatOf(zone.id) === state.you.showing;
      drawZone(element, zone, {
        game: state.table.game,
        layout,
        pieces: this.pieces,
        faces: this.pointed.faces,
        around: area.zones,
        places: docked && hand ? this.#places(zone, area) : null,
      });
      const rolled =
        this.tray &&
        lookOf(layout, zone) === "dice" &&
        (partOf(layout, area.id) === "strip" || this.#pays(zone, state));
      if (docked) this.atHand.push(element);
      else if (rolled && this.tray) arrange(this.tray, [element]);
      else lying.push(element);
    }
    arrange(row, lying);
    tellRow(row, lying);
    row.hidden = lying.length === 0;
    return row;
  }

  /**
   * Where the cards of my hand are: each keeps its place until my turn is over.
   * @param {Zone} zone
   * @param {Area} area
   */
  #places(zone, area) {
    const ids = zone.pieces.map((piece) => piece.id);
    return this.kept.of(
      zone.id,
      ids,
      Boolean(this.options.present) && isSet(area.marks, "active"),
      CRAMPED.matches ? 5 : 10,
    );
  }

  /**
   * Whether a zone holds dice that I can pay with in a fight.
   * @param {Zone} zone
   * @param {State} state
   */
  #pays(zone, state) {
    return (
      kindOf(zone.id) === "active" &&
      seatOf(zone.id) === state.you.showing &&
      LOFTY.matches &&
      this.root.classList.contains("has-ring")
    );
  }

  /**
   * Show which things an answer points at.
   * @param {Map<string, Option[]>} legal
   */
  light(legal) {
    if (!this.state) return;
    lightThings(this, this.state, legal);
    this.lit = tellLit([this.root, this.beside], this.lit);
  }
}
