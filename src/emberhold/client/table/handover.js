// @ts-check
/** Several people at one device: a screen between two of them, so that nobody sees the other's hand. */

import { byId, fillWith, make } from "../common/dom.js";
import { cardArt, crest } from "../board/art.js";
import { kindOf, seatOf } from "../common/frames.js";
import { preference } from "../common/preferences.js";
import { figureKind } from "../board/heads.js";
import { calledAt, say } from "../common/say.js";

/** @typedef {import("../common/frames.js").State} State */

/**
 * Whether the seat to come has cards that the seat now shown may not see.
 * @param {State} state
 * @param {number} seat
 */
export function mustHide(state, seat) {
  if (!preference("handover")) return false;
  if (state.you.showing === null) return false;
  const hands = state.scene.areas.flatMap((area) => area.zones).filter((zone) => HIDDEN.has(kindOf(zone.id)));
  const [theirs, mine] = [seat, state.you.showing].map((each) => hands.filter((zone) => seatOf(zone.id) === each));
  const covered = (theirs ?? []).some((zone) => zone.count > zone.pieces.length);
  const secret = (mine ?? []).some((zone) => zone.pieces.length) && !(theirs ?? []).some((zone) => zone.pieces.length);
  return covered || secret;
}

const HIDDEN = new Set(["hand", "pack", "kept"]);

export class HandOver {
  /** @param {(seat: number) => void} take */
  constructor(take) {
    this.take = take;
    this.root = byId("handover");
    /** @type {number | null} */
    this.seat = null;
    /** whether that person has said to be there */
    this.taken = false;
  }

  get isOpen() {
    return this.seat !== null;
  }

  /**
   * @param {State} state
   * @param {number} seat
   */
  open(state, seat) {
    if (this.seat === seat) return;
    this.seat = seat;
    this.taken = false;
    const who = state.seats.find((each) => each.seat === seat);
    const name = who ? calledAt(who) : String(seat + 1);
    const area = state.scene.areas.find((each) => each.id === `player:${seat}`);
    const figure = area?.name ?? "";
    const face =
      area?.card &&
      make(
        "div",
        { class: "handover__face", "data-seat": String(seat) },
        cardArt(state.table.game, { card: area.card, kind: figureKind(area), name: figure }),
      );
    const ready = make(
      "button",
      { type: "button", class: "button button--main handover__ready", on: { click: () => this.#take(seat) } },
      say("web-table-hand-over-ready"),
    );
    fillWith(
      this.root,
      make(
        "div",
        { class: "handover__card panel" },
        make("div", { class: face ? "handover__crest handover__crest--small" : "handover__crest" }, crest(seat)),
        face,
        make("h1", { class: "handover__name", id: "handover-name", text: say("web-table-hand-over", { name }) }),
        figure && figure !== name && make("p", { class: "handover__figure", text: figure }),
        make("p", { class: "muted", text: say("web-table-hand-over-why") }),
        ready,
      ),
    );
    this.root.hidden = false;
    document.body.classList.add("is-handing-over");
    ready.focus();
  }

  /**
   * The table is laid out again as soon as it comes; until then there is nothing on it to see.
   * @param {number} seat
   */
  #take(seat) {
    this.taken = true;
    this.root.hidden = true;
    this.take(seat);
  }

  close() {
    this.seat = null;
    this.taken = false;
    this.root.hidden = true;
    this.root.replaceChildren();
    document.body.classList.remove("is-handing-over");
  }
}
