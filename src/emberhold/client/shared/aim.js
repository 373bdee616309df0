// @ts-check
/** What each game is about, in a few words. */

import { make } from "../common/dom.js";
import { dialog } from "./settings.js";
import { word } from "../common/words.js";

/** @type {Record<string, string>} */
const AIMS = {
  "war-eternal": "web-aim-war-eternal",
  "aeons-end": "web-aim-war-eternal",
  ashes: "web-aim-ashes",
  relic: "web-aim-relic",
  legacy: "web-aim-legacy",
};

/** @param {string} game @returns {string} nothing for a game that tells it in its own way */
export function aimOf(game) {
  const id = AIMS[game];
  return id ? word(id) : "";
}

/** Say what the game is about. @param {string} game */
export function openAim(game) {
  return dialog("aim", word("web-aim"), make("p", { class: "aim", text: aimOf(game) || word("web-aim-told") }));
}
