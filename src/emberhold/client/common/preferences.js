// @ts-check
/** What a person likes at this device, kept by the browser. Sound, marks and motion live in the settings. */

/** @typedef {"handover" | "confirm" | "keys" | "side" | "stop" | "chat" | "odds"} Preference */

/** @type {Record<Preference, boolean>} */
const DEFAULTS = { handover: true, confirm: false, keys: true, side: true, stop: false, chat: true, odds: false };

/**
 * @param {Preference} name
 * @returns {boolean}
 */
export function preference(name) {
  try {
    const kept = localStorage.getItem(`emberhold-table-${name}`);
    return kept === null ? DEFAULTS[name] : kept === "yes";
  } catch {
    return DEFAULTS[name];
  }
}

/**
 * @param {Preference} name
 * @param {boolean} value
 */
export function prefer(name, value) {
  try {
    localStorage.setItem(`emberhold-table-${name}`, value ? "yes" : "no");
  } catch {
    // A browser that keeps nothing still plays.
  }
}
