// @ts-check
// What a Threat card or a character is besides its texts: decks, attributes, moments, levels, abilities.

import { icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { currentLanguage, headed, word } from "../common/words.js";
import { chips, row, stepper, toggle } from "./controls.js";
import { calledIn } from "./drafts.js";
import { kindOf, PREFIX, THREATS, threatAs, turned } from "./relic.js";

/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("./forms.js").Desk} Desk */

const MOST_ABILITIES = 5;
/** Levels from which one more Power card may be held. */
const GROWS = [4, 8];

/** Every word of a list, to choose from. @param {Desk} desk @param {string} list */
function listed(desk, list) {
  return Object.entries(desk.lists[list] ?? {}).map(([id, text]) => ({ id, text }));
}

/** One word of a list. @param {Desk} desk @param {string} field @param {string} list @param {string} label */
function oneOf(desk, field, list, label) {
  const { thing, change } = desk;
  const choose = (/** @type {string} */ id) => change({ ...thing, [field]: id });
  return row(label, chips(label, field, listed(desk, list), String(thing[field] ?? ""), choose));
}

/**
 * @param {Desk} desk @param {string} field @param {string} label @param {number} least @param {number} most
 * @param {...HTMLElement} beside
 */
function counted(desk, field, label, least, most, ...beside) {
  const value = desk.thing[field] ?? least;
  const change = (/** @type {number} */ by) => desk.change({ ...desk.thing, [field]: value + by });
  return row(label, stepper({ label, key: field, value, least, most, change }), ...beside);
}

/** Something long, folded away. @param {string} label @param {string} now @param {HTMLElement} inside */
function folded(label, now, inside) {
  return make("details", { class: "wmore" }, make("summary", { text: now ? headed(label, now) : label }), inside);
}

/** When a thing speaks: every press adds a text or takes one away. @param {Desk} desk @param {string} type */
function moments(desk, type) {
  const { thing, change } = desk;
  const label = word("web-workshop-moments");
  const one = (/** @type {{id: string, text: string}} */ { id, text }) => {
    const field = `${PREFIX}${id}`;
    return toggle(text, `moment:${id}`, field in thing, () => change(turned(thing, field)));
  };
  const known = listed(desk, `moment-${kindOf(type)}`);
  return row(label, make("div", { class: "wchips", role: "group", "aria-label": label }, ...known.map(one)));
}

/** @param {Desk} desk */
function once(desk) {
  const { thing, change } = desk;
  const turn = (/** @type {boolean} */ on) => {
    const { once: _, ...rest } = thing;
    change(on ? { ...thing, once: "turn" } : rest);
  };
  return row(word("web-workshop-often"), toggle(word("web-workshop-once"), "once", thing.once === "turn", turn));
}

/** @param {Desk} desk */
export function threat(desk) {
  const { thing, change } = desk;
  const label = word("web-workshop-kind");
  const mark = (/** @type {boolean} */ on) => change({ ...thing, omen: on });
  const omen = toggle(word("web-workshop-omen"), "omen", Boolean(thing.omen), mark);
  const kinds = THREATS.map((id) => ({ id, text: word(`web-workshop-kind-${id}`) }));
  /** @type {HTMLElement[]} */
  const fields = [
    row(
      label,
      chips(label, "kind", kinds, thing.type, (type) => change(threatAs(thing, type))),
    ),
    oneOf(desk, "deck", "deck", word("web-workshop-threat-deck")),
    counted(desk, "copies", word("web-workshop-copies"), 1, 4, omen),
  ];
  if (thing.type === "enemy")
    fields.push(
      oneOf(desk, "attribute", "attribute", word("web-workshop-battle")),
      counted(desk, "value", word("web-workshop-value"), 1, 12),
    );
  fields.push(traits(desk));
  if (thing.type !== "event") fields.push(moments(desk, thing.type));
  if (`${PREFIX}charge` in thing) fields.push(counted(desk, "charges", word("web-workshop-card-charges"), 1, 9));
  if (thing.type === "asset") fields.push(once(desk));
  return fields;
}

/** @param {Desk} desk */
function traits({ thing, change, lists }) {
  /** @type {string[]} */
  const now = thing.traits ?? [];
  const known = lists.trait ?? {};
  const one = ([id = "", text = ""]) =>
    toggle(text, `trait:${id}`, now.includes(id), (on) =>
      change({ ...thing, traits: on ? [...now, id] : now.filter((each) => each !== id) }),
    );
  const inside = make("div", { class: "wchips" }, ...Object.entries(known).map(one));
  return folded(word("web-workshop-traits"), now.map((id) => known[id] ?? id).join(", "), inside);
}

/** @param {Desk} desk */
export function character(desk) {
  return [
    ...Object.entries(desk.lists.attribute ?? {}).map(([id, text]) => attribute(desk, id, text)),
    counted(desk, "life", word("web-workshop-life"), 1, 9),
    counted(desk, "asset_limit", word("web-workshop-asset-limit"), 1, 10),
    powerLimit(desk),
    start(desk),
    track(desk),
    abilities(desk),
  ];
}

/** @param {Desk} desk @param {string} id @param {string} label */
function attribute({ thing, change }, id, label) {
  const value = thing.attributes[id] ?? 1;
  const put = (/** @type {number} */ by) => change({ ...thing, attributes: { ...thing.attributes, [id]: value + by } });
  return row(label, stepper({ label, key: `attribute:${id}`, value, least: 1, most: 8, change: put }));
}

/** How many Power cards may be held at first; two levels add one each. @param {Desk} desk */
function powerLimit({ thing, change }) {
  const label = word("web-workshop-power-limit");
  const value = Number(thing.power_limit[0] ?? 2);
  const put = (/** @type {number} */ by) => {
    const later = Object.fromEntries(GROWS.map((level, n) => [level, value + by + n + 1]));
    change({ ...thing, power_limit: { 0: value + by, ...later } });
  };
  return row(label, stepper({ label, key: "power_limit", value, least: 0, most: 5, change: put }));
}

/** @param {Desk} desk */
function start(desk) {
  const { thing, change, lists } = desk;
  const label = word("web-workshop-start");
  const choose = (/** @type {string} */ id) => change({ ...thing, start: id });
  const inside = chips(label, "start", listed(desk, "space"), thing.start, choose);
  return folded(label, lists.space?.[thing.start] ?? thing.start, inside);
}

/** Two rewards a level; a press changes one. @param {Desk} desk */
function track({ thing, change, lists }) {
  const known = Object.keys(lists.reward ?? {});
  const press = (/** @type {number} */ level, /** @type {number} */ n) => {
    const now = thing.track[level][n];
    const text = lists.reward?.[now] ?? now;
    const click = () => {
      const next = known[(known.indexOf(now) + 1) % known.length];
      const levels = structuredClone(thing.track);
      levels[level][n] = next;
      change({ ...thing, track: levels });
    };
    const label = word("web-workshop-reward", { level: level + 1, what: text });
    const named = { "data-key": `reward:${level}:${n}`, "aria-label": label, title: label };
    return make("button", { type: "button", class: "wchip", ...named, text, on: { click } });
  };
  const one = (/** @type {unknown} */ _, /** @type {number} */ level) =>
    make("li", {}, make("b", { class: "digits", text: String(level + 1) }), press(level, 0), press(level, 1));
  return folded(word("web-workshop-track"), "", make("ol", { class: "wtrack" }, ...thing.track.map(one)));
}

/** @param {Desk} desk */
function abilities(desk) {
  const one = (/** @type {Thing} */ each, /** @type {number} */ n) =>
    make(
      "button",
      { type: "button", class: "wchip", "data-key": `own:${n}`, on: { click: () => desk.openCard(n) } },
      calledIn(each.name, currentLanguage()) || word("web-workshop-nameless"),
    );
  const add = make(
    "button",
    {
      type: "button",
      class: "wlink",
      "data-key": "add:ability",
      disabled: desk.thing.ability.length >= MOST_ABILITIES,
      on: { click: () => desk.addCard("ability", 0) },
    },
    icon("plus"),
    word("web-workshop-kind-ability"),
  );
  const label = word("web-workshop-abilities");
  return row(label, make("div", { class: "wchips" }, ...desk.thing.ability.map(one), add));
}

/** @param {Desk} desk */
export function ability(desk) {
  return [moments(desk, "ability"), once(desk)];
}
