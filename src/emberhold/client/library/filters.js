// @ts-check
// What is looked for among the cards of a game: pure functions, nothing here touches the page.

import { folded } from "../common/letters.js";

/**
 * @typedef {import("../common/told.js").CardFiled & {box: string}} Card
 * @typedef {{boxes: string[], kinds: string[], groups: string[], cost: [number, number] | null, signs: string[], words: string, sort: string}} Wanted
 * @typedef {Record<string, import("../common/told.js").Gist>} Gists
 * @typedef {{id: string, count: number}} Facet
 */

export const SORTS = /** @type {const} */ (["kind", "cost", "name"]);

/** Everything of the game's own box. @returns {Wanted} */
export function everything() {
  return { boxes: [], kinds: [], groups: [], cost: null, signs: [], words: "", sort: SORTS[0] };
}

/** What a card costs: its price, or the dice that are paid for it. @param {Card} card @param {Gists} gists */
export function priceOf(card, gists) {
  if (card.cost !== null) return card.cost;
  const pays = gists[card.slug]?.pays;
  return pays ? pays.filter((sign) => sign !== "main" && sign !== "side").length : null;
}

/** The symbols in a card's gist. @param {Card} card @param {Gists} gists */
export function signsOf(card, gists) {
  return (gists[card.slug]?.does ?? []).map(([, sign]) => sign);
}

/**
 * Whether a card is wanted; a filter can be left out, to count what it would leave.
 * @param {Card} card @param {Wanted} wanted @param {Gists} gists @param {keyof Wanted} [without]
 */
export function fits(card, wanted, gists, without) {
  const price = priceOf(card, gists);
  const has = signsOf(card, gists);
  return (
    (without === "kinds" || !wanted.kinds.length || wanted.kinds.includes(card.shelf)) &&
    (without === "groups" || !wanted.groups.length || wanted.groups.includes(card.group)) &&
    (without === "cost" || !wanted.cost || (price !== null && price >= wanted.cost[0] && price <= wanted.cost[1])) &&
    (without === "signs" || wanted.signs.every((sign) => has.includes(sign))) &&
    spoken(card, wanted.words)
  );
}

/** Whether every word is somewhere on the card. @param {Card} card @param {string} words */
function spoken(card, words) {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  if (!asked.length) return true;
  const said = folded([card.name, card.facts, card.group, ...card.text].join(" "));
  return asked.every((word) => said.includes(word));
}

/**
 * The cards that are wanted, sorted. Names found by their own words come before texts that only mention them.
 * @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists
 */
export function found(cards, wanted, gists) {
  const order = kindsOf(cards);
  const price = (/** @type {Card} */ card) => priceOf(card, gists) ?? -1;
  const rank = (/** @type {Card} */ card) =>
    wanted.words && folded(card.name).includes(folded(wanted.words.trim())) ? 0 : 1;
  const by =
    {
      kind: (/** @type {Card} */ a, /** @type {Card} */ b) =>
        order.indexOf(a.shelf) - order.indexOf(b.shelf) || price(a) - price(b),
      cost: (/** @type {Card} */ a, /** @type {Card} */ b) => price(a) - price(b),
      name: () => 0,
    }[wanted.sort] ?? (() => 0);
  return cards
    .filter((card) => fits(card, wanted, gists))
    .sort((a, b) => rank(a) - rank(b) || by(a, b) || a.name.localeCompare(b.name));
}

/** Two boxes as one: a card that is the same in both is listed once. @param {Card[][]} boxes */
export function mixed(boxes) {
  /** @type {Set<string>} */
  const seen = new Set();
  return boxes.flat().filter((card) => {
    const face = JSON.stringify([card.slug, card.name, card.text]);
    return !seen.has(face) && Boolean(seen.add(face));
  });
}

/** The kinds of cards there are, in the order of the box. @param {Card[]} cards */
export function kindsOf(cards) {
  return [...new Set(cards.map((card) => card.shelf))];
}

/** Each kind with how many would be found of it. @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists @returns {Facet[]} */
export function kindFacets(cards, wanted, gists) {
  return kindsOf(cards).map((id) => ({
    id,
    count: cards.filter((card) => card.shelf === id && fits(card, wanted, gists, "kinds")).length,
  }));
}

/**
 * The decks and sets that say more than the kinds do: a set of all cards of one kind is not listed again.
 * @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists @returns {Facet[]}
 */
export function groupFacets(cards, wanted, gists) {
  const groups = [...new Set(cards.map((card) => card.group))];
  const telling = groups.filter((group) => {
    const shelves = new Set(cards.filter((card) => card.group === group).map((card) => card.shelf));
    const [only] = shelves;
    return shelves.size > 1 || cards.some((card) => card.shelf === only && card.group !== group);
  });
  return telling.map((id) => ({
    id,
    count: cards.filter((card) => card.group === id && fits(card, wanted, gists, "groups")).length,
  }));
}

/** How many cards there are at each price, from nothing to the most expensive. @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists */
export function priceBars(cards, wanted, gists) {
  const prices = cards.map((card) => priceOf(card, gists)).filter((price) => price !== null);
  if (new Set(prices).size < 2) return [];
  const bars = Array.from({ length: Math.max(...prices) + 1 }, () => 0);
  for (const card of cards) {
    const price = priceOf(card, gists);
    if (price !== null && fits(card, wanted, gists, "cost")) bars[price] = (bars[price] ?? 0) + 1;
  }
  return wanted.cost || bars.some(Boolean) ? bars : [];
}

/** The symbols on cards, the most frequent first. @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists @returns {Facet[]} */
export function signFacets(cards, wanted, gists) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards)
    for (const sign of new Set(signsOf(card, gists)))
      counts.set(sign, (counts.get(sign) ?? 0) + (fits(card, wanted, gists, "signs") ? 1 : 0));
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
}

/** The filter that leaves out most, where nothing is found: what to clear first. @param {Card[]} cards @param {Wanted} wanted @param {Gists} gists */
export function worst(cards, wanted, gists) {
  const used = /** @type {(keyof Wanted)[]} */ (["kinds", "groups", "cost", "signs", "words"]).filter(
    (name) => wanted[name]?.length,
  );
  const left = (/** @type {keyof Wanted} */ name) =>
    cards.filter((card) => fits(card, { ...wanted, [name]: everything()[name] }, gists)).length;
  return used.sort((a, b) => left(b) - left(a))[0] ?? null;
}

// The address

const LISTS = /** @type {const} */ ({ boxes: "box", kinds: "kind", groups: "set", signs: "sign" });

/** What is wanted as the search part of an address. @param {Wanted} wanted */
export function addressOf(wanted) {
  const asked = new URLSearchParams();
  for (const [name, key] of Object.entries(LISTS))
    for (const each of wanted[/** @type {keyof typeof LISTS} */ (name)]) asked.append(key, each);
  if (wanted.cost) asked.set("cost", wanted.cost.join("-"));
  if (wanted.words.trim()) asked.set("q", wanted.words.trim());
  if (wanted.sort !== SORTS[0]) asked.set("sort", wanted.sort);
  return asked.toString();
}

/** @param {string} search @returns {Wanted} */
export function wantedBy(search) {
  const asked = new URLSearchParams(search);
  const cost = /^(\d+)-(\d+)$/.exec(asked.get("cost") ?? "");
  const sort = asked.get("sort") ?? "";
  return {
    boxes: asked.getAll("box"),
    kinds: asked.getAll("kind"),
    groups: asked.getAll("set"),
    signs: asked.getAll("sign"),
    cost: cost ? [Number(cost[1]), Number(cost[2])] : null,
    words: asked.get("q") ?? "",
    sort: /** @type {readonly string[]} */ (SORTS).includes(sort) ? sort : SORTS[0],
  };
}
