// @ts-check
// Choosing a file by a button in the language of the page: a browser's own chooser speaks the language of the browser.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { word } from "../common/words.js";

/**
 * A button that chooses a file and hands it over at once; the same file can be chosen again.
 * @param {{id: string, text?: string, accept?: string, about?: string, look?: string}} wish
 *   `about`: the ids of what is written about it
 * @param {(file: File) => void} chosen
 */
export function fileButton({ id, text = word("web-file-choose"), accept = "", about = "", look = "" }, chosen) {
  const input = make("input", { type: "file", class: "unseen", id, accept });
  if (about) input.setAttribute("aria-describedby", about);
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) chosen(file);
    input.value = "";
  });
  return make("label", { class: `button file-button ${look}`.trim() }, icon("upload"), make("span", { text }), input);
}
