// @ts-check
/**
 * Answers ahead: what somebody will do in their next turn, pressed while others play, perhaps under conditions. Each
 * is given when its turn comes; one that does not fit any more is dropped with the reason.
 */

/** @typedef {import("../../common/frames.js").Asked} Asked */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/shown.js").Offer} Condition */
/** @typedef {import("../../common/shown.js").Stood} Stood */
/** @typedef {Stood["stands"]} Stands */
/** @typedef {{id: string, name: string}} Thing */
/** @typedef {import("./errands.js").Errand} Errand */
/** @typedef {{id: string, name: string, at: Thing | null, conditions: Condition[]}} Wish */
/** @typedef {"unfit" | "several" | "astray" | "unmet" | "over"} Cause */
/** @typedef {{dropped: Wish, place: number, cause: Cause, unmet: Condition | null, reason: string}} Dropped */

const MOST = 9;
/** Conditions of one wish: all of them together are as many as the server judges at once. */
const MOST_CONDITIONS = 4;
/** Milliseconds between two questions to the server while others play. */
const PAUSE = 1000;
/** What was dropped is told until it is sent away, the last of it. */
const MOST_TOLD = 3;

export class Ahead {
  /**
   * @param {string[]} topics the questions at which wishes are looked at, in the order of a turn: only at the last is
   * one dropped that does not fit; none: any of one's own
   * @param {(id: string) => string[]} called everything by which an answer may name a thing
   * @param {Errand[]} errands what may be wished besides things on the table
   */
  constructor(topics, called = (id) => [id], errands = []) {
    this.topics = topics;
    this.called = called;
    this.errands = errands;
    /** @type {Wish[]} */
    this.wishes = [];
    /** @type {string | null} the wish that somebody chose to set conditions for */
    this.chosen = null;
    /** @type {number | null} where the next wish goes: instead of one that was dropped */
    this.instead = null;
    /** how many answers had been given when somebody took over to choose for themselves: nothing is given there */
    this.held = -1;
    /** @type {string | null} at what the answer given last is aimed, until that is asked */
    this.aim = null;
    /** @type {Dropped[]} what was dropped, until it is sent away; without its reason until that is known */
    this.told = [];
    /** @type {string | null} the errand of which a part has been done */
    this.begun = null;
    /** whether it is my turn */
    this.mine = false;
    /** @type {Set<Wish>} what has been looked at in this turn of mine */
    this.due = new Set();
    /** the moment of the table for which the server was asked how the conditions stand, and when that was */
    this.asked = { of: "", at: -Infinity };
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

  /** The wish that conditions are set for: the one that was chosen, else the one pressed last. */
  get current() {
    return this.wishes.find((wish) => wish.id === this.chosen) ?? this.wishes.at(-1) ?? null;
  }

  /** @param {string} id */
  errandOf(id) {
    return this.errands.find((errand) => errand.id === id) ?? null;
  }

  /** All that has to be judged. */
  get conditions() {
    return this.wishes.flatMap((wish) => wish.conditions);
  }

  /** @param {{id: string, name: string}} wish */
  add(wish) {
    if (this.has(wish.id) || this.isFull) return;
    this.wishes.splice(this.instead ?? this.wishes.length, 0, { ...wish, at: null, conditions: [] });
    this.chosen = this.instead === null ? null : wish.id;
    this.instead = null;
  }

  /**
   * Do something earlier or later.
   * @param {string} id
   * @param {number} by
   */
  move(id, by) {
    this.put(id, this.wishes.findIndex((wish) => wish.id === id) + by);
  }

  /**
   * Do something as the first, the second …, counted from 0.
   * @param {string} id
   * @param {number} to
   */
  put(id, to) {
    const from = this.wishes.findIndex((wish) => wish.id === id);
    const [wish] = from < 0 || to < 0 || to >= this.wishes.length ? [] : this.wishes.splice(from, 1);
    if (wish) this.wishes.splice(to, 0, wish);
  }

  /** @param {string} id */
  drop(id) {
    this.wishes = this.wishes.filter((wish) => wish.id !== id);
  }

  clear() {
    this.wishes = [];
    this.begun = null;
    this.instead = null;
    this.aim = null;
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
    this.asked.of = "";
  }

  /**
   * @param {Wish} wish
   * @param {Condition} condition
   */
  release(wish, condition) {
    wish.conditions = wish.conditions.filter((each) => each !== condition);
  }

  /**
   * In how many milliseconds the server is to be asked how the conditions stand: once for each moment, and seldom
   * while others play, however fast they are.
   * @param {string} moment
   * @param {number} now
   * @param {boolean} urgent whether somebody waits for it
   * @returns {number | null} null where nothing is to be asked
   */
  asksIn(moment, now, urgent) {
    if (this.asked.of === moment || !this.conditions.length) return null;
    return urgent ? 0 : Math.max(0, this.asked.at + PAUSE - now);
  }

  /**
   * The server is asked now.
   * @param {string} moment
   * @param {number} now
   */
  ask(moment, now) {
    this.asked = { of: moment, at: now };
  }

  /**
   * Keep what the server has said; wishes whose conditions will not hold again leave at once.
   * @param {number} version
   * @param {Condition[]} conditions
   * @param {Stood[]} stood
   * @returns {Dropped[]}
   */
  judged(version, conditions, stood) {
    const of = new Map(conditions.map((condition, place) => [condition, stood[place]?.stands ?? "waits"]));
    this.judgement = { version, of };
    conditions.forEach((condition, place) => rename(condition, stood[place]));
    const gone = (/** @type {Wish} */ wish) =>
      wish.conditions.find((condition) => of.get(condition) === "gone") ?? null;
    return [...this.wishes]
      .filter(gone)
      .map((wish) => this.#let(wish, "unmet", gone(wish)))
      .filter((dropped) => dropped !== null);
  }

  /**
   * Whether it is my turn now. What it has passed by is dropped when it is over; what waits for a condition stays, and
   * so does what comes after it.
   * @param {boolean} mine
   * @returns {Dropped[]}
   */
  turn(mine) {
    const over = this.mine && !mine;
    this.mine = mine;
    if (!over) return [];
    const waits = this.wishes.findIndex((wish) => wish.conditions.some((each) => this.standing(each) === "waits"));
    const left = (waits < 0 ? [...this.wishes] : this.wishes.slice(0, waits)).filter((wish) => this.due.has(wish));
    this.due.clear();
    this.begun = null;
    return left.map((wish) => this.#let(wish, "over")).filter((dropped) => dropped !== null);
  }

  /**
   * A wish leaves the queue unfulfilled; a player who ends the turn without it needs no errand any more.
   * @param {Wish} wish
   * @param {Cause} cause
   * @param {Condition | null} [unmet]
   */
  #let(wish, cause, unmet = null) {
    const place = this.wishes.indexOf(wish);
    this.wishes.splice(place, 1);
    if (cause === "over" && this.errandOf(wish.id)) return null;
    /** @type {Dropped} */
    const dropped = { dropped: wish, place, cause, unmet, reason: "" };
    this.told = [...this.told, dropped].slice(-MOST_TOLD);
    return dropped;
  }

  /** What was dropped has been read. @param {Dropped} dropped */
  read(dropped) {
    this.told = this.told.filter((each) => each !== dropped);
  }

  /**
   * The answer that comes next; a wish that does not fit leaves the queue and is told of.
   * @param {Asked} asked
   * @param {number} version
   * @param {(batch: import("../../common/looks.js").Batch) => Option[]} [inBatch] the answers of a batch
   * @returns {{option: Option} | Dropped | null} nothing while a condition is waited for, or a later question
   */
  next(asked, version, inBatch = () => []) {
    if (asked.anyone) return null;
    if (this.topics.length > 0 && !this.topics.includes(asked.topic)) return this.#aimed(asked);
    this.aim = null;
    this.#passErrands(asked.topic);
    if (this.mine) this.due = new Set(this.wishes);
    const [wish] = this.wishes;
    if (!wish) return null;
    const errand = this.errandOf(wish.id);
    const options = errand ? errandOptions(errand, asked, inBatch) : this.#fitting(asked, wish);
    if (!options.length && this.#comesLater(errand, asked.topic)) return null;
    const stand = wish.conditions.map((condition) => this.#stands(condition, version));
    const unmet = wish.conditions.find((_, place) => stand[place] === "fails" || stand[place] === "gone") ?? null;
    if (unmet) return this.#let(wish, "unmet", unmet);
    if (stand.includes("waits") || (this.told.length > 0 && errand && !errand.batch)) return null;
    if (errand?.batch) return this.#batch(wish, options) ?? this.next(asked, version, inBatch);
    const [only, ...more] = options;
    if (only && !more.length) {
      this.wishes.shift();
      this.aim = wish.at?.id ?? null;
      return { option: only };
    }
    if (more.length) return this.#let(wish, "several");
    return this.#let(wish, this.#fitting(asked, { ...wish, at: null }).length ? "astray" : "unfit");
  }

  /**
   * One after the other; when all is done, it has left the queue.
   * @param {Wish} wish
   * @param {Option[]} options
   * @returns {{option: Option} | Dropped | null}
   */
  #batch(wish, [first]) {
    const begun = this.begun === wish.id;
    this.begun = first ? wish.id : null;
    if (first) return { option: first };
    if (!begun) return this.#let(wish, "unfit");
    this.wishes.shift();
    return null;
  }

  /** Errands of an earlier step of the turn need not be done any more. @param {string} topic */
  #passErrands(topic) {
    const now = this.topics.indexOf(topic);
    this.wishes = this.wishes.filter(({ id }) => this.topics.indexOf(this.errandOf(id)?.topic ?? topic) >= now);
  }

  /**
   * Whether a wish that fits nothing now may fit later in the turn.
   * @param {Errand | null} errand
   * @param {string} topic
   */
  #comesLater(errand, topic) {
    const last = errand ? this.topics.indexOf(errand.topic) : this.topics.length - 1;
    return this.topics.indexOf(topic) < last;
  }

  /**
   * At what the answer given last is aimed, as soon as that is asked. @param {Asked} asked
   * @returns {{option: Option} | null}
   */
  #aimed(asked) {
    if (this.aim === null) return null;
    const [only, ...more] = naming(asked.options, this.called(this.aim));
    if (!only || more.length) return null;
    this.aim = null;
    return { option: only };
  }

  /**
   * The answers that a wish may mean. Where they name places like its target (breaches, players), only the one that
   * names the target itself counts; otherwise the target is asked for afterwards.
   * @param {Asked} asked
   * @param {Wish} wish
   */
  #fitting({ options }, { id, at }) {
    const exact = naming(options, [id]);
    const all = exact.length ? exact : naming(options, this.called(id));
    if (!at) return all;
    const aimed = naming(all, this.called(at.id));
    const alike = all.some((option) => option.pieces.some((piece) => kindOf(piece) === kindOf(at.id)));
    return aimed.length || alike ? aimed : all;
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

  /** As it is kept for the page after a reload. */
  get plain() {
    return JSON.stringify(this.wishes);
  }

  /** Take up what the page before a reload has kept. @param {string | null} kept */
  restore(kept) {
    for (const wish of readable(kept).slice(0, MOST)) {
      if (typeof wish?.id !== "string" || typeof wish.name !== "string" || this.has(wish.id)) continue;
      const conditions = Array.isArray(wish.conditions) ? wish.conditions.slice(0, MOST_CONDITIONS) : [];
      const at = typeof wish.at?.id === "string" && typeof wish.at.name === "string" ? wish.at : null;
      this.wishes.push({ id: wish.id, name: wish.name, at, conditions });
    }
  }

  /** How a condition stands, as far as the server has said. @param {Condition} condition @returns {Stands} */
  standing(condition) {
    return this.judgement.of.get(condition) ?? "waits";
  }
}

/**
 * @param {Errand} errand
 * @param {Asked} asked
 * @param {(batch: import("../../common/looks.js").Batch) => Option[]} inBatch
 */
function errandOptions({ topic, batch, key }, asked, inBatch) {
  if (asked.topic !== topic) return [];
  return batch ? inBatch(batch) : asked.options.filter((option) => option.key === key);
}

/** @param {Option[]} options @param {string[]} ids */
function naming(options, ids) {
  return options.filter((option) => option.pieces.some((piece) => ids.includes(piece)));
}

/** `breach:0:` of `breach:0:2`: what it shares with its like. @param {string} id */
function kindOf(id) {
  return id.replace(/[^:.]*$/, "");
}

/** In the language of the reader, as long as it is in sight. @param {Condition} condition @param {Stood} [stood] */
function rename(condition, stood) {
  condition.what = stood?.what || condition.what;
  condition.where = stood?.where || condition.where;
}

/** @param {Condition} one @param {Condition} other */
function isAlike(one, other) {
  return one.kind === other.kind && one.about === other.about && one.place === other.place;
}

/** @param {string | null} kept @returns {any[]} */
function readable(kept) {
  try {
    const found = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
