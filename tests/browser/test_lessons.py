"""A newcomer who clicks only what is lit comes through every lesson, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from emberhold.games import GAMES
from emberhold.language import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.server.serving import Running

LESSONS = [lesson.id for game in GAMES.values() for lesson in game.lessons]
FIRST = [game.lessons[0].id for game in GAMES.values() if game.lessons]
SHORTEST = [
    min(game.lessons, key=lambda lesson: len(lesson.track)).id
    for game in GAMES.values()
    if game.lessons
]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
SCREENS = [(language, size) for size in (DESK, PHONE) for language in LANGUAGES]
"""Every language at every size. Each lesson is clicked through on one of them, and which one goes
round, so that all six are used; the first games on all of them where there is time. Every lesson in
every language, without a page, is in `tests/server/test_newcomer.py`."""
LIT = "#lesson [data-next], #prompt .answer--hinted"
FAR = 120
"""Tabs after which nobody keeps looking."""


def sit_down(person: Person, lesson: str) -> Page:
    """From the start page into the lesson, by clicks."""
    page = person.page
    page.goto("/")
    button = page.locator(f'[data-lesson="{lesson}"]')
    page.locator("details", has=button).locator("summary").click()
    button.click()
    page.wait_for_url("**/t/*")
    return page


def follow(page: Page, press: Callable[[str], None] | None = None) -> None:
    """Press what is lit, with clicks unless something else is said, until the lesson is over."""
    lit = page.locator(LIT).locator("visible=true").first
    over = page.locator("#lesson [data-onward]:visible")
    while True:
        expect(lit.or_(over).first).to_be_visible()
        if over.is_visible():
            # Its last words are not covered by how the game ended.
            over.first.click(trial=True)
            return
        else:
            before = page.locator("#lesson").inner_text()
            if press is None:
                lit.click()
            else:
                press(LIT)
            expect(page.locator("#lesson")).not_to_have_text(before, use_inner_text=True)


def step_on(page: Page) -> None:
    """Read until there is something to do."""
    lit, answer = page.locator("#lesson [data-next]"), page.locator("#prompt .answer--hinted").first
    expect(lit.or_(answer).first).to_be_visible()
    while lit.is_visible():
        lit.click()
    expect(answer).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_newcomer_clicks_through(server: Running, invite: Invite, lesson: str) -> None:
    language, size = SCREENS[LESSONS.index(lesson) % len(SCREENS)]
    follow(sit_down(invite(server.address, locale=LOCALES[language], viewport=size), lesson))


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", FIRST)
def test_the_first_game_plays_through_on_every_screen(
    server: Running, invite: Invite, lesson: str, language: str, size: dict[str, int]
) -> None:
    follow(sit_down(invite(server.address, locale=LOCALES[language], viewport=size), lesson))


def press_by_key(page: Page, lit: str) -> None:
    """Go to what is lit with Tab and press it."""
    for _ in range(FAR):
        if page.evaluate("(lit) => document.activeElement.matches(lit)", lit):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing lit is reached with {FAR} tabs")


@pytest.mark.parametrize("lesson", SHORTEST)
def test_a_lesson_without_a_mouse(person: Person, lesson: str) -> None:
    page = sit_down(person, lesson)
    follow(page, partial(press_by_key, page))


def test_another_answer_leaves_the_path_and_undoing_returns(person: Person) -> None:
    page = sit_down(person, FIRST[0])
    step_on(page)
    page.locator("#prompt .answer:not(.answer--hinted):visible").first.click()
    expect(page.locator("#lesson")).to_contain_text("left the path of the lesson")
    page.locator("#lesson").get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt .answer--hinted").first).to_be_visible()


def test_an_answer_stays_in_its_place_while_its_card_is_read(
    server: Running, invite: Invite
) -> None:
    """In a battle the card once pushed its own answer away, and the press was lost."""
    page = sit_down(invite(server.address, locale="fr-FR"), "relic-first")
    answer = page.locator("#prompt-options .answer--hinted[data-card]")
    lit = page.locator(LIT).locator("visible=true").first
    battle = page.locator(".app[data-contest]").locator(answer)
    while not battle.is_visible():
        before = page.locator("#lesson").inner_text()
        lit.click()
        expect(page.locator("#lesson")).not_to_have_text(before, use_inner_text=True)
    at = battle.bounding_box()
    battle.focus()
    expect(page.locator(".reader--aside .zoom__card")).to_be_visible()
    assert battle.bounding_box() == at
