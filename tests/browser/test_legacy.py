"""Legacy by clicks: from the start page into chapter 1, through the interlude, into chapter 2.

A whole fight is long: where it must end, the first chapter is opened at a position in which
Gravehold is about to fall, and clicked to its end from there.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from emberhold.games.aeons_end.cards.legacy.story.agenda import PRINTED
from emberhold.kernel.game import Game
from emberhold.kernel.table import Table, open_table
from emberhold.server.house import bringing
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.places import place_of
from tests.browser.tables import TablePage
from tests.browser.test_access import violations
from tests.server.serving import Running

DESK = {"width": 1440, "height": 900}

FIRST_PAGE = {
    "en": "You have not slept",
    "pl": "Nie spaliście",
    "fr": "Vous n’avez pas dormi",
}
OTHER_SIDE = {"en": "There will be no trial", "pl": "Próby nie będzie", "fr": "Il n’y aura pas"}
SECOND = {"en": "Among the Ruins", "pl": "Wśród ruin", "fr": "Parmi les ruines"}
SHEET = '.apprentice__face[data-piece="sheet:sword:b"]'
NEAR: dict[str, Any] = {
    "turn": {"player": 0, "phase": "main"},
    "gravehold": 1,
    "nemesis": {"deck": ["impale"]},
    "turn_order": {"deck": ["nemesis"]},
    "in_play": [],
}


@pytest.fixture
def near_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapter 1 is opened at a position; the others as they are."""

    def near(game: Game, players: int, seed: str, wishes: Any, **more: Any) -> Table:
        position = NEAR if wishes["record"]["number"] == 0 else None
        return open_table(game, players, seed, wishes, position, **more)

    monkeypatch.setattr(bringing, "open_table", near)


def book(page: Page) -> Locator:
    return page.locator("dialog.book[open]")


def begins(person: Person, name: str) -> Page:
    """From the start page to the first question of chapter 1; a bot has the second seat."""
    page = person.page
    page.goto("/")
    page.locator('.game[data-game="legacy"] a[href*="campaign"]').click()
    page.locator(".seat__mage input").first.fill(name)
    page.locator("#go").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    TablePage(page).my_turn()
    return page


MET = {
    "en": ["Brama", "Mist", "Xaxos"],
    "pl": ["Brima", "Mist", "Xaxos"],
    "fr": ["Brama", "Mist", "Xaxos"],
}


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_book_opens_with_a_scene_and_those_it_speaks_of(
    server: Running, invite: Invite, language: str
) -> None:
    """LG-568: what is told is drawn, and all of it can be read without scrolling."""
    person = invite(server.address, viewport=DESK, locale=language)
    page = begins(person, "Iva")
    expect(book(page)).to_contain_text(FIRST_PAGE[language])
    expect(page.locator(".book__picture > svg[data-art=page]")).to_be_visible()
    expect(page.locator(".book__people > li")).to_have_text(MET[language])
    expect(page.locator(".book__face > svg")).to_have_count(3)
    expect(page.locator(".book__number")).to_have_text(re.compile(r"1\D+2"))
    cut = "(words) => words.scrollHeight > words.clientHeight + 1"
    for width, height in [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.locator(".book__words").evaluate(cut), (width, height)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".book__next").click()
    page.locator(SHEET).click()
    chosen = page.locator('.apprentice__face[aria-pressed="true"]')
    expect(chosen).to_have_attribute("data-piece", "sheet:sword:b")
    page.locator(".own-sheet__turn").click()
    expect(chosen).to_have_attribute("data-piece", "sheet:sword:a")


_ACROSS = """() => {
  const page = document.querySelector(".book__page").getBoundingClientRect();
  const outside = ({ left, right }) => left < page.left || right > page.right;
  return [...document.querySelectorAll(".book__words > p, .book__foot .button")]
    .filter((each) => outside(each.getBoundingClientRect())).map((each) => each.textContent);
}"""
"""What reaches across the edge of the page that is read."""


def reads(page: Page, found: list[str] | None = None) -> None:
    """Turn pages until the book is closed; axe looks at the first where somebody wants to know."""
    expect(book(page)).to_be_visible()
    if found is not None:
        found += violations(page)
    while book(page).count():
        assert page.evaluate(_ACROSS) == []
        page.locator(".book__next").click()


def decides(page: Page) -> list[str]:
    """Answer the interlude by clicks until its next page of the story; what was asked about."""
    topics: list[str] = []
    prompt = page.locator("#prompt")
    while not book(TablePage(page).ready().page).count():
        topic = str(prompt.get_attribute("data-topic"))
        _decide(page, topic)
        topics.append(topic)
    return topics


def _decide(page: Page, topic: str) -> None:
    if topic == "card-name":
        page.locator(".naming__input").fill("Żar")
        page.locator(".naming button").click()
    elif topic in ("add-pile", "banish-pile"):
        page.locator('[data-zone^="pile:"] .legal, [data-zone^="pile:"].legal').first.click()
    else:
        page.locator("#prompt .answer:visible").first.click()


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_into_the_first_chapter(server: Running, invite: Invite, language: str) -> None:
    person, found = invite(server.address, locale=language, viewport=DESK), list[str]()
    page = begins(person, "Ember of Dawn")
    expect(book(page)).to_contain_text(FIRST_PAGE[language])
    reads(page, found)
    TablePage(page).my_turn()
    found += violations(page)
    page.locator(SHEET).click()
    page.locator(".own-sheet__begin").click()
    expect(book(page)).to_contain_text(OTHER_SIDE[language])
    reads(page, found)
    TablePage(page).my_turn()
    expect(page.locator("#board")).to_contain_text("Ember of Dawn")
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.usefixtures("near_its_end")
def test_through_the_interlude_to_chapter_two(
    server: Running, invite: Invite, language: str
) -> None:
    person, found = invite(server.address, locale=language, viewport=DESK), list[str]()
    page = begins(person, "Ember of Dawn")
    TablePage(page).finish(Random(4), most=60)
    old = page.url
    page.locator("dialog.ending .button--main").click()
    page.wait_for_url(lambda url: url != old)
    reads(page)
    topics = decides(page)
    assert topics.count("add-pile") == topics.count("banish-pile") == 2, topics
    assert "sticker" in topics, topics
    assert "card-name" in topics, topics
    expect(book(page)).to_contain_text(SECOND[language])
    reads(page)
    TablePage(page).my_turn()
    expect(page.locator('#board [data-area="nemesis"]')).to_contain_text("Bladius")
    page.locator("#open-menu").click()
    page.locator('dialog a[href^="/c/"]').click()
    expect(page.locator(".road__medal")).to_have_count(2)
    expect(page.locator("main .button--main:visible")).to_have_count(1)
    expect(page.locator(".road__envelope")).to_have_count(PRINTED - 2)
    expect(page.locator(".sheet").first).to_contain_text("Ember of Dawn")
    expect(page.locator(".sheet").first).to_contain_text("Żar")
    found += violations(page)
    page.locator("#read-story").click()
    found += violations(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".book__number")).to_contain_text("2")
    page.keyboard.press("Escape")
    expect(book(page)).to_have_count(0)
    assert found == []


def test_a_campaign_in_the_hand(server: Running, invite: Invite) -> None:
    person, found = invite(server.address, viewport=PHONE, has_touch=True), list[str]()
    page = begins(person, "Ola")
    expect(book(page)).to_be_visible()
    leaf = place_of(page.locator(".book__leaf"))
    assert (leaf["width"], leaf["height"]) == (PHONE["width"], PHONE["height"])
    reads(page, found)
    TablePage(page).my_turn()
    found += violations(page)
    page.locator('.apprentice__face[data-piece="sheet:staff:a"]').tap()
    page.locator(".own-sheet__begin").tap()
    reads(page, found)
    TablePage(page).my_turn()
    campaign = page.locator("html").get_attribute("data-campaign")
    page.goto(f"/c/{campaign}")
    expect(page.locator(".road__envelope")).to_have_count(PRINTED - 1)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    found += violations(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert found == []


def test_the_book_can_be_skipped_and_read_by_keyboard(person: Person) -> None:
    page = begins(person, "Ola")
    expect(page.locator(".book__next")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(book(page)).to_have_count(0)
    page.locator('.apprentice__face[data-piece="sheet:bow:a"]').click()
    page.locator(".own-sheet__begin").click()
    expect(page.locator(".book__next")).to_be_focused()
    expect(page.locator(".book__number")).to_contain_text("2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".book__number")).to_contain_text("1")
    page.keyboard.press("ArrowRight")
    page.locator(".book__skip").click()
    expect(book(page)).to_have_count(0)
    TablePage(page).my_turn()
    expect(page.locator("#prompt")).not_to_have_attribute("data-topic", "story")
