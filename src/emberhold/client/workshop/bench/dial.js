// @ts-check
// The price of a card as a dial: what is usual for its kind is green, and a press on a number is the price.

import { picture } from "../../art/svg.js";
import { make } from "../../common/dom.js";
import { word } from "../../common/words.js";
import { stepper } from "../controls.js";
import { costAt, MOST_COST, MIDDLE, spotOf } from "./arc.js";

/** @typedef {[number, number]} Range from and to, both included */

const ARC = 72;
const NUMBERS = 92;

/**
 * @param {{cost: number, usual: Range | undefined, change: (cost: number) => void}} what
 */
export function dial({ cost, usual, change }) {
  const label = word("web-workshop-cost");
  const drawn = picture(inside(cost, usual), { box: "0 0 220 122" });
  drawn.addEventListener("click", (event) => {
    const { left, top, width } = drawn.getBoundingClientRect();
    const scale = 220 / width;
    change(costAt({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }));
  });
  const step = (/** @type {number} */ by) => change(cost + by);
  return make(
    "div",
    { class: "wdial" },
    make("div", { class: "wdial__face", "data-usual": usual ? cost >= usual[0] && cost <= usual[1] : null }, drawn),
    stepper({ label, key: "cost", value: cost, least: 0, most: MOST_COST, change: step }),
    usual && make("span", { class: "wdial__usual small", text: said(usual) }),
  );
}

/** @param {Range} usual */
function said([low, high]) {
  return low === high
    ? word("web-workshop-usual-price", { cost: low })
    : word("web-workshop-usual-prices", { low, high });
}

/** @param {number} cost @param {Range | undefined} usual */
function inside(cost, usual) {
  const numbers = Array.from({ length: MOST_COST + 1 }, (_, n) => {
    const { x, y } = spotOf(n, NUMBERS);
    const among = usual && n >= usual[0] && n <= usual[1];
    return `<text x="${x}" y="${y + 4}" class="wdial__n${among ? " wdial__n--usual" : ""}">${n}</text>`;
  });
  const needle = spotOf(cost, ARC - 6);
  return [
    `<path class="wdial__arc" d="${arc(0, MOST_COST)}"/>`,
    usual ? `<path class="wdial__green" d="${arc(...usual)}"/>` : "",
    ...numbers,
    `<line class="wdial__needle" x1="${MIDDLE.x}" y1="${MIDDLE.y}" x2="${needle.x}" y2="${needle.y}"/>`,
    `<circle class="wdial__hub" cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="19"/>`,
    `<text class="wdial__cost" x="${MIDDLE.x}" y="${MIDDLE.y + 8}">${cost}</text>`,
  ].join("");
}

/** @param {number} from @param {number} to */
function arc(from, to) {
  const [start, end] = from === to ? [from - 0.3, to + 0.3] : [from, to];
  const [a, b] = [spotOf(start, ARC), spotOf(end, ARC)];
  return `M${a.x} ${a.y} A${ARC} ${ARC} 0 0 1 ${b.x} ${b.y}`;
}
