// @ts-check
// The shelf of verbs: what fits the place that is aimed at, group by group, as sentences.

import { icon } from "../art/emblems.js";
import { fillWith, make } from "../common/dom.js";
import { word } from "../common/words.js";

/** @typedef {import("./clauses.js").Words} Words */

const GROUPS = [
  ...["damage", "values", "battle", "cards", "assets", "places", "breaches", "aether"],
  ...["tokens", "threats", "turns", "choices"],
];

/** How a verb is called on the shelf. @param {string} name @param {Words} words */
export function shelved(name, words) {
  return words[name]?.text || word(`web-workshop-joint-${name.replaceAll("_", "-")}`);
}

/** @param {string[]} fitting @param {Words} words @param {string} wanted @param {string} language */
export function found(fitting, words, wanted, language) {
  const plain = (/** @type {string} */ text) => text.toLocaleLowerCase(language);
  return fitting.filter((name) => plain(shelved(name, words)).includes(plain(wanted.trim())));
}

/**
 * @param {HTMLElement} element
 * @param {{fitting: string[], words: Words, wanted: string, language: string, title: string, full: boolean}} what
 * @param {{take: (word: string) => void, want: (words: string) => void, close: () => void}} hands
 */
export function drawShelf(element, what, hands) {
  const { words } = what;
  const names = found(what.fitting, words, what.wanted, what.language);
  const search = make("input", {
    class: "input",
    type: "search",
    "data-key": "verb-search",
    "aria-label": word("web-workshop-find"),
    placeholder: word("web-workshop-find"),
    autocomplete: "off",
    spellcheck: "false",
  });
  search.value = what.wanted;
  search.addEventListener("input", () => hands.want(search.value));
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && names[0] && !what.full) hands.take(names[0]);
  });
  const close = make(
    "button",
    { type: "button", class: "icon-button wshelf__close", "aria-label": word("web-close"), on: { click: hands.close } },
    icon("close"),
  );
  const groups = GROUPS.map((group) => ({ group, names: names.filter((name) => words[name]?.group === group) }));
  fillWith(
    element,
    make(
      "header",
      { class: "wshelf__head" },
      make("h2", { text: word("web-workshop-verbs") }),
      make("p", { class: "muted small", text: what.title }),
      close,
    ),
    make("div", { class: "wshelf__search" }, search),
    what.full && make("p", { class: "notice", text: word("web-workshop-full") }),
    ...groups
      .filter(({ names: some }) => some.length)
      .map((each) => group(each.group, each.names, words, hands.take, what.full)),
    !names.length && make("p", { class: "muted", text: word("web-workshop-nothing-fits") }),
  );
}

/**
 * @param {string} group
 * @param {string[]} names
 * @param {Words} words
 * @param {(word: string) => void} take
 * @param {boolean} full
 */
function group(group, names, words, take, full) {
  const verb = (/** @type {string} */ name) =>
    make(
      "li",
      {},
      make("button", {
        type: "button",
        class: "wverb",
        "data-key": `verb:${name}`,
        "data-verb": name,
        disabled: full,
        on: { click: () => take(name) },
        text: shelved(name, words),
      }),
    );
  return make(
    "section",
    { class: "wshelf__group", "data-group": group },
    make("h3", { text: word(`web-workshop-group-${group}`) }),
    make("ul", {}, ...names.map(verb)),
  );
}
