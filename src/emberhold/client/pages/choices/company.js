// @ts-check
// What is chosen where other people come: how long a turn may take, and whether anybody may come.

import { byId, make } from "../../common/dom.js";
import { PERIODS } from "../../common/frames.js";
import { word } from "../../common/words.js";
import { hasHall } from "../frame.js";

/** @typedef {{clock: number, hall: boolean}} Company */

/** @param {boolean} friends whether somebody is to come @param {boolean} single whether it is one game and no campaign */
export function drawCompany(friends, single) {
  const now = clock().value || "0";
  clock().replaceChildren(
    ...PERIODS.map((each) => make("option", { value: String(each), text: word(`web-clock-${each}`) })),
  );
  clock().value = now;
  byId("pace").hidden = !friends;
  byId("anybody").hidden = !friends || !single || !hasHall();
}

/** What is wished now; nothing of what cannot be seen. @returns {Company} */
export function companyWished() {
  return { clock: byId("pace").hidden ? 0 : Number(clock().value), hall: !byId("anybody").hidden && hall().checked };
}

/** What was wished before a reload. @param {Company | undefined} kept */
export function companyKept(kept) {
  if (!kept) return;
  drawCompany(true, true);
  clock().value = String(kept.clock);
  hall().checked = kept.hall;
}

/** Somebody comes from the hall to open a table there: the second seat waits for anybody. @param {{who: string}[]} seats */
export function companyFromHall(seats) {
  if (!hasHall() || !new URLSearchParams(location.search).has("hall")) return;
  for (const seat of seats.slice(1)) seat.who = "friend";
  hall().checked = true;
}

function clock() {
  return /** @type {HTMLSelectElement} */ (byId("clock"));
}

function hall() {
  return /** @type {HTMLInputElement} */ (byId("hall"));
}
