// @ts-check
/** The menu of the table: links, files, language, settings, help with keys, giving up. */

import { openDeviceLink, openLinks } from "../../shared/links.js";
import { openSettings } from "../../shared/settings.js";
import { LANGUAGES, OWN_NAMES, currentLanguage } from "../../common/words.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { prefer, preference } from "../../common/preferences.js";
import { say } from "../../common/say.js";
import { clockChoices } from "./clock.js";
import { openRepair } from "./repair.js";
import { during } from "../../common/settled.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/preferences.js").Preference} Preference */

/** @type {[Preference, string][]} */
const PREFERENCES = [
  ["confirm", "web-table-prefer-confirm"],
  ["handover", "web-table-prefer-handover"],
  ["keys", "web-table-prefer-keys"],
  ["stop", "web-table-prefer-stop"],
  ["odds", "web-table-prefer-odds"],
];

const PACES = ["slow", "normal", "fast", "instant"];

/** @type {[string, string][]} */
const KEYS = [
  ["1 2 3 …", "web-table-key-numbers"],
  ["← ↑ ↓ →", "web-table-key-arrows"],
  [". ,", "web-table-key-next"],
  ["Enter", "web-table-key-enter"],
  ["Shift + Enter", "web-table-key-later"],
  ["Ctrl + ← →", "web-table-key-order"],
  ["a", "web-table-key-answers"],
  ["z", "web-table-key-zoom"],
  ["u", "web-table-key-undo"],
  ["h", "web-table-key-hint"],
  ["w", "web-table-key-why"],
  ["l", "web-table-key-log"],
  ["r", "web-table-key-rules"],
  ["o", "web-table-key-odds"],
  ["t", "web-table-key-talk"],
  ["m", "web-table-key-menu"],
  ["Esc", "web-table-key-escape"],
];

export class Menu {
  /** @param {{concede: () => void, pace: (pace: string) => void, tell: (frame: object) => void, language: (lang: string) => void, seat: () => void, kept: () => import("../asking/habits.js").Kept[], drop: (topic: string) => void}} tasks */
  constructor(tasks) {
    this.tasks = tasks;
    this.dialog = make("dialog", { class: "table-menu", "aria-label": say("web-table-menu") });
    this.help = make("dialog", { class: "key-help" });
    for (const dialog of [this.dialog, this.help]) {
      dialog.addEventListener("click", (event) => {
        if (event.target === dialog) dialog.close();
      });
    }
    document.body.append(this.dialog, this.help);
  }

  /** @param {State} state */
  open(state) {
    const id = encodeURIComponent(state.table.id);
    const allMine =
      state.you.seats.length > 0 &&
      state.seats.every((seat) => seat.who === "bot" || state.you.seats.includes(seat.seat));
    fillWith(
      this.dialog,
      header("web-table-menu", this.dialog),
      make(
        "div",
        { class: "table-menu__items" },
        state.you.host && this.#item("link", "web-table-menu-links", () => void openLinks(state.table.id)),
        state.you.seats.length > 0 &&
          this.#item("link", "web-table-menu-device", () => void openDeviceLink(state.table.id)),
        state.you.seats.length > 0 &&
          !state.result &&
          this.#item("bot", botPlaysFor(state) ? "web-table-seat-again" : "web-table-menu-bot", () =>
            this.tasks.seat(),
          ),
        this.#link("play", "web-table-menu-replay", `/t/${id}/replay`),
        (state.result || allMine) &&
          !state.table.trial &&
          this.#link("save", "web-table-menu-save", `/api/t/${id}/save`, true),
        Boolean(state.table.mended) &&
          (state.result || allMine) &&
          this.#link("save", "web-table-menu-record", `/api/t/${id}/record`, true),
        state.campaign && this.#link("rules", "web-table-chronicle", state.campaign.url),
        this.#link("bug", "web-table-menu-report", `/api/t/${id}/report`, true),
        state.you.seats.length > 0 &&
          !state.result &&
          !state.lesson &&
          !state.puzzle &&
          this.#item("gear", "web-repair", () => void openRepair(state, (frame) => this.tasks.tell(frame))),
        this.#item(
          "notes",
          "web-notes",
          () =>
            void during(import("./notes.js"), "part").then(({ openNotes }) =>
              openNotes(state.table.id, state.you.showing),
            ),
        ),
        this.#item("gear", "web-table-menu-settings", () => void settle(state)),
        this.#item("keys", "web-table-menu-keys", () => this.openHelp()),
        Boolean(state.concede) && this.#item("flag", "web-table-menu-concede", () => this.#confirmConcede()),
        this.#link("home", "web-table-menu-home", "/"),
      ),
      state.seats.some((seat) => seat.who === "bot") &&
        state.you.seats.length > 0 &&
        !state.result &&
        this.#paces(state.table.pace ?? "normal"),
      state.you.seats.length > 0 &&
        clockChoices(state, (frame) => {
          this.dialog.close();
          this.tasks.tell(frame);
        }),
      this.#languages(),
      make(
        "fieldset",
        { class: "table-menu__wishes" },
        make("legend", { text: say("web-table-prefer") }),
        ...PREFERENCES.map(([name, words]) => wish(name, words)),
      ),
      this.#standing(),
    );
    this.dialog.setAttribute("aria-label", say("web-table-menu"));
    this.dialog.showModal();
  }

  openHelp() {
    fillWith(
      this.help,
      header("web-table-menu-keys", this.help),
      make(
        "dl",
        { class: "key-help__list" },
        ...KEYS.flatMap(([keys, words]) => [
          make("dt", {}, ...keys.split(" ").map((key) => make("kbd", { text: key }))),
          make("dd", { text: say(words) }),
        ]),
      ),
    );
    this.help.setAttribute("aria-label", say("web-table-menu-keys"));
    this.help.showModal();
  }

  /** What is answered without being asked, and a way to be asked again. */
  #standing() {
    const kept = this.tasks.kept();
    if (!kept.length) return null;
    const list = make("ul", { class: "table-menu__kept" });
    for (const { topic, label } of kept) {
      const item = make(
        "li",
        {},
        make("span", { text: label }),
        make("button", {
          type: "button",
          class: "button button--small",
          text: say("web-standing-drop"),
          on: {
            click: () => {
              this.tasks.drop(topic);
              item.remove();
            },
          },
        }),
      );
      list.append(item);
    }
    return make("fieldset", { class: "table-menu__wishes" }, make("legend", { text: say("web-standing") }), list);
  }

  /** @param {string} now */
  #paces(now) {
    const select = make(
      "select",
      { class: "select", id: "bot-pace" },
      ...PACES.map((pace) => make("option", { value: pace, text: say(`web-table-pace-${pace}`) })),
    );
    select.value = now;
    select.addEventListener("change", () => this.tasks.pace(select.value));
    return make(
      "div",
      { class: "field table-menu__wishes" },
      make("label", { for: "bot-pace", text: say("web-table-pace") }),
      select,
    );
  }

  #languages() {
    const change = (/** @type {Event} */ event) => {
      this.dialog.close();
      this.tasks.language(/** @type {HTMLSelectElement} */ (event.target).value);
    };
    const select = make(
      "select",
      { class: "select", id: "menu-language", on: { change } },
      ...LANGUAGES.map((lang) => make("option", { value: lang, lang, text: OWN_NAMES[lang] ?? lang })),
    );
    select.value = currentLanguage();
    return make(
      "div",
      { class: "field table-menu__wishes" },
      make("label", { for: "menu-language", text: say("web-table-language") }),
      select,
    );
  }

  #confirmConcede() {
    fillWith(
      this.dialog,
      header("web-table-menu-concede", this.dialog),
      make("p", { text: say("web-table-concede-sure") }),
      make(
        "footer",
        {},
        this.#item("back", "web-table-concede-no", () => undefined),
        make(
          "button",
          {
            type: "button",
            class: "button button--bad",
            on: {
              click: () => {
                this.dialog.close();
                this.tasks.concede();
              },
            },
          },
          icon("flag"),
          say("web-table-concede-yes"),
        ),
      ),
    );
    this.dialog.showModal();
  }

  /**
   * @param {string} sign
   * @param {string} words
   * @param {() => void} act
   */
  #item(sign, words, act) {
    const run = () => {
      this.dialog.close();
      act();
    };
    return make("button", { type: "button", class: "button", on: { click: run } }, icon(sign), say(words));
  }

  /**
   * @param {string} sign
   * @param {string} words
   * @param {string} href
   * @param {boolean} [download]
   */
  #link(sign, words, href, download = false) {
    return make("a", { class: "button", href, download: download ? "" : null }, icon(sign), say(words));
  }
}

/**
 * The settings, for a player with a seat with what concerns this table.
 * @param {State} state
 */
async function settle(state) {
  if (!state.you.seats.length) return openSettings();
  const { calling } = await during(import("./calling.js"), "part");
  return openSettings(calling(state.table.id));
}

/**
 * Whether a bot plays the seat that looks.
 * @param {State} state
 */
function botPlaysFor(state) {
  return state.seats.some((seat) => seat.seat === state.you.showing && seat.who === "bot");
}

/**
 * @param {string} words
 * @param {HTMLDialogElement} dialog
 */
function header(words, dialog) {
  return make(
    "header",
    {},
    make("h2", { text: say(words) }),
    make(
      "button",
      {
        type: "button",
        class: "button button--icon",
        "aria-label": say("web-table-close"),
        on: { click: () => dialog.close() },
      },
      icon("close"),
    ),
  );
}

/**
 * @param {Preference} name
 * @param {string} words
 */
function wish(name, words) {
  const box = make("input", { type: "checkbox", id: `wish-${name}` });
  box.checked = preference(name);
  box.addEventListener("change", () => prefer(name, box.checked));
  return make("label", { class: "check", for: `wish-${name}` }, box, make("span", { text: say(words) }));
}

/** Put the signs on the buttons that are in the page itself. */
export function dressButtons() {
  for (const [id, sign] of /** @type {[string, string][]} */ ([
    ["open-aim", "flag"],
    ["open-log", "log"],
    ["open-rules", "rules"],
    ["open-talk", "ask"],
    ["open-menu", "menu"],
    ["side-close", "close"],
    ["hint", "hint"],
  ])) {
    byId(id).prepend(icon(sign));
  }
}
