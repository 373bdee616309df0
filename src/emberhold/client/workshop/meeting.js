// @ts-check
// A card that comes to the player who meets it: how often that is, what that turn changes, and the printed cards beside it.

import { picture } from "../art/svg.js";
import { cardArt } from "../board/art.js";
import { make } from "../common/dom.js";
import { currentLanguage, word } from "../common/words.js";
import { along, signed } from "./verdict.js";

/** @typedef {import("../common/told.js").AssayMeeting} Meeting */
/** @typedef {import("../common/told.js").AssayMeasure} Measure */

const WIDE = 360;
const ROW = 34;
/** Where the axis is: names are before it, numbers behind it. */
const LEFT = 96;
const RIGHT = WIDE - 52;

/** @param {Meeting} meeting @param {{game: string, kind: string}} what */
export function meetings(meeting, { game, kind }) {
  const { won, games } = meeting.rate;
  const share = Math.round((100 * won) / games);
  return make(
    "section",
    { class: "wmeeting" },
    make("h3", { text: word("web-workshop-meeting") }),
    make("p", { text: word("web-workshop-met", { share }) }),
    make(
      "figure",
      { class: "wfigure" },
      plot(meeting.measures),
      make("figcaption", { text: word("web-workshop-meeting-how") }),
    ),
    beside(meeting, { game, kind }),
  );
}

/** A row for each measure: the span of this card, and a tick where the printed ones are. @param {Measure[]} measures */
function plot(measures) {
  const most = Math.max(1, ...measures.flatMap(({ span, usual }) => [...(span ?? []), usual].map(Math.abs)));
  const at = (/** @type {number} */ value) => LEFT + along(value, -most, most, RIGHT - LEFT);
  const high = measures.length * ROW;
  const zero = `<line class="gridl" data-zero="true" x1="${at(0)}" x2="${at(0)}" y1="4" y2="${high}"/>`;
  const rows = measures.map((measure, n) => line(measure, at, n * ROW + ROW / 2));
  return make(
    "div",
    { role: "img", "aria-label": measures.map(said).join(" ") },
    picture([zero, ...rows].join(""), { box: `0 0 ${WIDE} ${high}` }),
  );
}

/** @param {Measure} measure @param {(value: number) => number} at @param {number} y */
function line({ name, span, usual }, at, y) {
  const label = `<text class="ax" x="0" y="${y + 4}">${name}</text>`;
  const tick = `<line class="wusualtick" x1="${at(usual)}" x2="${at(usual)}" y1="${y - 12}" y2="${y + 12}"/>`;
  if (!span) return label + tick;
  const [mean, low, high] = span;
  const wide = Math.max(2, at(high) - at(low));
  const band = `<rect class="wband" x="${at(low)}" y="${y - 7}" width="${wide}" height="14" rx="7"/>`;
  const dot = `<circle class="wmean" cx="${at(mean)}" cy="${y}" r="6"/>`;
  const text = signed(mean, currentLanguage());
  const number = `<text class="ax" x="${WIDE}" y="${y + 4}" text-anchor="end">${text}</text>`;
  return label + band + tick + dot + number;
}

/** The row in a sentence. @param {Measure} measure */
function said({ name, span, usual }) {
  const language = currentLanguage();
  const mean = span ? signed(span[0], language) : "–";
  return word("web-workshop-measure", { name, mean, usual: signed(usual, language) });
}

/** The printed cards of its kind that were met. @param {Meeting} meeting @param {{game: string, kind: string}} what */
function beside({ measures, cards }, { game, kind }) {
  if (!cards.length) return null;
  const language = currentLanguage();
  const heads = [word(`web-workshop-kind-${kind}`), word("web-workshop-times"), ...measures.map(({ name }) => name)];
  const rows = cards.map(({ slug, name, times, means }) =>
    make(
      "tr",
      {},
      make(
        "th",
        { scope: "row" },
        make("span", { class: "wmedal", "aria-hidden": "true" }, cardArt(game, { card: slug, kind, name })),
        name,
      ),
      make("td", { class: "digits", text: String(times) }),
      ...means.map((mean) => make("td", { class: "digits", text: signed(mean, language) })),
    ),
  );
  return make(
    "details",
    { class: "wprices__all" },
    make("summary", { text: word("web-workshop-beside-threat") }),
    make(
      "div",
      { class: "wmeeting__all" },
      make(
        "table",
        {},
        make("thead", {}, make("tr", {}, ...heads.map((text) => make("th", { scope: "col", text })))),
        make("tbody", {}, ...rows),
      ),
    ),
  );
}
