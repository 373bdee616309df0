// @ts-check
// Strips by keys: arrows walk strips and places in the order they are read, + and − change a number, Delete
// removes a strip.

const STOPS = ".wstrip, .wdrop";

/** @type {Record<string, (editor: HTMLElement, here: Element) => boolean>} */
const KEYS = {
  ArrowDown: (editor, here) => step(editor, here, 1),
  ArrowUp: (editor, here) => step(editor, here, -1),
  "+": (_, here) => press(here, '[data-key^="number:"][data-key$="+"]'),
  "=": (_, here) => press(here, '[data-key^="number:"][data-key$="+"]'),
  "-": (_, here) => press(here, '[data-key^="number:"][data-key$="−"]'),
  Delete: (editor, here) => {
    const place = stops(editor).indexOf(here);
    if (!press(here, '[data-key^="trash:"]')) return false;
    focus(stops(editor)[place]);
    return true;
  },
};

/** Listen for keys in what is made of strips. @param {HTMLElement} editor */
export function walkStrips(editor) {
  editor.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = target.closest(STOPS);
    if (here && KEYS[event.key]?.(editor, here)) event.preventDefault();
  });
}

/** @param {HTMLElement} editor */
function stops(editor) {
  return [...editor.querySelectorAll(STOPS)];
}

/** @param {HTMLElement} editor @param {Element} here @param {number} by */
function step(editor, here, by) {
  const all = stops(editor);
  focus(all[all.indexOf(here) + by]);
  return true;
}

/** Press a button of a strip itself, not of those inside it. @param {Element} here @param {string} what */
function press(here, what) {
  const button = here.querySelector(`:scope > .wstrip__line ${what}`);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

/** @param {Element | undefined} element */
function focus(element) {
  if (element instanceof HTMLElement) element.focus();
}
