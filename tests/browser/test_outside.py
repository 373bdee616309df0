"""A game from another package in the browser, drawn by what every game is drawn by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

import emberhold
from emberhold.games import GAMES
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.kernel.toy import AUCTION


@pytest.fixture(autouse=True)
def auction() -> Iterator[None]:
    emberhold.register(AUCTION)
    yield
    GAMES.take_away(AUCTION.name)


def test_it_is_offered_played_and_ended(person: Person) -> None:
    page = person.page
    page.goto("/")
    tile = page.locator('.game[data-game="auction"]')
    expect(tile).to_contain_text("The Auction")
    expect(tile.locator(".game__crest svg")).to_be_visible()
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = TablePage(page)
    expect(page.locator('[data-zone="deck"]')).to_be_visible()
    assert table.finish(Random(1)) >= 3
    expect(table.text).to_contain_text("The best lots win.")
