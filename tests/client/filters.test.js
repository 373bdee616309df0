// What is found among the cards: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  addressOf,
  everything,
  fits,
  found,
  groupFacets,
  kindFacets,
  mixed,
  priceBars,
  priceOf,
  signFacets,
  wantedBy,
  worst,
} from "../../src/emberhold/client/library/filters.js";
import { folded } from "../../src/emberhold/client/common/letters.js";
import { card } from "./cards.js";

const CARDS = [
  card("Crystal", { shelf: "starter", group: "Starter cards", cost: null }),
  card("Diamond", { cost: 3, text: ["Gain 2 aether."] }),
  card("Ingot", { cost: 5, text: ["Gain 2 aether twice."] }),
  card("Kindle", { kind: "spell", shelf: "spell", group: "Spells", cost: 4, text: ["Deal 3 damage."] }),
  card("Howl", { kind: "attack", shelf: "attack", group: "Basic, tier 1", cost: null }),
  card("Roar", { kind: "attack", shelf: "attack", group: "Basic, tier 2", cost: null }),
];
const GISTS = {
  diamond: { does: [[2, "aether"]] },
  ingot: { does: [[2, "aether"]] },
  kindle: { does: [[3, "damage"]] },
  howl: { pays: ["main", "basic", "charm-class"] },
};
const want = (change) => ({ ...everything(), ...change });
const names = (change) => found(CARDS, want(change), GISTS).map(({ name }) => name);

test("without a wish everything is found, kind by kind and then by cost", () => {
  assert.deepEqual(names({}), ["Crystal", "Diamond", "Ingot", "Kindle", "Roar", "Howl"]);
});

test("kinds, costs and symbols leave out what does not fit", () => {
  assert.deepEqual(names({ kinds: ["gem", "spell"] }), ["Diamond", "Ingot", "Kindle"]);
  assert.deepEqual(names({ cost: [4, 5] }), ["Ingot", "Kindle"]);
  assert.deepEqual(names({ signs: ["aether"] }), ["Diamond", "Ingot"]);
  assert.deepEqual(names({ signs: ["aether", "damage"] }), []);
});

test("dice count as a cost, actions do not", () => {
  assert.equal(priceOf(CARDS[4], GISTS), 2);
  assert.equal(priceOf(CARDS[0], GISTS), null);
});

test("words are found without their accents, and names before texts", () => {
  assert.equal(folded("Postrzępiona Błyskawica"), "postrzepiona blyskawica");
  const cards = [card("Elsewhere", { text: ["Like Éclat."] }), card("Éclat")];
  assert.deepEqual(
    found(cards, want({ words: "eclat", sort: "name" }), {}).map(({ name }) => name),
    ["Éclat", "Elsewhere"],
  );
  assert.ok(fits(CARDS[2], want({ words: "aether TWICE" }), GISTS));
  assert.ok(!fits(CARDS[1], want({ words: "aether twice" }), GISTS));
});

test("a count says what its own filter would leave", () => {
  const counts = Object.fromEntries(
    kindFacets(CARDS, want({ kinds: ["spell"], cost: [4, 5] }), GISTS).map(({ id, count }) => [id, count]),
  );
  assert.deepEqual(counts, { starter: 0, gem: 1, spell: 1, attack: 0 });
  assert.deepEqual(signFacets(CARDS, want({ kinds: ["gem"] }), GISTS), [
    { id: "aether", count: 2 },
    { id: "damage", count: 0 },
  ]);
});

test("a set that is all cards of one kind is not listed again", () => {
  assert.deepEqual(
    groupFacets(CARDS, want({}), GISTS).map(({ id }) => id),
    ["Basic, tier 1", "Basic, tier 2"],
  );
});

test("bars reach from nothing to the highest cost, and are left out where nothing has a cost", () => {
  assert.deepEqual(priceBars(CARDS, want({}), GISTS), [0, 0, 1, 1, 1, 1]);
  assert.deepEqual(priceBars(CARDS.slice(4), want({}), {}), []);
});

test("where nothing fits, the filter that leaves out most is named", () => {
  assert.equal(worst(CARDS, want({ kinds: ["spell"], cost: [8, 8] }), GISTS), "cost");
  assert.equal(worst(CARDS, want({ words: "nowhere" }), GISTS), "words");
});

test("an address brings back what was wanted", () => {
  const wanted = want({
    boxes: ["legacy"],
    kinds: ["gem", "spell"],
    groups: ["Basic, tier 1"],
    signs: ["aether"],
    cost: [3, 8],
    words: "of & on",
    sort: "name",
  });
  assert.deepEqual(wantedBy(`?${addressOf(wanted)}`), wanted);
  assert.deepEqual(wantedBy("?cost=x&sort=colour"), everything());
  assert.equal(addressOf(everything()), "");
});

test("a card that is the same in two boxes is listed once", () => {
  const other = card("Crystal", { shelf: "starter", box: "legacy" });
  const changed = card("Diamond", { box: "legacy", text: ["Gain 3 aether."] });
  assert.equal(mixed([CARDS, [other, changed]]).length, CARDS.length + 1);
});
