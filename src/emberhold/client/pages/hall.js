// @ts-check
// The hall: tables that are open to anybody. It is told when the list changes, and never moves what is under the pointer.

import { bringGallery, cardEmblem, gameCrest, icon, seatCrest } from "../art/emblems.js";
import { get, post, Problem, sentence } from "../common/api.js";
import { arrange, byId, Keyed, make } from "../common/dom.js";
import { LOOKS } from "../common/looks.js";
import { count, headed, moment, OWN_NAMES, word } from "../common/words.js";
import { ownName } from "../shared/circle.js";
import { drawCourse } from "../life/course.js";
import { remembered } from "../life/history.js";
import { playerWords } from "../shared/outcome.js";
import { pictureOf } from "./choices/faces.js";
import { drawCircle } from "./circle.js";
import { frame } from "./frame.js";

/** @typedef {import("../common/told.js").Hall} Hall */
/** @typedef {import("../common/told.js").HallRow} Row */
/** @typedef {import("../common/told.js").GameOffered} Game */

const DAY = 86400;
/** How often a page that shows games to watch looks for their next turns. */
const LOOK_AGAIN = 30_000;
/** What counts as which pace. @type {Record<string, (seconds: number) => boolean>} */
const PACES = {
  any: () => true,
  live: (seconds) => seconds === 0,
  minutes: (seconds) => seconds > 0 && seconds < DAY,
  days: (seconds) => seconds >= DAY,
};

/** @type {{game: string, pace: string}} */
const chosen = { game: "", pace: "any" };
/** @type {Game[]} */
let games = [];
/** @type {Row[]} */
let rows = [];
/** @type {Keyed<HTMLLIElement>} */
const made = new Keyed();

async function begin() {
  await frame();
  document.addEventListener("emberhold:language", () => void load());
  await load();
  const events = new EventSource("/api/hall/events");
  events.addEventListener("message", () => void refresh());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void refresh();
  });
  setInterval(() => {
    if (!document.hidden && rows.some((row) => row.watch)) void refresh();
  }, LOOK_AGAIN);
}

async function load() {
  document.title = `${word("web-hall")} – Emberhold`;
  try {
    ({ games } = /** @type {{games: Game[]}} */ (await get("/api/games")));
    await Promise.all(games.map((game) => bringGallery(game.id)));
    drawWays();
    await refresh();
    await drawCircle(remembered().games.length > 0);
  } catch (error) {
    tell(error);
  }
}

async function refresh() {
  try {
    const told = /** @type {Hall} */ (await get("/api/hall"));
    rows = told.tables;
    byId("problem").hidden = true;
    byId("company").hidden = told.people === 0;
    byId("company").textContent = `${count("web-hall-people", told.people)} ${count("web-hall-at", told.at)}`;
    draw();
  } catch (error) {
    tell(error);
  }
}

/** @param {unknown} error */
function tell(error) {
  byId("problem").textContent = sentence(error);
  byId("problem").hidden = false;
}

function draw() {
  drawFilters();
  const fitting = rows.filter((row) => (!chosen.game || row.game === chosen.game) && PACES[chosen.pace]?.(row.seconds));
  const open = fitting.filter((row) => row.free > 0);
  const watch = fitting.filter((row) => row.watch && row.free === 0);
  arrange(byId("open"), open.map(entry));
  arrange(byId("watch"), watch.map(entry));
  made.sweep();
  byId("watching").hidden = watch.length === 0;
  byId("none").hidden = open.length > 0;
  byId("none").textContent = word(rows.some((row) => row.free > 0) ? "web-hall-none-fitting" : "web-hall-none");
  const told = count("web-hall-number", open.length);
  if (byId("told").textContent !== told) byId("told").textContent = told;
}

/** A row stays the same element; every turn of its game is written into it. @param {Row} row */
function entry(row) {
  const { answers, watchers, course, ...lasting } = row;
  const element = made.get(JSON.stringify([lasting, document.documentElement.lang]), () => drawn(row));
  const going = JSON.stringify([answers, watchers, course]);
  if (element.dataset["going"] !== going) {
    element.dataset["going"] = going;
    element.querySelector(".hall__going")?.replaceChildren(...goingOn(row));
  }
  return element;
}

/** What changes with every turn. @param {Row} row */
function goingOn(row) {
  const facts = [
    word(`web-hall-level-${row.level}`),
    row.languages.map((each) => OWN_NAMES[each] ?? each).join(", "),
    row.free_undo ? word("web-start-free-undo") : "",
    row.answers ? count("web-answers", row.answers) : "",
    row.watchers ? count("web-hall-watchers", row.watchers) : "",
  ].filter(Boolean);
  const called = (/** @type {number} */ seat) => {
    const player = row.players.find((each) => each.seat === seat);
    return player ? playerWords(player) : "";
  };
  return [
    ...(row.course ? [drawCourse(row.course, called)] : []),
    make("p", { class: "small hall__facts", text: facts.join(" · ") }),
  ];
}

/** @param {Row} row */
function drawn(row) {
  const heading = make("h3", { text: row.about[0] ?? figures(row).join(", ") });
  return make(
    "li",
    { class: "hall__table", "data-game": row.game, "data-table": row.table, "aria-label": spoken(row) },
    make("span", { class: "hall__picture" }, pictureFor(row)),
    make(
      "div",
      { class: "hall__words" },
      make(
        "p",
        { class: "hall__over" },
        make("span", { class: "hall__crest" }, gameCrest(row.game)),
        make("span", { text: row.title }),
        make("span", { class: "hall__pace" }, icon("clock"), word(`web-clock-${row.seconds}`)),
      ),
      heading,
      row.about.length > 1 ? make("p", { class: "muted small", text: row.about.slice(1).join(" · ") }) : null,
      row.market.length ? marketOf(row) : null,
      make("p", { class: "hall__people" }, ...row.players.map((player) => person(player, row))),
      make("div", { class: "hall__going" }),
      make("p", { class: "muted small", text: word("web-hall-since", { when: moment(row.opened) }) }),
    ),
    make("div", { class: "hall__buttons" }, ...buttons(row)),
  );
}

/** @param {Row["players"][number]} player @param {Row} row */
function person(player, row) {
  if (player.who === "open" && row.free > 0)
    return make(
      "span",
      { class: "hall__person hall__person--free" },
      icon("plus"),
      make("span", { text: word("web-hall-free") }),
    );
  return make("span", { class: "hall__person" }, seatCrest(player.seat), make("span", { text: playerWords(player) }));
}

/** What can be bought there, as small pictures in a row. @param {Row} row */
function marketOf(row) {
  const cards = row.market.map(({ card, kind, name }) =>
    make(
      "span",
      { class: "card-frame fan__card", "data-kind": kind, title: name },
      cardEmblem(row.game, { card, kind }),
    ),
  );
  const names = row.market.map((card) => card.name).join(", ");
  return make(
    "span",
    { class: "fan hall__market", role: "img", "aria-label": headed(word("web-hall-market"), names) },
    ...cards,
  );
}

/** The face of whom it is against, or of who plays there. @param {Row} row */
function pictureFor(row) {
  const names = [...row.about, ...figures(row)];
  const values = valuesOf(games.find((game) => game.id === row.game)?.fields ?? []);
  for (const name of names) {
    // A deck is called otherwise than who leads it.
    const value = values.find((each) => each.picture && (each.label === name || each.help === name));
    const art = value ? pictureOf(row.game, value) : null;
    if (art) return art;
  }
  return gameCrest(row.game);
}

/** Whom the people there play, as far as a game says so. @param {Row} row */
function figures(row) {
  return row.players.map((player) => player.figure).filter(Boolean);
}

/** Everything that can be chosen, also behind a first choice. @param {Game["fields"]} fields @returns {Game["fields"][number]["values"]} */
function valuesOf(fields) {
  return fields.flatMap((field) => [
    ...field.values,
    ...valuesOf(field.values.flatMap((value) => (value.then ? [value.then] : []))),
  ]);
}

/** @param {Row} row */
function spoken(row) {
  return [
    row.title,
    ...row.about,
    row.free ? count("web-hall-seats", row.free) : "",
    word(`web-clock-${row.seconds}`),
    row.languages.map((each) => OWN_NAMES[each] ?? each).join(", "),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {Row} row */
function buttons(row) {
  const name = [row.title, ...row.about].join(" · ");
  if (row.mine)
    return [
      make(
        "a",
        { class: "button button--main", href: `/t/${row.table}`, "aria-label": headed(word("web-start-resume"), name) },
        icon("play"),
        word("web-start-resume"),
      ),
    ];
  const way = (
    /** @type {string} */ words,
    /** @type {string} */ sign,
    /** @type {string} */ style,
    /** @type {() => Promise<void>} */ act,
  ) => {
    const button = make(
      "button",
      { type: "button", class: `button ${style}`, "aria-label": headed(word(words), name) },
      icon(sign),
      word(words),
    );
    button.addEventListener("click", () => {
      button.disabled = true;
      act().catch((error) => {
        button.disabled = false;
        tell(error);
        void refresh().then(() => tell(error));
      });
    });
    return button;
  };
  return [
    row.free > 0 && way("web-invitation-take", "person", "button--main", () => sit(row, false)),
    row.watch && way("web-hall-watch", "eye", "", () => come(row)),
  ].filter((each) => each !== false);
}

/** @param {Row} row @param {boolean} knowing */
async function sit(row, knowing) {
  const answer = await post(`/api/hall/${row.table}/sit`, { name: ownName(), knowing });
  if (answer.url) return location.assign(answer.url);
  const place = document.querySelector(`[data-table="${row.table}"] .hall__buttons`);
  const yes = make("button", { type: "button", class: "button button--main", text: word("web-hall-anyway") });
  yes.addEventListener("click", () => void sit(row, true).catch(tell));
  place?.replaceChildren(make("p", { class: "notice", role: "alert", text: answer.warning }), yes);
  yes.focus();
}

/** @param {Row} row */
async function come(row) {
  const { url } = await post(`/api/hall/${row.table}/watch`, {});
  if (!url) throw new Problem(word("web-problem-page"));
  location.assign(url);
}

// Choosing what to see

function drawFilters() {
  const here = [...new Set(rows.map((row) => row.game))];
  if (chosen.game && !here.includes(chosen.game)) chosen.game = "";
  const offered = JSON.stringify([here, chosen, document.documentElement.lang]);
  if (byId("filters").dataset["offered"] === offered) return;
  byId("filters").dataset["offered"] = offered;
  const all = chip("web-hall-all-games", !chosen.game, () => (chosen.game = ""));
  const of = here.map((id) => {
    const name = games.find((game) => game.id === id)?.name ?? id;
    return segment(
      chosen.game === id,
      () => (chosen.game = id),
      gameCrest(id),
      make("span", { class: "unseen", text: name }),
    );
  });
  const paces = Object.keys(PACES).map((pace) =>
    chip(`web-hall-pace-${pace}`, chosen.pace === pace, () => (chosen.pace = pace)),
  );
  const focused = document.activeElement?.id ?? "";
  byId("filters").replaceChildren(
    ...(here.length > 1
      ? [make("div", { class: "segments", role: "group", "aria-label": word("web-hall-all-games") }, all, ...of)]
      : []),
    make("div", { class: "segments", role: "group", "aria-label": word("web-clock") }, ...paces),
  );
  [...byId("filters").querySelectorAll("button")].forEach((button, place) => (button.id = `filter-${place}`));
  if (focused.startsWith("filter-")) document.getElementById(focused)?.focus();
}

/** @param {string} words @param {boolean} on @param {() => unknown} choose */
function chip(words, on, choose) {
  return segment(on, choose, make("span", { text: word(words) }));
}

/** @param {boolean} on @param {() => unknown} choose @param {...Node} inside */
function segment(on, choose, ...inside) {
  const button = make("button", { type: "button", class: "hall__filter", "aria-pressed": String(on) }, ...inside);
  button.addEventListener("click", () => {
    choose();
    draw();
  });
  return button;
}

/** Where one opens a table of one's own, game by game. */
function drawWays() {
  const shown = games.filter((game) => game.single && game.id in LOOKS);
  const menu = make(
    "details",
    { class: "hall__new" },
    make("summary", { class: "button button--main" }, icon("plus"), word("web-hall-new")),
    make(
      "ul",
      {},
      ...shown.map((game) =>
        make(
          "li",
          {},
          make("a", { href: `/new/${game.id}?hall=1` }, gameCrest(game.id), make("span", { text: game.name })),
        ),
      ),
    ),
  );
  byId("ways").replaceChildren(menu);
}

void begin();
