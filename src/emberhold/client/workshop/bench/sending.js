// @ts-check
// A draft as the server is shown it: to be looked at, tried, judged, saved as one file or shared.

import { post, Problem } from "../../common/api.js";
import { make } from "../../common/dom.js";
import { currentLanguage, word } from "../../common/words.js";
import { leftOf } from "../drafts.js";
import { isWhole, sent } from "../things.js";
import { during } from "../../common/settled.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../drafts.js").Thing} Thing */

/** The thing on the bench, and what it is made of. @param {Bench} bench */
export function shown({ draft, told, at, inner }) {
  const { things, ...box } = sent(draft, told.words, word("web-workshop-nameless"));
  const whole = finishedOf(things[at] ?? {}, draft.things[at] ?? {}, told.words);
  /** @type {Thing} */
  const card = things[at]?.kind === "nemesis" && things[at]?.card[inner];
  const mine = card ? { kind: "card", ...card } : whole;
  const others = mine.kind === "mage" ? things.filter((each) => each.kind === "card" && each.starter) : [];
  return { box: { ...box, things: [mine, ...others] }, at: 0 };
}

/**
 * A nemesis without the cards that are not finished: they do not keep it from being drawn.
 * @param {Thing} whole as it is sent @param {Thing} thing as it is in the draft
 * @param {import("../clauses.js").Words} words @returns {Thing}
 */
function finishedOf(whole, thing, words) {
  if (whole.kind !== "nemesis") return whole;
  const isFinished = (/** @type {number} */ n) => isWhole(thing.card[n] ?? {}, words, currentLanguage());
  return { ...whole, card: whole.card.filter((/** @type {Thing} */ _, /** @type {number} */ n) => isFinished(n)) };
}

/** What is finished, and the slug of what is on the bench. @param {Bench} bench */
export function wholeOf({ draft, told, at, inner }) {
  const { words } = told;
  const box = sent(draft, words, word("web-workshop-nameless"));
  const mine = box.things[at];
  const things = box.things.filter((_, n) => n === at || isWhole(draft.things[n] ?? {}, words, currentLanguage()));
  const card = inner >= 0 && mine?.kind === "nemesis";
  return { box: { ...box, things, files: leftOf(draft).files }, thing: card ? mine?.card[inner]?.slug : mine?.slug };
}

/** A table with it, in this very window. @param {Bench} bench */
export async function tryIt(bench) {
  const { url } = await post("/api/workshop/try", wholeOf(bench));
  location.assign(url);
}

/** The whole box as one file. @param {Bench} bench */
export async function save(bench) {
  const link = make("a", {
    href: URL.createObjectURL(await packed(bench)),
    download: `${bench.draft.slug}.emberbox`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Leave the box at this server: its page has a link for others. Nobody sees it without that link.
 * @param {Bench} bench
 */
export async function share(bench) {
  const answer = await asked("/api/boxes", "application/octet-stream", await packed(bench));
  location.assign((await answer.json()).url);
}

/** @param {Bench} bench */
async function packed({ draft, told }) {
  const box = { ...sent(draft, told.words, word("web-workshop-nameless")), ...leftOf(draft) };
  const answer = await asked("/api/workshop/pack", "application/json", JSON.stringify({ box }));
  return answer.blob();
}

/**
 * Send something other than plain data, or ask for it.
 * @param {string} path
 * @param {string} type
 * @param {BodyInit} body
 */
async function asked(path, type, body) {
  const sent = during(
    fetch(`${path}?lang=${currentLanguage()}`, { method: "POST", headers: { "Content-Type": type }, body }),
  );
  const answer = await sent.catch(() => {
    throw new Problem(word("web-problem-offline"), "offline");
  });
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Problem(told.error?.text ?? word("web-problem-server", { status: answer.status }));
}
