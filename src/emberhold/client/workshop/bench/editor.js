// @ts-check
// What is made on the bench: the fields of a thing, and its texts as strips.

import { icon } from "../../art/emblems.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { currentLanguage, word } from "../../common/words.js";
import * as clauses from "../clauses.js";
import { calledIn } from "../drafts.js";
import { fieldsOf } from "../forms.js";
import { drawn, drawnAtFirst } from "../pictures.js";
import { drawText, titleOf } from "../strips.js";
import { begunTexts, merged, starters, textsOf } from "../things.js";
import { KINDS } from "./head.js";
import { again } from "./redrawing.js";

/** @typedef {import("../bench.js").Bench} Bench */
/** @typedef {import("../drafts.js").Thing} Thing */
/** @typedef {import("../clauses.js").Path} Path */

/** @param {Bench} bench */
export function drawEditor(bench) {
  const { thing } = bench;
  const editor = byId("editor");
  if (!thing) return fillWith(editor, ...beginnings(bench));
  const hands = {
    words: bench.told.words,
    heads: bench.told.lists.moment ?? {},
    thing,
    aimed: clauses.keyOf(bench.place),
    opened: bench.opened,
    read: (/** @type {any[]} */ clause, /** @type {string} */ path) => bench.readAt(clause, path),
    aim: (/** @type {Path} */ path) => bench.aim(path),
    end: (/** @type {string} */ field) => bench.endText(field),
    step: (/** @type {Path} */ path, /** @type {number} */ by) =>
      bench.edit((whole) => clauses.stepped(whole, path, by)),
    remove: (/** @type {Path} */ path) => bench.edit((whole) => clauses.removed(whole, path)),
    raise: (/** @type {Path} */ path) => bench.edit((whole) => clauses.raised(whole, path)),
    vary: (/** @type {Path} */ path) => void bench.vary(path),
    say: (/** @type {Path} */ path, /** @type {any[]} */ clause) => {
      bench.opened = null;
      bench.edit((whole) => clauses.put(whole, path, clause));
    },
    widen: (/** @type {Path} */ path) => bench.widen(path),
  };
  const desk = {
    game: bench.game,
    thing,
    motifs: bench.told.motifs,
    usual: bench.told.usual,
    lists: bench.told.lists,
    words: bench.told.words,
    starters: starters(bench.draft, bench.told.words, word("web-workshop-nameless")),
    now: () => bench.thing ?? thing,
    saidOf: (/** @type {Thing} */ card) => {
      const name = calledIn(card.name, currentLanguage());
      return bench.looking.checked?.cards.find((face) => face.name.replace(/ \[..\]$/, "") === name)?.text;
    },
    change: (/** @type {Thing} */ found) => bench.change(merged(thing, found, bench.thing ?? thing)),
    type: (/** @type {Thing} */ found) => bench.type(found),
    addCard: (/** @type {string} */ type, /** @type {number} */ tier) => bench.addCard(type, tier),
    openCard: (/** @type {number} */ n) => bench.turnTo(bench.at, n),
    beginnings: bench.printed.cards,
    tierShown: bench.printed.tier,
    showPrinted: (/** @type {number} */ tier) => void bench.printed.show(tier),
    takePrinted: (/** @type {Thing} */ card) => bench.takeCard(card),
  };
  const up =
    bench.inner >= 0 &&
    make(
      "button",
      { type: "button", class: "wlink", "data-key": "outer", on: { click: () => bench.turnTo(bench.at) } },
      icon("back"),
      calledIn(bench.draft.things[bench.at]?.name, currentLanguage()) || word("web-workshop-nameless"),
    );
  const away = make(
    "button",
    {
      type: "button",
      class: "button button--quiet button--small",
      "data-key": "away",
      on: { click: () => bench.throwAway() },
    },
    icon("trash"),
    word("web-workshop-throw-away"),
  );
  const kind = word(`web-workshop-kind-${thing.kind === "card" ? thing.type : thing.kind}`);
  const title = make("h2", { class: "unseen", text: calledIn(thing.name, currentLanguage()) || kind });
  again(
    editor,
    up,
    title,
    make("div", { class: "wfields panel" }, ...fieldsOf(desk)),
    ...begunTexts(thing).map((text) => drawText(hands, text)),
    otherMoments(bench, thing),
    bench.once.panel(),
    away,
  );
}

/** What can be made, on an empty bench: a press each, with a picture of its kind. @param {Bench} bench */
function beginnings(bench) {
  const one = (/** @type {string} */ type, /** @type {number} */ n) =>
    make(
      "button",
      {
        type: "button",
        class: "wkind panel",
        "data-kind": type,
        "data-key": `begin-with:${type}`,
        on: { click: () => bench.add(type) },
      },
      make("span", { class: "wkind__art" }, drawn(bench.game, drawnAtFirst(bench.told.motifs, type, n * 7 + 3), type)),
      make("b", { text: word(`web-workshop-kind-${type}`) }),
    );
  return [
    make("p", { class: "wempty", text: word("web-workshop-begin") }),
    make("div", { class: "wkinds" }, ...(KINDS[bench.told.engine] ?? []).map(one)),
  ];
}

/** Texts that may be begun as well, a press each. @param {Bench} bench @param {Thing} thing */
function otherMoments(bench, thing) {
  const begun = begunTexts(thing).map(({ field }) => field);
  const others = textsOf(thing).filter(({ field }) => !begun.includes(field));
  const one = (/** @type {import("../things.js").Text} */ { field }) =>
    make(
      "button",
      {
        type: "button",
        class: "wchip wchip--new",
        "data-key": `begin:${field}`,
        on: { click: () => bench.beginText(field) },
      },
      icon("plus"),
      titleOf(bench.told.lists.moment ?? {}, field),
    );
  return (
    others.length > 0 &&
    make(
      "div",
      { class: "wmoments", role: "group", "aria-label": word("web-workshop-another-moment") },
      make("span", { class: "wmoments__label", text: word("web-workshop-another-moment") }),
      ...others.map(one),
    )
  );
}
