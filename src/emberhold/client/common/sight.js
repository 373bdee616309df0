// @ts-check
/** Where things are in the window. */

/**
 * The point by which a thing counts as seen or not.
 * @param {Element} element
 */
export function middleOf(element) {
  const box = element.getBoundingClientRect();
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}
