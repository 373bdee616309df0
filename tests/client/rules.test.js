// Rules that are searched without a server: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingRules } from "../../src/emberhold/client/shared/rule-search.js";

const RULES = [
  { id: "WE-001", section: "1", title: "Talia", text: "Nie tasuj talii: kolejność zostaje." },
  { id: "WE-002", section: "1", title: "Żar", text: "Żar’y gasną, gdy talia jest pusta." },
];
const ids = (/** @type {string} */ wanted) => fittingRules(RULES, wanted).map((rule) => rule.id);

test("a rule fits if it contains every word, whatever the accents", () => {
  assert.deepEqual(ids("KOLEJNOSC"), ["WE-001"]);
  assert.deepEqual(ids("tali"), ["WE-001", "WE-002"]);
  assert.deepEqual(ids("talia zar'y"), ["WE-002"]);
  assert.deepEqual(ids("talia kolejnosc"), []);
});

test("a rule is found by its number, and nothing by no words", () => {
  assert.deepEqual(ids("we-002"), ["WE-002"]);
  assert.deepEqual(ids("  "), []);
});
