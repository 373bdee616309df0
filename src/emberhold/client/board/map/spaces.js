// @ts-check
/** One space of a map as an element: its picture and name, what is on it, who is there. */

import { spaceArt, tokenArt } from "../art.js";
import { arrange, fillWith, longestWord, make, setAttribute } from "../../common/dom.js";
import { kindOf, numberOf } from "../../common/frames.js";
import { drawPiece, newPiece } from "../cards/pieces.js";
import { nameTarget } from "../targets.js";
import { say, some } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Zone} Zone */
/** @typedef {import("../../common/frames.js").Space} Space */
/** @typedef {import("../../common/frames.js").Piece} Piece */

const MOST_SIGNS = 4;

/**
 * @param {HTMLElement} element made by `newZone`
 * @param {Zone} zone
 * @param {Space} space
 * @param {{game: string, pieces: import("../../common/dom.js").Keyed<HTMLElement>, regions: string}} setting
 */
export function drawSpace(element, zone, space, { game, pieces, regions }) {
  const [label, handle, place] = /** @type {HTMLElement[]} */ ([...element.children]);
  if (!label || !handle || !place) return;
  label.hidden = true;
  element.classList.add("space");
  setAttribute(element, "data-zone", zone.id);
  setAttribute(element, "data-zone-kind", kindOf(zone.id));
  setAttribute(element, "data-look", "space");
  setAttribute(element, "data-shape", space.shape);
  setAttribute(element, "data-space-kind", space.kind || null);
  setAttribute(element, "data-regions", regions);
  setAttribute(element, "aria-label", zone.name);
  for (const [what, value] of Object.entries({
    x: space.x,
    y: space.y,
    wide: space.width,
    tall: space.height,
    count: zone.count,
  }))
    element.style.setProperty(`--${what}`, String(value));
  setAttribute(handle, "data-handle", zone.id);
  setAttribute(handle, "data-card", zone.card ?? null);
  nameTarget(handle, spaceWords(zone));
  const looks = JSON.stringify([zone.name, zone.marks, space.kind, regions]);
  if (handle.dataset.looks !== looks) {
    handle.dataset.looks = looks;
    fillWith(
      handle,
      make("span", { class: "space__art" }, spaceArt(game, zone, space, regions)),
      signsOf(zone),
      make("span", { class: "space__name", "aria-hidden": "true", text: zone.name }),
    );
    handle.style.setProperty("--longest", String(longestWord(zone.name)));
  }
  const standing = zone.pieces.filter(isFigure);
  const lying = zone.pieces.filter((piece) => !isFigure(piece));
  place.style.setProperty("--lying", String(lying.length));
  place.style.setProperty("--standing", String(standing.length));
  arrange(
    place,
    [...lying, ...standing].map((piece) => {
      const drawn = pieces.get(piece.id, newPiece);
      drawPiece(drawn, piece, game);
      return drawn;
    }),
  );
}

/**
 * Mark a space that an answer would bring into reach, or take the mark away.
 * @param {HTMLElement} handle
 * @param {number[]} steps what would have to be walked for it
 */
export function couldReach(handle, steps) {
  const told = handle.querySelector(".space__could");
  const words = steps.join(" · ");
  handle.classList.toggle("could", steps.length > 0);
  setAttribute(handle, "aria-description", steps.length ? say("web-map-could", { steps: steps.join(", ") }) : null);
  if (told?.textContent === words) return;
  told?.remove();
  if (words) handle.append(make("span", { class: "space__could digits", "aria-hidden": "true", text: words }));
}

/** @param {Piece} piece */
export function isFigure(piece) {
  return piece.kind === "figure";
}

/**
 * A space in words: its name, what is to be read off it, what is there, who is there.
 * @param {Zone} zone
 * @returns {string}
 */
export function spaceWords(zone) {
  const said = zone.marks.filter((mark) => mark.label && !mark.id.startsWith("max_")).map((mark) => mark.label);
  return [zone.name, ...said, ...thereWords(zone)].join(", ");
}

/**
 * What is on a space and who.
 * @param {Zone} zone
 * @returns {string[]}
 */
export function thereWords(zone) {
  const standing = zone.pieces.filter(isFigure).map((piece) => piece.label);
  const lying = zone.pieces.filter((piece) => !isFigure(piece)).map((piece) => piece.label);
  const words = [];
  if (lying.length) words.push(some("web-map-lying", lying));
  if (standing.length) words.push(some("web-map-standing", standing));
  return words;
}

/**
 * Marks of a space as small pictures, as many of each as it has.
 * @param {Zone} zone
 */
export function signsOf(zone) {
  const drawn = zone.marks
    .filter((mark) => mark.label && !mark.id.startsWith("max_"))
    .flatMap((mark) => {
      const times = Math.min(MOST_SIGNS, Math.max(1, numberOf([mark], mark.id) ?? 1));
      return Array.from({ length: times }, () =>
        make("span", { class: "space__sign", "data-mark": mark.id }, tokenArt(mark.id)),
      );
    });
  return drawn.length
    ? make(
        "span",
        { class: "space__signs", "aria-hidden": "true", "data-marks": zone.marks.map(({ id }) => id).join(" ") },
        ...drawn,
      )
    : null;
}
