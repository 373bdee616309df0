// @ts-check
/** Symbols in the words of cards, and what each symbol means. */

import { tokenArt } from "../art.js";
import { make } from "../../common/dom.js";
import { say } from "../../common/say.js";

/**
 * What a symbol stands for: the words a card uses for it after a number, by language, and its explanation.
 * @type {Record<string, {en?: string, pl?: string, fr?: string, means: string}>}
 */
const TERMS = {
  aether: { en: "aether", pl: "eteru?", fr: "éthers?", means: "web-gloss-aether" },
  damage: { en: "damage", pl: "obraże(?:nie|nia|niu|ń)", fr: "dégâts?", means: "web-gloss-damage" },
  life: { en: "life", pl: "punkt(?:y|ów|u|ami)? życia", fr: "points? de vie", means: "web-gloss-life" },
  charges: { en: "charges?", pl: "ładun(?:ek|ki|ków|ku)", fr: "charges?", means: "web-gloss-charges" },
  influence: { en: "influence", pl: "wpływ(?:y|ów|ami|u)?", fr: "points? d’influence", means: "web-gloss-influence" },
  attack: { means: "web-gloss-attack" },
  recover: { means: "web-gloss-recover" },
  wounds: { means: "web-gloss-wounds" },
  exhaustion: { means: "web-gloss-exhaustion" },
  status: { means: "web-gloss-status" },
  power: { means: "web-gloss-power" },
};

/** @typedef {"en" | "pl" | "fr"} Lang */

/**
 * A line of a card with its symbols drawn: those who hear the card hear the word.
 * @param {string} line
 * @param {Set<string>} met the symbols that were met are added to it
 * @returns {(string | HTMLElement)[]}
 */
export function withSymbols(line, met) {
  const lang = /** @type {Lang} */ (document.documentElement.lang);
  const terms = Object.entries(TERMS).filter(([, term]) => term[lang]);
  const found = new RegExp(
    `(\\d+)[ \\u00a0\\u202f](${terms.map(([, term]) => `(?:${term[lang]})`).join("|")})(?![\\p{L}])`,
    "giu",
  );
  const parts = [];
  let from = 0;
  for (const match of line.matchAll(found)) {
    const [whole, number, name] = match;
    const sign = terms.find(([, term]) => new RegExp(`^(?:${term[lang]})$`, "iu").test(name ?? ""))?.[0] ?? "";
    met.add(sign);
    parts.push(
      line.slice(from, match.index),
      make(
        "span",
        { class: "symbol" },
        make("b", { class: "digits", text: number }),
        make("span", { class: "symbol__art", title: say(TERMS[sign]?.means ?? "") }, tokenArt(sign)),
        make("span", { class: "unseen", text: ` ${name}` }),
      ),
    );
    from = match.index + whole.length;
  }
  return [...parts, line.slice(from)].filter((part) => part !== "");
}

/** The word a line of a card begins with, before its colon: when it happens, or what is counted. */
const KEYWORD = /^(\p{Lu}[\p{L}\d ’-]{1,26}?)([ \u00a0\u202f]?:) (?=\S)/u;

/**
 * A line of a card as it is read: its first word set apart, its symbols drawn.
 * @param {string} line
 * @param {Set<string>} met
 * @returns {(string | HTMLElement)[]}
 */
export function spelledOut(line, met) {
  const begins = KEYWORD.exec(line);
  if (!begins) return withSymbols(line, met);
  const [, word = ""] = begins;
  const calm = word === word.toLocaleUpperCase() ? word.charAt(0) + word.slice(1).toLocaleLowerCase() : word;
  return [
    make("b", { class: "keyword" }, calm, make("span", { class: "unseen", text: begins[2] })),
    " ",
    ...withSymbols(line.slice(begins[0].length), met),
  ];
}

/**
 * A paragraph for a line of a card; what is between two ways to take is in the middle.
 * @param {string} line
 * @param {...(string | Node)} words
 */
export function paragraph(line, ...words) {
  return make("p", { class: /^\p{Lu}{2,5}$/u.test(line) ? "or" : null }, ...words);
}

/**
 * What the symbols mean, one line each.
 * @param {Iterable<string>} signs
 */
export function glossary(signs) {
  const known = [...new Set(signs)].filter((sign) => TERMS[sign]);
  if (!known.length) return null;
  return make(
    "ul",
    { class: "glossary" },
    ...known.map((sign) =>
      make(
        "li",
        {},
        make("span", { class: "glossary__art", "aria-hidden": "true" }, tokenArt(sign)),
        make("span", { text: say(TERMS[sign]?.means ?? "") }),
      ),
    ),
  );
}

/**
 * What a mark means beside what it says.
 * @param {{id: string, label: string}} mark
 */
export function explained({ id, label }) {
  const term = TERMS[id];
  return term && label ? `${label}. ${say(term.means)}` : label;
}
