"""Section 22: the words of the game by what they decide; others are beside their rules."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.ashes.card import UNITS
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.seen.card_text import card_text
from tests.ashes.table import asked, at, cards, dice, keys, marks, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}


# Abilities, effects and costs


@rule("AS-413")
def test_an_ability_is_a_named_effect_permanent_or_activated() -> None:
    """Distract must be used; Unit Guard is simply there."""
    table = at(
        p0={"battlefield": ["rose-fire-dancer"]}, p1={"battlefield": ["gilder", "iron-rhino"]}
    )
    assert table.question is not None
    labels = [option.label("en") for option in table.question.options]
    assert any("Distract" in label for label in labels)
    play(table, "attack:unit", "target:iron-rhino@1")
    assert "guard:gilder@1" in keys(table)
    for card in CARDS.values():
        if card.type in (*UNITS, "phoenixborn"):
            assert all(ability.name for ability in card.abilities)


@rule("AS-438")
def test_an_effect_is_the_text_that_tells_how_the_game_changes() -> None:
    """What Molten Gold says is what it does."""
    assert "Place three wound tokens on a target unit or Phoenixborn." in card_text(
        CARDS["molten-gold"]
    )
    gold = {"hand": ["molten-gold"], "active": ["natural-power"] * 2}
    table = play(at(p0=gold), "play:molten-gold", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 3


@rule("AS-435")
def test_a_dice_power_takes_a_side_action_and_a_die_showing_power() -> None:
    side = {"battlefield": ["iron-rhino"]}
    assert "power:natural" in keys(at(p0=SHOT, p1=side))
    assert "power:natural" not in keys(at(p0=SHOT, p1=side, sides=0))
    assert "power:natural" not in keys(at(p0={"active": ["natural-class"]}, p1=side))
    table = play(at(p0=SHOT, p1=side), "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert table.view(0).marks["sides"] == 0


# Dice


@rule("AS-416", "AS-440", "AS-441")
def test_active_dice_pay_and_an_exhausted_die_lies_in_the_exhausted_pool() -> None:
    held = {"hand": ["anchornaut", "seal"]}
    assert "play:anchornaut" not in keys(at(p0={**held, "exhausted": {"natural": 3}}))
    table = at(p0={**held, "active": ["natural-basic"], "exhausted": {"natural": 3}})
    play(table, "play:anchornaut")
    assert dice(table, 0) == {"natural": 4}
    zone = table.view(0).zone("exhausted:0")
    assert (zone.count, table.view(0).zone("active:0").count) == (4, 0)


@rule("AS-417", "AS-441")
def test_from_the_start_of_each_round_rolled_dice_are_in_the_active_pool() -> None:
    table = at(phase="roll", p0={"exhausted": {"natural": 6}, "active": {}})
    assert table.view(0).zone("active:0").count == 6
    assert table.view(0).zone("exhausted:0").count == 0


@rule("AS-432", "AS-434")
def test_a_deck_is_one_phoenixborn_ten_dice_and_thirty_cards() -> None:
    table = emberhold.open("ashes", 2, 3, {"decks": ["random-deck", "the-mist-guardian"]})
    for player in table.state.players:
        assert player.phoenixborn.card.kind in PHOENIXBORN.values()
        assert sum(player.exhausted) + sum(player.active) == 10
        assert len(player.deck) == len(player.hand) + len(player.draw_pile) == 30


# Attacks


@rule("AS-421", "AS-422")
@pytest.mark.parametrize("attack", ["attack:phoenixborn", "attack:unit"])
def test_attackers_are_unexhausted_units_declared_by_the_attacking_player(attack: str) -> None:
    tired = {"unit": "iron-rhino", "exhaustion": 1}
    mine = {"battlefield": ["masked-wolf", tired, "gilder"]}
    table = play(at(p0=mine, p1={"battlefield": ["mist-spirit"]}), attack)
    assert asked(table) == (0, "attackers")
    assert keys(table) == ["attack-with:masked-wolf@1", "attack-with:gilder@1"]


@rule("AS-425", "AS-433")
def test_a_blocker_is_an_unexhausted_unit_of_the_defending_player() -> None:
    """Of three players only the one whose Phoenixborn is the target defends."""
    tired = {"unit": "iron-rhino", "exhaustion": 1}
    side = {"battlefield": ["gilder", tired]}
    table = at(
        players=3, p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["anchornaut"]}, p2=side
    )
    play(table, "attack:phoenixborn", "player:2")
    assert asked(table) == (2, "block")
    assert keys(table) == ["block-with:gilder@1", "nobody"]
    play(table, "block-with:gilder@1", "endure")
    assert wounds(table, 2) == 0


@rule("AS-433", "AS-444")
def test_the_owner_of_the_attacked_unit_is_the_defending_player_and_declares_the_guard() -> None:
    side = {"battlefield": ["mist-spirit", "gilder"]}
    table = at(
        players=3, p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["gilder"]}, p2=side
    )
    play(table, "attack:unit", "target:mist-spirit@1")
    assert asked(table) == (2, "guard")
    assert keys(table) == ["guard:noah-redmoon@1", "guard:gilder@2", "nobody"]
    play(table, "guard:noah-redmoon@1")
    assert (wounds(table, 2), len(units(table, 2))) == (2, 2)


# Cards and where they are

PLACED = {
    "anchornaut": "battlefield:0",
    "strange-copy": "battlefield:0",
    "purge": "spellboard:0",
    "bound-soul": "discard:0",
}


@rule("AS-423", "AS-450", "AS-455")
@pytest.mark.parametrize("card", PLACED)
def test_the_placement_says_where_a_played_card_goes(card: str) -> None:
    rich = {"illusion-class": 2, "ceremonial-class": 2}
    table = at(p0={"hand": [card, "seal"], "active": rich}, p1={"battlefield": ["iron-rhino"]})
    play(table, f"play:{card}")
    while asked(table)[1] == "pay":
        play(table, "pay:proposed")
    assert card in cards(table, PLACED[card])
    others = set(PLACED.values()) - {PLACED[card]}
    assert not any(card in cards(table, zone) for zone in others)


@rule("AS-437")
def test_cards_are_drawn_from_the_top_of_the_draw_pile() -> None:
    sleight = {"hand": ["sleight-of-hand"], "active": ["illusion-power", "natural-basic"]}
    pile = {"draw": ["seal", "fear", "purge", "protect"], "discard": ["refresh"]}
    table = play(at(p0={**sleight, **pile}), "play:sleight-of-hand")
    assert cards(table, "hand:0") == ["seal", "fear", "purge"]
    assert table.view(0).zone("draw:0").count == 1


@rule("AS-443")
def test_the_first_five_are_five_different_cards_of_the_starting_hand() -> None:
    table = emberhold.open("ashes", 2, 1, {"decks": ["the-iron-men", "the-mist-guardian"]})
    while asked(table)[1] == "first-five":
        for question in table.questions:
            table.answer(question.options[0], question.seat)
    for seat in (0, 1):
        hand = cards(table, f"hand:{seat}", seat=seat)
        assert len(hand) == len(set(hand)) == 5


@rule("AS-446", "AS-052")
def test_only_in_play_a_card_can_be_used() -> None:
    """An Anchornaut throws from the battlefield, not from hand or discard pile."""
    elsewhere: dict[str, Any] = {"hand": ["anchornaut", "purge"], "discard": ["anchornaut"]}
    table = at(p0=elsewhere, p1={"battlefield": ["gilder"]})
    assert not any("throw" in key or key.startswith("use:activate") for key in keys(table))
    assert "use:slash@coal-roarkwin.1" in keys(table)
    there = {"battlefield": ["anchornaut"], "spellboard": ["purge"], "active": ["charm-class"]}
    table = at(p0=there, p1={"battlefield": ["gilder"]})
    assert {"use:throw@anchornaut.1", "use:activate@purge.1"} <= set(keys(table))


RAVEN = {"battlefield": ["seaside-raven"]}


@rule("AS-454", "AS-014")
@pytest.mark.parametrize("spell", ["refresh", "strengthen", "root-armor"])
def test_action_ready_and_alteration_spells_are_spells(spell: str) -> None:
    """Opponents' spells cannot affect a Seaside Raven; its controller's can."""
    mine = {"hand": [spell], "spellboard": ["strengthen"], "battlefield": ["gilder"]}
    rich = {"active": ["charm-class", "natural-class", "natural-basic"]}
    for seat in (0, 1):
        sides: dict[str, Any] = {
            f"p{seat}": {**RAVEN, "battlefield": ["seaside-raven", "iron-rhino"]}
        }
        own = {**mine, **rich, "battlefield": ["gilder", "anchornaut"]}
        sides["p0"] = {**own, **(sides["p0"] if seat == 0 else {})}
        table = at(born="saria noah", **sides)
        play(table, "use:activate@strengthen.1" if spell == "strengthen" else f"play:{spell}")
        while asked(table)[1] == "pay":
            play(table, "pay:proposed")
        verb = "unit" if spell == "root-armor" else "target"
        assert (f"{verb}:seaside-raven@1" in keys(table)) is (seat == 0)


@rule("AS-454")
def test_reactions_are_spells_too_but_abilities_and_dice_powers_are_not() -> None:
    crying = {"hand": ["final-cry"], "active": ["ceremonial-power"], "battlefield": ["mist-spirit"]}
    mine = {**SHOT, "battlefield": ["seaside-raven"]}
    table = at(born="saria noah", p0=mine, p1=crying)
    play(table, "power:natural")
    assert keys(table) == ["target:seaside-raven@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1", "react:final-cry")
    assert "target:seaside-raven@1" not in keys(table)
    blast = {"active": ["natural-class"], "battlefield": ["gilder"]}
    table = at(born="aradel saria", p0=blast, p1=RAVEN)
    play(table, "use:water-blast@aradel-summergaard.1")
    assert "target:seaside-raven@1" in keys(table)


@rule("AS-457")
def test_stats_are_the_values_printed_on_units_and_phoenixborn() -> None:
    table = at(p0={"battlefield": ["hammer-knight"]})
    knight = unit(table, "hammer-knight")
    assert (knight["attack"], knight["life"], knight["recover"]) == (4, 3, 1)
    born = marks(table, "player:0")
    assert (born["life"], born["battlefield"], born["spellboard"]) == (15, 6, 5)


@rule("AS-459", "AS-012")
def test_every_spell_and_unit_has_one_of_the_types() -> None:
    assert {card.type for card in DECK_CARDS.values()} == {
        "ally",
        "action",
        "reaction",
        "alteration",
        "ready",
    }
    assert {card.type for card in CONJURED.values()} == {"conjuration"}
