// @ts-check
// Drafts of boxes, kept in this browser: begun, changed, thrown away. Names and things are plain data.

import { folded } from "../common/letters.js";
import { parted } from "./moments.js";
import { isOfRelic, laidOutOfRelic } from "./relic.js";

/** @typedef {Record<string, any>} Thing */
/** @typedef {{id: string, game?: string, slug: string, name: Record<string, any>, authors: string}} Head */
/** @typedef {{files: Record<string, string>, as: string}} Origin the files of a box, and what was made of them */
/** @typedef {Head & {things: Thing[], changed: number, origin?: Origin}} Draft */
/** @typedef {Pick<Storage, "getItem" | "setItem">} Store */

export const KEY = "emberhold:workshop";
export const MOST_DRAFTS = 30;
export const MOST_THINGS = 70;
export const LONGEST = 32;
const LANGUAGES = ["en", "pl", "fr"];

/** @param {Store} store @returns {Draft[]} */
export function kept(store) {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => each?.id && Array.isArray(each.things)) : [];
  } catch {
    return [];
  }
}

/**
 * The newest first; says whether there was room for it. No draft gives way to another.
 * @param {Store} store @param {Draft} draft
 */
export function keep(store, draft) {
  const others = kept(store).filter(({ id }) => id !== draft.id);
  return others.length < MOST_DRAFTS && write(store, [draft, ...others]);
}

/** @param {Store} store @param {string} id */
export function thrownAway(store, id) {
  return write(
    store,
    kept(store).filter((draft) => draft.id !== id),
  );
}

/** @param {Store} store @param {Draft[]} drafts */
function write(store, drafts) {
  try {
    store.setItem(KEY, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name @param {string} language @param {string} id @param {number} now @param {string} [game]
 * @returns {Draft}
 */
export function begun(name, language, id, now, game = "") {
  return { id, game, slug: slugOf(name), name: { [language]: name }, authors: "", things: [], changed: now };
}

/** A draft of what the server has unpacked. @param {any} box @param {string} id @param {number} now @returns {Draft} */
export function brought(box, id, now) {
  const things = Array.isArray(box.things) ? box.things.map(laidOut) : [];
  const draft = {
    id,
    game: String(box.game ?? ""),
    slug: String(box.slug || "box"),
    name: box.name ?? {},
    authors: String(box.authors ?? ""),
    things,
    changed: now,
  };
  return { ...draft, origin: { files: box.files ?? {}, as: saying(draft) } };
}

/** All that a draft says, to find out whether anything was changed. @param {Draft} draft */
function saying({ slug, name, authors, things }) {
  return JSON.stringify([slug, name, authors, things]);
}

/** What a draft keeps of the box that it was opened from. @param {Draft} draft */
export function leftOf(draft) {
  const { files, as } = draft.origin ?? { files: {}, as: "" };
  return { files, unchanged: saying(draft) === as };
}

/**
 * A thing as the bench takes it: a nemesis' cards are cards like others, a mage has a gender.
 * @param {Thing} thing
 * @returns {Thing}
 */
function laidOut(thing) {
  const names = typeof thing.name === "string" ? { en: thing.name } : (thing.name ?? {});
  const whole = parted({ ...thing, name: names });
  if (thing.kind === "nemesis")
    return {
      ...whole,
      card: (thing.card ?? []).map((/** @type {Thing} */ card) => laidOut({ kind: "card", ...card })),
    };
  const gender = names.pl?.gender ?? names.fr?.gender;
  const words = (/** @type {any} */ given) => (typeof given === "string" ? { en: given } : (given ?? {}));
  if (isOfRelic(thing.kind === "card" ? thing.type : thing.kind)) {
    const special = thing.kind === "character" ? { special_name: words(thing.special_name) } : {};
    return { ...laidOutOfRelic(whole), ...special, ...(gender ? { gender } : {}) };
  }
  if (thing.kind === "mage")
    return {
      ...whole,
      title: words(thing.title),
      ability_name: words(thing.ability_name),
      ...(gender ? { gender } : {}),
    };
  return whole;
}

/** How a name is spelled where only plain letters are allowed. @param {string} name */
export function slugOf(name) {
  const slug = folded(name)
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return slug.slice(0, 40).replace(/-$/, "") || "box";
}

/**
 * The name of a thing in a language: a name may be words, or words with their forms.
 * @param {Record<string, any> | undefined} names
 * @param {string} language
 * @returns {string}
 */
export function nameIn(names, language) {
  const given = names?.[language];
  return typeof given === "string" ? given : (given?.name ?? "");
}

/**
 * The name to call it by: in the reader's language, or in one there is.
 * @param {Record<string, any> | undefined} names
 * @param {string} language
 */
export function calledIn(names, language) {
  return nameIn(names, language) || LANGUAGES.map((each) => nameIn(names, each)).find(Boolean) || "";
}

/** What no name may have in it: the beginnings of markup, and letters that are not seen. */
const SPOILING = /[<>\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/gu;

/** Names without what no name may have in it. @param {Record<string, any>} names @returns {Record<string, any>} */
export function mended(names) {
  const entries = Object.entries(names).map(([language, given]) => {
    const name = nameIn(names, language);
    const plain = name.replaceAll(SPOILING, "").trim();
    if (plain === name.trim()) return [language, given];
    return [language, plain];
  });
  return Object.fromEntries(entries.filter(([, given]) => given !== ""));
}

/** Whether a name has something in it that no name may have. @param {Record<string, any> | undefined} names */
export function isSpoiled(names = {}) {
  return Object.keys(names).some((language) => nameIn(names, language).search(SPOILING) >= 0);
}

/**
 * Names with another one in a language; its forms are of the old one and go.
 * @param {Record<string, any>} names
 * @param {string} language
 * @param {string} name
 */
export function renamed(names, language, name) {
  const { [language]: _, ...others } = names;
  return name.trim() ? { ...others, [language]: name.slice(0, LONGEST) } : others;
}
