// @ts-check
/** The head of an area: whose it is, the picture, the name, the meters. */

import { fillWith, longestWord, make, setAttribute } from "../common/dom.js";
import { kindOf, markOf, seatOf } from "../common/frames.js";
import { calledBy } from "../common/say.js";
import { alwaysInSight } from "./always.js";
import { cardArt, crest } from "./art.js";
import { layoutOf, partOf } from "./layouts.js";
import { areaMeters, chip } from "./meters.js";
import { nameTarget } from "./targets.js";

/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").State} State */

const SEAT_MARKS = ["first"];

export function newArea() {
  return make(
    "section",
    { class: "area" },
    make("header", { class: "area__head" }),
    make("div", { class: "area__body" }),
  );
}

/**
 * @param {HTMLElement} head
 * @param {Area} area
 * @param {State} state
 */
export function drawHead(head, area, state) {
  const seat = partOf(layoutOf(state.table.game), area.id) === "player" ? seatOf(area.id) : null;
  const who = state.seats.find((each) => each.seat === seat);
  const about =
    seat === null
      ? []
      : state.scene.marks.filter((mark) => SEAT_MARKS.includes(mark.id) && mark.value === seat && mark.label);
  const looks = JSON.stringify([area.name, area.card, area.marks, who, about, document.documentElement.lang]);
  if (head.dataset.looks === looks) return;
  head.dataset.looks = looks;
  const kind = figureKind(area);
  const portrait = head.querySelector("[data-head]") ?? make("div", { class: "portrait" });
  if (!(portrait instanceof HTMLElement)) return;
  setAttribute(portrait, "data-head", area.id);
  setAttribute(portrait, "data-kind", kind);
  setAttribute(portrait, "data-card", area.card ?? null);
  nameTarget(portrait, area.name);
  fillWith(portrait, cardArt(state.table.game, { card: area.card ?? area.id, kind, name: area.name }));
  const layout = layoutOf(state.table.game);
  const meters = [...areaMeters(area.marks, layout), ...about.map((mark) => chip(mark))];
  if (head.parentElement)
    setAttribute(head.parentElement, "data-marks", meters.map((meter) => meter.dataset.mark).join(" "));
  fillWith(
    head,
    portrait,
    make(
      "div",
      { class: "area__title" },
      areaName(area.name),
      who &&
        make(
          "span",
          { class: "area__who", "data-seat": String(who.seat) },
          crest(who.seat),
          make("span", { text: calledBy(state, who) }),
        ),
    ),
    make(
      "div",
      { class: "area__meters", "data-chips": meters.some((meter) => meter.classList.contains("mark-chip")) },
      ...meters,
    ),
    alwaysInSight(head, area, state.table.game),
  );
}

/**
 * A name, and how long its longest word is: it grows no wider than the picture it is on.
 * @param {string} name
 */
function areaName(name) {
  const heading = make("h2", { class: "area__name", text: name });
  heading.style.setProperty("--longest", String(longestWord(name)));
  return heading;
}

/**
 * What the figure of an area is: told by the area's own place at the table.
 * @param {Area} area
 */
export function figureKind(area) {
  if (markOf(area.marks, "piece")) return "phoenixborn";
  return kindOf(area.id) === "player" ? "mage" : kindOf(area.id);
}
