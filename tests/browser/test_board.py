"""The board of a table alone: a scene in, drawings out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])
def test_a_board_is_shown_alone_at_any_moment(person: Person, game: str) -> None:
    page = person.page
    opened = person.open("me", "bot", "bot" if game == "relic" else "me", game=game)
    page.goto(f"/t/{opened.table}/board?at=0")
    expect(page.locator("#board [data-area]").first).to_be_visible()
    expect(page.locator("#problem")).to_be_hidden()
    assert page.locator(".legal, #prompt, #log").count() == 0


def test_a_moment_that_never_was_is_told_in_one_line(person: Person) -> None:
    opened = person.open("me")
    person.patient = True
    person.page.goto(f"/t/{opened.table}/board?at=99")
    expect(person.page.locator("#problem")).to_be_visible()
