"""A newcomer who clicks only what is lit comes through every lesson, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from emberhold.games import GAMES
from emberhold.language import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.server.serving import Running

FIRST = [lesson.id for game in GAMES.values() for lesson in game.lessons[:1]]
LATER = [lesson.id for game in GAMES.values() for lesson in game.lessons[1:]]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}


def sit_down(person: Person, lesson: str) -> Page:
    """From the start page into the lesson, by clicks."""
    page = person.page
    page.goto("/")
    button = page.locator(f'[data-lesson="{lesson}"]')
    page.locator("details", has=button).locator("summary").click()
    button.click()
    page.wait_for_url("**/t/*")
    return page


def follow(page: Page) -> None:
    """Click what is lit until the lesson says that it is over."""
    lit = page.locator("#lesson [data-next]:visible, #prompt .answer--hinted:visible").first
    over = page.locator("#lesson [data-onward]:visible")
    ending = page.get_by_role("dialog")
    while True:
        expect(lit.or_(over).or_(ending).first).to_be_visible()
        if ending.is_visible():
            page.keyboard.press("Escape")
        elif over.is_visible():
            return
        else:
            before = page.locator("#lesson").inner_text()
            lit.click()
            expect(page.locator("#lesson")).not_to_have_text(before, use_inner_text=True)


def step_on(page: Page) -> None:
    """Read until there is something to do."""
    lit, answer = page.locator("#lesson [data-next]"), page.locator("#prompt .answer--hinted").first
    expect(lit.or_(answer).first).to_be_visible()
    while lit.is_visible():
        lit.click()
    expect(answer).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", FIRST)
def test_the_first_game_plays_through(
    server: Running, invite: Invite, lesson: str, language: str, size: dict[str, int]
) -> None:
    newcomer = invite(server.address, locale=LOCALES[language], viewport=size)
    follow(sit_down(newcomer, lesson))


@pytest.mark.parametrize("lesson", LATER)
def test_every_lesson_plays_through(server: Running, invite: Invite, lesson: str) -> None:
    """Each in one language and one size; which ones goes round."""
    turn = LATER.index(lesson)
    size = (DESK, PHONE)[turn % 2]
    newcomer = invite(server.address, locale=LOCALES[LANGUAGES[turn % 3]], viewport=size)
    follow(sit_down(newcomer, lesson))


def test_another_answer_leaves_the_path_and_taking_back_returns(person: Person) -> None:
    page = sit_down(person, FIRST[0])
    step_on(page)
    page.locator("#prompt .answer:not(.answer--hinted):visible").first.click()
    expect(page.locator("#lesson")).to_contain_text("left the lesson")
    page.locator("#lesson").get_by_role("button", name="Take it back").click()
    expect(page.locator("#prompt .answer--hinted").first).to_be_visible()
