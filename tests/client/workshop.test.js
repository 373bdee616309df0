// Clauses and drafts of the workshop: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  at,
  complete,
  inserted,
  isInside,
  keyOf,
  moved,
  numbersOf,
  offered,
  pathFrom,
  placesOf,
  put,
  raised,
  removed,
  shallow,
  stepped,
  takenAt,
  verbsIn,
  waiting,
} from "../../src/emberhold/client/workshop/clauses.js";
import { costAt, MOST_COST, spotOf } from "../../src/emberhold/client/workshop/bench/arc.js";
import { Past } from "../../src/emberhold/client/workshop/bench/past.js";
import {
  begun,
  brought,
  calledIn,
  isSpoiled,
  keep,
  kept,
  leftOf,
  mended,
  MOST_DRAFTS,
  renamed,
  slugOf,
  thrownAway,
} from "../../src/emberhold/client/workshop/drafts.js";
import {
  along,
  beforehand,
  besidePrice,
  left,
  pathOf,
  reach,
  scattered,
  signed,
  verdictOf,
} from "../../src/emberhold/client/workshop/verdict.js";
import {
  begunTexts,
  fresh,
  isWhole,
  merged,
  missing,
  sent,
  turnedInto,
  written,
} from "../../src/emberhold/client/workshop/things.js";

const verb = (more = {}) => ({
  group: "cards",
  text: "",
  new: [],
  deed: true,
  places: [],
  ways: false,
  varies: false,
  labels: [],
  ...more,
});
const WORDS = {
  deal: verb({ deed: false }),
  draw: verb(),
  may: verb({ places: ["deed", "clauses"], labels: ["then"] }),
  either: verb({ places: ["clauses"], ways: true, deed: false }),
  when: verb({ places: ["clauses", "clauses"], labels: ["otherwise"], deed: false }),
};
const MAY = ["may", [["draw", 1]], "then", [["deal", 2]]];

test("verbs are walked through in the order in which the server reads them", () => {
  assert.deepEqual(
    verbsIn([["deal", 3], MAY]).map(([word]) => word),
    ["deal", "may", "draw", "deal"],
  );
  assert.deepEqual(placesOf(["when", ["at_least", "charges", 2], [], "otherwise", []]), [2, 4]);
});

test("numbers are found in a clause and in its condition, not in the clauses inside", () => {
  const clause = ["when", ["at_least", "charges", 2], [["deal", 9]]];
  assert.deepEqual(numbersOf(clause), [[1, 2]]);
  assert.equal(at(stepped(clause, [1, 2], 1), [1, 2]), 3);
  assert.equal(stepped(["deal", 1], [1], -1)[1], 1, "no number is below one");
});

test("a change leaves what was there as it was", () => {
  const thing = { cast: [["deal", 3]] };
  const more = inserted(thing, ["cast"], ["draw", 1]);
  assert.deepEqual(thing.cast, [["deal", 3]]);
  assert.deepEqual(raised(more, ["cast", 1]).cast, [
    ["draw", 1],
    ["deal", 3],
  ]);
  assert.deepEqual(removed(more, ["cast", 0]).cast, [["draw", 1]]);
  assert.deepEqual(put(thing, ["cast", 0, 1], 5).cast, [["deal", 5]]);
});

test("places that wait are left out where they may be, and with what needs them otherwise", () => {
  assert.deepEqual(complete([["may", [["draw", 1]], "then", []]], WORDS), [["may", [["draw", 1]]]]);
  assert.deepEqual(
    complete(
      [
        ["may", [], "then", [["deal", 1]]],
        ["deal", 1],
      ],
      WORDS,
    ),
    [["deal", 1]],
  );
  assert.deepEqual(complete([["either", [["deal", 1]], []]], WORDS), [], "one way is no choice");
  assert.deepEqual(complete([["either", [["deal", 1]], [["draw", 1]], []]], WORDS), [
    ["either", [["deal", 1]], [["draw", 1]]],
  ]);
});

test("what waits is counted, but for what may stay empty", () => {
  assert.equal(waiting([["may", [["draw", 1]], "then", []]], WORDS), 0);
  assert.equal(waiting([["may", [], "then", []]], WORDS), 1);
  assert.equal(waiting([], WORDS), 1);
});

test("a place for what a player does offers only that", () => {
  const thing = { cast: [MAY] };
  assert.equal(takenAt(thing, ["cast", 0, 1], WORDS), "deed");
  assert.equal(takenAt(thing, ["cast", 0, 3], WORDS), "clauses");
  assert.deepEqual(offered(["deal", "draw"], WORDS, "deed"), ["draw"]);
  assert.equal(shallow(MAY), JSON.stringify(["may", [], "then", []]));
});

test("drafts are kept, the newest first, and thrown away", () => {
  const held = new Map();
  const store = { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
  assert.deepEqual(kept(store), []);
  keep(store, begun("Żar Północy", "pl", "a", 1));
  keep(store, brought({ slug: "tide", name: { en: "Tide" }, things: [{}] }, "b", 2));
  assert.deepEqual(
    kept(store).map(({ slug }) => slug),
    ["tide", "zar-polnocy"],
  );
  thrownAway(store, "b");
  assert.equal(kept(store).length, 1);
  held.set("emberhold:workshop", "{spoiled");
  assert.deepEqual(kept(store), []);
  assert.equal(
    keep(
      {
        ...store,
        setItem: () => {
          throw new Error("full");
        },
      },
      begun("x", "en", "c", 3),
    ),
    false,
  );
});

test("a packed box is laid out as the bench takes it", () => {
  const box = {
    slug: "tide",
    name: { en: "Tide" },
    things: [
      { kind: "nemesis", name: { en: "Tide" }, card: [{ type: "attack", name: "Wave" }] },
      { kind: "mage", name: { pl: { name: "Orla", gender: "f" } }, title: "Keeper" },
    ],
  };
  const [foe, mage] = brought(box, "a", 1).things;
  assert.deepEqual(foe.card, [{ kind: "card", type: "attack", name: { en: "Wave" } }]);
  assert.deepEqual([mage.gender, mage.title, mage.ability_name], ["f", { en: "Keeper" }, {}]);
});

test("names are given in languages and spelled plainly", () => {
  assert.equal(slugOf("L’Épée d'Aël"), "lepee-dael");
  assert.equal(slugOf("!!!"), "box");
  assert.deepEqual(renamed({ en: "A", pl: { name: "B", gen: "C" } }, "pl", " "), { en: "A" });
  assert.equal(calledIn({ fr: { name: "Braise", gender: "f" } }, "pl"), "Braise");
});

test("a thing is written without what waits, and can be looked at without a name", () => {
  const spell = {
    ...fresh("spell", "torch 36 18 rays"),
    cast: [
      ["deal", 2],
      ["may", [], "then", []],
    ],
    once_per_turn: [],
  };
  const found = written(spell, WORDS, "Nameless");
  assert.deepEqual([found.name, found.cast, "once_per_turn" in found], [{ en: "Nameless" }, [["deal", 2]], false]);
  assert.deepEqual(
    missing(spell, WORDS, "en").map(({ id }) => id),
    ["web-workshop-no-name", "web-workshop-place-waits"],
  );
  assert.ok(isWhole({ ...spell, name: { en: "Torch" }, cast: [["deal", 2]] }, WORDS, "en"));
  assert.deepEqual(turnedInto({ ...spell, cast: [["deal", 2]] }, "relic").play, [["deal", 2]], "the text moves along");
});

test("a press changes what it is about, and leaves the letters that were typed meanwhile", () => {
  const drawn = { kind: "card", type: "gem", name: {}, cost: 4, play: [] };
  const now = { ...drawn, name: { en: "Ember" } };
  assert.deepEqual(merged(drawn, { ...drawn, cost: 5 }, now), { ...now, cost: 5 });
  const spell = turnedInto(drawn, "spell");
  assert.deepEqual([merged(drawn, spell, now).name, "play" in merged(drawn, spell, now)], [{ en: "Ember" }, false]);
});

test("no two things of a box that is sent have the same slug", () => {
  const gem = { ...fresh("gem", ""), name: { en: "Ember" }, play: [["draw", 1]] };
  const foe = {
    ...fresh("nemesis", ""),
    name: { en: "Ember" },
    card: [{ ...fresh("attack", ""), name: { en: "Ember" } }],
  };
  const { things } = sent(
    { id: "a", slug: "box", name: { en: "Box" }, authors: "", things: [gem, gem, foe], changed: 0 },
    WORDS,
    "Nameless",
  );
  assert.deepEqual(
    things.map(({ slug }) => slug),
    ["ember", "ember-2", "ember-3"],
  );
  assert.equal(things[2].card[0].slug, "ember-4");
  assert.equal("kind" in things[2].card[0], false);
});

test("a verdict is given only where the games allow one", () => {
  assert.equal(verdictOf({ low: 0, high: 0, played: 0 }, "gem"), "web-workshop-verdict-none");
  assert.equal(verdictOf({ low: 1, high: 9, played: 600 }, "gem"), "web-workshop-verdict-card-more");
  assert.equal(verdictOf({ low: -9, high: -1, played: 600 }, "nemesis"), "web-workshop-verdict-nemesis-less");
  assert.equal(verdictOf({ low: -5, high: 6, played: 600 }, "mage"), "web-workshop-verdict-mage-alike");
  assert.equal(verdictOf({ low: -20, high: 20, played: 60 }, "mage"), "web-workshop-verdict-open");
  assert.equal(verdictOf({ low: 1, high: 9, played: 600 }, "character"), "web-workshop-verdict-character-more");
});

test("a Threat card without traits is written without a list of them", () => {
  const plain = written({ ...fresh("enemy", "face:ork 103 263 embers"), name: { en: "Raiders" } }, {}, "nameless");
  assert.equal("traits" in plain, false);
  const ork = written({ ...fresh("enemy", "face:ork 103 263 embers"), traits: ["Ork"] }, {}, "nameless");
  assert.deepEqual(ork.traits, ["Ork"]);
});

test("marks of a chart are where their numbers are", () => {
  assert.equal(reach([2, -7]), 10);
  assert.equal(along(0, -10, 10, 200), 100);
  assert.equal(along(99, 0, 10, 200), 200, "nothing leaves the chart");
  assert.equal(
    pathOf(
      [
        [0, 100],
        [10, 50],
      ],
      20,
      100,
      100,
    ),
    "M0 0 L50 50",
  );
  assert.deepEqual(
    [left(30), left(200)],
    [
      { id: "web-workshop-seconds-left", n: 30 },
      { id: "web-workshop-minutes-left", n: 3 },
    ],
  );
});

test("a card is above, below or among the printed ones of its price", () => {
  const price = (mean, half, cost = 4) => ({ cost, mean, low: mean - half, high: mean + half, usual: USUAL });
  assert.deepEqual(besidePrice(price(12, 2)), { found: "above", least: -5, most: 9 });
  assert.equal(besidePrice(price(-9, 3)).found, "below");
  assert.equal(besidePrice(price(3, 5)).found, "usual");
  assert.equal(besidePrice(price(3, 20)).found, "open", "too few games");
  assert.equal(besidePrice(price(10, 4)).found, "open", "that could be luck");
  assert.equal(besidePrice(price(3, 1, 5)).found, "above", "each price has its own");
});

const USUAL = [
  [4, -5, 9],
  [5, -6, 1],
];

test("a card that is better than the average of its price is not too good while printed ones are as good", () => {
  const judged = { low: 1, high: 5, played: 800 };
  const price = (mean) => ({ cost: 4, mean, low: mean - 2, high: mean + 2, usual: USUAL });
  assert.equal(verdictOf({ ...judged, price: price(5) }, "spell"), "web-workshop-verdict-card-better");
  assert.equal(verdictOf({ ...judged, price: price(12) }, "spell"), "web-workshop-verdict-card-more");
  assert.equal(verdictOf({ ...judged, price: null }, "spell"), "web-workshop-verdict-card-more");
  const less = { low: -5, high: -1, played: 800 };
  assert.equal(verdictOf({ ...less, price: price(-2) }, "spell"), "web-workshop-verdict-card-worse");
  assert.equal(verdictOf({ ...less, price: price(-8) }, "spell"), "web-workshop-verdict-card-less");
});

test("medals of one price do not cover each other", () => {
  const cards = [1, 1.2, 0.9, 8].map((mean) => ({ cost: 4, mean }));
  const found = scattered([...cards, { cost: 5, mean: 1 }], (points) => 8 * points, 15);
  const near = found.filter(({ card }) => card.cost === 4 && card.mean < 2).map(({ across }) => across);
  assert.equal(new Set(near).size, 3);
  assert.deepEqual(
    found.filter(({ card }) => card.mean === 8 || card.cost === 5).map(({ across }) => across),
    [0, 0],
  );
});

test("the time of a judgement is told before it begins", () => {
  assert.deepEqual(beforehand(0), { id: "web-workshop-judge-seconds", n: 1 });
  assert.deepEqual(beforehand(48), { id: "web-workshop-judge-seconds", n: 48 });
  assert.deepEqual(beforehand(150), { id: "web-workshop-judge-minutes", n: 3 });
});

test("points have a sign, and a minus is no hyphen", () => {
  assert.deepEqual(
    [-4.25, 0, 3].map((points) => signed(points, "en")),
    ["−4.3", "0", "+3"],
  );
  assert.equal(signed(-0.5, "pl"), "−0,5");
});

test("a strip is moved to the end of another place, never into itself", () => {
  const thing = {
    play: [
      ["draw", 1],
      ["may", [["draw", 2]], "then", []],
    ],
  };
  assert.deepEqual(moved(thing, ["play", 0], ["play", 1, 3]).play, [["may", [["draw", 2]], "then", [["draw", 1]]]]);
  assert.deepEqual(moved(thing, ["play", 0], ["play"]).play[1], ["draw", 1]);
  assert.deepEqual(moved(thing, ["play", 1, 1, 0], ["play"]).play, [
    ["draw", 1],
    ["may", [], "then", []],
    ["draw", 2],
  ]);
  const first = moved(thing, ["play", 1], ["play"], 0).play;
  assert.deepEqual([first[0][0], first[1]], ["may", ["draw", 1]], "before the one that was first");
  const last = moved(thing, ["play", 0], ["play"], 2).play;
  assert.deepEqual([last[0][0], last[1]], ["may", ["draw", 1]], "after the one that was last");
  assert.deepEqual(moved(thing, ["play", 1, 1, 0], ["play"], 0).play[0], ["draw", 2], "out of what it was inside");
  assert.ok(isInside(["play", 1, 3], ["play", 1]));
  assert.ok(!isInside(["play"], ["play", 1]));
  assert.ok(!isInside(["play", 1, 3], ["play", 0]));
  assert.deepEqual(pathFrom(keyOf(["play", 1, 3])), ["play", 1, 3]);
});

test("texts at a moment are fields of their own here, and one list in a box", () => {
  const spell = { ...fresh("spell", ""), name: { en: "Bell" }, cast: [["deal", 2]] };
  assert.deepEqual(
    begunTexts(spell).map(({ field }) => field),
    ["cast"],
  );
  const begun = { ...spell, "at:prepped": [["draw", 1]], "at:gained": [] };
  assert.equal(begunTexts(begun).length, 3);
  const found = written(begun, WORDS, "Nameless");
  assert.deepEqual(found.triggers, [{ on: "prepped", do: [["draw", 1]] }], "what is empty is not written");
  assert.ok(!("at:prepped" in found));
  const again = brought({ things: [found] }, "a", 0).things[0];
  assert.deepEqual([again["at:prepped"], "triggers" in again], [[["draw", 1]], false]);
  assert.deepEqual(turnedInto({ ...fresh("gem", ""), "at:gained": [["draw", 1]] }, "relic")["at:gained"], [
    ["draw", 1],
  ]);
});

test("a press on the dial is the price that is drawn there", () => {
  for (let cost = 0; cost <= MOST_COST; cost += 1) assert.equal(costAt(spotOf(cost, 80)), cost);
  assert.ok(spotOf(0, 80).x < spotOf(MOST_COST, 80).x, "cheap is on the left");
  assert.deepEqual([costAt({ x: 0, y: 900 }), costAt({ x: 220, y: 900 })], [0, MOST_COST], "below it, the ends");
});

test("a draft of a packed box is that box until something is changed, and again when that is undone", () => {
  const files = { "box.toml": "slug", "a.png": "AAAA" };
  const box = { slug: "b", name: { en: "B" }, things: [{ kind: "card", type: "gem", name: "Ember", cost: 3 }], files };
  const draft = brought(box, "id", 1);
  assert.deepEqual(leftOf(draft), { files, unchanged: true });
  const dearer = { ...draft, things: [{ ...draft.things[0], cost: 4 }] };
  assert.deepEqual(leftOf(dearer), { files, unchanged: false });
  assert.deepEqual(leftOf({ ...dearer, things: [{ ...draft.things[0], cost: 3 }], changed: 9 }), {
    files,
    unchanged: true,
  });
  assert.deepEqual(leftOf(begun("New", "en", "id", 1)), { files: {}, unchanged: false });
});

test("what is typed into one field is taken back at once", () => {
  const past = new Past();
  const draft = (/** @type {string} */ name) => begun(name, "en", "a", 1);
  past.remember({ draft: draft("a"), at: 0, inner: -1 }, "things.0 name:en");
  past.remember({ draft: draft("ab"), at: 0, inner: -1 }, "things.0 name:en");
  past.remember({ draft: draft("abc"), at: 0, inner: -1 });
  past.remember({ draft: draft("abcd"), at: 1, inner: -1 }, "things.1 name:en");
  assert.deepEqual(
    [past.back(), past.back(), past.back(), past.back()].map((step) => step?.draft.name.en),
    ["abcd", "abc", "a", undefined],
  );
});

test("letters that no name may have are taken out of it", () => {
  const names = { en: "<b>Opal\u202e", pl: { name: "Opal", gen: "Opalu" }, fr: "<>" };
  assert.equal(isSpoiled(names), true);
  assert.deepEqual(mended(names), { en: "bOpal", pl: { name: "Opal", gen: "Opalu" } });
  assert.equal(isSpoiled({ en: "Ember’s \u{1F469}\u200d\u{1F680}" }), false);
});

test("no draft gives way to another", () => {
  const held = new Map();
  const store = {
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void held.set(key, text),
  };
  for (let n = 0; n < MOST_DRAFTS; n += 1) assert.equal(keep(store, begun("Box", "en", `d${n}`, n)), true);
  assert.equal(keep(store, begun("Box", "en", "more", 99)), false);
  assert.equal(kept(store).length, MOST_DRAFTS);
  assert.equal(keep(store, begun("Box again", "en", "d0", 99)), true, "one of them may still change");
});
