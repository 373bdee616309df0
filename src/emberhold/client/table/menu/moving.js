// @ts-check
/** Cards that are to be moved by hand: chosen one by one, and listed until everybody is asked. */

import { fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/told.js").Repairable} Repairable */
/** @typedef {import("../../common/told.js").MovedCard} Move */
/** @typedef {Repairable & {move: Move}} Movable */

/**
 * The moves of one player, or of the table; each that is chosen is an input of the form.
 * @param {Repairable[]} found
 */
export function movesOf(found) {
  const movable = /** @type {Movable[]} */ (found.filter(({ move }) => move !== null));
  const cards = gathered(movable, ({ move }) => `${move.source}\n${move.what}`);
  if (cards.length === 0) return null;
  const id = `repair-move-${movable[0]?.seat ?? "table"}`;
  const chosen = make("ul", { class: "repair__moves" });
  const [card, target, count] = [make("select", { class: "input" }), make("select", { class: "input" }), amount()];
  const now = () => cards[Number(card.value)]?.[Number(target.value)];
  const bound = () => {
    const most = now()?.most ?? 1;
    count.max = String(most);
    count.value = "1";
    count.disabled = most === 1;
  };
  const aim = () => {
    fillWith(target, ...(cards[Number(card.value)] ?? []).map(({ move }, n) => option(n, move.target)));
    bound();
  };
  fillWith(card, ...byPlace(cards));
  card.addEventListener("change", aim);
  target.addEventListener("change", bound);
  aim();
  const add = () => {
    const each = now();
    if (each && count.checkValidity()) list(chosen, each, Number(count.value));
  };
  const button = make("button", { type: "button", class: "button", on: { click: add } }, say("web-repair-add"));
  return make(
    "details",
    { class: "repair__cards" },
    make("summary", { text: say("web-repair-cards") }),
    labelled("web-repair-card", card, `${id}-card`),
    labelled("web-repair-to", target, `${id}-to`),
    labelled("web-repair-count", count, `${id}-count`),
    button,
    chosen,
  );
}

/** @param {string} words @param {HTMLElement} field @param {string} id */
function labelled(words, field, id) {
  field.id = id;
  return make("div", { class: "repair__row" }, make("label", { for: id, text: say(words) }), field);
}

/** @param {number} value @param {string} text */
const option = (value, text) => make("option", { value: String(value), text });

const amount = () =>
  make("input", {
    class: "input",
    type: "number",
    inputmode: "numeric",
    required: true,
    step: "1",
    min: "1",
    value: "1",
  });

/**
 * Things with the same key together, in the order in which they come.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} key
 * @returns {T[][]}
 */
function gathered(things, key) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return [...found.values()];
}

/**
 * The cards, place by place; a closed list shows the place of the one that is chosen, too.
 * @param {Movable[][]} cards
 */
function byPlace(cards) {
  const named = cards.map(([first], n) => ({ n, what: first?.move.what ?? "", source: first?.move.source ?? "" }));
  return gathered(named, ({ source }) => source).map((own) =>
    make(
      "optgroup",
      { label: own[0]?.source ?? "" },
      ...own.map(({ n, what, source }) => option(n, `${what} (${source})`)),
    ),
  );
}

/**
 * A move joins those chosen, in the place of the same one.
 * @param {HTMLElement} chosen
 * @param {Movable} each
 * @param {number} count
 */
function list(chosen, each, count) {
  for (const old of chosen.children) {
    if (old.querySelector("input")?.name === each.path) old.remove();
  }
  const words = count > 1 ? `${each.label} × ${count}` : each.label;
  const input = make("input", { type: "hidden", name: each.path, value: String(count), "data-now": "0" });
  const remove = {
    type: "button",
    class: "button button--icon",
    title: say("web-repair-drop"),
    "aria-label": say("web-repair-drop"),
  };
  const row = make("li", {}, input, make("span", { text: words }));
  row.append(make("button", { ...remove, on: { click: () => row.remove() } }, icon("close")));
  chosen.append(row);
  row.scrollIntoView({ block: "nearest" });
}
