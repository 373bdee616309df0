// @ts-check
/** Spoken news for screen readers: one polite voice, and one that may interrupt. */

import { byId } from "./dom.js";

const PAUSE = 120;

/** @type {Record<"polite" | "assertive", string[]>} */
const waiting = { polite: [], assertive: [] };
let timer = 0;

/**
 * @param {string} text
 * @param {"polite" | "assertive"} [voice]
 */
export function announce(text, voice = "polite") {
  if (!text) return;
  waiting[voice].push(text);
  clearTimeout(timer);
  timer = setTimeout(speak, PAUSE);
}

function speak() {
  for (const voice of /** @type {const} */ (["polite", "assertive"])) {
    const said = waiting[voice].splice(0);
    if (!said.length) continue;
    const region = byId(`voice-${voice}`);
    const text = said.join(" ");
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }
}
