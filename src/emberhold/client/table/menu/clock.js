// @ts-check
/** The time for a turn: what is left of it at the top of the table, and the choices of the menu. */

import { byId, make } from "../../common/dom.js";
import { count, say } from "../../common/say.js";
import { PERIODS } from "../../common/frames.js";

/** @typedef {import("../../common/frames.js").State} State */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST = 21;
let waiting = 0;

/** Show how long the person who is asked still has. @param {State} state */
export function showClock(state) {
  window.clearTimeout(waiting);
  const place = byId("clock");
  const ends = (state.result ? [] : (state.clock?.until ?? [])).map(([, end]) => end);
  place.hidden = ends.length === 0;
  if (!ends.length) return;
  const left = Math.min(...ends) - Date.now() / 1000;
  place.textContent = inWords(left);
  place.classList.toggle("chip--turn", left < MINUTE);
  waiting = window.setTimeout(() => showClock(state), left > 2 * MINUTE ? 60_000 : 5_000);
}

/** @param {number} seconds */
function inWords(seconds) {
  if (seconds <= 0) return say("web-clock-over");
  if (seconds >= 2 * DAY) return count("web-clock-days", Math.floor(seconds / DAY));
  if (seconds >= 2 * HOUR) return count("web-clock-hours", Math.floor(seconds / HOUR));
  return count("web-clock-minutes", Math.ceil(seconds / MINUTE));
}

/**
 * For the host how long a turn may take, for players their own vacation; nothing where nobody waits for anybody.
 * @param {State} state
 * @param {(frame: object) => void} tell
 */
export function clockChoices(state, tell) {
  if (!state.talk || state.result) return null;
  const seconds = state.clock?.seconds ?? 0;
  const mine = state.you.showing !== null && state.you.seats.includes(state.you.showing) ? state.you.showing : null;
  return make(
    "fieldset",
    { class: "table-menu__wishes" },
    make("legend", { text: say("web-clock") }),
    state.you.host ? chosen(seconds, tell) : make("p", { text: say(`web-clock-${seconds}`) }),
    make("p", { class: "muted small", text: say("web-clock-about") }),
    seconds > 0 && mine !== null && vacation(state, mine, tell),
  );
}

/** @param {number} seconds @param {(frame: object) => void} tell */
function chosen(seconds, tell) {
  const select = make(
    "select",
    { class: "select", id: "turn-clock", "aria-label": say("web-clock") },
    ...PERIODS.map((each) => make("option", { value: String(each), text: say(`web-clock-${each}`) })),
  );
  select.value = String(seconds);
  select.addEventListener("change", () => tell({ do: "clock", seconds: Number(select.value) }));
  return select;
}

/** @param {State} state @param {number} seat @param {(frame: object) => void} tell */
function vacation(state, seat, tell) {
  if (state.clock?.resting.includes(seat)) {
    return make("button", {
      type: "button",
      class: "button",
      text: say("web-clock-vacation-back"),
      on: { click: () => tell({ do: "vacation", seat, days: 0 }) },
    });
  }
  const days = make("input", {
    class: "input",
    id: "vacation-days",
    type: "number",
    min: "1",
    max: String(LONGEST),
    value: "7",
  });
  const go = () =>
    tell({ do: "vacation", seat, days: Math.min(LONGEST, Math.max(1, Math.round(Number(days.value)) || 1)) });
  return make(
    "div",
    { class: "field" },
    make("label", { for: "vacation-days", text: say("web-clock-vacation-days") }),
    days,
    make("button", { type: "button", class: "button", text: say("web-clock-vacation-go"), on: { click: go } }),
  );
}
