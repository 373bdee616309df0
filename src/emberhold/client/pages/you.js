// @ts-check
// A life beyond one game: the day's challenge, statistics, deeds and history of this browser.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { deeds } from "../life/deeds.js";
import { exported, forgetAll, gameFrom, imported, MOST_BYTES, remember, remembered } from "../life/history.js";
import { against, counted, mine } from "../life/tally.js";
import { byId, fillWith, make } from "../common/dom.js";
import { get, post, sentence } from "../common/api.js";
import { daysInARow, rowWords, yesterdayLine } from "./daily.js";
import { frame } from "./frame.js";
import { fileButton } from "../shared/files.js";
import { goTo } from "../shared/opening.js";
import { dialog } from "../shared/settings.js";
import { count, currentLanguage, headed, moment, shortName, word } from "../common/words.js";
import { inWords, portrait, tiles, wins } from "../life/you-charts.js";

/** @typedef {import("../life/history.js").Game} Game */
/** @typedef {import("../life/history.js").Kept} Kept */
/** @typedef {import("./daily.js").Daily} Daily */

const SHOWN_GAMES = 10;

/** The game whose numbers are shown; empty: all of them. */
let chosen = "";

/** How the games are called. @type {Map<string, string>} */
const titles = new Map();

async function begin() {
  await frame();
  byId("export").addEventListener("click", exportFile);
  byId("forget").addEventListener("click", askForget);
  document.addEventListener("emberhold:language", () => void draw());
  await draw();
}

async function draw() {
  document.title = `${word("web-you")} – Emberhold`;
  fillWith(byId("export"), icon("download"), word("web-you-export"));
  fillWith(byId("forget"), icon("trash"), word("web-you-forget"));
  const wish = { id: "import", text: word("web-you-import"), accept: ".json,application/json", about: "import-told" };
  byId("import-open").replaceChildren(fileButton(wish, (file) => void importFile(file)));
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
  drawPast(kept.games, SHOWN_GAMES);
}

// The challenge of the day

/** @param {Daily} daily */
function drawDaily(daily) {
  const kept = remembered();
  const played = kept.games.find((game) => game.kind === "daily" && game.name === daily.day);
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${daily.day}T00:00:00Z`),
  );
  const row = daysInARow(daily, kept);
  const rowTold = rowWords(daily, row);
  const button = make(
    "button",
    { type: "button", class: "button button--main", id: "take-on" },
    icon("play"),
    word(played ? "web-daily-again" : "web-daily-go"),
  );
  button.addEventListener("click", () => void takeOn(button));
  byId("daily").hidden = false;
  byId("daily").dataset.game = daily.game;
  fillWith(
    byId("daily"),
    make("span", { class: "daily__crest" }, gameCrest(daily.game)),
    make(
      "div",
      { class: "daily__words" },
      make("h2", { id: "daily-title", text: word("web-daily", { date }) }),
      make("p", { class: "daily__what", text: [daily.name, ...daily.about, ...daily.figures].join(" · ") }),
      make("p", { class: "muted small", text: word("web-daily-about") }),
      yesterdayLine(daily),
    ),
    make(
      "div",
      { class: "daily__ways" },
      button,
      played &&
        make("span", {
          class: played.won ? "chip chip--good" : "chip",
          text: word(played.won ? "web-you-won" : "web-you-lost"),
        }),
      rowTold && make("span", { class: "chip", text: rowTold }),
      played && shareLine(daily, played, row),
    ),
  );
}

/**
 * One line about how it went, to send to somebody: it tells the end and nothing of the cards.
 * @param {Daily} daily
 * @param {Game} game
 * @param {number} row
 */
function shareLine(daily, game, row) {
  const line = [
    `Emberhold ${daily.day}`,
    daily.name,
    word(game.won ? "web-you-won" : "web-you-lost"),
    count("web-answers", game.answers),
    row > 1 ? count("web-daily-row", row) : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const button = make(
    "button",
    { type: "button", class: "button", id: "share-daily", title: line },
    icon("copy"),
    make("span", { text: word("web-daily-share") }),
  );
  button.addEventListener("click", () => {
    void navigator.clipboard?.writeText(`${line} · ${location.origin}/you#daily`);
    fillWith(button, icon("check"), make("span", { role: "status", text: word("web-daily-shared") }));
  });
  return button;
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
    fillWith(
      byId("sum"),
      make("p", { class: "muted", text: word("web-you-nothing") }),
      make("a", { class: "button button--main", href: "/" }, icon("play"), word("web-you-first")),
    );
    return;
  }
  const played = [...new Set(games.map((game) => game.game))];
  const shown = played.includes(chosen) ? games.filter((game) => game.game === chosen) : games;
  fillWith(
    byId("sum"),
    played.length > 1 && tabs(played, kept),
    tiles(shown),
    ...played
      .filter((game) => game === chosen || !played.includes(chosen))
      .map((game) =>
        about(
          game,
          games.filter((each) => each.game === game),
        ),
      ),
    make("p", { class: "muted small soft__key", text: word("web-you-soft") }),
  );
}

/** All games, or one of them. @param {string[]} played @param {Kept} kept */
function tabs(played, kept) {
  const tab = (/** @type {string} */ id, /** @type {Node[]} */ ...inside) =>
    make(
      "button",
      {
        type: "button",
        class: "you__tab",
        "aria-pressed": String(id === chosen),
        on: {
          click: () => {
            chosen = id;
            drawSum(kept);
          },
        },
      },
      ...inside,
    );
  return make(
    "div",
    { class: "you__tabs", role: "group", "aria-label": word("web-start-games") },
    tab("", make("span", { text: word("web-you-all") })),
    ...played.map((game) =>
      tab(game, gameCrest(game), make("span", { text: shortName(game, titles.get(game) ?? game) })),
    ),
  );
}

/** @param {string} game @param {Game[]} games */
function about(game, games) {
  const foes = (/** @type {Game} */ each) => against(each).filter(({ id }) => !id.startsWith("difficulty-"));
  const levels = (/** @type {Game} */ each) => against(each).filter(({ id }) => id.startsWith("difficulty-"));
  return make(
    "section",
    { class: "tally", "data-game": game, "aria-label": titles.get(game) ?? game },
    make(
      "h3",
      { class: "tally__title" },
      make("span", { class: "tally__crest" }, gameCrest(game)),
      titles.get(game) ?? game,
    ),
    make(
      "div",
      { class: "tally__charts" },
      wins("web-you-against", "web-you-by-foe", games, foes),
      wins("web-you-with", "web-you-by-figure", games, mine),
      wins("web-you-level", "web-you-by-level", games, levels),
    ),
  );
}

// Deeds and history

/** @param {import("../life/deeds.js").Deed} deed */
function deed({ id, earned }) {
  return make(
    "li",
    { class: earned === null ? "deed deed--waiting" : "deed" },
    make("span", { class: "deed__sign", "aria-hidden": "true" }, icon(earned === null ? "lock" : "trophy")),
    make(
      "div",
      {},
      make("strong", { text: word(`web-deed-${id}`) }),
      make("p", { class: "small", text: word(earned === null ? `web-deed-${id}-how` : `web-deed-${id}-told`) }),
      make("p", { class: "muted small", text: earned === null ? word("web-deed-waits") : moment(earned) }),
    ),
  );
}

/** The last games, and a way to see all of them. @param {Game[]} games @param {number} shown */
function drawPast(games, shown) {
  const more = make(
    "button",
    { type: "button", class: "button button--quiet", on: { click: () => drawPast(games, games.length) } },
    count("web-you-all-games", games.length),
  );
  fillWith(
    byId("games"),
    ...games.slice(0, shown).map(past),
    games.length > shown && make("li", { class: "past__more" }, more),
  );
}

/** @param {Game} game */
function past(game) {
  const what = [titles.get(game.game) ?? game.game, ...mine(game).map(inWords), ...against(game).map(inWords)].join(
    " · ",
  );
  const met = [...mine(game), ...against(game)]
    .map((figure) => portrait(game.game, figure))
    .filter((face) => face !== null);
  const end = game.won === null ? "" : word(game.won ? "web-you-won" : "web-you-lost");
  const kind = game.kind ? word(`web-you-kind-${game.kind}`) : "";
  return make(
    "li",
    { class: "past__row", "data-game": game.game },
    make("span", { class: "past__crest" }, gameCrest(game.game)),
    make(
      "span",
      { class: "past__faces", "aria-hidden": "true" },
      ...met.map((face) => make("span", { class: "wins__face" }, face)),
    ),
    make(
      "div",
      {},
      make("strong", { text: what }),
      make("p", {
        class: "muted small",
        text: [
          kind,
          count("web-answers", game.answers),
          game.minutes === undefined ? "" : word("web-you-min", { n: game.minutes }),
          moment(game.when),
        ]
          .filter(Boolean)
          .join(" · "),
      }),
    ),
    end && make("span", { class: game.won ? "chip chip--good" : "chip", text: end }),
    make(
      "a",
      {
        class: "button button--quiet",
        href: `/t/${encodeURIComponent(game.table)}/replay`,
        "aria-label": headed(word("web-start-replay"), what),
      },
      icon("replay"),
      word("web-start-replay"),
    ),
  );
}

// Files

function exportFile() {
  const address = URL.createObjectURL(new Blob([exported()], { type: "application/json" }));
  make("a", { href: address, download: `emberhold-${new Date().toISOString().slice(0, 10)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {File} file */
async function importFile(file) {
  const told = file.size > MOST_BYTES ? null : imported(await file.text());
  byId("import-told").className = told ? "notice notice--good" : "notice notice--bad";
  byId("import-told").textContent = told ? count("web-you-imported", told.games.length) : word("web-you-import-wrong");
  if (told) show(remember(told));
}

function askForget() {
  const sure = make(
    "button",
    { type: "button", class: "button button--bad" },
    icon("trash"),
    word("web-you-forget-yes"),
  );
  const box = dialog(
    "forget-sure",
    word("web-you-forget"),
    make("p", { text: word("web-you-forget-about") }),
    make("footer", {}, sure),
  );
  sure.addEventListener("click", () => {
    forgetAll();
    box.close();
    show(remembered());
  });
}

void begin();
