// @ts-check
// The gallery: boxes that people have published here, and those this browser has brought.

import { bringGallery } from "../../art/emblems.js";
import { byId, make } from "../../common/dom.js";
import { get, sentence } from "../../common/api.js";
import { frame } from "../frame.js";
import { word } from "../../common/words.js";
import { bringBox, ENDING } from "../../shared/boxes.js";
import { fileButton } from "../../shared/files.js";
import { boxRow } from "./rows.js";

/** @typedef {import("../../common/told.js").BoxRow} Row */
/** @typedef {import("../../common/told.js").BoxShelf} Shelf */

async function begin() {
  await frame();
  document.addEventListener("emberhold:language", () => void draw());
  await draw();
  document.body.dataset.ready = "";
}

async function draw() {
  document.title = `${word("web-boxes")} · Emberhold`;
  try {
    const { welcome, offered, yours } = /** @type {Shelf} */ (await get("/api/boxes"));
    const games = new Set([...offered, ...yours].map(({ game }) => game));
    await Promise.all([...games].map(bringGallery));
    byId("open-form").hidden = !welcome;
    const wish = { id: "box", text: word("web-boxes-open"), accept: ENDING, about: "box-help box-wrong" };
    byId("open").replaceChildren(fileButton(wish, (file) => void bring(file)));
    const none = make("p", { class: "muted", text: word(welcome ? "web-boxes-none" : "web-boxes-off") });
    byId("shelves").replaceChildren(
      ...[yours.length ? shelf("yours", yours) : null, offered.length ? shelf("offered", offered) : none].filter(
        (one) => one !== null,
      ),
    );
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }
}

/** @param {"yours" | "offered"} id @param {Row[]} rows */
function shelf(id, rows) {
  const heading = make("h2", { id: `boxes-${id}`, text: word(`web-boxes-${id}`) });
  return make(
    "section",
    { "aria-labelledby": heading.id },
    heading,
    make("ul", { class: "made__rows" }, ...rows.map(boxRow)),
  );
}

/** @param {File} file */
async function bring(file) {
  const wrong = byId("box-wrong");
  wrong.hidden = true;
  try {
    location.assign((await bringBox(file)).url);
  } catch (error) {
    wrong.textContent = sentence(error);
    wrong.hidden = false;
  }
}

void begin();
