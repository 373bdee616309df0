// @ts-check
// How a table is open to anybody in the hall: for the host, in the dialog of links and while a game is set up.

import { icon } from "../art/emblems.js";
import { post, sentence } from "../common/api.js";
import { make } from "../common/dom.js";
import { currentLanguage, LANGUAGES, OWN_NAMES, word } from "../common/words.js";

/** @typedef {import("../common/told.js").Opening} Opening */

const LEVELS = /** @type {const} */ (["any", "first", "played"]);

/**
 * A row of the dialog of links.
 * @param {string} table @param {Opening | null} opening @param {HTMLElement} status @param {() => Promise<void>} again
 */
export function openness(table, opening, status, again) {
  /** @type {Opening} */
  const now = opening ?? { seats: false, watch: false, level: "any", languages: [currentLanguage()] };
  const tell = async (/** @type {Partial<Opening>} */ change) => {
    const wish = { ...now, ...change };
    try {
      await post(`/api/t/${table}/opening`, wish);
      await again();
      status.textContent = word(wish.seats || wish.watch ? "web-hall-opened" : "web-hall-closed");
    } catch (error) {
      await again();
      status.textContent = sentence(error);
    }
  };
  const box = (
    /** @type {string} */ id,
    /** @type {string} */ words,
    /** @type {boolean} */ on,
    /** @type {(on: boolean) => void} */ act,
  ) => {
    const input = make("input", { type: "checkbox", id });
    input.checked = on;
    input.addEventListener("change", () => act(input.checked));
    return make("label", { class: "check", for: id }, input, make("span", { text: words }));
  };
  const level = make(
    "select",
    { class: "select", "aria-label": word("web-hall-level") },
    ...LEVELS.map((each) => make("option", { value: each, text: word(`web-hall-level-${each}`) })),
  );
  level.value = now.level;
  level.addEventListener("change", () => void tell({ level: /** @type {Opening["level"]} */ (level.value) }));
  const speaks = LANGUAGES.map((each) =>
    box(
      `hall-${each}`,
      OWN_NAMES[each],
      now.languages.includes(each),
      (on) => void tell({ languages: LANGUAGES.filter((one) => (one === each ? on : now.languages.includes(one))) }),
    ),
  );
  return make(
    "li",
    { class: "links__row" },
    make(
      "div",
      { class: "links__head" },
      make("span", { class: "links__crest" }, icon("friend")),
      make("strong", { text: word("web-hall") }),
    ),
    make("p", { class: "muted small", text: word("web-hall-host-about") }),
    make(
      "div",
      { class: "links__buttons" },
      box("hall-seats", word("web-hall-seats-open"), now.seats, (seats) => void tell({ seats })),
      box("hall-watch", word("web-hall-watch-open"), now.watch, (watch) => void tell({ watch })),
    ),
    opening ? make("div", { class: "links__buttons" }, level, ...speaks) : null,
  );
}
