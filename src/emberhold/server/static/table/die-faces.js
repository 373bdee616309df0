// @ts-check
/** What each face of the die that is still to be thrown would mean in a battle. */

import { dieArt } from "./art.js";
import { fillWith, make } from "./dom.js";
import { kindOf, numberOf } from "./frames.js";
import { say } from "./words.js";

/** @typedef {import("./frames.js").Zone} Zone */
/** @typedef {"win" | "tie" | "loss" | "again"} Meaning */

const FACES = [1, 2, 3, 4, 5, 6];
const HIGHEST = 6;

/**
 * What a face makes of a score against another; the highest face throws another die.
 * @param {number} face
 * @param {number} mine
 * @param {number} foe
 * @returns {Meaning}
 */
export function meaningOf(face, mine, foe) {
  const sum = mine + face;
  if (sum > foe) return "win";
  if (face === HIGHEST) return "again";
  return sum === foe ? "tie" : "loss";
}

/**
 * @param {HTMLElement} root
 * @param {string} game
 * @param {Zone[]} zones of the battle
 */
export function drawFaces(root, game, zones) {
  const [mine, foe] = zones.filter((zone) => kindOf(zone.id) === "side").map((zone) => numberOf(zone.marks, "score"));
  const [thrown, theirs] = zones.filter((zone) => kindOf(zone.id) === "dice").map((zone) => zone.pieces.length);
  const waiting = mine !== null && mine !== undefined && foe !== null && foe !== undefined && !thrown && Boolean(theirs);
  root.hidden = !waiting;
  root.setAttribute("aria-label", say("web-faces"));
  fillWith(root, ...(waiting ? FACES.map((face) => drawFace(game, face, meaningOf(face, mine, foe))) : []));
}

/**
 * @param {string} game
 * @param {number} face
 * @param {Meaning} meaning
 */
function drawFace(game, face, meaning) {
  return make("li", { class: "faces__face", "data-meaning": meaning }, make("span", { class: "faces__die", "aria-hidden": "true" }, dieArt(game, `face:${face}`)), make("span", { class: "unseen", text: `${face}: ` }), make("span", { text: say(`web-face-${meaning}`) }));
}
