"""A fight on the stage: the one who is attacked steps in where the arrow is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ashes.table import at, facing, play
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
    expect(person.page.locator(".ring .ring__figure--attacks")).to_have_count(2)
    expect(table.answers.first).to_contain_text("Block with Anchornaut")
    expect(table.answers.first).to_contain_text("damage and is destroyed")
    expect(table.answers.last).to_contain_text("life 16")
    slot.click()
    table.bubble.get_by_text("Block with Gilder").click()
    expect(person.page.locator(".fights--stops")).to_have_count(1)
    expect(person.page.locator(".ring .ring__figure--stops")).to_have_count(1)
    table.my_turn()
    expect(slot).to_have_count(1)
    slot.click()
    expect(person.page.locator(".fights--stops")).to_have_count(2)
    expect(slot).to_have_count(0)


HEADS_DOWN = """() => [...document.querySelectorAll(".arena__shaft")].every((way) => {
  const end = way.getTotalLength();
  return end > 0 && way.getPointAtLength(end).y > way.getPointAtLength(end - 2).y;
})"""


def test_on_a_phone_on_its_side_arrows_look_at_whom_they_strike(person: Person) -> None:
    """The two sides are so close there that an arrow has hardly room for its head."""
    game = facing(["iron-rhino", "hammer-knight"], ["anchornaut", "gilder"])
    play(game, *ATTACK)
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.sit(person.open("bot", "me", save=game.dumps())).my_turn()
    expect(person.page.locator(".arena__shaft")).to_have_count(2)
    person.page.wait_for_function(HEADS_DOWN)


def test_who_attacks_is_not_asked_to_block(person: Person) -> None:
    game = facing(["iron-rhino", "hammer-knight"], ["anchornaut", "gilder"])
    play(game, *ATTACK)
    person.sit(person.open("me", "friend", save=game.dumps())).ready()
    expect(person.page.locator(".arena__line")).to_have_count(2)
    expect(person.page.locator(".arena__slot")).to_have_count(0)
    ring, lanes = person.page.locator(".ring"), person.page.locator(".ring .lane")
    expect(lanes).to_have_count(2)
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(lanes).to_have_count(1)
    ring.locator(".ring__tab").last.click()
    expect(ring.locator(".ring__tab--now")).to_contain_text("Hammer Knight")
    expect(ring.locator(".ring__born .ring__life")).to_contain_text("16")
    expect(ring.locator(".ring__phases [data-step=now]")).to_have_text("Blockers")


def test_a_player_who_comes_late_sees_who_is_blocked_already(person: Person) -> None:
    game = facing(["iron-rhino", "hammer-knight"], ["anchornaut", "gilder"])
    play(game, *ATTACK, "block-with:gilder@1")
    person.page.set_viewport_size({"width": 1440, "height": 900})
    table = person.sit(person.open("bot", "me", save=game.dumps())).my_turn()
    ring = person.page.locator(".ring")
    expect(person.page.locator("#prompt-text")).to_have_text("Who blocks Hammer Knight?")
    expect(ring.locator(".ring__figure--stops")).to_have_count(1)
    expect(ring.locator(".lane__title").last).to_have_text("Iron Rhino meets Gilder")
    expect(ring.locator(".lane__outcome").last).to_contain_text("The defending unit falls")
    expect(person.page.locator(".bar-meter__loss")).to_have_count(1)
    expect(person.page.locator("#reader")).to_contain_text("Hammer Knight")
    table.answers.first.click()
    expect(ring.locator(".ring__figure--stops")).to_have_count(2)


def test_my_dice_are_beside_the_question_of_a_fight(person: Person) -> None:
    """Where there is room for it: the middle of the table is the ring's."""
    game = facing(["iron-rhino"], ["anchornaut"], p1={"active": {"natural-power": 2}})
    play(game, "attack:phoenixborn")
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.sit(person.open("bot", "me", save=game.dumps())).my_turn()
    dice = person.page.locator("[data-zone='active:1'] .die")
    expect(person.page.locator("#prompt-dice .die")).to_have_count(1)
    expect(dice).to_be_visible()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    expect(person.page.locator("#prompt-dice .die")).to_have_count(0)
    expect(dice).to_be_visible()


def test_a_fight_among_four_has_a_ring(person: Person) -> None:
    attacker, defender = {"battlefield": ["iron-rhino"]}, {"battlefield": ["anchornaut"]}
    game = play(at(players=4, p0=attacker, p1=defender), "attack:phoenixborn", "player:1")
    table = person.sit(person.open("bot", "me", "bot", "bot", save=game.dumps())).my_turn()
    ring = person.page.locator(".ring")
    expect(ring.locator(".ring__figure--attacks")).to_have_count(1)
    ring.locator(".ring__slot").click()
    expect(ring.locator(".ring__figure--stops")).to_have_count(1)
    expect(table.answers.first).to_contain_text("Counter")
