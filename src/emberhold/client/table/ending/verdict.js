// @ts-check
/** What decided a game: curves, the moments that counted, who did how much, and the turning point. */

import { picture } from "../../art/svg.js";
import { below, path, point, scaleOf, ticks } from "../../life/curves.js";
import { get } from "../../common/api.js";
import { currentLanguage, headed, word } from "../../common/words.js";
import { cardArt, crest } from "../../board/art.js";
import { make } from "../../common/dom.js";
import { seatOf } from "../../common/frames.js";
import { icon } from "../../common/icons.js";
import { figureKind } from "../../board/heads.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Area} Area */
/** @typedef {import("../../life/curves.js").Curve} Curve */
/** @typedef {import("../../common/told.js").CardNamed} Card */
/** @typedef {import("../../common/told.js").TurningMoment} Moment */
/** @typedef {import("../../common/told.js").Total} Total */
/**
 * @typedef {import("../../common/told.js").Decided} Verdict
 */

/**
 * How large a chart is drawn, by the width of the window: its figures are then as large as words are.
 * @type {[number, number][]}
 */
const WIDTHS = [
  [1250, 560],
  [1000, 330],
  [640, 400],
  [0, 320],
];
const HIGH = 190;
const STRIP = 46;
/** So much room a numbered round wants. */
const TICK = 34;
/** Fewer rounds than these have no curve to speak of. */
const ENOUGH = 4;

/** @param {State} state @returns {Promise<Verdict | null>} null where nobody knows */
export async function verdictOf(state) {
  const told = await get(`/api/t/${encodeURIComponent(state.table.id)}/decided?lang=${currentLanguage()}`);
  return told.steps ? told : null;
}

/**
 * Everything there is to show.
 * @param {State} state
 * @param {Verdict} verdict
 * @returns {{why: HTMLElement, turning: HTMLElement | null}}
 */
export function drawVerdict(state, verdict) {
  const parts = [
    ...(verdict.steps.length >= ENOUGH && verdict.curves.length > 0 ? [chart(state, verdict)] : []),
    moments(state, verdict),
    totals(state, verdict),
    numbers(state, verdict),
  ];
  return {
    why: make("div", { class: "verdict" }, ...parts.filter((part) => part !== null)),
    turning: turningPoint(state, verdict),
  };
}

// Who is who

/** @param {State} state @param {string} id */
const areaOf = (state, id) => state.scene.areas.find((area) => area.id === id);

/** @param {State} state @param {string} id */
const nameOf = (state, id) => areaOf(state, id)?.name ?? "";

/** @param {State} state @param {string} id */
function faceOf(state, id) {
  const area = areaOf(state, id);
  const seat = seatOf(id);
  if (!area) return make("span", { class: "verdict__face" });
  const kind = figureKind(area);
  return make(
    "span",
    { class: "verdict__face", "data-line": lineOf(id), "aria-hidden": "true" },
    cardArt(state.table.game, { card: area.card ?? area.id, kind, name: area.name }),
    seat === null ? null : make("span", { class: "verdict__crest" }, crest(seat)),
  );
}

/** How a line is drawn: the foe thick, a city solid, seats in strokes of their own. @param {string} id */
function lineOf(id) {
  const seat = seatOf(id);
  return seat === null ? id : `seat-${seat}`;
}

// The curves

/** @returns {import("../../life/curves.js").Size} */
function sizeNow() {
  const [, width] = WIDTHS.find(([from]) => innerWidth >= from) ?? [0, 320];
  return { width, height: HIGH };
}

/** @param {State} state @param {Verdict} verdict */
function chart(state, verdict) {
  const { steps, curves, chance } = verdict;
  const size = sizeNow();
  const scale = scaleOf(curves);
  const shares = (/** @type {Curve} */ curve) => curve.levels.map((level) => level / scale(curve));
  const lines = [...curves]
    .reverse()
    .map((curve) => `<path class="curve" data-line="${lineOf(curve.id)}" d="${path(shares(curve), size)}"/>`);
  const rounds = ticks(steps, size.width / TICK).map(({ place, round }) => {
    const [x] = point(place, 0, steps.length, size);
    return `<line class="curve__grid" x1="${x}" x2="${x}" y1="0" y2="${size.height}"/><text class="curve__tick" x="${x}" y="${size.height + 16}">${round}</text>`;
  });
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line class="curve__grid" x1="0" x2="${size.width}" y1="${size.height * share}" y2="${size.height * share}"/>`,
  );
  const dots = verdict.moments.map((moment, n) => dot(verdict, moment, n, size));
  const drawn = picture(grid.join("") + rounds.join("") + lines.join("") + dots.join(""), {
    box: `-8 -14 ${size.width + 16} ${size.height + 34}`,
    name: "curves",
  });
  drawn.setAttribute("class", "verdict__chart");
  return make(
    "section",
    { class: "verdict__part", "aria-label": word("web-ending-why") },
    make("h3", {}, word("web-ending-why"), " ", make("small", { text: verdict.measured })),
    make(
      "div",
      { class: "verdict__curves" },
      make(
        "div",
        {},
        make(
          "figure",
          {},
          drawn,
          make("figcaption", { class: "unseen", text: curves.map((curve) => spoken(state, curve)).join(" ") }),
        ),
        chance.length > 2 ? strip(state, verdict) : null,
      ),
      legend(state, curves),
    ),
  );
}

/** @param {State} state @param {Curve} curve */
function spoken(state, curve) {
  return word("web-ending-curve", {
    name: nameOf(state, curve.id),
    from: curve.levels[0] ?? 0,
    to: curve.levels.at(-1) ?? 0,
    most: curve.most,
  });
}

/**
 * @param {Verdict} verdict
 * @param {Moment} moment
 * @param {number} n
 * @param {import("../../life/curves.js").Size} size
 */
function dot(verdict, moment, n, size) {
  const { steps, curves } = verdict;
  const curve = curves.find(({ id }) => id === moment.target) ?? curves.find(({ id }) => id === moment.by) ?? curves[0];
  if (!curve) return "";
  const share = (curve.levels[moment.step + 1] ?? 0) / scaleOf(curves)(curve);
  const [x, y] = point(moment.step + 1, share, steps.length, size);
  const turning = n === verdict.turning;
  const line = turning ? `<line class="curve__turn" x1="${x}" x2="${x}" y1="0" y2="${size.height}"/>` : "";
  return `${line}<g class="curve__dot${turning ? " curve__dot--turning" : ""}"><circle cx="${x}" cy="${y}" r="10"/><text x="${x}" y="${y + 4.5}">${n + 1}</text></g>`;
}

/** @param {State} state @param {Curve[]} curves */
function legend(state, curves) {
  const rows = curves.map((curve) => {
    const sample = picture(`<path class="curve" data-line="${lineOf(curve.id)}" d="M0 4 H34"/>`, {
      box: "0 0 34 8",
      name: "line",
    });
    return make(
      "li",
      { title: nameOf(state, curve.id) },
      sample,
      faceOf(state, curve.id),
      make("span", { class: "verdict__name", text: nameOf(state, curve.id) }),
      make("b", { class: "digits" }, String(curve.levels.at(-1) ?? 0), make("small", { text: `/${curve.most}` })),
    );
  });
  return make("ul", { class: "verdict__legend", "aria-hidden": "true" }, ...rows);
}

/** How likely it was to win, as the house estimates it. @param {State} state @param {Verdict} verdict */
function strip(state, verdict) {
  const { chance, steps, seats } = verdict;
  const size = { width: sizeNow().width, height: STRIP };
  const area = below(chance, steps.length, size);
  const drawn = picture(
    `<rect class="chance__rest" width="${size.width}" height="${STRIP}"/><path class="chance__ours" d="${area}"/><line class="curve__grid" x1="0" x2="${size.width}" y1="${STRIP / 2}" y2="${STRIP / 2}"/>`,
    { box: `-8 0 ${size.width + 16} ${STRIP}`, fit: "none", name: "chance" },
  );
  const whose = state.result?.together ? "" : seats.map((seat) => nameOf(state, `player:${seat}`)).join(", ");
  return make(
    "div",
    { class: "verdict__chance" },
    make(
      "h4",
      {},
      whose ? word("web-ending-chance-of", { name: whose }) : word("web-ending-chance"),
      " ",
      make("small", { text: word("web-ending-chance-about") }),
    ),
    drawn,
  );
}

// Moments and sums

/** @param {State} state @param {Verdict} verdict @param {Moment} moment */
const watch = (state, verdict, moment) =>
  `/t/${encodeURIComponent(state.table.id)}/replay?at=${verdict.steps[moment.step]?.answers ?? 0}`;

/** @param {State} state @param {Verdict} verdict */
function moments(state, verdict) {
  if (verdict.moments.length === 0) return null;
  const rows = verdict.moments.map((moment, n) =>
    make(
      "li",
      { class: n === verdict.turning ? "verdict__moment verdict__moment--turning" : "verdict__moment" },
      make("span", { class: "verdict__number digits", "aria-hidden": "true", text: String(n + 1) }),
      make(
        "a",
        { href: watch(state, verdict, moment) },
        make("strong", { text: word("web-ending-round", { n: verdict.steps[moment.step]?.round ?? 1 }) }),
        make("span", { text: moment.text }),
        moment.card && make("small", { text: moment.card.name }),
      ),
    ),
  );
  return make(
    "section",
    { class: "verdict__part", "aria-label": word("web-ending-moments") },
    make("ol", { class: "verdict__moments" }, ...rows),
  );
}

/** @param {State} state @param {Verdict} verdict */
function totals(state, verdict) {
  const known = verdict.totals.filter(({ id }) => areaOf(state, id));
  if (known.length === 0) return null;
  const highest = Math.max(...known.map(({ total }) => total));
  const order = (/** @type {Total} */ { id }) => seatOf(id) ?? 99;
  const rows = [...known].sort((one, other) => order(one) - order(other)).map((total) => sumRow(state, total, highest));
  return make(
    "section",
    { class: "verdict__part", "aria-label": verdict.counted },
    make("h3", { text: verdict.counted }),
    make("ul", { class: "verdict__totals" }, ...rows),
  );
}

/** @param {State} state @param {Total} total @param {number} highest */
function sumRow(state, { id, total, parts }, highest) {
  const singly = parts.every(({ amount, name }) => amount === 1 || name === null); // one of each: names say enough
  const named = parts
    .map(({ name, amount }) => (name && singly ? name : `${name ?? word("web-ending-other")} ${amount}`))
    .join(" · ");
  const bars = (singly ? [{ name: "", amount: total }] : parts).map(({ amount, name }, n) => {
    const bar = make("i", {
      "data-part": String(name === null ? "rest" : n),
      text: amount * 12 >= highest ? String(amount) : "",
    });
    bar.style.flexGrow = String(amount);
    return bar;
  });
  const stack = make("span", { class: "verdict__stack", "aria-hidden": "true" }, ...bars);
  stack.style.width = `${(100 * total) / highest}%`;
  return make(
    "li",
    {},
    faceOf(state, id),
    make("span", { class: "verdict__name", text: nameOf(state, id) }),
    make("b", { class: "digits", text: String(total) }),
    make("span", { class: "verdict__parts", text: named }),
    make("span", { class: "verdict__track" }, stack),
  );
}

/** Turns and what was gathered, a row for each seat. @param {State} state @param {Verdict} verdict */
function numbers(state, verdict) {
  const seats = state.scene.areas.map(({ id }) => id).filter((id) => seatOf(id) !== null);
  if (seats.length === 0) return null;
  const heads = verdict.numbers.map(({ label }) => make("th", { scope: "col", text: label }));
  const rows = seats.map((id) =>
    make(
      "tr",
      {},
      make(
        "th",
        { scope: "row" },
        faceOf(state, id),
        make("span", { class: "verdict__name", text: nameOf(state, id) }),
      ),
      ...verdict.numbers.map(({ amounts }) =>
        make("td", { class: "digits", text: String(amounts.find((amount) => amount.id === id)?.total ?? 0) }),
      ),
    ),
  );
  return make(
    "section",
    { class: "verdict__part" },
    make(
      "table",
      { class: "verdict__numbers" },
      make("caption", { text: word("web-ending-numbers") }),
      make("thead", {}, make("tr", {}, make("td", {}), ...heads)),
      make("tbody", {}, ...rows),
    ),
  );
}

// The turning point

/** @param {State} state @param {Verdict} verdict */
function turningPoint(state, verdict) {
  const moment = verdict.moments[verdict.turning];
  if (!moment)
    return verdict.moments.length > 0
      ? make("aside", { class: "turning" }, make("p", { class: "muted", text: word("web-ending-steady") }))
      : null;
  const round = verdict.steps[moment.step]?.round ?? 1;
  const art = moment.card
    ? make(
        "div",
        { class: "card-frame turning__card", "data-kind": moment.card.kind },
        make(
          "span",
          { class: "card-frame__art" },
          cardArt(state.table.game, { card: moment.card.slug, kind: moment.card.kind, name: moment.card.name }),
        ),
        make("span", { class: "card-frame__name", text: moment.card.name }),
      )
    : make("div", { class: "turning__person" }, faceOf(state, moment.by));
  const [from, to] = moment.levels;
  const fall =
    moment.target && from !== undefined && to !== undefined && from !== to
      ? make(
          "p",
          { class: "turning__fall" },
          nameOf(state, moment.target),
          headed("", ""),
          make("b", { class: "digits", text: `${from} → ${to}` }),
        )
      : null;
  return make(
    "aside",
    { class: "turning", "aria-label": word("web-ending-turning") },
    make("h3", {}, word("web-ending-turning"), " ", make("small", { text: word("web-ending-round", { n: round }) })),
    art,
    make("p", {}, moment.by && make("strong", { text: `${nameOf(state, moment.by)}. ` }), moment.text),
    fall,
    make("a", { class: "button", href: watch(state, verdict, moment) }, icon("play"), word("web-ending-watch")),
  );
}
