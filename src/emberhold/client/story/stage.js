// @ts-check
/** What is above the table while a story is told: banner, held card, number, line, and the words for it. */

import { pagePicture } from "../art/pages.js";
import { wax } from "../art/wax.js";
import { saveSettings } from "../shared/settings.js";
import { cardArt, crest } from "../board/art.js";
import { byId, fillWith, longestWord, make, setText } from "../common/dom.js";
import { paragraph, spelledOut } from "../board/cards/glossary.js";
import { icon } from "../common/icons.js";
import { headed, say } from "../common/say.js";
import { cardText } from "../board/cards/zoom.js";
import { Lasting } from "./lasting.js";
import { tellStage, tellStruck } from "./shown.js";

/** @typedef {import("../common/frames.js").Area} Area */
/** @typedef {{n: number, at: number, words: string, card: string | null, kind: string, amount: number | null}} Chip */

const SVG = "http://www.w3.org/2000/svg";
const HOLD = 350;
/** How many moments before and after the one that is told are shown beside it. */
const BEFORE = 3;
const AFTER = 1;
const PLACES = /** @type {const} */ (["past", "now", "next"]);
const SPEEDS = /** @type {const} */ (["slow", "normal", "quick", "fastest"]);

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {{next: () => void, skip: () => void, pause: () => void, why: () => void, hold: (held: boolean) => void, look: (at: number) => void}} tasks
   */
  constructor(root, game, tasks) {
    this.root = root;
    this.game = game;
    this.banner = make("div", { class: "story__banner", hidden: true });
    this.card = make("article", { class: "story__card card-frame", hidden: true });
    this.page = make("article", { class: "story__page", hidden: true });
    /** A card of the turn order that was turned up. */
    this.turn = make("figure", { class: "story__turn", hidden: true });
    /** The card that is held up @type {string | null} */
    this.held = null;
    this.lines = document.createElementNS(SVG, "svg");
    this.lines.setAttribute("class", "story__lines");
    this.lines.setAttribute("aria-hidden", "true");
    this.numbers = make("div", { class: "story__numbers", "aria-hidden": "true" });
    this.face = make("span", { class: "story__teller", "aria-hidden": "true" });
    this.words = make("p", { class: "story__words" });
    this.since = make("p", { class: "story__since" });
    this.chips = make("ol", { class: "story__chips" });
    this.pauseButton = make("button", {
      type: "button",
      class: "tool story__pause",
      on: { click: () => tasks.pause() },
    });
    this.why = make("button", { type: "button", class: "tool story__why", on: { click: () => tasks.why() } });
    this.next = make("button", {
      type: "button",
      class: "button button--main story__next",
      on: { click: () => tasks.next() },
    });
    this.skip = make("button", { type: "button", class: "tool story__skip", on: { click: () => tasks.skip() } });
    this.speed = make("button", {
      type: "button",
      class: "tool story__speed digits",
      on: { click: () => this.#faster() },
    });
    this.look = tasks.look;
    fillWith(
      byId("story-bar"),
      make("div", { class: "story__tale" }, this.face, this.words, this.why),
      make(
        "div",
        { class: "story__strip" },
        this.since,
        this.chips,
        make("div", { class: "story__tools" }, this.pauseButton, this.speed, this.next, this.skip),
      ),
    );
    root.append(this.lines, this.banner, this.card, this.turn, this.page, this.numbers);
    this.lasting = new Lasting(root, game, (card) => this.#face(card));
    for (const element of [this.banner, this.card, this.page, this.lasting.element, this.words])
      held(element, tasks.hold, tasks.next);
    held(byId("board"), tasks.hold, () => undefined);
  }

  /** Let the curtain up. */
  open() {
    fillWith(this.next, say("web-story-next"), key(say("web-story-space")));
    fillWith(this.skip, say("web-story-skip"), key("S"));
    setText(this.since, say("web-story-since"));
    setText(this.why, say("web-why-short"));
    this.why.title = say("web-why");
    this.paused(false);
    this.#showSpeed();
    this.root.hidden = false;
    byId("story-bar").hidden = false;
    document.body.classList.add("is-telling");
  }

  close() {
    this.clear();
    delete this.root.dataset.shown;
    this.chips.replaceChildren();
    this.root.hidden = true;
    byId("story-bar").hidden = true;
    delete byId("story-bar").dataset.watching;
    document.body.classList.remove("is-telling", "is-watching");
  }

  /** Others act, and the viewer has nothing to do but watch: a large screen makes room for it. */
  watch() {
    document.body.classList.add("is-watching");
    byId("story-bar").dataset.watching = "";
  }

  /** The next of four speeds, then the first again. */
  #faster() {
    const now = SPEEDS.indexOf(/** @type {typeof SPEEDS[number]} */ (document.documentElement.dataset.motion));
    saveSettings({ motion: SPEEDS[(now + 1) % SPEEDS.length] });
    this.#showSpeed();
  }

  #showSpeed() {
    const times =
      { slow: "½", normal: "1", quick: "2", fastest: "4" }[document.documentElement.dataset.motion ?? ""] ?? "1";
    setText(this.speed, `${times}×`);
    this.speed.setAttribute("aria-label", say("web-story-speed", { times }));
    this.speed.title = say("web-story-speed", { times });
  }

  /** @param {boolean} paused */
  paused(paused) {
    const word = say(paused ? "web-story-resume" : "web-story-pause");
    fillWith(this.pauseButton, icon(paused ? "play" : "pause"), make("span", { class: "unseen", text: word }));
    this.pauseButton.title = word;
    this.pauseButton.setAttribute("aria-pressed", String(paused));
    this.root.classList.toggle("story--paused", paused);
  }

  /** Everything of a moment is there now. @param {number} place which moment it is */
  shown(place) {
    this.root.dataset.shown = String(place);
  }

  /** Whether a rule is known behind what is told. @param {boolean} known */
  explains(known) {
    this.why.setAttribute("aria-disabled", String(!known));
  }

  /**
   * Take down what the last beat showed.
   * @param {{card?: boolean, banner?: boolean, lasting?: boolean}} [keeps] what stays: the held card with what was turned up for it; the banner, out of the way; what changed for good
   */
  clear(keeps = {}) {
    this.banner.classList.toggle("story__banner--aside", Boolean(keeps.banner));
    if (!keeps.banner) this.banner.hidden = true;
    if (!keeps.card) {
      this.card.hidden = true;
      this.turn.hidden = true;
      this.held = null;
    }
    if (!keeps.lasting) this.lasting.hide();
    this.page.hidden = true;
    this.lines.replaceChildren();
    this.numbers.replaceChildren();
    tellStage(this.root);
    for (const element of document.querySelectorAll(".story-struck, .story-acts, .story-falls, .story-lost"))
      element.classList.remove("story-struck", "story-acts", "story-falls", "story-lost");
    for (const element of document.querySelectorAll("[data-struck]")) element.removeAttribute("data-struck");
  }

  /**
   * @param {import("../common/frames.js").Word[]} said
   * @param {Chip[]} chips
   * @param {number} now which of them is told
   */
  tell(said, chips, now) {
    fillWith(this.words, ...said.map((word) => (typeof word === "string" ? word : make("b", { text: word.name }))));
    const card = chips[now]?.card;
    fillWith(this.face, card ? cardArt(this.game, { card, kind: chips[now]?.kind ?? "", name: null }) : null);
    const first = Math.max(0, Math.min(now - BEFORE, chips.length - BEFORE - AFTER - 1));
    const shown = chips.slice(first, now + AFTER + 1);
    this.chips.replaceChildren(
      ...shown.map((chip, place) => drawChip(this.game, chip, this.look, PLACES[Math.sign(first + place - now) + 1])),
    );
  }

  /**
   * A turn begins, a round, a nemesis' turn.
   * @param {Area | null} who
   * @param {string} words
   * @param {"foe" | "mine" | "other"} side
   * @param {boolean} [aside] whether it has begun already
   */
  raiseBanner(who, words, side, aside = false) {
    this.banner.classList.toggle("story__banner--aside", aside);
    this.banner.dataset.side = side;
    fillWith(
      this.banner,
      who?.card &&
        make(
          "span",
          { class: "story__face" },
          cardArt(this.game, { card: who.card, kind: side === "foe" ? "nemesis" : "mage", name: who.name }),
        ),
      make("span", { class: "story__title", text: words }),
      side === "foe" && who && make("span", { class: "story__who", text: who.name ?? "" }),
    );
    this.#show(this.banner);
  }

  /**
   * Hold a card up to be read.
   * @param {string} card
   * @param {HTMLElement | null} from where it was
   */
  async hold(card, from) {
    this.held = card;
    const face = await this.#face(card);
    if (this.root.hidden || this.held !== card) return;
    this.#raise(face, from);
  }

  /**
   * Mark the sentence of the held card that is happening; those before it are done.
   * @param {number | null} now
   */
  follow(now) {
    for (const sentence of this.card.querySelectorAll("[data-sentence]")) {
      const number = Number(sentence.getAttribute("data-sentence"));
      sentence.classList.toggle("story__sentence--now", number === now);
      sentence.classList.toggle("story__sentence--done", now !== null && number < now);
    }
  }

  /**
   * Show whose card of the turn order was turned up, beside the card that asked for it.
   * @param {{name: string, face: {card: string, kind: string, name: string} | null, seat: number | null}} turned
   */
  turnUp({ name, face, seat }) {
    fillWith(
      this.turn,
      make("figcaption", { text: say("web-story-turn-card") }),
      make(
        "div",
        { class: "story__turn-card", "data-seat": seat === null ? null : String(seat) },
        face && cardArt(this.game, face),
        make("b", { class: "story__turn-name" }, seat !== null && crest(seat), name),
      ),
    );
    this.turn.style.setProperty("--longest", String(longestWord(name)));
    this.#show(this.turn);
  }

  /** A card as it is read: its kind, and what is on it from top to bottom. @param {string} card */
  async #face(card) {
    const text = await cardText(this.game, card).catch(() => null);
    const kind = text?.kind ?? "";
    const parts = [
      make(
        "div",
        { class: "card-frame__art story__art" },
        cardArt(this.game, { card, kind, name: text?.name ?? card }),
      ),
      make("h2", { class: "card-frame__name story__name", text: text?.name ?? card }),
      make("p", { class: "card-frame__band story__facts", text: text?.facts ?? "" }),
      make(
        "div",
        { class: "story__text" },
        ...linesOf(text).map((line) =>
          paragraph(line[0]?.[1] ?? "", ...line.flatMap(([number, words]) => sentence(number, words))),
        ),
      ),
    ];
    return { kind, parts };
  }

  /**
   * @param {{kind: string, parts: HTMLElement[]}} face
   * @param {HTMLElement | null} from
   */
  #raise(face, from) {
    this.card.dataset.kind = face.kind;
    fillWith(this.card, ...face.parts);
    this.#show(this.card);
    if (from) rise(this.card, from);
  }

  /**
   * A page of the story in the middle of a game.
   * @param {string} words
   * @param {string | null} card what it tells of
   */
  async read(words, card) {
    const told = card ? await cardText(this.game, card).catch(() => null) : null;
    if (this.root.hidden) return;
    const art = told?.art ?? "";
    const inside = make(
      "div",
      {},
      told && make("h2", { class: "book__title", text: told.name }),
      told && make("span", { class: "book__ornament" }),
      make("p", { text: words }),
    );
    fillWith(
      this.page,
      art && make("span", { class: "story__picture" }, pagePicture(art, card ?? "")),
      make("span", { class: "story__seal" }, wax("")),
      inside,
    );
    this.page.classList.toggle("story__page--pictured", Boolean(art));
    this.#show(this.page);
  }

  /** Bring something back in with its entrance. @param {HTMLElement} element */
  #show(element) {
    element.hidden = true;
    void element.offsetWidth;
    element.hidden = false;
    tellStage(this.root);
  }

  /**
   * A number over what was struck or healed.
   * @param {HTMLElement} target
   * @param {string} text
   * @param {"hit" | "heal"} kind
   */
  float(target, text, kind) {
    const { x, y } = this.#inside(target, kind === "hit" ? { across: 0.78, down: 0.24 } : {});
    const number = make("b", { class: `story__number story__number--${kind} digits`, text });
    number.style.setProperty("left", `${x}px`);
    number.style.setProperty("top", `${y}px`);
    this.numbers.append(number);
    tellStage(this.root);
    target.classList.add(kind === "hit" ? "story-struck" : "story-acts");
    if (kind === "hit") tellStruck(target);
    if (kind === "hit") loses(target, Math.abs(Number.parseInt(text.slice(1), 10)));
    if (kind === "hit" && !this.card.hidden) this.#line(this.card, target);
  }

  /**
   * Light what takes part, or let it fall.
   * @param {HTMLElement | null} element
   * @param {boolean} falls
   */
  mark(element, falls = false) {
    element?.classList.add(falls ? "story-falls" : "story-acts");
  }

  /**
   * From one thing to another.
   * @param {HTMLElement} from
   * @param {HTMLElement} to
   */
  arrow(from, to) {
    this.#line(from, to);
  }

  /**
   * @param {Element} from
   * @param {Element} to
   */
  #line(from, to) {
    const start = this.#inside(from);
    const end = this.#inside(to, { down: 0.8 });
    const bend = Math.max(40, Math.abs(end.x - start.x) / 5);
    const [x, y] = [(start.x + end.x) / 2, Math.max(start.y, end.y) + bend];
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${start.x} ${start.y} Q${x} ${y} ${end.x} ${end.y}`);
    path.setAttribute("pathLength", "100");
    path.setAttribute("class", "story__line");
    const head = document.createElementNS(SVG, "path");
    head.setAttribute("d", "M8 0 L-22 -15 L-22 15 Z");
    head.setAttribute(
      "transform",
      `translate(${end.x} ${end.y}) rotate(${(Math.atan2(end.y - y, end.x - x) * 180) / Math.PI})`,
    );
    head.setAttribute("class", "story__head");
    this.lines.append(path, head);
  }

  /**
   * A place in an element, its middle if nothing else is said, as this stage measures it.
   * @param {Element} element
   * @param {{across?: number, down?: number}} [place] shares of its width and height
   */
  #inside(element, { across = 0.5, down = 0.5 } = {}) {
    const box = element.getBoundingClientRect();
    const frame = this.root.getBoundingClientRect();
    return { x: box.left + box.width * across - frame.left, y: box.top + box.height * down - frame.top };
  }
}

/**
 * The lines of a card as numbered sentences; without numbers every line is one.
 * @param {import("../board/cards/zoom.js").CardText | null} text
 * @returns {[number, string][][]}
 */
function linesOf(text) {
  return text?.sentences?.length ? text.sentences : (text?.text ?? []).map((line) => [[-1, line]]);
}

/**
 * @param {number} number
 * @param {string} words
 */
function sentence(number, words) {
  return [
    make(
      "span",
      { class: "story__sentence", "data-sentence": number < 0 ? null : String(number) },
      ...spelledOut(words, new Set()),
    ),
    " ",
  ];
}

/** What may be pressed instead. @param {string} name */
function key(name) {
  return make("kbd", { class: "story__key", "aria-hidden": "true", text: name });
}

/**
 * Stripe the part of a bar of life that a blow has taken.
 * @param {HTMLElement} target
 * @param {number} amount
 */
function loses(target, amount) {
  const bar = target.closest("[data-area]")?.querySelector(".bar-meter[data-mark='life']");
  const track = bar?.querySelector(".bar-meter__track");
  if (!(bar instanceof HTMLElement) || !(track instanceof HTMLElement)) return;
  const most = Number(bar.dataset.most) || 1;
  track.style.setProperty("--left", String(Number(bar.dataset.now) / most));
  track.style.setProperty("--lost", String(amount / most));
  track.classList.add("story-lost");
}

/**
 * Let a card grow from where it was.
 * @param {HTMLElement} card
 * @param {HTMLElement} from
 */
function rise(card, from) {
  const start = from.getBoundingClientRect();
  const end = card.getBoundingClientRect();
  if (!start.width || !end.width) return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  card.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(start.width / end.width), opacity: 0.4 },
      { translate: "0 0", scale: "1", opacity: 1 },
    ],
    { duration: 420, easing: "cubic-bezier(.16, 1, .3, 1)" },
  );
}

/**
 * A finger on something holds the story; a tap moves on.
 * @param {HTMLElement} element
 * @param {(held: boolean) => void} hold
 * @param {() => void} tap
 */
function held(element, hold, tap) {
  let timer = 0;
  let holding = false;
  element.addEventListener("pointerdown", () => {
    holding = false;
    timer = setTimeout(() => {
      holding = true;
      hold(true);
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    element.addEventListener(end, () => {
      clearTimeout(timer);
      if (holding) hold(false);
    });
  }
  element.addEventListener("click", () => holding || tap());
}

/**
 * A moment as a picture with its words, which leads back to it.
 * @param {string} game
 * @param {Chip} chip
 * @param {(at: number) => void} look
 * @param {"past" | "now" | "next"} [place] whether it has been told, is told or will be
 */
export function drawChip(game, chip, look, place = "past") {
  const art = chip.card
    ? make("span", { class: "story__chip-art" }, cardArt(game, { card: chip.card, kind: chip.kind, name: null }))
    : null;
  return make(
    "li",
    {
      class: `story__chip story__chip--${place}`,
      "data-kind": chip.kind,
      "aria-current": place === "now" ? "step" : null,
    },
    make(
      "button",
      {
        type: "button",
        on: { click: () => look(chip.at) },
        title: chip.words,
        "aria-label": headed(say("web-table-look-back"), chip.words),
      },
      art,
      chip.amount !== null && make("b", { class: "story__chip-amount digits", text: amountOf(chip) }),
      make("span", { class: "story__chip-words", text: chip.words }),
    ),
  );
}

/** @param {Chip} chip */
function amountOf({ kind, amount }) {
  return `${kind === "hit" ? "−" : kind === "heal" ? "+" : ""}${amount}`;
}
