// @ts-check
/**
 * The page of a table without a browser: to be imported before the modules that draw on it. Nothing is laid out or
 * painted here; what depends on that is tested in a real browser, in tests/browser.
 *
 * Elements are compared by `===`, never by `assert.equal`, which would write out the whole page where they differ.
 */

import { readdirSync, readFileSync } from "node:fs";
import { parseHTML } from "linkedom/worker";

const SOURCES = new URL("../../src/emberhold/", import.meta.url);
const PAGE = readFileSync(new URL("client/table.html", SOURCES), "utf-8");
const MESSAGES = new URL("server/messages/", SOURCES);
const WORD = /^(web-[\w-]+) = (.*)$/gm;

/** What a game would bring to the page; `ember` has one of everything. */
const LOOKS = {
  ember: {
    layout: { zones: {}, areas: {}, purse: ["aether"], order: [], rows: {}, beside_hand: [], bars: [], pips: [] },
    batches: [{ topic: "main", verb: "play", kind: "gem" }],
    standing: [
      { topic: "discard-order", key: "discard:rest", lasting: true },
      { topic: "respond", key: "pass", lasting: false },
    ],
    errands: [],
    screens: [],
    phases: [
      { id: "main", when: ["main", "phase main"] },
      { id: "draw", when: ["phase draw"] },
    ],
    fan: [],
    cast: {},
  },
};

/** @type {Map<string, Record<string, string>>} */
const words = new Map();

/** @param {string} language every word of the pages, as the server tells them */
function told(language) {
  if (!words.has(language)) words.set(language, read(language));
  return words.get(language);
}

/** @param {string} language @returns {Record<string, string>} */
function read(language) {
  const folder = new URL(`${language}/`, MESSAGES);
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf-8"));
  return Object.fromEntries(texts.flatMap((text) => [...text.matchAll(WORD)].map(([, id, words]) => [id, words])));
}

const { window: page } = parseHTML(PAGE.replace("{{lang}}", "en").replaceAll(/\{\{[^}]*\}\}/g, ""));
const { document } = page;
/** @type {any} */
const scope = globalThis;

// What a browser has and this page lacks.

/** @type {Set<string>} the media queries that hold */
const media = new Set();
/** @type {Map<number, () => void>} what is to be done before the next picture */
const frames = new Map();
let framed = 0;
/** @type {any} */
let focused = null;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class Storage {
  kept = new Map();
  getItem = (/** @type {string} */ name) => this.kept.get(name) ?? null;
  setItem = (/** @type {string} */ name, /** @type {any} */ value) => void this.kept.set(name, String(value));
  removeItem = (/** @type {string} */ name) => void this.kept.delete(name);
  clear = () => this.kept.clear();
}

Object.assign(scope, {
  ...Object.fromEntries(["Node", "Element", "HTMLElement", "SVGElement", "Event"].map((name) => [name, page[name]])),
  ...Object.fromEntries(
    ["Input", "Select", "Button", "Details"].map((name) => [`HTML${name}Element`, page[`HTML${name}Element`]]),
  ),
  document,
  window: scope,
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  location: new URL("https://games.example.org/t/one"),
  CSS: { escape: (/** @type {string} */ text) => text.replaceAll(/["\\]/g, "\\$&") },
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  MutationObserver: Observer,
  innerWidth: 1440,
  innerHeight: 900,
  addEventListener: () => {},
  matchMedia: (/** @type {string} */ query) => ({
    addEventListener: () => {},
    get matches() {
      return media.has(query);
    },
  }),
  requestAnimationFrame: (/** @type {() => void} */ task) => frames.set(++framed, task) && framed,
  cancelAnimationFrame: (/** @type {number} */ frame) => frames.delete(frame),
  fetch: async (/** @type {string} */ path) => {
    const language = /^\/words\/(\w+)\.json$/.exec(path)?.[1];
    return language ? { ok: true, json: async () => told(language) } : { ok: false, json: async () => ({}) };
  },
});
Object.defineProperty(document, "activeElement", { get: () => (focused?.isConnected ? focused : document.body) });
Object.assign(document, { visibilityState: "visible", readyState: "complete", getAnimations: () => [] });

const { prototype } = page.HTMLElement;
Object.assign(prototype, {
  focus() {
    if (focused === this) return;
    focused?.dispatchEvent(new page.Event("blur"));
    focused = this;
    this.dispatchEvent(new page.Event("focus"));
  },
  checkVisibility() {
    return !this.closest("[hidden]");
  },
  getBoundingClientRect() {
    return this.box ?? { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  },
  scrollIntoView() {},
  showPopover() {},
  hidePopover() {},
  showModal() {
    this.setAttribute("open", "");
  },
  close() {
    this.removeAttribute("open");
    this.dispatchEvent(new page.Event("close"));
  },
});
Object.defineProperty(prototype, "tabIndex", {
  get() {
    return Number(this.getAttribute("tabindex") ?? -1);
  },
  set(value) {
    this.setAttribute("tabindex", String(value));
  },
});
Object.defineProperty(page.HTMLSelectElement.prototype, "value", {
  get() {
    return this.chosen ?? this.querySelector("option")?.getAttribute("value") ?? "";
  },
  set(value) {
    this.chosen = value;
  },
});

document.head.insertAdjacentHTML("beforeend", '<script type="application/json" id="looks"></script>');
byId("looks").textContent = JSON.stringify(LOOKS);

/** @param {string} id @returns {any} an element of the page */
export function byId(id) {
  return document.getElementById(id);
}

/** Another language is spoken from now on. @param {string} language */
export async function speak(language) {
  const { loadWords } = await import("../../src/emberhold/client/common/words.js");
  await loadWords(language);
}

/** What waits for the next picture is done now. */
export function paint() {
  const tasks = [...frames.values()];
  frames.clear();
  for (const task of tasks) task();
}

/** A window of another size: which media queries hold in it. @param {...string} queries */
export function sized(...queries) {
  media.clear();
  for (const query of queries) media.add(query);
}

/** Where something is on the page. @param {any} element @param {number} left @param {number} top @param {number} width @param {number} height */
export function lay(element, left, top, width, height) {
  element.box = { left, top, right: left + width, bottom: top + height, width, height };
}

/** A key is pressed on an element. @param {any} element @param {string} key @param {object} [held] */
export function press(element, key, held = {}) {
  const event = Object.assign(new page.Event("keydown", { bubbles: true, cancelable: true }), { key, ...held });
  element.dispatchEvent(event);
  return event;
}

/** Something is chosen in a control, or typed into it. @param {any} control @param {string} [value] */
export function put(control, value) {
  if (value === undefined) control.checked = true;
  else control.value = value;
  for (const kind of ["input", "change"]) control.dispatchEvent(new page.Event(kind, { bubbles: true }));
}

/** @param {any} root @param {string} selector @returns {string[]} the words of some elements, without space around */
export function textsOf(root, selector) {
  return [...root.querySelectorAll(selector)].map((each) => each.textContent.trim());
}

export { document, page };

await speak("en");
