// @ts-check
/** What everybody did in a finished game, in numbers: at its end, above its replay, in a chronicle. */

import { get } from "../common/api.js";
import { currentLanguage, word } from "../common/words.js";
import { cardArt, crest } from "../board/art.js";
import { make } from "../common/dom.js";
import { seatOf } from "../common/frames.js";
import { figureKind } from "../board/heads.js";
import { lineOf } from "./curves.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/told.js").Total} Total */
/** @typedef {import("../common/told.js").Decided} Verdict */

/** @param {State} state @returns {Promise<Verdict | null>} null where nobody knows */
export async function verdictOf(state) {
  const told = await get(`/api/t/${encodeURIComponent(state.table.id)}/decided?lang=${currentLanguage()}`);
  return told.steps ? told : null;
}

// Who is who

/** @param {State} state @param {string} id */
const areaOf = (state, id) => state.scene.areas.find((area) => area.id === id);

/** @param {State} state @param {string} id */
export const nameOf = (state, id) => areaOf(state, id)?.name ?? "";

/** @param {State} state @param {string} id */
export function faceOf(state, id) {
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

// Sums

/** How much everybody did and with what, as bars. @param {State} state @param {Verdict} verdict */
export function totals(state, verdict) {
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

/**
 * Turns, what was struck and what was gathered: a row for each, a column for each seat.
 * @param {State} state
 * @param {Verdict} verdict
 */
export function numbers(state, verdict) {
  const seats = state.scene.areas.map(({ id }) => id).filter((id) => seatOf(id) !== null);
  if (seats.length === 0) return null;
  const heads = seats.map((id) =>
    make(
      "th",
      { scope: "col", title: nameOf(state, id) },
      faceOf(state, id),
      make("span", { class: "verdict__name", text: nameOf(state, id) }),
    ),
  );
  const rows = verdict.numbers.map(({ label, amounts }) => {
    const figures = seats.map((id) => amounts.find((amount) => amount.id === id)?.total ?? 0);
    return make(
      "tr",
      {},
      make("th", { scope: "row", text: label }),
      ...figures.map((figure) => make("td", { class: "digits", text: String(figure) })),
    );
  });
  return make(
    "section",
    { class: "verdict__part" },
    make(
      "table",
      { class: "verdict__numbers", "data-many": seats.length > 2 },
      make("caption", { text: word("web-ending-numbers") }),
      make("thead", {}, make("tr", {}, make("td", {}), ...heads)),
      make("tbody", {}, ...rows),
    ),
  );
}

/** Bars and table together; nothing where nobody has counted. @param {State} state */
export async function drawNumbers(state) {
  const verdict = await verdictOf(state);
  if (verdict === null) return null;
  const parts = [totals(state, verdict), numbers(state, verdict)].filter((part) => part !== null);
  return make("div", { class: "verdict verdict--numbers" }, ...parts);
}
