// @ts-check
// Boxes that can be mixed: which are in play, what they offer, and the mark of its box on each face.

import { gameCrest, icon } from "../art/emblems.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { get } from "../common/api.js";
import { make } from "../common/dom.js";
import { headOf, isFurther, valueOf } from "./choices/picks.js";
import { ENDING } from "../shared/boxes.js";
import { word } from "../common/words.js";

/** @typedef {import("./choices/picks.js").Field} Field */
/** @typedef {import("./choices/picks.js").Value} Value */
/** @typedef {{name: string, title: string, game: string}} Made */

/** The names of the boxes in play, while several are. @type {Map<string, string>} */
const mixed = new Map();

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
    values: values.map((value) => (value.then ? { ...value, then: offered(value.then, boxes) } : value)),
  };
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

/**
 * The boxes as spines that are lit or not; one printed box is always in play. Those that people have made follow, and a file
 * can be opened.
 * @param {Field} field @param {string[]} boxes @param {Made[]} made @param {(boxes: string[]) => void} changed
 * @param {(file: File) => Promise<void>} bring @param {string} id
 */
export function boxSwitches(field, boxes, made, changed, bring, id) {
  const named = /** @type {Map<string, string>} */ (new Map());
  for (const { value, label } of field.values) named.set(value, label);
  for (const { name, title } of made) named.set(name, title);
  const printed = boxes.filter((box) => !isOwn(box));
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
    text: word(boxes.length > 1 ? "web-setup-boxes-mixed" : "web-setup-boxes-one"),
  });
  return make(
    "div",
    { class: "field" },
    make("div", { class: "tiles", role: "group", "aria-labelledby": `${id}-label` }, ...all),
    help,
    opener(bring),
  );
}

/** A file chooser for a packed box, and the way to the gallery. @param {(file: File) => Promise<void>} bring */
function opener(bring) {
  const input = make("input", { type: "file", class: "input", id: "own-box", accept: ENDING });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void bring(file);
  });
  return make(
    "details",
    { class: "own-box" },
    make("summary", { text: word("web-boxes-open") }),
    make(
      "div",
      { class: "field" },
      make("label", { class: "unseen", for: "own-box", text: word("web-boxes-open") }),
      input,
      make("span", { class: "help", text: word("web-boxes-open-help") }),
      make("a", { href: "/boxes", text: word("web-boxes") }),
    ),
  );
}

/**
 * What can be chosen with some boxes that people have made.
 * @param {string} game @param {string[]} boxes
 * @returns {Promise<Field[]>}
 */
export async function fieldsWith(game, boxes) {
  const own = boxes.filter(isOwn);
  const asked = own.map((box) => `box=${encodeURIComponent(box)}`).join("&");
  const { fields, cast } = await get(`/api/fields/${encodeURIComponent(game)}?${asked}`);
  for (const [card, art] of Object.entries(cast)) learnPicture(game, { card, art });
  return fields;
}
