// @ts-check
/** What a table shows when its game ends and nobody asks for later: how much life was left. */

import { layoutOf } from "../board/layouts.js";
import { numberOf } from "../common/frames.js";
import { rememberEnding } from "./history.js";

/** @param {import("../common/frames.js").State} state */
export function noteEnding(state) {
  if (state.you.seats.length === 0) return;
  const { bars } = layoutOf(state.table.game);
  /** @type {Record<string, number>} */
  const lives = {};
  for (const area of state.scene.areas) {
    const life = area.marks.find((mark) => bars.includes(mark.id) && typeof mark.value === "number");
    if (life) lives[area.id] = Math.max(0, Number(life.value));
  }
  const { marks } = state.scene;
  rememberEnding(state.table.id, { turns: numberOf(marks, "round") ?? numberOf(marks, "turn"), lives });
}
