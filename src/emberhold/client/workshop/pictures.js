// @ts-check
// How a thing is drawn: a figure, two hues and a backdrop, each chosen by a press.

import { cardEmblem } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { word } from "../common/words.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { chips } from "./controls.js";

/** Pairs of hues that suit each other. */
export const HUES = ["36 18", "12 350", "330 290", "275 250", "215 260", "190 205", "150 165", "95 40", "48 30"];
const FEW = 11;

/** @type {Record<string, string>} */
let files = {};

/** The files of the box that the draft was opened from: some may be pictures. @param {Record<string, string>} found */
export function learnFiles(found) {
  files = found;
}

/** How the cast names a picture that is one of those files; nothing for any other. @param {string} picture */
export function fileArt(picture) {
  const [, kind] = /\.(png|webp)$/.exec(picture) ?? [];
  return kind ? `own:data:image/${kind};base64,${files[picture] ?? ""}` : "";
}

/** @param {string} picture @returns {{figure: string, hues: string, backdrop: string}} */
export function partsOf(picture) {
  const [figure = "", hue = "36", second = "18", backdrop = "rays"] = fileArt(picture) ? [] : picture.split(" ");
  return { figure, hues: `${hue} ${second}`, backdrop };
}

/** A picture for something new. @param {Record<string, string[]>} motifs @param {string} type @param {number} seed */
export function drawnAtFirst(motifs, type, seed) {
  const figures = motifs[type] ?? motifs.other ?? [];
  const backdrops = motifs.backdrop ?? [];
  const one = (/** @type {string[]} */ of) => of[seed % of.length] ?? "";
  return `${one(figures)} ${one(HUES)} ${one(backdrops)}`;
}

/** @param {string} game @param {string} picture @param {string} kind */
export function drawn(game, picture, kind) {
  const card = `workshop:${picture}`;
  learnPicture(game, { card, art: fileArt(picture) || picture });
  return cardEmblem(game, { card, kind });
}

/**
 * @param {string} game @param {{picture?: string}} thing @param {string} kind
 * @param {Record<string, string[]>} motifs @param {(picture: string) => void} change
 */
export function pictureFields(game, thing, kind, motifs, change) {
  const now = partsOf(thing.picture ?? "");
  const known = motifs[kind] ?? motifs.other ?? [];
  const spelled = (/** @type {Partial<typeof now>} */ other) => {
    const { figure, hues, backdrop } = { ...now, ...other };
    return `${figure || known[0]} ${hues} ${backdrop}`;
  };
  const choice = (/** @type {string} */ id, /** @type {string} */ picture, /** @type {number} */ n) => ({
    id,
    text: word("web-workshop-motif", { n: n + 1 }),
    picture: drawn(game, picture, kind),
  });
  const figures = known.map((figure, n) => choice(figure, spelled({ figure }), n));
  const near = figures.filter(({ id }, n) => n < FEW || id === now.figure);
  const rest = figures.filter((each) => !near.includes(each));
  const pick = (/** @type {keyof typeof now} */ part) => (/** @type {string} */ id) => change(spelled({ [part]: id }));
  const more = make(
    "details",
    { class: "wmore" },
    make("summary", { text: word("web-workshop-more-motifs") }),
    chips(word("web-workshop-figure"), "figure", rest, now.figure, pick("figure")),
  );
  const hues = HUES.map((each, n) => choice(each, spelled({ hues: each }), n));
  const backdrops = (motifs.backdrop ?? []).map((each, n) => choice(each, spelled({ backdrop: each }), n));
  return make(
    "details",
    { class: "wpicture", "data-key": "picture" },
    make(
      "summary",
      {},
      drawn(game, thing.picture || spelled({}), kind),
      make("span", { text: word("web-workshop-picture") }),
    ),
    chips(word("web-workshop-figure"), "figure", near, now.figure, pick("figure")),
    rest.length > 0 && more,
    make("p", { class: "wpicture__label", text: word("web-workshop-colours") }),
    chips(word("web-workshop-colours"), "hues", hues, now.hues, pick("hues")),
    make("p", { class: "wpicture__label", text: word("web-workshop-backdrop") }),
    chips(word("web-workshop-backdrop"), "backdrop", backdrops, now.backdrop, pick("backdrop")),
  );
}
