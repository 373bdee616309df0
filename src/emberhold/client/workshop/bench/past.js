// @ts-check
// What was changed before, to be undone: each draft as it was, and what of it was on the bench.

/** @typedef {import("../drafts.js").Draft} Draft */
/** @typedef {{draft: Draft, at: number, inner: number, writing?: string}} Step */

const MOST = 100;

export class Past {
  constructor() {
    /** @type {Step[]} */
    this.steps = [];
  }

  get isEmpty() {
    return this.steps.length === 0;
  }

  /** What is typed into one field is one step. @param {Step} step @param {string} [writing] what is typed into */
  remember({ draft, at, inner }, writing = "") {
    if (writing && this.steps.at(-1)?.writing === writing) return;
    this.steps = [...this.steps, { draft, at, inner, writing }].slice(-MOST);
  }

  back() {
    return this.steps.pop();
  }

  forget() {
    this.steps = [];
  }
}
