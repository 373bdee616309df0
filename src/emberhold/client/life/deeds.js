// @ts-check
/** Achievements: each a small story, told once a finished game has earned it. */

import { counted, mine } from "./tally.js";

/** @typedef {import("./history.js").Game} Game */
/** @typedef {import("./history.js").Kept} Kept */
/** @typedef {{id: string, earned: number | null}} Deed `earned`: when, in seconds */
/** @typedef {(games: Game[], kept: Kept) => number | null} Test given the games that count, the oldest first */

const DAY = 24 * 60 * 60;

/** @param {Game[]} games @param {(game: Game) => boolean} test */
const first = (games, test) => games.find(test)?.when ?? null;

/** @param {Game[]} games @param {(game: Game) => (string | null)[]} kinds @param {number} wanted how many different ones have to be met */
function gathered(games, kinds, wanted) {
  const seen = new Set();
  for (const game of games) {
    for (const kind of kinds(game)) if (kind !== null) seen.add(kind);
    if (seen.size >= wanted) return game.when;
  }
  return null;
}

/** @param {Game[]} games @param {(before: Game[], game: Game) => boolean} test */
const turned = (games, test) => games.find((game, place) => test(games.slice(0, place), game))?.when ?? null;

/** @param {Game} game */
const won = (game) => game.won === true;

/** @param {Game} game @returns {number} the life my weakest figure had left; many where nobody looked */
function myLife(game) {
  const lives = game.seats.flatMap((seat, place) =>
    seat.mine ? [game.facts?.lives[`player:${place}`] ?? Infinity] : [],
  );
  return Math.min(Infinity, ...lives);
}

/** @param {Kept} kept @param {number} wanted @param {string} [game] */
function solved(kept, wanted, game = "") {
  const times = Object.entries(kept.puzzles)
    .filter(([id]) => id.startsWith(game))
    .map(([, when]) => when);
  return times.sort((one, other) => one - other)[wanted - 1] ?? null;
}

/** @type {Record<string, Test>} */
const DEEDS = {
  "first-fire": (games) => first(games, () => true),
  "first-light": (games) => first(games, won),
  "last-stone": (games) => first(games, (game) => won(game) && (game.facts?.lives.gravehold ?? Infinity) <= 5),
  "by-a-thread": (games) => first(games, (game) => won(game) && myLife(game) >= 1 && myLife(game) <= 2),
  "from-the-ashes": (games) =>
    turned(games, (before, game) => won(game) && before.length >= 3 && before.slice(-3).every((each) => !won(each))),
  "three-torches": (games) =>
    turned(games, (before, game) => won(game) && before.length >= 2 && before.slice(-2).every(won)),
  "four-shadows": (games) =>
    gathered(games.filter(won), (game) => game.about.map(({ id }) => (id.startsWith("nemesis-") ? id : null)), 4),
  "many-faces": (games) => gathered(games.filter(won), (game) => mine(game).map(({ id }) => id), 6),
  "three-hearths": (games) => gathered(games.filter(won), (game) => [game.game], 3),
  alone: (games) => first(games, (game) => won(game) && game.together && game.seats.length === 1),
  "side-by-side": (games) => first(games, (game) => won(game) && game.seats.some((seat) => !seat.mine && !seat.bot)),
  "long-night": (games) => first(games, (game) => won(game) && game.answers >= 400),
  "worth-a-song": (games) => games.filter((game) => !won(game))[9]?.when ?? null,
  "every-morning": (games) => gathered(games, (game) => [game.kind === "daily" ? game.name : null], 7),
  riddle: (_games, kept) => solved(kept, 1),
  riddler: (_games, kept) => solved(kept, 12),
};

/** All deeds, in the order in which they are told. @param {Kept} kept @returns {Deed[]} */
export function deeds(kept) {
  const games = counted(kept.games).sort((one, other) => one.when - other.when);
  return Object.entries(DEEDS).map(([id, test]) => ({ id, earned: test(games, kept) }));
}

/** On how many days in a row, up to today or yesterday, the challenge was played. @param {Kept} kept @param {number} now in seconds */
export function mornings(kept, now) {
  const days = new Set(kept.games.filter((game) => game.kind === "daily").map((game) => game.name));
  const day = (/** @type {number} */ back) => new Date((now - back * DAY) * 1000).toISOString().slice(0, 10);
  let back = days.has(day(0)) ? 0 : 1;
  const start = back;
  while (days.has(day(back))) back += 1;
  return back - start;
}
