// @ts-check
// A press that the page overtakes: what is drawn again between a press and its release would never hear the click.
// It is given to the successor, if that looks the same. Fingers need no help: theirs goes to what is there at the end.

/** @type {Element | null} */
let pressed = null;

export function keepPresses() {
  addEventListener("pointerdown", begun, { capture: true });
  addEventListener("pointerup", ended, { capture: true });
}

/** @param {PointerEvent} event */
function begun({ target, pointerType, button }) {
  pressed = pointerType === "mouse" && button === 0 ? pressable(target) : null;
}

/** @param {PointerEvent} event */
function ended({ clientX, clientY }) {
  const before = pressed;
  pressed = null;
  if (!before || before.isConnected) return;
  const now = pressable(document.elementFromPoint(clientX, clientY));
  if (now && looks(now) === looks(before)) now.click();
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function pressable(target) {
  return target instanceof Element ? target.closest("button, a, summary, label, [role='button']") : null;
}

/** @param {Element} element */
function looks(element) {
  const { tagName, className, textContent } = element;
  return [tagName, className, textContent, element.getAttribute("aria-label"), element.getAttribute("data-key")].join();
}
