// @ts-check
/**
 * The table itself: areas, zones and pieces of a scene, drawn so that every piece keeps its element
 * from one state to the next. Knows no rules and sends nothing; the replay draws with it too.
 */

import { alwaysInSight } from "./always.js";
import { cardArt, crest } from "./art.js";
import { Keyed, arrange, beforePaint, fillWith, longestWord, make, setAttribute } from "../common/dom.js";
import { drawDuel } from "./duel.js";
import { tellArea, tellAround, tellBoard, tellLit, tellRow } from "./facts.js";
import { areaIds, isSet, kindOf, markOf, seatOf } from "../common/frames.js";
import { icon } from "../common/icons.js";
import { layoutOf, lookOf, partOf, rowsOf } from "./layouts.js";
import { myQuestion } from "./legal.js";
import { MapView } from "./map/map.js";
import { areaMeters, chip } from "./meters.js";
import { middleOf } from "../common/sight.js";
import { isFigure, signsOf, thereWords } from "./map/spaces.js";
import { lightUp, nameTarget } from "./targets.js";
import { drawTracks } from "./tracks.js";
import { calledBy } from "../common/say.js";
import { glide } from "./transitions.js";
import { foretell } from "./cards/pieces.js";
import { drawZone, newZone } from "./zones.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/frames.js").Piece} Piece */
/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("./layouts.js").Group} Group */
/** @typedef {{card: string, kind: string, name: string}} Face */

/**
 * @typedef {object} DrawOptions
 * @property {HTMLElement | null} [dock] where the hand of the viewer is drawn, outside the table
 * @property {HTMLElement | null} [tray] where dice that were thrown are drawn, beside the question
 * @property {HTMLElement | null} [beside] where the side of the viewer is drawn, if there is a map to look at
 * @property {((mapped: boolean) => HTMLElement | null)} [glance] what is below the others, if there is a map to look at
 * @property {HTMLElement | null} [turns] where the order of turns is drawn, outside the table
 * @property {boolean} [glide] whether pieces move to their new places before one's eyes
 * @property {() => Map<string, Option[]>} [legal] which answers point at which piece, zone or area
 */

const SEAT_MARKS = ["first"];
/** What can be chosen on the map or beside it. */
const OUTSIDE = '.space .legal, .board__group:not([data-group="map"]) .legal';
/** What is drawn line by line on the paper of a side, not as a zone of its own. */
const COUNTED = "counts";
/** Where a hand has room beside it; on a phone it takes all there is. */
const ROOMY = matchMedia("(min-width: 641px)");
/** Where my dice are beside the question while a fight takes the middle of the table. */
const LOFTY = matchMedia("(min-width: 1100px) and (min-height: 781px)");

/** A table drawn into an element. */
export class Board {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Keyed<HTMLElement>} */
    this.pieces = new Keyed();
    /** @type {Keyed<HTMLElement>} */
    this.zones = new Keyed();
    /** @type {Keyed<HTMLElement>} */
    this.areas = new Keyed();
    /** @type {Map<string, HTMLElement>} */
    this.groups = new Map();
    /** @type {State | null} */
    this.state = null;
    /** @type {DrawOptions} */
    this.options = {};
    /** @type {Map<string, string>} where each piece was when it was last drawn */
    this.lying = new Map();
    /** @type {HTMLElement | null} */
    this.dock = null;
    /** @type {HTMLElement | null} */
    this.tray = null;
    /** @type {HTMLElement | null} */
    this.beside = null;
    /** @type {HTMLElement | null} */
    this.turns = null;
    /** @type {HTMLElement[]} what is in the viewer's hand */
    this.atHand = [];
    /** @type {Map<string, Face>} whose face stands for a seat, or for the foe */
    this.faces = new Map();
    /** @type {Set<Element>} what says that something inside it can be chosen */
    this.lit = new Set();
    /** @type {Map<string, MapView>} the maps by the areas they are of */
    this.maps = new Map();
    /** @type {HTMLElement[]} what may hold more than it shows */
    this.scrolling = [];
    this.reach = beforePaint(() => {
      const more = this.scrolling.map((group) => group.scrollHeight > group.clientHeight + 1 || group.scrollWidth > group.clientWidth + 1);
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
    if (options.glide && gliding.length) glide(gliding, { find, before: (id) => holding(lay.get(id)), after: (id) => holding(lies.get(id)) }, redraw);
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
    for (const keyed of [this.pieces, this.zones, this.areas]) keyed.sweep();
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
    this.faces = facesOf(state);
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
    for (const keyed of [this.pieces, this.zones, this.areas]) keyed.sweep();
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
    const zones = area.zones.filter((zone) => (zone.count || !layout.quiet.includes(kindOf(zone.id))) && kindOf(zone.id) !== COUNTED);
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
    arrange(body, [...(map ? [map.root] : []), ...contest, ...rows.map((row, place) => this.#row(area, row, place, state, layout))]);
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
      drawZone(element, zone, { game: state.table.game, layout, pieces: this.pieces, faces: this.faces, around: area.zones });
      const handy = lookOf(layout, zone) === "hand" || (ROOMY.matches && layout.beside_hand.includes(kindOf(zone.id)));
      const docked = this.dock && handy && seatOf(zone.id) === state.you.showing;
      const rolled = this.tray && lookOf(layout, zone) === "dice" && (partOf(layout, area.id) === "strip" || this.#pays(zone, state));
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
   * Whether a zone holds dice that I can pay with in a fight.
   * @param {Zone} zone
   * @param {State} state
   */
  #pays(zone, state) {
    return kindOf(zone.id) === "active" && seatOf(zone.id) === state.you.showing && LOFTY.matches && this.root.classList.contains("has-ring");
  }

  /**
   * Show which things an answer points at.
   * @param {Map<string, Option[]>} legal
   */
  light(legal) {
    const state = this.state;
    if (!state) return;
    const layout = layoutOf(state.table.game);
    for (const [id, element] of this.pieces.elements) {
      const options = legal.get(id) ?? [];
      lightUp(element, options, false);
      foretell(element, options);
    }
    const open = legal.size ? (myQuestion(state)?.options ?? []) : [];
    for (const area of state.scene.areas) {
      const head = this.areas.elements.get(area.id)?.querySelector("[data-head]");
      const options = areaIds(area).flatMap((id) => legal.get(id) ?? []);
      if (head instanceof HTMLElement) lightUp(head, options, Boolean(area.card));
      const map = this.maps.get(area.id);
      for (const zone of area.zones) this.#lightZone(zone, legal, map?.handles.has(zone.id) ? "space" : lookOf(layout, zone));
      map?.lit(open);
    }
    for (const zone of this.zones.elements.values()) reachable(zone);
    this.lit = tellLit([this.root, this.beside], this.lit);
  }

  /**
   * On a screen smaller than the table: bring what can be chosen into sight, if nothing of it is.
   * @returns {boolean} whether there is anything to choose
   */
  reveal() {
    const onMap = [...this.maps.values()].map((map) => map.reveal());
    if (onMap.includes(true) || this.dock?.querySelector(".legal")) return true;
    const legal = [...this.root.querySelectorAll(".legal")];
    if (!legal.some((element) => inSight(element, this.root))) legal[0]?.scrollIntoView({ block: "center", inline: "nearest" });
    return legal.length > 0;
  }

  /**
   * Bring a piece, zone or area into sight, if it is not.
   * @param {string} id
   */
  bring(id) {
    const element = this.elementOf(id);
    if (element && this.root.contains(element) && !inSight(element, this.root)) element.scrollIntoView({ block: "center", inline: "nearest" });
    else element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * A pile shines for the cards inside it that cannot be seen.
   * @param {Zone} zone
   * @param {Map<string, Option[]>} legal
   * @param {import("./layouts.js").Look} look
   */
  #lightZone(zone, legal, look) {
    const handle = this.zones.elements.get(zone.id)?.querySelector("[data-handle]");
    if (!(handle instanceof HTMLElement)) return;
    const own = look === "stall" ? [] : (legal.get(zone.id) ?? []);
    const covered = zone.pieces.filter((piece) => !this.pieces.elements.get(piece.id)?.isConnected);
    const inside = covered.flatMap((piece) => legal.get(piece.id) ?? []);
    const openable = look === "space" || ((look === "pile" || look === "deck") && zone.pieces.length > 0);
    lightUp(handle, [...own, ...inside], openable);
  }

  /**
   * The element to point at for a piece, zone or area.
   * @param {string} id
   * @returns {HTMLElement | null}
   */
  elementOf(id) {
    const piece = this.pieces.elements.get(id);
    if (piece?.isConnected) return piece;
    const zone = this.zones.elements.get(id) ?? this.#zoneHolding(id);
    const handle = zone?.querySelector("[data-handle]");
    if (handle instanceof HTMLElement && handle.childElementCount) return handle;
    if (zone) return zone;
    const area = this.state?.scene.areas.find((each) => areaIds(each).includes(id));
    return area ? (this.areas.elements.get(area.id)?.querySelector("[data-head]") ?? null) : null;
  }

  /** Whether there is something to choose on a map. */
  get isLit() {
    return [...this.maps.values()].some((map) => map.root.hasAttribute("data-lit"));
  }

  /**
   * Whether a card is in the viewer's hand.
   * @param {string} id
   */
  inHand(id) {
    const element = this.pieces.elements.get(id);
    return Boolean(element && this.dock?.contains(element) && element.closest('[data-look="hand"]'));
  }

  /**
   * Whether an id is that of a space on a map.
   * @param {string} id
   */
  onMap(id) {
    return [...this.maps.values()].some((map) => map.handles.has(id));
  }

  /**
   * A picture of the space an answer points at, or of the player who bears what it would bring about; nothing for other answers.
   * @param {Option} option
   * @returns {Node | null}
   */
  pictureOf(option) {
    for (const map of this.maps.values()) {
      const id = option.pieces.find((each) => map.handles.has(each));
      if (id) return map.pictureOf(id);
    }
    return option.then && this.state ? this.#bearerOf(option, this.state) : null;
  }

  /**
   * @param {Option} option
   * @param {State} state
   */
  #bearerOf(option, state) {
    const struck = state.asked.flatMap(({ topic, seat, about }) => (topic === "block" ? [`player:${seat}`] : (about.card ?? [])));
    const id = option.pieces[0] ?? struck[0];
    const area = state.scene.areas.find((each) => id && areaIds(each).includes(id));
    const thing = area ? this.faces.get(String(seatOf(area.id))) : id && this.findPiece(id);
    return thing ? make("span", { class: "answer__art" }, cardArt(state.table.game, thing)) : null;
  }

  /**
   * What is on the space an answer points at, in words.
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene how the table is, not how a story shows it yet
   * @returns {string}
   */
  thereOf(option, scene) {
    return this.#spacesOf(option, scene).flatMap((zone) => thereWords(zone)).join(" · ");
  }

  /**
   * What is to be read off the space an answer points at, as small pictures, and which way round one gets there.
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene how the table is, not how a story shows it yet
   * @returns {(Node | null)[]}
   */
  signsOf(option, scene) {
    const turns = [...this.maps.values()].map((map) => map.turnOf(option)).filter(Boolean);
    return [...this.#spacesOf(option, scene).map(signsOf), ...turns.map((turn) => make("span", { class: "answer__turn", "data-turn": turn, "aria-hidden": "true" }, icon("restart")))];
  }

  /**
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene
   */
  #spacesOf(option, scene) {
    const ids = [...this.maps.values()].map((map) => option.pieces.find((each) => map.handles.has(each)));
    return scene.areas.flatMap((area) => area.zones.filter((zone) => ids.includes(zone.id)));
  }

  /**
   * The face of the player in a seat; nothing where nobody has one.
   * @param {number} seat
   * @returns {Node | null}
   */
  faceOf(seat) {
    const face = this.faces.get(String(seat));
    return face && this.state ? cardArt(this.state.table.game, face) : null;
  }

  /** @param {string} pieceId */
  #zoneHolding(pieceId) {
    const zone = this.findZone((each) => each.pieces.some((piece) => piece.id === pieceId));
    return zone ? this.zones.elements.get(zone.id) : undefined;
  }

  /**
   * @param {(zone: Zone) => boolean} fits
   * @returns {Zone | undefined}
   */
  findZone(fits) {
    return this.state?.scene.areas.flatMap((area) => area.zones).find(fits);
  }

  /**
   * @param {string} id
   * @returns {Piece | undefined}
   */
  findPiece(id) {
    return this.findZone((zone) => zone.pieces.some((piece) => piece.id === id))?.pieces.find((piece) => piece.id === id);
  }
}

/**
 * Every zone that holds something can be reached by Tab; inside it the arrow keys move on.
 * @param {HTMLElement} zone
 */
function reachable(zone) {
  if (zone.dataset.look === "space") return;
  if (!zone.querySelector("[data-piece][tabindex='0']")) zone.querySelector("[data-piece]")?.setAttribute("tabindex", "0");
}

/**
 * Whether the middle of an element shows in the window of what scrolls it.
 * @param {Element} element
 * @param {Element} scroller
 */
function inSight(element, scroller) {
  const frame = scroller.getBoundingClientRect();
  const { y } = middleOf(element);
  return y >= frame.top && y <= frame.bottom;
}

/**
 * Where each piece is.
 * @param {State} state
 * @returns {Map<string, string>}
 */
function placesOf(state) {
  const lies = new Map();
  for (const area of state.scene.areas) {
    for (const zone of area.zones) for (const piece of zone.pieces) lies.set(piece.id, zone.id);
  }
  return lies;
}

/**
 * Who stands for each seat, and for the foe.
 * @param {State} state
 * @returns {Map<string, Face>}
 */
function facesOf(state) {
  const faces = new Map();
  for (const area of state.scene.areas) {
    if (area.card) faces.set(String(seatOf(area.id) ?? kindOf(area.id)), { card: area.card, kind: figureKind(area), name: area.name });
  }
  return faces;
}

/**
 * The seat that sits at the lower edge: the viewer, or the first one where two sides face each other.
 * @param {State} state
 * @param {import("./layouts.js").Layout} layout
 */
function ownSeat(state, layout) {
  return state.you.showing ?? (layout.order[0] === "others" ? 0 : null);
}

/**
 * @param {import("./layouts.js").Layout} layout
 * @param {Area} area
 * @param {number | null} own
 * @returns {Group}
 */
function groupOf(layout, area, own) {
  const part = partOf(layout, area.id);
  if (area.map || part === "duel") return "map";
  if (part === "player") return seatOf(area.id) === own ? "own" : "others";
  if (part === "market" || part === "strip") return part;
  return "top";
}

function newArea() {
  return make("section", { class: "area" }, make("header", { class: "area__head" }), make("div", { class: "area__body" }));
}

/**
 * @param {HTMLElement} head
 * @param {Area} area
 * @param {State} state
 */
function drawHead(head, area, state) {
  const seat = partOf(layoutOf(state.table.game), area.id) === "player" ? seatOf(area.id) : null;
  const who = state.seats.find((each) => each.seat === seat);
  const about = seat === null ? [] : state.scene.marks.filter((mark) => SEAT_MARKS.includes(mark.id) && mark.value === seat && mark.label);
  const looks = JSON.stringify([area.name, area.card, area.marks, who, about, document.documentElement.lang]);
  if (head.dataset.looks === looks) return;
  head.dataset.looks = looks;
  const kind = figureKind(area);
  const portrait = head.querySelector("[data-head]") ?? make("div", { class: "portrait" });
  if (!(portrait instanceof HTMLElement)) return;
  setAttribute(portrait, "data-head", area.id);
  setAttribute(portrait, "data-kind", kind);
  setAttribute(portrait, "data-card", area.card ?? null);
  nameTarget(portrait, area.name);
  fillWith(portrait, cardArt(state.table.game, { card: area.card ?? area.id, kind, name: area.name }));
  const layout = layoutOf(state.table.game);
  const meters = [...areaMeters(area.marks, layout), ...about.map((mark) => chip(mark))];
  if (head.parentElement) setAttribute(head.parentElement, "data-marks", meters.map((meter) => meter.dataset.mark).join(" "));
  fillWith(
    head,
    portrait,
    make(
      "div",
      { class: "area__title" },
      areaName(area.name),
      who && make("span", { class: "area__who", "data-seat": String(who.seat) }, crest(who.seat), make("span", { text: calledBy(state, who) })),
    ),
    make("div", { class: "area__meters", "data-chips": meters.some((meter) => meter.classList.contains("mark-chip")) }, ...meters),
    alwaysInSight(head, area, state.table.game),
  );
}

/**
 * A name, and how long its longest word is: it grows no wider than the picture it is on.
 * @param {string} name
 */
function areaName(name) {
  const heading = make("h2", { class: "area__name", text: name });
  heading.style.setProperty("--longest", String(longestWord(name)));
  return heading;
}

/**
 * What the figure of an area is: told by the area's own place at the table.
 * @param {Area} area
 */
export function figureKind(area) {
  if (markOf(area.marks, "piece")) return "phoenixborn";
  return kindOf(area.id) === "player" ? "mage" : kindOf(area.id);
}

