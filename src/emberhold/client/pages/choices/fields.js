// @ts-check
// The fields of a set-up as something to choose from: faces where there are some, words otherwise.

import { gameCrest, seatCrest } from "../../art/emblems.js";
import { make } from "../../common/dom.js";
import { boxMark } from "../boxes.js";
import { faceGrid, fanOf, pictureOf, seatPlates } from "./faces.js";
import { fitted, headOf, isFurther, pickOf, usual, valueOf } from "./picks.js";
import { fileButton } from "../../shared/files.js";
import { count, word } from "../../common/words.js";

/** @typedef {import("./picks.js").Field} Field */
/** @typedef {import("./picks.js").Value} Value */
/** @typedef {{game: string, players: number}} Setting */

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

/**
 * @param {Setting} setting
 * @param {Field} field
 * @param {any} pick
 * @param {(pick: any) => void} changed
 * @param {string} id
 */
function choice(setting, field, pick, changed, id) {
  const head = headOf(pick ?? field.default);
  const choose = (/** @type {Value} */ value) => changed(pickOf(value, setting.players));
  const pictured = field.values.some((value) => value.picture !== null);
  const list = pictured
    ? faceGrid({ game: setting.game, id, label: field.label, values: field.values, head, choose })
    : tiles(setting, field, head, choose, id);
  const inside = further(setting, field, head, pick, changed, id);
  return inside ? make("div", { class: "field" }, list, inside) : list;
}

/**
 * What a chosen value asks further. Faces of people are there from the beginning: before anybody has chosen seat by
 * seat, every seat has what was chosen for all of them.
 * @param {Setting} setting @param {Field} field @param {any} head @param {any} pick @param {(pick: any) => void} changed @param {string} id
 */
function further(setting, field, head, pick, changed, id) {
  const people = field.values.find(
    ({ then }) => then?.kind === "each" && then.values.some((value) => value.picture !== null),
  );
  const then = valueOf(field, head)?.then ?? null;
  if (people?.then && (then === people.then || (then === null && valueOf(people.then, head)))) {
    const picks = isFurther(pick) ? pick.is : Array.from({ length: setting.players }, () => head);
    return each(setting, people.then, picks, (is) => changed({ via: people.value, is }), `${id}-then`);
  }
  if (then === null) return null;
  const inner = isFurther(pick) ? pick.is : usual(then, setting.players);
  const legend =
    then.kind === "each"
      ? null
      : make("span", {
          class: "label",
          id: `${id}-then-label`,
          text: then.kind === "many" ? word("web-setup-many") : then.label,
        });
  return make(
    "div",
    { class: "further field" },
    legend,
    fieldControl(setting, then, inner, (is) => changed({ via: head, is }), `${id}-then`),
  );
}

/**
 * @param {Setting} setting
 * @param {Field} field
 * @param {any} head
 * @param {(value: Value) => void} choose
 * @param {string} id
 */
function tiles(setting, field, head, choose, id) {
  const all = field.values.map((value, place) => {
    const input = make("input", {
      type: "radio",
      class: "tile__input",
      name: id,
      value: String(place),
      id: place === 0 ? id : `${id}-${place}`,
    });
    input.checked = value.value === head;
    input.addEventListener("change", () => choose(value));
    const words = make(
      "span",
      { class: "tile__words" },
      make("span", { class: "tile__name", text: value.label }),
      value.help ? make("span", { class: "tile__help", text: value.help }) : null,
    );
    const fan = fanOf(setting.game, value);
    return make("label", { class: fan ? "tile tile--fan" : "tile" }, input, fan ? boxMark(value) : null, words, fan);
  });
  return make("div", { class: "tiles", role: "radiogroup", "aria-label": field.label }, ...all);
}

/** Which seat is choosing, by field: it stays where it is while the page is drawn again. @type {Map<string, number>} */
const choosing = new Map();

/**
 * @param {Setting} setting
 * @param {Field} field
 * @param {any} picks
 * @param {(pick: any) => void} changed
 * @param {string} id
 */
function each(setting, field, picks, changed, id) {
  const all = fitted(field, picks, setting.players);
  const now = Math.min(choosing.get(id) ?? 0, setting.players - 1);
  const box = make("div", { class: "field each", id: `${id}-each` });
  const turn = (/** @type {number} */ seat) => {
    choosing.set(id, seat);
    const again = each(setting, field, all, changed, id);
    box.replaceWith(again);
    const lit = again.querySelector("input:checked");
    if (lit instanceof HTMLElement) lit.focus();
  };
  const plates =
    setting.players > 1 &&
    seatPlates({
      game: setting.game,
      id,
      label: field.label,
      now,
      taken: all.map((one) => valueOf(field, headOf(one))),
      turn,
    });
  const label = field.labels?.[now] ?? field.label;
  const heading = make("span", { class: "label each__label" }, seatCrest(now), make("span", { text: label }));
  box.append(
    ...[plates, heading, ofSeat(setting, field, all, now, label, changed, `${id}-${now}`)].filter(
      (part) => part !== false,
    ),
  );
  return box;
}

/**
 * What one seat chooses; who takes what another has leaves them their own for it.
 * @param {Setting} setting @param {Field} field @param {any[]} all @param {number} seat @param {string} label @param {(pick: any) => void} changed @param {string} id
 */
function ofSeat(setting, field, all, seat, label, changed, id) {
  const head = headOf(all[seat]);
  const owner = (/** @type {Value} */ value) => {
    const other = value.again ? -1 : all.findIndex((one, place) => place !== seat && headOf(one) === value.value);
    return other < 0 ? null : other;
  };
  const choose = (/** @type {Value} */ value) => {
    const other = owner(value);
    changed(
      all.map((one, place) => (place === seat ? pickOf(value, setting.players) : place === other ? all[seat] : one)),
    );
  };
  const pictured = field.values.some((value) => value.picture !== null);
  const list = pictured
    ? faceGrid({ game: setting.game, id, label, values: field.values, head, owner, choose })
    : tiles(setting, { ...field, label }, head, choose, id);
  const then = valueOf(field, head)?.then;
  if (!then) return list;
  const inner = isFurther(all[seat]) ? all[seat].is : "";
  const put = (/** @type {any} */ is) => changed(all.map((one, place) => (place === seat ? { via: head, is } : one)));
  return make(
    "div",
    { class: "field" },
    list,
    make(
      "div",
      { class: "further field" },
      make("label", { for: `${id}-then`, text: then.label }),
      fieldControl(setting, then, inner, put, `${id}-then`),
    ),
  );
}

/**
 * @param {Setting} setting
 * @param {Field} field
 * @param {any} picks
 * @param {(pick: any) => void} changed
 * @param {string} id
 */
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
    const words = make(
      "span",
      { class: "tile__words" },
      make("span", { class: "tile__name", text: value.label }),
      make("span", { class: "tile__help", text: value.help }),
    );
    return make("label", { class: "tile tile--picture" }, input, pictureOf(setting.game, value), boxMark(value), words);
  });
  return make(
    "div",
    { class: "field" },
    tally,
    make("div", { class: "tiles tiles--pictures", role: "group", "aria-labelledby": `${id}-label` }, ...all),
  );
}

/** @param {Field} field @param {any} pick @param {(pick: any) => void} changed @param {string} id */
function text(field, pick, changed, id) {
  const long = field.kind === "file";
  const input = long
    ? make("textarea", { class: "input code", id, rows: "8", spellcheck: "false" })
    : make("input", { class: "input", id, autocomplete: "off", spellcheck: "false", "aria-labelledby": `${id}-label` });
  input.value = String(pick ?? "");
  input.addEventListener("input", () => changed(input.value));
  if (!long) return input;
  const file = fileButton({ id: `${id}-file`, text: word("web-setup-file") }, async (chosen) => {
    input.value = await chosen.text();
    changed(input.value);
  });
  return make("div", { class: "field" }, input, file);
}

/**
 * A picture for a set-up: of the first thing in it that has one, or the game's crest.
 * @param {string} game @param {Field[]} fields @param {Record<string, any>} setup
 */
export function presetPicture(game, fields, setup) {
  for (const field of fields) {
    const head = headOf(setup[field.id]);
    const named = valueOf(field, head);
    const values =
      named?.then?.kind === "each"
        ? [setup[field.id].is].flat().map((one) => named.then && valueOf(named.then, one))
        : [named];
    for (const value of values) {
      const picture = value ? pictureOf(game, value) : null;
      if (picture !== null) return picture;
    }
  }
  return make("span", { class: "tile__picture tile__picture--crest", "aria-hidden": "true" }, gameCrest(game));
}
