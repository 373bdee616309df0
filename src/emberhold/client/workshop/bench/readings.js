// @ts-check
// How clauses read, as far as the server has told: a strip keeps what it said until that is known.

import * as clauses from "../clauses.js";

export class Readings {
  constructor() {
    /** by clause, and by the place where one was read last @type {Map<string, string>} */
    this.known = new Map();
  }

  /** @param {Record<string, string[]>} strips @param {Record<string, any[]>} texts */
  learn(strips, texts) {
    for (const [field, told] of Object.entries(strips)) {
      clauses
        .verbsIn(texts[field] ?? [])
        .forEach((clause, n) => this.known.set(clauses.shallow(clause), told[n] ?? ""));
    }
  }

  /**
   * How a clause reads; until that is known, what was there.
   * @param {clauses.Clause} clause
   * @param {string} where
   * @param {clauses.Words} words
   */
  at(clause, where, words) {
    const word = words[clause[0]];
    const fresh = JSON.stringify(word?.new) === JSON.stringify(clause);
    const text = this.known.get(clauses.shallow(clause)) ?? (fresh ? word?.text : undefined);
    const here = `${where}.${clause[0]}`;
    if (text !== undefined) this.known.set(here, text);
    return text ?? this.known.get(here) ?? "";
  }

  clear() {
    this.known.clear();
  }
}
