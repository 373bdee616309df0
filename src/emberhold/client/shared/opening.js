// @ts-check
// Opening a table and going there; where friends are to come, their links are shown first.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { post } from "../common/api.js";
import { bringBox, ENDING } from "./boxes.js";
import { invite } from "./inviting.js";
import { openLinks, rememberLinks } from "./links.js";
import { word } from "../common/words.js";

/**
 * @typedef {{who: string, bot: string | null, name?: string}} SeatWish
 * @typedef {{game?: string, players?: number, seed?: string, setup?: Record<string, unknown>, seats?: SeatWish[], options?: {undo: string, gentle?: boolean, clock?: number, hall?: boolean}, save?: string}} TableWish
 * @typedef {import("./circle.js").Person} Person
 */

/** @param {TableWish} wish @param {Person | null} [guest] who is asked to come */
export async function openTable(wish, guest) {
  await goTo(await post("/api/tables", wish), guest);
}

/** @param {TableWish} wish @param {Person | null} [guest] who is asked to come */
export async function openCampaign(wish, guest) {
  await goTo(await post("/api/campaigns", wish), guest);
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

/**
 * @param {{table: string, url?: string, links?: import("./links.js").Link[]}} opened
 * @param {Person | null} [guest] who is asked to the first free seat
 */
export async function goTo(opened, guest = null) {
  const address = opened.url ?? `/t/${opened.table}`;
  rememberLinks(opened.table, opened.links ?? []);
  const free = (opened.links ?? []).map((link) => link.seat).find((seat) => typeof seat === "number");
  if (free === undefined) {
    location.assign(address);
    return;
  }
  await openLinks(opened.table, guest ? await invite(opened.table, free, guest) : "");
  const go = make("a", { class: "button button--main", href: address }, icon("play"), word("web-links-to-table"));
  document.getElementById("links")?.append(make("footer", {}, go));
}
