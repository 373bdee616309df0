// @ts-check
/** The line above the table, the title of the page, and what is told there in passing. */

import { layoutOf } from "../board/layouts.js";
import { byId, setText } from "../common/dom.js";
import { markOf } from "../common/frames.js";
import { say } from "../common/say.js";
import { toast } from "../common/toast.js";
import { setTitle } from "./attention.js";

/** @typedef {import("../common/frames.js").State} State */

/**
 * @param {State} shown
 * @param {string} game
 */
export function drawHeading(shown, game) {
  setText(byId("table-title"), shown.table.title);
  setText(byId("round"), layoutOf(game).facing ? (markOf(shown.scene.marks, "round")?.label ?? "") : "");
  setTitle(`${shown.table.title} – Emberhold`);
}

/** What has happened at the table since somebody was told last: what was undone, who plays now. */
export class Notices {
  /** the version up to which they have been told; what was before they came is told to nobody, unless it says so */
  told = Infinity;

  /** @param {State} state */
  take(state) {
    const first = this.told === Infinity;
    for (const notice of state.notices) {
      if (notice.at > this.told || (first && notice.first)) toast(notice.text);
    }
    this.told = first ? state.version : Math.max(this.told, state.version);
    const mine = state.seats.find((seat) => seat.seat === state.you.showing);
    if (first && mine?.who === "bot" && !state.result) toast(say("web-table-seat-bot-yours"));
  }
}
