// A scene put together from the one before and what has changed in it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { changed } from "../../src/emberhold/client/common/change.js";

const zone = (id, count) => ({ id, name: id, card: null, count, marks: [], pieces: [] });
const area = (id, ...zones) => ({ id, name: id, card: null, marks: [], zones });
const before = { areas: [area("foe", zone("deck", 9)), area("mine", zone("hand", 5), zone("pile", 0))], marks: [] };

test("what has not changed is the same as before", () => {
  const after = changed(before, { areas: [{ id: "mine", zones: [zone("pile", 1)] }], marks: null });
  assert.equal(after.areas[0], before.areas[0]);
  assert.equal(after.areas[1].zones[0], before.areas[1].zones[0]);
  assert.equal(after.areas[1].zones[1].count, 1);
  assert.equal(after.marks, before.marks);
  assert.equal(before.areas[1].zones[1].count, 0);
});

test("an area can change without its zones", () => {
  const marks = [{ id: "life", label: "Life 3", value: 3 }];
  const after = changed(before, { areas: [{ id: "foe", zones: [], name: "foe", card: null, marks }], marks });
  assert.deepEqual(after.areas[0], { ...before.areas[0], marks });
  assert.equal(after.marks, marks);
});

test("where everything is another, everything is told", () => {
  const whole = { areas: [], marks: [] };
  assert.equal(changed(before, { whole }), whole);
});
