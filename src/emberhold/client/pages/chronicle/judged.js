// @ts-check
/** What was found in a chapter that has been analysed: its curve and the decision that cost most, as a way to the rest. */

import { get } from "../../common/api.js";
import { fillWith, make } from "../../common/dom.js";
import { calledAt, currentLanguage, headed, word } from "../../common/words.js";
import { chart } from "../judged/chart.js";

/** @typedef {import("../campaign.js").Chronicle} Chronicle */
/** @typedef {import("../campaign.js").Chapter} Chapter */
/** @typedef {import("../../common/told.js").Judged} Judged */

const SIZE = { width: 280, height: 60 };
/** By chapter and language: the page is drawn again whenever somebody comes back to it. @type {Map<string, Promise<Judged>>} */
const KNOWN = new Map();

/** @param {string} url @returns {Promise<Judged>} */
function found(url) {
  const key = `${url} ${currentLanguage()}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const asked = /** @type {Promise<Judged>} */ (get(`/api${url}/analysis`));
  KNOWN.set(key, asked);
  asked.catch(() => KNOWN.delete(key));
  return asked;
}

/**
 * A place that fills as soon as it is known; the chronicle is whole without it.
 * @param {Chronicle} told
 * @param {Chapter} chapter
 */
export function judgedBriefly(told, chapter) {
  const place = make("div", { class: "campaign__judged" });
  found(chapter.url)
    .then((judged) => judged.stage === "done" && fillWith(place, ...inside(told, chapter, judged)))
    .catch(() => place.remove());
  return place;
}

/** @param {Chronicle} told @param {Chapter} chapter @param {Judged} judged */
function inside({ seated }, { title, url }, judged) {
  const own = seated.find(({ mine }) => mine)?.seat ?? 0;
  const side = Math.max(
    0,
    judged.sides.findIndex((seats) => seats.includes(own)),
  );
  const account = judged.accounts[side];
  const spoken = account ? word("web-judged-told", { from: account.start, to: account.end }) : "";
  const looks = { href: `${url}/replay?analyse=1`, title: spoken };
  const named = [headed(title, word("web-judged-title")), spoken].join(". ");
  const curve = make("a", { ...looks, "aria-label": named }, chart(judged, side, SIZE));
  return [curve, make("p", { text: most(seated, judged) })];
}

/** The decision that cost most, in a sentence. @param {Chronicle["seated"]} seated @param {Judged} judged */
function most(seated, { costly: [first] }) {
  if (!first) return word("web-judged-nothing");
  const who = seated.find(({ seat }) => seat === first.seat);
  const name = who ? calledAt(who) : word("web-setup-seat", { n: first.seat + 1 });
  const better = first.better[0]?.text ?? "";
  return word("web-judged-most", { name, played: first.played.text, cost: first.cost, better });
}
