// @ts-check
/** Telling people that it is their turn: a sound, a mark in the title and on the icon of the page. */

import { settings } from "../pages/settings.js";

const TITLE_MARK = "● ";

/** @type {AudioContext | null} */
let audio = null;
let plainTitle = document.title;
let marked = false;

addEventListener("pointerdown", wakeAudio, { once: true });
addEventListener("keydown", wakeAudio, { once: true });

/** Browsers let a page sound only after it was touched. */
function wakeAudio() {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = null;
  }
}

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
  if (mine && fresh && settings().sound) chime();
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

/** Two soft bells, made here. */
function chime() {
  if (!audio || audio.state !== "running") return;
  const start = audio.currentTime;
  for (const [place, pitch] of [659.25, 880].entries()) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = start + place * 0.16;
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.14, at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0008, at + 0.7);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}

document.addEventListener("emberhold:settings", drawMarks);
