// @ts-check
/** What stands above the table while a story is told: banner, held card, number, line, and the words for it. */

import { cardArt } from "../table/art.js";
import { fillWith, make, setText } from "../table/dom.js";
import { middleOf } from "../table/sight.js";
import { say } from "../table/words.js";
import { cardText } from "../table/zoom.js";

/** @typedef {import("../table/frames.js").Area} Area */
/** @typedef {{n: number, at: number, words: string, card: string | null, kind: string}} Chip */

const SVG = "http://www.w3.org/2000/svg";

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {{next: () => void, skip: () => void, pause: () => void, look: (at: number) => void}} tasks
   */
  constructor(root, game, tasks) {
    this.root = root;
    this.game = game;
    this.banner = make("div", { class: "story__banner", hidden: true });
    this.card = make("article", { class: "story__card card-frame", hidden: true });
    this.lines = document.createElementNS(SVG, "svg");
    this.lines.setAttribute("class", "story__lines");
    this.lines.setAttribute("aria-hidden", "true");
    this.numbers = make("div", { class: "story__numbers", "aria-hidden": "true" });
    this.words = make("p", { class: "story__words" });
    this.chips = make("ol", { class: "story__chips" });
    this.pauseButton = make("button", { type: "button", class: "tool story__pause", on: { click: () => tasks.pause() } });
    this.next = make("button", { type: "button", class: "button button--main story__next", on: { click: () => tasks.next() } });
    this.skip = make("button", { type: "button", class: "tool story__skip", on: { click: () => tasks.skip() } });
    this.look = tasks.look;
    const bar = make("div", { class: "story__bar" }, this.words, this.chips, make("div", { class: "story__tools" }, this.pauseButton, this.next, this.skip));
    root.append(this.lines, this.banner, this.card, this.numbers, bar);
  }

  /** Let the curtain up. */
  open() {
    setText(this.next, say("web-story-next"));
    setText(this.skip, say("web-story-skip"));
    this.paused(false);
    this.root.hidden = false;
    document.body.classList.add("is-telling");
  }

  close() {
    this.clear();
    this.chips.replaceChildren();
    this.root.hidden = true;
    document.body.classList.remove("is-telling");
  }

  /** @param {boolean} paused */
  paused(paused) {
    setText(this.pauseButton, say(paused ? "web-story-resume" : "web-story-pause"));
    this.pauseButton.setAttribute("aria-pressed", String(paused));
    this.root.classList.toggle("story--paused", paused);
  }

  /** Take down what the last beat showed. */
  clear() {
    this.banner.hidden = true;
    this.card.hidden = true;
    this.lines.replaceChildren();
    this.numbers.replaceChildren();
    for (const element of document.querySelectorAll(".story-struck, .story-acts, .story-falls")) element.classList.remove("story-struck", "story-acts", "story-falls");
  }

  /**
   * @param {string} words
   * @param {Chip[]} chips
   * @param {number} now which of them is told
   */
  tell(words, chips, now) {
    setText(this.words, words);
    const shown = chips.slice(Math.max(0, now - 3), now + 3);
    this.chips.replaceChildren(...shown.map((chip) => this.#chip(chip, chips.indexOf(chip) === now)));
  }

  /**
   * @param {Chip} chip
   * @param {boolean} now
   */
  #chip(chip, now) {
    const art = chip.card ? make("span", { class: "story__chip-art" }, cardArt(this.game, { card: chip.card, kind: chip.kind, name: null })) : null;
    return make(
      "li",
      { class: now ? "story__chip story__chip--now" : "story__chip", "aria-current": now ? "step" : null },
      make("button", { type: "button", on: { click: () => this.look(chip.at) }, title: say("web-table-look-back") }, art, make("span", { text: chip.words })),
    );
  }

  /**
   * A turn begins, a round, a nemesis' turn.
   * @param {Area | null} who
   * @param {string} words
   * @param {"foe" | "mine" | "other"} side
   */
  raiseBanner(who, words, side) {
    this.banner.dataset.side = side;
    fillWith(
      this.banner,
      who?.card && make("span", { class: "story__face" }, cardArt(this.game, { card: who.card, kind: side === "foe" ? "nemesis" : "mage", name: who.name })),
      make("span", { class: "story__title", text: words }),
    );
    show(this.banner);
  }

  /**
   * Hold a card up to be read.
   * @param {string} card
   * @param {HTMLElement | null} from where it lay
   */
  async hold(card, from) {
    const text = await cardText(this.game, card).catch(() => null);
    if (this.root.hidden) return;
    const kind = text?.kind ?? "";
    this.card.dataset.kind = kind;
    fillWith(
      this.card,
      make("div", { class: "card-frame__art story__art" }, cardArt(this.game, { card, kind, name: text?.name ?? card })),
      make("h2", { class: "card-frame__name story__name", text: text?.name ?? card }),
      make("p", { class: "card-frame__band story__facts", text: text?.facts ?? "" }),
      make("div", { class: "story__text" }, ...(text?.text ?? []).map((line) => make("p", { text: line }))),
    );
    show(this.card);
    if (from) rise(this.card, from);
  }

  /**
   * A number over what was struck or healed.
   * @param {HTMLElement} target
   * @param {string} text
   * @param {"hit" | "heal"} kind
   */
  float(target, text, kind) {
    const { x, y } = this.#inside(target);
    const number = make("b", { class: `story__number story__number--${kind} digits`, text });
    number.style.setProperty("left", `${x}px`);
    number.style.setProperty("top", `${y}px`);
    this.numbers.append(number);
    target.classList.add(kind === "hit" ? "story-struck" : "story-acts");
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
    const end = this.#inside(to);
    const bend = Math.max(40, Math.abs(end.x - start.x) / 5);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${start.x} ${start.y} Q${(start.x + end.x) / 2} ${Math.max(start.y, end.y) + bend} ${end.x} ${end.y}`);
    path.setAttribute("pathLength", "100");
    path.setAttribute("class", "story__line");
    this.lines.append(path);
  }

  /**
   * The middle of an element, as this stage measures it.
   * @param {Element} element
   */
  #inside(element) {
    const { x, y } = middleOf(element);
    const frame = this.root.getBoundingClientRect();
    return { x: x - frame.left, y: y - frame.top };
  }
}

/** Bring something back in with its entrance. @param {HTMLElement} element */
function show(element) {
  element.hidden = true;
  void element.offsetWidth;
  element.hidden = false;
}

/**
 * Let a card grow from where it lay.
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
    [{ translate: `${x}px ${y}px`, scale: String(start.width / end.width), opacity: 0.4 }, { translate: "0 0", scale: "1", opacity: 1 }],
    { duration: 420, easing: "cubic-bezier(.16, 1, .3, 1)" },
  );
}
