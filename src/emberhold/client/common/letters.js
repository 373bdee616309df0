// @ts-check
// Letters as a person may type them: without case, accents and typographic signs.

/** @type {Record<string, string>} */
const PLAIN = { ł: "l", œ: "oe", æ: "ae", "’": "'", "–": "-", "\u00a0": " " };

/** `Żar’y` and `zar'y` are the same when somebody looks for something. @param {string} words */
export function folded(words) {
  return words
    .toLowerCase()
    .replace(/[łœæ’–\u00a0]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "");
}
