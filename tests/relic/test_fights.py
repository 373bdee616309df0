"""What a text does for one battle: bonuses that are not on the card for good, dearer trophies."""

from __future__ import annotations

import pytest

from tests.relic.table import at, log, play, rule


@rule("R-083")
@pytest.mark.parametrize(("sheet", "score"), [("ogryn", 8), ("commissar", 7)])
def test_a_battle_bonus_of_this_battle_is_added_to_the_own_side(sheet: str, score: int) -> None:
    """The Ogryn's Bare Knuckles run while he prepares: 2 on the die, Strength 5, and 1 more."""
    table = at(
        sheets=[sheet, "canoness"],
        p0={"space": "outskirts", "strength": 5},
        board={"outskirts": ["ork-brawlers"]},
        dice=[2, 2],
    )
    assert f"wins the battle, {score} to 5" in log(table)


@rule("R-096")
@pytest.mark.parametrize(("answer", "worth"), [("play:grisly-trophy", 5), ("done", 3)])
def test_a_trophy_of_the_battle_just_won_can_be_worth_more(answer: str, worth: int) -> None:
    table = at(
        p0={"space": "outskirts", "strength": 9, "hand": ["grisly-trophy"]},
        board={"outskirts": ["ork-brawlers"]},
        dice=[2, 2],
    )
    play(table, "roll", answer)
    (trophy,) = table.view(0).zone("trophies:0").pieces
    assert trophy.marks["worth"] == worth
