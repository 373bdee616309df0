// @ts-check
// The fields of a set-up as something to choose from: pictures where there are some, lists otherwise.

import { cardBack, cardEmblem, gameCrest, seatCrest } from "../art/emblems.js";
import { make } from "../table/dom.js";
import { fitted, headOf, isFurther, pickOf, usual, valueOf } from "./picks.js";
import { count, word } from "./words.js";

/** @typedef {import("./picks.js").Field} Field */
/** @typedef {import("./picks.js").Value} Value */
/** @typedef {{game: string, players: number}} Setting */

const FEW = 7;

/**
 * @param {Setting} setting @param {Field} field @param {any} pick
 * @param {(pick: any) => void} changed @param {string} id
 * @returns {HTMLElement}
 */
export function fieldControl(setting, field, pick, changed, id) {
  switch (field.kind) {
    case "each":
      return each(setting, field, pick, changed, id);
    case "many":
      return many(setting, field, pick, changed, id);
    case "text":
    case "file":
      return text(field, pick, changed, id);
    default:
      return choice(setting, field, pick, changed, id);
  }
}

/** @param {Setting} setting @param {Field} field @param {any} pick @param {(pick: any) => void} changed @param {string} id */
function choice(setting, field, pick, changed, id) {
  const head = headOf(pick ?? field.default);
  const pictured = field.values.some((value) => pictureOf(setting.game, value) !== null);
  const list = field.values.length <= FEW || pictured ? tiles(setting, field, head, changed, id) : select(field.values, head, (value) => changed(pickOf(value, setting.players)), id, field.label);
  const chosen = valueOf(field, head);
  if (!chosen?.then) return list;
  const further = chosen.then;
  const inner = isFurther(pick) ? pick.is : usual(further, setting.players);
  const changedInside = (/** @type {any} */ is) => changed({ via: head, is });
  const legend = further.kind === "each" ? null : make("span", { class: "label", id: `${id}-then-label`, text: further.kind === "many" ? word("web-setup-many") : further.label });
  return make("div", { class: "field" }, list, make("div", { class: "further field" }, legend, fieldControl(setting, further, inner, changedInside, `${id}-then`)));
}

/** @param {Setting} setting @param {Field} field @param {any} head @param {(pick: any) => void} changed @param {string} id */
function tiles(setting, field, head, changed, id) {
  const pictured = field.values.some((value) => pictureOf(setting.game, value) !== null);
  const all = field.values.map((value, place) => {
    const input = make("input", { type: "radio", class: "tile__input", name: id, value: String(place), id: place === 0 ? id : `${id}-${place}` });
    input.checked = value.value === head;
    input.addEventListener("change", () => changed(pickOf(value, setting.players)));
    const picture = pictured ? (pictureOf(setting.game, value) ?? hidden(setting.game)) : null;
    const words = make("span", { class: "tile__words" }, make("span", { class: "tile__name", text: value.label }), value.help ? make("span", { class: "tile__help", text: value.help }) : null);
    return make("label", { class: `tile${picture ? " tile--picture" : ""}` }, input, picture, words);
  });
  return make("div", { class: pictured ? "tiles tiles--pictures" : "tiles", role: "radiogroup", "aria-labelledby": `${id}-label` }, ...all);
}

/** @param {Setting} setting @param {Field} field @param {any} picks @param {(pick: any) => void} changed @param {string} id */
function each(setting, field, picks, changed, id) {
  const all = fitted(field, picks, setting.players);
  const rows = all.map((one, seat) => {
    const head = headOf(one);
    const taken = all.filter((_, other) => other !== seat).map(headOf);
    const values = field.values.filter((value) => value.again || !taken.includes(value.value));
    const put = (/** @type {any} */ pick) => changed(all.map((old, other) => (other === seat ? pick : old)));
    const name = `${id}-${seat}`;
    const label = make("label", { for: name, class: "each__label" }, seatCrest(seat), make("span", { text: field.labels?.[seat] ?? field.label }));
    const value = valueOf(field, head);
    const picture = make("span", { class: "each__picture", "aria-hidden": "true" }, (value && pictureOf(setting.game, value)) ?? hidden(setting.game));
    const list = select(values, head, (chosen) => put(pickOf(chosen, setting.players)), name, "");
    const about = value?.help ? make("span", { class: "help", text: value.help }) : null;
    const further = value?.then ? make("div", { class: "further field" }, make("label", { for: `${name}-then`, text: value.then.label }), fieldControl(setting, value.then, isFurther(one) ? one.is : "", (is) => put({ via: head, is }), `${name}-then`)) : null;
    return make("li", { class: "each__row" }, picture, make("div", { class: "field" }, label, list, about, further));
  });
  return make("ul", { class: "each", id }, ...rows);
}

/** @param {Setting} setting @param {Field} field @param {any} picks @param {(pick: any) => void} changed @param {string} id */
function many(setting, field, picks, changed, id) {
  const chosen = new Set(Array.isArray(picks) ? picks : []);
  const tally = make("p", { class: "small muted", role: "status", text: count("web-setup-chosen", chosen.size) });
  const all = field.values.map((value, place) => {
    const input = make("input", { type: "checkbox", class: "tile__input", id: place === 0 ? id : `${id}-${place}` });
    input.checked = chosen.has(value.value);
    input.addEventListener("change", () => {
      if (input.checked) chosen.add(value.value);
      else chosen.delete(value.value);
      tally.textContent = count("web-setup-chosen", chosen.size);
      changed(field.values.map((one) => one.value).filter((one) => chosen.has(one)));
    });
    const words = make("span", { class: "tile__words" }, make("span", { class: "tile__name", text: value.label }), make("span", { class: "tile__help", text: value.help }));
    return make("label", { class: "tile tile--picture" }, input, pictureOf(setting.game, value), words);
  });
  return make("div", { class: "field" }, tally, make("div", { class: "tiles tiles--pictures", role: "group", "aria-labelledby": `${id}-label` }, ...all));
}

/** @param {Field} field @param {any} pick @param {(pick: any) => void} changed @param {string} id */
function text(field, pick, changed, id) {
  const long = field.kind === "file";
  const input = long ? make("textarea", { class: "input code", id, rows: "8", spellcheck: "false" }) : make("input", { class: "input", id, autocomplete: "off", spellcheck: "false", "aria-labelledby": `${id}-label` });
  input.value = String(pick ?? "");
  input.addEventListener("input", () => changed(input.value));
  if (!long) return input;
  const file = make("input", { type: "file", class: "input", "aria-label": word("web-setup-file") });
  file.addEventListener("change", async () => {
    input.value = (await file.files?.[0]?.text()) ?? input.value;
    changed(input.value);
  });
  return make("div", { class: "field" }, input, file);
}

/** @param {Value[]} values @param {any} head @param {(value: Value) => void} changed @param {string} id @param {string} label */
function select(values, head, changed, id, label) {
  const options = values.map((value, place) => make("option", { value: String(place), text: value.label }));
  const list = make("select", { class: "select", id, "aria-label": label || null }, ...options);
  list.value = String(Math.max(0, values.findIndex((value) => value.value === head)));
  list.addEventListener("change", () => changed(values[Number(list.value)]));
  return list;
}

/** Nobody knows yet: a card's back. @param {string} game */
function hidden(game) {
  return make("span", { class: "tile__picture tile__picture--hidden", "aria-hidden": "true" }, cardBack(game));
}

/**
 * A picture for a set-up: of the first thing in it that has one, or the game's crest.
 * @param {string} game @param {Field[]} fields @param {Record<string, any>} setup
 */
export function presetPicture(game, fields, setup) {
  for (const field of fields) {
    const head = headOf(setup[field.id]);
    const named = valueOf(field, head);
    const values = named?.then?.kind === "each" ? [setup[field.id].is].flat().map((one) => named.then && valueOf(named.then, one)) : [named];
    for (const value of values) {
      const picture = value ? pictureOf(game, value) : null;
      if (picture !== null) return picture;
    }
  }
  return make("span", { class: "tile__picture tile__picture--crest", "aria-hidden": "true" }, gameCrest(game));
}

/** The picture of a value that a card stands for. @param {string} game @param {Value} value */
function pictureOf(game, value) {
  if (!value.picture) return null;
  const [card, kind] = value.picture;
  return make("span", { class: "tile__picture", "aria-hidden": "true" }, cardEmblem(game, { card, kind }));
}
