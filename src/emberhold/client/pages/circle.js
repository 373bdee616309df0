// @ts-check
/** The circle on the start page and in the hall: invitations as letters, people and who of them is here, links. */

import { gameCrest, icon } from "../art/emblems.js";
import { post, sentence } from "../common/api.js";
import { byId, make } from "../common/dom.js";
import { count, headed, moment, word } from "../common/words.js";
import { callMe, carried, linkFor, look, meet, ownName, part, people, rename } from "../shared/circle.js";
import { inviteTo, newTableFor, tablesWithRoom } from "../shared/inviting.js";
import { copyText } from "../shared/links.js";

/** @typedef {import("../common/told.js").Circle} Circle */
/** @typedef {import("../common/told.js").Invitation} Invitation */
/** @typedef {import("../common/told.js").TableRow} Row */
/** @typedef {import("../shared/circle.js").Person} Person */

const EVERY = 45_000;
let waiting = 0;

/**
 * Draw it, now and every so often; hidden from visitors who have not played yet.
 * @param {boolean} known whether this browser has been here before
 */
export async function drawCircle(known) {
  const arrived = takeCarried();
  if (!known && !people().length && arrived === null) return;
  const now = await look();
  show(now);
  if (arrived !== null) tell(arrived);
  else if (!people().length && !now.invitations.length) stepBack();
  lookAgainLater();
}

function lookAgainLater() {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (document.hidden || isBusy()) return lookAgainLater();
    void drawCircle(true).catch(() => undefined);
  }, EVERY);
}

/** Whether somebody is choosing a table or writing a name, which a new drawing would undo. */
function isBusy() {
  return byId("circle").querySelector("[aria-expanded], .input:focus") !== null;
}

/**
 * Somebody's link was opened: its people join the circle, and the address forgets them.
 * @returns {string | null} what came of it
 */
function takeCarried() {
  const found = carried();
  if (found === null) return null;
  history.replaceState(null, "", location.pathname);
  if (!found.length) return word("web-circle-wrong");
  meet(found);
  const [first] = found;
  if (first && found.length === 1) return word("web-circle-added", { name: first.name });
  return count("web-circle-taken", found.length);
}

/** @param {string} text */
function tell(text) {
  byId("circle-told").textContent = text;
}

/** While it is empty, nobody comes for it: on the start page the games are before it. */
function stepBack() {
  const tools = document.querySelector(".start > .tools");
  if (tools && tools.previousElementSibling !== byId("circle")) tools.before(byId("circle"));
}

/** @param {Circle} now */
function show(now) {
  const all = people();
  const here = new Map(now.people.map((person) => [person.handle, person.online]));
  byId("circle").hidden = false;
  byId("circle-letters").replaceChildren(...now.invitations.map(letter));
  const rows = all.map((person) => row(person, here.get(person.handle) ?? null));
  const nobody = make("li", { class: "muted", text: word("web-circle-empty") });
  byId("circle-people").replaceChildren(...(rows.length ? rows : [nobody]));
  const online = make("input", { type: "checkbox", id: "circle-online" });
  online.checked = now.online;
  online.addEventListener("change", () => void look(online.checked).then(show, (error) => tell(sentence(error))));
  const name = make("input", { id: "circle-name", class: "input", maxlength: "40", autocomplete: "nickname" });
  name.value = ownName();
  name.addEventListener("change", () => callMe(name.value));
  byId("circle-ways").replaceChildren(
    make("div", { class: "field" }, make("label", { for: "circle-name", text: word("web-circle-name") }), name),
    make("label", { class: "check", for: "circle-online" }, online, make("span", { text: word("web-circle-online") })),
    copying("web-circle-link", "web-circle-link-copied", () => [
      { handle: now.handle, name: name.value.trim() || word("web-invitation-somebody-name") },
    ]),
    all.length ? copying("web-circle-carry", "web-circle-carry-copied", () => all) : "",
  );
}

/**
 * @param {string} words
 * @param {string} done
 * @param {() => {handle: string, name: string}[]} found
 */
function copying(words, done, found) {
  const act = () =>
    copyText(linkFor(found())).then(
      () => tell(word(done)),
      (error) => tell(sentence(error)),
    );
  return make(
    "button",
    { type: "button", class: "button", on: { click: () => void act() } },
    icon("copy"),
    word(words),
  );
}

/**
 * What asks somebody to a table of mine with one press, or to the one of several that is chosen.
 * @param {Person} person
 */
function inviting(person) {
  const place = make("div", { class: "circle__tables", role: "group", hidden: true });
  place.setAttribute("aria-label", word("web-circle-which"));
  const button = make(
    "button",
    { type: "button", class: "button button--small", "aria-label": headed(word("web-links-invite"), person.name) },
    icon("friend"),
    word("web-links-invite"),
  );
  const fold = () => {
    place.hidden = true;
    button.removeAttribute("aria-expanded");
    button.focus();
  };
  const ask = async (/** @type {Row} */ table) => {
    fold();
    tell(await inviteTo(table, person));
    byId("circle-told").scrollIntoView({ block: "nearest" });
  };
  const press = async () => {
    if (!place.hidden) return fold();
    const { rooms, game } = await tablesWithRoom();
    const [only, ...others] = rooms;
    if (!only) return location.assign(newTableFor(game, person));
    if (!others.length) return ask(only);
    place.replaceChildren(
      make("span", { class: "muted small", text: word("web-circle-which") }),
      ...rooms.map((table) => tableChoice(table, () => void ask(table))),
    );
    place.hidden = false;
    button.setAttribute("aria-expanded", "true");
    place.querySelector("button")?.focus();
  };
  button.addEventListener("click", () => void press().catch((error) => tell(sentence(error))));
  place.addEventListener("keydown", (event) => {
    if (event.key === "Escape") fold();
  });
  return [button, place];
}

/** A table to which somebody may be asked. @param {Row} table @param {() => void} choose */
function tableChoice(table, choose) {
  return make(
    "button",
    { type: "button", class: "button circle__table", "data-game": table.game, on: { click: choose } },
    gameCrest(table.game),
    make(
      "span",
      {},
      make("strong", { text: [table.title, ...table.about].join(" · ") }),
      make("span", { class: "muted small", text: moment(table.when) }),
    ),
  );
}

/** @param {{handle: string, name: string}} person @param {boolean | null} here */
function row(person, here) {
  const state =
    here === null
      ? null
      : make("span", {
          class: `chip${here ? " chip--good" : ""}`,
          text: word(here ? "web-circle-here" : "web-circle-away"),
        });
  const remove = () => {
    part(person.handle);
    void drawCircle(true).catch(() => undefined);
  };
  const name = make("strong", { text: person.name });
  const [invite, tables] = inviting(person);
  const call = () => {
    const field = make("input", { class: "input", maxlength: "40", "aria-label": word("web-circle-rename") });
    field.value = person.name;
    const done = () => {
      rename(person.handle, field.value);
      void drawCircle(true).catch(() => undefined);
    };
    field.addEventListener("change", done);
    name.replaceWith(field);
    field.select();
  };
  return make(
    "li",
    { class: "circle__person" },
    icon("friend"),
    name,
    state,
    invite,
    make("button", {
      type: "button",
      class: "button button--small button--quiet",
      "aria-label": headed(word("web-circle-rename"), person.name),
      text: word("web-circle-rename"),
      on: { click: call },
    }),
    make(
      "button",
      {
        type: "button",
        class: "button button--small button--quiet",
        "aria-label": headed(word("web-circle-remove"), person.name),
        title: word("web-circle-remove"),
        on: { click: remove },
      },
      icon("trash"),
    ),
    tables,
  );
}

/** @param {Invitation} asked */
function letter(asked) {
  /** @param {string} words @param {object} wish @param {string} style */
  const answer = (words, wish, style) => {
    const act = async () => {
      try {
        const { url } = await post(`/api/invitations/${asked.id}`, wish);
        if (url) location.assign(url);
        else await drawCircle(true);
      } catch (error) {
        await drawCircle(true).catch(() => undefined);
        tell(sentence(error));
      }
    };
    return make("button", { type: "button", class: `button ${style}`, on: { click: () => void act() } }, word(words));
  };
  return make(
    "article",
    { class: "circle__letter panel", "data-game": asked.game },
    make("span", { class: "row__crest" }, gameCrest(asked.game)),
    make(
      "div",
      {},
      make("h3", { text: asked.who ? word("web-invitation", { who: asked.who }) : word("web-invitation-somebody") }),
      make("p", { text: asked.title }),
    ),
    make(
      "div",
      { class: "circle__ways" },
      answer("web-invitation-take", { take: true }, "button--main"),
      answer("web-invitation-no", {}, ""),
      answer("web-invitation-block", { block: true }, "button--quiet"),
    ),
  );
}
