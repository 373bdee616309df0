// @ts-check
/** Keeping the screen lit while a table is shown, for those who wish it. */

import { settings } from "../shared/settings.js";

/** @type {WakeLockSentinel | null} */
let lock = null;
let asking = false;

function wanted() {
  return settings().awake && !document.hidden && "wakeLock" in navigator;
}

async function hold() {
  if (!wanted()) {
    void lock?.release();
    lock = null;
  } else if (!lock && !asking) {
    asking = true;
    const found = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    // The system may end it at any time: hidden page, low battery.
    found?.addEventListener("release", () => {
      if (lock === found) lock = null;
    });
    lock = found;
    if (!wanted()) await hold();
  }
}

/** From now on, as long as the page is there. */
export function stayAwake() {
  document.addEventListener("visibilitychange", () => void hold());
  document.addEventListener("emberhold:settings", () => void hold());
  void hold();
}
