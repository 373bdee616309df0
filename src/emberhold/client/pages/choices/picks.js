// @ts-check
// What has been chosen for a game: a plain value, or where a value asks for more `{via, is}`.

import { headed } from "../../common/words.js";

/**
 * @typedef {import("../../common/told.js").Value} Value
 * @typedef {import("../../common/told.js").Field} Field
 * @typedef {{via: any, is: any}} Further
 */

/** @param {any} pick @returns {pick is Further} */
export function isFurther(pick) {
  return pick !== null && typeof pick === "object" && !Array.isArray(pick) && "via" in pick;
}

/** The value that is at the head of a pick. @param {any} pick */
export function headOf(pick) {
  return isFurther(pick) ? pick.via : pick;
}

/** @param {Field} field @param {any} value */
export function valueOf(field, value) {
  return field.values.find((one) => one.value === value);
}

/** What a field holds before anybody has chosen. @param {Field} field @param {number} players */
export function usual(field, players) {
  if (field.kind === "each") return Array.from({ length: players }, () => field.default ?? field.values[0]?.value);
  if (field.kind === "many") return [];
  if (field.kind === "text" || field.kind === "file") return "";
  return field.default;
}

/** A pick for a value, with the usual for whatever it asks further. @param {Value} value @param {number} players */
export function pickOf(value, players) {
  return value.then === null ? value.value : { via: value.value, is: usual(value.then, players) };
}

/** Fit a list of picks to the number of players. @param {Field} field @param {any} picks @param {number} players */
export function fitted(field, picks, players) {
  const given = Array.isArray(picks) ? picks : [];
  return Array.from({ length: players }, (_, seat) => given[seat] ?? field.default ?? field.values[0]?.value);
}

/** A pick in words. @param {Field} field @param {any} pick @returns {string} */
export function spoken(field, pick) {
  if (field.kind === "each")
    return (Array.isArray(pick) ? pick : []).map((one) => labelOf(field, headOf(one))).join(", ");
  if (field.kind === "many") return (Array.isArray(pick) ? pick : []).map((one) => labelOf(field, one)).join(", ");
  if (field.kind === "text" || field.kind === "file") return String(pick ?? "");
  const value = valueOf(field, headOf(pick));
  if (value === undefined) return String(headOf(pick) ?? "");
  const further = value.then !== null && isFurther(pick) ? spoken(value.then, pick.is) : "";
  return further ? headed(value.label, further) : value.label;
}

/** @param {Field} field @param {any} value */
function labelOf(field, value) {
  return valueOf(field, value)?.label ?? String(value);
}

/**
 * One of the values that name something, drawn by chance; nobody gets what another has.
 * @param {Field} field
 * @param {number} players
 */
export function drawn(field, players) {
  const named = field.values.filter((value) => value.then === null && !value.again);
  if (field.kind === "each") {
    let left = [...named];
    return Array.from({ length: players }, () => {
      const one = left[Math.floor(Math.random() * left.length)];
      left = left.filter(({ label }) => label !== one?.label);
      return one?.value ?? field.default;
    });
  }
  const value = named[Math.floor(Math.random() * named.length)];
  return value === undefined ? field.default : value.value;
}
