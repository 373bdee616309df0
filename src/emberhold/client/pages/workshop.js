// @ts-check
// The workshop: the drafts of this browser, and the bench on which one of them is made.

import { bringGallery, icon } from "../art/emblems.js";
import { byId, fillWith, make } from "../common/dom.js";
import { get, Problem, send, sentence } from "../common/api.js";
import { count, currentLanguage, moment, word } from "../common/words.js";
import { Bench } from "../workshop/bench.js";
import { chips } from "../workshop/controls.js";
import {
  begun,
  brought,
  calledIn,
  keep,
  kept,
  KEY,
  LONGEST,
  MOST_DRAFTS,
  MOST_THINGS,
  thrownAway,
} from "../workshop/drafts.js";
import { frame, pageOf } from "./frame.js";

/** @typedef {import("../workshop/drafts.js").Draft} Draft */

/** @type {Bench} */
let bench;

/** The draft that was deleted last; it comes back by a press. @type {Draft | null} */
let deleted = null;

async function begin() {
  await Promise.all([frame(), bringGallery(pageOf("game"))]);
  bench = new Bench(await get("/api/workshop"), leave);
  drawEngines();
  byId("begin").addEventListener("submit", (event) => start(event));
  byId("bring").addEventListener("change", () => void bring());
  document.addEventListener("emberhold:language", () => void speakAgain());
  addEventListener("storage", ({ key }) => key === KEY && !byId("drafts").hidden && list());
  const [id, at] = location.hash.slice(1).split("/");
  const draft = kept(localStorage).find((each) => each.id === id);
  if (draft) await open(draft, Number(at) || 0);
  else leave();
  document.body.dataset.ready = "";
}

async function speakAgain() {
  bench.told = await get(`/api/workshop?game=${bench.told.engine}`);
  drawEngines();
  bench.looking.read.clear();
  bench.shown = currentLanguage();
  if (byId("bench").hidden) list();
  else bench.turnTo(bench.at, bench.inner);
}

/** For which game a new box is made: one is chosen, the first at the beginning. */
function drawEngines() {
  const choices = Object.entries(bench.told.engines).map(([id, text]) => ({ id, text }));
  const chosen = byId("engines").dataset.chosen ?? choices[0]?.id ?? "";
  const choose = (/** @type {string} */ id) => {
    byId("engines").dataset.chosen = id;
    drawEngines();
  };
  fillWith(byId("engines"), chips(word("web-workshop-for-game"), "engine", choices, chosen, choose));
}

/** What there is for the game of a draft. @param {Draft} draft */
async function equip(draft) {
  const engine = draft.game || Object.keys(bench.told.engines)[0];
  if (engine === bench.told.engine) return;
  bench.told = await get(`/api/workshop?game=${encodeURIComponent(engine ?? "")}`);
  await bringGallery(bench.told.game);
}

/** @param {Draft} draft @param {number} [at] */
async function open(draft, at = 0) {
  try {
    await equip(draft);
  } catch (problem) {
    return wrong(sentence(problem));
  }
  deleted = null;
  byId("drafts").hidden = true;
  byId("bench").hidden = false;
  bench.open(draft, at);
  scrollTo(0, 0);
}

function leave() {
  byId("bench").hidden = true;
  byId("drafts").hidden = false;
  history.replaceState(null, "", location.pathname);
  list();
}

/** @param {Event} event */
function start(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId("new-name"));
  const name = input.value.trim().slice(0, LONGEST);
  if (!name) {
    wrong(word("web-workshop-no-box-name"));
    return input.focus();
  }
  const game = byId("engines").dataset.chosen ?? "";
  if (take(begun(name, currentLanguage(), newId(), Date.now(), game))) input.value = "";
}

/** A new draft, if there is room for one more. @param {Draft} draft */
function take(draft) {
  if (kept(localStorage).length >= MOST_DRAFTS) {
    wrong(word("web-workshop-drafts-full", { n: MOST_DRAFTS }));
    return false;
  }
  keep(localStorage, draft);
  wrong("");
  void open(draft);
  return true;
}

const newId = () => Math.random().toString(36).slice(2, 10);

async function bring() {
  const input = /** @type {HTMLInputElement} */ (byId("bring"));
  const [file] = input.files ?? [];
  if (!file) return;
  try {
    const told = await send("/api/workshop/unpack", file);
    const draft = brought(told.box, newId(), Date.now());
    const n = draft.things.length;
    if (n > MOST_THINGS) throw new Problem(word("web-workshop-too-many", { n, most: MOST_THINGS }));
    take(draft);
  } catch (problem) {
    wrong(sentence(problem));
  }
  input.value = "";
}

/** @param {string} text */
function wrong(text) {
  byId("problem").textContent = text;
  byId("problem").hidden = !text;
}

function list() {
  const drafts = kept(localStorage);
  byId("no-drafts").hidden = drafts.length > 0 || deleted !== null;
  const gone = deleted && comeBack(deleted);
  fillWith(byId("drafts-list"), gone, ...drafts.map(row));
}

/** @param {Draft} draft */
const titleOf = (draft) => calledIn(draft.name, currentLanguage()) || word("web-workshop-nameless");

/** @param {Draft} draft */
function row(draft) {
  const name = titleOf(draft);
  const told = `${count("web-workshop-count", draft.things.length)} · ${moment(draft.changed / 1000)}`;
  const link = make(
    "button",
    { type: "button", class: "wdraft__open", on: { click: () => void open(draft) } },
    make("b", { text: name }),
    make("span", { class: "muted small", text: told }),
  );
  const label = word("web-workshop-forget", { name });
  const click = () => throwAway(draft);
  const away = make(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click } },
    icon("trash"),
  );
  return make("li", { class: "wdraft panel" }, link, away);
}

/** @param {Draft} draft */
function throwAway(draft) {
  thrownAway(localStorage, draft.id);
  deleted = draft;
  list();
  byId("drafts-list").querySelector("button")?.focus();
}

/** What was deleted, in words, and the press that brings it back. @param {Draft} draft */
function comeBack(draft) {
  const click = () => {
    if (!keep(localStorage, draft)) return wrong(word("web-workshop-no-room"));
    deleted = null;
    list();
    byId("drafts-list").querySelector("button")?.focus();
  };
  return make(
    "li",
    { class: "wdraft wdraft--gone panel", role: "status" },
    make("p", { text: word("web-workshop-forgotten", { name: titleOf(draft) }) }),
    make(
      "button",
      { type: "button", class: "button button--small", "data-key": "bring-back", on: { click } },
      icon("undo"),
      word("web-workshop-undo"),
    ),
  );
}

void begin();
