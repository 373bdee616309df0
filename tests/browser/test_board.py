"""The board of a table alone: a scene in, drawings out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import emberhold
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


def test_a_notebook_draws_the_board_without_a_server(person: Person) -> None:
    """Two tables below each other; where no script runs, the still drawing is seen instead."""
    tables = {"relic": "en", "war-eternal": "pl"}
    cells = [
        emberhold.show(emberhold.open(game, seed=7), language=language).html
        for game, language in tables.items()
    ]
    browser = person.page.context.browser
    assert browser is not None
    page = browser.new_context().new_page()
    asked, problems = list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_content("".join(cells))
    for place, game in enumerate(tables):
        frame = page.frame_locator("iframe").nth(place)
        expect(frame.locator("#first")).to_have_count(0)
        expect(frame.locator(f'#board[data-board="{game}"] [data-area]').first).to_be_visible()
        expect(frame.locator("#problem")).to_be_hidden()
        expect(frame.locator(".caption .chip").first).to_be_visible()
        expect(frame.locator(".legal").first).to_be_attached()
        expect(page.locator("body > .emberhold").nth(place)).to_be_hidden()
    assert [url for url in asked if not url.startswith("data:")] == []
    assert problems == []
    page.context.close()

    still = browser.new_context(java_script_enabled=False).new_page()
    still.set_content(cells[0])
    expect(still.frame_locator("iframe").locator("#first .emberhold .head")).to_be_visible()
    still.set_content(cells[0].partition("</iframe>")[2])
    expect(still.locator("body > .emberhold .head")).to_be_visible()
    still.context.close()
