// @ts-check
// The cards themselves, in rows: each is drawn when it comes into sight, and walked through by arrow keys.

import { roman } from "../art/roman.js";
import { wax } from "../art/wax.js";
import { count, word } from "../common/words.js";
import { backArt } from "../board/art.js";
import { fillWith, make } from "../common/dom.js";
import { drawPiece, newPiece } from "../board/cards/pieces.js";

/** @typedef {import("./filters.js").Card} Card */
/** @typedef {{reached: number, sealed: number, campaign: string}} Seals */

const AHEAD = "400px";

export class Shelves {
  /** @param {HTMLElement} element @param {(card: Card) => void} choose */
  constructor(element, choose) {
    this.element = element;
    this.choose = choose;
    /** @type {Map<Element, Card>} */
    this.cards = new Map();
    /** @type {Card | null} */
    this.marked = null;
    this.sight = new IntersectionObserver((seen) => this.#seen(seen), { rootMargin: AHEAD });
    element.addEventListener("click", (event) => this.#take(event));
    element.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** @param {Card[]} cards @param {{grouped: boolean, seals: Seals | null, nothing: Node | null}} how */
  draw(cards, { grouped, seals, nothing }) {
    this.sight.disconnect();
    this.cards.clear();
    const shelves = grouped ? byGroup(cards) : cards.length ? [{ title: "", cards }] : [];
    const number = new Map(cards.map((card, place) => [card, place + 1]));
    fillWith(
      this.element,
      ...shelves.map((shelf) => this.#shelf(shelf, number, cards.length)),
      !cards.length &&
        make("div", { class: "library__nothing" }, make("p", { text: word("web-cards-nothing") }), nothing),
      seals !== null && seals.sealed > 0 && sealed(seals),
    );
    if (this.marked) this.mark(this.marked);
  }

  /** @param {{title: string, cards: Card[]}} shelf @param {Map<Card, number>} number @param {number} of */
  #shelf({ title, cards }, number, of) {
    const row = make(
      "ul",
      { class: "library__grid" },
      ...cards.map((card) => make("li", {}, this.#place(card, number.get(card) ?? 0, of))),
    );
    return make(
      "section",
      { class: "library__shelf" },
      title &&
        make(
          "h2",
          { class: "library__heading" },
          title,
          make("span", { class: "muted small digits", text: String(cards.length) }),
        ),
      row,
    );
  }

  /** @param {Card} card @param {number} n @param {number} of */
  #place(card, n, of) {
    const place = newPiece();
    place.classList.add("card", "card-frame", "library__card");
    place.dataset.kind = card.kind;
    place.dataset.game = card.box;
    place.toggleAttribute(
      "data-stats",
      card.signs.filter(({ id }) => ["attack", "recover", "life"].includes(id)).length > 1,
    );
    place.setAttribute("aria-label", word("web-cards-place", { name: card.name, facts: card.facts, n, of }));
    place.tabIndex = this.cards.size === 0 ? 0 : -1;
    this.cards.set(place, card);
    this.sight.observe(place);
    return place;
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #seen(seen) {
    for (const { target, isIntersecting } of seen) {
      const card = this.cards.get(target);
      if (!isIntersecting || !card) continue;
      this.sight.unobserve(target);
      const label = target.getAttribute("aria-label") ?? "";
      const cost = card.cost === null ? [] : [{ id: "cost", value: card.cost, label: "" }];
      drawPiece(
        /** @type {HTMLElement} */ (target),
        {
          id: `library:${card.slug}`,
          kind: card.kind,
          card: card.slug,
          name: card.name,
          face: "up",
          marks: [...cost, ...card.signs],
          label,
        },
        card.box,
      );
    }
  }

  /** @param {Event} event */
  #take(event) {
    const place = event.target instanceof Element ? event.target.closest(".library__card") : null;
    const card = place && this.cards.get(place);
    if (card) this.choose(card);
  }

  /** The card that is read has a cold rim. @param {Card} card */
  mark(card) {
    this.marked = card;
    for (const [place, one] of this.cards) {
      const on = one.slug === card.slug && one.box === card.box;
      place.toggleAttribute("data-chosen", on);
      if (on) this.#only(/** @type {HTMLElement} */ (place));
    }
  }

  focus() {
    const place = [...this.cards].find(([, card]) => card === this.marked)?.[0] ?? this.cards.keys().next().value;
    if (place instanceof HTMLElement) place.focus();
  }

  /** One card is reached by Tab, the others by arrows. @param {HTMLElement} place */
  #only(place) {
    for (const one of this.cards.keys()) /** @type {HTMLElement} */ (one).tabIndex = one === place ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const places = /** @type {HTMLElement[]} */ ([...this.cards.keys()]);
    const at = places.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const next = {
      ArrowRight: places[at + 1],
      ArrowLeft: places[at - 1],
      ArrowDown: below(places, at, 1),
      ArrowUp: below(places, at, -1),
      Home: places[0],
      End: places.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    this.#only(next);
    next.focus();
  }
}

/** The card under or over another: the next row's nearest. @param {HTMLElement[]} places @param {number} at @param {1 | -1} way */
function below(places, at, way) {
  const from = places[at]?.getBoundingClientRect();
  if (!from) return undefined;
  const rest = way > 0 ? places.slice(at + 1) : places.slice(0, at).reverse();
  const first = rest.find((place) => Math.abs(place.getBoundingClientRect().top - from.top) > from.height / 2);
  if (!first) return undefined;
  const { top } = first.getBoundingClientRect();
  const row = rest.filter((place) => Math.abs(place.getBoundingClientRect().top - top) < from.height / 2);
  return row.sort(
    (a, b) =>
      Math.abs(a.getBoundingClientRect().left - from.left) - Math.abs(b.getBoundingClientRect().left - from.left),
  )[0];
}

/** @param {Card[]} cards */
function byGroup(cards) {
  /** @type {Map<string, Card[]>} */
  const groups = new Map();
  for (const card of cards) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
  return [...groups].map(([title, held]) => ({ title, cards: held }));
}

/** What a campaign has not opened yet: one back for each chapter, and nothing else. @param {Seals} seals */
function sealed({ reached, sealed, campaign }) {
  const backs = Array.from({ length: sealed }, (_, n) => {
    const number = reached + n + 1;
    return make(
      "li",
      {},
      make(
        "span",
        {
          class: "card card-back library__sealed",
          role: "img",
          "aria-label": word("web-campaign-sealed-chapter", { n: number }),
        },
        backArt("legacy"),
        make("span", { class: "library__wax", "aria-hidden": "true" }, wax(roman(number))),
      ),
    );
  });
  return make(
    "section",
    { class: "library__shelf" },
    make(
      "h2",
      { class: "library__heading" },
      campaign,
      make("span", { class: "muted small", text: count("web-cards-sealed", sealed) }),
    ),
    make("ul", { class: "library__grid" }, ...backs),
  );
}
