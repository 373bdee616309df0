// @ts-check
// Makes SVG elements from markup. Every element is new; ids inside are unique in the page.

let made = 0;

/** Pictures that a page without a server has with it, by their address. @type {Record<string, string>} */
const WITH_IT = JSON.parse(document.getElementById("pictures")?.textContent ?? "{}");

/**
 * A picture that is a file of its own, as an image.
 * @param {string} path
 * @param {string} place where it is and how large
 */
export function fetched(path, place) {
  const drawing = WITH_IT[path];
  const href = drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : path;
  return `<image href="${href}" ${place}/>`;
}

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

/**
 * A picture of pixels that covers its place, however wide that is; where it cannot be had, something else is shown.
 * @param {string} address
 * @param {{fit: string, name: string}} options
 * @param {() => Element} instead
 */
export function photograph(address, { fit, name }, instead) {
  const shown = picture(`<image width="100%" height="100%" preserveAspectRatio="${fit}"/>`, { name });
  shown.removeAttribute("viewBox");
  for (const side of ["width", "height"]) shown.setAttribute(side, "100%");
  const image = shown.querySelector("image");
  image?.addEventListener("error", () => shown.replaceWith(instead()));
  image?.setAttribute("href", address);
  return shown;
}

/** What ids inside a picture of its own begin with: nothing else is in there. */
export const OWN = "a-";
/** So far around its box a picture may be drawn, in boxes: where its place is wider, more of it shows. */
const AROUND = 0.7;
const MOST_KEPT = 600;
/** @type {Map<string, SVGSVGElement>} pictures that have been made, to be made again */
const drawn = new Map();

/**
 * The same as one element: however many strokes it has, the page holds, styles and lays out a single image. What is drawn in the
 * colours of the page, or fetched, cannot be shown this way.
 * @param {string} inside with ids that begin with `OWN`
 * @param {{box?: string, fit?: string, name?: string}} options
 * @returns {SVGSVGElement}
 */
export function flatPicture(inside, options = {}) {
  if (inside.includes("<image")) return picture(inside, options);
  const key = JSON.stringify([inside, options]);
  const known = drawn.get(key) ?? flattened(inside, options);
  if (drawn.size >= MOST_KEPT) drawn.clear();
  drawn.set(key, known);
  return /** @type {SVGSVGElement} */ (known.cloneNode(true));
}

/**
 * @param {string} inside
 * @param {{box?: string, fit?: string, name?: string}} options
 */
function flattened(inside, options) {
  const [x = 0, y = 0, width = 100, height = 100] = (options.box ?? "0 0 100 100").split(" ").map(Number);
  const box = {
    x: x - width * AROUND,
    y: y - height * AROUND,
    width: width * (1 + 2 * AROUND),
    height: height * (1 + 2 * AROUND),
  };
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(box).join(" ")}" width="${box.width}" height="${box.height}">${inside}</svg>`;
  return picture(`<image ${place} href="data:image/svg+xml,${encodeURIComponent(alone)}"/>`, options);
}
