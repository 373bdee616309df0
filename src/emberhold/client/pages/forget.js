// @ts-check
// Removing a table from my list: what that means is said before it is done.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { post, sentence } from "../common/api.js";
import { headed, word } from "../common/words.js";

/** @typedef {{table: string, title: string, yours: number[], host?: boolean, result?: unknown}} Forgettable */

/**
 * The small button that asks.
 * @param {Forgettable} row
 * @param {string} about what tells the table from others
 * @param {() => void} gone
 */
export function forgetButton(row, about, gone) {
  const label = headed(word("web-forget"), about);
  return make(
    "button",
    {
      type: "button",
      class: "icon-button row__forget",
      "aria-label": label,
      title: word("web-forget"),
      on: { click: () => ask(row, about, gone) },
    },
    icon("trash"),
  );
}

/** What is lost. @param {Forgettable} row */
function meaning(row) {
  if (row.result) return "web-forget-finished";
  if (row.host) return "web-forget-host";
  return row.yours.length ? "web-forget-seat" : "web-forget-watching";
}

/** @param {Forgettable} row @param {string} about @param {() => void} gone */
function ask(row, about, gone) {
  const wrong = make("p", { class: "notice notice--bad", role: "alert", hidden: true });
  const keep = make(
    "button",
    { type: "button", class: "button", autofocus: true, on: { click: () => dialog.close() } },
    word("web-forget-no"),
  );
  const remove = make("button", { type: "button", class: "button button--bad" }, icon("trash"), word("web-forget-yes"));
  const dialog = make(
    "dialog",
    { class: "forget", "aria-labelledby": "forget-title", "aria-describedby": "forget-about" },
    make("header", {}, make("h2", { id: "forget-title", text: word("web-forget-sure") })),
    make("p", {}, make("strong", { text: about })),
    make("p", { id: "forget-about", text: word(meaning(row)) }),
    wrong,
    make("footer", {}, keep, remove),
  );
  remove.addEventListener("click", async () => {
    remove.disabled = true;
    try {
      await post(`/api/t/${encodeURIComponent(row.table)}/forget`, {});
      dialog.close();
      gone();
    } catch (error) {
      wrong.textContent = sentence(error);
      wrong.hidden = false;
      remove.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
