// @ts-check
/** The same people again: one opens the next table, everybody else is asked along. */

import { post, sentence } from "../../common/api.js";
import { fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { toast } from "../../common/toast.js";
import { say } from "../../common/say.js";
import { during } from "../../common/settled.js";

/** @typedef {import("../../common/frames.js").State} State */

let going = false;
/** @type {HTMLDialogElement | null} */
let dialog = null;

/**
 * The ways to play again with all who are here.
 * @param {State} state
 * @returns {import("./chapters.js").Way[]}
 */
export function waysAgain(state) {
  if (state.next) return [{ label: say("web-again-come"), sign: "play", main: true, href: state.next.url }];
  if (!state.again) return [];
  return ["same", "rotated", "other"].map((kind) => ({
    label: say(`web-again-${kind}`),
    sign: "restart",
    main: kind === "same",
    act: () => void begin(state, kind),
  }));
}

/** @param {State} state @param {string} kind */
async function begin(state, kind) {
  if (going) return;
  going = true;
  try {
    const { url } = await post(`/api/t/${encodeURIComponent(state.table.id)}/again`, { kind });
    location.assign(url);
  } catch (error) {
    toast(sentence(error), true);
    going = false;
  }
}

let met = false;

/**
 * Everybody with whom a game was finished joins the circle that this browser keeps.
 * @param {State} state
 */
export async function meetAll(state) {
  if (met || !state.result || !state.talk || !state.you.seats.length) return;
  met = true;
  const { meetAt } = await during(import("../../shared/circle.js"), "part");
  const figure = (/** @type {number} */ seat) =>
    state.scene.areas.find((area) => area.id === `player:${seat}`)?.name ?? state.table.title;
  await meetAt(state.table.id, (seat) => say("web-circle-nameless", { who: figure(seat) })).catch(() => undefined);
}

/**
 * Somebody plays again: anyone who saw it happen is asked, once.
 * @param {State | null} before
 * @param {State} state
 */
export function askAlong(before, state) {
  const next = state.next;
  if (going || !next || !before || before.next) return;
  dialog ??= document.body.appendChild(make("dialog", { class: "table-menu", "aria-labelledby": "again-title" }));
  const close = () => dialog?.close();
  const stay = () => {
    close();
    void post(`/api/t/${encodeURIComponent(next.table)}/forget`, {}).catch((error) => toast(sentence(error), true));
  };
  fillWith(
    dialog,
    make("h2", { id: "again-title", text: say("web-again-title") }),
    make("p", { text: say("web-again-asked", { who: next.who }) }),
    make(
      "footer",
      {},
      make("a", { class: "button button--main", href: next.url, autofocus: true }, icon("play"), say("web-again-come")),
      make("button", { type: "button", class: "button", on: { click: stay } }, icon("eye"), say("web-again-stay")),
    ),
  );
  dialog.showModal();
}
