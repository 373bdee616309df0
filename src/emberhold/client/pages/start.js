// @ts-check
// The start page: my tables, the games with their quick starts, share codes, saves, finished games.

import { bringGallery, cardBack, cardEmblem, gameCrest, icon, seatCrest } from "../art/emblems.js";
import { vista } from "../art/vista.js";
import { LOOKS } from "../common/looks.js";
import { byId, make } from "../common/dom.js";
import { remembered } from "../life/history.js";
import { get, sentence } from "../common/api.js";
import { presetPicture } from "./choices/fields.js";
import { drawCircle } from "./circle.js";
import { frame } from "./frame.js";
import { forgetButton } from "./forget.js";
import { fileButton } from "../shared/files.js";
import { bring, openCampaign, openLesson, openTable } from "../shared/opening.js";
import { outcomeWords, playerWords } from "../shared/outcome.js";
import { drawToday } from "./today.js";
import { count, headed, moment, word } from "../common/words.js";

/**
 * @typedef {import("../common/told.js").Preset} Preset
 * @typedef {import("../common/told.js").GameOffered} Game
 * @typedef {import("../common/told.js").CampaignRow} CampaignRow
 * @typedef {import("../common/told.js").TableRow} Row
 */

/** The games of which something has been finished here. @type {Set<string>} */
const known = new Set();

async function begin() {
  byId("vista").replaceChildren(vista());
  await frame();
  byId("code-form").addEventListener("submit", (event) => void enterCode(event));
  document.addEventListener("emberhold:language", () => void draw());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void drawTables();
  });
  await draw();
}

async function draw() {
  drawOpener();
  for (const { game } of remembered().games) known.add(game);
  const visited = await drawTables();
  await Promise.all([drawCircle(visited).catch(tell), drawGames(), drawCampaigns(), drawToday().catch(tell)]);
}

/** @param {unknown} error */
function tell(error) {
  const place = byId("problem");
  place.textContent = sentence(error);
  place.hidden = false;
  place.scrollIntoView({ block: "nearest" });
}

// Games

async function drawGames() {
  try {
    const { games } = /** @type {{games: Game[]}} */ (await get("/api/games"));
    await Promise.all(games.map((game) => bringGallery(game.id)));
    byId("games").replaceChildren(...games.map(tile));
  } catch (error) {
    tell(error);
  }
}

/** @param {Game} game */
function tile(game) {
  const [quick, ...others] = game.presets;
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const seats = least === most ? String(most) : `${least}–${most}`;
  const heading = make("h3", { id: `game-${game.id}`, text: game.name });
  return make(
    "article",
    { class: "game", "data-game": game.id, "aria-labelledby": heading.id },
    make("div", { class: "game__fan", "aria-hidden": "true" }, ...fan(game.id)),
    make("div", { class: "game__head" }, make("span", { class: "game__crest" }, gameCrest(game.id)), heading),
    make("p", { class: "game__blurb", text: game.blurb }),
    make("p", { class: "chip game__seats" }, icon("friend"), word("web-start-players", { seats })),
    quick ? quickStart(game, quick) : null,
    firstTime(game),
    ways(game),
    game.lessons.length ? lessons(game) : null,
    others.length ? moreStarts(game, others) : null,
  );
}

/** What else can be done with a game. @param {Game} game */
function ways(game) {
  const way = (/** @type {string} */ href, /** @type {string} */ sign, /** @type {string} */ words) =>
    make("a", { class: "game__way", href }, icon(sign), make("span", { text: word(words) }));
  return make(
    "div",
    { class: "game__ways" },
    game.single && way(`/new/${game.id}`, "settings", "web-start-setup"),
    game.campaign && way(`/new/${game.id}?campaign=1`, "flag", "web-start-campaign"),
    game.rules && way(`/rules/${game.id}`, "rules", "web-rules"),
    way(`/cards/${game.id}`, "cards", "web-cards"),
  );
}

/** A visitor who has finished neither a lesson nor a game is shown where to begin. @param {Game} game */
function firstTime(game) {
  const [first] = game.lessons;
  if (!first || known.has(game.id)) return null;
  const button = make(
    "button",
    { type: "button", class: "game__first" },
    icon("hint"),
    make(
      "span",
      {},
      make("strong", { text: word("web-start-first") }),
      make("span", { class: "small", text: word("web-start-first-about") }),
    ),
    icon("next"),
  );
  button.addEventListener("click", () => void learn(first.id, button));
  return button;
}

/** Three cards that stand for a game; the backs of its cards where it names none. @param {string} game */
function fan(game) {
  const named = LOOKS[game]?.fan ?? [];
  const cards = named.length
    ? named
    : /** @type {[string, string][]} */ ([
        ["", ""],
        ["", ""],
        ["", ""],
      ]);
  return cards.map(([card, kind]) =>
    make(
      "div",
      { class: "card-frame game__card", "data-kind": kind },
      make("span", { class: "card-frame__art" }, card ? cardEmblem(game, { card, kind }) : cardBack(game)),
    ),
  );
}

/** @param {Game} game @param {Preset} preset */
function quickStart(game, preset) {
  const about = make("span", { class: "small game__quick-about", id: `quick-${game.id}`, text: preset.name });
  const button = make(
    "button",
    { type: "button", class: "button button--main game__play", "aria-describedby": about.id },
    icon("play"),
    word("web-start-play"),
  );
  button.addEventListener("click", () => void start(game, preset, button));
  return make("div", { class: "game__quick" }, button, about);
}

/** @param {Game} game @param {Preset[]} presets */
function moreStarts(game, presets) {
  const rows = presets.map((preset) => {
    const button = make(
      "button",
      { type: "button", class: "preset" },
      presetPicture(game.id, game.fields, preset.setup),
      make(
        "span",
        { class: "preset__words" },
        make("strong", { text: preset.name }),
        make("span", { class: "muted small", text: preset.blurb }),
      ),
    );
    button.addEventListener("click", () => void start(game, preset, button));
    return make("li", {}, button);
  });
  return make(
    "details",
    { class: "game__more" },
    make("summary", {}, word("web-start-more")),
    make("ul", { class: "presets" }, ...rows),
  );
}

/** Where one learns a game, the first lesson first. @param {Game} game */
function lessons(game) {
  const rows = game.lessons.map((lesson) => {
    const button = make(
      "button",
      { type: "button", class: "preset preset--lesson", "data-lesson": lesson.id },
      make(
        "span",
        { class: "preset__words" },
        make("strong", { text: lesson.name }),
        make("span", { class: "muted small", text: lesson.blurb }),
      ),
    );
    button.addEventListener("click", () => void learn(lesson.id, button));
    return make("li", {}, button);
  });
  return make(
    "details",
    { class: "game__more game__learn" },
    make("summary", {}, icon("hint"), word("web-start-learn")),
    make("ul", { class: "presets" }, ...rows),
  );
}

/** @param {string} lesson @param {HTMLButtonElement} button */
async function learn(lesson, button) {
  button.disabled = true;
  try {
    await openLesson(lesson);
  } catch (error) {
    tell(error);
  } finally {
    button.disabled = false;
  }
}

/** @param {Game} game @param {Preset} preset @param {HTMLButtonElement} button */
async function start(game, preset, button) {
  button.disabled = true;
  try {
    const open = preset.campaign ? openCampaign : openTable;
    const gentle = preset.id === "quick" && !preset.campaign;
    await open({
      game: game.id,
      players: preset.players,
      setup: preset.setup,
      seats: preset.seats,
      options: { undo: "policy", gentle },
    });
  } catch (error) {
    tell(error);
  } finally {
    button.disabled = false;
  }
}

// Campaigns

async function drawCampaigns() {
  try {
    const { running, finished } = /** @type {{running: CampaignRow[], finished: CampaignRow[]}} */ (
      await get("/api/campaigns")
    );
    const rows = [...running, ...finished];
    byId("campaigns").hidden = rows.length === 0;
    byId("campaigns-list").replaceChildren(...rows.map(campaignRow));
  } catch (error) {
    tell(error);
  }
}

/** @param {CampaignRow} row */
function campaignRow(row) {
  const told = row.over ? word("web-campaign-over") : row.chapter.title;
  const middle = make(
    "div",
    { class: "row__words" },
    make("strong", { class: "row__title", text: row.title }),
    make("span", { class: "row__about", text: told }),
    make("span", { class: "muted small", text: moment(row.when) }),
  );
  const go = make(
    "a",
    { class: "button", href: row.url, "aria-label": headed(row.title, word("web-table-chronicle")) },
    icon("rules"),
    word("web-table-chronicle"),
  );
  return make(
    "li",
    { class: "row", "data-game": row.game },
    make("span", { class: "row__crest" }, gameCrest(row.game)),
    middle,
    make("div", { class: "row__ways" }, go),
  );
}

// Tables

/** @returns {Promise<boolean>} whether this browser has any */
async function drawTables() {
  try {
    const { running, finished } = /** @type {{running: Row[], finished: Row[]}} */ (await get("/api/tables"));
    for (const { game } of finished) known.add(game);
    byId("running").hidden = running.length === 0;
    document.body.toggleAttribute("data-waited", running.length > 0);
    byId("finished").hidden = finished.length === 0;
    byId("running-list").replaceChildren(...running.map(runningRow));
    byId("finished-list").replaceChildren(...finished.map(finishedRow));
    return running.length + finished.length > 0;
  } catch (error) {
    tell(error);
    return false;
  }
}

/** What tells a table from others: the game, whom it is against and how hard. @param {Row} row */
function nameOf(row) {
  return [row.title, ...row.about].join(" · ");
}

/** @param {Row} row @param {Node} news @param {...Node} ways */
function tableRow(row, news, ...ways) {
  const people = row.players.map((player) =>
    make("span", { class: "row__player" }, seatCrest(player.seat), playerWords(player)),
  );
  const facts = [count("web-answers", row.answers), moment(row.when)].join(" · ");
  const about = row.about.length ? make("span", { class: "row__about", text: row.about.join(" · ") }) : null;
  const middle = make(
    "div",
    { class: "row__words" },
    make("strong", { class: "row__title", text: row.title }),
    about,
    make("div", { class: "row__players" }, ...people),
    make("span", { class: "muted small", text: facts }),
    row.ends ? make("span", { class: "small row__ends", text: row.ends }) : null,
  );
  const forget = forgetButton(row, nameOf(row), () => void forgotten(row.table));
  return make(
    "li",
    { class: "row", "data-game": row.game, "data-table": row.table },
    make("span", { class: "row__crest" }, gameCrest(row.game)),
    middle,
    news,
    make("div", { class: "row__ways" }, ...ways, forget),
  );
}

/** After removing a table, the focus stays where it was: at the next one. @param {string} table */
async function forgotten(table) {
  const rows = [...document.querySelectorAll(".row")];
  const place = rows.findIndex((row) => row instanceof HTMLElement && row.dataset.table === table);
  await drawTables();
  const left = document.querySelectorAll(".row__forget");
  const next = left[Math.min(place, left.length - 1)] ?? byId("title");
  if (next instanceof HTMLElement) next.focus();
}

/** @param {Row} row */
function runningRow(row) {
  const mine = row.yours.some((seat) => row.acting.includes(seat));
  const turn = mine
    ? make("span", { class: "chip chip--turn", text: word("web-start-your-turn") })
    : make("span", { class: "chip", text: word("web-start-waiting") });
  const go = make(
    "a",
    {
      class: "button button--main",
      href: `/t/${row.table}`,
      "aria-label": headed(word("web-start-resume"), nameOf(row)),
    },
    icon("play"),
    word("web-start-resume"),
  );
  return tableRow(row, turn, go);
}

/** @param {Row} row */
function finishedRow(row) {
  const told = row.result ? outcomeWords(row.result, row.players) : "";
  const replay = make(
    "a",
    { class: "button", href: `/t/${row.table}/replay`, "aria-label": headed(word("web-start-replay"), nameOf(row)) },
    icon("replay"),
    word("web-start-replay"),
  );
  const again = row.campaign
    ? make(
        "a",
        {
          class: "button button--quiet",
          href: row.campaign,
          "aria-label": headed(word("web-table-chronicle"), nameOf(row)),
        },
        icon("rules"),
        word("web-table-chronicle"),
      )
    : make(
        "a",
        {
          class: "button button--quiet",
          href: `/new/${row.game}?again=${row.table}`,
          "aria-label": headed(word("web-ending-again"), nameOf(row)),
        },
        icon("restart"),
        word("web-ending-again"),
      );
  const result = make(
    "div",
    { class: "row__result" },
    icon(row.result?.won === false ? "flag" : "trophy"),
    make("span", {}, told),
    row.free_undo ? make("span", { class: "chip", text: word("web-start-free-undo") }) : null,
  );
  return tableRow(row, result, replay, again);
}

// Codes and saves

/** @param {string} field @param {unknown} error */
function wrong(field, error) {
  const place = byId(`${field}-wrong`);
  place.textContent = error === null ? "" : sentence(error);
  place.hidden = error === null;
  byId(field).setAttribute("aria-invalid", String(error !== null));
}

/** @param {Event} event */
async function enterCode(event) {
  event.preventDefault();
  const code = /** @type {HTMLInputElement} */ (byId("code")).value.trim();
  if (!code) return byId("code").focus();
  try {
    const { game } = await get(`/api/code/${encodeURIComponent(code)}`);
    wrong("code", null);
    location.assign(`/new/${game}?code=${encodeURIComponent(code)}`);
  } catch (error) {
    wrong("code", error);
  }
}

function drawOpener() {
  const wish = {
    id: "save",
    accept: ".ember,.campaign,.txt,.emberbox,text/plain",
    about: "save-help save-wrong",
  };
  byId("save-open").replaceChildren(fileButton(wish, (file) => void upload(file)));
}

/** @param {File} file */
async function upload(file) {
  try {
    await bring(file);
    wrong("save", null);
  } catch (error) {
    wrong("save", error);
  }
}

void begin();
