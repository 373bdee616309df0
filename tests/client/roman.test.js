// Numbers on seals, medals and breaches.

import assert from "node:assert/strict";
import { test } from "node:test";

import { roman } from "../../src/emberhold/client/art/roman.js";

test("numbers are written as on a seal, and no list ends where a story does", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(roman), ["I", "II", "III", "IV", "V", "VI"]);
  assert.deepEqual([9, 10, 12, 14, 19].map(roman), ["IX", "X", "XII", "XIV", "XIX"]);
});
