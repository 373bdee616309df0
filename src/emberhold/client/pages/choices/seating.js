// @ts-check
// The seats of a game that is set up: who plays where, and what they are called.

import { icon, seatCrest } from "../../art/emblems.js";
import { make } from "../../common/dom.js";
import { headed, word } from "../../common/words.js";

/** @typedef {import("../../shared/opening.js").SeatWish} SeatWish */
/** @typedef {import("../../common/told.js").Bot} Bot */
/**
 * @typedef {{bots: Bot[], usualBot: string | null, face: (place: number) => {art: Element, name: string} | null,
 *   mage: ((place: number) => {most: number, name: string, called: (name: string) => void}) | null, kept: () => void,
 * moved: (place: number) => void}} Seating
 *   `kept`: a name or a strength was changed; `moved`: somebody else sits there now
 */

/** Who may sit in a seat: what the words about it end in, and its sign. @type {Record<string, [string, string]>} */
const WHO = { me: ["me", "person"], "hot-seat": ["here", "swap"], friend: ["friend", "friend"], bot: ["bot", "bot"] };

/** @param {Seating} seating @param {SeatWish} seat @param {number} place */
export function seatRow(seating, seat, place) {
  const name = word("web-setup-seat", { n: place + 1 });
  const face = seating.face(place);
  return make(
    "li",
    { class: "seat", "data-seat": String(place) },
    make(
      "span",
      { class: "seat__face", "aria-hidden": "true" },
      face?.art ?? seatCrest(place),
      face && make("span", { class: "seat__crest" }, seatCrest(place)),
    ),
    make(
      "span",
      { class: "seat__name" },
      make("strong", { text: name }),
      face && make("span", { class: "seat__figure", text: face.name }),
    ),
    whoPlays(seating, seat, place, name),
    seat.who === "bot" ? strength(seating, seat, name) : called(seating, seat, name),
    mageName(seating, place, name),
  );
}

/** @param {Seating} seating @param {SeatWish} seat @param {number} place @param {string} name */
function whoPlays(seating, seat, place, name) {
  const all = Object.entries(WHO).map(([who, [ending, sign]]) => {
    const input = make("input", {
      type: "radio",
      class: "face__input",
      name: `who-${place}`,
      id: `who-${place}-${who}`,
      value: who,
    });
    input.checked = seat.who === who;
    input.addEventListener("change", () => {
      seat.who = who;
      seat.bot = who === "bot" ? (seat.bot ?? seating.usualBot) : null;
      seating.moved(place);
      document.getElementById(input.id)?.focus();
    });
    return make(
      "label",
      { class: "segment" },
      input,
      icon(sign),
      make("span", { text: word(`web-setup-who-${ending}`) }),
    );
  });
  return make(
    "div",
    { class: "segments seat__who", role: "radiogroup", "aria-label": headed(name, word("web-setup-seat-who")) },
    ...all,
  );
}

/** How strong a bot is. @param {Seating} seating @param {SeatWish} seat @param {string} name */
function strength({ bots, usualBot, kept }, seat, name) {
  const list = make(
    "select",
    { class: "select", "aria-label": headed(name, word("web-setup-strength")) },
    ...bots.map((bot) => make("option", { value: bot.id, text: bot.name })),
  );
  if (!bots.some((bot) => bot.id === seat.bot)) seat.bot = usualBot;
  list.value = seat.bot ?? "";
  const blurb = () => bots.find((bot) => bot.id === list.value)?.blurb ?? "";
  const about = make("span", { class: "help", text: blurb() });
  list.addEventListener("change", () => {
    seat.bot = list.value;
    about.textContent = blurb();
    kept();
  });
  return make("div", { class: "field seat__detail" }, list, about);
}

/** What a person is called. @param {Seating} seating @param {SeatWish} seat @param {string} name */
function called({ kept }, seat, name) {
  const input = make("input", {
    class: "input",
    maxlength: "40",
    autocomplete: "off",
    placeholder: word("web-setup-name"),
    "aria-label": headed(name, word("web-setup-name")),
  });
  input.value = seat.name ?? "";
  input.addEventListener("input", () => {
    seat.name = input.value;
    kept();
  });
  const [ending] = WHO[seat.who] ?? WHO.me;
  return make(
    "div",
    { class: "field seat__detail" },
    input,
    make("span", { class: "help", text: word(`web-setup-about-${ending}`) }),
  );
}

/**
 * What the mage of a seat is called; where it is left out, the table asks.
 * @param {Seating} seating
 * @param {number} place
 * @param {string} seat
 */
function mageName({ mage }, place, seat) {
  if (mage === null) return null;
  const wished = mage(place);
  const input = make("input", {
    class: "input",
    maxlength: String(wished.most),
    autocomplete: "off",
    placeholder: word("web-setup-mage-name"),
    "aria-label": headed(seat, word("web-setup-mage-name")),
  });
  input.value = wished.name;
  input.addEventListener("input", () => wished.called(input.value));
  return make(
    "div",
    { class: "field seat__mage" },
    input,
    make("span", { class: "help", text: word("web-setup-mage-name-help") }),
  );
}
