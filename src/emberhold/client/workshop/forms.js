// @ts-check
// What a thing is besides its texts: names, kind, cost, hand, breaches, life, cards.

import { breachArt, icon } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { currentLanguage, headed, LANGUAGES, OWN_NAMES, word } from "../common/words.js";
import { chips, nameField, row, stepper, toggle } from "./controls.js";
import { calledIn, LONGEST, nameIn, renamed } from "./drafts.js";
import { dial } from "./bench/dial.js";
import { pictureFields } from "./pictures.js";
import { THREATS } from "./relic.js";
import { ability, character, threat } from "./relic_forms.js";
import { BREACHES, FOES, PLAYER_CARDS, PRINTED, turnedInto } from "./things.js";
import { tiers } from "./tiers.js";

/** @typedef {import("./drafts.js").Thing} Thing */

/** Moments of an ability, the usual one first. */
const TIMINGS = ["main", "any-main", "nemesis-draw", "turn-card"];
/** The number of tokens that means any number. */
const ENDLESS = 12;

/**
 * What forms need of the bench.
 * @typedef {object} Desk
 * @property {string} game
 * @property {Thing} thing
 * @property {Record<string, string[]>} motifs
 * @property {Record<string, [number, number]>} usual by kind of card: what half of the printed ones cost
 * @property {Record<string, Record<string, string>>} lists words that things are made of
 * @property {import("./clauses.js").Words} words
 * @property {Thing[]} starters the cards of the draft that mages begin with
 * @property {() => Thing} now the thing as it is by now: letters were typed since it was drawn
 * @property {(thing: Thing) => void} change
 * @property {(thing: Thing) => void} type changed by a letter: nothing is drawn again
 * @property {(type: string, tier: number) => void} addCard
 * @property {(n: number) => void} openCard
 * @property {import("../common/told.js").BenchOffered[] | null} beginnings printed cards, once they were asked for
 * @property {number} tierShown the tier whose printed cards are shown, or 0
 * @property {(tier: number) => void} showPrinted
 * @property {(card: Thing) => void} takePrinted
 * @property {(card: Thing) => string[] | undefined} saidOf what a card of a nemesis says, once the server has read it
 */

/** @param {Desk} desk @returns {HTMLElement[]} */
export function fieldsOf(desk) {
  const { thing } = desk;
  const kind = thing.kind === "card" ? thing.type : thing.kind;
  const picture = pictureFields(desk.game, thing, kind, desk.motifs, (found) =>
    desk.change({ ...thing, picture: found }),
  );
  const own = OWN[kind]?.(desk) ?? card(desk);
  return [names(desk, "name", word("web-workshop-name")), ...own, ...(kind === "ability" ? [] : [picture])];
}

/**
 * A name in one to three languages, one's own first.
 * @param {Desk} desk
 * @param {string} field
 * @param {string} label
 * @param {number} [longest]
 */
function names(desk, field, label, longest = LONGEST) {
  const languages = [currentLanguage(), ...LANGUAGES.filter((each) => each !== currentLanguage())];
  const one = (/** @type {string} */ language) =>
    nameField({
      label: headed(label, OWN_NAMES[language] ?? language),
      hint: label,
      key: `${field}:${language}`,
      value: nameIn(desk.thing[field], language),
      longest,
      tag: language,
      change: (text) => desk.type({ ...desk.now(), [field]: renamed(desk.now()[field] ?? {}, language, text) }),
    });
  return make("div", { class: "wnames", "data-field": field }, ...languages.map(one));
}

/**
 * A number of the thing.
 * @param {Desk} desk
 * @param {string} field
 * @param {string} label
 * @param {{least?: number, most?: number, step?: number}} [bounds]
 */
function number(desk, field, label, bounds = {}) {
  const value = desk.thing[field] ?? bounds.least ?? 1;
  const change = (/** @type {number} */ by) => desk.change({ ...desk.thing, [field]: value + by });
  return row(label, stepper({ label, key: field, value, ...bounds, change }));
}

/** @param {string[]} ids @param {(id: string) => string} text */
const told = (ids, text) => ids.map((id) => ({ id, text: text(id) }));

// Cards

/** @param {Desk} desk */
function card(desk) {
  const { thing, change } = desk;
  const foe = FOES.includes(thing.type);
  const kinds = told(foe ? FOES : PLAYER_CARDS, (id) => word(`web-workshop-kind-${id}`));
  const kind = row(
    word("web-workshop-kind"),
    chips(word("web-workshop-kind"), "kind", kinds, thing.type, (type) => change(turnedInto(thing, type))),
  );
  return foe ? [kind, ...foeFields(desk)] : [kind, ...playerFields(desk)];
}

/** @param {Desk} desk */
function playerFields(desk) {
  const { thing, change } = desk;
  const spell = thing.type === "spell";
  const usual = desk.usual[thing.type];
  const put = (/** @type {number} */ cost) => change({ ...thing, cost });
  const flag = (/** @type {string} */ field, /** @type {string} */ text) =>
    toggle(text, field, Boolean(thing[field]), (on) => change({ ...thing, [field]: on }));
  const flags = [
    flag("starter", word("web-workshop-starter")),
    spell && flag("dual", word("web-workshop-dual")),
    spell && flag("link", word("web-workshop-link")),
  ];
  return [
    !thing.starter && row(word("web-workshop-cost"), dial({ cost: thing.cost ?? 0, usual, change: put })),
    row(word("web-workshop-traits"), make("div", { class: "wchips" }, ...flags)),
  ].filter((each) => each instanceof HTMLElement);
}

/** @param {Desk} desk */
function foeFields(desk) {
  const { thing, change } = desk;
  const tiers = told(["1", "2", "3"], (id) => id);
  const tier = row(
    word("web-workshop-tier"),
    chips(word("web-workshop-tier"), "tier", tiers, String(thing.tier), (id) => change({ ...thing, tier: Number(id) })),
  );
  const more = { minion: ["life", "web-workshop-life"], power: ["power", "web-workshop-power"] }[
    /** @type {string} */ (thing.type)
  ];
  return more ? [tier, number(desk, more[0] ?? "", word(more[1] ?? ""), { most: 30 })] : [tier];
}

// Mages and characters

/** @param {Desk} desk */
const gender = (desk) => {
  const label = word("web-workshop-gender");
  const known = told(["f", "m"], (id) => word(`web-workshop-gender-${id}`));
  const choose = (/** @type {string} */ id) => desk.change({ ...desk.thing, gender: id });
  return row(label, chips(label, "gender", known, desk.thing.gender ?? "", choose));
};

/** @type {Record<string, (desk: Desk) => HTMLElement[]>} what is neither a card nor a foe's */
const OWN = {
  mage,
  nemesis,
  ability,
  character: (desk) => [
    gender(desk),
    names(desk, "special_name", word("web-workshop-special-name")),
    ...character(desk),
  ],
  scenario: () => [],
  ...Object.fromEntries(THREATS.map((type) => [type, threat])),
};

/** @param {Desk} desk */
function mage(desk) {
  return [
    names(desk, "title", word("web-workshop-title"), 60),
    gender(desk),
    names(desk, "ability_name", word("web-workshop-ability-name")),
    number(desk, "charges", word("web-workshop-charges"), { least: 1, most: 6 }),
    timing(desk),
    row(word("web-workshop-breaches"), breaches(desk)),
    row(word("web-workshop-hand"), held(desk, "hand")),
    row(word("web-workshop-deck"), held(desk, "deck")),
  ];
}

/** When the ability may be used; the usual moment is not written down. @param {Desk} desk */
function timing({ thing, change }) {
  const label = word("web-workshop-timing");
  const known = told(TIMINGS, (id) => word(`web-workshop-timing-${id}`));
  const choose = (/** @type {string} */ id) => {
    const { timing: _, ...rest } = thing;
    change(id === TIMINGS[0] ? rest : { ...thing, timing: id });
  };
  return row(label, chips(label, "timing", known, thing.timing ?? TIMINGS[0], choose));
}

/** The four breaches; a press turns one. @param {Desk} desk */
function breaches({ thing, change }) {
  const turn = (/** @type {string} */ mark, /** @type {number} */ n) => {
    const known = n === 0 ? ["open", "-"] : BREACHES;
    const next = known[(known.indexOf(mark) + 1) % known.length];
    change({
      ...thing,
      breaches: thing.breaches.map((/** @type {string} */ each, /** @type {number} */ at) => (at === n ? next : each)),
    });
  };
  const one = (/** @type {string} */ mark, /** @type {number} */ n) => {
    const turned = /** @type {"R" | "D" | "L" | "U"} */ ("RDLU".includes(mark) && mark !== "-" ? mark : "R");
    const art =
      mark === "-"
        ? icon("close")
        : breachArt({ number: n + 1, open: mark === "open", turned, sigil: false, focused: false });
    const label = word("web-workshop-breach", {
      n: n + 1,
      what: word(`web-workshop-breach-${mark === "-" ? "none" : mark.toLowerCase()}`),
    });
    return make(
      "button",
      {
        type: "button",
        class: "wbreach",
        "data-key": `breach:${n}`,
        "aria-label": label,
        title: label,
        on: { click: () => turn(mark, n) },
      },
      art,
    );
  };
  return make("div", { class: "wbreaches" }, ...thing.breaches.map(one));
}

/** How many of each card are in a hand or a deck. @param {Desk} desk @param {"hand" | "deck"} where */
function held(desk, where) {
  const { thing, change } = desk;
  const known = [
    ...PRINTED.map((slug) => ({ slug, name: word(`web-workshop-${slug}`) })),
    ...desk.starters.map((each) => ({ slug: each.slug, name: calledIn(each.name, currentLanguage()) })),
  ];
  const of = (/** @type {string} */ slug) => thing[where].filter((/** @type {string} */ each) => each === slug).length;
  const one = ({ slug = "", name = "" }) => {
    const put = (/** @type {number} */ by) => {
      const cards = known.flatMap((each) =>
        Array.from({ length: of(each.slug) + (each.slug === slug ? by : 0) }, () => each.slug),
      );
      change({ ...thing, [where]: cards });
    };
    return make(
      "div",
      { class: "wheld" },
      make("span", { text: name }),
      stepper({ label: name, key: `${where}:${slug}`, value: of(slug), least: 0, most: 10, change: put }),
    );
  };
  return make(
    "div",
    { class: "wheld__all" },
    ...known.map(one),
    make("p", { class: "muted small", text: word("web-workshop-held", { n: thing[where].length }) }),
  );
}

// Nemeses

/** @param {Desk} desk */
function nemesis(desk) {
  const { thing, change } = desk;
  /** The same number at every difficulty; the usual one is not written down. */
  const pair = (/** @type {string} */ field, /** @type {string} */ label, { least = 0, most = ENDLESS, usual = 0 }) => {
    const [value = usual] = thing[field] ?? [];
    const put = (/** @type {number} */ by) => {
      const { [field]: _, ...others } = thing;
      change(value + by === usual ? others : { ...thing, [field]: [value + by, value + by] });
    };
    return row(label, stepper({ label, key: field, value, least, most, change: put }));
  };
  const [start = 0] = thing.tokens ?? [];
  const [fewest = 0] = thing.least_tokens ?? [];
  const [most = ENDLESS] = thing.most_tokens ?? [];
  return [
    number(desk, "life", word("web-workshop-life"), { least: 5, most: 95, step: 5 }),
    number(desk, "difficulty", word("web-workshop-difficulty"), { most: 10 }),
    pair("tokens", word("web-workshop-tokens"), { least: fewest, most }),
    pair("least_tokens", word("web-workshop-least-tokens"), { most: start }),
    pair("most_tokens", word("web-workshop-most-tokens", { n: ENDLESS }), { least: start, usual: ENDLESS }),
    tiers(desk),
  ];
}
