// @ts-check
// The picture of a game that is set up, and the shelf with the boxes it can be set up from.

import { gameCrest } from "../../art/emblems.js";
import { wax } from "../../art/wax.js";
import { make } from "../../common/dom.js";
import { hidden, pictureOf } from "./faces.js";
import { fitted, headOf, isFurther, valueOf } from "./picks.js";
import { shortName, word } from "../../common/words.js";
import { guest } from "../../shared/inviting.js";

/** @typedef {import("./picks.js").Field} Field */
/** @typedef {import("./picks.js").Value} Value */

/**
 * Whom each seat plays, as far as that is chosen; null where the game has no faces for seats.
 * @param {Field[]} fields
 * @param {Record<string, any>} setup
 * @param {number} players
 */
export function figuresOf(fields, setup, players) {
  for (const field of fields) {
    const pick = setup[field.id] ?? field.default;
    const people =
      field.kind === "each"
        ? field
        : field.values.find(({ then }) => then?.kind === "each" && then.values.some((value) => value.picture))?.then;
    if (!people?.values.some((value) => value.picture)) continue;
    const picks =
      field.kind === "each" ? pick : isFurther(pick) ? pick.is : Array.from({ length: players }, () => headOf(pick));
    return fitted(people, picks, players).map((one) => valueOf(people, headOf(one)));
  }
  return null;
}

/**
 * What is chosen once for everybody and has a face: whom the seats meet.
 * @param {Field[]} fields
 * @param {Record<string, any>} setup
 * @returns {Value | undefined}
 */
function foeOf(fields, setup) {
  const field = fields.find(({ kind, values }) => kind === "choice" && values.some((value) => value.picture));
  return field && valueOf(field, headOf(setup[field.id] ?? field.default));
}

/** @param {string} game @param {Field[]} fields @param {Record<string, any>} setup @param {number} players */
export function poster(game, fields, setup, players) {
  const figures = figuresOf(fields, setup, players) ?? [];
  const foe = foeOf(fields, setup);
  const large = foe
    ? (pictureOf(game, foe) ?? hidden(game))
    : make("span", { class: "tile__picture tile__picture--crest" }, gameCrest(game));
  const small = figures.map((value, seat) =>
    make(
      "span",
      { class: "poster__face", "data-seat": String(seat) },
      (value && pictureOf(game, value)) ?? hidden(game),
    ),
  );
  return make(
    "div",
    { class: foe ? "poster" : "poster poster--duel", "aria-hidden": "true" },
    make("span", { class: "poster__foe" }, large),
    make("span", { class: "poster__faces" }, ...small),
  );
}

/** A campaign shows what it has: sealed places, and nothing that is under them. @param {string} game */
export function sealedPoster(game) {
  return make(
    "div",
    { class: "poster poster--sealed" },
    make(
      "span",
      { class: "poster__foe", "aria-hidden": "true" },
      hidden(game),
      make("span", { class: "poster__wax" }, wax("?")),
    ),
    make("p", { class: "small muted", text: word("web-setup-sealed") }),
  );
}

/**
 * The boxes, one of which is lit.
 * @param {{id: string, name: string, campaign?: boolean, single?: boolean}[]} games @param {string} now
 */
export function shelf(games, now) {
  const spines = games.map(({ id, name, campaign, single }) => {
    const address = `/new/${encodeURIComponent(id)}${campaign && !single ? "?campaign=1" : ""}${guest() ? location.hash : ""}`;
    const label = shortName(id, name);
    return make(
      "li",
      {},
      make(
        "a",
        {
          class: "spine",
          href: address,
          "data-game": id,
          "aria-current": id === now ? "page" : null,
          "aria-label": name,
        },
        make("span", { class: "spine__lamp", "aria-hidden": "true" }),
        make("span", { class: "spine__crest", "aria-hidden": "true" }, gameCrest(id)),
        make("span", { class: "spine__name", text: label }),
      ),
    );
  });
  return make("ul", { class: "shelf__spines" }, ...spines);
}
