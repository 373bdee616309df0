// @ts-check
/**
 * Answers that the page gives by itself because somebody wished it: all of a kind at once, standing
 * answers, and what was pressed before it was asked. Only answers that the game calls harmless.
 */

import { LOOKS } from "../../common/looks.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Asked} Asked */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/looks.js").Batch} Batch */
/** @typedef {{topic: string, key: string, label: string}} Kept */

const KEY = "emberhold-standing";

export class Habits {
  /**
   * @param {string} game
   * @param {string} table
   */
  constructor(game, table) {
    this.table = table;
    this.game = game;
    const look = LOOKS[game];
    this.batches = look?.batches ?? [];
    this.standing = look?.standing ?? [];
    /** @type {Batch | null} what is being played out */
    this.running = null;
    /** @type {Set<string>} the pieces that are to be played as soon as they can be */
    this.ahead = new Set();
    /** @type {Set<string>} standing answers that have been spoken of */
    this.mentioned = new Set();
    /** how many answers had been given when somebody took something back: what is there is asked again */
    this.rest = -1;
    /** @type {Map<string, number>} how many answers had been given when a kind of question was first asked here */
    this.first = new Map();
  }

  /**
   * Whether somebody knows a question well enough to be offered never to be asked it again at this table: not the
   * first time.
   * @param {Asked} asked
   * @param {State} state
   */
  isMet(asked, state) {
    if (this.standing.some((each) => each.topic === asked.topic && each.lasting)) return true;
    const { answers } = state.table;
    const first = Math.min(this.first.get(asked.topic) ?? answers, answers);
    this.first.set(asked.topic, first);
    return answers > first;
  }

  /**
   * What can be done at once, if it is more than one thing.
   * @param {Asked} asked
   * @param {State} state
   * @returns {{label: string, batch: Batch} | null}
   */
  batchIn(asked, state) {
    for (const batch of this.batches) {
      const pieces = new Set(fitting(batch, asked, state).flatMap((option) => option.pieces));
      if (pieces.size > 1) return { label: say(`web-batch-${batch.verb}-${batch.kind}`), batch };
    }
    return null;
  }

  /**
   * The answer to a question that may be given for good.
   * @param {Asked} asked
   * @returns {Option | null}
   */
  lastingIn(asked) {
    const wish = this.standing.find((each) => each.topic === asked.topic);
    return asked.options.find((option) => option.key === wish?.key) ?? null;
  }

  /**
   * From now on this is answered so.
   * @param {Asked} asked
   * @param {Option} option
   */
  keep(asked, option) {
    const lasting = this.standing.some((each) => each.topic === asked.topic && each.lasting);
    write(lasting ? this.game : this.table, [
      ...this.#kept(lasting).filter((each) => each.topic !== asked.topic),
      { topic: asked.topic, key: option.key, label: option.label },
    ]);
  }

  /** @param {string} topic */
  drop(topic) {
    for (const lasting of [true, false])
      write(
        lasting ? this.game : this.table,
        this.#kept(lasting).filter((each) => each.topic !== topic),
      );
  }

  /** What is answered without being asked. @returns {Kept[]} */
  get kept() {
    return [...this.#kept(true), ...this.#kept(false)];
  }

  /**
   * Whether a piece may be played before it is asked for.
   * @param {{kind: string}} piece
   */
  mayBeAhead(piece) {
    return this.batches.some((batch) => batch.kind === piece.kind);
  }

  /** Nothing of what was under way continues by itself. @param {State | null} state */
  stop(state) {
    this.running = null;
    this.ahead.clear();
    this.rest = state ? state.table.answers : -1;
  }

  /**
   * The answer to a question, if the page is to give it.
   * @param {Asked} asked
   * @param {State} state
   * @returns {Option | null}
   */
  next(asked, state) {
    if (this.running && asked.topic !== this.running.topic) this.running = null;
    if (this.rest === state.table.answers) return null;
    return this.#goesOn(asked, state) ?? this.#early(asked, state) ?? this.#stands(asked);
  }

  /**
   * @param {Asked} asked
   * @param {State} state
   */
  #goesOn(asked, state) {
    if (!this.running) return null;
    const found = fitting(this.running, asked, state)[0] ?? null;
    if (!found) this.running = null;
    return found;
  }

  /**
   * @param {Asked} asked
   * @param {State} state
   */
  #early(asked, state) {
    for (const batch of this.batches) {
      for (const option of fitting(batch, asked, state)) {
        const id = option.pieces.find((piece) => this.ahead.has(piece));
        if (id === undefined) continue;
        this.ahead.delete(id);
        return option;
      }
    }
    return null;
  }

  /**
   * Whether an answer counts and nobody has been told yet that it was given.
   * @param {Asked} asked
   */
  isNews(asked) {
    if (this.mentioned.has(asked.topic) || !this.kept.some((each) => each.topic === asked.topic)) return false;
    this.mentioned.add(asked.topic);
    return true;
  }

  /** @param {Asked} asked */
  #stands(asked) {
    const found = this.kept.find((each) => each.topic === asked.topic);
    return asked.options.find((option) => option.key === found?.key) ?? null;
  }

  /**
   * @param {boolean} lasting
   * @returns {Kept[]}
   */
  #kept(lasting) {
    return read(lasting ? this.game : this.table);
  }
}

/**
 * The answers of a batch: of its topic, with its verb, about pieces of its kind.
 * @param {Batch} batch
 * @param {Asked} asked
 * @param {State} state
 * @returns {Option[]}
 */
export function fitting(batch, asked, state) {
  if (asked.topic !== batch.topic) return [];
  const pieces = state.scene.areas.flatMap((area) => area.zones.flatMap((zone) => zone.pieces));
  const kinds = new Map(pieces.map((piece) => [piece.id, piece.kind]));
  return asked.options.filter(
    (option) => option.verb === batch.verb && option.pieces.some((id) => kinds.get(id) === batch.kind),
  );
}

/**
 * @param {string} place a game, or a table
 * @returns {Kept[]}
 */
function read(place) {
  try {
    const found = JSON.parse(localStorage.getItem(`${KEY}-${place}`) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} place
 * @param {Kept[]} kept
 */
function write(place, kept) {
  try {
    localStorage.setItem(`${KEY}-${place}`, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing asks every time.
  }
}
