// @ts-check
/** From a click on the table to an answer: straight, by a small menu, or to the reason why not. */

import { Bubble, notNow } from "./bubble.js";
import { areaIds } from "../../common/frames.js";
import { PileView } from "../../board/cards/pile.js";
import { preference } from "../../common/preferences.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../board/scene.js").Board} Board */
/** @typedef {import("../../board/cards/zoom.js").Zoom} Zoom */

/**
 * @typedef {object} ClickTasks
 * @property {() => Map<string, Option[]>} legal
 * @property {(option: Option) => void} answer
 * @property {(option: Option | null) => void} point
 * @property {() => string} asked what is asked now, in words
 * @property {(target: string) => Promise<string>} why why it cannot be chosen, as far as the table knows
 * @property {(id: string) => import("./bubble.js").Choice | null} ahead play it as soon as that is possible, where that is harmless
 * @property {(id: string) => Promise<import("./bubble.js").Choice[]>} conditions what a queued answer may depend on
 * @property {(text: string) => void} tell say it to those who hear the table
 * @property {() => boolean} playing whether the viewer could answer at all
 * @property {() => boolean} locked
 */

const SECOND_CLICK = 700;

export class Clicks {
  /**
   * @param {Board} board
   * @param {Zoom} zoom
   * @param {ClickTasks} tasks
   */
  constructor(board, zoom, tasks) {
    this.board = board;
    this.zoom = zoom;
    this.tasks = tasks;
    this.bubble = new Bubble();
    this.pile = new PileView((piece, element) => this.#inPile(piece, element));
    /** @type {{options: Option[], until: number}} the menu that this click has just closed */
    this.before = { options: [], until: 0 };
    this.bubble.onClose = () => {
      this.before = { options: this.bubble.shown, until: performance.now() + SECOND_CLICK };
      this.tasks.point(null);
    };
  }

  /** @param {HTMLElement} root */
  watch(root) {
    root.addEventListener("click", (event) => {
      if (event.target instanceof Element) this.#clicked(event.target);
    });
  }

  /** Close whatever is open, as the table has changed. */
  settle() {
    this.bubble.close();
    this.before.until = 0;
    this.pile.close();
  }

  /**
   * Give one of the answers of a kind: at once where there is only one, else from a menu.
   * @param {HTMLElement} anchor
   * @param {string} verb
   */
  offer(anchor, verb) {
    const options = new Set([...this.tasks.legal().values()].flat());
    this.#choose(
      [...options].filter((option) => option.verb === verb),
      anchor,
      "",
    );
  }

  /** Queue what has the focus for one's turn, or not after all. @param {Element} target */
  later(target) {
    const [id] = this.#idsAt(target);
    if (id !== undefined && this.tasks.playing()) this.tasks.ahead(id)?.choose();
  }

  /** @param {Element} target */
  #clicked(target) {
    const hit = target.closest("[data-piece], [data-handle], [data-head]");
    const zone = target.closest("[data-zone]");
    const ids = this.#idsAt(target);
    const legal = this.tasks.legal();
    const second = this.#secondOf(ids);
    if (second) {
      this.tasks.answer(second);
      return;
    }
    const id = ids.find((each) => legal.has(each));
    const anchor = hit instanceof HTMLElement ? hit : null;
    if (id !== undefined) this.#choose(legal.get(id) ?? [], anchor ?? this.board.elementOf(id), id);
    else if (zone instanceof HTMLElement && hit && this.#openPile(zone, legal)) return;
    else if (anchor) void this.#refuse(anchor, ids[0] ?? "");
  }

  /**
   * What is under the click, the smallest first.
   * @param {Element} target
   * @returns {string[]}
   */
  #idsAt(target) {
    const piece = target.closest("[data-piece]")?.getAttribute("data-piece");
    const zone = target.closest("[data-zone]")?.getAttribute("data-zone");
    const areaId = target.closest("[data-area]")?.getAttribute("data-area");
    const area = this.board.state?.scene.areas.find((each) => each.id === areaId);
    // A figure is its portrait: a card on its side of the table is not the figure itself.
    const whole = area ? (zone ? [area.id] : areaIds(area)) : [];
    return [piece, zone, ...whole].filter((id) => id !== null && id !== undefined);
  }

  /**
   * With a menu open, a click on a second piece picks the answer that has both.
   * @param {string[]} ids
   */
  #secondOf(ids) {
    if (performance.now() > this.before.until || this.before.options.length < 2) return null;
    const both = this.before.options.filter((option) => ids.some((id) => option.pieces.includes(id)));
    return both.length === 1 ? both[0] : null;
  }

  /**
   * @param {Option[]} options
   * @param {HTMLElement | null} anchor
   * @param {string} id
   */
  #choose(options, anchor, id) {
    const [only] = options;
    if (this.tasks.locked() || !only) return;
    if ((options.length === 1 && !preference("confirm")) || !anchor) {
      this.tasks.answer(only);
      return;
    }
    this.zoom.hide();
    const name = this.board.findPiece(id)?.name ?? say("web-table-choose");
    this.bubble.shown = options;
    this.bubble.menu(
      anchor,
      name,
      options.map((option) => ({
        label: option.label,
        choose: () => this.tasks.answer(option),
        enter: () => this.tasks.point(option),
      })),
    );
  }

  /**
   * @param {HTMLElement} element
   * @param {Map<string, Option[]>} legal
   */
  #openPile(element, legal) {
    const zone = this.board.findZone((each) => each.id === element.dataset.zone);
    const look = element.dataset.look;
    if (!zone || (look !== "pile" && look !== "deck") || !zone.pieces.length) return false;
    this.zoom.hide();
    this.pile.open(zone, this.board.state?.table.game ?? "", legal);
    return true;
  }

  /**
   * @param {string} piece
   * @param {HTMLElement} element
   */
  #inPile(piece, element) {
    const options = this.tasks.legal().get(piece) ?? [];
    if (!options.length) {
      void this.zoom.open(element);
      return;
    }
    const anchor = this.board.elementOf(piece);
    this.pile.close();
    this.#choose(options, anchor, piece);
  }

  /**
   * How to look closer at a thing that cannot be chosen: what is on a space, else what is written on a card.
   * @param {HTMLElement} element
   * @returns {import("./bubble.js").Choice | null}
   */
  #reading(element) {
    const zone =
      element.dataset.handle && element.closest("[data-look=space]")
        ? this.board.findZone((each) => each.id === element.dataset.handle)
        : null;
    if (zone?.pieces.length)
      return {
        label: say("web-map-look"),
        choose: () => this.pile.open(zone, this.board.state?.table.game ?? "", new Map()),
      };
    return element.dataset.card
      ? { label: say("web-table-read-card"), choose: () => void this.zoom.open(element) }
      : null;
  }

  /**
   * General words at once; the reason takes their place when it comes.
   * @param {HTMLElement} element
   * @param {string} target
   */
  async #refuse(element, target) {
    const read = this.tasks.ahead(target) ?? this.#reading(element);
    if (!this.tasks.playing()) {
      read?.choose();
      return;
    }
    const text = notNow(this.tasks.asked());
    this.zoom.hide();
    element.classList.remove("refused");
    void element.offsetWidth;
    element.classList.add("refused");
    this.bubble.shown = [];
    this.bubble.tell(element, text, read);
    this.tasks.tell(text);
    const reason = await this.tasks.why(target);
    if (reason && this.bubble.retell(element, reason)) this.tasks.tell(reason);
    this.bubble.add(element, await this.tasks.conditions(target));
  }
}
