// @ts-check
// What the pictures of the lab are drawn with: lines of a grid, words beside an axis, spans and the points in them.

/** @param {string} kind @param {Record<string, number>} where */
export function box(kind, where) {
  const placed = { ...where, height: Math.max(2, where.height ?? 0), width: Math.max(2, where.width ?? 0) };
  return `<rect class="${kind}" ${attributes(placed)}/>`;
}

/** @param {number} x @param {number} y @param {string | number} text @param {string} [anchor] */
export function label(x, y, text, anchor = "middle") {
  return `<text class="ax" x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

/** A line of the grid across. @param {number} y @param {number} from @param {number} to @param {boolean} [zero] */
export function across(y, from, to, zero = false) {
  return grid({ x1: from, x2: to, y1: y, y2: y }, zero);
}

/** A line of the grid downwards. @param {number} x @param {number} from @param {number} to @param {boolean} [zero] */
export function down(x, from, to, zero = false) {
  return grid({ x1: x, x2: x, y1: from, y2: to }, zero);
}

/** The middle of a span. @param {number} x @param {number} y @param {number} r */
export function dot(x, y, r) {
  return `<circle class="wmean" cx="${x}" cy="${y}" r="${r}"/>`;
}

/** @param {Record<string, number>} ends @param {boolean} zero */
function grid(ends, zero) {
  return `<line class="gridl" data-zero="${zero}" ${attributes(ends)}/>`;
}

/** @param {Record<string, number>} values */
function attributes(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
