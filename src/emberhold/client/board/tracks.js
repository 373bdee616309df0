// @ts-check
/** Tracks and dials of an area: a row of steps with markers on it; a number between two ends. */

import { crest, tokenArt } from "./art.js";
import { fillWith, make, setAttribute } from "../common/dom.js";
import { headed, say } from "../common/say.js";

/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {import("../common/frames.js").Track} Track */
/** @typedef {import("../common/frames.js").Dial} Dial */

/**
 * Draw all tracks and dials of an area into an element; it stays hidden where there are none.
 * @param {HTMLElement} element
 * @param {Area} area
 */
export function drawTracks(element, area) {
  const { tracks = [], dials = [] } = area;
  element.hidden = !tracks.length && !dials.length;
  const looks = JSON.stringify([tracks, dials, document.documentElement.lang]);
  if (element.dataset.looks === looks) return;
  element.dataset.looks = looks;
  fillWith(
    element,
    dials.length ? make("div", { class: "dials" }, ...dials.map(drawDial)) : null,
    ...tracks.map(drawTrack),
  );
}

/** @param {Dial} dial */
function drawDial({ id, name, value, least, most, kind }) {
  const words = most === null ? headed(name, String(value)) : headed(name, say("web-map-of", { value, most }));
  const element = make(
    "span",
    { class: "dial", "data-dial": id, "data-dial-kind": kind || id, title: words },
    make("span", { class: "dial__sign", "aria-hidden": "true" }, tokenArt(kind || id)),
    make("span", { class: "dial__name", "aria-hidden": "true", text: name }),
    make(
      "b",
      { class: "dial__value digits", "aria-hidden": "true" },
      String(value),
      most !== null && make("small", { text: `/${most}` }),
    ),
    make("span", { class: "unseen", text: words }),
  );
  if (most !== null) element.style.setProperty("--share", String(most > least ? (value - least) / (most - least) : 1));
  setAttribute(element, "data-full", most !== null && value >= most);
  return element;
}

/** @param {Track} track */
function drawTrack({ id, name, kind, steps, markers }) {
  const said = markers.map((marker) =>
    headed(
      marker.name,
      say("web-map-of", { value: stepName(steps, marker.step), most: stepName(steps, steps.length - 1) }),
    ),
  );
  const first = Math.max(-1, ...markers.map((marker) => marker.step));
  return make(
    "div",
    {
      class: markers.length === 1 ? "track track--own" : "track",
      "data-track": id,
      "data-track-kind": kind || id,
      role: "img",
      "aria-label": headed(name, said.join(", ")),
    },
    make("span", { class: "track__name", text: markers.length === 1 ? markers[0]?.name : name }),
    make("b", {
      class: "track__at digits",
      "aria-hidden": "true",
      text: markers.length === 1 ? String(stepName(steps, first)) : "",
    }),
    make(
      "ol",
      { class: "track__steps" },
      ...steps.map((step, place) =>
        make(
          "li",
          {
            class: place <= first ? "step step--passed" : "step",
            "data-marked": markers.some((marker) => marker.step === place),
            title: [stepName(steps, place), ...step.marks.map((mark) => mark.label)].filter(Boolean).join(", "),
          },
          make("span", { class: "step__number digits", text: String(stepName(steps, place)) }),
          ...step.marks
            .filter((mark) => mark.label)
            .map((mark) => make("span", { class: "step__sign", "data-mark": mark.id }, tokenArt(mark.id))),
          ...markers
            .filter((marker) => marker.step === place)
            .map((marker) =>
              make(
                "span",
                { class: "step__marker", "data-seat": marker.seat === null ? null : String(marker.seat) },
                marker.seat === null ? null : crest(marker.seat),
              ),
            ),
        ),
      ),
    ),
  );
}

/**
 * @param {Track["steps"]} steps
 * @param {number} place
 */
function stepName(steps, place) {
  return steps[place]?.name ?? place;
}
