// @ts-check
/**
 * A contest as a scene: the place where it is fought, who is against whom, what each side counts
 * line by line until it comes to its score, and how the two scores compare.
 */

import { cardArt, dieArt, spaceArt, tokenArt, weaponsArt } from "./art.js";
import { drawFaces, facesInWords, meaningsOf } from "./die-faces.js";
import { fillWith, make, setText } from "../common/dom.js";
import { isSet, kindOf, markOf, numberOf } from "../common/frames.js";
import { say } from "../common/say.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").Zone} Zone */
/** @typedef {import("../common/frames.js").Piece} Piece */
/** @typedef {import("../common/dom.js").Keyed<HTMLElement>} Parts */

const SCORE = "score";
/** What it is about, in the words of the game. */
const STAKES = ["stake", "prize", "prize_more"];

/**
 * Everything of a contest but the two sides and their dice.
 * @param {Area} area
 * @param {State} state
 * @param {Parts} parts
 * @returns {HTMLElement[]}
 */
export function drawDuel(area, state, parts) {
  const { game } = state.table;
  const get = (/** @type {string} */ name, /** @type {"div" | "ol" | "p"} */ tag = "div") =>
    parts.get(`${area.id} ${name}`, () => make(tag, { class: name }));
  const [place, weapons, steps, stand] = [
    get("duel__place"),
    get("duel__weapons"),
    get("duel__steps", "ol"),
    get("duel__stand"),
  ];
  const [words, gauge, faces, stakes] = [
    get("duel__words", "p"),
    get("gauge"),
    get("faces", "ol"),
    get("duel__stakes", "p"),
  ];
  drawPlace(place, area, state);
  drawWeapons(weapons, game, String(markOf(area.marks, "form")?.value ?? ""));
  drawSteps(steps, area);
  const meanings = meaningsOf(area.marks);
  const outcome = markOf(area.marks, "outcome")?.value;
  fillWith(words, outcome === undefined ? facesInWords(meanings) : say(`web-duel-${outcome}`));
  words.hidden = !words.textContent;
  gauge.setAttribute("aria-hidden", "true");
  drawGauge(gauge, area.zones);
  drawFaces(faces, game, meanings);
  fillWith(
    stakes,
    area.marks
      .filter((mark) => STAKES.includes(mark.id))
      .map((mark) => mark.label)
      .join(" · "),
  );
  stakes.hidden = !stakes.textContent || outcome !== undefined;
  if (!stand.firstChild) stand.append(words, gauge, faces, stakes);
  return [place, weapons, steps, stand];
}

/**
 * Who fights on a side, and how much life is left.
 * @param {HTMLElement} name
 * @param {HTMLElement} life
 * @param {Zone} zone
 */
export function drawPlate(name, life, zone) {
  setText(
    name,
    zone.pieces
      .map((piece) => piece.name)
      .filter(Boolean)
      .join(" + ") || zone.name,
  );
  const left = numberOf(zone.marks, "life");
  life.hidden = left === null;
  if (left !== null) fillWith(life, tokenArt("life"), make("b", { text: String(left) }));
}

/**
 * What a side of a contest has, line by line, and what it comes to.
 * @param {HTMLElement} handle
 * @param {Zone} zone
 * @param {string} game
 * @param {Zone[]} around the other zones of the contest: what either side counts, and its dice
 */
export function drawTally(handle, zone, game, around) {
  const beside = (/** @type {string} */ kind) =>
    around.find((each) => each.id === zone.id.replace("side:", kind))?.pieces ?? [];
  const [counted, thrown] = [beside("counts:"), beside("dice:")];
  const looks = JSON.stringify([zone.marks, counted, thrown.map((piece) => piece.id), document.documentElement.lang]);
  if (handle.dataset.looks === looks) return;
  handle.dataset.looks = looks;
  const score = numberOf(zone.marks, SCORE);
  fillWith(
    handle,
    make(
      "ul",
      { class: "tally" },
      ...counted.map((piece, place) => counts(piece, game, place > 0)),
      ...thrown.map((piece) =>
        line(
          dieArt(game, piece.id),
          say(isSet(piece.marks, "again") ? "web-tally-again" : "web-tally-die"),
          `+${piece.id.split(":").at(-1)}`,
        ),
      ),
      score !== null &&
        make(
          "li",
          { class: "tally__sum" },
          make("span", { text: say(thrown.length ? "web-tally-sum" : "web-tally-so-far") }),
          make("b", { class: "tally__score digits", text: String(score) }),
        ),
    ),
  );
}

/**
 * A line of what a side counts beside its dice.
 * @param {Piece} piece
 * @param {string} game
 * @param {boolean} added whether it is added to something before it
 */
function counts(piece, game, added) {
  const value = numberOf(piece.marks, "value") ?? 0;
  const sign = String(markOf(piece.marks, "sign")?.value ?? "");
  return line(
    piece.card ? cardArt(game, piece) : tokenArt(sign),
    piece.name ?? "",
    added && value >= 0 ? `+${value}` : String(value),
  );
}

/**
 * @param {Element} sign
 * @param {string} words
 * @param {string} number
 */
function line(sign, words, number) {
  return make(
    "li",
    { class: "tally__line" },
    make("span", { class: "tally__sign", "aria-hidden": "true" }, sign),
    make("span", { class: "tally__words", text: words }),
    make("b", { class: "tally__number digits", text: number }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} game
 * @param {string} form
 */
function drawWeapons(element, game, form) {
  if (element.dataset.form === form) return;
  element.dataset.form = form;
  fillWith(element, weaponsArt(game, form));
}

/**
 * How far the contest has come.
 * @param {HTMLElement} element
 * @param {Area} area
 */
function drawSteps(element, area) {
  const track = area.tracks?.find((each) => each.kind === "steps");
  element.hidden = !track;
  if (!track) return;
  const now = track.markers[0]?.step ?? 0;
  element.setAttribute("aria-label", track.name);
  fillWith(
    element,
    ...track.steps.map((step, place) =>
      make("li", {
        class: "duel__step",
        "data-step": place < now ? "done" : place > now ? "later" : "now",
        "aria-current": place === now ? "step" : null,
        text: step.name ?? "",
      }),
    ),
  );
}

/**
 * The score of a contest: a bar that runs over to the side that is ahead.
 * @param {HTMLElement} element
 * @param {Zone[]} zones
 */
function drawGauge(element, zones) {
  const [mine, foe] = zones
    .filter((zone) => kindOf(zone.id) === "side")
    .map((zone) => Math.max(0, numberOf(zone.marks, SCORE) ?? 0));
  element.hidden = mine === undefined || foe === undefined;
  if (mine === undefined || foe === undefined) return;
  element.style.setProperty("--mine", String(mine + foe ? mine / (mine + foe) : 0.5));
  fillWith(
    element,
    make("b", { class: "digits", text: String(mine) }),
    make("b", { class: "digits", text: String(foe) }),
  );
}

/**
 * Where it is fought: the landscape of the space and its name.
 * @param {HTMLElement} element
 * @param {Area} area
 * @param {State} state
 */
function drawPlace(element, area, state) {
  const id = String(markOf(area.marks, "space")?.value ?? "");
  const board = state.scene.areas.find((each) => each.map?.spaces.some((space) => space.id === id));
  const zone = board?.zones.find((each) => each.id === id);
  const space = board?.map?.spaces.find((each) => each.id === id);
  const form = String(markOf(area.marks, "form")?.value ?? "");
  const looks = `${id} ${zone?.name ?? ""} ${form}`;
  element.hidden = !zone || !space;
  if (!zone || !space || element.dataset.looks === looks) return;
  element.dataset.looks = looks;
  fillWith(
    element,
    spaceArt(state.table.game, zone, space, ""),
    make("span", { class: "duel__where", text: zone.name }),
    form && make("span", { class: "duel__sign" }, tokenArt(form)),
  );
}
