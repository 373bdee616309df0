// @ts-check
// The clauses of a text as the workshop edits them: the very lists that a box is written in.
//
// A clause is a list that begins with its verb. A list of lists inside it is a place for other clauses; an empty one
// is a place that waits. Everything here is plain data: no page, no server.

/** @typedef {any[]} Clause */
/** @typedef {(string | number)[]} Path where something is: the text, then one place after another */
/** @typedef {import("../common/told.js").BenchWord} Word */
/** @typedef {Record<string, Word>} Words */

export const LEAST = 1;
export const MOST = 99;
/** How many verbs a text may have here: a card that needs more cannot be read. */
export const MOST_VERBS = 24;

/** Whether something in a clause is a place for clauses: a condition begins with its word. @param {unknown} part */
export function isPlace(part) {
  return Array.isArray(part) && part.every((each) => Array.isArray(each));
}

/**
 * Every clause of a text, joints before what they join: the order in which the server reads them out.
 * @param {Clause[]} clauses
 * @returns {Clause[]}
 */
export function verbsIn(clauses) {
  return clauses.flatMap((clause) => [
    clause,
    ...clause
      .slice(1)
      .filter(isPlace)
      .flatMap((place) => verbsIn(place)),
  ]);
}

/** Where the places of a clause are. @param {Clause} clause */
export function placesOf(clause) {
  return clause.flatMap((part, at) => (at > 0 && isPlace(part) ? [at] : []));
}

/** Where the numbers of a clause are, those of its condition too. @param {Clause} clause @returns {number[][]} */
export function numbersOf(clause) {
  return clause.flatMap((part, at) => {
    if (typeof part === "number") return [[at]];
    if (at === 0 || !Array.isArray(part) || isPlace(part)) return [];
    return numbersOf(["", ...part]).map(([first = 0, ...rest]) => [at, first - 1, ...rest]);
  });
}

/** @param {any} whole @param {Path} path @returns {any} */
export function at(whole, path) {
  return path.reduce((part, step) => part?.[step], whole);
}

/**
 * The same with something else at a place; nothing given is changed.
 * @param {any} whole
 * @param {Path} path
 * @param {any} value
 * @returns {any}
 */
export function put(whole, path, value) {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  copy[step] = put(copy[step] ?? [], rest, value);
  return copy;
}

/**
 * With a clause more in a place: at its end, or before the one that is there.
 * @param {any} whole
 * @param {Path} place a list of clauses
 * @param {Clause} clause
 * @param {number} [before]
 */
export function inserted(whole, place, clause, before) {
  const list = at(whole, place) ?? [];
  return put(whole, place, list.toSpliced(before ?? list.length, 0, structuredClone(clause)));
}

/** How a path is spelled on a page. @param {Path} path */
export const keyOf = (path) => path.join(".");

/** A path as it was spelled. @param {string} key @returns {Path} */
export function pathFrom(key) {
  return key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * Whether a place is inside a clause, which can therefore not be moved there.
 * @param {Path} place
 * @param {Path} path a clause
 */
export function isInside(place, path) {
  return path.every((step, n) => place[n] === step);
}

/**
 * A clause at the end of another place, or before one that is there.
 * @param {any} whole
 * @param {Path} path a clause
 * @param {Path} place
 * @param {number} [before]
 */
export function moved(whole, path, place, before) {
  const more = inserted(whole, place, at(whole, path), before);
  const step = place.length;
  const pushed = before !== undefined && isInside(path, place) && Number(path[step]) >= before;
  return removed(more, pushed ? path.with(step, Number(path[step]) + 1) : path);
}

/** @param {any} whole @param {Path} path a clause */
export function removed(whole, path) {
  const place = path.slice(0, -1);
  const gone = Number(path.at(-1));
  return put(
    whole,
    place,
    at(whole, place).filter((/** @type {Clause} */ _, /** @type {number} */ n) => n !== gone),
  );
}

/** A clause before the one above it. @param {any} whole @param {Path} path */
export function raised(whole, path) {
  const place = path.slice(0, -1);
  const here = Number(path.at(-1));
  const list = [...at(whole, place)];
  if (here > 0) list.splice(here - 1, 2, list[here], list[here - 1]);
  return put(whole, place, list);
}

/** What is below zero stays below. @param {any} whole @param {Path} path a number @param {number} by */
export function stepped(whole, path, by) {
  const now = at(whole, path);
  if (now < 0) return put(whole, path, Math.max(-MOST, Math.min(-LEAST, now + by)));
  return put(whole, path, Math.min(MOST, Math.max(LEAST, now + by)));
}

/** How a clause reads by itself: what is in its places makes no difference. @param {Clause} clause */
export function shallow(clause) {
  return JSON.stringify(clause.map((part, n) => (n > 0 && isPlace(part) ? [] : part)));
}

/**
 * What a box can be written with: places that wait are left out where they may be, and clauses that need them as well.
 * @param {Clause[]} clauses @param {Words} words @returns {Clause[]}
 */
export function complete(clauses, words) {
  return clauses.flatMap((clause) => {
    const whole = filled(clause, words);
    return whole ? [whole] : [];
  });
}

/** @param {Clause} clause @param {Words} words @returns {Clause | null} */
function filled(clause, words) {
  const word = words[clause[0]];
  const parts = clause.map((part, n) => (n > 0 && isPlace(part) ? complete(part, words) : part));
  /** @type {Clause} */
  const found = [];
  for (let n = 0; n < parts.length; n += 1) {
    const part = parts[n];
    const waits = n > 0 && isPlace(part) && part.length === 0;
    if (!waits) found.push(part);
    else if (word?.labels.includes(parts[n - 1])) found.pop();
    else if (!word?.ways) return null;
  }
  return word?.ways && found.length < 3 ? null : found;
}

/** How many places wait that may not be left empty. @param {Clause[]} clauses @param {Words} words @returns {number} */
export function waiting(clauses, words) {
  if (!clauses.length) return 1;
  const inside = (/** @type {Clause} */ clause) =>
    placesOf(clause).map((n) =>
      clause[n].length || !words[clause[0]]?.labels.includes(clause[n - 1]) ? waiting(clause[n], words) : 0,
    );
  return clauses.flatMap(inside).reduce((sum, each) => sum + each, 0);
}

/**
 * The verbs that fit a place: those of the text, and of what a player does only that.
 * @param {string[]} fitting @param {Words} words @param {"deed" | "clauses"} place
 */
export function offered(fitting, words, place) {
  return fitting.filter((word) => words[word] && (place === "clauses" || words[word].deed));
}

/**
 * What a place of a joint takes.
 * @param {Clause} clause
 * @param {number} n
 * @param {Words} words
 * @returns {"deed" | "clauses"}
 */
export function takenBy(clause, n, words) {
  const word = words[clause[0]];
  const place = placesOf(clause).indexOf(n);
  return word?.places[word.ways ? 0 : place] === "deed" ? "deed" : "clauses";
}

/**
 * What a place takes that is reached by a path.
 * @param {any} whole
 * @param {Path} place
 * @param {Words} words
 * @returns {"deed" | "clauses"}
 */
export function takenAt(whole, place, words) {
  if (place.length < 2) return "clauses";
  return takenBy(at(whole, place.slice(0, -1)), Number(place.at(-1)), words);
}
