// @ts-check
// A card that comes to the player who meets it: how often that is, what that turn changes, and the printed
// cards beside it.

import { picture } from "../art/svg.js";
import { cardArt } from "../board/art.js";
import { make } from "../common/dom.js";
import { currentLanguage, word } from "../common/words.js";
import { box, dot, down, label } from "./axes.js";
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
  const zero = down(at(0), 4, high, true);
  const rows = measures.map((measure, n) => line(measure, at, n * ROW + ROW / 2));
  return make(
    "div",
    { role: "img", "aria-label": measures.map(said).join(" ") },
    picture([zero, ...rows].join(""), { box: `0 0 ${WIDE} ${high}` }),
  );
}

/** @param {Measure} measure @param {(value: number) => number} at @param {number} y */
function line({ name, span, usual }, at, y) {
  const whose = label(0, y + 4, name, "start");
  const tick = `<line class="wusualtick" x1="${at(usual)}" x2="${at(usual)}" y1="${y - 12}" y2="${y + 12}"/>`;
  if (!span) return whose + tick;
  const [middle, low, high] = span;
  const band = box("wband", { x: at(low), y: y - 7, width: at(high) - at(low), height: 14, rx: 7 });
  const number = label(WIDE, y + 4, signed(middle, currentLanguage()), "end");
  return whose + band + tick + dot(at(middle), y, 6) + number;
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
