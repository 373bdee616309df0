// @ts-check
/** What has to be in sight all the time at an area: what the foe does whenever a card says a certain word. */

import { tokenArt } from "./art.js";
import { fillWith, make } from "../common/dom.js";
import { isSet, seatOf } from "../common/frames.js";
import { withSymbols } from "./cards/glossary.js";
import { cardText } from "./cards/zoom.js";

/** @typedef {import("../common/frames.js").Area} Area */

/** More letters than that are written smaller and take more of the width, so that all of them can be read. */
const LONG = 180;

/**
 * The box for it, empty and hidden until its words have come; nothing for areas of players.
 * @param {HTMLElement} head where it is
 * @param {Area} area
 * @param {string} game
 */
export function alwaysInSight(head, area, game) {
  if (!area.card || seatOf(area.id) !== null) return null;
  const box =
    head.querySelector(".area__always") ??
    make("p", { class: "area__always", "data-card": area.card, "data-kind": "nemesis", hidden: true });
  if (box instanceof HTMLElement) void write(box, area, game, area.card);
  return box;
}

/**
 * @param {HTMLElement} box
 * @param {Area} area
 * @param {string} game
 * @param {string} card
 */
async function write(box, area, game, card) {
  const text = await cardText(game, card).catch(() => null);
  const words = text?.standing?.findLast(({ mark }) => !mark || isSet(area.marks, mark));
  box.hidden = !words;
  const long = (words?.text.length ?? 0) > LONG;
  box.classList.toggle("area__always--long", long);
  box.closest(".area")?.toggleAttribute("data-long", long);
  if (words)
    fillWith(
      box,
      make(
        "b",
        { class: "area__always-title" },
        make("span", { class: "symbol__art", "aria-hidden": "true" }, tokenArt("unleash")),
        words.title,
      ),
      " ",
      make("span", { class: "area__always-text" }, ...withSymbols(words.text.replaceAll("\n", " "), new Set())),
      words.gist
        ? make("span", { class: "area__always-gist", "aria-hidden": "true" }, ...withSymbols(words.gist, new Set()))
        : null,
    );
  box.toggleAttribute("data-gist", Boolean(words?.gist));
}
