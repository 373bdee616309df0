// @ts-check
/**
 * Answers ahead: what somebody will do in their next turn, pressed while others play, perhaps under conditions. Each
 * is given when its turn comes; one that does not fit any more is dropped with the reason.
 */

/** @typedef {import("../../common/frames.js").Asked} Asked */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/shown.js").Offer} Condition */
/** @typedef {import("../../common/shown.js").Judged["stand"][number]} Stands */
/** @typedef {{id: string, name: string, conditions: Condition[]}} Wish */
/** @typedef {{dropped: Wish, several: boolean, unmet: Condition | null}} Dropped */

const MOST = 9;
/** Conditions of one wish: all of them together are as many as the server judges at once. */
const MOST_CONDITIONS = 4;

export class Ahead {
  /** @param {string[]} topics the questions at which wishes are looked at; none: any of one's own */
  constructor(topics) {
    this.topics = topics;
    /** @type {Wish[]} */
    this.wishes = [];
    /** the version of the table for which the server was asked how the conditions stand */
    this.asked = -1;
    /** @type {{version: number, of: Map<Condition, Stands>}} */
    this.judgement = { version: -1, of: new Map() };
  }

  /** @param {string} id */
  has(id) {
    return this.wishes.some((wish) => wish.id === id);
  }

  get isFull() {
    return this.wishes.length >= MOST;
  }

  /** The wish that conditions are set for: the one pressed last. */
  get last() {
    return this.wishes.at(-1) ?? null;
  }

  /** All that has to be judged. */
  get conditions() {
    return this.wishes.flatMap((wish) => wish.conditions);
  }

  /** @param {{id: string, name: string}} wish */
  add(wish) {
    if (!this.has(wish.id) && !this.isFull) this.wishes.push({ ...wish, conditions: [] });
  }

  /** @param {string} id */
  drop(id) {
    this.wishes = this.wishes.filter((wish) => wish.id !== id);
  }

  clear() {
    this.wishes = [];
  }

  /**
   * Set a condition; it takes the place of one that says the same with another number.
   * @param {Wish} wish
   * @param {Condition} condition
   */
  require(wish, condition) {
    const place = wish.conditions.findIndex((each) => isAlike(each, condition));
    if (place >= 0) wish.conditions[place] = condition;
    else if (wish.conditions.length < MOST_CONDITIONS) wish.conditions.push(condition);
    this.asked = -1;
  }

  /**
   * @param {Wish} wish
   * @param {Condition} condition
   */
  release(wish, condition) {
    wish.conditions = wish.conditions.filter((each) => each !== condition);
  }

  /**
   * Whether the server has to be asked how the conditions stand; it is asked once for each version.
   * @param {number} version
   */
  asks(version) {
    if (this.asked === version || !this.conditions.length) return false;
    this.asked = version;
    return true;
  }

  /**
   * Keep what the server has said; wishes whose conditions will not hold again leave at once.
   * @param {number} version
   * @param {Condition[]} conditions
   * @param {Stands[]} stand
   * @returns {Dropped[]}
   */
  judged(version, conditions, stand) {
    const of = new Map(conditions.map((condition, place) => [condition, stand[place] ?? "waits"]));
    this.judgement = { version, of };
    /** @type {Dropped[]} */
    const dropped = [];
    for (const wish of [...this.wishes]) {
      const unmet = wish.conditions.find((condition) => of.get(condition) === "gone");
      if (!unmet) continue;
      this.wishes = this.wishes.filter((each) => each !== wish);
      dropped.push({ dropped: wish, several: false, unmet });
    }
    return dropped;
  }

  /**
   * The answer that comes next; a wish that does not fit leaves the queue and is told of.
   * @param {Asked} asked
   * @param {number} version
   * @returns {{option: Option} | Dropped | null} nothing while a condition is waited for
   */
  next(asked, version) {
    const [wish] = this.wishes;
    if (!wish || asked.anyone || (this.topics.length > 0 && !this.topics.includes(asked.topic))) return null;
    const stand = wish.conditions.map((condition) => this.#stands(condition, version));
    const unmet = wish.conditions.find((_, place) => stand[place] === "fails" || stand[place] === "gone") ?? null;
    if (!unmet && stand.includes("waits")) return null;
    this.wishes.shift();
    if (unmet) return { dropped: wish, several: false, unmet };
    const options = asked.options.filter((option) => option.pieces.includes(wish.id));
    const [only] = options;
    return options.length === 1 && only
      ? { option: only }
      : { dropped: wish, several: options.length > 1, unmet: null };
  }

  /**
   * What has not been judged at this version is waited for.
   * @param {Condition} condition
   * @param {number} version
   * @returns {Stands}
   */
  #stands(condition, version) {
    return (this.judgement.version === version && this.judgement.of.get(condition)) || "waits";
  }

  /**
   * Numbers on what is wished, in the order in which it will be done.
   * @param {(id: string) => HTMLElement | null} find
   */
  draw(find) {
    for (const old of document.querySelectorAll("[data-ahead]")) old.removeAttribute("data-ahead");
    this.wishes.forEach((wish, place) => find(wish.id)?.setAttribute("data-ahead", String(place + 1)));
  }
}

/** @param {Condition} one @param {Condition} other */
function isAlike(one, other) {
  return one.kind === other.kind && one.about === other.about && one.place === other.place;
}
