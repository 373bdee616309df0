// @ts-check
/** Which build of the client this page is of: only answers of the same are kept for reading offline. */

import { during } from "./settled.js";

export const HEADER = "X-Emberhold-Build";
export const BUILD = document.querySelector('meta[name="emberhold-build"]')?.getAttribute("content") ?? "";

/**
 * Ask the server, or what is kept of it: the service worker answers nothing that might be of another build.
 * @param {string} path
 * @param {RequestInit} [how]
 */
export function ask(path, how = {}) {
  return during(fetch(path, { ...how, headers: { ...how.headers, [HEADER]: BUILD } }));
}
