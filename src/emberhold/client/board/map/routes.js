// @ts-check
/** Ways on a map: from which space to which, and how a figure walks. */

/** @typedef {import("../../common/frames.js").Chart} Chart */
/** @typedef {import("../../common/frames.js").Space} Space */

/**
 * The spaces one passes from one space to another on the shortest way, both ends included.
 * @param {Chart} chart
 * @param {string} from
 * @param {string} to
 * @returns {Space[]} nothing where no way leads there
 */
export function route(chart, from, to) {
  const next = neighbours(chart);
  /** @type {Map<string, string | null>} */
  const before = new Map([[from, null]]);
  const open = [from];
  for (let place = 0; place < open.length && !before.has(to); place += 1) {
    const here = open[place] ?? "";
    for (const there of next.get(here) ?? []) {
      if (before.has(there)) continue;
      before.set(there, here);
      open.push(there);
    }
  }
  if (!before.has(to)) return [];
  const passed = [];
  for (let at = /** @type {string | null | undefined} */ (to); at; at = before.get(at)) passed.unshift(at);
  return passed.flatMap((id) => chart.spaces.filter((space) => space.id === id));
}

/**
 * @param {Chart} chart
 * @returns {Map<string, string[]>} where a figure can go from each space
 */
function neighbours(chart) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  const lead = (/** @type {string} */ from, /** @type {string} */ to) =>
    next.set(from, [...(next.get(from) ?? []), to]);
  for (const way of chart.ways) {
    lead(way.start, way.end);
    if (!way.one_way) lead(way.end, way.start);
  }
  return next;
}
