// @ts-check
/** The end of a chapter: from one table to the next, and everybody at the table along. */

import { post, sentence } from "../../common/api.js";
import { toast } from "../../common/toast.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {{label: string, sign: string, main?: boolean, href?: string, act?: () => void}} Way */

/**
 * Where to go from a chapter that is over; nothing at a table of its own.
 * @param {State} state
 * @returns {Way[]}
 */
export function waysOn(state) {
  const campaign = state.campaign;
  if (!campaign || !state.result) return [];
  const chronicle = { label: say("web-table-chronicle"), sign: "rules", href: campaign.url };
  if (campaign.closed) {
    return campaign.next
      ? [{ label: say("web-table-to-next-chapter"), sign: "play", main: true, href: campaign.next }, chronicle]
      : [{ ...chronicle, main: true }];
  }
  if (state.you.spectator && !state.you.host) return [chronicle];
  return [{ label: say("web-table-next-chapter"), sign: "play", main: true, act: () => void goOn(state) }, chronicle];
}

let going = false;

/** @param {State} state */
async function goOn(state) {
  if (going) return;
  going = true;
  try {
    const { url } = await post(`/api/t/${encodeURIComponent(state.table.id)}/chapter`, {});
    location.assign(url);
  } catch (error) {
    toast(sentence(error), true);
    going = false;
  }
}

/**
 * Somebody at the table has moved on: so does everybody who was looking.
 * @param {State | null} before
 * @param {State} state
 */
export function follow(before, state) {
  if (going || !before?.campaign || before.campaign.closed || !state.campaign?.closed) return;
  going = true;
  location.assign(state.campaign.next ?? state.campaign.url);
}
