// @ts-check
/** Keeping the screen lit while a table is shown, for those who wish it. */

import { settings } from "../shared/settings.js";

/** @type {{release: () => Promise<void>} | null} */
let lock = null;

async function hold() {
  const wanted = settings().awake && !document.hidden && "wakeLock" in navigator;
  if (!wanted) {
    void lock?.release();
    lock = null;
  } else if (!lock) {
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  }
}

/** From now on, as long as the page is there. */
export function stayAwake() {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) lock = null; // the browser has let it go
    void hold();
  });
  document.addEventListener("emberhold:settings", () => void hold());
  void hold();
}
