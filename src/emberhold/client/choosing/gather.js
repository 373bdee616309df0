// @ts-check
/**
 * Several cards chosen on one screen: each is taken and put back as often as one likes, and one button gives all of them. What they
 * cost in dice is counted beside them.
 */

import { announce } from "../common/announcer.js";
import { cardArt, dieArt } from "../board/art.js";
import { fillWith, longestWord, make, setAttribute, setText } from "../common/dom.js";
import { kindOf, seatOf } from "../common/frames.js";
import { diceOf, priceSigns } from "../board/cards/gist.js";
import { spelledOut } from "../board/cards/glossary.js";
import { count, say } from "../common/say.js";
import { cardText } from "../board/cards/zoom.js";
import { headOf, toolsOf } from "./parts.js";

/** @typedef {import("./parts.js").Drawn} Drawn */
/** @typedef {import("./parts.js").ChoosingTasks} ChoosingTasks */
/** @typedef {import("../board/cards/face.js").CardText} CardText */
/** @typedef {{card: string, key: string}} Pick */

export class Gather {
  /**
   * @param {HTMLElement} root
   * @param {ChoosingTasks} tasks
   */
  constructor(root, tasks) {
    this.root = root;
    this.tasks = tasks;
    this.looks = "";
    /** @type {Pick[]} everything that can be taken, in an order that stays */
    this.all = [];
    /** @type {string[]} the keys of what is taken here and not given yet, in order */
    this.picked = [];
    /** @type {{keys: string[], begun: boolean} | null} what was given last: it is ready again where all of it is undone */
    this.last = null;
    /** @type {Set<string>} the cards that have been given */
    this.given = new Set();
    /** @type {Drawn | null} */
    this.drawn = null;
  }

  /** @param {Drawn} drawn */
  draw(drawn) {
    const { state, asked } = drawn;
    this.drawn = drawn;
    const hand = state.scene.areas
      .flatMap((area) => area.zones)
      .find((zone) => kindOf(zone.id) === "hand" && seatOf(zone.id) === asked.seat);
    const given = hand?.pieces.flatMap((piece) => piece.card ?? []) ?? [];
    const offered = asked.options.flatMap(({ card, key }) => (card ? [{ card, key }] : []));
    this.given = new Set(given);
    this.#remember([...offered, ...given.map((card) => ({ card, key: `${asked.options[0]?.verb}:${card}` }))]);
    if (this.last && given.length) this.last.begun = true;
    if (this.last?.begun && !given.length) [this.picked, this.last] = [this.last.keys, null];
    this.picked = this.picked.filter((key) => offered.some((each) => each.key === key));
    const looks = JSON.stringify([
      asked.seat,
      this.all,
      document.documentElement.lang,
      asked.suggested,
      drawn.undoable,
    ]);
    if (looks !== this.looks || !this.root.childElementCount) this.#build(drawn);
    this.looks = looks;
    this.#update();
  }

  /** The cards keep their places while they are given one by one. @param {Pick[]} now */
  #remember(now) {
    const cards = new Set(now.map(({ card }) => card));
    const same = cards.size === this.all.length && this.all.every(({ card }) => cards.has(card));
    if (!same) [this.all, this.picked] = [now, []];
  }

  /** How many are still to be taken. */
  get #left() {
    return this.#most - this.given.size - this.picked.length;
  }

  /** A deck may hold fewer different cards than are wanted. */
  get #most() {
    return Math.min(this.drawn?.look.most ?? 0, this.all.length);
  }

  /** @param {Drawn} drawn */
  #build({ state, asked, undoable }) {
    const focused = document.activeElement?.getAttribute("data-key");
    const area = state.scene.areas.find((each) => each.id === `player:${asked.seat}`);
    this.slots = make("ol", { class: "gather__slots", "aria-hidden": "true" });
    this.dice = make("div", { class: "gather__dice" });
    this.number = make("span", { class: "gather__number" });
    this.button = make("button", {
      type: "button",
      class: "button button--main gather__take",
      on: { click: () => this.#give() },
    });
    this.clear = make("button", {
      type: "button",
      class: "button button--quiet",
      text: say("web-gather-clear"),
      on: { click: () => this.#set([]) },
    });
    const suggested = asked.suggested ?? [];
    fillWith(
      this.root,
      headOf(say(`web-gather-${asked.topic}`), say(`web-gather-${asked.topic}-lead`)),
      make(
        "ol",
        {
          class: "gather__cards",
          "data-told": true,
          on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#keys(event) },
        },
        ...this.all.map((pick, place) => this.#card(pick, place + 1)),
      ),
      make(
        "aside",
        { class: "gather__side" },
        make(
          "div",
          { class: "gather__who", "aria-hidden": "true" },
          this.tasks.face(asked.seat),
          make("b", { text: area?.name ?? "" }),
        ),
        make("h3", { class: "gather__title" }, say(`web-gather-${asked.topic}-yours`), this.number),
        this.slots,
        this.dice,
        make(
          "div",
          { class: "gather__foot" },
          this.button,
          make(
            "div",
            { class: "gather__tools" },
            this.clear,
            suggested.length > 0 &&
              make("button", {
                type: "button",
                class: "button button--quiet",
                text: say("web-gather-suggested"),
                on: { click: () => this.#set(suggested) },
              }),
            toolsOf(this.tasks, undoable),
          ),
        ),
      ),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus({
        preventScroll: true,
      });
  }

  /** @param {Pick} pick @param {number} number */
  #card({ card, key }, number) {
    const { game } = this.tasks;
    const art = make("span", { class: "pick__art" });
    const name = make("b", { class: "pick__name" });
    const kind = make("span", { class: "pick__kind" });
    const words = make("span", { class: "pick__words" });
    const button = make(
      "button",
      {
        type: "button",
        class: "pick card-frame",
        "data-key": key,
        "data-card": card,
        "data-number": String(number),
        "aria-pressed": "false",
        on: { click: () => this.#toggle(key, card) },
      },
      art,
      priceSigns(game, card),
      name,
      kind,
      words,
      make("b", { class: "pick__number digits", "aria-hidden": "true" }),
    );
    void cardText(game, card)
      .catch(() => null)
      .then((text) => {
        if (!text) return;
        setAttribute(button, "data-kind", text.kind);
        fillWith(art, cardArt(game, { card, kind: text.kind, name: text.name }));
        setText(name, text.name);
        button.style.setProperty("--longest", String(longestWord(text.name)));
        setText(kind, text.facts);
        const lines = effects(card, text);
        fillWith(words, ...lines.map((line) => make("span", {}, ...spelledOut(line, new Set()))));
        setAttribute(words, "data-long", lines.join(" ").length > 110);
        setAttribute(button, "aria-label", [text.name, text.facts, ...text.text].join(". "));
      });
    return make("li", {}, button);
  }

  /** @param {string} key @param {string} card */
  #toggle(key, card) {
    if (!this.drawn || this.drawn.busy) return;
    if (this.given.has(card)) announce(say("web-gather-given"));
    else if (this.picked.includes(key)) this.#set(this.picked.filter((each) => each !== key));
    else if (this.#left > 0) this.#set([...this.picked, key]);
    else announce(this.#words());
  }

  /** @param {string[]} keys */
  #set(keys) {
    if (this.drawn?.busy) return;
    const open = this.all.filter(({ card }) => !this.given.has(card)).map(({ key }) => key);
    this.picked = keys.filter((key) => open.includes(key)).slice(0, this.#most - this.given.size);
    this.#update();
    announce(
      `${say("web-gather-number", { n: this.given.size + this.picked.length, most: this.#most })} ${this.#words()}`,
    );
  }

  #give() {
    if (this.drawn?.busy) return;
    if (this.#left > 0) {
      announce(this.#words());
      return;
    }
    this.last = { keys: this.picked, begun: false };
    this.tasks.gather(this.picked.map((key) => ({ topic: this.drawn?.asked.topic ?? "", key })));
  }

  /** Space takes a card and puts it back; Enter takes it, and gives all once there are enough. @param {KeyboardEvent} event */
  #keys(event) {
    if (event.key !== "Enter" || this.#left > 0) return;
    event.preventDefault();
    this.#give();
  }

  /** What the button says. */
  #words() {
    if (this.drawn?.busy) return say("web-gather-sending");
    return this.#left > 0 ? count("web-gather-left", this.#left) : count("web-gather-take", this.#most);
  }

  #update() {
    const taken = [
      ...this.all.filter(({ card }) => this.given.has(card)),
      ...this.picked.flatMap((key) => this.all.filter((each) => each.key === key)),
    ];
    const hinted = this.drawn?.hinted ?? null;
    for (const button of this.root.querySelectorAll(".pick")) {
      const place = taken.findIndex(({ key }) => key === button.getAttribute("data-key"));
      setAttribute(button, "aria-pressed", String(place >= 0));
      setAttribute(button, "data-full", place < 0 && this.#left === 0);
      setAttribute(button, "data-hinted", button.getAttribute("data-key") === hinted);
      const number = button.querySelector(".pick__number");
      if (number) setText(number, place < 0 ? "" : String(place + 1));
    }
    if (!this.slots || !this.dice || !this.button || !this.number || !this.clear) return;
    fillWith(this.slots, ...Array.from({ length: this.#most }, (_, place) => this.#slot(taken[place], place)));
    this.#drawDice(taken.map(({ card }) => card));
    setText(this.number, say("web-gather-number", { n: taken.length, most: this.#most }));
    setText(this.button, this.#words());
    setAttribute(this.button, "aria-disabled", this.#left > 0 || this.drawn?.busy ? "true" : null);
    this.clear.hidden = this.picked.length === 0;
  }

  /** @param {Pick | undefined} pick @param {number} place */
  #slot(pick, place) {
    if (!pick) return make("li", { class: "gather__slot digits", text: String(place + 1) });
    const kind = this.root.querySelector(`[data-key="${CSS.escape(pick.key)}"]`)?.getAttribute("data-kind") ?? "";
    return make(
      "li",
      { class: "gather__slot", "data-full": true, "data-kind": kind },
      cardArt(this.tasks.game, { card: pick.card, kind, name: "" }),
    );
  }

  /** What playing them and using each once takes, of the dice there are. @param {string[]} cards */
  #drawDice(cards) {
    if (!this.dice || !this.drawn) return;
    const { state, asked } = this.drawn;
    const pools = state.scene.areas
      .flatMap((area) => area.zones)
      .filter((zone) => ["active", "exhausted"].includes(kindOf(zone.id)) && seatOf(zone.id) === asked.seat);
    const all = pools.reduce((sum, zone) => sum + zone.count, 0);
    const [plays, uses] = [cards.flatMap((card) => diceOf(card).pays), cards.flatMap((card) => diceOf(card).uses)];
    this.dice.hidden = all === 0;
    const row = (/** @type {string} */ words, /** @type {string[]} */ dice) =>
      make(
        "p",
        { class: "gather__row" },
        make("span", { text: say(words) }),
        make(
          "span",
          { class: "gather__pool", "aria-hidden": "true" },
          ...dice.map((die) =>
            make("span", { class: "gather__die" }, dieArt(this.tasks.game, die === "basic" ? "any-basic" : die)),
          ),
        ),
        make("b", { class: "digits", text: String(dice.length) }),
      );
    fillWith(
      this.dice,
      make(
        "h3",
        { class: "gather__title" },
        say("web-gather-dice"),
        make("span", { text: say("web-gather-dice-of", { all }) }),
      ),
      row("web-gather-dice-play", plays),
      row("web-gather-dice-use", uses),
    );
  }
}

/**
 * The lines of a card that say what it does: the price is drawn in its corner.
 * @param {string} card
 * @param {CardText} text
 */
function effects(card, text) {
  return diceOf(card).priced ? text.text.slice(1) : text.text;
}
