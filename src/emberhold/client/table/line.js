// @ts-check
/** The line to the server, as the top bar shows it. */

import { byId, setAttribute, setText } from "../common/dom.js";
import { say } from "../common/say.js";

/**
 * @param {import("./connection.js").Status} status
 * @param {import("./connection.js").Way} way
 */
export function showStatus(status, way) {
  const line = byId("line");
  setAttribute(line, "data-status", status);
  setAttribute(line, "data-way", way);
  const words = say(`web-table-line-${status}`);
  setText(byId("line-words"), words);
  setAttribute(line, "title", words);
}
