// @ts-check
/** A hint: what to do and why in one line, the numbers behind it folded away. */

import { announce } from "../../common/announcer.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { say } from "../../common/say.js";

export class Advice {
  constructor() {
    this.root = byId("advice");
    /** @type {() => void} */
    this.closed = () => undefined;
  }

  /**
   * @param {string} text what to do and why
   * @param {string[]} numbers what was compared, line by line
   * @param {() => void} closed what to do when somebody has read it
   */
  show(text, numbers, closed) {
    this.closed = closed;
    fillWith(
      this.root,
      make("span", { class: "advice__sign", "aria-hidden": "true" }, icon("hint")),
      make("p", { class: "advice__text", text }),
      numbers.length > 0 &&
        make(
          "details",
          { class: "advice__numbers" },
          make("summary", { text: say("web-table-hint-numbers") }),
          make("ul", {}, ...numbers.map((line) => make("li", { text: line.replace(/^· /, "") }))),
        ),
      make(
        "button",
        {
          type: "button",
          class: "tool advice__close",
          "aria-label": say("web-table-close"),
          title: say("web-table-close"),
          on: { click: () => this.leave() },
        },
        icon("close"),
      ),
    );
    this.root.hidden = false;
    announce(text);
  }

  /** Send it away. @returns {boolean} whether there was anything to send away */
  leave() {
    if (this.root.hidden) return false;
    this.close();
    this.closed();
    return true;
  }

  close() {
    this.root.hidden = true;
    this.root.replaceChildren();
  }
}
