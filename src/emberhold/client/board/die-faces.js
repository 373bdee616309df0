// @ts-check
/** What each face of the die that is to fall next would mean in a battle, as the game says. */

import { dieArt } from "./art.js";
import { fillWith, make } from "../common/dom.js";
import { markOf } from "../common/frames.js";
import { headed, say } from "../common/say.js";

/** @typedef {import("../common/frames.js").Mark} Mark */

const HIGHEST = 6;

/**
 * What the faces mean, from the first to the last; none where no die is to fall.
 * @param {Mark[]} marks of the battle
 */
export function meaningsOf(marks) {
  return String(markOf(marks, "faces")?.value ?? "")
    .split(" ")
    .filter(Boolean);
}

/**
 * The same in a few words: “2 ties · 3 or more wins”.
 * @param {string[]} meanings
 */
export function facesInWords(meanings) {
  const showing = (/** @type {string} */ meaning) =>
    meanings.flatMap((each, place) => (each === meaning ? [place + 1] : []));
  const [ties, wins, again] = [showing("tie"), showing("win"), showing("again")];
  const first = wins[0];
  return [
    ties.length > 0 && say("web-face-ties", { n: ties.join(", ") }),
    first === 1 && say("web-face-all"),
    first === HIGHEST && say("web-face-only"),
    first !== undefined && first > 1 && first < HIGHEST && say("web-face-from", { n: first }),
    again.length > 0 && say("web-face-throws", { n: again.join(", ") }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * @param {HTMLElement} root
 * @param {string} game
 * @param {string[]} meanings
 */
export function drawFaces(root, game, meanings) {
  root.hidden = !meanings.length;
  root.setAttribute("aria-label", say("web-faces"));
  fillWith(root, ...meanings.map((meaning, place) => drawFace(game, place + 1, meaning)));
}

/**
 * @param {string} game
 * @param {number} face
 * @param {string} meaning
 */
function drawFace(game, face, meaning) {
  return make(
    "li",
    { class: "faces__face", "data-meaning": meaning },
    make("span", { class: "faces__die", "aria-hidden": "true" }, dieArt(game, `face:${face}`)),
    make("span", { class: "unseen", text: headed(String(face), "") }),
    make("span", { text: say(`web-face-${meaning}`) }),
  );
}
