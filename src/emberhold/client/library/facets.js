// @ts-check
// The column of filters beside the cards, and the chips that say which of them are set.

import { icon } from "../art/emblems.js";
import { hasWord, shortName, word } from "../common/words.js";
import { tokenArt } from "../board/art.js";
import { fillWith, make } from "../common/dom.js";
import { groupFacets, kindFacets, priceBars, signFacets } from "./filters.js";

/** @typedef {import("./filters.js").Card} Card */
/** @typedef {import("./filters.js").Wanted} Wanted */
/** @typedef {import("./filters.js").Facet} Facet */
/**
 * @typedef {{cards: Card[], wanted: Wanted, gists: import("./filters.js").Gists, boxes: {id: string, name: string}[], open: Map<string, Card[]>, own: string,
 *   want: (change: Partial<Wanted>) => void, mix: (box: string, on: boolean) => void, share: () => void, done: () => void}} Column
 */

/** @param {HTMLElement} into @param {Column} column */
export function drawFilters(into, column) {
  const { cards, wanted, gists, want } = column;
  const held = focused(into);
  fillWith(
    into,
    list(
      "web-cards-kind",
      kindFacets(cards, wanted, gists),
      wanted.kinds,
      (kinds) => want({ kinds }),
      (id) => kindName(id, cards),
    ),
    prices(priceBars(cards, wanted, gists), wanted, want),
    shelf(column),
    list(
      "web-cards-set",
      groupFacets(cards, wanted, gists).filter(({ id, count }) => count > 0 || wanted.groups.includes(id)),
      wanted.groups,
      (groups) => want({ groups }),
      (id) => id,
    ),
    signs(signFacets(cards, wanted, gists), wanted, want),
    share(column.share),
    make(
      "button",
      { type: "button", class: "button button--main library__done", on: { click: column.done } },
      word("web-cards-done"),
    ),
  );
  if (held) /** @type {HTMLElement | null} */ (into.querySelector(`[data-filter="${CSS.escape(held)}"]`))?.focus();
}

/** A filter that is used keeps the focus though its column is drawn again. @param {HTMLElement} into */
function focused(into) {
  const now = document.activeElement;
  return now instanceof HTMLElement && into.contains(now) ? (now.dataset.filter ?? "") : "";
}

/** What a kind of card is called; a game from outside names its kinds by their sets. @param {string} id @param {Card[]} cards */
export function kindName(id, cards = []) {
  return hasWord(`web-cards-kind-${id}`)
    ? word(`web-cards-kind-${id}`)
    : (cards.find((card) => card.shelf === id)?.group ?? id);
}

/** @param {string} title @param {...(Node | false | null)} inside */
function section(title, ...inside) {
  return make("section", { class: "facet" }, make("h2", { text: word(title) }), ...inside);
}

/**
 * @param {string} title @param {Facet[]} facets @param {string[]} chosen
 * @param {(chosen: string[]) => void} change @param {(id: string) => string} called
 */
function list(title, facets, chosen, change, called) {
  if (facets.length < 2 && !chosen.length) return null;
  const rows = facets.map(({ id, count }) => {
    const on = chosen.includes(id);
    const flip = () => change(on ? chosen.filter((one) => one !== id) : [...chosen, id]);
    return make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "facet__row",
          "data-kind": id,
          "data-filter": `${title}:${id}`,
          "data-none": count === 0 && !on,
          "aria-pressed": String(on),
          on: { click: flip },
        },
        make("span", { class: "facet__name", text: called(id) }),
        make("span", { class: "facet__count digits", text: String(count) }),
      ),
    );
  });
  return section(title, make("ul", { class: "facet__list" }, ...rows));
}

/** Bars over a slider with two handles. @param {number[]} bars @param {Wanted} wanted @param {(change: Partial<Wanted>) => void} want */
function prices(bars, wanted, want) {
  if (!bars.length) return null;
  const most = bars.length - 1;
  const [low, high] = wanted.cost ?? [0, most];
  const tallest = Math.max(1, ...bars);
  const columns = bars.map((count, price) => {
    const bar = make(
      "li",
      { class: price >= low && price <= high ? "facet__bar" : "facet__bar facet__bar--out" },
      make("span", { class: "unseen", text: word("web-cards-at-price", { n: price, count }) }),
      make("span", { "aria-hidden": "true", text: String(price) }),
    );
    bar.style.setProperty("--height", String(count / tallest));
    return bar;
  });
  const handle = (/** @type {"least" | "most"} */ end, /** @type {number} */ value) => {
    const input = make("input", {
      type: "range",
      min: "0",
      max: String(most),
      step: "1",
      "aria-label": word(`web-cards-${end}`),
      "data-filter": `cost:${end}`,
    });
    input.value = String(value);
    input.addEventListener("change", () => {
      const now = Number(input.value);
      const cost = /** @type {[number, number]} */ (
        end === "least" ? [Math.min(now, high), high] : [low, Math.max(now, low)]
      );
      want({ cost: cost[0] === 0 && cost[1] === most ? null : cost });
    });
    return input;
  };
  return section(
    "web-cards-cost",
    make("ol", { class: "facet__bars" }, ...columns),
    make("div", { class: "facet__range" }, handle("least", low), handle("most", high)),
  );
}

/** The boxes of the series, each with a switch. @param {Column} column */
function shelf({ boxes, open, own, mix }) {
  if (boxes.length < 2) return null;
  const rows = boxes.map(({ id, name }) => {
    const box = make("input", { type: "checkbox", role: "switch", "data-filter": `box:${id}` });
    box.checked = open.has(id);
    box.disabled = id === own;
    box.addEventListener("change", () => mix(id, box.checked));
    return make(
      "li",
      {},
      make("label", { class: "facet__box", "data-game": id }, make("span", { text: shortName(id, name) }), box),
    );
  });
  return section("web-cards-boxes", make("ul", { class: "facet__list" }, ...rows));
}

/** @param {Facet[]} facets @param {Wanted} wanted @param {(change: Partial<Wanted>) => void} want */
function signs(facets, wanted, want) {
  if (facets.length < 2) return null;
  const buttons = facets.map(({ id, count }) => {
    const on = wanted.signs.includes(id);
    const flip = () => want({ signs: on ? wanted.signs.filter((sign) => sign !== id) : [...wanted.signs, id] });
    const name = signName(id);
    return make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "facet__sign",
          title: name,
          "aria-label": `${name}, ${count}`,
          "data-filter": `sign:${id}`,
          "data-none": count === 0 && !on,
          "aria-pressed": String(on),
          on: { click: flip },
        },
        tokenArt(id),
      ),
    );
  });
  return section("web-cards-sign", make("ul", { class: "facet__signs" }, ...buttons));
}

/** @param {string} id */
function signName(id) {
  return hasWord(`web-cards-sign-${id}`) ? word(`web-cards-sign-${id}`) : id;
}

/** @param {() => void} copy */
function share(copy) {
  const button = make(
    "button",
    { type: "button", class: "button library__share" },
    icon("link"),
    make("span", { text: word("web-cards-share") }),
  );
  button.addEventListener("click", () => {
    copy();
    fillWith(button, icon("check"), make("span", { role: "status", text: word("web-cards-shared") }));
  });
  return button;
}

/** One chip for each filter that is set. @param {Wanted} wanted @param {(change: Partial<Wanted>) => void} want */
export function chosenFilters(wanted, want) {
  const chip = (/** @type {string} */ text, /** @type {() => void} */ drop) =>
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "library__chip",
          "aria-label": word("web-cards-drop", { filter: text }),
          on: { click: drop },
        },
        make("span", { text }),
        icon("close"),
      ),
    );
  return [
    ...wanted.kinds.map((id) => chip(kindName(id), () => want({ kinds: wanted.kinds.filter((one) => one !== id) }))),
    ...wanted.groups.map((id) => chip(id, () => want({ groups: wanted.groups.filter((one) => one !== id) }))),
    ...(wanted.cost
      ? [chip(word("web-cards-costs", { low: wanted.cost[0], high: wanted.cost[1] }), () => want({ cost: null }))]
      : []),
    ...wanted.signs.map((id) => chip(signName(id), () => want({ signs: wanted.signs.filter((one) => one !== id) }))),
  ];
}
