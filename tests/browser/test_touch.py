"""A finger on a touch screen: what is dragged follows it, and nothing scrolls away under it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.places import middle_of, place_of
from tests.browser.test_queue import SETUP, until_my_turn_is_over
from tests.browser.test_workshop import PHONE, begun, expect_sentence, relic
from tests.server.serving import Running

STEPS = 8


class Finger:
    """One finger, as the browser itself is told of it by the screen."""

    def __init__(self, person: Person) -> None:
        self.screen: CDPSession = person.context.new_cdp_session(person.page)
        self.at = (0.0, 0.0)

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    @contextmanager
    def on(self, thing: Locator) -> Iterator[None]:
        """Down on something, and up again at the end."""
        self.at = middle_of(thing, scrolled=True)
        self._tell("touchStart", self.at)
        yield
        self._tell("touchEnd")

    def glide(self, x: float, y: float) -> None:
        """To a place, as a finger goes: by way of all that is between."""
        left, top = self.at
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._tell("touchMove", (left + (x - left) * share, top + (y - top) * share))
        self.at = (x, y)


def test_the_queue_is_reordered_by_a_finger(server: Running, invite: Invite) -> None:
    host, friend = invite(server.address, **PHONE), invite(server.address)
    opened = host.open("me", "friend", seed="lantern", setup=SETUP)
    mine, _ = host.sit(opened), friend.sit(opened.link(1))
    until_my_turn_is_over(mine)
    bar = mine.page.locator("#ahead-bar")
    for errand in ("Play all gems", "End the main phase"):
        bar.get_by_role("button", name=errand).tap()
    wishes = mine.page.locator("#queued [data-wish]")
    expect(wishes).to_have_text(["1Play all gems", "2End the main phase"])

    finger = Finger(host)
    strip = place_of(wishes.nth(1))
    with finger.on(wishes.nth(0).locator(".queued__number")):
        finger.glide(strip["x"] + strip["width"] * 0.8, finger.at[1])
    expect(wishes).to_have_text(["1End the main phase", "2Play all gems"])


def test_strips_are_dragged_by_a_finger_that_rested(server: Running, invite: Invite) -> None:
    person = invite(server.address, locale="en-GB", **PHONE)
    page = begun(person)
    relic(page, "en")
    expect_sentence(page, "en")
    strips = [page.locator(f'.wstrip[data-key="play.{n}"] > .wstrip__line') for n in (0, 1)]
    finger = Finger(person)
    with finger.on(strips[1].locator(".wstrip__joint")):
        expect(page.locator(".wghost")).to_be_visible()
        left, top = middle_of(strips[0])
        finger.glide(left, top - 8)
        expect(page.locator('[data-over="before"]')).to_have_count(1)
    read = page.locator('.wread[lang="en"] p:not(.wread__name)').first
    expect(read).to_have_text("You may destroy this card. If you do, gain 3 life. Gain 2 aether.")
