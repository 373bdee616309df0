// @ts-check
/** A line that comes and goes: what was refused, what the server has to say. A click or Escape sends it away. */

import { announce } from "./announcer.js";
import { byId, make } from "./dom.js";

const LEAST = 6000;
/** Milliseconds to read a letter. */
const LETTER = 60;

/** Every line on the screen, with what takes it away. @type {Set<() => void>} */
const shown = new Set();

/**
 * @param {string} text
 * @param {boolean} [bad]
 * @returns {() => void} what takes it away before its time
 */
export function toast(text, bad = false) {
  if (!text) return () => undefined;
  const line = make("p", { class: bad ? "toast toast--bad" : "toast", text, on: { click: () => leave() } });
  const leave = () => {
    clearTimeout(timer);
    line.remove();
    shown.delete(leave);
    if (!shown.size) byId("toasts").hidePopover();
  };
  const timer = setTimeout(leave, Math.max(LEAST, LETTER * text.length));
  shown.add(leave);
  byId("toasts").append(line);
  raiseToasts();
  announce(text, bad ? "assertive" : "polite");
  return leave;
}

/** What is opened last is on top: put the lines there again. */
export function raiseToasts() {
  if (!shown.size) return;
  byId("toasts").hidePopover();
  byId("toasts").showPopover();
}

export function clearToasts() {
  for (const leave of [...shown]) leave();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !shown.size) return;
  if (document.querySelector("dialog[open], .bubble:popover-open")) return;
  event.preventDefault();
  clearToasts();
});
