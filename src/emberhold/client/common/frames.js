// @ts-check
/** What the server tells a page, as types (made from its own: `shown.d.ts`), and small readers of marks. */

/** How long a turn may take, in seconds, as the server offers it; 0 for no limit. */
export const PERIODS = [0, 180, 600, 86400, 259200, 604800];

/**
 * @typedef {import("./shown.js").Mark} Mark
 * @typedef {import("./shown.js").Piece} Piece
 * @typedef {import("./shown.js").Zone} Zone
 * @typedef {import("./shown.js").Space} Space
 * @typedef {import("./shown.js").Way} Way
 * @typedef {import("./shown.js").Region} Region
 * @typedef {import("./shown.js").Chart} Chart
 * @typedef {import("./shown.js").Track} Track
 * @typedef {import("./shown.js").Dial} Dial
 * @typedef {import("./shown.js").Area} Area
 * @typedef {import("./shown.js").Scene} Scene
 * @typedef {import("./shown.js").Option} Option
 * @typedef {import("./shown.js").Asked} Asked
 * @typedef {import("./shown.js").Word} Word
 * @typedef {import("./shown.js").LogLine} LogLine
 * @typedef {import("./shown.js").LogPart} LogPart
 * @typedef {import("./shown.js").Seat} Seat
 * @typedef {import("./shown.js").PendingUndo} PendingUndo
 * @typedef {import("./shown.js").Undo} Undo
 * @typedef {import("./shown.js").News} News
 * @typedef {import("./shown.js").AreaChange} AreaChange
 * @typedef {import("./shown.js").Change} Change
 * @typedef {import("./shown.js").Beat} Beat
 * @typedef {import("./shown.js").Lesson} Lesson
 * @typedef {import("./shown.js").Puzzle} Puzzle
 * @typedef {import("./shown.js").Phrase} Phrase
 * @typedef {import("./shown.js").TalkLine} TalkLine
 * @typedef {import("./shown.js").Talk} Talk
 * @typedef {import("./shown.js").State} State
 * @typedef {import("./shown.js").Step} Step
 * @typedef {import("./shown.js").Done} Done
 * @typedef {import("./shown.js").Hint} Hint
 * @typedef {import("./shown.js").Why} Why
 * @typedef {import("./shown.js").Reply} Reply
 * @typedef {import("./shown.js").ServerFrame} ServerFrame
 * @typedef {import("./shown.js").Outcome} Result
 * @typedef {import("./shown.js").Refusal} Refused
 */

/**
 * @param {Mark[]} marks
 * @param {string} id
 * @returns {Mark | undefined}
 */
export function markOf(marks, id) {
  return marks.find((mark) => mark.id === id);
}

/**
 * @param {Mark[]} marks
 * @param {string} id
 * @returns {number | null} the number a mark holds
 */
export function numberOf(marks, id) {
  const value = markOf(marks, id)?.value;
  return typeof value === "number" ? value : null;
}

/**
 * @param {Mark[]} marks
 * @param {string} id
 * @returns {boolean}
 */
export function isSet(marks, id) {
  return Boolean(markOf(marks, id)?.value);
}

/**
 * The part of an id that says what kind of place it is: `hand:0` is a `hand`.
 * @param {string} id
 */
export function kindOf(id) {
  return id.split(":", 1)[0] ?? id;
}

/**
 * The seat whose place it is, or null for what belongs to nobody.
 * @param {string} id
 * @returns {number | null}
 */
export function seatOf(id) {
  const seat = id.split(":")[1];
  return seat !== undefined && /^\d+$/.test(seat) ? Number(seat) : null;
}

/**
 * The ids of a scene that a player may click for an area: its own and that of the figure it stands for.
 * @param {Area} area
 * @returns {string[]}
 */
export function areaIds(area) {
  const figure = markOf(area.marks, "piece")?.value;
  return typeof figure === "string" ? [area.id, figure] : [area.id];
}

/** Something that gets in the way of nobody: a fresh name for a frame. */
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
