// @ts-check
/** Who sits at the table, who is here, who is to act; and for the host and whose seat it is, who is to play it. */

import { openLinks } from "../shared/links.js";
import { crest } from "../board/art.js";
import { ask } from "../common/build.js";
import { byId, fillWith, make, setAttribute } from "../common/dom.js";
import { icon } from "../common/icons.js";
import { toast } from "../common/toast.js";
import { calledBy, say } from "../common/say.js";
import { during } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("../common/frames.js").Seat} Seat */

/** @typedef {import("../common/told.js").Bot} Bot */

/** @type {Map<string, Promise<Bot[]>>} */
const bots = new Map();

/**
 * The bots there are, asked for once in each language.
 * @returns {Promise<Bot[]>}
 */
function knownBots() {
  const lang = document.documentElement.lang;
  let found = bots.get(lang);
  if (!found) {
    found = during(
      ask(`/api/games?lang=${lang}`)
        .then((answer) => answer.json())
        .then((games) => games.bots),
    );
    found.catch(() => bots.delete(lang));
    bots.set(lang, found);
  }
  return found;
}

export class SeatBar {
  /**
   * @param {(frame: Record<string, unknown>) => Promise<unknown>} send
   * @param {(seat: number) => void} show look with the eyes of another of my seats
   * @param {(seat: number) => Node | null} face who is on the map for a seat
   */
  constructor(send, show, face) {
    this.send = send;
    this.show = show;
    this.face = face;
    this.root = byId("seats");
    this.dialog = make("dialog", { class: "seat-dialog" });
    document.body.append(this.dialog);
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    this.looks = "";
  }

  /** @param {State} state */
  draw(state) {
    const looks = JSON.stringify([
      state.seats,
      state.you,
      document.documentElement.lang,
      state.talk?.muted.map((each) => each.seat),
      state.seats.map(({ seat }) => Boolean(this.face(seat))),
    ]);
    if (looks === this.looks) return;
    this.looks = looks;
    const focused = document.activeElement?.getAttribute("data-seat-button");
    fillWith(this.root, ...state.seats.map((seat) => make("li", {}, this.#seat(seat, state))));
    for (const part of [this.root, this.root.closest(".top")])
      if (part) setAttribute(part, "data-many", state.seats.length > 2);
    if (focused) {
      const again = this.root.querySelector(`[data-seat-button="${focused}"]`);
      if (again instanceof HTMLElement) again.focus();
    }
  }

  /**
   * @param {Seat} seat
   * @param {State} state
   */
  #seat(seat, state) {
    const mine = state.you.seats.includes(seat.seat);
    const muted = state.talk?.muted.some((each) => each.seat === seat.seat) ?? false;
    const words = [calledBy(state, seat), ...this.#about(seat, mine), ...(muted ? [say("web-talk-muted")] : [])].join(
      ", ",
    );
    const face = this.face(seat.seat);
    const sign = seat.who === "bot" ? "bot" : seat.who === "open" ? "empty" : "person";
    return make(
      "button",
      {
        type: "button",
        class: `seat-chip${seat.acting ? " seat-chip--acting" : ""}${seat.here || seat.who === "bot" ? "" : " seat-chip--away"}`,
        "data-seat": String(seat.seat),
        "data-seat-button": String(seat.seat),
        "aria-label": words,
        title: words,
        on: { click: () => void this.#open(seat, state) },
      },
      make(
        "span",
        { class: face ? "seat-chip__crest seat-chip__crest--face" : "seat-chip__crest" },
        face ?? crest(seat.seat),
      ),
      make("span", { class: "seat-chip__name", text: calledBy(state, seat) }),
      icon(muted ? "mute" : sign),
      seat.who === "person" && make("span", { class: seat.here ? "dot dot--here" : "dot", "aria-hidden": "true" }),
    );
  }

  /**
   * @param {Seat} seat
   * @param {boolean} mine
   */
  #about(seat, mine) {
    const said = [];
    if (mine) said.push(say("web-table-seat-yours"));
    if (seat.who === "bot") said.push(say("web-table-seat-bot"));
    else if (seat.who === "open") said.push(say("web-table-seat-open"));
    else said.push(say(seat.here ? "web-table-seat-here" : "web-table-seat-away"));
    if (seat.acting) said.push(say("web-table-seat-acting"));
    return said;
  }

  /**
   * Open what can be said of the seat that looks.
   * @param {State} state
   */
  async openShown(state) {
    const seat = state.seats.find((each) => each.seat === state.you.showing);
    if (seat) await this.#open(seat, state);
  }

  /**
   * @param {Seat} seat
   * @param {State} state
   */
  async #open(seat, state) {
    const mine = state.you.seats.includes(seat.seat);
    const playing = !state.result;
    /** @type {(HTMLElement | false)[]} */
    const controls = [];
    if (mine && state.you.seats.length > 1 && seat.seat !== state.you.showing) {
      controls.push(this.#button("eye", "web-table-seat-show", () => this.show(seat.seat), true));
    }
    if (mine && playing && seat.who === "bot") {
      controls.push(this.#button("person", "web-table-seat-again", () => this.#change(seat, { who: "person" }), true));
    }
    if (state.you.host && playing && !mine) controls.push(...this.#hostControls(seat, state));
    if ((state.you.host || mine) && playing) controls.push(...(await this.#botControls(seat, mine, state)));
    const face = this.face(seat.seat);
    fillWith(
      this.dialog,
      make(
        "header",
        {},
        make(
          "h2",
          { class: "seat-dialog__name" },
          make(
            "span",
            { class: face ? "seat-chip__crest seat-chip__crest--face" : "seat-chip__crest" },
            face ?? crest(seat.seat),
          ),
          calledBy(state, seat),
        ),
        make(
          "button",
          {
            type: "button",
            class: "button button--icon",
            "aria-label": say("web-table-close"),
            on: { click: () => this.dialog.close() },
          },
          icon("close"),
        ),
      ),
      make("p", { class: "muted", text: this.#about(seat, mine).join(" · ") }),
      make("div", { class: "seat-dialog__controls" }, ...controls),
    );
    this.dialog.setAttribute("aria-label", calledBy(state, seat));
    this.dialog.showModal();
  }

  /**
   * @param {Seat} seat
   * @param {Record<string, unknown>} to
   */
  #change(seat, to) {
    return this.send({ do: "seat", seat: seat.seat, ...to });
  }

  /**
   * @param {Seat} seat
   * @param {boolean} mine
   * @param {State} state
   */
  async #botControls(seat, mine, state) {
    const words = mine ? "web-table-seat-my-bot" : "web-table-seat-to-bot";
    const found = await knownBots().catch(() => []);
    return found
      .filter((bot) => !bot.game || (bot.game === state.table.game && bot.players === state.seats.length))
      .filter((bot) => seat.who !== "bot" || seat.bot !== bot.id)
      .map((bot) =>
        this.#button(
          "bot",
          say(words, { bot: bot.name }),
          () => this.#change(seat, { who: "bot", bot: bot.id }),
          false,
          bot.blurb,
        ),
      );
  }

  /**
   * @param {Seat} seat
   * @param {State} state
   */
  #hostControls(seat, state) {
    return [
      this.#button("person", "web-table-seat-to-me", () => void this.#sitHere(seat, state)),
      this.#button("link", "web-table-seat-to-friend", () => void this.#inviteTo(seat, state)),
    ];
  }

  /**
   * A bot makes way for a friend, who is then waited for.
   * @param {Seat} seat
   * @param {State} state
   */
  async #inviteTo(seat, state) {
    if (seat.who === "bot") await this.#change(seat, { who: "open" });
    await openLinks(state.table.id);
  }

  /**
   * Take a seat with this browser, by the same way a friend would: with a link of its own.
   * @param {Seat} seat
   * @param {State} state
   */
  async #sitHere(seat, state) {
    await this.send({ do: "seat", seat: seat.seat, who: "open" });
    const asked = fetch(`/api/t/${encodeURIComponent(state.table.id)}/links`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ make: seat.seat }),
    });
    const answer = await during(asked).catch(() => null);
    const made = await answer?.json().catch(() => null);
    if (answer?.ok) location.assign(made.link.url);
    else toast(made?.error?.text ?? "", true);
  }

  /**
   * @param {string} sign
   * @param {string} words
   * @param {() => unknown} act
   * @param {boolean} [main]
   * @param {string} [about] what it means, in a smaller line below
   */
  #button(sign, words, act, main = false, about = "") {
    const run = () => {
      this.dialog.close();
      act();
    };
    const text = words.startsWith("web-") ? say(words) : words;
    return make(
      "button",
      { type: "button", class: main ? "button button--main" : "button", on: { click: run } },
      icon(sign),
      make("span", {}, text, about && make("span", { class: "seat-dialog__about", text: about })),
    );
  }
}
