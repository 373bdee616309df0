// @ts-check
// How a game ended, in words: who won, and what that is to the reader.

import { word } from "../common/words.js";

/**
 * @typedef {import("../common/shown.js").Outcome} Outcome
 * @typedef {{seat: number, name: string, who?: string, figure?: string}} Player
 */

/** Everybody at a table, with the figures they play. @param {import("../common/frames.js").State} state @returns {Player[]} */
export function playersOf(state) {
  const figures = new Map(state.scene.areas.map((area) => [area.id, area.name]));
  return state.seats.map((seat) => ({ ...seat, figure: figures.get(`player:${seat.seat}`) ?? "" }));
}

/** A player by figure and name, or by the number of the seat. @param {Player} player */
export function playerWords({ seat, name, who, figure }) {
  const number = word("web-setup-seat", { n: seat + 1 });
  const called = name || (who === "bot" ? `${number}, ${word("web-setup-who-bot")}` : number);
  return figure && figure !== called ? `${figure} (${called})` : called;
}

/** Who has won, as a sentence. @param {Outcome} outcome @param {Player[]} players */
export function winnersWords({ winners }, players) {
  const names = players.filter((player) => winners.includes(player.seat)).map(playerWords);
  return word(`web-ending-by-${names.length === 1 ? "one" : "more"}`, { names: names.join(", ") });
}

/** The whole end; where all share it, the sentence says it already. @param {Outcome} outcome @param {Player[]} players */
export function outcomeWords(outcome, players) {
  if (outcome.together) return outcome.text;
  const { won } = outcome;
  const mine = won === null ? "" : word(won ? "web-ending-you-won" : "web-ending-you-lost");
  return [mine, won ? "" : winnersWords(outcome, players), outcome.text].filter(Boolean).join(" ");
}
