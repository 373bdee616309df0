// @ts-check
/**
 * The people one has played with. The list is kept in this browser; what it holds of a person is a name
 * and a handle, which opens nothing and lets them be invited. Links carry it in the part behind the #,
 * which no server is sent.
 */

import { get, post } from "../common/api.js";

/**
 * @typedef {import("../common/told.js").Circle} Circle
 * @typedef {import("../common/told.js").Met} Met
 * @typedef {{handle: string, name: string, own?: boolean}} Person `own`: the name was given here
 */

const KEY = "emberhold.circle";
const NAME = "emberhold.name";
const MOST = 100;
const LONGEST = 40;
const HANDLE = /^[A-Za-z0-9_-]{22}$/;

/** Whether something from outside is a person. @param {any} found @returns {found is Person} */
function isPerson(found) {
  return (
    typeof found?.handle === "string" &&
    HANDLE.test(found.handle) &&
    typeof found.name === "string" &&
    found.name.trim() !== ""
  );
}

/** @returns {Person[]} */
export function people() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPerson).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** @param {Person[]} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Then they are known until the page is closed.
  }
}

/** Add people; those who are known already keep their place and get their newest name. @param {unknown[]} found @returns {number} how many are new */
export function meet(found) {
  const all = new Map(people().map((person) => [person.handle, person]));
  const before = all.size;
  for (const person of found.filter(isPerson)) {
    if (all.get(person.handle)?.own) continue;
    all.set(person.handle, { handle: person.handle, name: person.name.trim().slice(0, LONGEST) });
  }
  keep([...all.values()]);
  return all.size - before;
}

/**
 * Call somebody by another name; it stays, whatever name they sit down under.
 * @param {string} handle
 * @param {string} name
 */
export function rename(handle, name) {
  const called = name.trim().slice(0, LONGEST);
  if (called) keep(people().map((person) => (person.handle === handle ? { handle, name: called, own: true } : person)));
}

/** @param {string} handle */
export function part(handle) {
  keep(people().filter((person) => person.handle !== handle));
}

export function ownName() {
  try {
    return (localStorage.getItem(NAME) ?? "").slice(0, LONGEST);
  } catch {
    return "";
  }
}

/** @param {string} name */
export function callMe(name) {
  try {
    localStorage.setItem(NAME, name.trim().slice(0, LONGEST));
  } catch {
    // Then it is asked again.
  }
}

/** Who is here, and who asks me. @param {boolean} [online] whether others may see me @returns {Promise<Circle>} */
export function look(online) {
  return post("/api/circle", { handles: people().map((person) => person.handle), online: online ?? null });
}

/**
 * Everybody at a table joins my circle; those without a name keep the one they have here.
 * @param {string} table
 * @param {(seat: number) => string} nameless what somebody is called until they are given a name
 */
export async function meetAt(table, nameless) {
  const met = /** @type {Met[]} */ (await get(`/api/t/${encodeURIComponent(table)}/circle`));
  const known = new Map(people().map((person) => [person.handle, person.name]));
  meet(met.map(({ handle, name, seat }) => ({ handle, name: name || known.get(handle) || nameless(seat) })));
}

/** A link that carries people. @param {Person[]} found */
export function linkFor(found) {
  const text = new TextEncoder().encode(JSON.stringify(found));
  return `${location.origin}/#circle=${btoa(String.fromCharCode(...text))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}`;
}

/** The people in the address of this page; null where it carries none, empty where it is damaged. @returns {Person[] | null} */
export function carried() {
  const found = /^#circle=([A-Za-z0-9_-]*)/.exec(location.hash);
  if (!found) return null;
  try {
    const raw = atob((found[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const read = JSON.parse(new TextDecoder().decode(Uint8Array.from(raw, (each) => each.charCodeAt(0))));
    return Array.isArray(read) ? read.filter(isPerson).slice(0, MOST) : [];
  } catch {
    return [];
  }
}
