// @ts-check
// The shelf of puzzles: game by game, those that were solved in this browser with a mark.

import { bringGallery, cardEmblem, gameCrest, icon } from "../art/emblems.js";
import { likely } from "../life/charts.js";
import { remembered } from "../life/history.js";
import { byId, make } from "../common/dom.js";
import { get, sentence } from "../common/api.js";
import { frame } from "./frame.js";
import { openPuzzle } from "../shared/opening.js";
import { headed, word } from "../common/words.js";

/** @typedef {import("../common/told.js").PuzzleCard} Face */
/** @typedef {import("../common/told.js").PuzzleRow} Row */
/** @typedef {import("../common/told.js").PuzzleShelf} Game */

const STARS = 5;

async function begin() {
  await frame();
  document.addEventListener("emberhold:language", () => void draw());
  await draw();
}

async function draw() {
  document.title = `${word("web-puzzles")} – Emberhold`;
  try {
    const { games } = /** @type {{games: Game[]}} */ (await get("/api/puzzles"));
    await Promise.all(games.map((game) => bringGallery(game.id)));
    const { puzzles } = remembered();
    byId("shelf").replaceChildren(...games.map((game) => part(game, puzzles)));
  } catch (error) {
    tell(error);
  }
}

/** @param {unknown} error */
function tell(error) {
  byId("problem").textContent = sentence(error);
  byId("problem").hidden = false;
}

/** @param {Game} game @param {Record<string, number>} solved */
function part(game, solved) {
  const heading = make("h2", { id: `puzzles-${game.id}`, text: game.name });
  const done = game.puzzles.filter((row) => row.id in solved).length;
  return make(
    "section",
    { class: "panel puzzles", "data-game": game.id, "aria-labelledby": heading.id },
    make(
      "div",
      { class: "puzzles__head" },
      make("span", { class: "puzzles__crest" }, gameCrest(game.id)),
      heading,
      make("span", { class: "chip digits", text: word("web-puzzles-solved", { done, of: game.puzzles.length }) }),
    ),
    make(
      "ol",
      { class: "puzzles__rows" },
      ...game.puzzles.map((row, place) => entry(game, row, place, row.id in solved)),
    ),
    game.found.length > 0 && make("h3", { text: word("web-puzzles-found") }),
    game.found.length > 0 &&
      make(
        "ol",
        { class: "puzzles__rows puzzles__rows--found" },
        ...game.found.map((row, place) => entry(game, row, place, row.id in solved, true)),
      ),
  );
}

/**
 * @param {Game} game
 * @param {Row} row
 * @param {number} place
 * @param {boolean} solved
 * @param {boolean} [found] whether it is from a played game: then nobody has said how hard it is
 */
function entry(game, row, place, solved, found = false) {
  const hard = found ? 0 : stars(place, game.puzzles.length);
  const label = [
    headed(String(place + 1), row.name),
    row.goal,
    found ? "" : word("web-puzzles-stars", { n: hard, of: STARS }),
    row.tries > 0 ? rate(row) : "",
    solved ? word("web-puzzles-done") : "",
  ]
    .filter(Boolean)
    .join(" ");
  const button = make(
    "button",
    {
      type: "button",
      class: solved ? "preset puzzles__row puzzles__row--done" : "preset puzzles__row",
      "data-puzzle": row.id,
      "aria-label": label,
    },
    make(
      "span",
      { class: "puzzles__position", "aria-hidden": "true" },
      faces(game.id, row.theirs, "theirs"),
      faces(game.id, row.mine, "mine"),
    ),
    make(
      "span",
      { class: "puzzles__number digits", "aria-hidden": "true" },
      solved ? icon("check") : String(place + 1),
    ),
    make(
      "span",
      { class: "preset__words" },
      make("strong", { text: row.name }),
      !found &&
        make("span", {
          class: "puzzles__stars",
          "aria-hidden": "true",
          text: "★".repeat(hard) + "☆".repeat(STARS - hard),
        }),
      make("span", { class: "small puzzles__goal", text: row.goal }),
      make("span", { class: "muted small", text: row.about }),
      row.tries > 0 && make("span", { class: "muted small puzzles__rate", text: rate(row) }),
    ),
  );
  button.addEventListener("click", () => void open(row.id, button));
  return make("li", {}, button);
}

/** How many have solved it, and how sure that is. @param {Row} row */
function rate({ tries, solved }) {
  const [low, high] = likely(solved, tries).map((share) => Math.round(100 * share));
  return word("web-puzzles-rate", { solved, tries, low: low ?? 0, high: high ?? 100 });
}

/** How hard a puzzle is: they are sorted, the easiest first. @param {number} place @param {number} of */
function stars(place, of) {
  return Math.min(STARS, 1 + Math.floor((place * STARS) / Math.max(1, of)));
}

/** @param {string} game @param {Face[]} held @param {string} side */
function faces(game, held, side) {
  return make(
    "span",
    { class: `puzzles__side puzzles__side--${side}` },
    ...held.map(({ card, kind }) =>
      make("span", { class: "card-frame puzzles__card", "data-kind": kind }, cardEmblem(game, { card, kind })),
    ),
  );
}

/** @param {string} puzzle @param {HTMLButtonElement} button */
async function open(puzzle, button) {
  button.disabled = true;
  try {
    await openPuzzle(puzzle);
  } catch (error) {
    tell(error);
  } finally {
    button.disabled = false;
  }
}

void begin();
