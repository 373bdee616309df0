// @ts-check
// A text as strips of paper: one for each verb, inside each other where they are joined, and a place for the next.

import { icon } from "../art/emblems.js";
import { fillWith, make } from "../common/dom.js";
import { word } from "../common/words.js";
import { at, keyOf, MOST, MOST_VERBS, numbersOf, placesOf, verbsIn } from "./clauses.js";
import { stepper } from "./controls.js";
import { PREFIX } from "./relic.js";

/** @typedef {import("./clauses.js").Path} Path */
/** @typedef {import("./clauses.js").Clause} Clause */
/** @typedef {import("../common/told.js").BenchVariant} Variant */

/**
 * What strips need of the bench.
 * @typedef {object} Hands
 * @property {import("./clauses.js").Words} words
 * @property {Record<string, any>} thing
 * @property {Record<string, string>} heads how texts are called that a game names itself
 * @property {string} aimed the place where the next verb goes
 * @property {{key: string, variants: Variant[]} | null} opened the strip whose variants are shown
 * @property {(clause: Clause, path: string) => string} read how a clause reads
 * @property {(path: Path) => void} aim
 * @property {(field: string) => void} end do without a text
 * @property {(path: Path, by: number) => void} step
 * @property {(path: Path) => void} remove
 * @property {(path: Path) => void} raise
 * @property {(path: Path) => void} vary
 * @property {(path: Path, clause: Clause) => void} say
 * @property {(path: Path) => void} widen another way to choose
 */

/** Joints that are told by whom they are about, or by what is tested. */
const SUBJECTS = ["does", "each", "target", "test"];
/** What is said before a place, by the word before it. */
const LABELS = { then: "then", otherwise: "otherwise", else: "otherwise", pass: "pass", fail: "fail" };

/** How a text is called. @param {Record<string, string>} heads @param {string} field */
export function titleOf(heads, field) {
  return heads[field.replace(PREFIX, "")] ?? word(`web-workshop-text-${field.replaceAll(/[_:]/g, "-")}`);
}

/** A whole text. @param {Hands} hands @param {import("./things.js").Text} text */
export function drawText(hands, text) {
  const clauses = hands.thing[text.field] ?? [];
  const title = titleOf(hands.heads, text.field);
  const label = word("web-workshop-end-text", { what: title });
  const away = make(
    "button",
    {
      type: "button",
      class: "icon-button wtext__away",
      "data-key": `end:${text.field}`,
      "aria-label": label,
      title: label,
      on: { click: () => hands.end(text.field) },
    },
    icon("close"),
  );
  const head = make(
    "header",
    { class: "wtext__head" },
    make("h3", { text: title }),
    make("span", {
      class: "wtext__count digits",
      text: word("web-cards-of", { n: verbsIn(clauses).length, of: MOST_VERBS }),
    }),
    !text.needed && away,
  );
  return make(
    "section",
    { class: "wtext", "data-text": text.field },
    head,
    ...placeAt(hands, [text.field], clauses, !text.needed),
  );
}

/**
 * What is in a place, and where the next verb goes.
 * @param {Hands} hands
 * @param {Path} path
 * @param {Clause[]} clauses
 * @param {boolean} free whether it may stay empty
 */
function placeAt(hands, path, clauses, free) {
  const key = keyOf(path);
  const id = clauses.length ? "web-workshop-next-verb" : free ? "web-workshop-free-place" : "web-workshop-empty-place";
  const drop = make(
    "button",
    {
      type: "button",
      class: "wdrop",
      "data-key": `drop:${key}`,
      "aria-pressed": String(hands.aimed === key),
      on: { click: () => hands.aim(path) },
    },
    icon("plus"),
    make("span", { text: word(id) }),
  );
  return [...clauses.map((clause, n) => strip(hands, [...path, n], clause)), drop];
}

/** @param {Hands} hands @param {Path} path @param {Clause} clause */
function strip(hands, path, clause) {
  const told = hands.words[clause[0]];
  const joins = placesOf(clause).length > 0;
  const line = make("div", { class: "wstrip__line" }, ...spoken(hands, path, clause, joins), buttons(hands, path));
  const element = make(
    "div",
    {
      class: "wstrip",
      "data-group": told?.group ?? "",
      "data-joint": joins,
      "data-key": keyOf(path),
      role: "group",
      "aria-label": hands.read(clause, keyOf(path)) || word(jointOf(clause)),
      tabindex: "-1",
    },
    line,
  );
  if (hands.opened?.key === keyOf(path)) element.append(variants(hands, path, hands.opened.variants));
  for (const n of placesOf(clause)) element.append(nest(hands, path, clause, n));
  if (told?.ways && placesOf(clause).length < 4) element.append(another(hands, path));
  return element;
}

/** How a joint is called. @param {Clause} clause */
function jointOf(clause) {
  return `web-workshop-joint-${String(clause[0]).replaceAll("_", "-")}`;
}

/** @param {Hands} hands @param {Path} path */
function another(hands, path) {
  const click = () => hands.widen(path);
  return make(
    "button",
    { type: "button", class: "wlink", "data-key": `ways:${keyOf(path)}`, on: { click } },
    icon("plus"),
    word("web-workshop-another-way"),
  );
}

/**
 * What a strip says: its sentence with the numbers that can be changed in it.
 * @param {Hands} hands
 * @param {Path} path
 * @param {Clause} clause
 * @param {boolean} joins
 */
function spoken(hands, path, clause, joins) {
  const text = hands.read(clause, keyOf(path));
  const varies = hands.words[clause[0]]?.varies ?? true;
  const numbers = numbersOf(clause).map((where) => ({ where, value: at(clause, where) }));
  const parts = joins && !text && !numbers.length ? [] : inline(hands, path, clause, text, numbers);
  const name =
    joins && !(SUBJECTS.includes(String(clause[0])) && text)
      ? [
          make("b", {
            class: "wstrip__joint",
            text: word(jointOf(clause)),
          }),
        ]
      : [];
  const words = make("span", { class: "wstrip__words" }, ...name, ...parts);
  if (!varies) return [words];
  const open = hands.opened?.key === keyOf(path);
  const click = () => hands.vary(path);
  const more = make(
    "button",
    { type: "button", class: "wvary", "data-key": `vary:${keyOf(path)}`, "aria-expanded": String(open), on: { click } },
    word("web-workshop-variants"),
    icon("menu"),
  );
  return [words, more];
}

/**
 * Numbers are buttons where the sentence says them in digits, and follow it otherwise.
 * @param {Hands} hands @param {Path} path @param {Clause} clause @param {string} text
 * @param {{where: number[], value: number}[]} numbers
 */
function inline(hands, path, clause, text, numbers) {
  /** @type {(string | HTMLElement)[]} */
  let parts = [text];
  for (const { where, value } of numbers) {
    const press = stepper({
      label: word("web-workshop-number"),
      key: `number:${keyOf([...path, ...where])}`,
      value,
      least: value < 0 ? -MOST : 1,
      most: value < 0 ? -1 : (hands.words[clause[0]]?.most ?? MOST),
      change: (by) => hands.step([...path, ...where], by),
    });
    parts = placed(parts, String(value), press);
  }
  return parts;
}

/** @param {(string | HTMLElement)[]} parts @param {string} digits @param {HTMLElement} press */
function placed(parts, digits, press) {
  const whole = new RegExp(`(?<![\\d])${digits}(?![\\d])`, "g");
  const met = parts.flatMap((part, n) => (typeof part === "string" && whole.test(part) ? [n] : []));
  const [n] = met;
  const part = parts[n ?? -1];
  if (n === undefined || typeof part !== "string") return [...parts, " ", press];
  const from = part.search(whole);
  return [...parts.slice(0, n), part.slice(0, from), press, part.slice(from + digits.length), ...parts.slice(n + 1)];
}

/** @param {Hands} hands @param {Path} path */
function buttons(hands, path) {
  const first = path.at(-1) === 0;
  const press = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ click, off = false) =>
    make(
      "button",
      {
        type: "button",
        class: "wstrip__press",
        "data-key": `${sign}:${keyOf(path)}`,
        "aria-label": word(id),
        title: word(id),
        disabled: off,
        on: { click },
      },
      icon(sign),
    );
  return make(
    "span",
    { class: "wstrip__presses" },
    !first && press("evolve", "web-workshop-raise", () => hands.raise(path)),
    press("trash", "web-workshop-remove", () => hands.remove(path)),
  );
}

/** What else a strip could say. @param {Hands} hands @param {Path} path @param {Variant[]} found */
function variants(hands, path, found) {
  const list = make("ul", { class: "wvariants", "aria-label": word("web-workshop-variants") });
  const now = JSON.stringify(at(hands.thing, path));
  const button = (/** @type {Variant} */ { clause, text }, /** @type {number} */ n) =>
    make("button", {
      type: "button",
      class: "wvariants__one",
      "data-key": `variant:${keyOf(path)}:${n}`,
      "aria-pressed": String(JSON.stringify(clause) === now),
      text,
      on: { click: () => hands.say(path, clause) },
    });
  fillWith(list, ...found.map((each, n) => make("li", {}, button(each, n))));
  return list;
}

/** A place inside a joint. @param {Hands} hands @param {Path} path @param {Clause} clause @param {number} n */
function nest(hands, path, clause, n) {
  const told = hands.words[clause[0]];
  const label = labelOf(clause, n, Boolean(told?.ways));
  const free = told?.labels.includes(clause[n - 1]) ?? false;
  return make(
    "div",
    { class: "wnest" },
    label && make("p", { class: "wnest__label", text: word(label) }),
    ...placeAt(hands, [...path, n], clause[n], free),
  );
}

/** What is said before a place. @param {Clause} clause @param {number} n @param {boolean} ways */
function labelOf(clause, n, ways) {
  const place = placesOf(clause).indexOf(n);
  if (ways) return place > 0 ? (clause[0] === "foremost" ? "web-workshop-place-and" : "web-workshop-place-or") : "";
  if (clause[0] === "reveal_turn") return place ? "web-workshop-place-nemesis-card" : "web-workshop-place-player-card";
  const label = LABELS[/** @type {keyof typeof LABELS} */ (clause[n - 1])];
  return label ? `web-workshop-place-${label}` : "";
}
