// @ts-check
// Numbers as seals, medals and breaches have them. They are worked out: a list would end where a story does.

const STEPS = /** @type {[number, string][]} */ ([
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
]);

/** @param {number} number from 1 on @returns {string} */
export function roman(number) {
  const step = STEPS.find(([worth]) => worth <= number);
  return step ? step[1] + roman(number - step[0]) : "";
}
