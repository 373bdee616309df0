// @ts-check
/**
 * A fight on the table: who attacks whom, who stepped in between, and what each would do to the
 * other. Learnt from what is told and from what is asked; forgotten when it is over.
 */

/** @typedef {import("../common/frames.js").Beat} Beat */
/** @typedef {import("../common/frames.js").Asked} Asked */
/** @typedef {import("../common/frames.js").Scene} Scene */
/** @typedef {import("../common/frames.js").Piece} Piece */
/**
 * @typedef {{from: string, to: string | null, stops: boolean, deals: number | null, suffers: number | null, open: boolean, born: boolean,
 *   lives: [number | null, number | null]}} Clash `born`: a person is struck, no unit; `lives`: what is left of both now
 */

import { areaIds, kindOf as placeOf, numberOf, seatOf } from "../common/frames.js";
import { myQuestion } from "../board/legal.js";
import { kindOf } from "./pace.js";

/** @typedef {"attackers" | "blockers" | "damage"} Step */

/** @type {Record<string, Step>} how far a fight has come when something is asked */
const STEPS = {
  "attack-target": "attackers",
  "attack-unit": "attackers",
  block: "blockers",
  guard: "blockers",
  "resolve-attacker": "damage",
  counter: "damage",
  divide: "damage",
};

/** Questions that tell of everybody in a fight. */
const TELLING = new Set(["block", "guard", "resolve-attacker"]);

export class Fight {
  constructor() {
    /** @type {string[]} */
    this.attackers = [];
    /** @type {string | null} who is attacked */
    this.target = null;
    /** @type {string | null} who stepped in for the one that is attacked */
    this.guard = null;
    /** @type {Map<string, string>} who blocks which attacker */
    this.blocks = new Map();
    /** @type {string | null} the attacker for whom I look for a blocker */
    this.open = null;
    /** @type {Set<string>} those who would deal damage first */
    this.first = new Set();
    /** @type {Step} how far it has come */
    this.step = "attackers";
  }

  get isOn() {
    return this.attackers.length > 0;
  }

  clear() {
    this.attackers = [];
    this.target = this.guard = this.open = null;
    this.step = "attackers";
    this.blocks.clear();
  }

  /** @param {Beat} beat */
  hear(beat) {
    const kind = kindOf(beat);
    const { cards, card, unit } = beat.pieces;
    if (kind === "turn" || kind === "round") this.clear();
    else if (kind === "attack" && cards) {
      this.clear();
      this.attackers = [...cards];
    } else if (kind === "attack" && card) {
      this.target = card[0] ?? null;
      this.step = "blockers";
    } else if (kind === "hit" || kind === "fall") this.step = "damage";
    else if (kind === "block" && card?.[0] && unit?.[0]) {
      if (this.attackers.includes(unit[0])) this.blocks.set(unit[0], card[0]);
      else this.guard = card[0];
    }
  }

  /**
   * What a question tells of a fight, for someone who comes in the middle of one.
   * @param {Asked | undefined} asked
   * @param {boolean} [mine] whether the viewer is asked
   */
  ask(asked, mine = false) {
    const { attackers, card, struck, blocked, blockers } = asked?.about ?? {};
    this.open = null;
    if (!asked || !attackers?.length) return;
    if (!this.isOn) this.attackers = [...attackers];
    this.step = STEPS[asked.topic] ?? this.step;
    this.learn([asked]);
    this.target ??= struck?.[0] ?? card?.[0] ?? null;
    for (const [place, id] of (blocked ?? []).entries()) this.blocks.set(id, blockers?.[place] ?? "");
    if (asked.topic === "block" && mine) this.open = card?.[0] ?? null;
  }

  /** Who would deal damage first, as far as questions tell. @param {Asked[]} asked */
  learn(asked) {
    for (const { about, topic } of asked)
      if (about.attackers && TELLING.has(topic)) this.first = new Set(about.advantage ?? []);
  }

  /**
   * What fights what in a scene; those who have struck or are gone no longer take part.
   * @param {Scene} scene
   * @returns {Clash[]}
   */
  clashes(scene) {
    const pieces = new Map(
      scene.areas.flatMap((area) => area.zones.flatMap((zone) => zone.pieces)).map((piece) => [piece.id, piece]),
    );
    this.attackers = this.attackers.filter((id) => {
      const piece = pieces.get(id);
      return piece && numberOf(piece.marks, "attack") !== null && !numberOf(piece.marks, "exhaustion");
    });
    if (!this.isOn) this.clear();
    return this.attackers.map((from) => {
      const stopper = this.blocks.get(from) ?? this.guard;
      const to = stopper ?? this.target;
      const [unit, struck] = [pieces.get(from), to ? pieces.get(to) : undefined];
      const person = to && !struck ? scene.areas.find((area) => areaIds(area).includes(to)) : undefined;
      const lives = /** @type {Clash["lives"]} */ ([
        remaining(unit),
        person ? numberOf(person.marks, "left") : remaining(struck),
      ]);
      const [deals, back] = [strength(unit), answer(struck)];
      const [swift, swifter] = [
        this.first.has(from) && !this.first.has(to ?? ""),
        this.first.has(to ?? "") && !this.first.has(from),
      ];
      const suffers = swift && (deals ?? 0) >= (lives[1] ?? Infinity) ? null : back;
      const beaten = swifter && (back ?? 0) >= (lives[0] ?? Infinity);
      return {
        from,
        to,
        stops: stopper !== null && stopper !== undefined,
        deals: beaten ? 0 : deals,
        suffers,
        open: this.open === from,
        born: Boolean(person),
        lives,
      };
    });
  }
}

/** @param {Piece | undefined} piece */
function strength(piece) {
  return piece ? numberOf(piece.marks, "attack") : null;
}

/** What wounds have left of a unit's life. @param {Piece | undefined} piece */
function remaining(piece) {
  const life = piece ? numberOf(piece.marks, "life") : null;
  return life === null || !piece ? null : Math.max(0, life - (numberOf(piece.marks, "wounds") ?? 0));
}

/** What a unit gives back: nothing once it is exhausted. @param {Piece | undefined} piece */
function answer(piece) {
  return piece && !numberOf(piece.marks, "exhaustion") ? strength(piece) : null;
}

/**
 * My units that could attack now, where attacking is one of the things I may do.
 * @param {import("../common/frames.js").State} state
 * @returns {string[]}
 */
export function ableToAttack(state) {
  if (!myQuestion(state)?.options.some((option) => option.verb === "attack")) return [];
  const mine = state.scene.areas
    .flatMap((area) => area.zones)
    .filter((zone) => placeOf(zone.id) === "battlefield" && seatOf(zone.id) === state.you.showing);
  return mine
    .flatMap((zone) => zone.pieces)
    .filter((piece) => answer(piece) !== null)
    .map((piece) => piece.id);
}
