"""Where something is on a page."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator

_PLACE = """(element, scrolled) => {
  if (scrolled) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.isConnected ? { x, y, width, height } : null;
}"""


def place_of(thing: Locator, scrolled: bool = False) -> FloatRect:
    """Where something is, perhaps once it has been scrolled to.

    A page may draw it again between finding it and measuring it: then it is found once more.
    """
    place: FloatRect | None = None
    while place is None:
        place = thing.evaluate(_PLACE, scrolled)
    return place


def middle_of(thing: Locator, scrolled: bool = False) -> tuple[float, float]:
    place = place_of(thing, scrolled)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
