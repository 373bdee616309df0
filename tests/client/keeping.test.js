// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { HandPlaces, placed } from "../../src/emberhold/client/board/keeping.js";

test("a card that leaves keeps its place, and so do the others", () => {
  assert.deepEqual(placed(["a", "b", "c"], ["a", "c"]), ["a", "b", "c"]);
  assert.deepEqual(placed(["a", "b", "c"], ["c", "a"]), ["a", "b", "c"]);
});

test("what is drawn fills the gaps first", () => {
  assert.deepEqual(placed(["a", "b", "c"], ["a", "c", "d", "e"]), ["a", "d", "c", "e"]);
});

test("a hand without a past is as it is", () => {
  assert.deepEqual(placed([], ["b", "a"]), ["b", "a"]);
});

test("gaps are left while the turn lasts, and closed after it", () => {
  const places = new HandPlaces();
  assert.deepEqual(places.of("hand:0", ["a", "b", "c"], true, 5), ["a", "b", "c"]);
  assert.deepEqual(places.of("hand:0", ["b", "c"], true, 5), [null, "b", "c"]);
  assert.deepEqual(places.of("hand:1", ["x"], true, 5), ["x"]);
  assert.deepEqual(
    places.of("hand:0", ["b", "c", "a"], true, 5),
    ["a", "b", "c"],
    "what is undone comes back to its place",
  );
  assert.deepEqual(places.of("hand:0", ["c"], true, 5), [null, null, "c"]);
  assert.deepEqual(places.of("hand:0", ["c"], false, 5), ["c"]);
  assert.deepEqual(places.of("hand:0", ["c"], true, 5), ["c"]);
});

test("a hand too large for gaps closes up, and an empty one has none", () => {
  const places = new HandPlaces();
  places.of("hand:0", ["a", "b", "c", "d"], true, 3);
  assert.deepEqual(places.of("hand:0", ["a", "b", "c"], true, 3), ["a", "b", "c"]);
  assert.deepEqual(places.of("hand:0", ["c"], true, 3), [null, null, "c"]);
  assert.deepEqual(places.of("hand:0", [], true, 3), []);
  assert.deepEqual(places.of("hand:0", ["d"], true, 3), ["d"]);
});
