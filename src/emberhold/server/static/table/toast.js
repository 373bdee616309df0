// @ts-check
/** A line that comes and goes: what was refused, what the server has to say. */

import { announce } from "./announcer.js";
import { byId, make } from "./dom.js";

const STAYS = 6000;

/**
 * @param {string} text
 * @param {boolean} [bad]
 */
export function toast(text, bad = false) {
  if (!text) return;
  const line = make("p", { class: bad ? "toast toast--bad" : "toast", text });
  byId("toasts").append(line);
  announce(text, bad ? "assertive" : "polite");
  setTimeout(() => line.remove(), STAYS);
}
