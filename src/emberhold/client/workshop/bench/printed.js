// @ts-check
// Printed cards that a card of a nemesis may begin as: fetched when they are first looked at, in the
// language of the page.

import { get } from "../../common/api.js";
import { currentLanguage } from "../../common/words.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../../common/told.js").BenchOffered} Offered */

export class Printed {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    /** @type {Offered[] | null} */
    this.found = null;
    this.language = "";
    /** the tier whose cards are shown, or 0 */
    this.tier = 0;
  }

  /** @returns {Offered[] | null} */
  get cards() {
    return this.language === currentLanguage() ? this.found : null;
  }

  /** @param {number} tier */
  async show(tier) {
    const { bench } = this;
    try {
      if (tier && !this.cards) await this.fetch();
      this.tier = tier;
      bench.drawEditor();
    } catch (problem) {
      bench.tell(problem);
    }
  }

  async fetch() {
    const language = currentLanguage();
    const told = /** @type {{cards: Offered[]}} */ (
      await get(`/api/workshop/beginnings?game=${encodeURIComponent(this.bench.told.engine)}`)
    );
    this.found = told.cards;
    this.language = language;
  }
}
