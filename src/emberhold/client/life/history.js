// @ts-check
/**
 * What this browser remembers of games that are over and of puzzles that were solved. Whatever comes
 * in, from the storage, from a file or from the server, is checked before anything is believed.
 */

/**
 * @typedef {import("../common/told.js").Named} Named something by its names in all languages
 * @typedef {import("../common/told.js").Sat} Sat
 * @typedef {{turns: number | null, lives: Record<string, number>}} Facts how the table looked at the end
 * @typedef {import("../common/told.js").Remembered & {facts?: Facts}} Game
 * @typedef {{games: Game[], puzzles: Record<string, number>}} Kept
 */

const KEY = "emberhold.history";
const FACTS = "emberhold.endings";
const MARK = "emberhold-history";
const MOST_GAMES = 5000;
const MOST_PUZZLES = 1000;
const MOST_LETTERS = 120;
/** How large a file may be that somebody brings along. */
export const MOST_BYTES = 4_000_000;

/** @param {unknown} found @returns {found is Record<string, unknown>} */
function isThing(found) {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

/** @param {unknown} found @returns {found is string} */
function isName(found) {
  return typeof found === "string" && found.length <= MOST_LETTERS;
}

/** @param {unknown} found @returns {found is number} */
function isCount(found) {
  return typeof found === "number" && Number.isInteger(found) && found >= 0 && found < 1e11;
}

/** @param {unknown} found @returns {Named | null} */
function named(found) {
  if (!isThing(found)) return null;
  const { id, en, pl, fr } = found;
  return isName(id) && isName(en) && isName(pl) && isName(fr) ? { id, en, pl, fr } : null;
}

/** @param {unknown} found @returns {Sat | null} */
function sat(found) {
  if (!isThing(found) || typeof found.mine !== "boolean" || typeof found.bot !== "boolean") return null;
  return { mine: found.mine, bot: found.bot, figure: named(found.figure) };
}

/** @param {unknown} found @returns {Facts | undefined} */
function facts(found) {
  if (!isThing(found) || !isThing(found.lives)) return undefined;
  const lives = Object.entries(found.lives)
    .filter(([id, life]) => isName(id) && isCount(life))
    .slice(0, 12);
  return {
    turns: isCount(found.turns) ? found.turns : null,
    lives: /** @type {Record<string, number>} */ (Object.fromEntries(lives)),
  };
}

/** @template T @param {unknown} found @param {(each: unknown) => T | null} check @param {number} most @returns {T[] | null} */
function listed(found, check, most) {
  if (!Array.isArray(found) || found.length > most) return null;
  const good = found.map(check);
  return good.every((each) => each !== null) ? /** @type {T[]} */ (good) : null;
}

/** One game as it may be believed, or null. @param {unknown} found @returns {Game | null} */
export function gameFrom(found) {
  if (!isThing(found)) return null;
  const { table, game, when, won, together, reason, answers, undo, kind, name } = found;
  const about = listed(found.about, named, 8);
  const seats = listed(found.seats, sat, 16);
  if (
    !isName(table) ||
    !isName(game) ||
    !isCount(when) ||
    !isName(reason) ||
    !isCount(answers) ||
    !isName(kind) ||
    !isName(name)
  )
    return null;
  if (
    !(won === null || typeof won === "boolean") ||
    typeof together !== "boolean" ||
    typeof undo !== "boolean" ||
    !about ||
    !seats
  )
    return null;
  const seen = facts(found.facts);
  const minutes = isCount(found.minutes) ? { minutes: found.minutes } : {};
  return {
    table,
    game,
    when,
    won,
    together,
    reason,
    answers,
    undo,
    kind,
    name,
    about,
    seats,
    ...minutes,
    ...(seen && { facts: seen }),
  };
}

/** @param {unknown} found @returns {Record<string, number>} */
function puzzlesFrom(found) {
  if (!isThing(found)) return {};
  const good = Object.entries(found).filter(([id, when]) => isName(id) && isCount(when));
  return /** @type {Record<string, number>} */ (Object.fromEntries(good.slice(0, MOST_PUZZLES)));
}

/** @param {string} key @returns {unknown} */
function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} what */
function store(key, what) {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

/** Everything that is remembered, the newest game first. @returns {Kept} */
export function remembered() {
  const found = stored(KEY);
  if (!isThing(found)) return { games: [], puzzles: {} };
  const games = Array.isArray(found.games)
    ? found.games.slice(0, MOST_GAMES).flatMap((each) => gameFrom(each) ?? [])
    : [];
  return { games, puzzles: puzzlesFrom(found.puzzles) };
}

/** Put what is told beside what is known; a game is one game however often it is told. @param {Kept} told @returns {Kept} */
export function remember(told) {
  const known = remembered();
  const endings = thing(stored(FACTS));
  const games = new Map(known.games.map((game) => [game.table, game]));
  for (const game of told.games) {
    const seen = game.facts ?? games.get(game.table)?.facts ?? facts(endings[game.table]);
    games.set(game.table, { ...game, ...(seen && { facts: seen }) });
  }
  const all = [...games.values()].sort((one, other) => other.when - one.when).slice(0, MOST_GAMES);
  const kept = { games: all, puzzles: { ...told.puzzles, ...known.puzzles } };
  store(KEY, kept);
  return kept;
}

/** @param {unknown} found @returns {Record<string, unknown>} */
function thing(found) {
  return isThing(found) ? found : {};
}

/** How a table looked when its game ended; the rest of it the server tells later. @param {string} table @param {Facts} seen */
export function rememberEnding(table, seen) {
  const known = Object.entries(thing(stored(FACTS))).slice(-200);
  store(FACTS, { ...Object.fromEntries(known), [table]: seen });
}

/** @param {string} puzzle */
export function rememberSolved(puzzle) {
  const known = remembered();
  if (!(puzzle in known.puzzles))
    store(KEY, { ...known, puzzles: { ...known.puzzles, [puzzle]: Math.floor(Date.now() / 1000) } });
}

/** Everything as the text of a file. */
export function exported() {
  return `${JSON.stringify({ is: MARK, version: 1, ...remembered() }, null, 1)}\n`;
}

/**
 * What a file says, or null where it is none of ours or damaged anywhere.
 * @param {string} text @returns {Kept | null}
 */
export function imported(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isThing(found) || found.is !== MARK || found.version !== 1 || !isThing(found.puzzles)) return null;
  const games = listed(found.games, gameFrom, MOST_GAMES);
  return games && { games, puzzles: puzzlesFrom(found.puzzles) };
}

/** Forget all of it. */
export function forgetAll() {
  for (const key of [KEY, FACTS]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }
}
