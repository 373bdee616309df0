// @ts-check
// The words of the pages in the reader's language. A page carries ids, never sentences.

import { ask } from "./build.js";
import { during } from "./settled.js";

export const LANGUAGES = /** @type {const} */ (["en", "pl", "fr"]);

/** How each language calls itself. @type {Record<string, string>} */
export const OWN_NAMES = { en: "English", pl: "Polski", fr: "Français" };

const YEAR = 365 * 24 * 60 * 60;

/** @type {Record<string, string>} */
let words = {};
let language = document.documentElement.lang || "en";
/** @type {Intl.PluralRules} */
let plurals = new Intl.PluralRules(language);

/** The language the page speaks now. */
export function currentLanguage() {
  return language;
}

/** @param {string} [wanted] */
export async function loadWords(wanted = language) {
  const answer = await ask(`/words/${wanted}.json`);
  if (!answer.ok) throw new Error(`no words for ${wanted}`);
  words = await during(answer.json());
  language = wanted;
  plurals = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
}

/**
 * A word or sentence; `%name%` in it is replaced by what is given under that name.
 * @param {string} id @param {Record<string, string | number>} [given]
 */
export function word(id, given = {}) {
  const text = words[id] ?? id;
  return text.replace(/%(\w+)%/g, (whole, name) => (name in given ? String(given[name]) : whole));
}

/** Whether there is such a word. @param {string} id */
export function hasWord(id) {
  return id in words;
}

/** What a game is called where there is little room. @param {string} id @param {string} name */
export function shortName(id, name) {
  return hasWord(`web-short-${id}`) ? word(`web-short-${id}`) : name;
}

/** A number of things, with the right plural. @param {string} id @param {number} n */
export function count(id, n) {
  const form = `${id}-${plurals.select(n)}`;
  return word(form in words ? form : `${id}-other`, { n: new Intl.NumberFormat(language).format(n) });
}

/** A sentence about some things by name, which speaks of one differently than of several. @param {string} id @param {string[]} names */
export function some(id, names) {
  const form = `${id}-${plurals.select(names.length)}`;
  return word(form in words ? form : `${id}-other`, { names: new Intl.ListFormat(language).format(names) });
}

/** A heading and what belongs under it, as one line. @param {string} head @param {string} what */
export function headed(head, what) {
  return word("web-headed", { head, what });
}

/** Put the words into everything that asks for them by `data-word` or `data-word-attr`. @param {ParentNode} root */
export function fill(root) {
  for (const element of root.querySelectorAll("[data-word]")) {
    element.textContent = word(element.getAttribute("data-word") ?? "");
  }
  for (const element of root.querySelectorAll("[data-word-attr]")) {
    for (const pair of (element.getAttribute("data-word-attr") ?? "").split(";")) {
      const [attribute, id] = pair.split(":");
      element.setAttribute(attribute, word(id));
    }
  }
}

/** Speak another language from now on: no reload, nothing lost. @param {string} wanted */
export async function switchLanguage(wanted) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `lang=${wanted}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  await loadWords(wanted);
  fill(document);
  document.dispatchEvent(new CustomEvent("emberhold:language", { detail: wanted }));
}

/** A day and hour as people say it. @param {string | number} when */
export function moment(when, dated = (/** @type {string} */ day) => day) {
  const date = new Date(typeof when === "number" ? when * 1000 : when);
  const minutes = (date.getTime() - Date.now()) / 60000;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -1) return relative.format(0, "second");
  if (minutes > -60) return relative.format(Math.round(minutes), "minute");
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  if (minutes > -7 * 24 * 60) return relative.format(Math.round(minutes / 1440), "day");
  return dated(new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(date));
}

/**
 * How the viewer calls somebody: themselves “you”, unless they have a name or sit in several seats.
 * @param {{you: {seats: number[]}}} state
 * @param {{seat: number, name: string, who?: string}} place
 */
export function calledBy({ you }, place) {
  const me = you.seats.length === 1 && you.seats[0] === place.seat && place.who === "person";
  return me && !place.name ? word("web-seat-me") : calledAt(place);
}

/** How somebody at a table is called: by name, as a bot, or by the number of the seat. @param {{seat: number, name: string, who?: string}} place */
export function calledAt({ seat, name, who }) {
  if (name) return name;
  const number = word("web-setup-seat", { n: seat + 1 });
  return who === "bot" ? `${number} (${word("web-setup-who-bot")})` : number;
}
