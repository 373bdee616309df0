// @ts-check
/** Win rates and streaks, counted from the games a browser remembers. */

/** @typedef {import("./history.js").Game} Game */
/** @typedef {import("./history.js").Named} Named */
/** @typedef {{name: Named, won: number, lost: number}} Rate */
/** @typedef {{won: number, lost: number, streak: number, best: number}} Sum */

const LESSONS = ["lesson", "puzzle", "repaired"];

/** The games that count: played to the end, on one side, not to learn, nothing set by hand. @param {Game[]} games */
export function counted(games) {
  return games.filter((game) => game.won !== null && !LESSONS.includes(game.kind));
}

/** @param {Game[]} games the newest first @returns {Sum} */
export function sum(games) {
  const ends = counted(games).map((game) => game.won === true);
  const won = ends.filter(Boolean).length;
  const first = ends.indexOf(false);
  let best = 0;
  let run = 0;
  for (const end of ends) {
    run = end ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { won, lost: ends.length - won, streak: first === -1 ? ends.length : first, best };
}

/** @param {Game} game @returns {Named[]} whom I played there */
export function mine(game) {
  return unique(game.seats.flatMap((seat) => (seat.mine && seat.figure ? [seat.figure] : [])));
}

/** @param {Game} game @returns {Named[]} whom or what I played against */
export function against(game) {
  const foes = game.together ? [] : game.seats.flatMap((seat) => (!seat.mine && seat.figure ? [seat.figure] : []));
  return unique([...game.about, ...foes]);
}

/** @param {Named[]} all */
function unique(all) {
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/**
 * How often the player wins with each of something, the most often met first.
 * @param {Game[]} games @param {(game: Game) => Named[]} which @returns {Rate[]}
 */
export function rates(games, which) {
  /** @type {Map<string, Rate>} */
  const found = new Map();
  for (const game of counted(games)) {
    for (const name of which(game)) {
      const rate = found.get(name.id) ?? { name, won: 0, lost: 0 };
      found.set(name.id, {
        ...rate,
        won: rate.won + Number(game.won === true),
        lost: rate.lost + Number(game.won === false),
      });
    }
  }
  return [...found.values()].sort((one, other) => other.won + other.lost - one.won - one.lost);
}
