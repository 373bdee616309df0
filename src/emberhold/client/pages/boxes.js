// @ts-check
// Boxes that can be mixed: which are in play, what they offer, and the mark of its box on each face.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { wax } from "../art/wax.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { get } from "../common/api.js";
import { make } from "../common/dom.js";
import { headOf, isFurther, valueOf } from "./choices/picks.js";
import { ENDING } from "../shared/boxes.js";
import { fileButton } from "../shared/files.js";
import { headed, word } from "../common/words.js";

/** @typedef {import("./choices/picks.js").Field} Field */
/** @typedef {import("./choices/picks.js").Value} Value */
/** @typedef {{name: string, title: string, game: string}} Made */
/** @typedef {import("../common/told.js").GameOffered} Game */

/** The names of the boxes in play, while several are. @type {Map<string, string>} */
const mixed = new Map();

/** The finished campaigns that have opened a box, by its name. @type {Map<string, string>} */
const opened = new Map();

/** Learn which sealed boxes of a game this browser has opened by finishing a campaign. @param {Game} game */
export async function learnOpened({ sealed }) {
  opened.clear();
  if (sealed.length === 0) return;
  const { finished } = await get("/api/campaigns");
  for (const { game, campaign } of finished)
    if (sealed.some(({ id }) => id === game) && !opened.has(game)) opened.set(game, campaign);
}

/** Whether a box is one that a finished campaign has opened. @param {string} box */
export function isOpened(box) {
  return opened.has(box);
}

/** Whether what a box offers must be asked for. @param {string} box */
export function isExtra(box) {
  return isOwn(box) || isOpened(box);
}

/**
 * The campaign in which something of an opened box can be read, and by which name.
 * @param {Value} value
 * @returns {{campaign: string, slug: string}}
 */
export function unsealedIn({ box, picture }) {
  const [slug, campaign] = (picture?.[0] ?? "").split("@");
  return { slug, campaign: campaign ?? opened.get(box) ?? "" };
}

/**
 * The boxes in play; none where there is nothing to mix.
 * @param {Field[]} fields
 * @param {Record<string, any>} setup
 * @returns {string[]}
 */
export function boxesIn(fields, setup) {
  const field = fields.find((one) => one.boxes);
  mixed.clear();
  if (!field) return [];
  const boxes = setup[field.id] ?? field.default;
  if (boxes.length > 1) for (const box of boxes) mixed.set(box, valueOf(field, box)?.label ?? box);
  return boxes;
}

/** A field with what the boxes in play offer. @param {Field} field @param {string[]} boxes @returns {Field} */
export function offered(field, boxes) {
  const values = field.values.filter(({ box }) => !box || boxes.includes(box));
  return {
    ...field,
    values: values.map((value) => ({
      ...value,
      label: toldApart(value, values),
      then: value.then && offered(value.then, boxes),
    })),
  };
}

/**
 * Two boxes may call a thing the same: what has no face of its own says which box it is of.
 * @param {Value} value @param {Value[]} values
 */
function toldApart(value, values) {
  const { label, box, picture } = value;
  const name = mixed.get(box);
  const alone = values.every((other) => other === value || other.label !== label);
  return alone || picture || !name ? label : headed(name, label);
}

/**
 * A pick without what is no longer offered; undefined where nothing is left of it.
 * @param {Field} field
 * @param {any} pick
 * @returns {any}
 */
export function stillOffered(field, pick) {
  if (field.kind === "text" || field.kind === "file") return pick;
  if (field.kind === "each")
    return Array.isArray(pick) ? pick.map((one) => (valueOf(field, headOf(one)) ? one : field.default)) : pick;
  if (field.kind === "many") return Array.isArray(pick) ? pick.filter((one) => valueOf(field, one)) : pick;
  const value = valueOf(field, headOf(pick));
  if (!value) return undefined;
  return value.then && isFurther(pick) ? { via: pick.via, is: stillOffered(value.then, pick.is) } : pick;
}

/** Of which game something is drawn: of its printed box, or of the one that is played. @param {Value} value @param {string} game */
export function drawnAs({ box }, game) {
  return box && !isOwn(box) ? box : game;
}

/** The small square that says which box something is in, while several are in play. @param {Value} value */
export function boxMark({ box }) {
  const name = mixed.get(box);
  return name
    ? make("span", { class: "box-mark", "data-box": box, title: name }, make("span", { class: "unseen", text: name }))
    : null;
}

/** Whether a box is one that somebody made. @param {string} box */
export function isOwn(box) {
  return /-[0-9a-f]{32}$/.test(box);
}

/** Whether a box is mixed with those of a field. @param {Field} field @param {Made} box */
export function isFor(field, { game }) {
  return field.values.some(({ value }) => value === game);
}

/**
 * The boxes as spines that are lit or not; one printed box is always in play. Boxes that a campaign opens follow, then
 * those that people have made, and a file can be opened.
 * @param {{field: Field, game: Game, boxes: string[], made: Made[], id: string}} shelf
 * @param {(boxes: string[]) => void} changed @param {(file: File) => Promise<void>} bring
 */
export function boxSwitches({ field, game, boxes, made, id }, changed, bring) {
  const named = /** @type {Map<string, string>} */ (new Map());
  for (const { value, label } of field.values) named.set(value, label);
  for (const box of game.sealed) if (isOpened(box.id)) named.set(box.id, box.name);
  for (const { name, title } of made) named.set(name, title);
  const printed = boxes.filter((box) => !isExtra(box));
  const all = [...named].map(([box, label], place) => {
    const input = make("input", { type: "checkbox", class: "tile__input", id: place === 0 ? id : `${id}-${place}` });
    input.checked = boxes.includes(box);
    input.disabled = input.checked && printed.length === 1 && printed[0] === box;
    input.addEventListener("change", () =>
      changed([...named.keys()].filter((one) => (one === box ? input.checked : boxes.includes(one)))),
    );
    const crest = isOwn(box) ? icon("cards") : gameCrest(box);
    const own = isOwn(box) && make("span", { class: "small muted", text: word("web-setup-box-made") });
    const mark = make("span", { class: "box-mark", "data-box": box, "aria-hidden": "true" });
    return make(
      "label",
      { class: "tile tile--box", "data-box": box },
      input,
      make("span", { class: "tile__crest", "aria-hidden": "true" }, crest),
      make("span", { class: "tile__words" }, make("span", { class: "tile__name", text: label }), own),
      mark,
    );
  });
  const help = make("p", {
    class: "small muted",
    text: boxes.length > 1 ? field.mixed : word(named.size > 1 ? "web-setup-boxes-one" : "web-setup-boxes-alone"),
  });
  return make(
    "div",
    { class: "field" },
    make(
      "div",
      { class: "tiles", role: "group", "aria-labelledby": `${id}-label` },
      ...all,
      ...game.sealed.filter((box) => !isOpened(box.id)).map(sealedTile),
    ),
    help,
    opener(game.sealed.length > 0, bring),
  );
}

/** A box that is still sealed here: what it is called and what opens it. @param {{id: string, name: string}} box */
function sealedTile({ id, name }) {
  return make(
    "div",
    { class: "tile tile--box tile--sealed", "data-box": id },
    make("span", { class: "tile__crest", "aria-hidden": "true" }, wax("")),
    make(
      "span",
      { class: "tile__words" },
      make("span", { class: "tile__name", text: name }),
      make("span", { class: "small muted", text: word("web-setup-box-sealed") }),
    ),
  );
}

/**
 * A file chooser for a packed box, perhaps for a finished campaign, and the way to the gallery.
 * @param {boolean} campaigns @param {(file: File) => Promise<void>} bring
 */
function opener(campaigns, bring) {
  const accept = campaigns ? `${ENDING},.campaign,.txt,text/plain` : ENDING;
  const wish = { id: "own-box", accept, about: "own-box-help" };
  const title = campaigns ? "web-setup-box-file" : "web-setup-box-file-only";
  const help = campaigns ? "web-setup-box-file-help" : "web-setup-box-file-only-help";
  return make(
    "details",
    { class: "own-box" },
    make("summary", { text: word(title) }),
    make(
      "div",
      { class: "field" },
      fileButton(wish, (file) => void bring(file)),
      make("span", { class: "help", id: "own-box-help", text: word(help) }),
      make("a", { href: "/boxes", text: word("web-boxes") }),
    ),
  );
}

/**
 * What can be chosen with some boxes that people have made or have opened.
 * @param {string} game @param {string[]} boxes
 * @returns {Promise<Field[]>}
 */
export async function fieldsWith(game, boxes) {
  const asked = boxes.filter(isExtra).map((box) => `box=${encodeURIComponent(box)}`);
  const { fields, cast, lent } = await get(`/api/fields/${encodeURIComponent(game)}?${asked.join("&")}`);
  const unsealed = boxes.filter(isOpened);
  await Promise.all(unsealed.map((box) => bringGallery(box)));
  for (const [card, art] of Object.entries(cast)) learnPicture(game, { card, art });
  for (const box of unsealed) for (const [card, art] of Object.entries(lent)) learnPicture(box, { card, art });
  return fields;
}
