// @ts-check
/** What server and client say to each other, as types, and small readers of marks. */

/**
 * @typedef {{id: string, label: string, value: number | string | boolean}} Mark
 * @typedef {{id: string, kind: string, name: string | null, card: string | null, face: "up" | "down",
 *   marks: Mark[], label: string, art?: string}} Piece
 * @typedef {{id: string, name: string, card?: string | null, count: number, marks: Mark[], pieces: Piece[]}} Zone
 * @typedef {{id: string, x: number, y: number, width: number, height: number, shape: "box" | "round", kind: string}} Space
 * @typedef {{start: string, end: string, one_way: boolean, kind: string}} Way
 * @typedef {{id: string, name: string, spaces: string[], kind: string,
 *   label: {x: number, y: number, turn: number} | null}} Region
 * @typedef {{width: number, height: number, spaces: Space[], ways: Way[], regions: Region[]}} Chart the map of an area
 * @typedef {{id: string, name: string, kind: string, steps: {name: string | null, marks: Mark[]}[],
 *   markers: {id: string, step: number, name: string, seat: number | null}[]}} Track
 * @typedef {{id: string, name: string, value: number, least: number, most: number | null, kind: string}} Dial
 * @typedef {{id: string, name: string, card?: string | null, art?: string, marks: Mark[], zones: Zone[], map?: Chart,
 *   tracks?: Track[], dials?: Dial[]}} Area
 * @typedef {{areas: Area[], marks: Mark[]}} Scene
 * @typedef {{key: string, verb: string, label: string, then?: string | null, pieces: string[], ways?: string[][], card?: string | null}} Option
 *   `then`: what it would bring about, where that is known; `ways`: where it leads on a map, space by space from the starting space
 * @typedef {{seat: number, mine: boolean, anyone?: boolean, topic: string, prompt: string, rules: string[],
 *   naming?: number, options: Option[], about: Record<string, string[]>, page?: import("../story/book.js").Page | null,
 *   suggested?: string[]}} Asked
 *   `about`: the pieces it is about; `page`: the page of a story that is read first; `suggested`: keys of answers printed as a suggestion
 * @typedef {string | {card: string, name: string}} Word
 * @typedef {{n?: number, at: number, text: Word[], private: boolean, turn?: string, rules?: string[]}} LogLine `turn` where a turn begins: whose kind; `rules`: why it happened
 * @typedef {{from: number, all?: boolean, lines: LogLine[]}} LogPart
 * @typedef {{seat: number, name: string, who: "person" | "bot" | "open", bot: string | null, here: boolean,
 *   acting: boolean}} Seat
 * @typedef {{by: number, to: number, waiting: number[], text?: string}} PendingUndo
 * @typedef {{free: number, back: number | null, turn: number | null, ask: boolean, back_ask: number | null,
 *   pending: PendingUndo | null}} Undo
 * @typedef {import("../pages/outcome.js").Outcome} Result
 * @typedef {{at: number, text: string, first?: boolean}} News something everybody at the table is told, the version it happened
 *   at, and whether those who have just come are told as well
 * @typedef {Omit<Partial<Area>, "zones"> & {id: string, zones: Zone[]}} AreaChange
 * @typedef {{whole?: Scene, areas?: AreaChange[], marks?: Mark[] | null}} Change what looks different after a beat
 * @typedef {{n: number, kind: string, cast: Record<string, string | string[]>, pieces: Record<string, string[]>, numbers: Record<string, number>,
 *   doing?: {card: string, sentence: number | null}, scene: Change | null}} Beat `doing`: whose text is being carried out; a line of the log as a moment to be shown; the last one's scene is the state's own
 * @typedef {{id: string, title: string, is: "on" | "left" | "over", given: number, parts: {name: string, steps: number}[],
 *   steps: {text: string, point: string[], place: [number, number]}[], key: string | null}} Lesson `place`: in which part, and where in it
 * @typedef {{id: string, title: string, about: string, goal: string, is: "open" | "solved" | "failed", number: number, of: number,
 *   next: string | null}} Puzzle
 * @typedef {{is: "state", version: number, moment: number | null,
 *   table: {id: string, game: string, title: string, answers: number, settled: number, free_undo: boolean, requested: number, pace?: string,
 *     mended?: number | null, trial?: boolean, record?: boolean},
 *   campaign?: {id: string, url: string, number: number, title: string, closed: boolean, next: string | null} | null,
 *   you: {seats: number[], host: boolean, spectator: boolean, showing: number | null},
 *   seats: Seat[], scene: Scene, asked: Asked[], log: LogPart, beats: Beat[], undo: Undo, notices: News[], concede?: boolean,
 *   lesson: Lesson | null, puzzle: Puzzle | null, result: Result | null}} State
 *   `settled`: how many answers had been given when what is asked now was put; those who answer together may have answered since
 * @typedef {{is: "done", id: string, version: number}} Done
 * @typedef {{is: "refused", id: string | null, code: string, text: string}} Refused
 * @typedef {{is: "hint", id: string, seat: number, key: string, text: string, numbers: string[]}} Hint
 * @typedef {{is: "why", id: string, text: string}} Why
 * @typedef {{is: "notice", text: string}} Notice
 * @typedef {Done | Refused | Hint | Why} Reply
 * @typedef {State | Reply | Notice} ServerFrame
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
