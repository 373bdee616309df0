// @ts-check
/**
 * A small set of sounds, made here from tones and noise: no file is loaded. A page is silent until it
 * has been touched; where several people share a screen it stays silent until somebody wishes otherwise.
 */

import { settings } from "../shared/settings.js";

/**
 * A tone or a rush of noise: when it begins (seconds), its shape, from which pitch to which, how
 * long it lasts and how loud it is. The pitch of noise is that of the filter it is heard through.
 * @typedef {[at: number, shape: OscillatorType | "noise", from: number, to: number, long: number, loud: number]} Part
 */

/** @type {Record<string, Part[]>} */
const SOUNDS = {
  card: [
    [0, "noise", 1400, 3800, 0.13, 0.16],
    [0.07, "noise", 900, 500, 0.06, 0.12],
  ],
  coin: [
    [0, "sine", 1568, 1568, 0.22, 0.1],
    [0.06, "sine", 2093, 2093, 0.3, 0.1],
  ],
  die: [
    [0, "noise", 2600, 2200, 0.03, 0.3],
    [0.09, "noise", 2300, 1900, 0.03, 0.24],
    [0.16, "noise", 2000, 1600, 0.04, 0.2],
    [0.21, "triangle", 220, 160, 0.07, 0.16],
  ],
  hit: [
    [0, "triangle", 160, 52, 0.2, 0.5],
    [0, "noise", 900, 240, 0.12, 0.34],
  ],
  heal: [
    [0, "sine", 523, 587, 0.2, 0.12],
    [0.1, "sine", 784, 880, 0.3, 0.1],
  ],
  fall: [
    [0, "noise", 700, 120, 0.3, 0.3],
    [0.05, "triangle", 120, 44, 0.32, 0.3],
  ],
  unleash: [
    [0, "sawtooth", 74, 36, 0.8, 0.2],
    [0.04, "sawtooth", 111, 54, 0.7, 0.12],
    [0, "noise", 300, 90, 0.7, 0.3],
  ],
  shuffle: [
    [0, "noise", 2400, 3200, 0.05, 0.14],
    [0.07, "noise", 2500, 3300, 0.05, 0.14],
    [0.14, "noise", 2600, 3400, 0.05, 0.14],
    [0.21, "noise", 2200, 1200, 0.1, 0.16],
  ],
  drum: [
    [0, "sine", 92, 44, 0.5, 0.5],
    [0, "noise", 180, 70, 0.1, 0.2],
  ],
  step: [[0, "triangle", 330, 210, 0.06, 0.16]],
  shield: [
    [0, "triangle", 620, 480, 0.16, 0.18],
    [0, "noise", 3200, 2400, 0.05, 0.16],
  ],
  tick: [[0, "triangle", 880, 840, 0.04, 0.1]],
  chime: [
    [0, "sine", 659.25, 659.25, 0.7, 0.14],
    [0.16, "sine", 880, 880, 0.7, 0.14],
  ],
  win: [
    [0, "triangle", 523, 523, 0.25, 0.16],
    [0.15, "triangle", 659, 659, 0.25, 0.16],
    [0.3, "triangle", 784, 784, 0.25, 0.16],
    [0.45, "triangle", 1047, 1047, 0.8, 0.18],
  ],
  page: [
    [0, "noise", 900, 2600, 0.22, 0.12],
    [0.16, "noise", 1800, 700, 0.16, 0.1],
  ],
  stick: [
    [0, "noise", 900, 2400, 0.2, 0.1],
    [0.95, "triangle", 150, 70, 0.16, 0.32],
    [0.95, "noise", 500, 200, 0.08, 0.16],
  ],
  burn: [
    [0, "noise", 700, 1800, 0.3, 0.12],
    [0.9, "noise", 2600, 400, 0.9, 0.2],
    [1.3, "sine", 98, 62, 0.6, 0.2],
  ],
  lose: [
    [0, "triangle", 392, 380, 0.35, 0.16],
    [0.28, "triangle", 330, 320, 0.35, 0.16],
    [0.56, "triangle", 262, 240, 0.9, 0.18],
  ],
};

/** What is heard of each kind of moment. @type {Record<string, string>} */
const HEARD = {
  turn: "step",
  "foe-turn": "drum",
  round: "drum",
  "foe-card": "card",
  card: "card",
  ability: "heal",
  gain: "coin",
  reveal: "card",
  attack: "step",
  block: "shield",
  hit: "hit",
  heal: "heal",
  fall: "fall",
  unleash: "unleash",
  shuffle: "shuffle",
  die: "die",
  place: "step",
  tick: "tick",
  story: "page",
  sticker: "stick",
  evolve: "burn",
  unlock: "chime",
};

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let rush = null;
let shared = false;
/** Whether somebody has touched the page: before that it may not sound. */
let touched = false;
/** when what sounds last is over, in milliseconds */
let until = 0;
let rest = 0;
/** So long after its last sound the page lets go of the loudspeaker, which costs as long as it is held. */
const LINGERS = 400;

addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

/** Browsers let a page sound only after it was touched. */
function wake() {
  touched = true;
}

/** The loudspeaker, held for as long as something sounds; nothing before the page was touched, or where there is none. */
function speaker() {
  if (!touched) return null;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  } catch {
    audio = null;
  }
  return audio;
}

/** Let go of the loudspeaker once all is silent. @param {AudioContext} context @param {number} long how long something sounds now, in seconds */
function letGo(context, long) {
  until = Math.max(until, performance.now() + long * 1000 + LINGERS);
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend(), until - performance.now());
}

/** Several people look at this screen: it is silent until somebody chose how loud. @param {boolean} together */
export function shareScreen(together) {
  shared = together;
}

/** How loud things are here, from 0 to 1. */
export function volume() {
  const { volume: chosen } = settings();
  return (chosen ?? (shared ? 0 : 50)) / 100;
}

/** What a kind of moment sounds like. @param {string} kind */
export function soundOf(kind) {
  return HEARD[kind] ?? "";
}

/** @param {string} name one of the sounds; anything else is silence */
export function play(name) {
  const loud = volume();
  const parts = SOUNDS[name];
  const context = loud && parts ? speaker() : null;
  if (!context || !parts) return;
  for (const part of parts) sound(context, part, loud);
  letGo(context, Math.max(...parts.map(([at, , , , long]) => at + long)));
}

/**
 * @param {AudioContext} context
 * @param {Part} part
 * @param {number} volume
 */
function sound(context, [at, shape, from, to, long, loud], volume) {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume * 2, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + long);
  const { source, pitch, end } = shape === "noise" ? noise(context) : tone(context, shape);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + long);
  end.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + long + 0.05);
}

/** @param {AudioContext} context @param {OscillatorType} shape */
function tone(context, shape) {
  const source = context.createOscillator();
  source.type = shape;
  return { source, pitch: source.frequency, end: source };
}

/** @param {AudioContext} context */
function noise(context) {
  if (!rush) {
    rush = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = rush.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = rush;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  return { source, pitch: filter.frequency, end: source.connect(filter) };
}
