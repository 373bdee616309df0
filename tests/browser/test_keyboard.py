"""A whole game without a pointer."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.tables import TablePage


def _tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Keep pressing the Tab key until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement?.matches(what)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


def test_a_whole_game_by_keyboard(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator(".game").first.wait_for()
    _tab_to(page, '.game[data-game="war-eternal"] a[href^="/new"]')
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/new/"))
    page.locator("#players input").first.wait_for()
    _tab_to(page, "#players input")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#seats li")).to_have_count(1)
    _tab_to(page, "#seed", 200)
    page.keyboard.type("2")
    expect(page.locator("#status")).to_have_text("Everything is ready.")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    table = TablePage(page)
    luck = Random(6)
    for _ in range(400):
        if table.my_turn().is_over:
            break
        answer_by_number(table, luck)
    table.mood("over")
    told = page.get_by_role("dialog")
    expect(told.get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(table.prompt.get_by_role("link", name="Play again")).to_be_focused()


def answer_by_number(table: TablePage, luck: Random) -> None:
    """Digits bring the focus to an answer; Enter gives it."""
    keyboard = table.page.keyboard
    number = luck.randint(1, table.page.locator("#prompt-list .answer").count())
    for digit in str(number):
        keyboard.press(digit)
    focused = table.page.locator(".answer:focus")
    expect(focused).to_have_attribute("data-number", str(number))
    keyboard.press("Enter")
    table.ready()


def test_pieces_by_keyboard(person: Person) -> None:
    page = person.page
    table = person.sit(person.open("me")).my_turn()
    _tab_to(page, "#dock .legal")
    page.keyboard.press(".")
    expect(page.locator("#dock .legal:focus")).to_have_count(1)
    first = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert ":" in first, "the name of a piece says what it can be chosen for"
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".legal:focus")).to_have_count(1)
    lines = table.log.count()
    page.keyboard.press("Enter")
    if table.bubble.is_visible():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    table.ready()
    expect(table.log).not_to_have_count(lines)
    page.keyboard.press("u")
    expect(table.log).to_have_count(lines)
    spoken = page.locator("#voice-polite")
    expect(spoken).not_to_be_empty()


def test_an_answer_that_is_drawn_again_keeps_the_keyboard(person: Person) -> None:
    """A hint marks an answer while another has the focus, and Enter still means that one."""
    page = person.page
    person.sit(person.open("me")).my_turn()
    page.keyboard.press("2")
    expect(page.locator(".answer:focus")).to_have_attribute("data-number", "2")
    page.keyboard.press("h")
    expect(page.locator("#prompt .answer--hinted")).not_to_have_count(0)
    expect(page.locator(".answer:focus")).to_have_attribute("data-number", "2")
