// @ts-check
/** Private notes at a table: kept in this browser, for the seat that wrote them, sent to nobody. */

import { dialog } from "../../shared/settings.js";
import { make } from "../../common/dom.js";
import { say } from "../../common/say.js";

const MOST = 4000;
const BEGINS = "emberhold-notes-";
const TABLES = 100;

/** @param {string} table @param {number | null} seat */
function keyOf(table, seat) {
  return `${BEGINS}${table}-${seat ?? "watching"}`;
}

/** @param {string} key */
function read(key) {
  try {
    return (localStorage.getItem(key) ?? "").slice(0, MOST);
  } catch {
    return "";
  }
}

/** @param {string} key @param {string} text @returns {boolean} whether it is kept */
function write(key, text) {
  try {
    if (text) localStorage.setItem(key, text.slice(0, MOST));
    else localStorage.removeItem(key);
    const kept = Object.keys(localStorage).filter((each) => each.startsWith(BEGINS) && each !== key);
    for (const old of kept.slice(TABLES)) localStorage.removeItem(old);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} table @param {number | null} seat */
export function openNotes(table, seat) {
  const key = keyOf(table, seat);
  const area = make("textarea", {
    id: "notes-text",
    class: "input notes",
    rows: "10",
    maxlength: String(MOST),
    autofocus: true,
  });
  area.value = read(key);
  const told = make("p", { class: "muted small", role: "status", text: say("web-notes-about") });
  area.addEventListener("input", () => {
    told.textContent = say(write(key, area.value) ? "web-notes-kept" : "web-notes-not-kept");
  });
  return dialog(
    "notes",
    say("web-notes"),
    make("label", { class: "unseen", for: "notes-text", text: say("web-notes") }),
    area,
    told,
  );
}
