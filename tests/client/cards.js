// @ts-check
// Cards as the library is told of them.

/** A gem that costs 3, unless more is said. @param {string} name @param {object} [more] @returns {any} */
export const card = (name, more = {}) => ({
  name,
  slug: name.toLowerCase(),
  kind: "gem",
  shelf: "gem",
  group: "Gems",
  facts: "Gem",
  cost: 3,
  signs: [],
  text: [],
  box: "war-eternal",
  ...more,
});
