// @ts-check
// The board of a table alone: a scene in, drawings out. Nothing to answer, no log, no bar: for a screen beside the
// table, for a picture, in the frame of a notebook, and as an example of a page of one's own (docs/web.md).

import { bringGallery } from "../art/emblems.js";
import { drawCaption } from "../board/caption.js";
import { bringGists } from "../board/cards/gist.js";
import { legalTargets, myQuestion } from "../board/legal.js";
import { Board } from "../board/scene.js";
import { get, sentence } from "../common/api.js";
import { byId } from "../common/dom.js";
import { fill, loadWords } from "../common/words.js";
import { pageOf } from "./frame.js";

/** @typedef {import("../common/frames.js").State} State */

/** The table now, or as it was after some answers: `?at=12`; with the eyes of one's own seat: `&seat=1`. */
async function stateWished() {
  const wished = new URLSearchParams(location.search);
  const seat = wished.has("seat") ? `?seat=${encodeURIComponent(wished.get("seat") ?? "")}` : "";
  const moment = wished.has("at") ? `at/${encodeURIComponent(wished.get("at") ?? "")}` : "state";
  return /** @type {State} */ (await get(`/api/t/${pageOf("table")}/${moment}${seat}`));
}

async function begin() {
  await loadWords();
  fill(document);
  try {
    const state = await stateWished();
    await Promise.all([bringGallery(state.table.game), bringGists(state.table.game, pageOf("table"))]);
    const board = new Board(byId("board"));
    board.draw(state, { dock: byId("dock") });
    const caption = document.getElementById("caption");
    if (caption) {
      board.light(legalTargets(myQuestion(state)));
      drawCaption(caption, state);
    }
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }
}

void begin();
