// @ts-check
// The thing beside the bench as it will be drawn, what is missing or wrong, and what can be done with it.

import { byId } from "../../common/dom.js";
import { currentLanguage, word } from "../../common/words.js";
import { drawPreview } from "../preview.js";
import { missing } from "../things.js";
import { deeds } from "./deeds.js";
import { keepingFocus } from "./redrawing.js";

/** @typedef {import("../bench.js").Bench} Bench */

/** What is missing or wrong, in words; nothing if it can be played. @param {Bench} bench @returns {string[]} */
export function faultsOf({ thing, told, checked }) {
  if (!thing) return [];
  const lacking = missing(thing, told.words, currentLanguage()).map(({ id, given }) => word(id, given));
  return lacking.length || !checked?.problem ? lacking : [checked.problem];
}

/** @param {Bench} bench */
export function drawLook(bench) {
  const preview = byId("preview");
  preview.hidden = !bench.thing;
  if (!bench.thing) return;
  const faults = faultsOf(bench);
  const beside = bench.checked?.remarks ?? [];
  const remarks = faults.length
    ? faults.map((text) => ({ text, bad: true }))
    : beside.map(({ text, cost }) => ({ text, cost, bad: false }));
  const { faces = {}, gist = {} } = bench.checked ?? {};
  const picture = bench.thing.picture ?? "";
  const what = { game: bench.game, faces, gist, remarks, picture, stale: bench.stale, shown: bench.shown };
  const show = (/** @type {string} */ wanted) => {
    bench.shown = /** @type {any} */ (wanted);
    bench.drawPreview();
  };
  keepingFocus(preview, () => {
    drawPreview(preview, what, show, (cost) => bench.edit((thing) => ({ ...thing, cost })));
    preview.append(deeds(bench, faults.length > 0));
  });
}
