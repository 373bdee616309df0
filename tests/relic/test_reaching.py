"""Where the answers of a Movement phase lead, as the player who may give them is told."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.relic.table import asks, at, play, rule

_HERE = "outskirts"


def ends(table: Table, key: str) -> dict[str, int]:
    """Where an answer of the pending question leads, and how many spaces one enters for it."""
    question = asks(table)
    ways = question.ways(question.find(key))
    assert all(way[0] == f"space:{_HERE}" for way in ways)
    return {way[-1].removeprefix("space:"): len(way) - 1 for way in ways}


def walking(*hand: str, dice: int = 2) -> Table:
    return at(phase="movement", dice=[dice], p0={"space": _HERE, "hand": list(hand)})


@rule("R-049")
def test_a_move_is_told_step_by_step() -> None:
    assert ends(walking(), "move:arbites-precinct") == {"arbites-precinct": 2}
    assert ends(walking(), "move:grey-knight-envoy") == {"grey-knight-envoy": 2}


@rule("R-107")
def test_a_power_card_tells_what_its_number_would_reach() -> None:
    table = walking("warded-mind")
    assert ends(table, "power:warded-mind") == {"transit-docks": 3, "ranger-path": 3}
    assert ends(table, "roll") == {}


@rule("R-107")
def test_a_card_that_turns_the_die_tells_what_it_would_reach() -> None:
    table = play(walking("steady-hand"), "roll")
    assert ends(table, "done") == {"arbites-precinct": 2, "grey-knight-envoy": 2}
    assert set(ends(table, "play:steady-hand").values()) == {5}


@rule("R-108")
def test_what_a_hand_would_reach_is_told_to_its_holder_alone() -> None:
    table = walking("warded-mind")
    assert table.view(0).asked[0].options
    for other in (1, None):
        assert table.view(other).asked[0].options == ()
