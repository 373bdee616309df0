// @ts-check
/**
 * What changes a card for good, as a moment of its own: the card rises and turns, a sticker falls into its place, the card goes home;
 * or it burns from its edge and another is behind it. Then one sentence says what that means.
 */

import { icon } from "../art/emblems.js";
import { backArt, cardArt } from "../board/art.js";
import { fillWith, make } from "../common/dom.js";
import { count, say } from "../common/say.js";
import { tellStage } from "./shown.js";

/** @typedef {{kind: string, parts: HTMLElement[]}} Face */
/** @typedef {"token" | "card" | "ability" | "evolve"} What an evolve sticker, a card of one's own, an ability, or another card */

/** The four beats below the card, and when each of them is told, in milliseconds. @type {Record<"stick" | "evolve", [string, number, number][]>} */
const BEATS = {
  stick: [
    ["rises", 0, 420],
    ["turns", 420, 700],
    ["lands", 1120, 2480],
    ["home", 3600, 600],
  ],
  evolve: [
    ["rises", 0, 420],
    ["burns", 420, 1100],
    ["becomes", 1520, 1280],
    ["kept", 2800, 800],
  ],
};
/** How many free places are drawn; more are not counted on a card. */
const PLACES = 3;

export class Lasting {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {(card: string) => Promise<Face>} face a card as it is read
   */
  constructor(root, game, face) {
    this.root = root;
    this.game = game;
    this.face = face;
    this.element = make("section", { class: "lasting", hidden: true });
    /** What is waited for, so that nothing comes after its time. @type {object | null} */
    this.wanted = null;
    root.append(this.element);
  }

  hide() {
    this.wanted = null;
    this.element.hidden = true;
    tellStage(this.root);
  }

  /** The faces of some cards; nothing where something else is shown by then. @param {string[]} cards */
  async #faces(cards) {
    const wanted = {};
    this.wanted = wanted;
    const faces = await Promise.all(cards.map((card) => this.face(card)));
    return this.wanted === wanted ? faces : null;
  }

  /**
   * @param {string} card
   * @param {HTMLElement | null} from where it was
   * @param {Exclude<What, "evolve">} what
   * @param {number} left free places after this sticker
   */
  async stick(card, from, what, left) {
    const faces = await this.#faces([card]);
    if (!faces) return;
    const [face] = faces;
    const means =
      what === "token"
        ? left
          ? count("web-lasting-left", left)
          : say("web-lasting-last")
        : say(`web-lasting-${what}-means`);
    const places =
      what === "token"
        ? make(
            "span",
            { class: "lasting__places" },
            make("span", { class: "lasting__place" }),
            ...Array.from({ length: Math.min(left, PLACES) }, () => make("span", { class: "lasting__place" })),
          )
        : null;
    const sticker = what === "token" ? make("span", { class: "lasting__sticker" }, icon("evolve")) : null;
    const front = make("article", { class: "lasting__card card-frame", "data-kind": face.kind }, ...face.parts);
    const turning = make(
      "div",
      { class: "lasting__turn" },
      make("span", { class: "lasting__back card-back" }, backArt(this.game)),
      front,
      places,
      sticker,
    );
    this.#show(what, [turning], means, card, null, face.kind);
    this.#fly(from);
  }

  /**
   * @param {string | null} old
   * @param {string | null} card what it has become
   * @param {HTMLElement | null} from
   */
  async evolve(old, card, from) {
    const into = card ?? old ?? "";
    const faces = await this.#faces([into, ...(old ? [old] : [])]);
    if (!faces) return;
    const [face, before] = faces;
    const fresh = make("article", { class: "lasting__card card-frame", "data-kind": face.kind }, ...face.parts);
    const burning =
      before && make("div", { class: "lasting__old card-frame", "data-kind": before.kind }, ...before.parts);
    const turning = make(
      "div",
      { class: "lasting__turn" },
      fresh,
      burning,
      burning && make("span", { class: "lasting__flames" }),
    );
    this.#show("evolve", [turning], say("web-lasting-evolve-means"), into, old, face.kind);
    this.#fly(from);
  }

  /**
   * @param {What} what
   * @param {HTMLElement[]} turning
   * @param {string} means
   * @param {string} card
   * @param {string | null} old
   * @param {string} kind
   */
  #show(what, turning, means, card, old, kind) {
    this.element.dataset.what = what;
    this.flight = make("div", { class: "lasting__flight" }, ...turning);
    fillWith(
      this.element,
      make(
        "header",
        { class: "lasting__head" },
        make("p", { class: "lasting__over", text: document.documentElement.dataset.chapter ?? "" }),
        make("h2", { class: "lasting__title", text: say(`web-lasting-${what}`) }),
      ),
      make("div", { class: "lasting__light" }, this.flight),
      make("p", { class: "lasting__means", text: means }),
      make(
        "ol",
        { class: "lasting__beats" },
        ...BEATS[what === "evolve" ? "evolve" : "stick"].map((beat) => this.#beat(beat, what, card, old, kind)),
      ),
    );
    this.element.hidden = true;
    void this.element.offsetWidth;
    this.element.hidden = false;
    tellStage(this.root);
  }

  /**
   * One of the beats, as a small picture that is lit while it is told.
   * @param {[string, number, number]} beat
   * @param {What} what
   * @param {string} card
   * @param {string | null} old
   * @param {string} kind
   */
  #beat([name, at, lasts], what, card, old, kind) {
    const shown = what === "evolve" && name !== "becomes" ? (old ?? card) : card;
    const sticker =
      what === "token" && (name === "lands" || name === "home") && make("span", { class: "lasting__dot" });
    const item = make(
      "li",
      { class: "lasting__beat", "data-beat": name },
      make(
        "span",
        { class: "lasting__mini card-frame", "data-kind": kind },
        cardArt(this.game, { card: shown, kind, name: null }),
        sticker,
      ),
      make("b", { text: say(`web-lasting-${name}`) }),
    );
    item.style.setProperty("--at", `${at}ms`);
    item.style.setProperty("--lasts", `${lasts}ms`);
    return item;
  }

  /** The card comes from where it was, and goes back there. @param {HTMLElement | null} from */
  #fly(from) {
    const flight = this.flight;
    const start = from?.getBoundingClientRect();
    const end = flight?.getBoundingClientRect();
    if (!flight || !start?.width || !end?.width) return;
    flight.style.setProperty("--from-x", `${start.left + start.width / 2 - end.left - end.width / 2}px`);
    flight.style.setProperty("--from-y", `${start.top + start.height / 2 - end.top - end.height / 2}px`);
    flight.style.setProperty("--from-size", String(start.width / end.width));
  }
}
