// @ts-check
/** Why did that happen? The rules behind what was told last, in words. */

import { get, sentence } from "../common/api.js";
import { dialog } from "../shared/settings.js";
import { make } from "../common/dom.js";
import { whereRead } from "../board/cards/unsealed.js";
import { say } from "../common/say.js";

/** @typedef {{words: string, rules: string[]}} Happened something that was told, and the numbers of the rules behind it */
/** @typedef {{id: string, text: string}} Rule */

/** How many moments are explained at once. */
const LAST = 6;

/**
 * Say why some things happened, the last one first.
 * @param {string} game
 * @param {Happened[]} happened
 * @param {{rule: (rule: string) => void, closed?: () => void}} tasks `rule` leads to its place in the rulebook
 */
export async function explainWhy(game, happened, { rule, closed }) {
  const told = happened
    .filter((each) => each.rules.length)
    .slice(-LAST)
    .reverse();
  const list = make(
    "div",
    { class: "why", "aria-live": "polite" },
    make("p", { class: "muted", text: say(told.length ? "web-why-looking" : "web-why-nothing") }),
  );
  const box = dialog("why", say("web-why"), list);
  box.addEventListener("close", () => closed?.());
  if (!told.length) return;
  const read = (/** @type {string} */ id) => {
    box.close();
    rule(id);
  };
  try {
    const rules = await rulesOf(game, told);
    list.replaceChildren(...told.map((each, number) => moment(each, rules, number === 0, read)));
  } catch (error) {
    list.replaceChildren(make("p", { text: sentence(error) }));
  }
}

/**
 * @param {string} game
 * @param {Happened[]} told
 * @returns {Promise<Map<string, Rule>>}
 */
async function rulesOf(game, told) {
  const ids = [...new Set(told.flatMap((each) => each.rules))];
  const found = /** @type {{rules: Rule[]}} */ (
    await get(`/api/rules/${encodeURIComponent(game)}?q=${encodeURIComponent(ids.join(" "))}${whereRead()}`)
  );
  return new Map(found.rules.map((rule) => [rule.id, rule]));
}

/**
 * @param {Happened} happened
 * @param {Map<string, Rule>} rules
 * @param {boolean} open
 * @param {(rule: string) => void} read
 */
function moment({ words, rules: ids }, rules, open, read) {
  const known = ids.map((id) => rules.get(id)).filter((rule) => rule !== undefined);
  return make(
    "details",
    { class: "why__moment", open },
    make("summary", { text: words }),
    make(
      "ul",
      { class: "why__rules" },
      ...known.map((rule) =>
        make(
          "li",
          {},
          make("button", {
            type: "button",
            class: "rule-link",
            title: say("web-table-read-rule", { rule: rule.id }),
            text: rule.id,
            on: { click: () => read(rule.id) },
          }),
          make("span", { text: rule.text }),
        ),
      ),
    ),
  );
}
