// @ts-check
// Prices on an arc, from the left over the top to the right: where each is, and which is nearest to a place.

export const MOST_COST = 12;
export const MIDDLE = { x: 110, y: 100 };

/** Where a price is on a circle around the middle. @param {number} cost @param {number} radius */
export function spotOf(cost, radius) {
  const turn = Math.PI * (1 - cost / MOST_COST);
  const round = (/** @type {number} */ each) => Math.round(each * 10) / 10;
  return { x: round(MIDDLE.x + radius * Math.cos(turn)), y: round(MIDDLE.y - radius * Math.sin(turn)) };
}

/** The price nearest to a place in the picture. @param {{x: number, y: number}} place */
export function costAt({ x, y }) {
  const turn = Math.atan2(Math.max(0, MIDDLE.y - y), x - MIDDLE.x);
  return Math.round(MOST_COST * (1 - turn / Math.PI));
}
