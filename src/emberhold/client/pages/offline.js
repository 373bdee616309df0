// @ts-check
// What can be read without a server, for those who have kept it.

import { gameCrest } from "../art/emblems.js";
import { get } from "../common/api.js";
import { byId, make } from "../common/dom.js";
import { word } from "../common/words.js";
import { frame } from "./frame.js";

/** @typedef {import("../common/told.js").GameOffered} Game */

async function begin() {
  await frame();
  const { games } = /** @type {{games: Game[]}} */ (await get("/api/games").catch(() => ({ games: [] })));
  const link = (/** @type {string} */ href, /** @type {string} */ words) =>
    make("a", { class: "button", href, text: word(words) });
  const rows = games.map((game) =>
    make(
      "li",
      { class: "panel" },
      make(
        "div",
        { class: "puzzles__head", "data-game": game.id },
        make("span", { class: "puzzles__crest" }, gameCrest(game.id)),
        make("h2", { text: game.name }),
      ),
      make(
        "div",
        { class: "life__ways" },
        link(`/cards/${game.id}`, "web-cards"),
        game.rules && link(`/rules/${game.id}`, "web-rules"),
        game.lessons.length > 0 && link(`/lessons/${game.id}`, "web-lessons"),
      ),
    ),
  );
  byId("readable").replaceChildren(...rows, make("li", {}, link("/puzzles", "web-puzzles")));
}

void begin();
