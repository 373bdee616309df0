// @ts-check
/** What is on a board, found by its id: every piece, zone and area keeps its element from one state to the next. */

import { Keyed } from "../common/dom.js";
import { areaIds } from "../common/frames.js";
import { middleOf } from "../common/sight.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/frames.js").Piece} Piece */
/** @typedef {import("./map/map.js").MapView} MapView */

export class Things {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Keyed<HTMLElement>} */
    this.pieces = new Keyed();
    /** @type {Keyed<HTMLElement>} */
    this.zones = new Keyed();
    /** @type {Keyed<HTMLElement>} */
    this.areas = new Keyed();
    /** @type {Map<string, MapView>} the maps by the areas they are of */
    this.maps = new Map();
    /** @type {State | null} */
    this.state = null;
    /** @type {HTMLElement | null} where the hand of the viewer is */
    this.dock = null;
  }

  /** Forget what was not drawn. */
  sweep() {
    for (const keyed of [this.pieces, this.zones, this.areas]) keyed.sweep();
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
   * On a screen smaller than the table: bring what can be chosen into sight, if nothing of it is.
   * @returns {boolean} whether there is anything to choose
   */
  reveal() {
    const onMap = [...this.maps.values()].map((map) => map.reveal());
    if (onMap.includes(true) || this.dock?.querySelector(".legal")) return true;
    const legal = [...this.root.querySelectorAll(".legal")];
    if (!legal.some((element) => inSight(element, this.root)))
      legal[0]?.scrollIntoView({ block: "center", inline: "nearest" });
    return legal.length > 0;
  }

  /**
   * Bring a piece, zone or area into sight, if it is not.
   * @param {string} id
   */
  bring(id) {
    const element = this.elementOf(id);
    if (element && this.root.contains(element) && !inSight(element, this.root))
      element.scrollIntoView({ block: "center", inline: "nearest" });
    else element?.scrollIntoView({ block: "nearest", inline: "nearest" });
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
    return this.findZone((zone) => zone.pieces.some((piece) => piece.id === id))?.pieces.find(
      (piece) => piece.id === id,
    );
  }

  /**
   * What a piece or a zone is called; nothing where it is out of sight.
   * @param {string} id
   */
  nameOf(id) {
    return this.findPiece(id)?.name ?? this.findZone((zone) => zone.id === id)?.name ?? "";
  }

  /**
   * The same for somebody's portrait as well.
   * @param {string} id
   */
  titleOf(id) {
    return this.nameOf(id) || (this.#areaOf(id)?.name ?? "");
  }

  /**
   * Everything by which an answer may name a thing: its own id, the place where it is alone, its side of the table.
   * @param {string} id
   * @returns {string[]}
   */
  idsOf(id) {
    const alone = this.findZone((zone) => zone.pieces.length === 1 && zone.pieces[0]?.id === id);
    const area = this.#areaOf(id);
    return [id, ...(alone ? [alone.id] : []), ...(area ? areaIds(area) : [])];
  }

  /** @param {string} id */
  #areaOf(id) {
    return this.state?.scene.areas.find((area) => areaIds(area).includes(id));
  }
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
