"""A newcomer who clicks only what is lit comes through every lesson, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from emberhold.games import GAMES
from emberhold.language import LANGUAGES
from tests.browser.cases import in_a_language_each
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.browser.places import place_of
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
    lit = page.locator(LIT).locator("visible=true")
    book = page.locator("dialog.book[open] .book__next")
    over = page.locator("#lesson [data-onward]:visible")
    while True:
        expect(book.or_(lit).or_(over).first).to_be_visible()
        if over.is_visible():
            # Its last words are not covered by how the game ended.
            over.first.click(trial=True)
            return
        before = moment(page)
        if book.is_visible():
            book.click()
        elif press is None:
            # The note glides to its place and must not end up over what it speaks of.
            page.wait_for_function(f"() => ({COVERED})() === null")
            lit.first.click()
        else:
            press(LIT)
        page.wait_for_function("(before) => (" + MOMENT + ")() !== before", arg=before)


MOMENT = """() => [document.getElementById("lesson").dataset.at,
  document.querySelector("dialog.book[open] .book__number")?.textContent ?? ""].join(" ")"""
COVERED = """() => {
  const ring = document.querySelector(".pointing:not([hidden]) > .pointing__ring:not([hidden])");
  if (!ring) return null;
  const [note, about] = [document.getElementById("lesson"), ring].map((element) => element
    .getBoundingClientRect());
  const apart = note.right <= about.left || about.right <= note.left
    || note.bottom <= about.top || about.bottom <= note.top;
  const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth
    && note.bottom <= innerHeight;
  return apart && inside ? null : JSON.stringify({ note, about });
}"""
"""Where the note lies over the ring or out of the window; nothing where it does neither."""


def moment(page: Page) -> str:
    """What is being read, on the path of the lesson or in the book of its story."""
    return str(page.evaluate(MOMENT))


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
    """Go to what is lit with Tab and press it, once the last answer has been received."""
    page.locator("#prompt:not([aria-busy])").wait_for()
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
    # A button that was drawn again while it is pressed would lose the press.
    page.locator("#lesson [data-next]").evaluate("(button) => button.setAttribute('data-same', '')")
    for size in (PHONE, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    expect(page.locator("#lesson [data-next][data-same]")).to_be_visible()
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
        before = moment(page)
        lit.click()
        page.wait_for_function("(before) => (" + MOMENT + ")() !== before", arg=before)
    at = place_of(battle)
    battle.focus()
    expect(page.locator(".reader--aside .zoom__card")).to_be_visible()
    assert place_of(battle) == at


SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
STEPS = 8
"""How many presses of each first game are looked at on every screen."""


@in_a_language_each("lesson", FIRST)
def test_a_note_never_lies_over_what_it_speaks_of(
    server: Running, invite: Invite, lesson: str, language: str
) -> None:
    page = sit_down(invite(server.address, locale=LOCALES[language]), lesson)
    lit = page.locator(LIT).locator("visible=true")
    book = page.locator("dialog.book[open] .book__next")
    for _ in range(STEPS):
        expect(book.or_(lit).first).to_be_visible()
        if not book.is_visible():
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(COVERED) is None, (width, height)
                lit.first.click(trial=True)
        before = moment(page)
        (book if book.is_visible() else lit).first.click()
        page.wait_for_function("(before) => (" + MOMENT + ")() !== before", arg=before)


def test_one_thing_is_taught_and_told_to_those_who_listen(person: Person) -> None:
    page = sit_down(person, FIRST[0])
    step_on(page)
    taught = page.locator("[aria-describedby=lesson-text]")
    expect(taught).to_have_count(1)
    expect(taught).to_have_attribute("data-card", "amethyst-paragon")
    expect(page.locator("#lesson-text")).to_contain_text("your own gem")
    expect(page.locator("#voice-polite")).to_contain_text("Lesson, step 4 of 8. Play your own gem")
    expect(page.locator("#lesson")).to_contain_text("Part 1 of 5")
    expect(page.locator(".pointing__ring")).to_be_visible()
    expect(page.locator(".pointing__dim")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator("#lesson-text")).to_contain_text("five cards")
    page.locator("#lesson .lesson__fold").click()
    expect(page.locator(".pointing")).to_be_hidden()
    expect(taught).to_have_count(0)
