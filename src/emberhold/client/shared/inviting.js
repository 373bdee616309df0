// @ts-check
/** Asking somebody of the circle to a free seat, from wherever their name is shown. */

import { get, post, sentence } from "../common/api.js";
import { LOOKS } from "../common/looks.js";
import { word } from "../common/words.js";
import { ownName, people } from "./circle.js";

/** @typedef {import("../common/told.js").TableRow} Row */
/** @typedef {import("./circle.js").Person} Person */

/** Where the address of the picker says who is to come; no server is sent what is behind the #. */
const MARK = "#invite=";

/**
 * Who was asked to which seat from this page, so that the next person is asked to another.
 * @type {Map<string, string>}
 */
const asked = new Map();

/**
 * Ask somebody to a seat.
 * @param {string} table
 * @param {number} seat
 * @param {Person} person
 * @returns {Promise<string>} what came of it, as a sentence
 */
export async function invite(table, seat, { handle, name }) {
  try {
    await post(`/api/t/${table}/invite`, { handle, seat, name: ownName() });
  } catch (error) {
    return sentence(error);
  }
  asked.set(`${table} ${seat}`, handle);
  return word("web-links-invited", { name });
}

/**
 * Ask somebody to a table, to a seat that nobody else was asked to if there is one.
 * @param {Row} row
 * @param {Person} person
 */
export function inviteTo(row, person) {
  const free = freeSeats(row);
  const own = free.find((seat) => asked.get(`${row.table} ${seat}`) === person.handle);
  const fresh = free.find((seat) => !asked.has(`${row.table} ${seat}`));
  return invite(row.table, own ?? fresh ?? free[0] ?? 0, person);
}

/**
 * Where somebody can be asked to come.
 * @returns {Promise<{rooms: Row[], game: string}>} one's own tables with a free seat, and the game played last
 */
export async function tablesWithRoom() {
  const { running, finished } = /** @type {{running: Row[], finished: Row[]}} */ (await get("/api/tables"));
  const rooms = running.filter((row) => row.host && freeSeats(row).length > 0);
  const game = [...running, ...finished][0]?.game ?? Object.keys(LOOKS)[0] ?? "";
  return { rooms, game };
}

/** @param {Row} row */
function freeSeats(row) {
  return row.players.filter(({ who }) => who === "open").map(({ seat }) => seat);
}

/** Where a new table is opened for somebody. @param {string} game @param {Person} person */
export function newTableFor(game, { handle }) {
  return `/new/${encodeURIComponent(game)}${MARK}${handle}`;
}

/** Whom the table that is chosen on this page is for. @returns {Person | null} */
export function guest() {
  if (!location.hash.startsWith(MARK)) return null;
  const handle = location.hash.slice(MARK.length);
  return people().find((person) => person.handle === handle) ?? null;
}
