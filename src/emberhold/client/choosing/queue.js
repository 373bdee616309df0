// @ts-check
/** Answers that were gathered on one screen and are given one after the other, for each of my seats; they outlive a reload. */

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {{topic: string, key: string}} Waiting an answer and what it answers */

const KEY = "emberhold-gathered";

export class Queue {
  /** @param {string} table */
  constructor(table) {
    this.key = `${KEY}-${table}`;
    /** @type {Map<number, Waiting[]>} */
    this.waiting = read(this.key);
    /** @type {{from: number, to: number} | null} how many answers had been given before and after a gathering */
    this.span = null;
  }

  /** A gathering is under way: its first answer is the earliest one that was asked for here. @param {State} state */
  begins({ table: { settled } }) {
    if (!this.span || settled < this.span.from) this.span = { from: settled, to: settled };
  }

  /**
   * @param {number} seat
   * @param {Waiting[]} answers
   */
  put(seat, answers) {
    this.waiting.set(seat, [...answers]);
    this.#keep();
  }

  /** @param {number} seat */
  holds(seat) {
    return this.waiting.has(seat);
  }

  /** Somebody undoes an answer: nothing is given by itself any more. */
  stop() {
    if (!this.waiting.size) return;
    this.waiting.clear();
    this.#keep();
  }

  /**
   * The next answer to be given for one of my seats.
   * @param {State} state
   * @returns {{seat: number, key: string} | null}
   */
  next(state) {
    if (state.moment !== null || state.result) return null;
    for (const [seat, [first]] of this.waiting) {
      const asked = state.asked.find((each) => each.seat === seat && !each.anyone);
      if (asked && asked.topic !== first?.topic) this.drop(seat);
      else if (asked && first && state.you.seats.includes(seat)) return { seat, key: first.key };
    }
    return null;
  }

  /** An answer is on its way. @param {number} seat @param {State} state the table before it */
  sent(seat, { table }) {
    const waiting = this.waiting.get(seat);
    if (this.span) this.span.to = Math.max(this.span.to, table.answers + 1);
    waiting?.shift();
    if (waiting?.length) this.#keep();
    else this.drop(seat);
  }

  /** Where undoing goes to: undoing one answer of a gathering undoes all of it. @param {number} to */
  backTo(to) {
    return this.span && to > this.span.from && to <= this.span.to ? this.span.from : to;
  }

  /** None of the others follows. @param {number} seat */
  drop(seat) {
    this.waiting.delete(seat);
    this.#keep();
  }

  #keep() {
    try {
      if (this.waiting.size) localStorage.setItem(this.key, JSON.stringify([...this.waiting]));
      else localStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }
}

/** @param {string} key @returns {Map<number, Waiting[]>} */
function read(key) {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return new Map();
  }
}
