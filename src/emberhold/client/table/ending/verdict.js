// @ts-check
/** What decided a game: curves, the moments that counted, who did how much, and the turning point. */

import { picture } from "../../art/svg.js";
import { below, curveOf, lineOf, point, scaleOf, ticks } from "../../life/curves.js";
import { faceOf, nameOf, numbers, totals, verdictOf } from "../../life/numbers.js";
import { headed, word } from "../../common/words.js";
import { cardArt } from "../../board/art.js";
import { make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../life/curves.js").Curve} Curve */
/** @typedef {import("../../common/told.js").TurningMoment} Moment */
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

/**
 * Everything there is to show; null where nobody knows.
 * @param {State} state
 * @returns {Promise<{why: HTMLElement, turning: HTMLElement | null} | null>}
 */
export async function drawVerdict(state) {
  const verdict = await verdictOf(state);
  if (verdict === null) return null;
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
  const lines = [...curves].reverse().map((curve) => curveOf(curve, scale, size));
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
