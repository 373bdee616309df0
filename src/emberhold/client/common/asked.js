// @ts-check
// What is asked for once and remembered, until what it said may have changed.

/** @template Answer */
export class Asked {
  /** @type {Map<string, Promise<Answer>>} */
  #known = new Map();
  #age = 0;

  /** @param {(key: string) => Promise<Answer>} ask */
  constructor(ask) {
    this.ask = ask;
  }

  /**
   * The answer as it is when it is given: what was on its way while everything was forgotten is asked for again. What
   * failed is not remembered.
   * @param {string} key
   * @returns {Promise<Answer>}
   */
  async of(key) {
    const age = this.#age;
    const answer = await this.#first(key);
    return age === this.#age ? answer : this.of(key);
  }

  /** What was said may have changed. */
  forget() {
    this.#age += 1;
    this.#known.clear();
  }

  /** @param {string} key */
  #first(key) {
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.ask(key);
    this.#known.set(key, asked);
    asked.catch(() => {
      if (this.#known.get(key) === asked) this.#known.delete(key);
    });
    return asked;
  }
}
