// What is drawn of a thing of one's own: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

const LOOK = "face:ork 103 263 embers";
const DRAWN = ["workshop:face:ork 103 263 embers", "raider-00000000", "raider-c42781a2"];
const looks = { relic: { cast: Object.fromEntries([...DRAWN, "one", "other"].map((slug) => [slug, LOOK])) } };
globalThis.document = /** @type {any} */ ({ getElementById: () => ({ textContent: JSON.stringify(looks) }) });
const { cardPicture, pickedBy } = await import("../../src/emberhold/client/art/pictures.js");
const { stranger } = await import("../../src/emberhold/client/art/relic/relic.js");

/** @param {string} slug */
const faceOf = (slug) => stranger("ork", pickedBy("relic", slug), 103, 263, "x");

test("a thing of one's own looks the same while it is made, when it is looked at and at a table", () => {
  assert.equal(new Set(DRAWN.map(faceOf)).size, 1);
  assert.equal(new Set(DRAWN.map((slug) => cardPicture("relic", slug, "enemy", "x"))).size, 1);
});

test("printed cards of one look are told apart by their names", () => {
  assert.notEqual(faceOf("one"), faceOf("other"));
});
