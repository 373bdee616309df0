"""Where something is on a page that has come to rest."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator

from tests.browser.settling import acted

_PLACES = """([scrolled, ...elements]) => elements.map((element) => {
  if (scrolled) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.isConnected ? { x, y, width, height } : null;
})"""


def places_of(*things: Locator, scrolled: bool = False) -> list[FloatRect]:
    """Where some things are at one moment, perhaps once they have been scrolled to.

    A page may draw one again between finding and measuring it: then it is found once more.
    """
    acted(things[0].page)
    places: list[FloatRect | None] = [None]
    while None in places:
        handles = [thing.element_handle() for thing in things]
        places = things[0].page.evaluate(_PLACES, [scrolled, *handles])
    return [place for place in places if place is not None]


def place_of(thing: Locator, scrolled: bool = False) -> FloatRect:
    return places_of(thing, scrolled=scrolled)[0]


def middle_of(thing: Locator, scrolled: bool = False) -> tuple[float, float]:
    place = place_of(thing, scrolled)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
