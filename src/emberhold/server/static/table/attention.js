// @ts-check
/** Telling people that it is their turn: a sound, a mark in the title and on the icon of the page. */

import { settings } from "../pages/settings.js";
import { play } from "../story/sound.js";

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
