// @ts-check
// Charts of one's games. A soft bar says how sure a share is: the mark is what happened, the width where the truth
// probably is.

import { cardEmblem } from "../art/emblems.js";
import { calendar, embers, ENOUGH, histogram, lengths, likely, median } from "./charts.js";
import { rates, sum } from "./tally.js";
import { make } from "../common/dom.js";
import { currentLanguage, word } from "../common/words.js";

/** @typedef {import("./history.js").Game} Game */
/** @typedef {import("./history.js").Named} Named */
/** @typedef {import("./tally.js").Rate} Rate */

const EMBERS = 22;
const PARTS = 12;
const WEEKS = 7;
const SHOWN = 10;

/** @param {number} share */
export function percent(share) {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** @param {Named} found */
export function inWords(found) {
  return found[/** @type {"en" | "pl" | "fr"} */ (currentLanguage())] ?? found.en;
}

/** The four numbers at the top. @param {Game[]} games the newest first */
export function tiles(games) {
  const { won, lost, streak, best } = sum(games);
  const of = won + lost;
  const taken = lengths(games);
  return make(
    "div",
    { class: "tiles" },
    tile(String(won), word("web-you-of-won", { of }), of < ENOUGH ? "" : between(won, of), softBar(won, of), scale()),
    tile(String(streak), word("web-you-streak"), word("web-you-best-row", { best }), emberRow(games)),
    taken.length >= ENOUGH &&
      tile(
        String(median(taken)),
        word("web-you-minutes"),
        word("web-you-shortest", { least: taken[0] ?? 0, most: taken.at(-1) ?? 0 }),
        bars(taken),
      ),
    tile(String(of), word("web-you-games"), word("web-you-weeks", { n: WEEKS }), days(games)),
  );
}

/** @param {string} number @param {string} label @param {string} more @param {...Node} picture */
function tile(number, label, more, ...picture) {
  return make(
    "section",
    { class: "tile-panel" },
    make(
      "p",
      { class: "tile-panel__head" },
      make("b", { class: "tile-panel__number digits", text: number }),
      make(
        "span",
        {},
        make("span", { class: "tile-panel__label", text: label }),
        make("span", { class: "muted small", text: more }),
      ),
    ),
    ...picture,
  );
}

/** @param {number} won @param {number} of */
function between(won, of) {
  const [low, high] = likely(won, of).map((share) => Math.round(100 * share));
  return word("web-you-between", { low: low ?? 0, high: high ?? 100 });
}

/** @param {number} won @param {number} of */
function softBar(won, of) {
  const bar = make("span", { class: "soft", "aria-hidden": "true" });
  if (of < ENOUGH) return bar;
  const [low, high] = likely(won, of);
  bar.append(make("span", { class: "soft__likely" }), make("span", { class: "soft__mark" }));
  for (const [name, value] of Object.entries({ "--low": low, "--high": high, "--share": won / of }))
    bar.style.setProperty(name, String(value));
  return bar;
}

function scale() {
  return make(
    "span",
    { class: "soft__scale muted small", "aria-hidden": "true" },
    ...[0, 0.5, 1].map((share) => make("span", { text: percent(share) })),
  );
}

/** @param {Game[]} games */
function emberRow(games) {
  const ends = embers(games, EMBERS);
  return make(
    "ol",
    { class: "embers", "aria-label": word("web-you-last-games") },
    ...ends.map((won) =>
      make(
        "li",
        { class: won ? "ember ember--won" : "ember" },
        make("span", { class: "unseen", text: word(won ? "web-you-won" : "web-you-lost") }),
      ),
    ),
  );
}

/** @param {number[]} taken */
function bars(taken) {
  const { width, bars: counts } = histogram(taken, PARTS);
  const tallest = Math.max(1, ...counts);
  const middle = Math.min(PARTS - 1, Math.floor(median(taken) / width));
  const columns = counts.map((count, place) => {
    const column = make(
      "li",
      { class: place === middle ? "histogram__bar histogram__bar--middle" : "histogram__bar" },
      make("span", {
        class: "unseen",
        text: word("web-you-long", { from: place * width, to: (place + 1) * width, count }),
      }),
    );
    column.style.setProperty("--height", String(count / tallest));
    return column;
  });
  return make(
    "div",
    {},
    make("ol", { class: "histogram" }, ...columns),
    make(
      "span",
      { class: "soft__scale muted small", "aria-hidden": "true" },
      make("span", { text: "0" }),
      make("span", { text: word("web-you-min", { n: width * PARTS }) }),
    ),
  );
}

/** @param {Game[]} games */
function days(games) {
  const format = new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long", timeZone: "UTC" });
  const cells = calendar(games, Date.now() / 1000, WEEKS)
    .flat()
    .map(({ day, count, ahead }) => {
      const title = word("web-you-day", { day: format.format(day * 1000), count });
      return make(
        "li",
        { class: "day", "data-count": ahead ? null : String(Math.min(3, count)), title: ahead ? null : title },
        !ahead && count > 0 && make("span", { class: "unseen", text: title }),
      );
    });
  return make("ol", { class: "calendar" }, ...cells);
}

/**
 * Wins by somebody or something: faces with soft bars, and the same as a table.
 * @param {string} title @param {string} about @param {Game[]} games @param {(game: Game) => Named[]} which
 */
export function wins(title, about, games, which) {
  const rows = rates(games, which);
  if (!rows.length) return null;
  const game = games[0]?.game ?? "";
  return make(
    "section",
    { class: "wins" },
    make("h3", { class: "wins__title" }, word(title), make("span", { class: "muted small", text: word(about) })),
    make("ul", { class: "wins__rows", "aria-hidden": "true" }, ...rows.slice(0, SHOWN).map((rate) => row(game, rate))),
    make("details", { class: "wins__table" }, make("summary", { text: word("web-you-as-table") }), table(title, rows)),
  );
}

/** @param {string} game @param {Rate} rate */
function row(game, { name, won, lost }) {
  const picture = portrait(game, name);
  return make(
    "li",
    { class: "wins__row" },
    make("span", { class: picture ? "wins__face" : "wins__face wins__face--none" }, picture),
    make("span", { class: "wins__name", text: inWords(name) }),
    softBar(won, won + lost),
    make(
      "span",
      { class: "wins__count digits" },
      make("b", { text: String(won) }),
      ` ${word("web-you-of", { n: won + lost })}`,
    ),
  );
}

const KINDS = /** @type {Record<string, string>} */ ({
  mage: "mage",
  nemesis: "nemesis",
  "ashes-card": "phoenixborn",
  "relic-character": "sheet",
  "relic-nemesis": "sheet",
});

/** Somebody by the id of their name. @param {string} game @param {Named} named */
export function portrait(game, { id }) {
  const prefix = Object.keys(KINDS).find((each) => id.startsWith(`${each}-`));
  return prefix ? cardEmblem(game, { card: id.slice(prefix.length + 1), kind: KINDS[prefix] ?? "" }) : null;
}

/** @param {string} title @param {Rate[]} rows */
function table(title, rows) {
  const head = make(
    "tr",
    {},
    ...[title, "web-you-wins", "web-you-rate"].map((id) => make("th", { scope: "col", text: word(id) })),
  );
  const body = rows.map(({ name, won, lost }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row", text: inWords(name) }),
      make("td", { class: "digits", text: `${won} / ${won + lost}` }),
      make("td", { class: "digits", text: percent(won / (won + lost)) }),
    ),
  );
  return make("table", { class: "rates" }, make("thead", {}, head), make("tbody", {}, ...body));
}
