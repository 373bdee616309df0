// @ts-check
// A turn in pictures: the first page of a rulebook. Read it and you can play; everything below is for questions.

import { breachArt, cardEmblem, tokenArt } from "../art/emblems.js";
import { LOOKS } from "../common/looks.js";
import { make } from "../common/dom.js";
import { hasWord, word } from "../common/words.js";

/** @typedef {import("../common/looks.js").Tile} Tile */

/** @param {string} game @returns {HTMLElement[]} */
export function turnPlates(game) {
  const opening = LOOKS[game]?.opening;
  if (!opening) return [];
  const named = (/** @type {string[]} */ ...parts) => `web-turn-${[opening.words, ...parts].join("-")}`;
  const said = (/** @type {string[]} */ ...parts) => word(named(...parts));
  const heading = make(
    "h2",
    { class: "turn__title", id: "a-turn" },
    word("web-turn"),
    make("span", { class: "muted turn__lead", text: said() }),
  );
  const plates = opening.plates.map(({ id, tiles }, place) =>
    make(
      "li",
      { class: "plate", "data-tiles": String(tiles.length) },
      make(
        "h3",
        { class: "plate__name" },
        make("span", { class: "plate__number digits", text: String(place + 1) }),
        said(id),
      ),
      make("ul", { class: "plate__tiles" }, ...tiles.map((tile) => drawn(game, tile, named(id, tile.id)))),
      make("p", { class: "plate__text", text: said(id, "text") }),
    ),
  );
  return [
    make(
      "section",
      { class: "turn", "aria-labelledby": heading.id },
      heading,
      make("ol", { class: "turn__plates" }, ...plates),
    ),
  ];
}

/** @param {string} game @param {Tile} tile @param {string} words */
function drawn(game, tile, words) {
  return make(
    "li",
    { class: "plate__tile" },
    make(
      "span",
      {
        class: tile.card ? "plate__picture plate__picture--card" : "plate__picture",
        "data-kind": tile.kind || null,
        "aria-hidden": "true",
      },
      picture(game, tile),
    ),
    hasWord(words) && make("span", { text: word(words) }),
  );
}

/** @param {string} game @param {Tile} tile */
function picture(game, { card, kind, sign, breach }) {
  if (card) return cardEmblem(game, { card, kind });
  if (breach)
    return breachArt({
      number: Math.abs(breach),
      open: breach > 0,
      turned: breach > 0 ? "U" : "R",
      sigil: false,
      focused: false,
    });
  return tokenArt(sign);
}
