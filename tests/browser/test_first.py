"""The first choices of a game: each has the table to itself, and all of it is seen at once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.browser.test_access import violations
from tests.server.serving import Opened, Running
from tests.support import rule

SIZES = ((1440, 900), (1280, 800), (390, 844), (844, 390))
DECKS = {"via": "each", "is": ["the-mist-guardian", "the-iron-men"]}
SUGGESTED = {
    "root-armor",
    "shifting-mist",
    "summon-blue-jaguar",
    "summon-butterfly-monk",
    "summon-mist-spirit",
}


def gathers(person: Person, *seats: str) -> tuple[TablePage, Opened]:
    opened = person.open(*seats, game="ashes", setup={"decks": DECKS})
    table = person.sit(opened)
    return table, opened


def given(person: Person) -> list[str]:
    """The keys this browser has answered with."""
    frames = [json.loads(frame) for frame in person.sent]
    return [frame["key"] for frame in frames if frame.get("do") == "answer"]


def taken(person: Person, opened: Opened) -> set[str]:
    areas = person.state(opened)["scene"]["areas"]
    zones = [zone for area in areas for zone in area["zones"] if zone["id"] == "hand:0"]
    return {piece["card"] for zone in zones for piece in zone["pieces"]}


def picks(page: Page, *numbers: int) -> None:
    for number in numbers:
        page.locator(f'.pick[data-number="{number}"]').click()


def test_the_first_five_are_chosen_on_one_screen(person: Person) -> None:
    table, opened = gathers(person, "me", "bot")
    page, button = table.page, table.choosing.locator(".gather__take")
    expect(table.choosing.locator(".pick")).to_have_count(10)
    expect(table.choosing).to_contain_text("Place two exhaustion tokens on a target unit.")
    picks(page, 1, 2, 3, 4)
    expect(button).to_have_text("One more card, then take them")
    button.click(force=True)
    picks(page, 2)
    expect(button).to_have_text("2 more cards, then take them")
    picks(page, 5, 6)
    expect(button).to_have_text("Take these 5 cards")
    picks(page, 7)
    assert given(person) == []
    button.click()
    expect(table.choosing).to_be_hidden()
    person.until(lambda: len(taken(person, opened)) == 5)
    keys = given(person)
    assert len(keys) == 5
    assert {f"take:{card}" for card in taken(person, opened)} == set(keys)


def test_undo_brings_the_whole_choice_of_the_first_five_back(person: Person) -> None:
    table, opened = gathers(person, "me", "bot")
    table.choosing.get_by_role("button", name="Suggested five").click()
    table.choosing.locator(".gather__take").click()
    expect(table.choosing).to_be_hidden()
    person.until(lambda: taken(person, opened) == SUGGESTED)
    table.my_turn()
    table.undo.click()
    expect(table.choosing).to_be_visible()
    expect(table.choosing.locator('.pick[aria-pressed="true"]')).to_have_count(5)
    expect(table.choosing.locator(".gather__take")).to_have_text("Take these 5 cards")
    assert taken(person, opened) == set()


def test_the_first_five_by_keyboard(person: Person) -> None:
    table, opened = gathers(person, "me", "bot")
    page = table.page
    expect(page.locator('.pick[data-number="1"]')).to_be_focused()
    for key in ("Space", "ArrowRight", "Space", "Space", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('.pick[aria-pressed="true"]')).to_have_count(3)
    page.keyboard.press("6")
    page.keyboard.press("Space")
    page.keyboard.press("7")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(table.choosing).to_be_hidden()
    table.ready()
    person.until(lambda: len(taken(person, opened)) == 5)


def test_two_people_at_one_device_choose_their_first_five_once_each(person: Person) -> None:
    table, opened = gathers(person, "me", "me")
    who = table.choosing.locator(".gather__who b")
    for name in ("Aradel Summergaard", "Coal Roarkwin"):
        expect(who).to_have_text(name)
        expect(table.choosing.locator(".pick")).to_have_count(10)
        picks(table.page, 1, 2, 3, 4, 5)
        table.choosing.locator(".gather__take").click()
    person.until(lambda: person.state(opened)["table"]["answers"] == 10)
    assert len(given(person)) == 10


_OUTSIDE = """() => {
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
    && box.bottom <= innerHeight + 1;
  const answers = [...document.querySelectorAll("#choosing button")];
  return answers.filter((each) => each.checkVisibility() && !inside(each.getBoundingClientRect()))
    .map((each) => each.dataset.key ?? each.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_first_choice_is_seen_whole(server: Running, invite: Invite, language: str) -> None:
    """At four sizes nothing that can be pressed lies outside the window, in any language."""
    person = invite(server.address)
    person.speak(language)
    wishes: list[dict[str, Any]] = [
        {"game": "ashes", "setup": {"decks": DECKS}},
        {"game": "relic", "setup": {"scenario": "the-eye-closes"}},
    ]
    for wish in wishes:
        seen_whole(person.sit(person.open("me", "bot", **wish)).my_turn())
    seen_whole(apprentices(person))


def seen_whole(table: TablePage) -> None:
    expect(table.choosing).to_be_visible()
    assert violations(table.ready().page) == []
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert table.page.evaluate(_OUTSIDE) == [], width


def apprentices(person: Person, mine: int = 0) -> TablePage:
    """A campaign of two, its first page read; a bot has the other seat."""
    seats = [{"who": "bot", "bot": "greedy", "name": "Bea"}]
    seats.insert(mine, {"who": "me", "name": "Ada"})
    answer = person.context.request.post(
        "/api/campaigns",
        data={"game": "legacy", "players": 2, "seed": "lamp", "setup": {}, "seats": seats},
        headers={"Origin": person.address},
    )
    assert answer.ok, answer.text()
    table = person.sit(answer.json()["url"]).my_turn()
    table.page.locator(".book__next").click()
    expect(table.choosing).to_be_visible()
    return table


@rule("LG-104", "LG-105")
def test_the_apprentices_begin_alike_with_a_face_a_name_and_sealed_places(person: Person) -> None:
    table = apprentices(person)
    page = table.page
    expect(page.locator(".apprentice")).to_have_count(4)
    expect(page.locator(".apprentice__face")).to_have_count(8)
    expect(page.locator(".own-sheet__sealed li")).to_have_count(5)
    expect(page.locator(".own-sheet__breaches li")).to_have_count(3)
    expect(page.locator(".own-sheet__hand li")).to_have_count(5)
    page.locator('.apprentice__face[data-piece="sheet:ram:b"]').click()
    page.locator("#apprentice-name").fill("Ysolde")
    expect(page.locator(".own-sheet__begin")).to_have_text("Begin as Ysolde")
    page.locator(".own-sheet__begin").click()
    expect(table.choosing).to_be_hidden()
    person.until(lambda: given(person)[-2:] == ["sheet:ram@b", "name:Ysolde"])


def test_an_apprentice_who_is_taken_says_by_whom(person: Person) -> None:
    table = apprentices(person, mine=1)
    taken = table.page.locator(".apprentice[data-taken]")
    expect(taken).to_have_count(1)
    expect(taken.locator(".apprentice__taken")).to_contain_text("taken by Bea")


_OVERLAP = """() => {
  const sheets = [...document.querySelectorAll(".dealt")];
  const [one, other] = sheets.map((sheet) => sheet.getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom
    && other.top < one.bottom;
}"""


@pytest.mark.parametrize("chosen", [0, 1])
def test_both_dealt_sheets_of_relic_can_be_chosen(person: Person, chosen: int) -> None:
    opened = person.open("me", "bot", game="relic", seed="ember")
    table = person.sit(opened).my_turn()
    sheets = table.choosing.locator(".dealt")
    expect(sheets).to_have_count(2)
    expect(sheets.first.locator(".dealt__words p").first).to_be_visible()
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert not table.page.evaluate(_OVERLAP), width
    key = sheets.nth(chosen).get_attribute("data-key")
    sheets.nth(chosen).click(position={"x": 40, "y": 60})
    expect(table.choosing).to_be_hidden()
    assert given(person) == [key]
