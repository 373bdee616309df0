// @ts-check
/** A card as it is read: its picture, what is printed on it, and all its words. */

import { cardArt } from "../art.js";
import { make } from "../../common/dom.js";
import { markOf } from "../../common/frames.js";
import { paragraph, spelledOut } from "./glossary.js";
import { readingSigns } from "./pieces.js";

/** @typedef {import("../../common/frames.js").Mark} Mark */
/** @typedef {import("../../common/dom.js").Child} Child */
/** @typedef {{name: string, kind: string, facts: string, cost?: number | null, signs?: Mark[], text: string[], sentences?: [number, string][][], standing?: {title: string, text: string, mark: string, gist: string}[], rules: string[], art?: string}} CardText */

/**
 * @param {string} game
 * @param {string} card its slug
 * @param {CardText} text
 * @param {Set<string>} met the symbols on it are added
 * @param {{kind?: string, deck?: string | null}} [drawn] how it is drawn where its text does not say
 * @param {...Child} below what is added under its words
 */
export function readingFace(game, card, text, met, drawn = {}, ...below) {
  const kind = text.kind || drawn.kind || "";
  const signs = readingSigns(game, { card, marks: text.signs ?? [] });
  return make(
    "article",
    {
      class: "zoom__card card-frame",
      "data-kind": kind,
      "data-values": Boolean(signs.values),
      "data-deck": drawn.deck ?? markOf(text.signs ?? [], "deck")?.value ?? null,
    },
    make("div", { class: "card-frame__art zoom__art" }, cardArt(game, { card, kind, name: text.name })),
    Boolean(text.cost) &&
      make("span", { class: "card-frame__gem card__cost zoom__cost", "aria-hidden": "true", text: String(text.cost) }),
    make("h2", { class: "card-frame__name zoom__name", text: text.name }),
    make("p", { class: "card-frame__band zoom__facts", text: text.facts }),
    signs.values,
    make(
      "div",
      { class: "zoom__text", "data-stats": Boolean(signs.stats) },
      ...text.text.map((line) => paragraph(line, ...spelledOut(line, met))),
    ),
    signs.stats,
    ...signs.corners,
    ...below,
  );
}
