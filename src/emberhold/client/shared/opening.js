// @ts-check
// Opening a table and going there; where friends are to come, their links are shown first.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { post } from "../common/api.js";
import { bringBox, ENDING } from "./boxes.js";
import { openLinks, rememberLinks } from "./links.js";
import { word } from "../common/words.js";

/**
 * @typedef {{who: string, bot: string | null, name?: string}} SeatWish
 * @typedef {{game?: string, players?: number, seed?: string, setup?: Record<string, unknown>, seats?: SeatWish[], options?: {undo: string, gentle?: boolean, clock?: number, hall?: boolean}, save?: string}} TableWish
 */

/** @param {TableWish} wish */
export async function openTable(wish) {
  await goTo(await post("/api/tables", wish));
}

/** @param {TableWish} wish */
export async function openCampaign(wish) {
  await goTo(await post("/api/campaigns", wish));
}

/**
 * Continue with what somebody has saved: a game becomes a table, a campaign becomes theirs, a box has its page.
 * @param {File} file
 */
export async function bring(file) {
  if (file.name.endsWith(ENDING)) return location.assign((await bringBox(file)).url);
  const text = await file.text();
  if (text.startsWith("emberhold campaign ")) await goTo(await post("/api/campaigns/file", { file: text }));
  else await openTable({ save: text });
}

/** @param {string} lesson */
export async function openLesson(lesson) {
  await goTo(await post("/api/lessons", { lesson }));
}

/** @param {string} puzzle */
export async function openPuzzle(puzzle) {
  await goTo(await post("/api/puzzles", { puzzle }));
}

/** @param {{table: string, url?: string, links?: import("./links.js").Link[]}} opened */
export async function goTo(opened) {
  const address = opened.url ?? `/t/${opened.table}`;
  rememberLinks(opened.table, opened.links ?? []);
  if (!(opened.links ?? []).some((link) => typeof link.seat === "number")) {
    location.assign(address);
    return;
  }
  await openLinks(opened.table);
  const go = make("a", { class: "button button--main", href: address }, icon("play"), word("web-links-to-table"));
  document.getElementById("links")?.append(make("footer", {}, go));
}
