"""A fight on the stage: whoever is attacked steps in where the arrow is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ashes.table import facing, play
from tests.browser.people import Person

ATTACK = ("attack:phoenixborn", "attack-with:iron-rhino@1", "attack-with:hammer-knight@1")
"""Player 0 sends two units at the other's Phoenixborn."""


def test_a_slot_on_the_arrow_blocks(person: Person) -> None:
    """A choice where two could block; at once where only one is left."""
    game = facing(["iron-rhino", "hammer-knight"], ["anchornaut", "gilder"])
    play(game, *ATTACK)
    table = person.sit(person.open("bot", "me", save=game.dumps())).my_turn()
    slot = person.page.locator(".arena__slot")
    expect(slot).to_have_count(1)
    slot.click()
    table.bubble.get_by_text("Block with Gilder").click()
    expect(person.page.locator(".fights--stops")).to_have_count(1)
    table.my_turn()
    expect(slot).to_have_count(1)
    slot.click()
    expect(person.page.locator(".fights--stops")).to_have_count(2)
    expect(slot).to_have_count(0)


def test_who_attacks_is_not_asked_to_block(person: Person) -> None:
    game = facing(["iron-rhino", "hammer-knight"], ["anchornaut", "gilder"])
    play(game, *ATTACK)
    person.sit(person.open("me", "friend", save=game.dumps())).ready()
    expect(person.page.locator(".arena__line")).to_have_count(2)
    expect(person.page.locator(".arena__slot")).to_have_count(0)
