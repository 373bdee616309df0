"""What a page waits for, and what tests wait for: a page says itself when it has come to rest.

Anyone who presses or writes something, or goes somewhere, sees the page only when everything that
follows from it has come, been drawn and stopped moving; see `client/common/settled.js`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Error, Locator, Page

_RESTS = """([version, going]) => {
  const { settled, awaits } = document.documentElement.dataset;
  if (document.readyState !== "complete") return false;
  // Nothing comes by itself to a page without scripts.
  if (!document.querySelector("script[type=module]")) return true;
  if (settled === undefined)
    return awaits !== undefined && awaits.split(" ").every((one) => going.includes(one));
  if (version && !(version <= Number(settled))) return false;
  const moves = ({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  if (!going.includes("motion") && document.getAnimations().some(moves)) return false;
  return [...document.images].every(({ complete }) => complete);
}"""
_PAINTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
_AWAITED = "() => JSON.stringify({ ...document.documentElement.dataset })"

_TOLD = ("story", "bots", "motion")
"""What others do continues by itself: somebody may press in the midst of it."""

unsettled: WeakSet[Page] = WeakSet()
"""Pages that are not to come to rest: what they wait for is held back, or somebody is offline."""


def settle(page: Page, version: int = 0, *going: str) -> None:
    """Wait until a page rests, and shows a table that has come this far; what `going` names need
    not be over."""
    try:
        page.wait_for_function(_RESTS, arg=[version, going])
    except Error as error:
        error.add_note(f"the page waits for: {page.evaluate(_AWAITED)}")
        raise


@contextmanager
def held_up(page: Page) -> Iterator[None]:
    """What is pressed meanwhile is not waited for: the test holds it back, or looks at it before it
    is done."""
    unsettled.add(page)
    yield
    unsettled.discard(page)


def acted(page: Page) -> None:
    """Wait for what follows from something that was done on a page, unless it is held up."""
    if page not in unsettled and not page.is_closed():
        settle(page, 0, *_TOLD)


def _settling(act: Callable[..., Any], page_of: Callable[..., Page]) -> Callable[..., Any]:
    def acting(*given: Any, **named: Any) -> Any:
        found = act(*given, **named)
        acted(page_of(*given))
        return found

    return acting


_ACTS = (
    *("check", "clear", "click", "dblclick", "drag_to", "fill", "press", "press_sequentially"),
    *("select_option", "set_checked", "set_input_files", "tap", "uncheck"),
)
for _name in _ACTS:
    setattr(Locator, _name, _settling(getattr(Locator, _name), lambda thing, *_: thing.page))
for _name in ("go_back", "go_forward", "goto", "reload"):
    setattr(Page, _name, _settling(getattr(Page, _name), lambda page, *_: page))


_look = Page.wait_for_function


def _looks(page: Page, what: str, **given: Any) -> Any:
    """Asked at every frame, this has waited for ever at a page that was at rest; why is not known.

    Asked every 20 ms it has not.
    """
    return _look(page, what, **{"polling": 20, **given})


setattr(Page, "wait_for_function", _looks)  # noqa: B010 (mypy wants no method replaced)
_resize = Page.set_viewport_size


def _resized(page: Page, *size: Any, **named: Any) -> None:
    """A window has another size at once, and tells its page of it when it is painted."""
    _resize(page, *size, **named)
    page.evaluate(_PAINTED)
    acted(page)


setattr(Page, "set_viewport_size", _resized)  # noqa: B010 (mypy wants no method replaced)


def with_care(page: Page) -> Page:
    """A page whose keyboard and mouse wait as well."""
    for device, names in ((page.keyboard, ("press", "type")), (page.mouse, ("click", "dblclick"))):
        for name in names:
            setattr(device, name, _settling(getattr(device, name), lambda *_: page))
    return page
