// @ts-check
/** What each game is about, in a few words. */

import { word } from "./words.js";

/** @type {Record<string, string>} */
const AIMS = { "war-eternal": "web-aim-war-eternal", ashes: "web-aim-ashes", relic: "web-aim-relic" };

/** @param {string} game @returns {string} nothing for a game that tells it in its own way */
export function aimOf(game) {
  const id = AIMS[game];
  return id ? word(id) : "";
}
