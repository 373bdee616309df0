// @ts-check
/** Tables as the server tells them, with only what a test is about filled in. */

/** @param {string} key @param {object} [more] @returns {any} an answer */
export const option = (key, more = {}) => ({ key, label: key, pieces: [], verb: "", card: null, then: null, ...more });

/** @param {any[]} options @param {object} [more] @returns {any} a question to seat 0 */
export const asked = (options, more = {}) => ({
  seat: 0,
  mine: true,
  anyone: false,
  topic: "main",
  prompt: "What do you do?",
  rules: [],
  naming: 0,
  about: {},
  page: null,
  options,
  ...more,
});

/** @param {string} id @param {object} [more] @returns {any} somebody's part of the table */
export const area = (id, more = {}) => ({ id, name: id, card: null, marks: [], zones: [], ...more });

/** @param {number} seat @param {object} [more] @returns {any} */
export const person = (seat, more = {}) => ({ seat, name: "", who: "person", here: true, acting: false, ...more });

/** Two people, of whom I am the first; it is my turn. @param {any} [more] @returns {any} */
export const state = ({ table = {}, undo = {}, you = {}, scene = {}, ...more } = {}) => ({
  version: 7,
  moment: null,
  result: null,
  campaign: null,
  asked: [],
  seats: [person(0), person(1)],
  table: { id: "one", game: "ember", answers: 5, settled: 5, free_undo: false, ...table },
  undo: { free: 0, back: null, turn: null, ask: false, back_ask: null, pending: null, ...undo },
  you: { seats: [0], host: true, spectator: false, showing: 0, ...you },
  scene: {
    marks: [],
    areas: [area("player:0", { name: "Garu", marks: [{ id: "active", value: true, label: "" }] }), area("player:1")],
    ...scene,
  },
  ...more,
});
