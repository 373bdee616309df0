"""Relic in the browser: the board by pointer, by keyboard and on a phone, battles, no bar."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import emberhold
from emberhold.kernel.rng import Dice
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.browser.test_access import LANGUAGES, violations
from tests.browser.test_keyboard import answer_by_number
from tests.browser.test_map import DESK
from tests.browser.test_phone import TOUCH, faults
from tests.server.serving import Running

FIRST = {
    "scenario": "the-mystery-beyond",
    "sheets": ["canoness", "commissar", "sanctioned-psyker"],
}


def sit(person: Person) -> TablePage:
    wish = {"game": "relic", "setup": FIRST}
    return person.sit(person.open("me", "bot", "bot", **wish)).my_turn()


def moving(table: TablePage) -> TablePage:
    """Answer with anything until a space can be chosen."""
    luck = Random(5)
    for _ in range(60):
        if table.my_turn().page.locator(".space .legal").count():
            return table
        table.play(luck)
    raise AssertionError("nobody was asked where to go")


def in_battle() -> str:
    """A saved game in which the first seat is asked how to roll in a battle."""
    for seed in range(40):
        table, dice = emberhold.open("relic", 3, seed, FIRST), Dice(seed)
        for _ in range(200):
            question = table.question
            if question is None:
                break
            if question.topic == "roll-battle" and question.seat == 0:
                return table.dumps()
            table.take(question, question.choices[dice.below(len(question.choices))])
    raise AssertionError("nobody came to a battle")


def test_a_stretch_of_the_game_by_clicks(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    luck = Random(2)
    for _ in range(25):
        if table.my_turn().is_over:
            break
        table.play(luck)
    page = table.page
    expect(page.locator(".map .space")).to_have_count(49)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_figure_goes_where_it_is_sent_by_keyboard(person: Person) -> None:
    table = moving(sit(person))
    page = table.page
    page.keyboard.press(".")
    for _ in range(20):
        if page.locator(".space .legal:focus").count():
            break
        page.keyboard.press(".")
    goal = page.locator(".space .legal:focus").get_attribute("data-handle")
    page.keyboard.press("Enter")
    if table.bubble.is_visible():
        page.keyboard.press("Enter")
    page.wait_for_function(
        """(goal) => document.querySelector('[data-piece="figure:0"]')
          ?.closest("[data-zone]").dataset.zone === goal""",
        arg=goal,
    )


def test_no_two_cards_look_the_same(person: Person) -> None:
    """Every person, space and card of the library has a picture of its own."""
    page = sit(person).page
    entries = [(entry.slug, entry.kind) for entry in emberhold.GAMES["relic"].library]
    same: list[list[str]] = page.evaluate(
        """async (entries) => {
          const { cardEmblem } = await import("/static/art/emblems.js");
          const seen = new Map();
          const same = [];
          for (const [card, kind] of entries) {
            const drawn = cardEmblem("relic", { card, kind }).innerHTML.replace(/art\\d+-/g, "");
            if (seen.has(drawn) && seen.get(drawn) !== card) same.push([card, seen.get(drawn)]);
            seen.set(drawn, card);
          }
          return same;
        }""",
        entries,
    )
    assert same == []


def fight(person: Person) -> TablePage:
    """Sit down in the middle of a battle."""
    table = person.sit(person.open("me", "bot", "bot", save=in_battle())).my_turn()
    expect(table.page.locator("[data-part=duel] .tally__score")).to_have_count(2)
    return table


def test_a_battle_shows_both_sides(server: Running, invite: Invite) -> None:
    table = fight(invite(server.address, **DESK))
    duel = table.page.locator("[data-part=duel]")
    scores = duel.locator(".tally__score").all_inner_texts()
    assert duel.locator(".gauge b").all_inner_texts() == scores
    expect(duel.locator("[data-look=side] .card")).not_to_have_count(0)


def test_a_phone_has_everything_within_reach(server: Running, invite: Invite) -> None:
    table = moving(sit(invite(server.address, **TOUCH)))
    page = table.page
    assert faults(page) == ""
    expect(page.locator(".map__reach .reach")).not_to_have_count(0)
    page.locator(".map__reach .reach").first.tap()
    if table.bubble.is_visible():
        table.bubble.get_by_role("menuitem").first.tap()
    table.ready().my_turn()
    for tab in ("mine", "others"):
        page.locator(f".tab[data-tab={tab}]").tap()
        assert sizes(page) == ""


def sizes(page: Page) -> str:
    """What is wrong for a finger, but for what another tab hides."""
    found = faults(page).splitlines()
    return "\n".join(fault for fault in found if "in sight" not in fault)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_barred(server: Running, invite: Invite, language: str) -> None:
    """The set-up, the map with its ways, and a battle, at a desk and on a phone."""
    found = []
    for traits in (DESK, TOUCH):
        person = invite(server.address, locale=language, **traits)
        person.page.goto("/new/relic")
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.page.locator("#code")).not_to_have_value("")
        found += violations(person.page)
        found += violations(moving(sit(person)).page)
        found += violations(fight(person).page)
    assert found == []


def test_a_whole_game_with_two_bots_by_clicks(server: Running, invite: Invite) -> None:
    """Short by R-238; everything else as in any game."""
    person = invite(server.address, **DESK)
    wish = {"game": "relic", "setup": {**FIRST, "rounds": 4}}
    table = person.sit(person.open("me", "bot", "bot", **wish))
    table.finish(Random(7))
    table.mood("over")
    expect(table.page.get_by_role("dialog")).to_be_visible()


def test_a_whole_game_by_keyboard(server: Running, invite: Invite) -> None:
    person = invite(server.address, **DESK)
    wish = {"game": "relic", "setup": {**FIRST, "rounds": 3}}
    table = person.sit(person.open("me", "bot", "bot", **wish))
    luck = Random(8)
    for _ in range(300):
        if table.my_turn().is_over:
            break
        answer_by_number(table, luck)
    table.mood("over")
