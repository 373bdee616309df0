// @ts-check
/** A small picture of a whole map: its spaces, who is where, what can be chosen, what the window shows. */

import { numberOf } from "../../common/frames.js";
import { isFigure } from "./spaces.js";

/** @typedef {import("../../common/frames.js").Chart} Chart */
/** @typedef {import("../../common/frames.js").Zone} Zone */

const SVG = "http://www.w3.org/2000/svg";

export class Overview {
  /** @param {(point: {x: number, y: number}) => void} go */
  constructor(go) {
    this.root = document.createElementNS(SVG, "svg");
    this.root.setAttribute("class", "map__overview");
    this.root.setAttribute("aria-hidden", "true");
    this.spaces = document.createElementNS(SVG, "g");
    this.figures = document.createElementNS(SVG, "g");
    this.shown = document.createElementNS(SVG, "rect");
    this.shown.setAttribute("class", "overview__window");
    this.root.append(this.spaces, this.figures, this.shown);
    this.size = { width: 1, height: 1 };
    this.looks = "";
    this.root.addEventListener("click", (event) => {
      const box = this.root.getBoundingClientRect();
      go({
        x: ((event.clientX - box.left) / box.width) * this.size.width,
        y: ((event.clientY - box.top) / box.height) * this.size.height,
      });
    });
  }

  /**
   * @param {Chart} chart
   * @param {Map<string, Zone>} zones
   */
  draw(chart, zones) {
    const looks = JSON.stringify([
      chart,
      chart.spaces.map(({ id }) =>
        zones
          .get(id)
          ?.pieces.filter(isFigure)
          .map((piece) => piece.id),
      ),
    ]);
    if (looks === this.looks) return;
    this.looks = looks;
    this.size = chart;
    this.root.setAttribute("viewBox", `0 0 ${chart.width} ${chart.height}`);
    this.spaces.replaceChildren(
      ...chart.spaces.map(({ id, x, y, width, height, kind }) => {
        const space = document.createElementNS(SVG, "rect");
        const regions = chart.regions
          .filter((region) => region.spaces.includes(id))
          .map((region) => region.id)
          .join(" ");
        for (const [name, value] of Object.entries({
          x: x - width / 2,
          y: y - height / 2,
          width,
          height,
          rx: 10,
          class: "overview__space",
          "data-space": id,
          "data-space-kind": kind,
          "data-regions": regions,
        }))
          space.setAttribute(name, String(value));
        return space;
      }),
    );
    this.figures.replaceChildren(
      ...chart.spaces.flatMap(({ id, x, y, width }) => {
        const standing = zones.get(id)?.pieces.filter(isFigure) ?? [];
        return standing.map((piece, place) => {
          const dot = document.createElementNS(SVG, "circle");
          const seat = numberOf(piece.marks, "seat");
          for (const [name, value] of Object.entries({
            cx: x + (place - (standing.length - 1) / 2) * (width / 3),
            cy: y,
            r: 30,
            class: "overview__figure",
            "data-seat": seat ?? "",
          }))
            dot.setAttribute(name, String(value));
          return dot;
        });
      }),
    );
  }

  /** @param {string[]} ids */
  lit(ids) {
    for (const space of this.spaces.children)
      space.classList.toggle("overview__space--lit", ids.includes(space.getAttribute("data-space") ?? ""));
  }

  /**
   * @param {{x: number, y: number, width: number, height: number}} box
   * @param {boolean} whole
   */
  moved(box, whole) {
    for (const [name, value] of Object.entries(box)) this.shown.setAttribute(name, String(value));
    this.root.toggleAttribute("data-whole", whole);
  }

  /**
   * It is at the top, unless something would be covered there.
   * @param {Element | undefined} place
   */
  giveWay(place) {
    this.root.removeAttribute("data-low");
    if (!place) return;
    const [own, other] = [this.root.getBoundingClientRect(), place.getBoundingClientRect()];
    const covers = own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top;
    this.root.toggleAttribute("data-low", covers);
  }
}
