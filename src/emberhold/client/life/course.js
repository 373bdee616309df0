// @ts-check
/** How a game that can be watched has gone so far: a small picture of what everybody sees there. */

import { seatCrest } from "../art/emblems.js";
import { picture } from "../art/svg.js";
import { make } from "../common/dom.js";
import { seatOf } from "../common/frames.js";
import { word } from "../common/words.js";
import { curveOf, lineOf, scaleOf } from "./curves.js";

/** @typedef {import("../common/told.js").HallCourse} Course */
/** @typedef {import("../common/told.js").HallCurve} Curve */

const SIZE = { width: 320, height: 56 };

/**
 * @param {Course} course
 * @param {(seat: number) => string} called how somebody at the table is called
 */
export function drawCourse(course, called) {
  const begun = course.curves.some(({ levels }) => levels.length > 1);
  return make(
    "figure",
    { class: "course" },
    begun ? chart(course) : null,
    make(
      "figcaption",
      {},
      course.round > 0 ? make("span", { text: word("web-ending-round", { n: course.round }) }) : null,
      make("span", { class: "unseen", text: course.measured }),
      make("ul", { class: "course__levels" }, ...course.curves.map((curve) => level(curve, called))),
    ),
  );
}

/** @param {Course} course */
function chart({ curves, measured }) {
  const { width, height } = SIZE;
  const scale = scaleOf(curves);
  const half = height / 2;
  const even = `<line class="curve__grid" x1="0" x2="${width}" y1="${half}" y2="${half}" stroke-dasharray="4 4"/>`;
  const lines = curves.map((curve) => curveOf(curve, scale, SIZE)).reverse();
  const drawn = picture(even + lines.join(""), { box: `0 0 ${width} ${height}`, fit: "none", name: "course" });
  return make("div", { class: "course__chart", title: measured }, drawn);
}

/** Whose line it is, and how much they have now. @param {Curve} curve @param {(seat: number) => string} called */
function level({ id, name, most, levels }, called) {
  const seat = seatOf(id);
  const sample = picture(`<path class="curve" data-line="${lineOf(id)}" d="M0 4 H24"/>`, {
    box: "0 0 24 8",
    name: "line",
  });
  const whose =
    seat === null
      ? make("span", { text: name })
      : make("span", { title: called(seat) }, seatCrest(seat), make("span", { class: "unseen", text: called(seat) }));
  return make(
    "li",
    {},
    sample,
    whose,
    make("b", { class: "digits" }, String(levels.at(-1) ?? 0), make("small", { text: `/${most}` })),
  );
}
