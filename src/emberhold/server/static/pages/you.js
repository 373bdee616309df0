// @ts-check
// A life beyond one game: the day's challenge, statistics, deeds and history of this browser.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { deeds, mornings } from "../life/deeds.js";
import { exported, forgetAll, gameFrom, imported, MOST_BYTES, remember, remembered } from "../life/history.js";
import { against, counted, mine, rates, sum } from "../life/tally.js";
import { byId, fillWith, make } from "../table/dom.js";
import { get, post, sentence } from "./api.js";
import { frame } from "./frame.js";
import { goTo } from "./opening.js";
import { dialog } from "./settings.js";
import { count, currentLanguage, headed, moment, word } from "./words.js";

/** @typedef {import("../life/history.js").Game} Game */
/** @typedef {import("../life/history.js").Kept} Kept */
/** @typedef {import("../life/history.js").Named} Named */
/** @typedef {{day: string, game: string, name: string, seed: string, about: string[], figures: string[]}} Daily */

const SHOWN_RATES = 12;
const SHOWN_GAMES = 30;

/** How the games are called. @type {Map<string, string>} */
const titles = new Map();

async function begin() {
  await frame();
  byId("export").addEventListener("click", exportFile);
  byId("import").addEventListener("change", () => void importFile());
  byId("forget").addEventListener("click", askForget);
  document.addEventListener("emberhold:language", () => void draw());
  await draw();
}

async function draw() {
  document.title = `${word("web-you")} – Emberhold`;
  fillWith(byId("export"), icon("download"), word("web-you-export"));
  fillWith(byId("forget"), icon("trash"), word("web-you-forget"));
  try {
    const [{ games }, history, daily] = await Promise.all([get("/api/games"), get("/api/history"), get("/api/daily")]);
    for (const { id, name } of games) titles.set(id, name);
    await Promise.all(games.map((/** @type {{id: string}} */ game) => bringGallery(game.id)));
    const told = history.games.flatMap((/** @type {unknown} */ each) => gameFrom(each) ?? []);
    show(remember({ games: told, puzzles: {} }));
    drawDaily(daily);
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
    show(remembered());
  }
}

/** @param {Kept} kept */
function show(kept) {
  drawSum(kept);
  fillWith(byId("deeds"), ...deeds(kept).map(deed));
  byId("history").hidden = kept.games.length === 0;
  fillWith(byId("games"), ...kept.games.slice(0, SHOWN_GAMES).map(past));
}

/** @param {Named} named */
function named(named) {
  return named[/** @type {"en" | "pl" | "fr"} */ (currentLanguage())] ?? named.en;
}

// The challenge of the day

/** @param {Daily} daily */
function drawDaily(daily) {
  const kept = remembered();
  const played = kept.games.find((game) => game.kind === "daily" && game.name === daily.day);
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${daily.day}T00:00:00Z`));
  const row = mornings(kept, Date.now() / 1000);
  const button = make("button", { type: "button", class: "button button--main", id: "take-on" }, icon("play"), word(played ? "web-daily-again" : "web-daily-go"));
  button.addEventListener("click", () => void takeOn(button));
  byId("daily").hidden = false;
  byId("daily").dataset.game = daily.game;
  fillWith(
    byId("daily"),
    make("span", { class: "daily__crest" }, gameCrest(daily.game)),
    make("div", { class: "daily__words" }, make("h2", { id: "daily-title", text: word("web-daily", { date }) }), make("p", { class: "daily__what", text: [daily.name, ...daily.about, ...daily.figures].join(" · ") }), make("p", { class: "muted small", text: word("web-daily-about") })),
    make("div", { class: "daily__ways" }, button, played && make("span", { class: played.won ? "chip chip--good" : "chip", text: word(played.won ? "web-you-won" : "web-you-lost") }), row > 1 && make("span", { class: "chip", text: count("web-daily-row", row) })),
  );
}

/** @param {HTMLButtonElement} button */
async function takeOn(button) {
  button.disabled = true;
  try {
    await goTo(await post("/api/daily", {}));
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  } finally {
    button.disabled = false;
  }
}

// Statistics

/** @param {Kept} kept */
function drawSum(kept) {
  const games = counted(kept.games);
  if (games.length === 0) {
    fillWith(byId("sum"), make("p", { class: "muted", text: word("web-you-nothing") }));
    return;
  }
  const played = [...new Set(games.map((game) => game.game))];
  fillWith(byId("sum"), ...played.map((game) => about(game, kept.games.filter((each) => each.game === game))));
}

/** @param {string} game @param {Game[]} games */
function about(game, games) {
  const { won, lost, streak, best } = sum(games);
  const facts = /** @type {[string, string][]} */ ([
    [String(won + lost), word("web-you-played")],
    [percent(won, lost), word("web-you-rate")],
    [String(streak), word("web-you-streak")],
    [String(best), word("web-you-best")],
  ]);
  return make(
    "section",
    { class: "tally", "data-game": game, "aria-label": titles.get(game) ?? game },
    make("h3", { class: "tally__title" }, make("span", { class: "tally__crest" }, gameCrest(game)), titles.get(game) ?? game),
    make("dl", { class: "tally__facts" }, ...facts.map(([number, label]) => make("div", {}, make("dt", { text: label }), make("dd", { class: "digits", text: number })))),
    make("div", { class: "tally__tables" }, table(word("web-you-with"), rates(games, mine)), table(word("web-you-against"), rates(games, against))),
  );
}

/** @param {number} won @param {number} lost */
function percent(won, lost) {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(won / (won + lost));
}

/** @param {string} title @param {import("../life/tally.js").Rate[]} rows */
function table(title, rows) {
  if (rows.length === 0) return null;
  const head = make("tr", {}, make("th", { scope: "col", text: title }), make("th", { scope: "col", text: word("web-you-wins") }), make("th", { scope: "col", text: word("web-you-rate") }));
  const body = rows.slice(0, SHOWN_RATES).map(({ name, won, lost }) =>
    make("tr", {}, make("th", { scope: "row", text: named(name) }), make("td", { class: "digits", text: `${won} / ${won + lost}` }), make("td", {}, make("meter", { min: "0", max: "1", value: String(won / (won + lost)), "aria-label": percent(won, lost) }), make("span", { class: "digits", text: percent(won, lost) }))),
  );
  return make("table", { class: "rates" }, make("thead", {}, head), make("tbody", {}, ...body));
}

// Deeds and history

/** @param {import("../life/deeds.js").Deed} deed */
function deed({ id, earned }) {
  return make(
    "li",
    { class: earned === null ? "deed deed--waiting" : "deed" },
    make("span", { class: "deed__sign", "aria-hidden": "true" }, icon(earned === null ? "lock" : "trophy")),
    make("div", {}, make("strong", { text: word(`web-deed-${id}`) }), make("p", { class: "small", text: word(earned === null ? `web-deed-${id}-how` : `web-deed-${id}-told`) }), make("p", { class: "muted small", text: earned === null ? word("web-deed-waits") : moment(earned) })),
  );
}

/** @param {Game} game */
function past(game) {
  const what = [titles.get(game.game) ?? game.game, ...mine(game).map(named), ...against(game).map(named)].join(" · ");
  const end = game.won === null ? "" : word(game.won ? "web-you-won" : "web-you-lost");
  const kind = game.kind ? word(`web-you-kind-${game.kind}`) : "";
  return make(
    "li",
    { class: "past__row", "data-game": game.game },
    make("span", { class: "past__crest" }, gameCrest(game.game)),
    make("div", {}, make("strong", { text: what }), make("p", { class: "muted small", text: [kind, count("web-answers", game.answers), moment(game.when)].filter(Boolean).join(" · ") })),
    end && make("span", { class: game.won ? "chip chip--good" : "chip", text: end }),
    make("a", { class: "button button--quiet", href: `/t/${encodeURIComponent(game.table)}/replay`, "aria-label": headed(word("web-start-replay"), what) }, icon("replay"), word("web-start-replay")),
  );
}

// Files

function exportFile() {
  const address = URL.createObjectURL(new Blob([exported()], { type: "application/json" }));
  make("a", { href: address, download: `emberhold-${new Date().toISOString().slice(0, 10)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function importFile() {
  const input = /** @type {HTMLInputElement} */ (byId("import"));
  const file = input.files?.[0];
  if (file === undefined) return;
  const told = file.size > MOST_BYTES ? null : imported(await file.text());
  byId("import-told").className = told ? "notice notice--good" : "notice notice--bad";
  byId("import-told").textContent = told ? count("web-you-imported", told.games.length) : word("web-you-import-wrong");
  input.value = "";
  if (told) show(remember(told));
}

function askForget() {
  const sure = make("button", { type: "button", class: "button button--bad" }, icon("trash"), word("web-you-forget-yes"));
  const box = dialog("forget-sure", word("web-you-forget"), make("p", { text: word("web-you-forget-about") }), make("footer", {}, sure));
  sure.addEventListener("click", () => {
    forgetAll();
    box.close();
    show(remembered());
  });
}

void begin();
