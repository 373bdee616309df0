"""A turn in which nothing else can be done says so to the player whose turn it is."""

from __future__ import annotations

from tests.ashes.table import at, play
from tests.support import rule

PASSES = "You can do nothing else: you pass."
ENDS = "You can do nothing more: your turn ends."


@rule("AS-093")
def test_a_turn_that_ends_by_itself_is_told_to_its_player_alone() -> None:
    table = play(at(sides=0), "pass")
    assert ENDS in table.log("en", 0)
    assert ENDS not in table.log("en", 1)
    assert ENDS not in table.log("en")


@rule("AS-176")
def test_a_pass_without_a_choice_is_told_to_its_player_alone() -> None:
    table = at(p0={"hand": []}, sides=0)
    assert PASSES in table.log("en", 0)
    assert PASSES not in table.log("en", 1)
    assert PASSES not in table.log("en")
