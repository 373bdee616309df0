// @ts-check
/** The order of a list changed by dragging: with a mouse by the whole name, with a finger by the number. */

/** So far a pointer moves before it drags, in pixels: less is a press. */
const SLACK = 6;

/**
 * @param {HTMLElement} list whose items hold an element `data-wish` each, beside others that stay where they are
 * @param {(id: string, to: number) => void} put called while dragging, with a place counted from 0
 */
export function dragging(list, put) {
  /** @type {{id: string, x: number, y: number, moved: boolean} | null} */
  let held = null;

  list.addEventListener("pointerdown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const grip = target?.closest(event.pointerType === "mouse" ? "[data-wish]" : ".queued__number");
    const id = grip?.closest("[data-wish]")?.getAttribute("data-wish");
    held = id && event.isPrimary && !event.button ? { id, x: event.clientX, y: event.clientY, moved: false } : null;
  });

  list.addEventListener("pointermove", (event) => {
    if (!event.buttons) held = null; // it was let go somewhere else
    if (!held) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    held.moved = true;
    list.setPointerCapture(event.pointerId);
    const { id } = held;
    const now = wishesIn(list).findIndex((wish) => wish.dataset.wish === id);
    const to = placeAt(list, id, event);
    if (now >= 0 && to !== now) put(id, to);
    for (const wish of wishesIn(list))
      wish.parentElement?.classList.toggle("queued__wish--held", wish.dataset.wish === id);
  });

  const release = () => {
    for (const wish of wishesIn(list)) wish.parentElement?.classList.remove("queued__wish--held");
  };
  list.addEventListener("pointerup", release);
  list.addEventListener("pointercancel", () => {
    held = null;
    release();
  });
  // What was dragged was not pressed.
  list.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopPropagation();
      held = null;
    },
    true,
  );
}

/**
 * How many of the others come before the pointer: those whose middle it has passed.
 * @param {HTMLElement} list
 * @param {string} id
 * @param {{clientX: number, clientY: number}} at
 */
function placeAt(list, id, at) {
  const boxes = wishesIn(list).map((wish) => ({
    mine: wish.dataset.wish === id,
    box: (wish.parentElement ?? wish).getBoundingClientRect(),
  }));
  const [first, second] = boxes;
  const across = Boolean(first && second && second.box.left >= first.box.right);
  return boxes.filter(
    ({ mine, box }) =>
      !mine && (across ? at.clientX > box.left + box.width / 2 : at.clientY > box.top + box.height / 2),
  ).length;
}

/** @param {HTMLElement} list @returns {HTMLElement[]} */
function wishesIn(list) {
  return [...list.querySelectorAll("[data-wish]")].filter((each) => each instanceof HTMLElement);
}
