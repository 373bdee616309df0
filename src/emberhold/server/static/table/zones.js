// @ts-check
/** One zone as an element: a hand, a pile, a breach, a pool of dice. */

import { backArt, breachArt, tokenArt } from "./art.js";
import { arrange, fillWith, make, setAttribute, setText } from "./dom.js";
import { isSet, kindOf, markOf, numberOf } from "./frames.js";
import { lookOf } from "./layouts.js";
import { drawPiece, newPiece } from "./pieces.js";
import { nameTarget } from "./targets.js";

/** @typedef {import("./frames.js").Zone} Zone */
/** @typedef {import("./frames.js").Piece} Piece */
/** @typedef {import("./layouts.js").Look} Look */
/** @typedef {import("./dom.js").Keyed<HTMLElement>} Pieces */

const MOST_BACKS = 6;

/**
 * @typedef {object} ZoneSetting
 * @property {string} game
 * @property {import("./layouts.js").Layout} layout
 * @property {Pieces} pieces the elements of all pieces of the table
 * @property {Map<string, import("./scene.js").Face>} [faces] who stands for a seat, or for the foe
 */

/** @returns {HTMLElement} */
export function newZone() {
  return make(
    "div",
    { class: "zone", role: "group" },
    make("div", { class: "zone__label" }, make("span", { class: "zone__name" }), make("span", { class: "zone__count digits" })),
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
  element.style.setProperty("--count", String(zone.count));
  drawLabel(label, zone, look);
  drawHandle(handle, zone, look, setting.game);
  arrange(place, shownPieces(zone, look).map((piece) => {
    const drawn = setting.pieces.get(piece.id, newPiece);
    drawPiece(drawn, piece, setting.game, setting.faces);
    return drawn;
  }));
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
  const looks = `${look} ${zone.count} ${zone.pieces.length} ${JSON.stringify(zone.marks)} ${zone.name}`;
  if (handle.dataset.looks === looks) return;
  handle.dataset.looks = looks;
  if (look === "side") drawTally(handle, zone);
  else if (look === "breach") drawBreach(handle, zone);
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

/**
 * What a side of a contest has, line by line, and what it comes to.
 * @param {HTMLElement} handle
 * @param {Zone} zone
 */
function drawTally(handle, zone) {
  const score = numberOf(zone.marks, "score");
  const lines = zone.marks.filter((mark) => mark.id !== "score" && mark.label);
  fillWith(
    handle,
    make("ul", { class: "tally" }, ...lines.map((mark) => make("li", { class: "tally__line", "data-mark": mark.id }, make("span", { class: "tally__sign", "aria-hidden": "true" }, tokenArt(mark.id)), make("span", { text: mark.label })))),
    score !== null && make("b", { class: "tally__score digits", text: String(score) }),
  );
}

/**
 * How the two sides of a contest stand: a bar that runs over to whoever is ahead.
 * @param {HTMLElement} element
 * @param {Zone[]} zones
 */
export function drawGauge(element, zones) {
  const [mine, foe] = zones.filter((zone) => kindOf(zone.id) === "side").map((zone) => Math.max(0, numberOf(zone.marks, "score") ?? 0));
  element.hidden = mine === undefined || foe === undefined;
  if (mine === undefined || foe === undefined) return;
  element.style.setProperty("--mine", String(mine + foe ? mine / (mine + foe) : 0.5));
  fillWith(element, make("b", { class: "digits", text: String(mine) }), make("b", { class: "digits", text: String(foe) }));
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
  return Array.from({ length: Math.max(0, number) }, () => make("span", { class: "turn-blank", "aria-hidden": "true", text: "?" }));
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
    return mark ? [make("span", { class: "breach__price", "data-price": id, text: mark.label })] : [];
  });
  const bonus = markOf(zone.marks, "bonus");
  fillWith(
    handle,
    make("span", { class: "breach__art" }, breachArt({ number, open, turned, sigil, focused })),
    make("span", { class: "breach__words" },
      ...prices,
      bonus?.label && make("span", { class: "breach__price", text: bonus.label }),
    ),
  );
}
