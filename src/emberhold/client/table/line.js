// @ts-check
/** The line to the server, as the top bar shows it. */

import { announce } from "../common/announcer.js";
import { ask, BUILD, HEADER } from "../common/build.js";
import { byId, make, setAttribute, setText } from "../common/dom.js";
import { icon } from "../common/icons.js";
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

/** A server that has a newer build than this page: told in a quiet line, never in the middle of an answer. */
export class Newer {
  /** @param {() => boolean} busy whether an answer is under way */
  constructor(busy) {
    this.busy = busy;
    this.found = false;
    /** @type {HTMLElement | null} */
    this.line = null;
    this.connected = false;
  }

  /** A line that comes back may lead to another server. @param {import("./connection.js").Status} status */
  async follow(status) {
    if (status !== "live" || this.found) return;
    const again = this.connected;
    this.connected = true;
    if (!again || BUILD === "") return;
    const build = await ask("/api/hello").then(
      (answer) => answer.headers.get(HEADER),
      () => null,
    );
    this.found = build !== null && build !== BUILD;
    this.show();
  }

  /** Tell it once, as soon as nothing is under way. */
  show() {
    if (!this.found || this.line || this.busy() || document.querySelector("dialog[open]")) return;
    const words = say("web-app-newer");
    const reload = { type: "button", class: "button", on: { click: () => location.reload() } };
    const close = { type: "button", class: "icon-button", title: say("web-close"), "aria-label": say("web-close") };
    const line = make(
      "aside",
      { class: "newer", "aria-label": words },
      make("p", { text: words }),
      make("button", { ...reload, text: say("web-app-reload") }),
      make("button", { ...close, on: { click: () => line.remove() } }, icon("close")),
    );
    this.line = document.body.appendChild(line);
    announce(words);
  }
}
