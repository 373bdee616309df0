// @ts-check
/** The picture of a finished game tells the whole result. */

import assert from "node:assert/strict";
import test from "node:test";

globalThis.document = /** @type {any} */ ({ getElementById: () => null });

const { lines } = await import("../../src/emberhold/client/pages/judged/summary.js");

test("a short result takes one line", () => {
  assert.deepEqual(lines("You have won."), ["You have won."]);
});

test("a long result is broken between words, and nothing is lost", () => {
  const result = "Porażka: "
    .concat("Twierdza padła, a Nemezis zostało jeszcze dwanaście punktów życia. ".repeat(2))
    .trim();
  const told = lines(result);
  assert.equal(told.length, 2);
  assert.equal(told.join(" "), result);
  assert.ok(told.every((each) => each.length <= 84));
});
