"""What lies ahead, where the decision is: strips on cards and buttons, the hands that come."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.ashes.table import facing, play
from tests.ashes.test_foresight import ATTACK
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.relic.table import at as relic_at
from tests.server.serving import Running
from tests.support import at

SIZES = pytest.mark.parametrize(
    "traits",
    [
        {"viewport": DESK},
        {"viewport": PHONE, "has_touch": True},
        {"viewport": {"width": 844, "height": 390}, "has_touch": True},
    ],
    ids=["desk", "phone", "lying"],
)


def foreseeing(invite: Invite, server: Running, traits: dict[str, Any]) -> Person:
    """Somebody who has switched the odds on."""
    person = invite(server.address, **traits)
    person.context.add_init_script("localStorage.setItem('emberhold-table-odds', 'yes')")
    return person


@SIZES
def test_a_fight_shows_its_chances_on_cards_and_buttons(
    server: Running, invite: Invite, traits: dict[str, Any]
) -> None:
    person = foreseeing(invite, server, traits)
    mine = {"space": "outskirts", "strength": 6, "hand": ["storm-of-blades", "breaching-charge"]}
    table = relic_at(p0=mine, board={"outskirts": ["ork-warboss"]})
    sat = person.sit(person.open("me", "bot", save=table.dumps()))
    sat.my_turn()
    page = person.page
    blades = page.locator('#dock [data-look="hand"] [data-piece^="storm-of-blades"]')
    expect(blades.locator(".strip__best")).to_have_text("80%")
    expect(blades.locator(".strip__best")).to_be_in_viewport(ratio=1)
    told = "By the dice alone: win 80, tie 5, lose 15 of 100."
    expect(blades).to_have_attribute("aria-description", told)
    done = page.locator('#prompt-options .answer[data-key="done"] .strip__best')
    expect(done).to_have_text("16%")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("o")
    expect(page.locator(".strip")).to_have_count(0)
    expect(blades).not_to_have_attribute("aria-description", told)


@SIZES
def test_the_hands_that_come_are_shown_card_by_card(
    server: Running, invite: Invite, traits: dict[str, Any]
) -> None:
    person = foreseeing(invite, server, traits)
    deck = ["spark", "kindle", "crystal", "crystal"]
    table = at(p0={"hand": ["crystal"], "deck": deck, "discard": ["mages-totem", "spark"]})
    person.sit(person.open("me", "bot", save=table.dumps())).my_turn()
    page = person.page
    if page.locator("#side").is_hidden():
        page.locator("#open-odds, #open-log[data-odds]").filter(visible=True).first.click()
    odds = page.locator("#odds")
    names = odds.locator(".coming__card .coming__name")
    expect(names).to_have_text(
        ["Spark", "Kindle", "Crystal", "Crystal", "Mage’s Totem", "Spark", "bought now"]
    )
    expect(odds.locator(".coming__hand")).to_have_count(2)
    bought = odds.get_by_text("A card you gain now will be number 7 of the cards you draw")
    expect(bought).to_contain_text("in the hand after the next")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SIZES
def test_what_a_block_would_bring_is_read_below_every_answer(
    server: Running, invite: Invite, traits: dict[str, Any]
) -> None:
    person = invite(server.address, **traits)
    table = play(facing(["iron-worker"], ["iron-rhino", "gilder", "gilder"]), ATTACK)
    person.sit(person.open("bot", "me", game="ashes", save=table.dumps())).my_turn()
    told = person.page.locator("#prompt-options .answer__then")
    expect(told).to_have_count(4)
    for place in range(4):
        expect(told.nth(place)).to_be_in_viewport(ratio=1)
        assert told.nth(place).evaluate("(words) => words.clientHeight >= 10")
