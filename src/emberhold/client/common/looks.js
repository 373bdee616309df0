// @ts-check
/**
 * What the games bring to the page: how each is laid out, its crest, how its cards are drawn. The
 * server writes it into the page; a page without tables knows of no game.
 */

/**
 * @typedef {"space" | "cards" | "hand" | "pile" | "deck" | "breach" | "dice" | "stall" | "turns" | "side"} ZoneLook
 * @typedef {"board" | "aside" | "turns" | "market" | "player" | "strip" | "map" | "duel"} Part
 * @typedef {"top" | "map" | "market" | "strip" | "others" | "own"} Group
 * @typedef {object} Layout
 * @property {Record<string, ZoneLook>} zones how the zones of a kind look
 * @property {Record<string, Part>} areas which part an area plays
 * @property {string[]} bars marks drawn as a bar
 * @property {string[]} pips marks drawn as filled and empty dots
 * @property {string[]} purse marks of my own area that are repeated beside the question: what I can pay with
 * @property {string[]} quiet zones that are left out while empty
 * @property {string[]} silent marks of areas that are not written out
 * @property {Group[]} order the groups of areas from the top of the table to the bottom
 * @property {Record<string, string[][]>} rows which kinds of zones of an area are beside each other, row by row
 * @property {string[]} beside_hand zones of my own that are beside my hand
 * @property {boolean} facing the other side is upside down: its rows run the other way
 *
 * @typedef {{figure: string, hue: number, second: number, ground: number, rim: "spikes" | "petals", foe: string}} Crest
 * @typedef {{topic: string, verb: string, kind: string}} Batch answers that may be given one after the other at one press
 * @typedef {{topic: string, key: string, lasting: boolean}} Standing an answer that may be given for good: in every game, or at one table
 * @typedef {{topic: string, key: string}} Errand an answer about nothing on the table that can be queued
 * @typedef {{deed: string, place: string, kind: string}} Wished what something on the table is queued for
 * @typedef {{topic: string, name: "gather" | "sheets" | "apprentices", most: number}} Screen a question that has the table to itself; how many answers are gathered on it
 * @typedef {{id: string, when: string[]}} Phase a step of a turn: the topics asked in it, or `phase` and the mark of the scene
 * @typedef {{id: string, card: string, kind: string, sign: string, breach: number}} Tile a picture on a plate
 * @typedef {{words: string, plates: {id: string, tiles: Tile[]}[], first: string[], last: string[]}} Opening how a rulebook opens
 * @typedef {{layout: Layout, crest: Crest | null, fan: [string, string][], cast: Record<string, string>, batches: Batch[], ahead: string[], errands: Errand[], wished: Wished[], standing: Standing[], screens: Screen[], phases: Phase[], opening: Opening | null}} GameLook
 */

/** @type {Record<string, GameLook>} */
export const LOOKS = JSON.parse(document.getElementById("looks")?.textContent ?? "{}");
