"""Sections 7 and 11: passing, and how the player turns phase ends."""

from __future__ import annotations

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, marks, play, rule, unit

THREE = "aradel noah jessa"
REALMS = "play:call-upon-the-realms"
BUSY = {"hand": ["call-upon-the-realms"] * 5, "active": {"natural-basic": 1}}
"""A side that can play a card, and has a side action left after every main action."""


def turn(table: Table) -> int:
    return int(table.view(0).marks["active"])


def phase(table: Table) -> str:
    return str(table.view(0).marks["phase"])


def three_players() -> Table:
    """A, B and C, none of whom has passed yet in this phase."""
    quiet = {"hand": ["call-upon-the-realms"] * 5}
    rhino = {**quiet, "battlefield": ["iron-rhino"]}
    return at(players=3, born=THREE, p0=quiet, p1=quiet, p2=rhino)


# The row of passes


@rule("AS-E23", "AS-102", "AS-105", "AS-106")
def test_the_phase_ends_when_all_have_passed_in_consecutive_turns() -> None:
    """AS-E23: A and B pass, C attacks; A passes, B plays a card, C, A and B pass: the end."""
    table = three_players()
    steps = [
        (0, ["pass"]),
        (1, ["pass"]),
        (2, ["attack:phoenixborn", "player:0"]),
        (0, ["pass"]),
        (1, [REALMS]),
        (2, ["pass"]),
        (0, ["pass"]),
        (1, ["pass"]),
    ]
    for seat, answers in steps:
        assert (turn(table), phase(table)) == (seat, "turns")
        play(table, *answers)
    assert phase(table) == "prepare"  # the recovery phase asked nothing, a new round has begun
    assert table.view(0).marks["round"] == 2


@rule("AS-102")
def test_two_players_need_two_passes_in_a_row() -> None:
    table = at(born=THREE)
    play(table, "pass")
    assert phase(table) == "turns"
    play(table, "pass")
    assert phase(table) == "prepare"


@rule("AS-105")
@pytest.mark.parametrize(
    "answers",
    [
        [REALMS, "done"],
        ["use:memory-drain@three-eyed-owl.1", "player:1"],
        ["attack:phoenixborn", "attack-with:mist-spirit@1", "done", "nobody"],
        ["attack:unit", "attack-with:mist-spirit@1", "done", "nobody", "endure"],
    ],
    ids=["a card played", "an ability used", "a Phoenixborn attacked", "a unit attacked"],
)
def test_every_other_main_action_breaks_the_row(answers: list[str]) -> None:
    """The second player passes, the first does something, the second passes again: play
    continues."""
    table = at(
        born=THREE,
        player=1,
        p0={**BUSY, "battlefield": ["mist-spirit", "three-eyed-owl"]},
        p1={**BUSY, "battlefield": ["mist-spirit"]},
    )
    play(table, "pass", "end", *answers, "end", "pass", "end")
    assert (phase(table), turn(table)) == ("turns", 0)


@rule("AS-106", "AS-177")
def test_who_has_passed_takes_a_normal_turn_when_it_comes_round_again() -> None:
    table = three_players()
    play(table, "pass", "pass", "attack:phoenixborn", "player:0")
    assert turn(table) == 0
    assert keys(table) == [REALMS, "meditate", "pass"]
    play(table, REALMS)
    assert cards(table, "discard:0") == ["call-upon-the-realms"]


@rule("AS-103")
def test_a_turn_with_a_side_action_still_counts_as_a_pass() -> None:
    """The side action comes before the pass in one turn, and after it in the other."""
    power = {"hand": ["call-upon-the-realms"], "active": {"natural-power": 1}}
    table = at(born=THREE, p0=power, p1={**power, "battlefield": ["iron-rhino"]})
    play(table, "power:natural", "pass")
    assert turn(table) == 1
    play(table, "pass", "power:natural")
    assert phase(table) == "prepare"


@rule("AS-104", "AS-178")
def test_the_last_passing_player_finishes_the_turn_first() -> None:
    table = at(
        born=THREE,
        p0={"hand": ["call-upon-the-realms"]},
        p1={"active": {"natural-power": 1}, "battlefield": ["iron-rhino"]},
    )
    play(table, "pass", "pass")
    assert (phase(table), turn(table)) == ("turns", 1)
    assert set(keys(table)) == {"meditate", "power:natural", "end"}
    play(table, "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert phase(table) == "prepare"


@rule("AS-102")
def test_only_players_still_in_the_game_need_to_pass() -> None:
    """A is out; after B and C have passed in a row the phase is over."""
    table = at(
        players=3,
        born="aradel coal jessa",
        player=1,
        p0={"wounds": 15, "hand": []},
        p1={"hand": ["call-upon-the-realms", "seal"]},
    )
    play(table, "use:slash@coal-roarkwin.1", "card:seal")
    play(table, "target:aradel-summergaard@1")
    assert marks(table, "player:0")["out"]
    play(table, "pass")
    assert (phase(table), turn(table)) == ("turns", 2)
    play(table, "pass")
    assert phase(table) == "prepare"


@rule("AS-102", "AS-365")
def test_the_pass_of_a_player_who_is_out_by_now_does_not_count() -> None:
    """A passes; B passes too and then destroys A: C has not passed yet and gets a turn."""
    table = at(
        players=3,
        born="aradel coal jessa",
        p0={"wounds": 15},
        p1={"hand": ["call-upon-the-realms", "seal"]},
    )
    play(table, "pass", "pass")
    play(table, "use:slash@coal-roarkwin.1", "card:seal", "target:aradel-summergaard@1")
    assert marks(table, "player:0")["out"]
    assert (phase(table), turn(table)) == ("turns", 2)
    play(table, "pass")
    assert phase(table) == "prepare"  # B and C have passed in a row


@rule("AS-365")
def test_the_row_of_those_who_remain_is_kept() -> None:
    """A passes; B destroys C in a passing turn: A and B have both passed, the phase is over."""
    table = at(
        players=3,
        born="aradel coal jessa",
        p1={"hand": ["call-upon-the-realms", "seal"]},
        p2={"wounds": 17},
    )
    play(table, "pass", "pass")
    play(table, "use:slash@coal-roarkwin.1", "card:seal", "target:jessa-na-ni@1")
    assert marks(table, "player:2")["out"]
    assert phase(table) == "prepare"


# Passing itself


@rule("AS-175")
def test_passing_is_allowed_even_if_there_is_something_better_to_do() -> None:
    table = at(born=THREE, p0={**BUSY, "battlefield": ["iron-rhino"]})
    assert {REALMS, "attack:phoenixborn", "pass"} <= set(keys(table))
    play(table, "pass")
    assert table.view(0).marks["mains"] == 0


@rule("AS-176")
def test_who_can_do_nothing_else_passes_without_being_asked() -> None:
    table = at(born=THREE, p1={"hand": [], "draw": []})
    play(table, REALMS)
    assert turn(table) == 0
    assert "Noah Redmoon passes." in table.log("en")


@rule("AS-176")
def test_with_side_actions_only_the_main_action_can_be_nothing_but_a_pass() -> None:
    table = at(born=THREE, p0={"hand": [], "active": {"charm-power": 1}})
    assert keys(table) == ["meditate", "power:charm", "pass"]


@rule("AS-177")
def test_passing_does_nothing_but_use_the_main_action() -> None:
    table = at(
        born=THREE,
        p0={**BUSY, "battlefield": [{"unit": "iron-rhino", "wounds": 2, "exhaustion": 1}]},
    )
    before = (cards(table, "hand:0"), dice(table, 0), unit(table, "iron-rhino"), keys(table)[-1:])
    play(table, "pass")
    after = (cards(table, "hand:0"), dice(table, 0), unit(table, "iron-rhino"), ["pass"])
    assert before == after
    marks_ = table.view(0).marks
    assert (marks_["mains"], marks_["sides"]) == (0, 1)


@rule("AS-178")
def test_who_passes_may_still_take_the_side_action_of_the_turn() -> None:
    table = at(born=THREE, p0={"active": {"natural-power": 1}}, p1={"battlefield": ["iron-rhino"]})
    play(table, "pass", "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert turn(table) == 1
