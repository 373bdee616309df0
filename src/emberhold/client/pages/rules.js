// @ts-check
// The rulebook as a page of its own; `#WE-045` leads to a rule, `?q=` to a search.

import { bringGallery, gameCrest } from "../art/emblems.js";
import { LOOKS } from "../common/looks.js";
import { byId, make } from "../common/dom.js";
import { frame, pageOf } from "./frame.js";
import { rulesPanel } from "../shared/rules-panel.js";
import { headed, shortName, word } from "../common/words.js";

const RULE = /^#([A-Za-z]{2}-\d{3})$/;

async function begin() {
  await Promise.all([frame(), bringGallery(pageOf("game"))]);
  const panel = rulesPanel(pageOf("game"), { linked: true, searched: remember });
  byId("crest").replaceChildren(gameCrest(pageOf("game")));
  byId("games").replaceChildren(...Object.keys(LOOKS).map(shelf));
  byId("reader").append(panel.element);
  const contents = /** @type {HTMLDetailsElement} */ (byId("contents"));
  contents.append(panel.contents);
  const wide = matchMedia("(min-width: 900px)");
  const unfold = () => (contents.open = wide.matches);
  wide.addEventListener("change", unfold);
  unfold();
  const show = async () => {
    const rule = location.hash.match(RULE)?.[1];
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    if (rule !== undefined || !location.hash) await panel.show(rule ?? asked);
    name(panel.title());
    byId("lessons").toggleAttribute("hidden", !panel.lessons());
  };
  byId("lessons").setAttribute("href", `/lessons/${pageOf("game")}`);
  addEventListener("hashchange", () => void show());
  document.addEventListener("emberhold:language", () => name(panel.title()));
  panel.contents.addEventListener("click", (event) => void jump(event, panel));
  await show();
  if (location.hash.startsWith("#section-"))
    await panel.show("").then(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  document.body.dataset.ready = "";
}

/** The book of another game. @param {string} game */
function shelf(game) {
  const title = shortName(game, game);
  return make(
    "a",
    {
      class: "rulebook__game",
      href: `/rules/${game}`,
      title,
      "aria-label": title,
      "aria-current": game === pageOf("game") ? "page" : null,
    },
    gameCrest(game),
  );
}

/**
 * A section may be hidden by a search: show the whole book first.
 * @param {Event} event
 * @param {{show: (query: string) => Promise<void>}} panel
 */
async function jump(event, panel) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  event.preventDefault();
  await panel.show("");
  history.replaceState(null, "", link.hash);
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

/** @param {string} title */
function name(title) {
  byId("title").textContent = title;
  document.title = `${headed(word("web-rules"), title)} · Emberhold`;
}

/** Keep what is searched for in the address, so that it can be sent to somebody. @param {string} query */
function remember(query) {
  const address = new URL(location.href);
  if (query.trim()) address.searchParams.set("q", query.trim());
  else address.searchParams.delete("q");
  address.hash = "";
  history.replaceState(null, "", address);
}

void begin();
