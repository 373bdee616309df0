// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const SOURCE = readFileSync(new URL("../../src/emberhold/client/worker/worker.js", import.meta.url), "utf-8");
const HERE = "https://games.example.org";

/**
 * The service worker of a build, with everything kept that it is asked for; without a server unless one is given.
 * @param {string} build
 * @param {(request: any) => Promise<any>} [server]
 */
function worker(build, server = () => Promise.reject(new TypeError("no server"))) {
  /** @type {Record<string, (event: any) => void>} */
  const hears = {};
  const caches = {
    match: async (/** @type {any} */ wanted, /** @type {{cacheName: string}} */ { cacheName }) =>
      `${cacheName} ${typeof wanted === "string" ? wanted : new URL(wanted.url).pathname}`,
  };
  const self = { addEventListener: (/** @type {string} */ name, /** @type {any} */ act) => (hears[name] = act) };
  const hurry = (/** @type {() => void} */ act) => setTimeout(act);
  const time = { setTimeout: hurry, clearTimeout };
  const world = {
    self: { ...self, location: { origin: HERE } },
    caches,
    fetch: server,
    URL,
    Response,
    Promise,
    ...time,
  };
  vm.runInNewContext(SOURCE.replace("__BUILD__", build), world);
  return async (/** @type {string} */ path, /** @type {string | null} */ told = null, mode = "cors") => {
    /** @type {Promise<any> | null} */
    let answer = null;
    const request = { method: "GET", url: `${HERE}${path}`, mode, headers: { get: () => told } };
    hears.fetch?.({ request, respondWith: (/** @type {Promise<any>} */ given) => (answer = given) });
    return answer && (await /** @type {Promise<any>} */ (answer).catch(() => "refused"));
  };
}

const DATA = ["/words/en.json", "/games/ashes/gists.json", "/api/puzzles?lang=en"];

test("without a server, data is given only to pages that say they are of the same build", async () => {
  const ask = worker("new");
  for (const path of DATA) {
    assert.equal(await ask(path, "new"), `emberhold-new ${path.split("?")[0]}`);
    assert.equal(await ask(path, "old"), "refused");
    assert.equal(await ask(path, ""), "refused");
    assert.equal(await ask(path), "refused");
  }
});

test("without a server, pages and the files they name are given; other pages become the offline page", async () => {
  const ask = worker("new");
  assert.equal(await ask("/cards/ashes", null, "navigate"), "emberhold-new /cards/ashes");
  assert.equal(await ask("/bundles/new/pages/cards.js"), "emberhold-new /bundles/new/pages/cards.js");
  assert.equal(await ask("/static/icons/app.svg"), "emberhold-new /static/icons/app.svg");
  assert.equal(await ask("/t/abc", null, "navigate"), "emberhold-new /offline");
  assert.equal(await ask("/api/t/abc/state"), null);
});

test("while there is a server, nothing that is kept is given", async () => {
  const ask = worker("new", async (request) => `server ${new URL(request.url).pathname}`);
  for (const path of [...DATA, "/cards/ashes", "/static/icons/app.svg"])
    assert.equal(await ask(path, "new"), `server ${path.split("?")[0]}`);
});

test("a server that never answers is as good as none, where something is kept", async () => {
  /** @type {Promise<any>} */
  const silent = new Promise(() => {});
  const ask = worker("new", () => silent);
  assert.equal(await ask("/cards/ashes", null, "navigate"), "emberhold-new /cards/ashes");
  assert.equal(await ask("/words/en.json", "new"), "emberhold-new /words/en.json");
});

test("what is not kept is waited for, however slow the server is", async () => {
  const slow = (/** @type {any} */ request) =>
    new Promise((resolve) => setTimeout(() => resolve(`server ${new URL(request.url).pathname}`), 30));
  const ask = worker("new", slow);
  assert.equal(await ask("/t/abc", null, "navigate"), "server /t/abc");
  assert.equal(await ask("/words/en.json", "old"), "server /words/en.json");
});
