// @ts-check
// What the lab says of a thing, while it plays: one sentence, then bars and curves with a table for those
// who read them.

import { icon } from "../art/emblems.js";
import { picture } from "../art/svg.js";
import { cardArt } from "../board/art.js";
import { fillWith, make } from "../common/dom.js";
import { count, currentLanguage, word } from "../common/words.js";
import { across, box, dot, down, label } from "./axes.js";
import { measured } from "./controls.js";
import { meetings } from "./meeting.js";
import { prices } from "./prices.js";
import { along, ENOUGH, left, pathOf, reach, signed, verdictOf, wordsFor } from "./verdict.js";

/** @typedef {import("../common/told.js").BenchJudged} Judged */
/** @typedef {import("../common/told.js").AssayRate} Rate */
/** @typedef {import("../common/told.js").AssayFoe} Foe */
/** @typedef {import("../common/told.js").AssayRow} Row */

const WIDE = 360;
const HIGH = 180;
/** How games are paired, where that is not the usual way. */
const HOW = new Map([
  ["character", "web-workshop-lab-how-character"],
  ["threat", "web-workshop-lab-how-threat"],
]);

/**
 * @param {HTMLElement} element @param {Judged} judged
 * @param {import("./prices.js").Judgeable & {stop: () => void, close: () => void, changed: boolean}} what
 */
export function drawJudgement(element, judged, what) {
  const parts =
    judged.with_it && judged.without
      ? [
          games(judged, what),
          judged.price && prices(judged.price, what),
          judged.meeting && meetings(judged.meeting, what),
          what.kind === "nemesis" ? foes(judged.foes, what) : mages(judged, what),
        ]
      : [];
  fillWith(element, head(judged, what), progress(judged, what), ...parts);
}

/** @param {Judged} judged @param {{kind: string, close: () => void}} what */
function head(judged, { kind, close }) {
  const language = currentLanguage();
  const given = {
    mean: signed(judged.mean, language),
    low: signed(judged.low, language),
    high: signed(judged.high, language),
  };
  const text = judged.problem || word(verdictOf(judged, kind), given);
  const shut = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": word("web-close"),
      "data-key": "judgement-close",
      on: { click: close },
    },
    icon("close"),
  );
  return make(
    "header",
    { class: "wjudged__head" },
    make("h2", { class: "unseen", text: word("web-workshop-judge") }),
    icon("trophy"),
    make("p", { role: "status", text }),
    shut,
  );
}

/** @param {Judged} judged @param {{kind: string, stop: () => void, changed: boolean}} what */
function progress(judged, { kind, stop, changed }) {
  const { played, total, stage } = judged;
  const numbers = word("web-cards-of", { n: played, of: total || "…" });
  const time = left(judged.seconds);
  const running = stage === "waiting" || stage === "playing";
  const told = running
    ? played
      ? count(time.id, time.n)
      : word("web-workshop-lab-begins")
    : word(`web-workshop-lab-${stage}`);
  const how = word(HOW.get(wordsFor(kind)) ?? "web-workshop-lab-how");
  const bar = make("progress", { max: Math.max(1, total), value: played, "aria-label": word("web-workshop-lab") });
  const press = make(
    "button",
    { type: "button", class: "button button--small", "data-key": "judgement-stop", on: { click: stop } },
    icon("close"),
    word("web-workshop-stop"),
  );
  return make(
    "section",
    { class: "wjudged__progress" },
    make("p", {}, make("b", { text: word("web-workshop-lab") }), " ", make("span", { class: "digits", text: numbers })),
    bar,
    make("p", { class: "muted small", text: `${told} ${how}` }),
    changed && make("p", { class: "wjudged__changed small" }, icon("alert"), word("web-workshop-lab-changed")),
    running && press,
  );
}

// Games won

/** @param {Judged} judged @param {{kind: string}} what */
function games(judged, { kind }) {
  const { with_it: having, without: lacking } = judged;
  const language = currentLanguage();
  const of = wordsFor(kind);
  const rows = [
    having && bar(word(`web-workshop-with-${of}`), having, true),
    lacking && bar(word(`web-workshop-without-${of}`), lacking, false),
  ];
  const bought =
    (judged.price || judged.copies > 0) &&
    make("p", {
      class: "small",
      text: word("web-workshop-bought", {
        share: judged.bought,
        copies: new Intl.NumberFormat(language).format(judged.copies),
      }),
    });
  const alike = (judged.price?.cards ?? [])
    .filter(({ cost }) => cost === judged.price?.cost)
    .map((each) => each.bought);
  const low = Math.min(...alike);
  const high = Math.max(...alike);
  const usual = low === high ? "web-workshop-bought-alike" : "web-workshop-bought-usual";
  const usually = alike.length > 0 && make("p", { class: "small muted", text: word(usual, { low, high }) });
  return make(
    "section",
    { class: "wjudged__games" },
    make("h3", { text: word("web-workshop-games-won") }),
    ...rows,
    difference(judged),
    bought,
    usually,
  );
}

/**
 * A share with what the games leave open.
 * @param {string} label @param {Rate} rate @param {boolean} mine
 * @param {string} [line] the number of its line in the picture above
 */
function bar(label, { won, games: all, low, high }, mine, line) {
  const share = Math.round((100 * won) / all);
  const track = measured(make("span", { class: "wbarline", "data-mine": mine }), { share, low, high });
  return make(
    "p",
    { class: "wbarrow" },
    make(
      "span",
      {},
      line !== undefined && make("i", { class: "wcolour", "data-n": line, "data-mine": String(mine) }),
      label,
    ),
    track,
    make("b", { class: "digits", text: `${share} %` }),
    make("span", { class: "unseen", text: word("web-workshop-between", { low, high }) }),
  );
}

/** The paired difference on an axis. @param {Judged} judged */
function difference({ mean, low, high, without }) {
  const most = reach([low, high]);
  const at = (/** @type {number} */ points) => along(points, -most, most, WIDE - 40) + 20;
  const ticks = [-most, -most / 2, 0, most / 2, most].map(
    (n) => down(at(n), 8, 34) + label(at(n), 50, signed(n, currentLanguage())),
  );
  const band = box("wband", { x: at(low), y: 12, width: at(high) - at(low), height: 18, rx: 9 });
  const text = word("web-workshop-difference", {
    mean: signed(mean, currentLanguage()),
    pairs: without?.games ?? 0,
  });
  return make(
    "figure",
    { class: "wfigure" },
    picture(ticks.join("") + band + dot(at(mean), 21, 7), { box: `0 0 ${WIDE} 56` }),
    make("figcaption", { text }),
  );
}

// Mages, and what is printed

/** @param {Judged} judged @param {{game: string, kind: string}} what */
function mages(judged, { game, kind }) {
  const own = table(judged.mages, "web-workshop-with-whom", { game, kind: "mage", head: "web-workshop-kind-mage" });
  const of = wordsFor(kind);
  const rivals = table(judged.rivals, `web-workshop-beside-${of}`, { game, kind, head: `web-workshop-kind-${kind}` });
  return make("div", { class: "wjudged__tables" }, rivals, own);
}

/** @param {Row[]} rows @param {string} title @param {{game: string, kind: string, head: string}} what */
function table(rows, title, { game, kind, head: first }) {
  if (!rows.length) return null;
  const most = reach(rows.map(({ mean }) => mean));
  const buys = rows.some(({ bought }) => bought !== null);
  const line = (/** @type {Row} */ row) => {
    const sure = row.pairs >= ENOUGH && (row.low > 0 || row.high < 0);
    const from = along(Math.min(0, row.mean), -most, most, 100);
    const to = along(Math.max(0, row.mean), -most, most, 100);
    return make(
      "tr",
      { "data-sure": sure },
      make(
        "th",
        { scope: "row" },
        make(
          "span",
          { class: "wmedal", "aria-hidden": "true" },
          cardArt(game, { card: row.slug, kind, name: row.name }),
        ),
        row.name,
      ),
      make("td", {}, measured(make("span", { class: "wline" }), { from, to })),
      make("td", { class: "digits", text: signed(row.mean, currentLanguage()) }),
      buys && make("td", { class: "digits muted", text: row.bought === null ? "–" : `${row.bought} %` }),
    );
  };
  const heads = [first, "web-workshop-drawn", "web-workshop-points", ...(buys ? ["web-workshop-buys"] : [])];
  const cells = heads.map((id) =>
    make(
      "th",
      { scope: "col" },
      make("span", { class: id === "web-workshop-drawn" ? "unseen" : null, text: word(id) }),
    ),
  );
  return make(
    "section",
    {},
    make("h3", { text: word(title) }),
    make("p", { class: "muted small", text: word("web-workshop-grey") }),
    make("table", {}, make("thead", {}, make("tr", {}, ...cells)), make("tbody", {}, ...rows.map(line))),
  );
}

// Nemeses

/** @param {Foe[]} found @param {{name: string}} what */
function foes(found, { name }) {
  const last = Math.max(5, ...found.flatMap(({ curve }) => curve.map(([turn]) => turn)));
  const drawn = [...found].sort((a, b) => Number(a.mine) - Number(b.mine));
  const lines = drawn.map((foe, n) => {
    const path = pathOf(foe.curve, last, WIDE - 50, HIGH);
    return `<path class="wcurve" data-mine="${foe.mine}" data-n="${n}" d="${path}" transform="translate(40 10)"/>`;
  });
  const high = (/** @type {number} */ percent) => along(100 - percent, 0, 100, HIGH) + 10;
  const grid = [0, 25, 50, 75, 100].map((n) => across(high(n), 40, WIDE - 10) + label(34, high(n) + 4, n, "end"));
  const turns = [0, last / 2, last].map((n) => label(along(n, 0, last, WIDE - 50) + 40, HIGH + 28, Math.round(n)));
  const rows = [...found]
    .sort((a, b) => b.rate.won / b.rate.games - a.rate.won / a.rate.games)
    .map((foe) => bar(foe.mine ? name : foe.name, foe.rate, foe.mine, String(drawn.indexOf(foe))));
  return make(
    "section",
    { class: "wjudged__foes" },
    make("h3", { text: word("web-workshop-how-hard") }),
    make(
      "figure",
      { class: "wfigure" },
      picture([...grid, ...turns, ...lines].join(""), { box: `0 0 ${WIDE} ${HIGH + 36}` }),
      make("figcaption", { text: word("web-workshop-curve") }),
    ),
    make("h3", { text: word("web-workshop-beside") }),
    ...rows,
  );
}
