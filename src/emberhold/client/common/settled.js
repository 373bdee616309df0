// @ts-check
/**
 * Says when the page has come to rest: `data-settled` at its root is the version a table shows, `page` elsewhere, and
 * absent while anything is on its way that will change what is seen; `data-awaits` then names it.
 *
 * Anyone who begins such a thing says so here. At rest nothing runs.
 */

/** @typedef {"load" | "request" | "part" | "line" | "answer" | "bots" | "story" | "timer" | "paint" | "motion"} What */

const root = document.documentElement;
/** @type {Map<What, number>} how many of a kind are under way */
const held = new Map();
/** @type {Set<What>} what is said to last until it is said to be over */
const going = new Set();
/** @type {Set<number>} */
const timers = new Set();
/** @type {Set<number>} */
const frames = new Set();
let shown = "page";
let looking = false;

/** @param {What} what @param {number} more */
function count(what, more) {
  const now = (held.get(what) ?? 0) + more;
  if (now) held.set(what, now);
  else held.delete(what);
  look();
}

/** Something has changed: the page rests once all that follows at once has been done, and painted. */
function look() {
  delete root.dataset.settled;
  root.dataset.awaits = [...held.keys()].join(" ") || "paint";
  if (held.size || looking) return;
  looking = true;
  requestAnimationFrame(() => {
    // What is measured once the picture has been laid out comes before this; timers may be held by a test.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      rest();
    };
    port2.postMessage(0);
  });
}

function rest() {
  looking = false;
  if (held.size) return;
  const moving = (document.getAnimations?.() ?? []).filter(ends);
  if (moving.length) {
    root.dataset.awaits = "motion";
    void Promise.race(moving.map(({ finished }) => finished.catch(() => undefined))).then(look);
    return;
  }
  delete root.dataset.awaits;
  root.dataset.settled = shown;
}

/** Whether it is under way and will be over. @param {Animation} animation */
function ends({ playState, effect }) {
  return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
}

/**
 * Something is on its way.
 * @template T
 * @param {Promise<T>} promise
 * @param {What} [what]
 * @returns {Promise<T>} the same
 */
export function during(promise, what = "request") {
  count(what, 1);
  const over = () => count(what, -1);
  promise.then(over, over);
  return promise;
}

/** Something lasts, or is over. @param {What} what @param {boolean} on */
export function goesOn(what, on) {
  if (going.has(what) === on) return;
  if (on) going.add(what);
  else going.delete(what);
  count(what, on ? 1 : -1);
}

/**
 * A timer after which the page is another.
 * @param {() => void} task
 * @param {number} wait
 */
export function soon(task, wait) {
  const timer = window.setTimeout(() => {
    notSoon(timer);
    task();
  }, wait);
  timers.add(timer);
  count("timer", 1);
  return timer;
}

/** It is not to happen any more. @param {number} timer */
export function notSoon(timer) {
  clearTimeout(timer);
  if (timers.delete(timer)) count("timer", -1);
}

/** Something done before the next picture is painted. @param {() => void} task */
export function atPaint(task) {
  const frame = requestAnimationFrame(() => {
    notAtPaint(frame);
    task();
  });
  frames.add(frame);
  count("paint", 1);
  return frame;
}

/** It is not to be done any more. @param {number} frame */
export function notAtPaint(frame) {
  cancelAnimationFrame(frame);
  if (frames.delete(frame)) count("paint", -1);
}

/** The version of the table that is shown now. @param {number} version */
export function shows(version) {
  shown = String(version);
  look();
}

goesOn("load", document.readyState !== "complete");
addEventListener("load", () => goesOn("load", false));
look();
for (const begun of ["transitionrun", "animationstart"]) document.addEventListener(begun, look);

/** A page that is about to be left shows nothing for long. @param {any} event */
function leaving({ destination, downloadRequest }) {
  if (!destination.sameDocument && !downloadRequest) goesOn("load", true);
}

const { navigation } = /** @type {any} */ (window);
navigation?.addEventListener("navigate", leaving);
navigation?.addEventListener("navigateerror", () => goesOn("load", false));
