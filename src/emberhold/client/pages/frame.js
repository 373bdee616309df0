// @ts-check
// The frame of every page: the words, the bar with language and settings, the notice at the foot.

import { gameCrest, icon } from "../art/emblems.js";
import { LOOKS } from "../common/looks.js";
import { make } from "../common/dom.js";
import { keepPresses } from "../common/pressing.js";
import { openSettings } from "../shared/settings.js";
import { currentLanguage, fill, LANGUAGES, loadWords, OWN_NAMES, switchLanguage, word } from "../common/words.js";

/** Load the words, fill the page with them and draw its bar and foot. */
export async function frame() {
  keepPresses();
  await loadWords();
  document.addEventListener("emberhold:outdated", outdated, { once: true });
  fill(document);
  document.querySelector("header.bar")?.replaceChildren(...bar());
  document.body.toggleAttribute("data-places", document.querySelector(".bar__places") !== null);
  const foot = /** @type {HTMLElement | null} */ (document.querySelector("footer.foot"));
  foot?.replaceChildren(make("p", { "data-word": "web-notice", text: word("web-notice") }), ...running(foot.dataset));
}

/** The server is of a newer build than this page: reading on is fine, but a reload is offered. */
function outdated() {
  const again = make("button", {
    type: "button",
    class: "button button--small",
    text: word("web-outdated-reload"),
    on: { click: () => location.reload() },
  });
  document
    .querySelector("main")
    ?.prepend(
      make("p", { class: "notice", role: "status" }, make("span", { text: `${word("web-outdated")} ` }), again),
    );
}

/** Which version and which engine answers, where the page knows it. @param {DOMStringMap} told */
function running(told) {
  if (!told.version) return [];
  const id = told.engine === "compiled" ? "web-engine-compiled" : "web-engine-sources";
  return [
    make(
      "p",
      {},
      make("span", { text: `Emberhold ${told.version} · ` }),
      make("span", { "data-word": id, text: word(id) }),
    ),
  ];
}

function bar() {
  const brand = make(
    "a",
    { class: "bar__brand", href: "/" },
    gameCrest("emberhold"),
    make("span", { text: "Emberhold" }),
  );
  const label = make(
    "label",
    { class: "bar__language" },
    icon("globe"),
    make("span", { class: "unseen", "data-word": "web-language", text: word("web-language") }),
    languages(),
  );
  const button = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "data-word-attr": "aria-label:web-settings;title:web-settings",
      "aria-label": word("web-settings"),
      title: word("web-settings"),
      on: { click: () => openSettings() },
    },
    icon("settings"),
  );
  return [brand, places(), make("span", { class: "bar__fill" }), label, button];
}

/** Whether this server has a hall. */
export function hasHall() {
  return /** @type {HTMLElement | null} */ (document.querySelector("header.bar"))?.dataset.hall === "open";
}

/** The places of the house; cards and rules open at the game the page is about. */
function places() {
  const game = pageOf("game") || (Object.keys(LOOKS)[0] ?? "");
  const ways = /** @type {[string, string, string][]} */ ([
    ["/", "play", "web-play"],
    ...(hasHall() ? [["/hall", "friend", "web-hall"]] : []),
    [`/cards/${game}`, "cards", "web-cards"],
    [`/rules/${game}`, "rules", "web-rules"],
    ["/puzzles", "hint", "web-puzzles"],
    ["/you", "trophy", "web-you"],
    ["/workshop", "plus", "web-workshop"],
  ]);
  const links = ways.map(([href, sign, id]) =>
    make(
      "a",
      { class: "bar__place", href, "aria-current": here(href) ? "page" : null },
      icon(sign),
      make("span", { "data-word": id, text: word(id) }),
    ),
  );
  return make(
    "nav",
    { class: "bar__places", "data-word-attr": "aria-label:web-places", "aria-label": word("web-places") },
    ...links,
  );
}

/** Whether a place is the current one, for any game. @param {string} href */
function here(href) {
  return href === "/" ? location.pathname === "/" : location.pathname.split("/")[1] === href.split("/")[1];
}

function languages() {
  const options = LANGUAGES.map((name) => make("option", { value: name, lang: name, text: OWN_NAMES[name] }));
  const select = make("select", { class: "select" }, ...options);
  select.value = currentLanguage();
  select.addEventListener("change", () => void switchLanguage(select.value));
  return select;
}

/** The game, table or campaign the server has written into the page. @param {"game" | "table" | "campaign"} what */
export function pageOf(what) {
  return document.documentElement.dataset[what] ?? "";
}
