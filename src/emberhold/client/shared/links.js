// @ts-check
// The links of a table: who may come to which seat, and how. For the person who opened the table.

import { icon, seatCrest } from "../art/emblems.js";
import { make } from "../common/dom.js";
import { get, post, sentence } from "../common/api.js";
import { people } from "./circle.js";
import { invite } from "./inviting.js";
import { openness } from "./openness.js";
import { dialog } from "./settings.js";
import { headed, calledAt, word } from "../common/words.js";

/**
 * @typedef {import("../common/told.js").SeatLink} Link
 * @typedef {import("../common/told.js").Opening} Opening
 * @typedef {{seat: number, name: string, who: string, bot: string | null, taken: boolean, open: boolean}} Place
 */

/** Links just made, by table: the server keeps only what proves them. @type {Map<string, Map<string, Link>>} */
const fresh = new Map();

/** Remember links so that the dialog can show them. @param {string} table @param {Link[]} links */
export function rememberLinks(table, links) {
  const known = fresh.get(table) ?? new Map();
  for (const link of links) known.set(String(link.seat), link);
  fresh.set(table, known);
  try {
    sessionStorage.setItem(`emberhold.links.${table}`, JSON.stringify([...known.values()]));
  } catch {
    // Then a new link can be made.
  }
}

/** @param {string} table */
function known(table) {
  if (!fresh.has(table)) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(`emberhold.links.${table}`) ?? "[]");
      fresh.set(table, new Map(kept.map((/** @type {Link} */ link) => [String(link.seat), link])));
    } catch {
      fresh.set(table, new Map());
    }
  }
  return /** @type {Map<string, Link>} */ (fresh.get(table));
}

/** @param {string} table @param {string} [told] what to say first @returns {Promise<void>} when the dialog is open */
export async function openLinks(table, told = "") {
  const list = make("ul", { class: "links" });
  const status = make("p", { class: "links__status", role: "status" });
  dialog("links", word("web-links"), make("p", { class: "muted", text: word("web-links-about") }), status, list);
  await draw(table, list, status);
  if (told) status.textContent = told;
}

/** A link for another device of mine, for a person with a seat. @param {string} table */
export function openDeviceLink(table) {
  const list = make("ul", { class: "links" });
  const status = make("p", { class: "links__status", role: "status" });
  dialog("links", word("web-links-device"), status, list);
  const again = async () => list.replaceChildren(row(table, "device", word("web-links-device"), null, status, again));
  return again();
}

/** @param {string} table @param {HTMLElement} list @param {HTMLElement} status */
async function draw(table, list, status) {
  try {
    const [{ seats, hall, opening }, { you, result }] =
      /** @type {[{seats: Place[], hall: boolean, opening: Opening | null}, {you: {seats: number[]}, result: unknown}]} */ (
        await Promise.all([get(`/api/t/${table}/links`), get(`/api/t/${table}/state`)])
      );
    const others = seats.filter((seat) => seat.who !== "bot" && !you.seats.includes(seat.seat));
    const again = () => draw(table, list, status);
    list.replaceChildren(
      ...(hall && !result ? [openness(table, opening, status, again)] : []),
      ...others.map((seat) => row(table, String(seat.seat), calledAt(seat), seat, status, again)),
      row(table, "spectator", word("web-links-spectator"), null, status, again),
      row(table, "device", word("web-links-device"), null, status, again),
    );
  } catch (error) {
    status.textContent = sentence(error);
  }
}

/**
 * @param {string} table @param {string} which @param {string} name @param {Place | null} place
 * @param {HTMLElement} status @param {() => Promise<void>} again
 */
function row(table, which, name, place, status, again) {
  const link = known(table).get(which);
  const button = (
    /** @type {string} */ text,
    /** @type {string} */ sign,
    /** @type {() => Promise<void>} */ act,
    style = "",
  ) => {
    const made = make(
      "button",
      { type: "button", class: `button button--small ${style}`, "aria-label": headed(text, name) },
      icon(sign),
      text,
    );
    made.addEventListener("click", () => {
      status.textContent = "";
      act().catch((error) => (status.textContent = sentence(error)));
    });
    return made;
  };
  const body = { make: place === null ? which : place.seat };
  const renew = button(word(link || place?.taken ? "web-links-renew" : "web-links-make"), "link", async () => {
    const answer = await post(`/api/t/${table}/links`, body);
    rememberLinks(table, [answer.link]);
    await again();
    status.textContent = word("web-links-made", { name });
  });
  const revoke = button(
    word("web-links-revoke"),
    "trash",
    async () => {
      await post(`/api/t/${table}/links`, { revoke: body.make });
      known(table).delete(which);
      rememberLinks(table, []);
      await again();
      status.textContent = word("web-links-revoked", { name });
    },
    "button--quiet",
  );
  const copy = button(
    word("web-links-copy"),
    "copy",
    async () => {
      await copyText(link?.url ?? "");
      status.textContent = word("web-links-copied", { name });
    },
    "button--main",
  );
  const remove = (/** @type {boolean} */ block) =>
    button(
      word(block ? "web-links-block" : "web-links-remove"),
      "trash",
      async () => {
        await post(`/api/t/${table}/remove`, { seat: place?.seat, block });
        known(table).delete(which);
        await again();
        status.textContent = word("web-links-removed", { name });
      },
      "button--quiet",
    );
  const revocable = place === null ? which === "spectator" : place.taken || place.open;
  const crest = make(
    "span",
    { class: "links__crest" },
    place === null ? icon(which === "device" ? "qr" : "eye") : seatCrest(place.seat),
  );
  const state = place === null ? "" : word(place.taken ? "web-links-taken" : "web-links-open");
  return make(
    "li",
    { class: "links__row" },
    make(
      "div",
      { class: "links__head" },
      crest,
      make("strong", { text: name }),
      state ? make("span", { class: `chip${place?.taken ? " chip--good" : ""}`, text: state }) : null,
    ),
    link
      ? shown(link, name)
      : make("p", {
          class: "muted small",
          text: word(
            which === "device"
              ? "web-links-device-about"
              : which === "spectator"
                ? "web-links-spectator-about"
                : "web-links-hidden",
          ),
        }),
    make(
      "div",
      { class: "links__buttons" },
      link ? copy : null,
      renew,
      ...(place?.taken ? [remove(false), remove(true)] : revocable ? [revoke] : []),
    ),
    place && !place.taken ? inviting(table, place.seat, status) : null,
  );
}

/** The people of my circle, to be asked to a seat with one press. @param {string} table @param {number} seat @param {HTMLElement} status */
function inviting(table, seat, status) {
  const all = people();
  if (!all.length) return null;
  const ask = async (/** @type {import("./circle.js").Person} */ person) => {
    status.textContent = await invite(table, seat, person);
  };
  const buttons = all.map((person) =>
    make(
      "button",
      {
        type: "button",
        class: "button button--small",
        "aria-label": headed(word("web-links-invite"), person.name),
        on: { click: () => void ask(person) },
      },
      icon("friend"),
      person.name,
    ),
  );
  return make(
    "div",
    { class: "links__buttons links__circle" },
    make("span", { class: "muted small", text: word("web-links-invite") }),
    ...buttons,
  );
}

/** @param {Link} link @param {string} name */
function shown(link, name) {
  const input = make("input", { class: "input code", readonly: true, "aria-label": word("web-links-of", { name }) });
  input.value = link.url;
  input.addEventListener("focus", () => input.select());
  return make("div", { class: "links__link" }, qrCode(link.qr, name), input);
}

/** The server's drawing of a link. @param {string} markup @param {string} name */
function qrCode(markup, name) {
  const drawn = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "qr");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", word("web-links-qr", { name }));
  return document.importNode(drawn, true);
}

/** @param {string} text */
export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = make("textarea", { class: "unseen" });
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
