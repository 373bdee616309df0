// What is asked for once and remembered: `node --test tests/client`.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Asked } from "../../src/emberhold/client/common/asked.js";

/** Answers that are given by hand, in any order. */
function held() {
  /** @type {{key: string, give: (answer: string) => void, fail: (error: Error) => void}[]} */
  const waiting = [];
  const asked = new Asked(
    (key) => new Promise((give, fail) => waiting.push({ key, give: (answer) => give(answer), fail })),
  );
  return { asked, waiting };
}

test("the same is asked for once", async () => {
  const { asked, waiting } = held();
  const both = Promise.all([asked.of("gem"), asked.of("gem")]);
  waiting[0].give("Crystal");
  assert.deepEqual(await both, ["Crystal", "Crystal"]);
  assert.equal(await asked.of("gem"), "Crystal");
  assert.equal(waiting.length, 1);
});

test("what was on its way when all was forgotten is never told", async () => {
  const { asked, waiting } = held();
  const mage = asked.of("mage");
  asked.forget();
  waiting[0].give("Apprentice 1");
  await new Promise(setImmediate);
  assert.equal(waiting.length, 2);
  waiting[1].give("Ysolde");
  assert.equal(await mage, "Ysolde");
  assert.equal(await asked.of("mage"), "Ysolde");
  assert.equal(waiting.length, 2);
});

test("what failed is asked for again", async () => {
  const { asked, waiting } = held();
  const first = asked.of("gem");
  waiting[0].fail(new Error("offline"));
  await assert.rejects(first, /offline/);
  const second = asked.of("gem");
  waiting[1].give("Crystal");
  assert.equal(await second, "Crystal");
});

test("a failure that comes late does not forget what was asked for since", async () => {
  const { asked, waiting } = held();
  const first = asked.of("gem");
  asked.forget();
  const second = asked.of("gem");
  waiting[0].fail(new Error("offline"));
  await assert.rejects(first, /offline/);
  waiting[1].give("Crystal");
  assert.equal(await second, "Crystal");
  assert.equal(await asked.of("gem"), "Crystal");
  assert.equal(waiting.length, 2);
});
