// What is drawn of a thing of one's own: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

const LOOK = "face:ork 103 263 embers";
const DRAWN = ["workshop:face:ork 103 263 embers", "raider-00000000", "raider-c42781a2"];
const DIGEST = "0123456789abcdef".repeat(2);
const OWN = {
  photo: `own:${DIGEST}/faces/a.webp`,
  drawing: `own:${DIGEST}/a.png`,
  draft: "own:data:image/webp;base64,AAAA",
  script: `own:${DIGEST}/a.svg`,
  elsewhere: "own:data:text/html;base64,AAAA",
};
const looks = {
  box: { cast: OWN },
  relic: { cast: Object.fromEntries([...DRAWN, "one", "other"].map((slug) => [slug, LOOK])) },
};
globalThis.document = /** @type {any} */ ({ getElementById: () => ({ textContent: JSON.stringify(looks) }) });
const { cardPicture, ownAddress, pickedBy } = await import("../../src/emberhold/client/art/pictures.js");
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

test("a picture of one's own is at the server or in the draft, and nowhere else", () => {
  assert.equal(ownAddress("box", "photo"), `/api/boxes/${DIGEST}/picture/faces/a.webp`);
  assert.equal(ownAddress("box", "drawing"), `/api/boxes/${DIGEST}/picture/a.png`);
  assert.equal(ownAddress("box", "draft"), "data:image/webp;base64,AAAA");
  for (const slug of ["script", "elsewhere", "unknown"]) assert.equal(ownAddress("box", slug), null);
});
