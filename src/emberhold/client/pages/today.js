// @ts-check
// What there is to do today: the challenge, with the days in a row, and a puzzle.

import { cardEmblem, gameCrest, icon } from "../art/emblems.js";
import { remembered } from "../life/history.js";
import { LOOKS } from "../common/looks.js";
import { byId, fillWith, make } from "../common/dom.js";
import { get, sentence } from "../common/api.js";
import { daysInARow, rowWords, yesterdayLine } from "./daily.js";
import { openPuzzle } from "../shared/opening.js";
import { currentLanguage, headed, word } from "../common/words.js";

/** @typedef {import("./daily.js").Daily} Daily */
/** @typedef {import("../common/told.js").PuzzleRow} Puzzle */

const WEEK = 7;
const DAY = 24 * 60 * 60;

export async function drawToday() {
  const [daily, { games }] = await Promise.all([get("/api/daily"), get("/api/puzzles")]);
  byId("today").hidden = false;
  fillWith(byId("today-list"), challenge(daily), puzzle(games));
}

/** @param {Daily} daily */
function challenge(daily) {
  const date = new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${daily.day}T00:00:00Z`),
  );
  const kept = remembered();
  const row = rowWords(daily, daysInARow(daily, kept));
  const heading = make("h3", { id: "challenge", text: word("web-daily", { date }) });
  return make(
    "article",
    { class: "today today--challenge", "data-game": daily.game, "aria-labelledby": heading.id },
    make("span", { class: "today__crest", "aria-hidden": "true" }, gameCrest(daily.game)),
    make(
      "div",
      { class: "today__words" },
      heading,
      make("p", { class: "today__what", text: [daily.name, ...daily.about, ...daily.figures].join(" · ") }),
      make("p", { class: "muted small", text: word("web-daily-about") }),
      week(kept),
      row && make("p", { class: "small", text: row }),
      yesterdayLine(daily),
    ),
    make("a", { class: "button", id: "to-daily", href: "/you#daily" }, icon("play"), word("web-daily-go")),
  );
}

/** The last seven days: on which of them the challenge was played. @param {import("../life/history.js").Kept} kept */
function week(kept) {
  const played = new Set(kept.games.filter(({ kind }) => kind === "daily").map(({ name }) => name));
  const name = new Intl.DateTimeFormat(currentLanguage(), { weekday: "short", timeZone: "UTC" });
  const days = Array.from({ length: WEEK }, (_, n) => new Date(Date.now() - (WEEK - 1 - n) * DAY * 1000));
  return make(
    "ol",
    { class: "week" },
    ...days.map((day) => {
      const done = played.has(day.toISOString().slice(0, 10));
      return make(
        "li",
        { class: done ? "week__day week__day--done" : "week__day" },
        make("span", { class: "week__ember", "aria-hidden": "true" }),
        make("span", { class: "small", text: name.format(day) }),
        make("span", { class: "unseen", text: word(done ? "web-daily-played" : "web-daily-open") }),
      );
    }),
  );
}

/** The same puzzle for everybody on a day. @param {{id: string, name: string, puzzles: Puzzle[]}[]} games */
function puzzle(games) {
  const all = games.flatMap(({ id, puzzles }) => puzzles.map((each) => ({ ...each, game: id })));
  const chosen = all[Math.floor(Date.now() / 1000 / DAY) % Math.max(1, all.length)];
  if (!chosen) return null;
  const solved = remembered().puzzles;
  const done = all.filter(({ id }) => id in solved).length;
  const heading = make("h3", { id: "puzzle", text: word("web-start-puzzle") });
  const button = make(
    "button",
    { type: "button", class: "button", "aria-label": headed(word("web-start-solve"), chosen.name) },
    icon(chosen.id in solved ? "check" : "play"),
    word("web-start-solve"),
  );
  button.addEventListener("click", () => {
    button.disabled = true;
    openPuzzle(chosen.id).catch((error) => {
      byId("problem").textContent = sentence(error);
      byId("problem").hidden = false;
      button.disabled = false;
    });
  });
  return make(
    "article",
    { class: "today today--puzzle", "data-game": chosen.game, "aria-labelledby": heading.id },
    make(
      "div",
      { class: "today__fan", "aria-hidden": "true" },
      ...(LOOKS[chosen.game]?.fan ?? []).map(([card, kind]) =>
        make("span", { class: "card-frame today__card", "data-kind": kind }, cardEmblem(chosen.game, { card, kind })),
      ),
    ),
    make(
      "div",
      { class: "today__words" },
      heading,
      make("p", { class: "today__what", text: chosen.name }),
      make("p", { class: "small", text: chosen.goal }),
      make("p", { class: "muted small", text: word("web-puzzles-solved", { done, of: all.length }) }),
    ),
    button,
  );
}
