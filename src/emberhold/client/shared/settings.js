// @ts-check
// What a reader prefers in this browser: sound, marks of one's turn, motion, a simpler view. Kept locally.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { word } from "../common/words.js";
import { appRows } from "./app.js";

/**
 * @typedef {"none" | "still" | "fastest" | "quick" | "normal" | "slow"} Motion
 * @typedef {{sound: boolean, title: boolean, favicon: boolean, notify: boolean, beginner: boolean, awake: boolean, vibrate: boolean, motion: Motion | "", volume: number | null}} Settings no motion or volume chosen: as the system and the screen wish
 */

const KEY = "emberhold.settings";
const BEGINNER = "beginner-style";

/** @type {Settings} */
const USUAL = {
  sound: true,
  title: true,
  favicon: true,
  notify: false,
  beginner: false,
  awake: false,
  vibrate: false,
  motion: "",
  volume: null,
};

/** @type {Motion[]} */
const MOTIONS = ["none", "still", "fastest", "quick", "normal", "slow"];

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {Settings} */
export function settings() {
  try {
    const kept = { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return {
      ...kept,
      motion: MOTIONS.includes(kept.motion) ? kept.motion : "",
      notify: kept.notify === true,
      beginner: kept.beginner === true,
    };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Partial<Settings>} changed */
export function saveSettings(changed) {
  const all = { ...settings(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
  applySettings(all);
  document.dispatchEvent(new CustomEvent("emberhold:settings", { detail: all }));
}

/** @param {Settings} all */
export function applySettings(all = settings()) {
  document.documentElement.dataset.motion = motionOf(all);
  document.documentElement.dataset.view = all.beginner ? "beginner" : "whole";
  if (all.beginner && !document.getElementById(BEGINNER))
    document.head.append(make("link", { id: BEGINNER, rel: "stylesheet", href: "/static/styles/beginner.css" }));
}

/** What stylesheets stop while nobody sees the page. */
function tellHidden() {
  document.documentElement.toggleAttribute("data-hidden", document.hidden);
}

/** How fast things move: as chosen here, else as the system wishes. @param {Settings} all @returns {Motion} */
function motionOf(all) {
  return all.motion || (still.matches ? "still" : "normal");
}

/** A dialog with a heading, a way out and whatever is given. @param {string} id @param {string} title @param {...Node} inside */
export function dialog(id, title, ...inside) {
  document.getElementById(id)?.remove();
  const heading = make("h2", { id: `${id}-title`, text: title });
  const close = make(
    "button",
    { type: "button", class: "icon-button", "aria-label": word("web-close"), title: word("web-close") },
    icon("close"),
  );
  const box = make(
    "dialog",
    { id, class: "dialog", "aria-labelledby": heading.id },
    make("header", {}, heading, close),
    ...inside,
  );
  const opener = document.activeElement;
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.addEventListener("close", () => {
    box.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/** Let the reader change the settings. @param {...Node} more what only the page it is opened from can offer */
export function openSettings(...more) {
  const now = settings();
  const able = /** @type {const} */ ([
    ...("wakeLock" in navigator ? ["awake"] : []),
    ...("vibrate" in navigator ? ["vibrate"] : []),
  ]);
  const rows = /** @type {("sound" | "title" | "favicon" | "awake" | "vibrate")[]} */ ([
    "sound",
    "title",
    "favicon",
    ...able,
  ]).map((name) => check(word(`web-settings-${name}`), now[name], (on) => saveSettings({ [name]: on })));
  return dialog(
    "settings",
    word("web-settings"),
    make(
      "div",
      { class: "settings" },
      ...rows,
      notifying(now.notify),
      ...more,
      check(word("web-settings-beginner"), now.beginner, (on) => saveSettings({ beginner: on })),
      loudness(now.volume),
      motions(motionOf(now)),
      ...appRows(),
    ),
    make("p", { class: "muted small", text: word("web-settings-kept") }),
  );
}

/** @param {number | null} now */
function loudness(now) {
  const range = make("input", {
    type: "range",
    id: "settings-volume",
    min: "0",
    max: "100",
    step: "10",
    value: String(now ?? 50),
  });
  range.addEventListener("change", () => saveSettings({ volume: Number(range.value) }));
  return make(
    "div",
    { class: "field" },
    make("label", { for: "settings-volume", text: word("web-settings-volume") }),
    range,
  );
}

/** @param {Motion} now */
function motions(now) {
  const select = make(
    "select",
    { class: "select", id: "settings-motion" },
    ...MOTIONS.map((motion) => make("option", { value: motion, text: word(`web-settings-motion-${motion}`) })),
  );
  select.value = now;
  select.addEventListener("change", () => saveSettings({ motion: /** @type {Motion} */ (select.value) }));
  return make(
    "div",
    { class: "field" },
    make("label", { for: "settings-motion", text: word("web-settings-motion") }),
    select,
  );
}

/** The browser asks the reader itself whether pages may call; without a yes nothing changes. @param {boolean} now */
function notifying(now) {
  if (!("Notification" in window)) return "";
  const told = make("p", { class: "small", role: "status" });
  const row = check(word("web-settings-notify"), now && Notification.permission === "granted", (on) => {
    void allowed(on).then((yes) => {
      saveSettings({ notify: yes });
      /** @type {HTMLInputElement} */ (row.querySelector("input")).checked = yes;
      told.textContent = on && !yes ? word("web-settings-notify-not") : "";
    });
  });
  return make("div", {}, row, told);
}

/** @param {boolean} wanted */
async function allowed(wanted) {
  return wanted && (await Notification.requestPermission()) === "granted";
}

/** @param {string} text @param {boolean} on @param {(on: boolean) => void} changed */
function check(text, on, changed) {
  const box = make("input", { type: "checkbox" });
  box.checked = on;
  box.addEventListener("change", () => changed(box.checked));
  return make("label", { class: "check" }, box, text);
}

applySettings();
tellHidden();
still.addEventListener("change", () => applySettings());
document.addEventListener("visibilitychange", tellHidden);
