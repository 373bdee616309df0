// @ts-check
/** Whose eyes the page looks with, and the screen between two people at one device. */

import { callAttention } from "./attention.js";
import { byId, setAttribute } from "../common/dom.js";
import { HandOver, mustHide } from "./handover.js";
import { clearToasts } from "../common/toast.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../common/frames.js").State} State */

export class Sitting {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {number | null} the seat whose eyes are wanted */
    this.seat = null;
    this.handover = new HandOver((seat) => {
      page.asking.prompt.lock(true);
      this.show(seat);
    });
  }

  /** A seat that is not mine any more is not looked from. @param {State} state */
  take(state) {
    if (this.seat === null || !state.you.seats.includes(this.seat)) this.seat = state.you.showing;
  }

  /**
   * Whether the person the screen waited for is the one who looks now.
   * @param {State} state
   */
  handedOver(state) {
    const here = this.handover.taken && state.you.showing === this.handover.seat;
    if (!here && !state.result) return false;
    this.handover.close();
    setAttribute(byId("app"), "inert", null);
    return true;
  }

  /**
   * The page opens for somebody with several seats: from now on it shows the seat it is told to show.
   * @param {State} state
   * @returns {boolean} whether the table stays covered
   */
  sitDown(state) {
    const { seats, showing } = state.you;
    if (seats.length < 2 || showing === null || state.result) return false;
    if (seats.some((seat) => seat !== showing && mustHide(state, seat))) {
      this.#cover(state, showing);
      return true;
    }
    this.show(showing);
    return false;
  }

  /**
   * Another of my seats is asked.
   * @param {State} state
   * @param {number} seat
   * @returns {boolean} whether the table is covered now
   */
  passTo(state, seat) {
    if (mustHide(state, seat)) {
      this.#cover(state, seat);
      return true;
    }
    this.show(seat);
    return false;
  }

  /**
   * Nothing of the last hand stays on the page until the next person says so.
   * @param {State} state
   * @param {number} seat who comes next
   */
  #cover(state, seat) {
    clearToasts();
    this.page.zoom.hide();
    this.page.zoom.dialog.close();
    this.page.asking.clicks.settle();
    this.page.past = null;
    this.page.telling.story.finish();
    this.page.board.clear();
    this.page.asking.choosing.clear();
    this.page.asking.turnStop.close();
    this.page.asking.habits.stop(null);
    this.page.asking.advice.close();
    this.page.asking.prompt.clear();
    this.page.telling.recap.clear();
    this.page.log.clear();
    this.page.known = -1;
    setAttribute(byId("app"), "inert", true);
    this.handover.open(state, seat);
    callAttention(true, true);
  }

  /**
   * Look with the eyes of another of my seats.
   * @param {number} seat
   */
  show(seat) {
    this.seat = seat;
    this.page.known = -1;
    this.page.past = null;
    if (this.page.connection.way === "socket") void this.page.connection.say({ do: "show", seat });
    else this.page.connection.refresh();
  }
}
