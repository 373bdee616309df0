// @ts-check
// Finding rules in a book that is open, as the server finds them: for reading offline.

import { folded } from "../common/letters.js";

/** @typedef {import("../common/told.js").RuleRead} Rule */

/**
 * The rules that contain every one of the words, or have one of them as their number.
 * @param {Rule[]} rules @param {string} wanted
 */
export function fittingRules(rules, wanted) {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const fits = (/** @type {Rule} */ { id, text }) => {
    const plain = folded(text);
    return words.includes(folded(id)) || words.every((one) => plain.includes(one));
  };
  return words.length ? rules.filter(fits) : [];
}
