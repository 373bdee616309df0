// @ts-check
/**
 * The queue of answers ahead as it is read: each with its number, its target and its conditions as chips. It is in the
 * panel beside the table where that is open, otherwise a strip at the question.
 */

import { announce } from "../../common/announcer.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { headed, say } from "../../common/say.js";
import { AheadBar } from "./bar.js";
import { dragging } from "./dragging.js";
import { Ghosts } from "./ghosts.js";

/** @typedef {import("./ahead.js").Ahead} Ahead */
/** @typedef {import("./ahead.js").Condition} Condition */
/** @typedef {import("./ahead.js").Dropped} Dropped */
/** @typedef {import("./ahead.js").Wish} Wish */

/** By kind and measure. @type {Record<string, string>} */
const WORDS = {
  in: "web-ahead-if-in",
  left: "web-ahead-if-left",
  "least-life": "web-ahead-if-least-life",
  "most-life": "web-ahead-if-most-life",
  "least-charges": "web-ahead-if-least-charges",
  "most-charges": "web-ahead-if-most-charges",
  turn: "web-ahead-if-turn",
};
const MOST = 999;
/** Where the panel is beside the table, not above it. */
const WIDE = matchMedia("(min-width: 1180px)");
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** A condition in words; what may not come is said by the game. @param {Condition} condition */
export function conditionWords({ kind, place, number, what, where }) {
  const id = WORDS[isNumber(kind) ? `${kind}-${place}` : kind];
  return id ? say(id, { what, where, number }) : what;
}

/**
 * Why something was not done, as far as the queue itself knows it.
 * @param {Dropped} dropped
 * @returns {string} nothing where only the game knows it
 */
export function reasonOf({ dropped, cause, unmet }) {
  if (cause === "unmet" && unmet) return say("web-ahead-unmet", { condition: conditionWords(unmet) });
  if (cause === "astray") return say("web-ahead-astray", { what: dropped.at?.name ?? "" });
  return cause === "several" || cause === "over" ? say(`web-ahead-${cause}`) : "";
}

/**
 * @typedef {object} Surroundings
 * @property {string} table
 * @property {(id: string) => HTMLElement | null} find
 * @property {(id: string) => HTMLElement[]} marked what bears the number of a wish
 * @property {(id: string) => string} name what it is called in the language of the reader; nothing where it is gone
 * @property {(wish: Wish) => string} deed what is to be done with it, in words
 * @property {(id: string) => Node | null} picture
 * @property {() => void} changed called when the queue is another one, or a condition is
 * @property {(dropped: Dropped) => void} instead somebody wants to do something else than what was dropped
 * @property {() => import("./errands.js").Errand[] | null} errands what may be queued by its button, if anything may
 */

export class Queued {
  /**
   * @param {HTMLElement} root
   * @param {Ahead} ahead
   * @param {Surroundings} around
   */
  constructor(root, ahead, around) {
    this.root = root;
    this.home = /** @type {HTMLElement} */ (root.parentElement);
    this.next = root.nextElementSibling;
    this.ahead = ahead;
    this.around = around;
    /** @type {Dropped | null} what is told for the first time, and shakes */
    this.news = null;
    this.store = `emberhold.ahead.${around.table}`;
    this.head = make("header", { class: "queue__head" });
    this.list = make("ol", { class: "queued", id: "queued" });
    this.foot = make("footer", { class: "queue__foot" });
    this.ghosts = new Ghosts(around);
    this.bar = new AheadBar(byId("ahead-bar"), {
      add: (errand) => {
        this.#change(() => ahead.add({ id: errand.id, name: say(errand.words) }));
        this.announce(errand.id);
      },
      stop: () => this.#change(() => ahead.clear()),
    });
    fillWith(root, this.head, this.list, this.foot);
    ahead.restore(this.#kept());
    root.addEventListener("keydown", (event) => this.#pressed(event));
    dragging(this.list, (id, to) => this.#change(() => ahead.put(id, to)));
    byId("side").addEventListener("toggle", () => this.#settle());
    WIDE.addEventListener("change", () => this.#settle());
  }

  draw() {
    const { wishes } = this.ahead;
    for (const thing of wishes.flatMap((wish) => [wish, wish.at]))
      if (thing) thing.name = this.around.name(thing.id) || thing.name;
    this.#keep();
    const { rows } = this;
    this.root.hidden = !rows.length;
    this.#settle();
    const focused = this.#focused();
    this.list.setAttribute("aria-label", say("web-ahead-queue"));
    fillWith(
      this.head,
      make("h3", { class: "queue__title", text: say("web-ahead-title") }),
      wishes.length > 0 && make("span", { class: "chip", text: say("web-ahead-count", { number: wishes.length }) }),
      make("p", { class: "queue__intro", text: say("web-ahead-intro") }),
    );
    fillWith(
      this.list,
      ...rows.map((row, place) => ("dropped" in row ? this.#dropped(row, place) : this.#wish(row, place))),
    );
    fillWith(
      this.foot,
      wishes.length > 1 && this.#button(say("web-ahead-clear"), "", () => this.ahead.clear()),
      wishes.length > 1 && make("span", { class: "queue__help", text: say("web-ahead-drag") }),
    );
    this.news = null;
    this.ghosts.draw(rows);
    this.bar.draw(rows, this.around.errands());
    if (focused) this.#focus(focused);
  }

  /** What waits and what was dropped, each in its place. */
  get rows() {
    /** @type {(Wish | Dropped)[]} */
    const rows = [...this.ahead.wishes];
    const told = this.ahead.told.filter((each) => each.reason);
    told.forEach((each, before) => rows.splice(each.place + before, 0, each));
    return rows;
  }

  /** Beside the table where the panel is open, otherwise at the question. */
  #settle() {
    const side = byId("side");
    const beside = WIDE.matches && !side.hidden;
    this.root.classList.toggle("queue--beside", beside);
    if (beside && this.root.parentElement !== side) side.prepend(this.root);
    if (!beside && this.root.parentElement !== this.home) this.home.insertBefore(this.root, this.next);
    this.ghosts.place();
  }

  /** Something was dropped: it is said once, and stays to be read. @param {Dropped} dropped @param {string} reason */
  tell(dropped, reason) {
    this.news = dropped;
    dropped.reason = reason;
    announce(droppedWords(dropped), "assertive");
    this.draw();
    this.list.querySelector(".refused")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Say where something has come to be in the queue. @param {string} id */
  announce(id) {
    const place = this.rows.findIndex((row) => "id" in row && row.id === id);
    const wish = this.rows[place];
    if (wish && "id" in wish) announce(say("web-ahead-queued", { what: wish.name, number: place + 1 }));
  }

  /** @param {Dropped} told @param {number} place */
  #dropped(told, place) {
    const leave = () => this.ahead.read(told);
    return make(
      "li",
      { class: `queued__wish queued__wish--dropped${told === this.news ? " refused" : ""}` },
      make("b", { class: "queued__number", "aria-hidden": "true", text: String(place + 1) }),
      this.#picture(told.dropped.id),
      make("span", { class: "queued__why", text: droppedWords(told) }),
      make(
        "span",
        { class: "queued__ways" },
        this.#button(
          say("web-ahead-instead"),
          "",
          () => {
            leave();
            this.around.instead(told);
          },
          "button button--main button--small",
        ),
        this.#button(say("web-ahead-leave"), "", leave, "button button--small"),
      ),
    );
  }

  /** @param {Wish} wish @param {number} place */
  #wish(wish, place) {
    const current = this.ahead.current === wish;
    return make(
      "li",
      { class: "queued__wish" },
      make(
        "button",
        {
          type: "button",
          class: "queued__name",
          "data-wish": wish.id,
          "aria-pressed": String(current),
          title: say("web-ahead-choose", { what: wish.name }),
          on: { click: () => this.#change(() => (this.ahead.chosen = wish.id)) },
        },
        make("b", { class: "queued__number", text: String(place + 1) }),
        this.#picture(wish.id),
        make("span", { text: this.around.deed(wish) }),
      ),
      current &&
        this.ahead.wishes[0] !== wish &&
        this.#button("↑", say("web-ahead-earlier", { what: wish.name }), () => this.ahead.move(wish.id, -1)),
      this.#button("×", say("web-ahead-remove", { what: wish.name }), () => this.ahead.drop(wish.id)),
      make(
        "span",
        { class: "queued__ifs" },
        wish.at && this.#target(wish, wish.at),
        ...wish.conditions.map((condition) => this.#chip(wish, condition)),
        !wish.conditions.length && this.#otherwise(wish),
      ),
    );
  }

  /**
   * When a wish without conditions is done: always, but nothing is ended after something was dropped.
   * @param {Wish} wish
   */
  #otherwise(wish) {
    const errand = this.ahead.errandOf(wish.id);
    if (!errand || errand.batch) return make("span", { class: "queued__always", text: say("web-ahead-always") });
    const sign = this.ahead.told.length ? "…" : "✓";
    return make("span", { class: "queued__always" }, `${sign} `, say("web-ahead-if-none-dropped"));
  }

  /** @param {string} id */
  #picture(id) {
    const picture = this.around.picture(id);
    return picture && make("span", { class: "queued__picture", "aria-hidden": "true" }, picture);
  }

  /** @param {Wish} wish @param {import("./ahead.js").Thing} at */
  #target(wish, at) {
    const words = say("web-ahead-target", { what: at.name });
    return make(
      "span",
      { class: "queued__if queued__if--target" },
      words,
      this.#button("×", say("web-ahead-remove", { what: words }), () => (wish.at = null)),
    );
  }

  /** @param {Wish} wish @param {Condition} condition */
  #chip(wish, condition) {
    const words = conditionWords(condition);
    const turn = (/** @type {number} */ by) => () => {
      const number = Math.min(MOST, Math.max(0, condition.number + by));
      this.ahead.require(wish, { ...condition, number });
    };
    const holds = this.ahead.standing(condition) === "holds";
    return make(
      "span",
      { class: "queued__if", "data-holds": String(holds) },
      make("span", {
        class: "queued__stands",
        role: "img",
        "aria-label": say(holds ? "web-ahead-holds" : "web-ahead-not-yet"),
        title: say(holds ? "web-ahead-holds" : "web-ahead-not-yet"),
        text: holds ? "✓" : "…",
      }),
      say("web-ahead-if", { condition: words }),
      isNumber(condition.kind) && this.#button("−", say("web-ahead-less", { condition: words }), turn(-1)),
      isNumber(condition.kind) && this.#button("+", say("web-ahead-more", { condition: words }), turn(1)),
      this.#button("×", say("web-ahead-remove", { what: words }), () => this.ahead.release(wish, condition)),
    );
  }

  /**
   * @param {string} sign
   * @param {string} label where the sign says too little
   * @param {() => void} act
   * @param {string} [looks]
   */
  #button(sign, label, act, looks = "queued__button") {
    const click = () => this.#change(act);
    const named = label ? { "aria-label": label, title: label } : {};
    return make("button", { type: "button", class: looks, ...named, on: { click } }, sign);
  }

  /** @param {() => void} act */
  #change(act) {
    act();
    this.draw();
    this.around.changed();
  }

  /** Delete takes a wish away, Ctrl with an arrow moves it. @param {KeyboardEvent} event */
  #pressed(event) {
    const id = this.#focused();
    const by = event.ctrlKey ? STEPS[event.key] : undefined;
    if (!id || (event.key !== "Delete" && !by)) return;
    event.preventDefault();
    this.#change(() => (by ? this.ahead.move(id, by) : this.ahead.drop(id)));
    if (by) this.announce(id);
    else this.#focus(this.ahead.wishes[0]?.id ?? "");
  }

  #focused() {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.root.contains(activeElement) && activeElement.dataset.wish;
  }

  /** @param {string} id */
  #focus(id) {
    const found = this.root.querySelector(`[data-wish="${CSS.escape(id)}"]`);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  /** The queue of this page before it was loaded again; another page of the same person has its own. */
  #kept() {
    try {
      return sessionStorage.getItem(this.store);
    } catch {
      return null;
    }
  }

  #keep() {
    try {
      if (this.ahead.wishes.length) sessionStorage.setItem(this.store, this.ahead.plain);
      else sessionStorage.removeItem(this.store);
    } catch {
      // A browser that keeps nothing loses the queue with the page.
    }
  }
}

/** @param {Dropped} dropped */
function droppedWords({ dropped, reason }) {
  return headed(say("web-ahead-dropped", { what: dropped.name }), reason);
}

/** @param {string} kind */
function isNumber(kind) {
  return kind === "least" || kind === "most";
}
