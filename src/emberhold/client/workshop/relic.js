// @ts-check
// Things of Relic: Threat cards and characters. Each text of a card has a moment; in a draft it is the field
// `effect:<moment>`, in a box it is in the table `effect`.

/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("./things.js").Text} Text */
/** @typedef {import("./clauses.js").Clause} Clause */

export const THREATS = ["enemy", "event", "encounter", "asset"];
export const PREFIX = "effect:";
const CHOOSE = "choose";
/** @type {Record<string, Text[]>} texts that are always there */
const FIXED = {
  enemy: [
    { field: `${PREFIX}reward`, fits: "enemy reward", needed: false },
    { field: `${PREFIX}penalty`, fits: "enemy penalty", needed: false },
  ],
  event: [{ field: `${PREFIX}resolve`, fits: "event resolve", needed: true }],
  character: [{ field: "special", fits: "special", needed: true }],
};
const TRACK = [
  ...[
    ["strength", "influence"],
    ["power", "mission"],
    ["willpower", "life"],
    ["cunning", "special"],
  ],
  ...[
    ["influence", "power"],
    ["life", "influence"],
    ["strength", "power"],
    ["willpower", "influence"],
  ],
  ...[
    ["cunning", "life"],
    ["special", "influence"],
    ["mission", "life"],
    ["strength", "power"],
  ],
];

/** Whether something is of Relic. @param {string} type */
export const isOfRelic = (type) => [...THREATS, "character", "ability", "scenario"].includes(type);

/** What kind of text the moments of a thing belong to. @param {string} type */
export const kindOf = (type) => (type === "ability" ? "character" : type);

/** The moments at which a thing speaks, as fields. @param {Thing} thing */
export function momentsOf(thing) {
  return Object.keys(thing).filter((field) => field.startsWith(PREFIX));
}

/** @param {Thing} thing @param {string} type @returns {Text[]} */
export function relicTexts(thing, type) {
  const fixed = FIXED[type] ?? [];
  const others = momentsOf(thing).filter((field) => !fixed.some((text) => text.field === field));
  const one = (/** @type {string} */ field) => ({
    field,
    fits: `${kindOf(type)} ${field.slice(PREFIX.length)}`,
    needed: true,
  });
  return [...fixed, ...others.map(one)];
}

/** A new thing. @param {string} type @param {string} picture @returns {Thing} */
export function freshOfRelic(type, picture) {
  if (type === "ability") return { kind: "ability", name: {}, once: "turn", [`${PREFIX}when:win_battle`]: [] };
  if (type === "character")
    return {
      kind: "character",
      name: {},
      special_name: {},
      picture,
      attributes: { strength: 3, willpower: 3, cunning: 3 },
      life: 4,
      start: "ultramar-emissary",
      asset_limit: 4,
      power_limit: { 0: 2, 4: 3, 8: 4 },
      track: TRACK,
      special: [],
      ability: [],
    };
  const card = { kind: "card", type, name: {}, deck: "threat-red", copies: 1, traits: [], picture };
  if (type === "enemy")
    return { ...card, attribute: "strength", value: 4, [`${PREFIX}reward`]: [], [`${PREFIX}penalty`]: [] };
  if (type === "asset") return { ...card, [`${PREFIX}always`]: [] };
  return { ...card, [`${PREFIX}resolve`]: [] };
}

/** The same Threat card as another type. @param {Thing} thing @param {string} type */
export function threatAs(thing, type) {
  if (thing.type === type) return thing;
  const { name, picture, deck, copies, traits, omen } = thing;
  return { ...freshOfRelic(type, picture), name, deck, copies, traits, ...(omen ? { omen } : {}) };
}

/** With another moment, or without one; events count once a turn. @param {Thing} thing @param {string} field */
export function turned(thing, field) {
  if (!(field in thing)) {
    const limited = thing.kind === "ability" || thing.type === "asset";
    const once = limited && field.startsWith(`${PREFIX}when:`) ? { once: "turn" } : {};
    const charges = field === `${PREFIX}charge` ? { charges: thing.charges ?? 1 } : {};
    return { ...thing, ...once, ...charges, [field]: [] };
  }
  const { [field]: _, ...rest } = thing;
  if (field === `${PREFIX}charge`) delete rest.charges;
  return rest;
}

/**
 * As a box writes it: texts in their table, ways of a choice in a list, no list of traits without one.
 * @param {Thing} found @returns {Thing}
 */
export function writtenOfRelic(found) {
  const effect = momentsOf(found).map((field) => [field.slice(PREFIX.length), asWritten(found[field])]);
  const said = (/** @type {string} */ field) =>
    !field.startsWith(PREFIX) && (field !== "traits" || found.traits.length);
  const plain = Object.entries(found).filter(([field]) => said(field));
  const texts = Object.fromEntries(effect.filter(([, clauses]) => clauses?.length));
  const special = found.special ? { special: asWritten(found.special) } : {};
  return { ...Object.fromEntries(plain), ...special, ...(Object.keys(texts).length ? { effect: texts } : {}) };
}

/** As the workshop keeps it. @param {Thing} thing @returns {Thing} */
export function laidOutOfRelic(thing) {
  const { effect = {}, special, ability, ...rest } = thing;
  const texts = Object.entries(effect).map(([moment, clauses]) => [`${PREFIX}${moment}`, asDrawn(clauses)]);
  const fixed = (FIXED[thing.kind === "card" ? thing.type : thing.kind] ?? []).map(({ field }) => [field, []]);
  return {
    ...Object.fromEntries(fixed),
    ...rest,
    ...Object.fromEntries(texts),
    ...(special ? { special: asDrawn(special) } : {}),
    ...(thing.kind === "character"
      ? { ability: (ability ?? []).map((/** @type {Thing} */ each) => laidOutOfRelic({ ...each, kind: "ability" })) }
      : {}),
  };
}

/** @param {Clause[]} clauses @returns {Clause[]} */
export function asWritten(clauses) {
  return eachPlace(clauses, asWritten).map((clause) => (clause[0] === CHOOSE ? [CHOOSE, clause.slice(1)] : clause));
}

/** @param {Clause[]} clauses @returns {Clause[]} */
export function asDrawn(clauses) {
  const opened = clauses.map((clause) =>
    clause[0] === CHOOSE && Array.isArray(clause[1]) ? [CHOOSE, ...clause[1]] : clause,
  );
  return eachPlace(opened, asDrawn);
}

/** @param {Clause[]} clauses @param {(clauses: Clause[]) => Clause[]} how */
function eachPlace(clauses, how) {
  const isPlace = (/** @type {unknown} */ part) => Array.isArray(part) && part.every((each) => Array.isArray(each));
  return clauses.map((clause) => clause.map((part, n) => (n > 0 && isPlace(part) ? how(part) : part)));
}
