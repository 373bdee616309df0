// @ts-check
/** The way back of a browser or a phone: it closes what is open over the table before it leaves the table. */

const DIALOGS = "dialog[open]:not(.book)";

/**
 * What is open gets a place in the history, so that going back takes it away.
 * @param {{isOpen: boolean, close: () => void}} side the panel, which is over a narrow table
 */
export function leaveByBack(side) {
  const narrow = matchMedia("(max-width: 1179px)");
  const drawer = () => narrow.matches && side.isOpen;
  const dialogs = () => /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll(DIALOGS)]);
  const lies = () => dialogs().length > 0 || drawer();
  const marked = () => history.state?.over === true;
  // Going back takes a moment: what opens meanwhile (the menu closes, what was chosen in it opens) must not be taken
  // away by it.
  let leaving = false;
  const look = () => {
    if (leaving) return;
    if (lies() && !marked()) history.pushState({ over: true }, "");
    else if (!lies() && marked()) {
      leaving = true;
      history.back();
    }
  };
  // An entry left behind by a page that was reloaded means nothing any more.
  if (marked()) history.replaceState(null, "");
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      look();
      return;
    }
    const last = dialogs().at(-1);
    if (last) last.close();
    else if (drawer()) side.close();
    if (lies()) look();
  });
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ["open"] });
  new MutationObserver(look).observe(/** @type {HTMLElement} */ (document.getElementById("side")), {
    attributeFilter: ["hidden"],
  });
}
