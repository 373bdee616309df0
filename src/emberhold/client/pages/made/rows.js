// @ts-check
// A box that somebody made as a row of a list, and what is in it in a few words.

import { cardEmblem, gameCrest } from "../../art/emblems.js";
import { learnPicture } from "../../board/cards/unsealed.js";
import { make } from "../../common/dom.js";
import { headed, word } from "../../common/words.js";

/** @typedef {import("../../common/told.js").BoxRow} Row */

/** What is in a box, kind by kind. @param {Row} row */
export function kindChips(row) {
  return row.kinds.map(({ kind, count }) =>
    make("span", { class: "chip", text: headed(word(`web-cards-kind-${kind}`), String(count)) }),
  );
}

/** Some of what is in a box, as it is drawn. @param {Row} row */
function faces({ game, faces: shown }) {
  if (shown.length === 0) return null;
  const all = shown.map(({ card, kind, art }) => {
    learnPicture(game, { card, art });
    return make("span", { class: "card-frame made__face", "data-kind": kind }, cardEmblem(game, { card, kind }));
  });
  return make("span", { class: "made__faces", "aria-hidden": "true" }, ...all);
}

/** @param {Row} row */
export function boxRow(row) {
  const words = make(
    "span",
    { class: "made__words" },
    make("strong", { text: row.title }),
    row.authors ? make("span", { class: "muted small", text: word("web-box-by", { authors: row.authors }) }) : null,
    make("span", { class: "made__kinds" }, ...kindChips(row)),
    faces(row),
  );
  return make(
    "li",
    {},
    make(
      "a",
      { class: "panel made__row", href: row.url, "data-game": row.game },
      make("span", { class: "made__crest", "aria-hidden": "true" }, gameCrest(row.game)),
      words,
    ),
  );
}
