// @ts-check
// Texts at a moment: what a card of Aeon's End does besides being played or cast. In a draft each is a field
// of its own, `at:<moment>`; in a box they are one list, `triggers`.

/** @typedef {import("./drafts.js").Thing} Thing */

export const AT = "at:";

/** As a box writes it. @param {Thing} thing @returns {Thing} */
export function gathered(thing) {
  const fields = Object.keys(thing).filter((field) => field.startsWith(AT));
  const rest = Object.entries(thing).filter(([field]) => !field.startsWith(AT));
  const triggers = fields.map((field) => ({ on: field.slice(AT.length), do: thing[field] }));
  return { ...Object.fromEntries(rest), ...(triggers.length ? { triggers } : {}) };
}

/** As the workshop keeps it. @param {Thing} thing @returns {Thing} */
export function parted(thing) {
  const { triggers, ...rest } = thing;
  if (!Array.isArray(triggers)) return thing;
  return { ...rest, ...Object.fromEntries(triggers.map((each) => [`${AT}${each?.on}`, each?.do ?? []])) };
}
