// @ts-check
/** What a board without a table around it says in words: the question with its answers, or the end; the last lines. */

import { make } from "../common/dom.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Asked} Asked */
/** @typedef {import("../common/frames.js").LogLine} LogLine */

/** @param {HTMLElement} root @param {State} state */
export function drawCaption(root, state) {
  const said = state.result
    ? [make("p", { class: "caption__end", text: state.result.text })]
    : state.asked.map(question);
  root.replaceChildren(...said, make("ol", { class: "caption__log" }, ...state.log.lines.map(line)));
}

/** @param {Asked} asked */
function question({ prompt, options }) {
  const answers = options.map(({ label, key }) => make("li", { class: "chip", title: key, text: label }));
  return make(
    "div",
    { class: "caption__asked" },
    make("p", { text: prompt }),
    answers.length > 0 && make("ul", {}, ...answers),
  );
}

/** @param {LogLine} told */
function line({ text }) {
  return make("li", { text: text.map((part) => (typeof part === "string" ? part : part.name)).join("") });
}
