// @ts-check
// The page of one box: who made it, every card drawn and read, and what can be done with it.

import { bringGallery, icon } from "../../art/emblems.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { get, post, sentence } from "../../common/api.js";
import { learnPicture } from "../../board/cards/unsealed.js";
import { readingFace } from "../../board/cards/face.js";
import { frame } from "../frame.js";
import { openBox } from "../../shared/boxes.js";
import { openTable } from "../../shared/opening.js";
import { currentLanguage, word } from "../../common/words.js";
import { kindChips } from "./rows.js";

/** @typedef {import("../../common/told.js").BoxRead} Read */
/** @typedef {import("../../common/told.js").CardFiled} Card */

const digest = location.pathname.split("/")[2] ?? "";
const address = `/api/boxes/${encodeURIComponent(digest)}`;

async function begin() {
  await frame();
  document.addEventListener("emberhold:language", () => void draw());
  await draw();
  await openBox(digest).catch(() => undefined); // what is wrong with the box has been said
  document.body.dataset.ready = "";
}

async function draw() {
  try {
    const read = /** @type {Read} */ (await get(address));
    const { box, cards } = read;
    document.title = `${box.title} · Emberhold`;
    await bringGallery(box.game);
    for (const { slug, art } of cards) learnPicture(box.game, { card: slug, art });
    fillWith(byId("head"), ...head(read));
    byId("cards").replaceChildren(...shelves(box.game, cards));
  } catch (error) {
    tell(error);
  }
}

/** @param {unknown} error */
function tell(error) {
  byId("problem").textContent = sentence(error);
  byId("problem").hidden = false;
}

/** @param {Read} read */
function head({ box, setup, players }) {
  return [
    make("h1", { id: "title", tabindex: "-1", text: box.title }),
    make(
      "p",
      { class: "made__lead" },
      box.authors ? make("span", { text: word("web-box-by", { authors: box.authors }) }) : null,
      make("span", { class: "muted", text: word("web-box-for", { game: box.game_title }) }),
    ),
    make("p", { class: "made__kinds" }, ...kindChips(box)),
    box.untold.includes(currentLanguage()) && make("p", { class: "muted small", text: word("web-box-untold") }),
    make(
      "p",
      { class: "made__ways" },
      button(
        "play",
        "web-box-play",
        () =>
          openTable({
            game: box.game,
            players,
            setup,
            seats: [
              { who: "me", bot: null },
              ...Array.from({ length: players - 1 }, () => ({ who: "bot", bot: null })),
            ],
          }),
        true,
      ),
      make(
        "a",
        { class: "button", href: `/new/${box.game}?box=${encodeURIComponent(box.name)}` },
        icon("settings"),
        word("web-box-setup"),
      ),
      make("a", { class: "button", href: `${address}/file`, download: "" }, icon("copy"), word("web-box-download")),
      box.yours && button("flag", box.offered ? "web-box-withdraw" : "web-box-offer", () => offer(!box.offered)),
      !box.yours && reporting(),
    ),
    box.yours && !box.offered && make("p", { class: "muted small", text: word("web-box-offer-help") }),
  ];
}

/** @param {string} sign @param {string} words @param {() => Promise<void>} act @param {boolean} main */
function button(sign, words, act, main = false) {
  const made = make(
    "button",
    { type: "button", class: main ? "button button--main" : "button", "data-way": words },
    icon(sign),
    word(words),
  );
  made.addEventListener("click", () => {
    made.disabled = true;
    void act()
      .catch(tell)
      .finally(() => (made.disabled = false));
  });
  return made;
}

/** @param {boolean} offered */
async function offer(offered) {
  await post(`${address}/offer`, { offered });
  await draw();
}

/** A second press reports: nobody is told by a stray one. */
function reporting() {
  const sure = button("flag", "web-box-report-sure", report);
  const first = button("flag", "web-box-report", async () => {
    first.replaceWith(sure);
    sure.focus();
  });
  return first;
}

async function report() {
  await post(`${address}/report`, {});
  byId("told").textContent = word("web-box-reported");
}

/** @param {string} game @param {Card[]} cards */
function shelves(game, cards) {
  const groups = new Map(/** @type {[string, Card[]][]} */ ([]));
  for (const one of cards) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups].map(([title, held]) =>
    make(
      "section",
      { class: "made__shelf" },
      make("h2", { text: title }),
      make("div", { class: "made__grid" }, ...held.map((one) => face(game, one))),
    ),
  );
}

/** @param {string} game @param {Card} card */
function face(game, card) {
  return readingFace(game, card.slug, { ...card, rules: [] }, new Set());
}

void begin();
