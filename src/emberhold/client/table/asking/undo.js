// @ts-check
/** Undo: freely, to the start of my turn, or by asking the others. */

import { byId, fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { toast } from "../../common/toast.js";
import { calledAt, say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */

/**
 * What can be undone now, as the frame that does it.
 * @param {State} state
 * @returns {{one: Record<string, unknown> | null, turn: Record<string, unknown> | null, ask: Record<string, unknown> | null}}
 */
export function undoFrames(state) {
  const { undo, you, version } = state;
  const nothing = { one: null, turn: null, ask: null };
  if (state.moment !== null || you.spectator || you.showing === null || undo.pending) return nothing;
  const seat = you.showing;
  const { back, turn } = undo;
  const asked = state.result && !hasCompany(state) ? null : undo.back_ask; // once it is over, only people can agree to it
  return {
    one: back !== null ? { do: "undo", version, seat, to: back } : null,
    turn: turn !== null && turn !== back ? { do: "undo-turn", version, seat } : null,
    ask: back === null && undo.ask && asked !== null ? { do: "undo-ask", version, seat, to: asked } : null,
  };
}

/** Whether there is anybody else to be asked. @param {State} state */
function hasCompany({ seats, you }) {
  return seats.some((each) => each.who === "person" && !you.seats.includes(each.seat));
}

/**
 * Draw the buttons that undo.
 * @param {State} state
 * @param {(frame: Record<string, unknown>) => void} send
 */
export function drawUndo(state, send) {
  const { one, turn, ask } = undoFrames(state);
  const first = ask ?? one;
  const asks = ask !== null && hasCompany(state);
  const words = asks ? "web-table-undo-ask" : "web-table-undo";
  // Bots agree to everything: there the undo happens at once, and is told so.
  const back = (/** @type {Record<string, unknown>} */ frame) => {
    send(frame);
    if (ask && !asks) toast(say("web-table-undone"));
  };
  fillWith(
    byId("undo-tools"),
    tool(asks ? "ask" : "undo", words, first, back, "undo-button"),
    tool("restart", "web-table-undo-turn", turn, send, "undo-turn-button"),
  );
}

/**
 * @param {string} sign
 * @param {string} words
 * @param {Record<string, unknown> | null} frame
 * @param {(frame: Record<string, unknown>) => void} send
 * @param {string} id
 */
function tool(sign, words, frame, send, id) {
  const label = say(words);
  return make(
    "button",
    {
      type: "button",
      id,
      class: "tool",
      title: label,
      "aria-disabled": frame ? null : "true",
      on: { click: () => frame && send(frame) },
    },
    icon(sign),
    make("span", { class: "tool__words", text: label }),
  );
}

/**
 * Whether I am one of those who are asked to allow an undo.
 * @param {State} state
 */
export function mayAllow(state) {
  const pending = state.undo.pending;
  return pending !== null && state.you.seats.some((seat) => pending.waiting.includes(seat));
}

/**
 * @param {State} state
 * @returns {string}
 */
export function pendingWords(state) {
  const pending = state.undo.pending;
  if (!pending) return "";
  const by = state.seats.find((each) => each.seat === pending.by);
  const name = by ? calledAt(by) : "";
  if (state.you.seats.includes(pending.by) && !mayAllow(state)) return say("web-table-undo-awaited");
  return pending.text || say("web-table-undo-asked", { name });
}
