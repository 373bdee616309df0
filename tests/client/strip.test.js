// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { tooMany } from "../../src/emberhold/client/table/asking/strip.js";

const STRIP = { left: 0, top: 0, right: 300, bottom: 90 };

/** @param {number} left @param {number} top @param {number} [wide] */
const box = (left, top, wide = 140) => ({ left, top, right: left + wide, bottom: top + 44 });
const INSIDE = [box(0, 0), box(150, 0), box(0, 46)];

test("what is whole stays, and a border may stick out by a hair", () => {
  assert.deepEqual(tooMany(INSIDE, STRIP, ["answer", "answer", "stays"]), []);
  assert.deepEqual(tooMany([...INSIDE, box(160, 46, 141)], STRIP, ["answer", "answer", "answer", "answer"]), []);
});

test("answers that are cut go, whichever side they are cut at", () => {
  assert.deepEqual(
    tooMany([...INSIDE, box(150, 92), box(200, 0)], STRIP, ["answer", "answer", "answer", "answer", "answer"]),
    [3, 4],
  );
  assert.deepEqual(tooMany([box(-5, 0), box(150, 0)], STRIP, ["answer", "answer"]), [0]);
});

test("an offer makes room for answers, and goes alone where it alone is cut", () => {
  assert.deepEqual(tooMany([...INSIDE, box(0, 92)], STRIP, ["offer", "answer", "offer", "answer"]), [0, 2]);
  assert.deepEqual(tooMany([...INSIDE, box(0, 92)], STRIP, ["answer", "answer", "offer", "offer"]), [3]);
});

test("the way on stays in sight: the last of the others makes room for it", () => {
  assert.deepEqual(tooMany([...INSIDE, box(0, 92)], STRIP, ["answer", "answer", "answer", "stays"]), [2]);
  assert.deepEqual(tooMany([box(0, 0), box(0, 92)], STRIP, ["stays", "stays"]), [1]);
});

test("what is lit stays in sight, even where a name could be typed beside it", () => {
  assert.deepEqual(tooMany([box(0, 0), box(0, 92)], STRIP, ["stays", "lit"]), [0]);
  assert.deepEqual(tooMany([box(0, 92), box(0, 0)], STRIP, ["lit", "stays"]), [1]);
});

test("one is always left, however small the strip is", () => {
  assert.deepEqual(tooMany([box(0, 92), box(0, 138)], STRIP, ["answer", "answer"]), [1]);
  assert.deepEqual(tooMany([box(0, 92)], STRIP, ["answer"]), []);
  assert.deepEqual(tooMany([box(0, 92), box(0, 138)], STRIP, ["offer", "offer"]), [1]);
});
