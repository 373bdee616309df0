// @ts-check
/** One piece as an element: a card, a die, a turn card. Redrawn only when what it shows has changed. */

import { backArt, cardArt, crest, dieArt, tokenArt } from "../art.js";
import { fillWith, longestWord, make, setAttribute } from "../../common/dom.js";
import { isSet, markOf, numberOf } from "../../common/frames.js";
import { gistLine, priceSigns } from "./gist.js";
import { explained } from "./glossary.js";
import { motionPace } from "../../common/motion.js";
import { nameTarget } from "../targets.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Piece} Piece */
/** @typedef {import("../../common/frames.js").Mark} Mark */

/** Marks that have a fixed corner of a card, in the order they are read. */
const STATS = ["attack", "recover", "life"];
const QUIET = new Set([
  "cost",
  "count",
  "turn",
  "owner",
  "piece",
  "tier",
  "value",
  "attribute",
  "deck",
  "thrown",
  "again",
  "idle",
  ...STATS,
]);

/** Tokens whose sign alone says that there is one. */
const SIGNS = new Set(["wounds", "exhaustion", "status"]);

/** Tokens that have a place of their own on a card. */
const OVER = new Set([...SIGNS, "power"]);

/** Letters of a word that fit across a card at the full size of its name. */
const FITS = 10;

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** @returns {HTMLButtonElement} */
export function newPiece() {
  return make("button", { type: "button", class: "piece", tabindex: "-1" });
}

/**
 * Draw a piece into its element.
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {string} game
 * @param {Map<string, import("../places.js").Face>} [faces] who stands for a seat, or for the foe
 */
export function drawPiece(element, piece, game, faces) {
  setAttribute(element, "data-piece", piece.id);
  setAttribute(element, "data-kind", piece.kind);
  setAttribute(element, "data-card", piece.card);
  setAttribute(element, "data-deck", markOf(piece.marks, "deck")?.value ?? null);
  const face = piece.kind === "turn-card" ? faces?.get(turnOf(piece)) : undefined;
  const looks = JSON.stringify([piece, face]) + document.documentElement.lang;
  if (shown.get(element) === looks) return;
  const thrown = piece.kind === "die" && !shown.has(element);
  shown.set(element, looks);
  nameTarget(element, pieceWords(piece));
  element.setAttribute("aria-label", pieceWords(piece));
  element.classList.remove("card", "card-frame", "card-back", "die", "turn-tile", "figure");
  for (const name of ["data-stats", "data-power"]) element.removeAttribute(name);
  if (piece.kind === "die") drawDie(element, piece, game);
  else if (piece.kind === "turn-card") drawTurn(element, piece, game, face);
  else if (piece.kind === "figure") drawFigure(element, piece, game);
  else if (piece.face === "down") drawBack(element, game);
  else drawCard(element, piece, game);
  if (thrown && isSet(piece.marks, "thrown")) tumble(element);
}

/**
 * A die that was just thrown rolls to its place.
 * @param {HTMLElement} element
 */
function tumble(element) {
  const pace = motionPace();
  if (!pace) return;
  const from = { transform: "translate(-2.5rem, -3.5rem) rotate(-540deg) scale(0.6)", opacity: "0" };
  element.animate(
    [
      from,
      { transform: "translateY(0.3rem) rotate(-40deg) scale(1.1)", opacity: "1", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: 900 * pace, easing: "cubic-bezier(.15,.6,.35,1)" },
  );
}

/**
 * The whole piece in words, for those who hear the table.
 * @param {Piece} piece
 * @returns {string}
 */
function pieceWords(piece) {
  if (piece.label) return piece.label;
  const said = piece.marks.filter((mark) => mark.label && !mark.id.startsWith("max_")).map((mark) => mark.label);
  return [piece.name ?? say("web-table-face-down"), ...said].join(", ");
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {string} game
 */
function drawCard(element, piece, game) {
  element.classList.add("card", "card-frame");
  const cost = numberOf(piece.marks, "cost");
  const exhausted = (numberOf(piece.marks, "exhaustion") ?? 0) > 0;
  element.classList.toggle("card--spent", exhausted);
  element.classList.toggle("card--idle", isSet(piece.marks, "idle"));
  element.style.setProperty("--fit", String(Math.min(1, FITS / longestWord(piece.name ?? ""))));
  const [art, gist] = [cardArt(game, piece), gistLine(piece.card)];
  setAttribute(element, "data-stats", STATS.filter((id) => numberOf(piece.marks, id) !== null).length || null);
  setAttribute(
    element,
    "data-power",
    lyingOn(piece).some(({ id }) => id === "power"),
  );
  fillWith(
    element,
    make("span", { class: "card-frame__art", "data-ground": art.querySelector(".ground") !== null }, art),
    cost !== null &&
      cost > 0 &&
      make("span", { class: "card-frame__gem card__cost", "aria-hidden": "true", text: String(cost) }),
    ...cornerSigns(game, piece),
    tokens(piece),
    cardFoot(
      make(
        "span",
        { class: "card-frame__name card__name", "aria-hidden": "true" },
        make("span", { text: piece.name ?? "" }),
      ),
      gist,
    ),
    stats(piece.marks),
  );
}

/**
 * The lower edge of a card: its name, and what it does at a glance.
 * @param {HTMLElement} name
 * @param {HTMLElement | null} gist
 */
export function cardFoot(name, gist) {
  return make("span", { class: "card__foot", "data-gist": gist !== null }, name, gist);
}

/**
 * What is in the corners of a face: its price in dice and actions, how strong it is.
 * @param {string} game
 * @param {{card: string | null, marks: Mark[]}} face
 */
function cornerSigns(game, { card, marks }) {
  return [priceSigns(game, card), strength(marks)];
}

/**
 * The signs of a card where it is read: in its corners and along the lower edge, or in a row what somebody begins with.
 * @param {string} game
 * @param {{card: string, marks: Mark[]}} face
 */
export function readingSigns(game, face) {
  const sheet = face.marks.some(({ id }) => !QUIET.has(id));
  const row = face.marks.map(({ id, value }) =>
    make(
      "span",
      { class: "zoom__value", "data-mark": id },
      tokenArt(id),
      make("b", { class: "digits", text: String(value) }),
    ),
  );
  return {
    corners: cornerSigns(game, face),
    values: sheet && make("div", { class: "zoom__values", "aria-hidden": "true" }, ...row),
    stats: sheet ? null : stats(face.marks),
  };
}

/**
 * What playing a card from the hand would bring about, on its face; nothing where that is not known.
 * @param {HTMLElement} element
 * @param {import("../../common/frames.js").Option[]} options the answers that point at it
 */
export function foretell(element, options) {
  const foot = element.querySelector(".card__foot");
  if (!foot) return;
  const then = element.closest('[data-look="hand"]') && options.length === 1 ? (options[0]?.then ?? "") : "";
  const now = foot.querySelector(".card__then");
  if ((now?.textContent ?? "") === then) return;
  now?.remove();
  setAttribute(foot, "data-then", then !== "");
  if (then) foot.append(make("span", { class: "card__then", "aria-hidden": "true", text: then }));
}

/**
 * How strong a card is, and the attribute that counts.
 * @param {Mark[]} marks
 */
function strength(marks) {
  const value = numberOf(marks, "value");
  const attribute = markOf(marks, "attribute")?.value;
  if (value === null) return null;
  return make(
    "span",
    { class: "card__value", "aria-hidden": "true" },
    typeof attribute === "string" && make("span", { class: "card__attribute" }, tokenArt(attribute)),
    make("b", { class: "digits", text: String(value) }),
  );
}

/**
 * Numbers along the lower edge: attack, recover, life.
 * @param {Mark[]} marks
 */
function stats(marks) {
  const found = STATS.filter((id) => numberOf(marks, id) !== null);
  if (!found.length) return null;
  return make("span", { class: "card__stats", "aria-hidden": "true" }, ...found.map((id) => stat(marks, id)));
}

/**
 * @param {Mark[]} marks
 * @param {string} id
 */
function stat(marks, id) {
  const value = numberOf(marks, id) ?? 0;
  const most = numberOf(marks, `max_${id}`);
  const hurt = most !== null && value < most;
  return make(
    "span",
    { class: hurt ? "stat stat--hurt" : "stat", "data-stat": id, title: markOf(marks, id)?.label || null },
    make("span", { class: "stat__sign" }, tokenArt(id)),
    make("b", { class: "digits", text: String(value) }),
  );
}

/**
 * What is on the card: wounds, exhaustion, power tokens, what is attached.
 * @param {Piece} piece
 */
function tokens(piece) {
  const lying = lyingOn(piece);
  if (!lying.length) return null;
  return make(
    "span",
    { class: "card__tokens", "aria-hidden": "true", "data-over": lying.some(({ id }) => OVER.has(id)) },
    ...lying.map((mark) =>
      make(
        "span",
        { class: "token", "data-token": mark.id, title: explained(mark) || null },
        tokenArt(mark.id),
        make("b", { class: "digits", text: tokenNumber(mark) }),
      ),
    ),
  );
}

/**
 * The marks of a piece that are on it as tokens.
 * @param {Piece} piece
 */
function lyingOn(piece) {
  return piece.marks.filter(
    (mark) =>
      mark.label &&
      !QUIET.has(mark.id) &&
      !mark.id.startsWith("max_") &&
      mark.value !== 0 &&
      mark.value !== false &&
      mark.value !== "",
  );
}

/** @param {Mark} mark */
function tokenNumber(mark) {
  if (mark.value === 1 && SIGNS.has(mark.id)) return "";
  if (typeof mark.value === "number") return String(mark.value);
  return typeof mark.value === "string" ? `+${mark.value.split(",").length}` : "";
}

/**
 * @param {HTMLElement} element
 * @param {string} game
 */
function drawBack(element, game) {
  element.classList.add("card", "card-back");
  fillWith(element, backArt(game));
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {string} game
 */
function drawDie(element, piece, game) {
  element.classList.add("die");
  setAttribute(element, "data-burst", isSet(piece.marks, "thrown") && piece.id.endsWith(":6"));
  const count = numberOf(piece.marks, "count") ?? 1;
  const name = count > 1 ? `${count} × ${piece.name ?? ""}` : (piece.name ?? "");
  nameTarget(element, piece.label || name);
  element.setAttribute("aria-label", piece.label || name);
  fillWith(
    element,
    dieArt(game, piece.id),
    make("b", { class: "die__count digits", "aria-hidden": "true", text: `×${count}` }),
  );
  element.classList.toggle("die--many", count > 1);
}

/**
 * Whose turn a card of the turn order is: a seat, or the foe's.
 * @param {Piece} piece
 */
function turnOf(piece) {
  const seat = numberOf(piece.marks, "seat");
  return seat === null ? (markOf(piece.marks, "turn")?.value?.toString() ?? "") : String(seat);
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {string} game
 * @param {import("../places.js").Face} [face] who has that turn
 */
function drawTurn(element, piece, game, face) {
  const seat = numberOf(piece.marks, "seat");
  element.classList.add("turn-tile");
  setAttribute(element, "data-seat", seat === null ? null : String(seat));
  element.classList.toggle("turn-tile--face", Boolean(face));
  fillWith(
    element,
    face && make("span", { class: "turn-tile__face" }, cardArt(game, face)),
    seat !== null && make("span", { class: "turn-tile__crest" }, crest(seat)),
    make("span", { "aria-hidden": "true", text: piece.name ?? "" }),
  );
}

/**
 * Somebody on a map: a face in an arch, on a foot in the colour of the seat.
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {string} game
 */
function drawFigure(element, piece, game) {
  const seat = numberOf(piece.marks, "seat");
  element.classList.add("figure");
  setAttribute(element, "data-seat", seat === null ? null : String(seat));
  fillWith(
    element,
    make("span", { class: "figure__face" }, piece.card || seat === null ? cardArt(game, piece) : crest(seat)),
    make("span", { class: "figure__foot" }),
  );
}
