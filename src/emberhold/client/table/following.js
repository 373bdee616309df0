// @ts-check
/** What follows every state of the table beside the board and the question. */

import { forgetTexts } from "../board/cards/zoom.js";
import { learn } from "../board/cards/unsealed.js";
import { shareScreen } from "../story/sound.js";
import { askAlong, meetAll } from "./ending/again.js";
import { follow } from "./ending/chapters.js";
import { showClock } from "./menu/clock.js";

/** @typedef {import("../common/frames.js").State} State */

/**
 * The next chapter or game is offered, the clock runs, and what has been unsealed is known.
 * @param {State | null} before
 * @param {State} state
 */
export function followState(before, state) {
  follow(before, state);
  askAlong(before, state);
  void meetAll(state);
  showClock(state);
  learn(state);
  shareScreen(state.you.seats.length > 1);
  if (state.campaign && before?.version !== state.version) forgetTexts();
}
