// @ts-check
/** Where a note finds free room beside the thing it speaks of, and how an arrow leads from one to the other. */

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number}} Point
 * @typedef {object} Surroundings
 * @property {Box} frame what the note must lie in
 * @property {Box | null} about what it speaks of: it never lies over that
 * @property {Box[]} never what it must not lie over either
 * @property {Box[]} rather what it covers only where there is no other room
 */

/** So far a note keeps away from what it speaks of, for the arrow. */
const REACH = 40;
/** So far it keeps away from everything else. */
export const AIR = 8;
/** What adding and subtracting may lose. */
const ROUNDED = 0.01;
/** An arrow begins and ends so far from the corners of what it joins, and its head so far before what it points at. */
const [CORNER, BEFORE] = [20, 5];
/** What lying over a thing costs for each of its pixels, and what leaving the place beside the thing costs. */
const [COVERS, STRAYS] = [0.02, 0.15];

/**
 * The best place for a note of some size; nothing where it fits nowhere.
 * @param {Size} size
 * @param {Surroundings} around
 * @returns {Point | null}
 */
export function placeFor(size, around) {
  const { frame, about, never, rather } = around;
  const closed = [...(about ? [grown(about, AIR - ROUNDED)] : []), ...never];
  let best = null;
  let least = Infinity;
  for (const place of places(size, around)) {
    const box = boxAt(place, size);
    if (!within(box, frame) || closed.some((each) => meet(box, each))) continue;
    const cost = costOf(box, frame, about) + COVERS * rather.reduce((sum, each) => sum + shared(box, each), 0);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/**
 * Where everything else has failed: the largest free strip beside what a note speaks of; it scrolls inside it.
 * @param {Surroundings} around
 * @returns {Box}
 */
export function stripBeside({ frame, about }) {
  if (!about) return frame;
  const strips = [
    { ...frame, bottom: about.top - AIR },
    { ...frame, top: about.bottom + AIR },
    { ...frame, right: about.left - AIR },
    { ...frame, left: about.right + AIR },
  ];
  return strips.reduce((best, each) => (areaOf(each) > areaOf(best) ? each : best));
}

/**
 * From the edge of a note to the edge of what it speaks of.
 * @param {Box} note
 * @param {Box} about
 * @returns {{from: Point, to: Point}}
 */
export function arrowBetween(note, about) {
  const middle = { x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2 };
  const from = nearest(middle, note, 0);
  const to = nearest(from, about, BEFORE);
  return { from: nearest(to, note, 0), to };
}

/** Whether two boxes have anything in common. @param {Box} one @param {Box} other */
export function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A box and so much around it. @param {Box} box @param {number} by @returns {Box} */
export function grown(box, by) {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** What holds all of some boxes. @param {Box[]} boxes @returns {Box | null} */
export function around(boxes) {
  const [first, ...others] = boxes;
  return first
    ? others.reduce(
        (all, each) => ({
          left: Math.min(all.left, each.left),
          top: Math.min(all.top, each.top),
          right: Math.max(all.right, each.right),
          bottom: Math.max(all.bottom, each.bottom),
        }),
        first,
      )
    : null;
}

/**
 * What of a box lies in another; nothing where they do not meet.
 * @param {Box} box
 * @param {Box} frame
 * @returns {Box | null}
 */
export function cut(box, frame) {
  const inside = {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  return areaOf(inside) > 0 ? inside : null;
}

/**
 * Every place worth trying: beside what it speaks of, along the edges of everything else, in the corners and in the
 * middle.
 * @param {Size} size
 * @param {Surroundings} around
 */
function* places(size, { frame, about, never, rather }) {
  const others = [...never, ...rather];
  const along = (
    /** @type {"left" | "top"} */ low,
    /** @type {"right" | "bottom"} */ high,
    /** @type {number} */ length,
  ) => [
    frame[low],
    frame[high] - length,
    (frame[low] + frame[high] - length) / 2,
    ...(about
      ? [
          about[low] - REACH - length,
          about[high] + REACH,
          about[low] - AIR - length,
          about[high] + AIR,
          (about[low] + about[high] - length) / 2,
          about[low],
          about[high] - length,
        ]
      : []),
    ...others.flatMap((each) => [each[low] - AIR - length, each[high] + AIR]),
  ];
  const [across, down] = [along("left", "right", size.width), along("top", "bottom", size.height)];
  for (const x of new Set(across)) for (const y of new Set(down)) yield { x, y };
}

/**
 * Near to what it speaks of, with room for an arrow; where it speaks of nothing, in the middle.
 * @param {Box} box
 * @param {Box} frame
 * @param {Box | null} about
 */
function costOf(box, frame, about) {
  const aside = (/** @type {Box} */ other) =>
    Math.hypot(
      (box.left + box.right - other.left - other.right) / 2,
      (box.top + box.bottom - other.top - other.bottom) / 2,
    );
  if (!about) return aside(frame);
  const gap = Math.max(about.left - box.right, box.left - about.right, about.top - box.bottom, box.top - about.bottom);
  return Math.abs(gap - REACH) * (gap < REACH ? 4 : 1) + STRAYS * aside(about);
}

/**
 * The point on the edge of a box that is nearest to another point, not at its very corner.
 * @param {Point} point
 * @param {Box} box
 * @param {number} before so far outside the edge
 * @returns {Point}
 */
function nearest(point, box, before) {
  const inner = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => {
    const corner = Math.min(CORNER, (high - low) / 2);
    return Math.max(low + corner, Math.min(value, high - corner));
  };
  const [right, below] = [point.x > box.right, point.y > box.bottom];
  const outX = Math.max(box.left - point.x, point.x - box.right);
  const outY = Math.max(box.top - point.y, point.y - box.bottom);
  if (outX >= outY)
    return { x: right ? box.right + before : box.left - before, y: inner(point.y, box.top, box.bottom) };
  return { x: inner(point.x, box.left, box.right), y: below ? box.bottom + before : box.top - before };
}

/** @param {Point} place @param {Size} size @returns {Box} */
function boxAt({ x, y }, { width, height }) {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** @param {Box} box @param {Box} frame */
function within(box, frame) {
  return box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom;
}

/** @param {Box} one @param {Box} other */
function shared(one, other) {
  const both = cut(one, other);
  return both ? areaOf(both) : 0;
}

/** @param {Box} box */
function areaOf({ left, top, right, bottom }) {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
