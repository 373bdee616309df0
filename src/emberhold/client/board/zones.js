// @ts-check
/** One zone as an element: a hand, a pile, a breach, a pool of dice. */

import { backArt, breachArt, tokenArt } from "./art.js";
import { arrange, fillWith, make, setAttribute, setText } from "../common/dom.js";
import { drawPlate, drawTally } from "./duel.js";
import { isSet, kindOf, markOf, numberOf } from "../common/frames.js";
import { lookOf } from "./layouts.js";
import { drawPiece, newPiece } from "./cards/pieces.js";
import { nameTarget } from "./targets.js";

/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/frames.js").Piece} Piece */
/** @typedef {import("./layouts.js").Look} Look */
/** @typedef {import("../common/dom.js").Keyed<HTMLElement>} Pieces */

const MOST_BACKS = 6;

/**
 * @typedef {object} ZoneSetting
 * @property {string} game
 * @property {import("./layouts.js").Layout} layout
 * @property {Pieces} pieces the elements of all pieces of the table
 * @property {Zone[]} [around] all zones of the area
 * @property {Map<string, import("./places.js").Face>} [faces] who stands for a seat, or for the foe
 * @property {(string | null)[] | null} [places] where the pieces of a hand are, with the gaps between them
 */

/** @returns {HTMLElement} */
export function newZone() {
  return make(
    "div",
    { class: "zone", role: "group" },
    make(
      "div",
      { class: "zone__label" },
      make("span", { class: "zone__name" }),
      make("span", { class: "zone__count digits" }),
    ),
    make("div", { class: "zone__handle" }),
    make("div", { class: "zone__pieces" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {Zone} zone
 * @param {ZoneSetting} setting
 */
export function drawZone(element, zone, setting) {
  const look = lookOf(setting.layout, zone);
  const [label, handle, place] = /** @type {HTMLElement[]} */ ([...element.children]);
  if (!label || !handle || !place) return;
  setAttribute(element, "data-zone", zone.id);
  setAttribute(element, "data-zone-kind", kindOf(zone.id));
  setAttribute(element, "data-look", look);
  setAttribute(element, "aria-label", `${zone.name}, ${zone.count}`);
  element.classList.toggle("zone--empty", zone.count === 0);
  element.style.setProperty("--count", String(setting.places?.length ?? zone.count));
  drawLabel(label, zone, look);
  if (look === "side") drawTally(handle, zone, setting.game, setting.around ?? []);
  drawHandle(handle, zone, look, setting.game);
  const drawn = new Map(
    shownPieces(zone, look).map((piece) => {
      const element = setting.pieces.get(piece.id, newPiece);
      drawPiece(element, piece, setting.game, setting.faces);
      return [piece.id, element];
    }),
  );
  const places = setting.places ?? [...drawn.keys()];
  arrange(
    place,
    places.map((id) => drawn.get(id ?? "") ?? make("span", { class: "card-gap", "aria-hidden": "true" })),
  );
}

/**
 * Which pieces are drawn: of a pile only the top one.
 * @param {Zone} zone
 * @param {Look} look
 * @returns {Piece[]}
 */
function shownPieces(zone, look) {
  if (look === "pile") return zone.pieces.slice(-1);
  if (look === "deck") return [];
  if (look === "stall" && !zone.count) return zone.pieces.slice(0, 1);
  return zone.pieces;
}

/**
 * @param {HTMLElement} label
 * @param {Zone} zone
 * @param {Look} look
 */
function drawLabel(label, zone, look) {
  const [name, count] = /** @type {HTMLElement[]} */ ([...label.children]);
  if (!name || !count) return;
  if (look === "side") {
    drawPlate(name, count, zone);
    return;
  }
  setText(name, zone.name);
  const slots = numberOf(zone.marks, "slots");
  const most = numberOf(zone.marks, "max_slots");
  const number = slots !== null && most !== null ? `${slots}/${most}` : String(zone.count);
  setText(count, look === "breach" ? "" : look === "stall" ? `×${number}` : number);
}

/**
 * What stands for the zone itself: the back of a deck, the breach, the cards in somebody's hand.
 * @param {HTMLElement} handle
 * @param {Zone} zone
 * @param {Look} look
 * @param {string} game
 */
function drawHandle(handle, zone, look, game) {
  nameTarget(handle, zoneWords(zone));
  setAttribute(handle, "data-handle", zone.id);
  if (look === "side") return;
  const looks = `${look} ${zone.count} ${zone.pieces.length} ${JSON.stringify(zone.marks)} ${zone.name}`;
  if (handle.dataset.looks === looks) return;
  handle.dataset.looks = looks;
  if (look === "breach") drawBreach(handle, zone);
  else if (look === "deck" && zone.count) fillWith(handle, back(game), pileCount(zone.count));
  else if (look === "pile" && zone.count) fillWith(handle, pileCount(zone.count));
  else if (look === "turns") fillWith(handle, ...blanks(zone.count - zone.pieces.length));
  else if (look === "hand" && zone.count > zone.pieces.length) fillWith(handle, ...backs(game, zone));
  else fillWith(handle);
}

/**
 * @param {Zone} zone
 * @returns {string}
 */
function zoneWords(zone) {
  const said = zone.marks.filter((mark) => mark.label && !mark.id.startsWith("max_")).map((mark) => mark.label);
  return [zone.name, ...said].join(", ");
}

/** @param {number} count */
function pileCount(count) {
  return make("b", { class: "zone__badge digits", "aria-hidden": "true", text: String(count) });
}

/** @param {string} game */
function back(game) {
  return make("span", { class: "card card-back" }, backArt(game));
}

/**
 * @param {string} game
 * @param {Zone} zone
 */
function backs(game, zone) {
  const hidden = zone.count - zone.pieces.length;
  const cards = Array.from({ length: Math.min(hidden, MOST_BACKS) }, () => back(game));
  return [...cards, pileCount(hidden)];
}

/**
 * Cards of the turn order that nobody has seen.
 * @param {number} number
 */
function blanks(number) {
  return Array.from({ length: Math.max(0, number) }, () =>
    make("span", { class: "turn-blank", "aria-hidden": "true", text: "?" }),
  );
}

/**
 * @param {HTMLElement} handle
 * @param {Zone} zone
 */
function drawBreach(handle, zone) {
  const open = isSet(zone.marks, "open");
  const sigil = isSet(zone.marks, "sigil");
  const number = numberOf(zone.marks, "number") ?? 1;
  const turned = /** @type {"R" | "D" | "L" | "U"} */ (markOf(zone.marks, "turned")?.value ?? "U");
  const focused = isSet(zone.marks, "focused");
  setAttribute(handle, "data-open", open ? "yes" : "no");
  const prices = ["focus_cost", "open_cost"].flatMap((id) => {
    const mark = markOf(zone.marks, id);
    return mark ? [breachPrice(mark, String(mark.value))] : [];
  });
  const bonus = markOf(zone.marks, "bonus");
  fillWith(
    handle,
    make("span", { class: "breach__art" }, breachArt({ number, open, turned, sigil, focused })),
    make("span", { class: "breach__words" }, ...prices, bonus?.label && breachPrice(bonus, `+${bonus.value}`)),
  );
}

/** What is done with a breach for how much, or what it gives: in words, or in a sign where words find no room. */
const BREACH_SIGNS = { focus_cost: "focus", open_cost: "open", bonus: "damage" };

/**
 * @param {import("../common/frames.js").Mark} mark
 * @param {string} number
 */
function breachPrice(mark, number) {
  const sign = BREACH_SIGNS[/** @type {keyof typeof BREACH_SIGNS} */ (mark.id)];
  return make(
    "span",
    { class: "breach__price", "data-price": mark.id },
    make("span", { class: "breach__label", text: mark.label }),
    make(
      "span",
      { class: "breach__short digits" },
      make("span", { class: "breach__sign" }, tokenArt(sign)),
      make("b", { text: number }),
    ),
  );
}
