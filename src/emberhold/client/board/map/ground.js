// @ts-check
/** What is under the spaces of a map: its regions, the ways between spaces, the names. */

import { make } from "../../common/dom.js";

/** @typedef {import("../../common/frames.js").Chart} Chart */
/** @typedef {import("../../common/frames.js").Space} Space */
/** @typedef {import("../../common/frames.js").Way} Way */

const SVG = "http://www.w3.org/2000/svg";
/** How far a region reaches beyond its spaces. */
const MARGIN = 9;
/** From here on neighbours do not touch. */
const GAP = 60;
/** How far an arrow is off the space it points at. */
const OFF = 4;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Element} children
 */
function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * @param {Chart} chart
 * @returns {Element}
 */
export function groundOf(chart) {
  const spaces = new Map(chart.spaces.map((space) => [space.id, space]));
  const within = (/** @type {string[]} */ ids) => ids.flatMap((id) => spaces.get(id) ?? []);
  return draw(
    "svg",
    { class: "map__ground", viewBox: `0 0 ${chart.width} ${chart.height}`, "aria-hidden": "true" },
    ...chart.regions.flatMap((region) =>
      within(region.spaces).map(({ x, y, width, height }) =>
        draw("rect", {
          class: "map__region",
          "data-region": region.id,
          "data-region-kind": region.kind,
          x: x - width / 2 - MARGIN,
          y: y - height / 2 - MARGIN,
          width: width + 2 * MARGIN,
          height: height + 2 * MARGIN,
          rx: 2 * MARGIN,
        }),
      ),
    ),
    ...chart.ways.flatMap((way) => drawWay(way, spaces)),
  );
}

/**
 * @param {Way} way
 * @param {Map<string, Space>} spaces
 */
function drawWay(way, spaces) {
  const [from, to] = [spaces.get(way.start), spaces.get(way.end)];
  if (!from || !to) return [];
  const [start, end] = [edge(from, to), edge(to, from)];
  const line = draw("line", {
    class: "way",
    "data-way-kind": way.kind,
    x1: start.x,
    y1: start.y,
    x2: end.x,
    y2: end.y,
  });
  if (!way.one_way) return [line];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const head = draw("path", {
    class: "way__head",
    "data-way-kind": way.kind,
    d: "M-13 -8 L0 0 L-13 8 Z",
    transform: `translate(${end.x} ${end.y}) rotate(${angle})`,
  });
  return [line, head];
}

/**
 * Where the line to another space leaves a space.
 * @param {Space} space
 * @param {Space} other
 */
function edge(space, other) {
  const [dx, dy] = [other.x - space.x, other.y - space.y];
  const far = Math.hypot(dx, dy) || 1;
  const [wide, tall] = [space.width / 2 + OFF, space.height / 2 + OFF];
  const reach =
    space.shape === "round"
      ? Math.min(wide, tall) / far
      : Math.min(dx ? wide / Math.abs(dx) : Infinity, dy ? tall / Math.abs(dy) : Infinity);
  return { x: space.x + dx * reach, y: space.y + dy * reach };
}

/**
 * The names of the regions, where the map says they are written.
 * @param {Chart} chart
 * @returns {HTMLElement[]}
 */
export function regionNames(chart) {
  return chart.regions.flatMap(({ id, kind, name, label }) => {
    if (!label) return [];
    const written = make("span", { class: "map__name", "data-region": id, "data-region-kind": kind, text: name });
    for (const [what, value] of Object.entries({ x: label.x, y: label.y, turn: `${label.turn}deg` }))
      written.style.setProperty(`--${what}`, String(value));
    return [written];
  });
}

/**
 * Numbered steps between the spaces of some ways.
 * @param {Chart} chart
 * @param {Space[][]} ways
 * @returns {Element}
 */
export function trailOf(chart, ways) {
  const steps = new Map();
  for (const way of ways) {
    way.slice(1).forEach((space, place) => {
      const before = /** @type {Space} */ (way[place]);
      const [from, to] = [edge(before, space), edge(space, before)];
      // A step over a gap is counted where it ends.
      const back = Math.hypot(from.x - to.x, from.y - to.y) > GAP ? to : from;
      steps.set(`${before.id} ${space.id}`, { x: (back.x + to.x) / 2, y: (back.y + to.y) / 2, number: place + 1 });
    });
  }
  return draw(
    "svg",
    { class: "map__trail", viewBox: `0 0 ${chart.width} ${chart.height}`, "aria-hidden": "true" },
    ...[...steps.values()].map(({ x, y, number }) => {
      const words = draw("text", { x, y: y + 5.5 });
      words.textContent = String(number);
      return draw("g", {}, draw("circle", { cx: x, cy: y, r: 11 }), words);
    }),
  );
}
