// @ts-check
// What can be made: new things, which texts each has, and how they are written for the server.

import { complete, waiting } from "./clauses.js";
import { calledIn, isSpoiled, mended, nameIn, slugOf } from "./drafts.js";
import { AT, gathered } from "./moments.js";
import { freshOfRelic, isOfRelic, momentsOf, relicTexts, writtenOfRelic } from "./relic.js";

/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("./drafts.js").Draft} Draft */
/** @typedef {import("./clauses.js").Words} Words */
/**
 * @typedef {{field: string, fits: string, needed: boolean}} Text a text of a thing, and the vocabulary it is made of
 */

export const PLAYER_CARDS = ["gem", "relic", "spell"];
export const FOES = ["attack", "minion", "power"];
export const BREACHES = ["open", "R", "D", "L", "U", "-"];
export const PRINTED = ["crystal", "spark"];

const GAINED = { field: `${AT}gained`, fits: "gained", needed: false };
/** @type {Record<string, Text[]>} */
const TEXTS = {
  gem: [{ field: "play", fits: "play", needed: true }, GAINED],
  relic: [{ field: "play", fits: "play", needed: true }, GAINED],
  spell: [
    { field: "cast", fits: "cast", needed: true },
    { field: "once_per_turn", fits: "once_per_turn", needed: false },
    { field: `${AT}prepped`, fits: "triggers", needed: false },
    { field: `${AT}casting-start`, fits: "triggers", needed: false },
    { field: `${AT}casting-end`, fits: "triggers", needed: false },
    GAINED,
  ],
  attack: [{ field: "effect", fits: "attack", needed: true }],
  minion: [
    { field: "persistent", fits: "persistent", needed: false },
    { field: "immediately", fits: "immediately", needed: false },
    { field: "to_discard", fits: "to_discard", needed: false },
  ],
  power: [
    { field: "effect", fits: "power", needed: true },
    { field: "to_discard", fits: "to_discard", needed: false },
    { field: "immediately", fits: "immediately", needed: false },
  ],
  mage: [{ field: "ability", fits: "ability", needed: true }],
  nemesis: [
    { field: "unleash", fits: "unleash", needed: true },
    { field: "hard_unleash", fits: "unleash", needed: false },
    { field: "at_start", fits: "rule", needed: false },
    { field: "at_end", fits: "rule", needed: false },
    { field: "exhaust_instead", fits: "instead", needed: false },
    { field: "out_of_cards", fits: "instead", needed: false },
  ],
};
const EVERY_TEXT = [...new Set(Object.values(TEXTS).flatMap((texts) => texts.map(({ field }) => field)))];

/**
 * What was changed of a thing as it was drawn, done to the thing as it is by now.
 * @param {Thing} drawn
 * @param {Thing} changed
 * @param {Thing} now
 * @returns {Thing}
 */
export function merged(drawn, changed, now) {
  const kept = Object.entries(now).filter(([field]) => field in changed || !(field in drawn));
  const other = Object.entries(changed).filter(([field, value]) => value !== drawn[field]);
  return Object.fromEntries([...kept, ...other]);
}

/** What a thing is: a kind of card, a mage or a nemesis. @param {Thing} thing */
export function typeOf(thing) {
  return thing.kind === "card" ? thing.type : thing.kind;
}

/** @param {Thing} thing */
export function textsOf(thing) {
  const type = typeOf(thing);
  return isOfRelic(type) ? relicTexts(thing, type) : (TEXTS[type] ?? []);
}

/** The texts that are on the bench: those it needs, and those that were begun. @param {Thing} thing */
export function begunTexts(thing) {
  return textsOf(thing).filter(({ field, needed }) => needed || field in thing);
}

/** The field with the things inside a thing: a nemesis has cards, a character has abilities. @param {Thing} [thing] */
export function innerField(thing) {
  return thing?.kind === "character" ? "ability" : "card";
}

/** @param {Thing} thing @returns {Thing[]} */
function innerOf(thing) {
  return ["nemesis", "character"].includes(thing.kind) ? thing[innerField(thing)] : [];
}

/** A new thing. @param {string} type @param {string} picture @returns {Thing} */
export function fresh(type, picture) {
  if (isOfRelic(type)) return freshOfRelic(type, picture);
  if (type === "mage")
    return {
      kind: "mage",
      name: {},
      title: {},
      ability_name: {},
      picture,
      hand: [...repeat("crystal", 3), ...repeat("spark", 2)],
      deck: [...repeat("crystal", 4), "spark"],
      breaches: ["open", "R", "R", "R"],
      charges: 5,
      ability: [],
    };
  if (type === "nemesis")
    return { kind: "nemesis", name: {}, picture, life: 60, difficulty: 4, tokens: [0, 0], unleash: [], card: [] };
  if (type === "attack") return { kind: "card", type, name: {}, tier: 1, effect: [], picture };
  if (type === "minion") return { kind: "card", type, name: {}, tier: 1, life: 5, persistent: [], picture };
  if (type === "power")
    return { kind: "card", type, name: {}, tier: 1, power: 2, effect: [], to_discard: [["spend_aether", 5]], picture };
  return { kind: "card", type, name: {}, cost: 4, [type === "spell" ? "cast" : "play"]: [], picture };
}

/** @param {string} what @param {number} times */
const repeat = (what, times) => Array.from({ length: times }, () => what);

/** The same card as another type: texts that both have stay, others move. @param {Thing} thing @param {string} type */
export function turnedInto(thing, type) {
  if (thing.type === type) return thing;
  const { name, picture, cost = 4, tier = 1, starter } = thing;
  const first = textsOf(thing)[0]?.field ?? "";
  /** @type {Thing} */
  const whole = { ...fresh(type, picture), name };
  if (PLAYER_CARDS.includes(type)) Object.assign(whole, { cost, ...(starter ? { starter } : {}) });
  else Object.assign(whole, { tier });
  const next = textsOf(whole)[0];
  if (next && thing[first] && (PLAYER_CARDS.includes(type) || next.fits === textsOf(thing)[0]?.fits))
    whole[next.field] = thing[first];
  const shared = textsOf(whole).filter(({ field }) => field !== next?.field && field in thing);
  return { ...whole, ...Object.fromEntries(shared.map(({ field }) => [field, thing[field]])) };
}

/**
 * A thing as a box writes it: what waits is left out, what has no name yet gets one to be looked at with.
 * @param {Thing} thing @param {Words} words @param {string} nameless @returns {Thing}
 */
export function written(thing, words, nameless) {
  /** @type {Thing} */
  const found = {};
  const ofRelic = isOfRelic(typeOf(thing));
  const fields = ofRelic ? textsOf(thing).map(({ field }) => field) : EVERY_TEXT;
  for (const [field, value] of Object.entries(thing)) {
    if (fields.includes(field)) {
      const clauses = complete(value, words);
      if (clauses.length || textsOf(thing).some((text) => text.needed && text.field === field)) found[field] = clauses;
    } else if (field !== "gender" && value !== false) found[field] = value;
  }
  found.name = named(thing.name, nameless, thing);
  if (thing.kind === "mage") {
    found.title = named(thing.title, nameless);
    found.ability_name = named(thing.ability_name, nameless);
  }
  if (thing.kind === "nemesis") {
    found.card = thing.card.map((/** @type {Thing} */ card) => {
      const { kind: _, ...rest } = written(card, words, nameless);
      return rest;
    });
    if (!thing.tokens?.some((/** @type {number} */ each) => each > 0)) delete found.tokens;
  }
  if (thing.kind === "character") {
    found.special_name = named(thing.special_name, nameless);
    found.ability = thing.ability
      .map((/** @type {Thing} */ each) => written(each, words, nameless))
      .flatMap((/** @type {Thing} */ { kind: _, ...rest }) => (rest.effect ? [rest] : []));
  }
  return ofRelic ? writtenOfRelic(found) : gathered(found);
}

/**
 * @param {Record<string, any>} names
 * @param {string} nameless
 * @param {Thing} [whose] a mage, whose gender sentences need
 */
function named(names, nameless, whose) {
  if (!calledIn(names, "en")) return { en: nameless };
  if (!whose?.gender) return names;
  const of = (/** @type {string} */ language) => nameIn(names, language);
  const pl = of("pl") ? { pl: { ...asForms(names.pl), gender: whose.gender } } : {};
  const fr = of("fr") ? { fr: { ...asForms(names.fr), gender: whose.gender, proper: "yes" } } : {};
  return { ...names, ...pl, ...fr };
}

/** @param {any} given */
const asForms = (given) => (typeof given === "string" ? { name: given } : given);

/**
 * A draft as the server takes it: everything in it, each with a slug of its own.
 * @param {Draft} draft @param {Words} words @param {string} nameless
 * @returns {{game: string, slug: string, name: Record<string, any>, authors: string, things: Thing[]}}
 */
export function sent(draft, words, nameless) {
  /** @type {Set<string>} */
  const met = new Set();
  /** @param {Thing} thing @returns {Thing} */
  const slugged = (thing) => {
    const wanted = thing.slug ?? slugOf(calledIn(thing.name, "en") || nameless);
    let slug = wanted;
    for (let n = 2; met.has(slug); n += 1) slug = `${wanted.slice(0, 37)}-${n}`;
    met.add(slug);
    return { ...thing, slug };
  };
  const things = draft.things.map((thing) => {
    const whole = slugged(written(thing, words, nameless));
    const inner = innerField(whole);
    return innerOf(whole).length ? { ...whole, [inner]: whole[inner].map(slugged) } : whole;
  });
  return {
    game: draft.game ?? "",
    slug: draft.slug,
    name: named(draft.name, nameless),
    authors: draft.authors,
    things,
  };
}

/**
 * A message with what is put into it, and what it is about.
 * @typedef {{id: string, given?: Record<string, string | number>, at?: string, inner?: number}} Remark
 */

/**
 * What has names, by kind: without one in the reader's language something is missing.
 * @type {Record<string, Record<string, string>>}
 */
const NAMED = {
  mage: { title: "web-workshop-no-title", ability_name: "web-workshop-no-ability-name" },
  character: { special_name: "web-workshop-no-special-name" },
};

/** The fields of a thing with its names, and what is said where one is missing. @param {Thing} thing */
function namesOf(thing) {
  return Object.entries({ name: "web-workshop-no-name", ...NAMED[thing.kind] });
}

/**
 * What is still missing, before the server is asked, and where.
 * @param {Thing} thing
 * @param {Words} words
 * @param {string} language
 * @returns {Remark[]}
 */
export function missing(thing, words, language) {
  /** @type {Remark[]} */
  const found = [];
  for (const [field, id] of namesOf(thing)) {
    if (!calledIn(thing[field], language)) found.push({ id, at: field });
    else if (isSpoiled(thing[field])) found.push({ id: "web-workshop-name-letters", at: field });
  }
  const silent = ["asset", "encounter", "ability"].includes(typeOf(thing)) && !momentsOf(thing).length;
  if (silent) found.push({ id: "web-workshop-no-text" });
  for (const { field, needed } of textsOf(thing)) {
    const clauses = thing[field] ?? [];
    if (needed && !clauses.length) found.push({ id: "web-workshop-no-text", at: field });
    else if (clauses.length && waiting(clauses, words)) found.push({ id: "web-workshop-place-waits", at: field });
  }
  innerOf(thing).forEach((each, inner) => {
    const name = calledIn(each.name, language);
    if (!isWhole(each, words, language))
      found.push({ id: `web-workshop-inner-${name ? "waits" : "nameless"}`, given: { name }, inner });
  });
  return found;
}

/** A thing without what no name may have in it. @param {Thing} thing @returns {Thing} */
export function plainlyNamed(thing) {
  return { ...thing, ...Object.fromEntries(namesOf(thing).map(([field]) => [field, mended(thing[field] ?? {})])) };
}

/** Whether a thing could be played. @param {Thing} thing @param {Words} words @param {string} language */
export function isWhole(thing, words, language) {
  return !missing(thing, words, language).length;
}

/** What of a mage's own can be in a hand. @param {Draft} draft @param {Words} words @param {string} nameless */
export function starters(draft, words, nameless) {
  return sent(draft, words, nameless).things.filter((thing) => thing.kind === "card" && thing.starter);
}
