"""Golden Veil, and what it means that a spell, an ability or a dice power is cancelled."""

from typing import Any

from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, play, rule, seat_asked, unit, units, wounds

VEIL = {"hand": ["golden-veil"], "active": ["natural-class", "charm-class"]}
ASKED = ["react:golden-veil", "pass"]


def against_veil(mine: dict[str, Any], unit: str = "iron-rhino", **more: Any) -> Table:
    """Player 1 has one unit in play and the means to veil it."""
    return at(p0=mine, p1={**VEIL, "battlefield": [unit]}, **more)


GOLD = {"hand": ["molten-gold", "seal"], "active": ["natural-power"] * 2}


@rule("AS-C32", "AS-346", "AS-347", "AS-349", "AS-427")
def test_a_cancelled_action_spell_is_paid_and_discarded_for_nothing() -> None:
    table = against_veil(GOLD)
    play(table, "play:molten-gold", "target:iron-rhino@1")
    assert seat_asked(table) == 1
    assert keys(table) == ASKED
    play(table, "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert cards(table, "discard:0") == ["molten-gold"]
    assert dice(table, 0) == {"natural": 2}
    assert table.view(0).marks["mains"] == 0
    assert cards(table, "discard:1") == ["golden-veil"]
    assert dice(table, 1) == {"natural": 1, "charm": 1}


@rule("AS-C32")
def test_the_veil_may_be_kept() -> None:
    table = play(against_veil(GOLD), "play:molten-gold", "target:iron-rhino@1", "pass")
    assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-C32", "AS-016", "AS-244")
def test_a_spell_that_targets_a_phoenixborn_cannot_be_veiled() -> None:
    table = play(against_veil(GOLD), "play:molten-gold", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 3
    assert cards(table, "hand:1", seat=1) == ["golden-veil"]


@rule("AS-C32", "AS-212")
def test_the_veil_wants_a_natural_and_a_charm_die() -> None:
    for active in (["natural-class"], ["charm-class"], ["natural-basic", "charm-class"]):
        poor = {"hand": ["golden-veil"], "active": active, "battlefield": ["iron-rhino"]}
        table = play(at(p0=GOLD, p1=poor), "play:molten-gold", "target:iron-rhino@1")
        assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-C32", "AS-346", "AS-347")
def test_a_cancelled_ability_leaves_its_card_exhausted() -> None:
    mine = {"active": ["natural-class"]}
    table = at(born="aradel coal", p0=mine, p1={**VEIL, "battlefield": ["iron-rhino"]})
    play(table, "use:water-blast@aradel-summergaard.1")
    assert table.question is not None
    assert "with Water Blast (Aradel Summergaard). Do you react?" in table.question.prompt().text(
        "en"
    )
    play(table, "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert table.view(0).area("player:0").marks["exhaustion"] == 1


@rule("AS-C32", "AS-346", "AS-347")
def test_a_cancelled_dice_power_leaves_its_die_exhausted() -> None:
    table = against_veil({"active": ["natural-power"]})
    play(table, "power:natural", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert dice(table, 0) == {"natural": 1}


@rule("AS-C32", "AS-348")
def test_cancelling_stops_all_effects_of_a_spell() -> None:
    dice = ["illusion-power", "natural-power"]
    mine = {"hand": ["out-of-the-mist"], "active": dice, "battlefield": ["gilder"]}
    table = against_veil(mine)
    play(table, "play:out-of-the-mist", "target:iron-rhino@1", "react:golden-veil")
    assert "do" not in keys(table)
    assert cards(table, "hand:0") == []
    assert unit(table, "iron-rhino")["wounds"] == 0


@rule("AS-C32", "AS-348", "AS-C54")
def test_the_veil_saves_the_sacrificed_unit_too() -> None:
    mine = {"spellboard": ["small-sacrifice"], "active": ["ceremonial-class"]}
    table = against_veil({**mine, "battlefield": ["gilder"]})
    play(table, "use:activate@small-sacrifice.1", "react:golden-veil")
    assert unit(table, "gilder")["wounds"] == 0
    assert unit(table, "iron-rhino")["wounds"] == 0


# Ready spells

STRENGTH = {
    "spellboard": ["strengthen", "purge"],
    "hand": ["transfer", "seal"],
    "active": ["charm-class", "natural-basic"],
}


@rule("AS-C32", "AS-350")
def test_a_cancelled_ready_spell_stays_in_play_exhausted() -> None:
    table = against_veil(STRENGTH)
    play(table, "use:activate@strengthen.1", "react:golden-veil")
    assert unit(table, "iron-rhino")["attack"] == 5
    assert unit(table, "strengthen")["exhaustion"] == 1


@rule("AS-C32", "AS-350")
def test_even_without_its_token_a_cancelled_ready_spell_waits_for_the_recovery_phase() -> None:
    table = against_veil(STRENGTH, sides=2)
    play(table, "use:activate@strengthen.1", "react:golden-veil")
    play(table, "play:transfer", "player:0")
    assert unit(table, "strengthen")["exhaustion"] == 0
    assert unit(table, "purge")["exhaustion"] == 1
    assert table.view(0).marks["sides"] == 1
    assert "use:activate@strengthen.1" not in keys(table)


@rule("AS-350")
def test_in_the_recovery_phase_a_cancelled_spell_comes_back() -> None:
    cancelled = {"spell": "strengthen", "cancelled": True}
    mine = {"spellboard": [cancelled], "battlefield": ["gilder"]}
    assert "use:activate@strengthen.1" not in keys(at(p0=mine))
    table = at(phase="recovery", p0=mine)
    while not (seat_asked(table) == 0 and "pass" in keys(table)):
        play(table, "done" if "done" in keys(table) else "pass")
    assert "use:activate@strengthen.1" in keys(table)


@rule("AS-C32", "AS-350", "AS-277")
def test_another_copy_of_a_cancelled_spell_can_still_be_used() -> None:
    mine = {"spellboard": ["strengthen", "strengthen"]}
    table = against_veil(mine, sides=2)
    play(table, "use:activate@strengthen.1", "react:golden-veil", "use:activate@strengthen.2")
    assert unit(table, "iron-rhino")["attack"] == 7


@rule("AS-C32", "AS-C46", "AS-350")
def test_a_triggered_ready_spell_can_be_veiled() -> None:
    mine = {"spellboard": ["chant-of-revenge"], "battlefield": ["mist-spirit"]}
    table = against_veil({**mine, "active": ["natural-power"]})
    play(table, "power:natural", "target:mist-spirit@1")
    play(table, "trigger:chant-of-revenge@1", "target:iron-rhino@1", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert unit(table, "chant-of-revenge")["exhaustion"] == 1


# Reaction spells


@rule("AS-C32", "AS-349", "AS-351")
def test_a_cancelled_reaction_is_discarded_and_counts_as_the_reaction_of_the_turn() -> None:
    active = [*VEIL["active"], "natural-power"]
    mine = {"hand": VEIL["hand"], "active": active, "battlefield": ["iron-rhino"]}
    theirs = {"hand": ["final-cry"], "active": ["ceremonial-power"]}
    table = at(p0=mine, p1={**theirs, "battlefield": ["mist-spirit"]})
    play(table, "power:natural", "target:mist-spirit@1")
    play(table, "react:final-cry", "target:iron-rhino@1", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert cards(table, "discard:1") == ["final-cry"]
    assert table.view(0).area("player:1").marks["reacted"] is True


# What the veil does not answer


@rule("AS-C32", "AS-260")
def test_attaching_targets_nothing() -> None:
    mine = {"hand": ["fade-away"], "active": ["illusion-class"]}
    table = play(against_veil(mine), "play:fade-away")
    assert unit(table, "iron-rhino")["attached"] == "fade-away.1"
    assert cards(table, "hand:1", seat=1) == ["golden-veil"]


@rule("AS-C32", "AS-121")
def test_an_attack_is_not_a_spell_to_veil() -> None:
    table = against_veil({"battlefield": ["mist-spirit"]})
    play(table, "attack:unit", "nobody", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C32", "AS-244")
def test_the_own_spells_and_units_of_others_need_no_veil() -> None:
    mine = {**VEIL, "hand": ["golden-veil", "steady-gaze"], "battlefield": ["gilder"]}
    mine["active"] = [*VEIL["active"], "illusion-class", "illusion-class"]
    table = at(p0=mine, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:steady-gaze", "target:gilder@1")
    assert unit(table, "gilder")["exhaustion"] == 2
    three = at(players=3, p0=GOLD, p1={"battlefield": ["iron-rhino"]}, p2=VEIL)
    play(three, "play:molten-gold", "target:iron-rhino@1")
    assert unit(three, "iron-rhino")["wounds"] == 3


@rule("AS-C32", "AS-245")
def test_who_has_reacted_in_this_turn_has_no_veil() -> None:
    theirs = {**VEIL, "battlefield": ["mist-spirit"], "reacted": True}
    table = play(at(p0=GOLD, p1=theirs), "play:molten-gold", "target:mist-spirit@1")
    assert units(table, 1) == []
