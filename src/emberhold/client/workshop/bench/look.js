// @ts-check
// The thing beside the bench as it will be drawn, what is missing or wrong, and what can be done with it.

import { byId } from "../../common/dom.js";
import { currentLanguage, word } from "../../common/words.js";
import { complete } from "../clauses.js";
import { calledIn, isSpoiled, mended } from "../drafts.js";
import { drawPreview } from "../preview.js";
import { missing, plainlyNamed } from "../things.js";
import { deeds } from "./deeds.js";
import { keepingFocus } from "./redrawing.js";

/** @typedef {import("../bench.js").Bench} Bench */

/** @typedef {import("../preview.js").Remark} Remark */

/**
 * What is missing or wrong, in words, with a press that repairs it; nothing if it can be played.
 * @param {Bench} bench
 * @returns {Remark[]}
 */
export function faultsOf(bench) {
  const { thing, told, looking, draft } = bench;
  if (!thing) return [];
  const lacking = missing(thing, told.words, currentLanguage()).map((each) => fault(bench, each));
  const box = boxFault(bench, draft.name);
  const found = box ? [...lacking, box] : lacking;
  const problem = looking.checked?.problem;
  return found.length || !problem ? found : [{ text: problem, bad: true }];
}

/**
 * What is wrong with the name of the whole box.
 * @param {Bench} bench
 * @param {Record<string, any>} name
 * @returns {Remark | null}
 */
function boxFault(bench, name) {
  const called = calledIn(name, currentLanguage());
  if (called && !isSpoiled(name)) return null;
  if (!called) return { text: word("web-workshop-no-box-name"), bad: true, press: namePress("box-name") };
  const mend = () => {
    bench.take({ ...bench.draft, name: mended(name) });
    bench.draw();
    bench.ask();
  };
  return { text: word("web-workshop-name-letters"), bad: true, press: repair("web-workshop-mend-letters", mend) };
}

/** @param {Bench} bench @param {import("../things.js").Remark} remark @returns {Remark} */
function fault(bench, { id, given, at = "", inner = -1 }) {
  return { text: word(id, given), bad: true, press: pressFor(bench, id, at, inner) };
}

/** @param {Bench} bench @param {string} id what is said @param {string} at a field @param {number} inner */
function pressFor(bench, id, at, inner) {
  if (inner >= 0) return repair("web-workshop-mend-inner", () => bench.turnTo(bench.at, inner));
  if (id === "web-workshop-name-letters") return repair("web-workshop-mend-letters", () => bench.edit(plainlyNamed));
  if (id === "web-workshop-place-waits") {
    const { words } = bench.told;
    const whole = (/** @type {import("../drafts.js").Thing} */ thing) => ({
      ...thing,
      [at]: complete(thing[at], words),
    });
    return repair("web-workshop-mend-places", () => bench.edit(whole));
  }
  if (id === "web-workshop-no-text") return at ? repair("web-workshop-mend-text", () => bench.aim([at])) : undefined;
  return namePress(`${at}:${currentLanguage()}`);
}

/** @param {string} key which field is to be filled in */
function namePress(key) {
  const go = () => {
    const input = document.querySelector(`[data-key="${key}"]`);
    if (!(input instanceof HTMLElement)) return;
    input.focus();
    input.scrollIntoView({ block: "center" });
  };
  return repair("web-workshop-mend-name", go);
}

/** @param {string} id @param {() => void} act */
const repair = (id, act) => ({ text: word(id), act, key: "remark:repair" });

/** What is well known of printed things and different here. @param {Bench} bench @returns {Remark[]} */
function notes({ thing }) {
  if (thing?.kind !== "nemesis") return [];
  const usual = [1, 2, 3].every(
    (tier) => thing.card.filter((/** @type {any} */ each) => each.tier === tier).length >= 3,
  );
  return usual ? [] : [{ text: word("web-workshop-few-cards", { n: thing.card.length }), bad: false, beside: true }];
}

/** @param {Bench} bench */
export function drawLook(bench) {
  const preview = byId("preview");
  preview.hidden = !bench.thing;
  if (!bench.thing) return;
  const { checked, trouble, stale } = bench.looking;
  const faults = faultsOf(bench);
  const price = (/** @type {number} */ cost) => ({
    text: word("web-workshop-set-cost", { cost }),
    act: () => bench.edit((thing) => ({ ...thing, cost })),
    key: "remark:cost",
  });
  const beside = (checked?.remarks ?? []).map(({ text, cost }) => ({
    text,
    bad: false,
    beside: true,
    press: cost === null ? undefined : price(cost),
  }));
  const well = { text: word("web-workshop-all-well"), bad: false };
  const said = faults.length ? faults : stale && trouble ? [] : [well, ...beside];
  const away = trouble ? [{ text: trouble, bad: true }] : [];
  const { faces = {}, gist = {} } = checked ?? {};
  const picture = bench.thing.picture ?? "";
  const remarks = [...away, ...said, ...notes(bench)];
  const what = { game: bench.game, faces, gist, remarks, picture, stale, shown: bench.shown };
  const show = (/** @type {string} */ wanted) => {
    bench.shown = /** @type {any} */ (wanted);
    bench.drawPreview();
  };
  keepingFocus(preview, () => {
    drawPreview(preview, what, show);
    preview.append(deeds(bench, faults.length > 0));
  });
}
