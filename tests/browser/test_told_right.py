"""What the words on the screen say is so, and whole: what is printed, which way leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.test_legacy import SHEET, begins, book
from tests.server.serving import Running


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_ways_on_of_a_story_page_are_one_row(
    server: Running, invite: Invite, language: str
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    page = begins(person, "Iva")
    ways = page.locator("dialog.book[open] .book__foot .button")
    expect(book(page)).to_be_visible()
    in_one_row(page, ways)
    page.locator(".book__next").click()
    page.locator(SHEET).click()
    page.locator(".own-sheet__begin").click()
    expect(book(page)).to_be_visible()
    expect(ways).to_have_count(3)
    in_one_row(page, ways)


def in_one_row(page: Page, ways: Locator) -> None:
    for width, height in [(390, 844), (844, 390), (1024, 768), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [box for each in ways.all() if (box := each.bounding_box())]
        assert len({round(box["y"]) for box in boxes}) == 1, (width, boxes)
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        cut = "(ways) => ways.filter((way) => way.scrollWidth > way.clientWidth + 1).length"
        assert ways.evaluate_all(cut) == 0


@pytest.mark.parametrize(
    ("language", "printed"),
    [("en", "Printed life: 70"), ("pl", "Życie na arkuszu: 70"), ("fr", "Vie imprimée : 70")],
)
def test_what_is_printed_is_told_apart_from_what_is_played(
    server: Running, invite: Invite, language: str, printed: str
) -> None:
    """Beginners fight a nemesis with less life than its sheet says."""
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    setup = {"nemesis": "umbra-titan", "difficulty": "beginner"}
    person.sit(person.open("me", "bot", setup=setup)).my_turn()
    foe = person.page.locator('.area[data-area-kind="nemesis"]')
    expect(foe.locator(".bar-meter__value").first).to_have_text("60/60")
    foe.locator(".portrait").click()
    read = person.page.locator("#reader, .zoom--dialog").locator("visible=true").first
    expect(read).to_contain_text(printed)
