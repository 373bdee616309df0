// @ts-check
/**
 * The four apprentices of a campaign: two faces each and a name of one's own. They begin alike (LG-105), so one sheet tells of all of
 * them; what will be theirs lies under wax.
 */

import { wax } from "../art/wax.js";
import { breachArt, cardArt, tokenArt } from "../board/art.js";
import { fillWith, make, setAttribute, setText } from "../common/dom.js";
import { isSet, markOf } from "../common/frames.js";
import { gistLine } from "../board/cards/gist.js";
import { say } from "../common/say.js";
import { cardText } from "../board/cards/zoom.js";
import { headOf, toolsOf } from "./parts.js";

/** @typedef {import("./parts.js").Drawn} Drawn */
/** @typedef {import("./parts.js").ChoosingTasks} ChoosingTasks */
/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("../common/frames.js").Piece} Piece */

const NAME = "name";
/** How long a name may be where the question itself does not say so yet. */
const LONGEST = 24;

export class Apprentices {
  /**
   * @param {HTMLElement} root
   * @param {ChoosingTasks} tasks
   */
  constructor(root, tasks) {
    this.root = root;
    this.tasks = tasks;
    this.looks = "";
    /** the key of the sheet and side that are shown large */
    this.chosen = "";
    this.name = "";
    /** @type {Drawn | null} */
    this.drawn = null;
  }

  /** @param {Drawn} drawn */
  draw(drawn) {
    const { asked, undoable } = drawn;
    this.drawn = drawn;
    if (!asked.options.some(({ key }) => key === this.chosen)) this.chosen = asked.options[0]?.key ?? "";
    const looks = JSON.stringify([
      asked.seat,
      asked.topic,
      asked.options.map(({ key }) => key),
      undoable,
      document.documentElement.lang,
    ]);
    if (looks !== this.looks || !this.root.childElementCount) this.#build();
    this.looks = looks;
    this.#update();
  }

  /** Whether somebody has yet to be named, and is asked for it on this screen. */
  get #nameless() {
    const { asked, state } = /** @type {Drawn} */ (this.drawn);
    return (
      Boolean(asked.naming) ||
      !isSet(state.scene.areas.find(({ id }) => id === `player:${asked.seat}`)?.marks ?? [], "named")
    );
  }

  #build() {
    const { asked, undoable } = /** @type {Drawn} */ (this.drawn);
    const naming = Boolean(asked.naming);
    this.face = make("div", { class: "own-sheet__face", "aria-hidden": "true" });
    this.side = make("p", { class: "own-sheet__side" });
    this.button = make("button", {
      type: "button",
      class: "button button--main own-sheet__begin",
      on: { click: () => this.#begin() },
    });
    fillWith(
      this.root,
      headOf(
        say("web-apprentice-title"),
        naming ? asked.prompt : say("web-apprentice-lead"),
        toolsOf(this.tasks, undoable),
      ),
      naming ? null : make("ul", { class: "apprentices" }, ...this.#people().map((piece) => this.#person(piece))),
      make(
        "div",
        { class: "own-sheet", "data-naming": naming },
        this.face,
        make("div", { class: "own-sheet__name" }, ...this.#field(), this.side, this.#life()),
        naming ? this.#names() : this.#beginning(),
      ),
      make(
        "div",
        { class: "own-sheet__foot" },
        make("p", { class: "own-sheet__stays", text: say("web-apprentice-stays") }),
        naming
          ? null
          : make("button", {
              type: "button",
              class: "button own-sheet__turn",
              text: say("web-apprentice-turn"),
              on: { click: () => this.#turn() },
            }),
        this.button,
      ),
    );
  }

  /** Turn the chosen sheet over: the other face of the same apprentice. */
  #turn() {
    const sides = [
      ...(this.root.querySelector(".apprentice[data-chosen]")?.querySelectorAll("button[data-key]") ?? []),
    ].map((side) => side.getAttribute("data-key") ?? "");
    const other = sides.find((key) => key !== this.chosen);
    if (other) this.#choose(other);
  }

  /** The front of each sheet. @returns {Piece[]} */
  #people() {
    return this.#pieces().filter(({ id }) => id.endsWith(":a"));
  }

  /** @returns {Piece[]} */
  #pieces() {
    return this.drawn?.state.scene.areas.find(({ id }) => id === "sheets")?.zones.flatMap((zone) => zone.pieces) ?? [];
  }

  /** The answer that takes a side of a sheet; nothing where somebody else has it. @param {string} piece @returns {Option | undefined} */
  #option(piece) {
    return this.drawn?.asked.options.find(({ pieces }) => pieces.includes(piece));
  }

  /** One of the four, with both faces. @param {Piece} front */
  #person(front) {
    const sides = this.#pieces().filter(({ id }) => id.slice(0, -1) === front.id.slice(0, -1));
    const free = sides.some(({ id }) => this.#option(id));
    return make(
      "li",
      { class: "apprentice", "data-sheet": front.id.split(":")[1] ?? "", "data-taken": !free },
      ...sides.map((piece) => this.#choice(piece)),
      make("b", { class: "apprentice__name", "aria-hidden": "true", text: front.name?.split(",")[0] ?? "" }),
      this.#taken(front),
    );
  }

  /** Who has taken a sheet; nothing while nobody has. @param {Piece} front */
  #taken(front) {
    const seat = markOf(front.marks, "seat")?.value;
    const who = this.drawn?.state.seats.find((one) => one.seat === seat)?.name;
    return who ? make("small", { class: "apprentice__taken", text: say("web-apprentice-taken", { who }) }) : null;
  }

  /** @param {Piece} piece */
  #choice(piece) {
    const option = this.#option(piece.id);
    const number = option ? (this.drawn?.asked.options.indexOf(option) ?? 0) + 1 : null;
    return make(
      "button",
      {
        type: "button",
        class: "apprentice__face",
        "data-key": option?.key ?? null,
        "data-number": number,
        "data-piece": piece.id,
        "aria-pressed": "false",
        "aria-label": piece.name ?? "",
        disabled: !option,
        on: { click: () => this.#choose(option?.key ?? "") },
      },
      cardArt(this.tasks.game, piece),
    );
  }

  /** @param {string} key */
  #choose(key) {
    this.chosen = key;
    this.#update();
  }

  /** Where the name is written, or stands already. @returns {HTMLElement[]} */
  #field() {
    const { asked, state } = /** @type {Drawn} */ (this.drawn);
    const label = make("label", {
      class: "own-sheet__label",
      for: "apprentice-name",
      text: say("web-apprentice-called"),
    });
    if (!this.#nameless)
      return [
        make("span", { class: "own-sheet__label", text: say("web-apprentice-called") }),
        make("b", {
          class: "own-sheet__called",
          text: state.scene.areas.find(({ id }) => id === `player:${asked.seat}`)?.name ?? "",
        }),
      ];
    const input = make("input", {
      class: "input own-sheet__input",
      id: "apprentice-name",
      maxlength: String(asked.naming || LONGEST),
      autocomplete: "off",
      value: this.name,
      placeholder: say("web-table-name"),
    });
    input.addEventListener("input", () => {
      this.name = input.value;
      this.#update();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.#begin();
    });
    this.input = input;
    return [label, input];
  }

  /** Names to choose from. */
  #names() {
    const { asked } = /** @type {Drawn} */ (this.drawn);
    const take = (/** @type {Option} */ option) => {
      this.name = option.label;
      if (this.input) this.input.value = option.label;
      this.#update();
    };
    return make(
      "ul",
      { class: "own-sheet__names" },
      ...asked.options.map((option, place) =>
        make(
          "li",
          {},
          make("button", {
            type: "button",
            class: "button",
            "data-key": option.key,
            "data-number": String(place + 1),
            text: option.label,
            on: { click: () => take(option) },
          }),
        ),
      ),
    );
  }

  /** With how much life everybody begins; nothing where the sheets are put away. */
  #life() {
    const life = markOf(this.drawn?.state.scene.areas.find(({ id }) => id === "sheets")?.marks ?? [], "life");
    return life
      ? make(
          "p",
          { class: "own-sheet__life", title: life.label },
          make("span", { "aria-hidden": "true" }, tokenArt("life")),
          make("b", { class: "digits", "aria-hidden": "true", text: String(life.value) }),
          make("span", { class: "unseen", text: life.label }),
        )
      : null;
  }

  /** What everybody begins with, and what lies under wax. */
  #beginning() {
    const marks = this.drawn?.state.scene.areas.find(({ id }) => id === "sheets")?.marks ?? [];
    const list = (/** @type {string} */ id) =>
      String(markOf(marks, id)?.value ?? "")
        .split(" ")
        .filter(Boolean);
    return make(
      "div",
      { class: "own-sheet__beginning", tabindex: "0", role: "group", "aria-label": say("web-apprentice-title") },
      part("breaches", make("ul", { class: "own-sheet__breaches" }, ...list("breaches").map(breach))),
      part("hand", make("ul", { class: "own-sheet__hand" }, ...list("hand").map((card) => this.#card(card)))),
      part(
        "sealed",
        make(
          "ul",
          { class: "own-sheet__sealed" },
          ...list("sealed").map((chapter) =>
            make("li", {}, wax(chapter), make("small", { text: say("web-apprentice-after", { n: chapter }) })),
          ),
        ),
        make("p", { class: "own-sheet__wax", text: say("web-apprentice-wax") }),
      ),
    );
  }

  /** @param {string} card */
  #card(card) {
    const face = make("li", { class: "own-sheet__card card-frame" });
    void cardText(this.tasks.game, card)
      .catch(() => null)
      .then((text) => {
        const kind = text?.kind ?? "";
        setAttribute(face, "data-kind", kind);
        fillWith(
          face,
          make(
            "span",
            { class: "own-sheet__art", "aria-hidden": "true" },
            cardArt(this.tasks.game, { card, kind, name: text?.name ?? "" }),
          ),
          make("b", { text: text?.name ?? card }),
          gistLine(card),
        );
      });
    return face;
  }

  /** The name of the mage as it would be given. */
  get #called() {
    const { asked, state } = /** @type {Drawn} */ (this.drawn);
    return this.#nameless
      ? this.name.trim()
      : (state.scene.areas.find(({ id }) => id === `player:${asked.seat}`)?.name ?? "");
  }

  #begin() {
    const { asked, busy } = /** @type {Drawn} */ (this.drawn);
    if (busy) return;
    if (asked.naming && !this.#called) this.input?.focus();
    else if (asked.naming) this.tasks.answer(`${NAME}:${this.#called}`);
    else
      this.tasks.gather([
        { topic: asked.topic, key: this.chosen },
        ...(this.#nameless && this.#called ? [{ topic: "mage-name", key: `${NAME}:${this.#called}` }] : []),
      ]);
  }

  #update() {
    const { asked, state, hinted, busy } = /** @type {Drawn} */ (this.drawn);
    for (const button of this.root.querySelectorAll("button[data-key]")) {
      setAttribute(
        button,
        "aria-pressed",
        String(
          button.getAttribute("data-key") === this.chosen ||
            (Boolean(asked.naming) && button.textContent === this.name),
        ),
      );
      setAttribute(button, "data-hinted", button.getAttribute("data-key") === hinted);
    }
    const option = asked.options.find(({ key }) => key === this.chosen);
    const piece = this.#pieces().find(({ id }) => option?.pieces.includes(id));
    if (!this.face || !this.side || !this.button) return;
    const area = state.scene.areas.find(({ id }) => id === `player:${asked.seat}`);
    fillWith(this.face, piece ? cardArt(this.tasks.game, piece) : this.tasks.face(asked.seat));
    setText(this.side, piece?.name ?? area?.name ?? "");
    // A player without a name is asked for one on the next screen.
    const called = this.#called || (piece?.name?.split(",")[0] ?? "");
    setText(this.button, called ? say("web-apprentice-begin", { name: called }) : say("web-apprentice-nameless"));
    setAttribute(this.button, "aria-disabled", busy || !called ? "true" : null);
    for (const person of this.root.querySelectorAll(".apprentice"))
      setAttribute(person, "data-chosen", person.querySelector('[aria-pressed="true"]') !== null);
  }
}

/**
 * @param {string} name
 * @param {...HTMLElement} inside
 */
function part(name, ...inside) {
  return make(
    "section",
    { class: "own-sheet__part", "data-of": name },
    make("h3", { text: say(`web-apprentice-${name}`) }),
    ...inside,
  );
}

/** A breach as it begins: `2:D:2:4`, or `1` where it is open. @param {string} told */
function breach(told) {
  const [number = "1", turned = "U", focus = "", price = ""] = told.split(":");
  const open = !focus;
  return make(
    "li",
    {},
    make(
      "span",
      { class: "own-sheet__breach", "aria-hidden": "true" },
      breachArt({
        number: Number(number),
        open,
        turned: /** @type {"R" | "D" | "L" | "U"} */ (turned),
        sigil: false,
        focused: false,
      }),
    ),
    ...(open
      ? [make("small", { text: say("web-apprentice-open") })]
      : [
          make("small", { text: say("web-apprentice-focus", { n: focus }) }),
          make("small", { text: say("web-apprentice-opens", { n: price }) }),
        ]),
  );
}
