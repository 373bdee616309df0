// @ts-check
// Bringing a packed box to the server, and opening one that is there.

import { post, send } from "../common/api.js";

/** How the name of a packed box ends. */
export const ENDING = ".emberbox";

/** @param {File} file @returns {Promise<import("../common/told.js").BoxRow>} */
export function bringBox(file) {
  return send("/api/boxes", file);
}

/**
 * The server remembers that this browser has opened a box.
 * @param {string} digest
 * @returns {Promise<import("../common/told.js").BoxRow>}
 */
export function openBox(digest) {
  return post(`/api/boxes/${encodeURIComponent(digest)}/open`, {});
}
