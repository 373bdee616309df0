// @ts-check
// Bringing a packed box to the server.

import { send } from "../common/api.js";

/** How the name of a packed box ends. */
export const ENDING = ".emberbox";

/** @param {File} file @returns {Promise<import("../common/told.js").BoxRow>} */
export function bringBox(file) {
  return send("/api/boxes", file);
}
