"""Section 12: side actions with an `S` cost and the use of dice powers."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.dice import TYPES
from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, play, rule, unit

BORN = "aradel noah"


def actions(table: Table) -> tuple[int, int]:
    """The main and the side actions left in this turn."""
    marks = table.view(0).marks
    return int(marks["mains"]), int(marks["sides"])


@rule("AS-179", "AS-180")
def test_playing_a_card_with_a_side_action_cost_uses_up_the_side_action() -> None:
    p0 = {"hand": ["root-armor"] * 2, "battlefield": ["iron-rhino"]}
    table = at(born=BORN, p0={**p0, "active": {"natural-class": 3}})
    play(table, "play:root-armor")
    assert actions(table) == (1, 0)
    assert unit(table, "iron-rhino")["life"] == 6
    assert "play:root-armor" not in keys(table)
    assert "use:water-blast@aradel-summergaard.1" not in keys(table)
    assert "attack:phoenixborn" in keys(table)


@rule("AS-179", "AS-180")
def test_activating_something_with_a_side_action_cost_uses_it_up_too() -> None:
    p0 = {"spellboard": ["shifting-mist", "strengthen"], "battlefield": ["iron-rhino"]}
    table = at(born=BORN, p0={**p0, "active": {"natural-class": 2}})
    assert {"use:activate@shifting-mist.1", "use:activate@strengthen.1"} <= set(keys(table))
    play(table, "use:activate@strengthen.1")
    assert actions(table) == (1, 0)
    assert "use:activate@shifting-mist.1" not in keys(table)


@rule("AS-180")
def test_without_a_side_action_left_such_a_cost_cannot_be_paid() -> None:
    p0 = {"hand": ["root-armor"], "battlefield": ["iron-rhino"], "active": {"natural-class": 1}}
    assert "play:root-armor" in keys(at(born=BORN, p0=p0))
    assert "play:root-armor" not in keys(at(born=BORN, sides=0, p0=p0))


# Dice powers


@rule("AS-191", "AS-192")
@pytest.mark.parametrize("type", TYPES)
def test_a_dice_power_exhausts_the_die_and_uses_the_side_action(type: str) -> None:
    """Two dice on power: one pays, the other has to wait for another turn."""
    table = at(born=BORN, p0={"active": {f"{type}-power": 2}})
    play(table, f"power:{type}")
    assert dice(table, 0) == {f"{type}-power": 1, type: 1}
    assert actions(table) == (1, 0)
    assert f"power:{type}" not in keys(table)


@rule("AS-192")
def test_without_a_side_action_there_is_no_dice_power() -> None:
    p0 = {"active": {"natural-power": 1}}
    assert "power:natural" in keys(at(born=BORN, p0=p0))
    assert "power:natural" not in keys(at(born=BORN, sides=0, p0=p0))


@rule("AS-193")
@pytest.mark.parametrize("type", TYPES)
def test_only_a_die_on_its_power_face_can_be_used(type: str) -> None:
    table = at(born=BORN, p0={"active": {f"{type}-class": 4, f"{type}-basic": 4}})
    assert not [key for key in keys(table) if key.startswith("power:")]
    table = at(born=BORN, p0={"active": {f"{type}-power": 1}})
    assert [key for key in keys(table) if key.startswith("power:")] == [f"power:{type}"]


@rule("AS-191")
def test_the_power_is_that_of_the_dies_own_type() -> None:
    """A natural die damages a unit; a ceremonial one would fetch the ally."""
    table = at(
        born=BORN,
        p0={"hand": [], "discard": ["anchornaut"], "active": ["natural-power", "ceremonial-power"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert cards(table, "hand:0") == []
    table = at(
        born=BORN,
        p0={"hand": [], "discard": ["anchornaut"], "active": ["natural-power", "ceremonial-power"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "power:ceremonial")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert cards(table, "hand:0") == ["anchornaut"]
