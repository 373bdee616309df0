// @ts-check
/**
 * What stylesheets have to know of the table: said in attributes where a frame is taken in. A style that asked for it itself, with
 * `:has()`, would be asked again for the whole table whenever anything in it changes.
 */

import { setAttribute } from "../common/dom.js";

/** More pieces of a zone than that make no difference. */
const MOST_COUNTED = 5;
/** What may say that something inside it can be chosen. */
const AROUND = ".zone, .area__row, .area";

/**
 * Which zones are in a row, and how they look.
 * @param {HTMLElement} row
 * @param {HTMLElement[]} zones
 */
export function tellRow(row, zones) {
  setAttribute(row, "data-looks", words(zones.map((zone) => zone.dataset.look ?? "")));
  setAttribute(row, "data-zone-kinds", words(zones.map((zone) => zone.dataset.zoneKind ?? "")));
}

/**
 * Whether an area shows any zone, and of each kind how many pieces are there: `in-play-3` says at least three.
 * @param {HTMLElement} area
 */
export function tellArea(area) {
  const zones = /** @type {HTMLElement[]} */ ([...area.querySelectorAll(".area__body .zone")]);
  setAttribute(area, "data-zones", zones.length > 0);
  const counted = zones
    .filter((zone) => zone.dataset.look !== "space")
    .flatMap((zone) => {
      const number = Math.min(MOST_COUNTED, zone.querySelector(".zone__pieces")?.childElementCount ?? 0);
      return Array.from({ length: number }, (_, place) => `${zone.dataset.zoneKind}-${place + 1}`);
    });
  setAttribute(area, "data-holds", words(counted));
}

/**
 * Which kinds of areas are on a board, and of each area which one comes after it.
 * @param {HTMLElement} board
 * @param {HTMLElement[]} groups
 */
export function tellBoard(board, groups) {
  const areas = groups.map((group) => /** @type {HTMLElement[]} */ ([...group.children]));
  setAttribute(board, "data-kinds", words(areas.flat().map((area) => area.dataset.areaKind ?? "")));
  for (const group of areas) {
    for (const [place, area] of group.entries()) {
      const next = group[place + 1];
      setAttribute(area, "data-before", next?.hasAttribute("data-zones") ? next.dataset.areaKind : null);
    }
  }
}

/**
 * What is in the viewer's hand, whether the turns are in the top bar, whether dice are beside the question.
 * @param {{dock: HTMLElement | null, turns: HTMLElement | null, tray: HTMLElement | null}} places
 */
export function tellAround({ dock, turns, tray }) {
  if (dock) {
    const empty = [...dock.children].map((zone) => zone.classList.contains("zone--empty"));
    setAttribute(dock, "data-held", empty.includes(false));
    setAttribute(dock, "data-gap", empty.includes(true));
    const app = dock.closest(".app");
    if (app) setAttribute(app, "data-handless", empty.length === 0);
  }
  const top = turns?.closest(".top");
  if (top) setAttribute(top, "data-turns", turns?.childElementCount !== 0);
  const prompt = tray?.closest(".prompt");
  if (prompt) setAttribute(prompt, "data-dice", Boolean(tray?.querySelector(".die")));
}

/**
 * Where something can be chosen: every zone, row and area around what is lit.
 * @param {(HTMLElement | null)[]} roots
 * @param {Set<Element>} before what said so until now
 * @returns {Set<Element>} what says so now
 */
export function tellLit(roots, before) {
  /** @type {Set<Element>} */
  const now = new Set();
  for (const lit of roots.flatMap((root) => [...(root?.querySelectorAll(".legal") ?? [])])) {
    for (
      let around = lit.closest(AROUND);
      around && !now.has(around);
      around = around.parentElement?.closest(AROUND) ?? null
    )
      now.add(around);
    const space = lit.closest(".space");
    const group = space?.closest(".board__group");
    if (group) now.add(group);
  }
  for (const element of before) if (!now.has(element)) element.removeAttribute("data-lit-inside");
  for (const element of now) setAttribute(element, "data-lit-inside", true);
  return now;
}

/** Whether the viewer goes through the page by keyboard: set on the body, for what surrounds the focus. */
export function watchKeys() {
  const tell = () =>
    document.body.toggleAttribute("data-keyed", Boolean(document.activeElement?.matches(":focus-visible")));
  for (const event of ["focusin", "focusout", "keydown"])
    document.addEventListener(event, () => queueMicrotask(tell), { passive: true });
}

/**
 * Words as the value of an attribute; nothing for none of them.
 * @param {string[]} all
 */
function words(all) {
  return [...new Set(all)].filter(Boolean).join(" ") || null;
}
