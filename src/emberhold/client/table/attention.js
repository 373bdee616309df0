// @ts-check
/**
 * Telling people that it is their turn: a sound, a mark in the title and on the icon of the page, and a
 * note of the system's own while the page is out of sight, for those who have allowed it.
 */

import { settings } from "../shared/settings.js";
import { play } from "../story/sound.js";
import { say } from "../common/say.js";

const TITLE_MARK = "● ";

let plainTitle = document.title;
let marked = false;

/**
 * What the title says when nobody is called.
 * @param {string} title
 */
export function setTitle(title) {
  plainTitle = title;
  drawMarks();
}

/**
 * @param {boolean} mine whether I am asked now
 * @param {boolean} fresh whether that has just begun
 */
export function callAttention(mine, fresh) {
  marked = mine;
  drawMarks();
  if (mine && fresh && settings().sound) play("chime");
  if (mine && fresh && settings().vibrate) navigator.vibrate?.([80, 60, 80]);
  if (mine && fresh && document.hidden) notify();
}

function notify() {
  if (!settings().notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(plainTitle, {
      body: say("web-table-your-turn"),
      tag: location.pathname,
      icon: "/static/icons/app-192.png",
    });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some phones allow notes only to programs that are installed.
  }
}

function drawMarks() {
  const wanted = settings();
  document.title = marked && wanted.title ? TITLE_MARK + plainTitle : plainTitle;
  const link = document.querySelector("link[rel~='icon']");
  if (link instanceof HTMLLinkElement) {
    const address = marked && wanted.favicon ? link.dataset.turn : link.dataset.plain;
    if (address && !link.href.endsWith(address)) link.href = address;
  }
}

document.addEventListener("emberhold:settings", drawMarks);
