"""Wishes are checked before work; what is wrong is said in one line."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold import SetupError
from emberhold.parts.choices import simplest
from emberhold.parts.wishes import RANDOM, brief
from tests.parts.toys import WISHES
from tests.support.refusals import refused


def test_nothing_wished_is_everything_by_default() -> None:
    assert WISHES.checked(2, {}) == {
        "scenario": RANDOM,
        "rounds": 0,
        "apostates": True,
        "life": None,
        "heroes": [RANDOM, RANDOM],
        "stops": [],
        "market": RANDOM,
    }


def test_a_complete_set_up_is_accepted_as_it_is() -> None:
    wished = {"heroes": ["captain", RANDOM], "stops": ["death"], "life": 12, "rounds": 200}
    setup = WISHES.checked(2, wished)
    assert WISHES.checked(2, setup) == setup
    assert list(setup) == list(WISHES.defaults)


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", 2.0, None, [2]])
def test_a_number_of_players_the_game_is_not_for(players: Any) -> None:
    with refused(SetupError, "2, 3, 4"):
        WISHES.checked(players, {})


@pytest.mark.parametrize("wishes", [5, "hulk", ["scenario"], None])
def test_wishes_that_are_not_a_table(wishes: Any) -> None:
    with refused(SetupError, brief(wishes), "scenario, rounds, apostates"):
        WISHES.checked(2, wishes)


@pytest.mark.parametrize("name", ["scenery", 7, None, ("scenario",)])
def test_an_unknown_wish(name: Any) -> None:
    with refused(SetupError, "scenario, rounds, apostates"):
        WISHES.checked(2, {name: "hulk"})


@pytest.mark.parametrize(
    ("name", "given", "right"),
    [
        ("scenario", "halk", "hulk"),
        ("scenario", ["hulk"], "maelstrom"),
        ("scenario", {}, "maelstrom"),
        ("rounds", 201, "200"),
        ("rounds", -1, "200"),
        ("rounds", "many", "200"),
        ("rounds", True, "200"),
        ("rounds", 10**30, "200"),
        ("apostates", 1, "True, False"),
        ("life", 20, "12, 15"),
        ("heroes", "captain", "2"),
        ("heroes", ["captain"], "2"),
        ("heroes", {"0": "captain"}, "2"),
        ("heroes", ["captain", "capitan"], "captain"),
        ("heroes", ["captain", "captain"], "captain"),
        ("stops", "damages", "damage, death"),
        ("stops", ["damage"] * 4, "3"),
    ],
)
def test_a_value_that_cannot_be(name: str, given: Any, right: str) -> None:
    with refused(SetupError, name, right):
        WISHES.checked(2, {name: given})


def test_the_nearest_name_is_offered() -> None:
    with pytest.raises(SetupError, match=r"mean canoness\?$") as caught:
        WISHES.checked(2, {"heroes": ["cannoness", RANDOM]})
    assert caught.value.field == "heroes"


def test_two_players_may_both_leave_it_open() -> None:
    assert WISHES.checked(3, {"heroes": [RANDOM, "captain", RANDOM]})["heroes"][1] == "captain"


def test_what_was_given_is_quoted_in_brief() -> None:
    assert brief(["a", "b\n c"]) == "a, b c"
    assert len(brief("long " * 1000)) == 80


def test_where_nothing_can_be_chosen_one_person_meets_as_few_bots_as_there_can_be() -> None:
    assert simplest((2, 3)).quick.seats == ("person", "greedy")
    assert simplest((3, 4)).quick.seats == ("person", "greedy", "greedy")
    assert simplest((1,)).quick.seats == ("person",)
