"""What changes a card for good is a moment of its own: a sticker, or another card after a fire."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.test_access import violations
from tests.legacy.support import at
from tests.legacy.test_evolve import with_stickers
from tests.server.serving import Running

CURSE = "creeping-curse"
TITLE = {"en": "It remembers you", "pl": "Ta karta was pamięta", "fr": "se souvient de vous"}

_HOLD = """() => {
  const moment = document.querySelector(".lasting");
  const paused = document.querySelector(".story__pause");
  new MutationObserver(() => {
    if (!moment.hidden && paused.getAttribute("aria-pressed") === "false") paused.click();
  }).observe(moment, { attributeFilter: ["hidden"] });
}"""
"""Such a moment stands still as soon as it is seen, however slowly the page is painted."""


@pytest.fixture
def watcher(server: Running, invite: Invite) -> Person:
    desk = {"width": 1440, "height": 900}
    return invite(server.address, reduced_motion="no-preference", viewport=desk)


def discards(person: Person, stickers: int) -> Page:
    """At a table where a power evolves when it is discarded: the story of that, held still."""
    game = at(2, made=with_stickers(CURSE, stickers), in_play=[CURSE])
    person.sit(person.open("me", "bot", save=game.dumps())).my_turn()
    page = person.page
    page.evaluate(_HOLD)
    page.locator(f'#board [data-card="{CURSE}"].legal').click()
    page.locator(".lasting").wait_for()
    return page


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_sticker_lands_and_a_sentence_says_what_it_means(
    server: Running, invite: Invite, language: str
) -> None:
    size = PHONE if language == "pl" else {"width": 1440, "height": 900}
    person = invite(server.address, reduced_motion="no-preference", locale=language, viewport=size)
    page = discards(person, 0)
    moment = page.locator(".lasting")
    expect(moment).to_have_attribute("data-what", "token")
    expect(moment.locator(".lasting__title")).to_contain_text(TITLE[language])
    expect(moment.locator(".lasting__means")).to_contain_text("1")
    expect(moment.locator(".lasting__beat")).to_have_count(4)
    expect(moment.locator(".lasting__sticker")).to_have_count(1)
    assert violations(page) == []
    inside = page.evaluate(
        """() => [...document.querySelectorAll(".lasting__head, .lasting__means, .lasting__beats")]
          .every((part) => {
            const box = part.getBoundingClientRect();
            const bar = document.getElementById("story-bar").getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.bottom <= bar.top + 1;
          })"""
    )
    assert inside
    page.keyboard.press("s")
    expect(moment).to_be_hidden()


def test_a_card_burns_and_its_page_lies_beside_what_it_became(watcher: Person) -> None:
    page = discards(watcher, 2)
    moment = page.locator(".lasting")
    expect(moment).to_have_attribute("data-what", "evolve")
    expect(moment.locator(".lasting__old")).to_contain_text("Creeping Curse")
    expect(moment.locator(".lasting__card")).to_contain_text("Calamitous Bane")
    page.locator(".story__next").click()
    told = page.locator(".story__page")
    expect(told).to_contain_text("collecting interest")
    expect(told.locator(".story__picture svg")).to_be_visible()
    expect(moment.locator(".lasting__card")).to_be_visible()
    page.locator(".story__next").click()
    expect(told).to_be_hidden()
    expect(moment).to_be_hidden()
