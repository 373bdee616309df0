// @ts-check
/** What a card costs and does at a glance, as numbers with symbols: the small face of a card has room for no more. */

import { dieArt, tokenArt } from "../art.js";
import { ask } from "../../common/build.js";
import { make } from "../../common/dom.js";
import { during } from "../../common/settled.js";

/** @typedef {{pays?: string[], uses?: string[], does?: [number | null, string][]}} Gist */

/** @type {Record<string, Gist>} */
let gists = {};

/**
 * Have the gists of a game, or of a table of it, at hand before it is drawn; without them cards are drawn without.
 * @param {string} game
 * @param {string} [table]
 */
export async function bringGists(game, table) {
  gists = {};
  await gistsOf(game, table);
}

/**
 * The gists of one more game, beside those already at hand.
 * @param {string} game
 * @param {string} [table]
 * @returns {Promise<Record<string, Gist>>}
 */
export async function gistsOf(game, table) {
  const asked = table ? `?table=${encodeURIComponent(table)}` : "";
  const answer = await ask(`/games/${encodeURIComponent(game)}/gists.json${asked}`).catch(() => null);
  const told = answer?.ok ? await during(answer.json()) : {};
  gists = { ...gists, ...told };
  return told;
}

/** The gist of a card no page knows of by itself. @param {string} card @param {Gist} gist */
export function learnGist(card, gist) {
  gists[card] = gist;
}

/**
 * What a card does, as a line of numbers and symbols; nothing where that cannot be said so.
 * @param {string | null} card
 */
export function gistLine(card) {
  const does = gists[card ?? ""]?.does;
  if (!does) return null;
  return make(
    "span",
    { class: "card__gist", "aria-hidden": "true", "data-many": does.length > 2 },
    ...does.map(([number, sign]) =>
      make(
        "span",
        { class: "card__does", "data-sign": sign },
        number !== null && make("b", { class: "digits", text: String(number) }),
        tokenArt(sign),
      ),
    ),
  );
}

/**
 * The dice a card takes: to be played, and to be used once; whether its text begins with a price.
 * @param {string} card
 */
export function diceOf(card) {
  const gist = gists[card];
  const dice = (/** @type {string[] | undefined} */ signs) =>
    (signs ?? []).filter((sign) => sign !== "main" && sign !== "side");
  return { pays: dice(gist?.pays), uses: dice(gist?.uses), priced: gist?.pays !== undefined };
}

/**
 * What is paid to play a card: the action and the dice, as symbols.
 * @param {string} game
 * @param {string | null} card
 */
export function priceSigns(game, card) {
  const pays = gists[card ?? ""]?.pays;
  if (!pays?.length) return null;
  return make(
    "span",
    { class: "card__pays", "aria-hidden": "true" },
    ...pays.map((sign) =>
      make(
        "span",
        { class: "card__pay", "data-sign": sign },
        sign === "main" || sign === "side" ? null : dieArt(game, sign === "basic" ? "any-basic" : sign),
      ),
    ),
  );
}
