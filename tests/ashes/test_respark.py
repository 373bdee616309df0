"""How alteration spells leave play: respark, and units that cannot live without their bonus."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import (
    SPARE,
    at,
    cards,
    dice,
    holding,
    keys,
    play,
    rule,
    seat_asked,
    unit,
    units,
    wearing,
)

# Respark

RESPARKS = {"bring-forth": 2, "reflections-in-the-water": 1, "root-armor": 1, "undying-heart": 2}


def losing(spell: str, owner: int, **more: dict[str, Any]) -> Table:
    """Player 0 frightens an altered unit of player 1 away."""
    worn = wearing("masked-wolf", {"spell": spell, "owner": owner})
    sides: dict[str, Any] = {"p0": holding("fear"), "p1": {"hand": [], "battlefield": [worn]}}
    for side, given in more.items():
        sides[side] = {**sides[side], **given}
    return play(at(**sides), "play:fear")


@pytest.mark.parametrize(("spell", "price"), RESPARKS.items())
@rule("AS-333", "AS-337", "AS-338", "AS-E18", "AS-C37", "AS-C40", "AS-C41", "AS-C43")
def test_respark(spell: str, price: int) -> None:
    table = losing(spell, 1, p1={"active": ["natural-basic"] * price})
    assert seat_asked(table) == 1
    assert keys(table) == [f"respark:{spell}", "pass"]
    play(table, f"respark:{spell}")
    assert cards(table, "hand:1", seat=1) == [spell]
    assert cards(table, "discard:1") == []
    assert dice(table, 1) == {"natural": price}


@pytest.mark.parametrize(("spell", "price"), RESPARKS.items())
@rule("AS-333", "AS-264", "AS-327", "AS-E18")
def test_respark_declined_or_not_paid(spell: str, price: int) -> None:
    table = play(losing(spell, 1, p1={"active": ["natural-basic"] * price}), "pass")
    assert cards(table, "discard:1") == [spell]
    poor = losing(spell, 1, p1={"active": ["natural-basic"] * (price - 1)})
    assert cards(poor, "discard:1") == [spell]


@pytest.mark.parametrize("spell", ["fade-away", "massive-growth", "spiked-armor"])
@rule("AS-264", "AS-C38", "AS-C39", "AS-C42")
def test_other_alterations_cannot_be_resparked(spell: str) -> None:
    table = losing(spell, 1, p1={"active": ["natural-power"] * 5})
    assert cards(table, "discard:1") == [spell]


@rule("AS-337", "AS-259", "AS-327")
def test_the_owner_resparks_a_spell_another_player_controlled() -> None:
    table = losing(
        "root-armor", 0, p0={"active": ["natural-basic"]}, p1={"active": ["charm-basic"]}
    )
    assert seat_asked(table) == 0
    play(table, "respark:root-armor")
    assert cards(table, "hand:0") == [SPARE, "root-armor"]
    assert dice(table, 1) == {"charm-basic": 1}


@rule("AS-336", "AS-C41", "AS-C38")
def test_there_is_no_respark_at_the_end_of_the_round() -> None:
    worn = wearing("masked-wolf", "root-armor", "fade-away")
    table = at(phase="round-end", p0={"battlefield": [worn], "active": ["natural-basic"]})
    assert cards(table, "discard:0") == ["root-armor", "fade-away"]
    assert "respark:root-armor" not in keys(table)


@rule("AS-335", "AS-334", "AS-189")
def test_there_is_no_respark_for_a_card_meditated_away_from_the_hand() -> None:
    table = at(p0=holding("root-armor", "natural-basic"))
    play(table, "meditate", "hand:root-armor", "done", "done")
    assert cards(table, "discard:0") == ["root-armor"]


@rule("AS-339", "AS-338")
def test_several_alterations_are_resparked_one_by_one() -> None:
    worn = wearing("masked-wolf", "root-armor", "root-armor", "undying-heart")
    theirs = {"hand": [], "battlefield": [worn], "active": ["natural-basic"] * 2}
    table = play(at(p0=holding("fear"), p1=theirs), "play:fear")
    play(table, "respark:root-armor", "respark:root-armor")
    assert cards(table, "hand:1", seat=1) == ["root-armor", "root-armor"]
    assert cards(table, "discard:1") == ["undying-heart"]


# Life lost


@rule("AS-265", "AS-E07", "AS-309")
def test_a_unit_that_loses_a_life_bonus_may_be_destroyed_by_its_wounds() -> None:
    cutting = {
        "spellboard": ["cut-the-strings"],
        "active": ["ceremonial-class", "natural-basic"],
        "battlefield": ["iron-rhino"],
    }
    knight = wearing("hammer-knight", "root-armor", wounds=4)
    table = at(p0=cutting, p1={"battlefield": [knight]})
    play(table, "use:activate@cut-the-strings.1", "do")
    assert units(table, 1) == []
    assert cards(table, "discard:1") == ["root-armor", "hammer-knight"]


@rule("AS-265", "AS-C76")
def test_a_silver_snake_consumes_a_unit_that_dies_of_a_lost_bonus() -> None:
    cutting = {
        "spellboard": ["cut-the-strings"],
        "active": ["ceremonial-class", "natural-basic"],
        "battlefield": ["silver-snake"],
    }
    knight = wearing("hammer-knight", "root-armor", wounds=4)
    table = at(p0=cutting, p1={"battlefield": [knight]})
    play(table, "use:activate@cut-the-strings.1", "do")
    assert unit(table, "silver-snake")["status"] == 1
    assert cards(table, "removed") == ["hammer-knight"]


@rule("AS-E07", "AS-E08", "AS-091", "AS-257")
def test_a_knight_is_played_and_armored_in_one_turn() -> None:
    active = ["ceremonial-power", "natural-class", "natural-basic", "natural-class"]
    table = at(p0={"hand": ["hammer-knight", "root-armor", SPARE], "active": active})
    assert "play:root-armor" not in keys(table)
    play(table, "play:hammer-knight", "pay:proposed", "play:root-armor")
    assert unit(table, "hammer-knight")["life"] == 5
