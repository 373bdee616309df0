// @ts-check
// Faces to choose from: each a radio button with a drawing, a name and one line, and below them what the chosen one
// does.

import { cardBack, cardEmblem, icon, seatCrest } from "../../art/emblems.js";
import { make } from "../../common/dom.js";
import { withSymbols } from "../../board/cards/glossary.js";
import { Asked } from "../../common/asked.js";
import { get } from "../../common/api.js";
import { boxMark, drawnAs, isOpened, isOwn, unsealedIn } from "../boxes.js";
import { count, currentLanguage, headed, word } from "../../common/words.js";

/** @typedef {import("./picks.js").Value} Value */
/** @typedef {{facts: string, text: string[]}} Read */
/** @typedef {{game: string, id: string, label: string, values: Value[], head: any, owner?: (value: Value) => number | null, choose: (value: Value) => void}} Faces */

/** How many lines of a sheet are read here; the library has the rest. */
const LINES = 4;

/** The picture of a value that a card stands for. @param {string} game @param {Value} value */
export function pictureOf(game, value) {
  if (!value.picture) return null;
  const [card, kind] = value.picture;
  return make(
    "span",
    { class: "tile__picture", "data-kind": kind, "aria-hidden": "true" },
    cardEmblem(drawnAs(value, game), { card, kind }),
  );
}

/** Nobody knows yet: a card's back. @param {string} game */
export function hidden(game) {
  return make("span", { class: "tile__picture tile__picture--hidden", "aria-hidden": "true" }, cardBack(game));
}

/** The cards something consists of, side by side. @param {string} game @param {Value} value */
export function fanOf(game, value) {
  if (value.holds.length === 0) return null;
  const cards = value.holds.map(([card, kind]) =>
    make(
      "span",
      { class: "card-frame fan__card", "data-kind": kind },
      cardEmblem(drawnAs(value, game), { card, kind }),
    ),
  );
  return make("span", { class: "fan", "aria-hidden": "true" }, ...cards);
}

/** A group of faces, people first and chance last. @param {Faces} faces */
export function faceGrid(faces) {
  const { game, label, values, head } = faces;
  const people = values.filter((value) => value.picture !== null);
  const others = values.filter((value) => value.picture === null);
  const all = [...people, ...others].map((value) => face(faces, value, values.indexOf(value)));
  const chosen = values.find((value) => value.value === head);
  return make(
    "div",
    { class: "field" },
    make("div", { class: "faces", role: "radiogroup", "aria-label": label }, ...all),
    chosen?.picture ? reader(game, chosen) : null,
  );
}

/** @param {Faces} faces @param {Value} value @param {number} place */
function face({ game, id, head, owner, choose }, value, place) {
  const input = make("input", {
    type: "radio",
    class: "face__input",
    name: id,
    value: String(place),
    id: place === 0 ? id : `${id}-${place}`,
  });
  input.checked = value.value === head;
  input.addEventListener("change", () => choose(value));
  const seat = owner?.(value) ?? null;
  const whose =
    seat === null
      ? null
      : make(
          "span",
          { class: "face__crest", "data-seat": String(seat) },
          seatCrest(seat),
          make("span", { class: "unseen", text: word("web-setup-seat", { n: seat + 1 }) }),
        );
  const grade =
    value.grade === null
      ? null
      : make("span", { class: "face__grade digits", "aria-hidden": "true", text: String(value.grade) });
  const sign = value.picture
    ? null
    : make("span", { class: "face__sign", "aria-hidden": "true" }, icon(value.then ? "upload" : "dice"));
  const words = make(
    "span",
    { class: "face__words" },
    make("span", { class: "face__name", text: value.label }),
    value.help ? make("span", { class: value.grade === null ? "face__line" : "unseen", text: value.help }) : null,
  );
  return make(
    "label",
    { class: value.picture ? "face" : "face face--chance" },
    input,
    make("span", { class: "face__art" }, pictureOf(game, value) ?? hidden(game), sign),
    boxMark(value),
    grade,
    whose,
    words,
  );
}

/** What sheets say, by language and address. @type {Asked<Read>} */
const sheets = new Asked((key) => get(key.slice(key.indexOf("/"))));

/** Where something of a box can be read in full. @param {string} game @param {Value} value */
function placeOf(game, value) {
  const { slug, campaign } = unsealedIn(value);
  if (isOwn(value.box))
    return { slug, where: `?box=${encodeURIComponent(value.box)}`, shelf: `/box/${value.box.slice(-32)}` };
  if (isOpened(value.box))
    return { slug, where: `?campaign=${encodeURIComponent(campaign)}`, shelf: `/c/${encodeURIComponent(campaign)}` };
  return { slug, where: "", shelf: `/cards/${encodeURIComponent(game)}#${encodeURIComponent(slug)}` };
}

/** @param {string} game @param {string} slug @param {string} where */
function sheetOf(game, slug, where) {
  return sheets.of(`${currentLanguage()}/api/card/${encodeURIComponent(game)}/${encodeURIComponent(slug)}${where}`);
}

/** What the chosen one is and does. @param {string} table @param {Value} value */
function reader(table, value) {
  const game = drawnAs(value, table);
  const { slug, where, shelf } = placeOf(game, value);
  const box = make(
    "div",
    { class: "dock" },
    pictureOf(game, value),
    make("div", { class: "dock__words" }, make("strong", { class: "dock__name", text: value.label })),
  );
  void sheetOf(game, slug, where).then(
    ({ facts, text }) => {
      const lines = text.slice(0, LINES).map((line) => make("p", {}, ...withSymbols(line, new Set())));
      const more =
        text.length > LINES ? make("a", { href: shelf, text: count("web-setup-read-on", text.length - LINES) }) : null;
      box.lastElementChild?.append(
        make("p", { class: "dock__facts", text: facts }),
        ...lines,
        ...(more ? [make("p", {}, more)] : []),
      );
    },
    () => box.remove(), // what cannot be read here is sealed, or has no page of its own
  );
  return box;
}

/**
 * The seats for which something is chosen one after the other: the lit one chooses now.
 * @param {{game: string, id: string, label: string, now: number, taken: (Value | undefined)[], turn: (seat: number) => void}} seats
 */
export function seatPlates({ game, id, label, now, taken, turn }) {
  const all = taken.map((value, seat) => {
    const input = make("input", {
      type: "radio",
      class: "face__input",
      name: `${id}-seat`,
      id: `${id}-seat-${seat}`,
      value: String(seat),
    });
    input.checked = seat === now;
    input.addEventListener("change", () => turn(seat));
    const name = word("web-setup-seat", { n: seat + 1 });
    const art = make("span", { class: "plate__face" }, (value && pictureOf(game, value)) ?? hidden(game));
    const words = make(
      "span",
      { class: "plate__words" },
      make("span", { class: "plate__seat" }, seatCrest(seat), name),
      make("strong", { text: value?.label ?? "" }),
    );
    return make("label", { class: "plate", "data-seat": String(seat) }, input, art, words);
  });
  return make(
    "div",
    { class: "plates", role: "radiogroup", "aria-label": headed(word("web-setup-each"), label) },
    ...all,
  );
}
