// @ts-check
// Makes SVG elements from markup. Every element is new; ids inside are unique in the page.

let made = 0;

/** A prefix for ids that no other picture has. */
export function freshId() {
  made += 1;
  return `art${made}-`;
}

/**
 * @param {string} inside
 * @param {{box?: string, fit?: string, name?: string}} options
 * @returns {SVGSVGElement}
 */
export function picture(inside, { box = "0 0 100 100", fit = "xMidYMid meet", name = "" } = {}) {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false"${name && ` data-art="${name}"`}>${inside}</svg>`;
  return /** @type {SVGSVGElement} */ (holder.firstElementChild);
}
