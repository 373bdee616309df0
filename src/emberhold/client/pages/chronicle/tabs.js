// @ts-check
// What a phone has at the thumb: the chronicle itself, its story, its table, its games.

import { icon } from "../../art/emblems.js";
import { make } from "../../common/dom.js";
import { word } from "../../common/words.js";

/** @param {import("../campaign.js").Chronicle} told @param {() => void} read */
export function tabs(told, read) {
  const inside = (/** @type {string} */ sign, /** @type {string} */ words) => [
    icon(sign),
    make("span", { text: word(words) }),
  ];
  return [
    make(
      "a",
      { class: "campaign__tab", href: "#main", "aria-current": "page" },
      ...inside("flag", "web-table-chronicle"),
    ),
    told.pages.length > 0 &&
      make(
        "button",
        { type: "button", class: "campaign__tab", id: "tab-story", on: { click: read } },
        ...inside("rules", "web-campaign-tab-story"),
      ),
    told.now && make("a", { class: "campaign__tab", href: told.now }, ...inside("play", "web-campaign-tab-table")),
    make("a", { class: "campaign__tab", href: "#games" }, ...inside("trophy", "web-campaign-tab-games")),
  ].filter((tab) => tab instanceof Node);
}
