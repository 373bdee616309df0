// Staying awake and vibrating: only for those who wish it, and given back. `node --test tests/client`.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** As much of a page as the two modules need: events, storage, and what a phone can do. */
const page = Object.assign(new EventTarget(), {
  hidden: false,
  title: "",
  documentElement: { dataset: {}, lang: "en", toggleAttribute: () => {} },
  querySelector: () => null,
  getElementById: () => null,
});
/** @type {Map<string, string>} */
const storage = new Map();
/** @type {{held: number, buzzed: number[][]}} */
const phone = { held: 0, buzzed: [] };
let refuses = false;
/** @type {Lock} */
let last;

/** A lock that the system may take away, as phones do when a page is hidden. */
class Lock extends EventTarget {
  constructor() {
    super();
    last = this;
    phone.held += 1;
    this.released = false;
  }
  async release() {
    if (!this.released) phone.held -= 1;
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

Object.assign(globalThis, {
  document: page,
  HTMLLinkElement: class {},
  localStorage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => storage.set(key, value) },
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
  addEventListener: () => {},
  window: globalThis,
});
Object.defineProperty(globalThis, "navigator", {
  value: {
    wakeLock: {
      request: async () => {
        if (refuses) throw new Error("low battery");
        return new Lock();
      },
    },
    vibrate: (pattern) => phone.buzzed.push(pattern),
  },
});

const { saveSettings } = await import("../../src/emberhold/client/shared/settings.js");
const { stayAwake } = await import("../../src/emberhold/client/table/awake.js");
const { callAttention } = await import("../../src/emberhold/client/table/attention.js");
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {boolean} hidden */
async function turn(hidden) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
}

/** @param {object} wishes */
async function wish(wishes) {
  saveSettings({ sound: false, awake: false, vibrate: false, ...wishes });
  await settled();
}

stayAwake();
beforeEach(async () => {
  refuses = false;
  await wish({});
  await turn(false);
  phone.buzzed = [];
});

test("the screen stays on only while it is wished and the page is seen", async () => {
  assert.equal(phone.held, 0);
  await wish({ awake: true });
  assert.equal(phone.held, 1);
  await turn(true);
  assert.equal(phone.held, 0);
  await turn(false);
  assert.equal(phone.held, 1);
  await wish({ awake: false });
  assert.equal(phone.held, 0);
});

test("one lock is held, however often it is asked for, and none is left behind", async () => {
  saveSettings({ awake: true });
  saveSettings({ awake: true });
  await settled();
  assert.equal(phone.held, 1);
  saveSettings({ awake: false });
  saveSettings({ awake: true });
  saveSettings({ awake: false });
  await settled();
  assert.equal(phone.held, 0);
});

test("a lock that the system takes away is asked for again when the page is next seen", async () => {
  await wish({ awake: true });
  await last.release();
  assert.equal(phone.held, 0);
  await turn(false);
  assert.equal(phone.held, 1);
});

test("a phone that refuses to stay awake is asked again later, and nothing breaks", async () => {
  refuses = true;
  await wish({ awake: true });
  assert.equal(phone.held, 0);
  refuses = false;
  await turn(false);
  assert.equal(phone.held, 1);
});

test("my turn vibrates once as it begins, and only where it is wished", async () => {
  callAttention(true, true);
  assert.equal(phone.buzzed.length, 0);
  await wish({ vibrate: true });
  callAttention(false, false);
  callAttention(true, true);
  callAttention(true, false);
  assert.equal(phone.buzzed.length, 1);
});
