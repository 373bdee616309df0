"""Section 22: Unleash. Gate Witch opens a gate each time, so the gates count the Unleashes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.nemesis_side import CALM, TWO_NEMESIS_TURNS, drawn, persistent, powered
from tests.support import asks, at, gravehold, keys, marks, play, rule, tokens

WITCH: dict[str, Any] = {"nemesis": "gate-witch", "foe": {"tokens": 0}}


# What is on the sheet


@rule("WE-300", "WE-077")
def test_gate_witch_opens_one_gate() -> None:
    assert tokens(persistent("null-scion", **WITCH)) == 1


@rule("WE-300")
def test_umbra_titan_strikes_by_the_turn_order() -> None:
    two = persistent("null-scion", turn_order=TWO_NEMESIS_TURNS)
    assert keys(two) == ["do:1", "do:2"]
    assert gravehold(play(two, "do:1")) == 28
    none = persistent("null-scion", turn_order=CALM)
    assert (gravehold(none), tokens(none)) == (30, 8)


@rule("WE-300")
def test_magus_of_cloaks_weaves_or_strikes() -> None:
    table = persistent("null-scion", nemesis="magus-of-cloaks", foe={"tokens": 4})
    assert tokens(play(table, "do:1")) == 6
    table = persistent("null-scion", nemesis="magus-of-cloaks", foe={"tokens": 4})
    assert gravehold(play(table, "do:2")) == 28


@rule("WE-300")
def test_hollow_crown_has_the_blood_magic_of_the_strongest_acolyte() -> None:
    table = at(
        nemesis="hollow-crown",
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", {"card": "lurzan", "life": 5}, "nhavkalas"],
        turn_order=CALM,
    )
    assert gravehold(table) == 27


# How often


@rule("WE-301")
@pytest.mark.parametrize(
    ("resolved", "times"),
    [
        (lambda: drawn("smite", **WITCH), 2),
        (lambda: powered("planar-collision", **WITCH), 2),
        (lambda: play(drawn("quell", **WITCH), "do:2"), 3),
        (
            lambda: at(
                phase="nemesis-draw",
                nemesis="gate-witch",
                foe={"tokens": 0, "deck": []},
                in_play=["mangleroot"],
                turn_order=CALM,
            ),
            3,
        ),
    ],
    ids=["attack", "power", "three times", "empty deck"],
)
def test_several_times_means_that_many_times(resolved: Any, times: int) -> None:
    assert tokens(resolved()) == times


@rule("WE-301")
def test_one_after_the_other_each_with_its_own_choice() -> None:
    table = drawn("smite", turn_order=TWO_NEMESIS_TURNS)
    play(table, "do:1")
    assert (asks(table).topic, gravehold(table)) == ("either", 28)
    play(table, "do:2")
    assert (tokens(table), gravehold(table)) == (7, 26)


@rule("WE-301")
def test_what_the_first_one_did_counts_for_the_second() -> None:
    """Magus of Cloaks can take two more cloaks only once if he has five."""
    table = drawn("smite", nemesis="magus-of-cloaks", foe={"tokens": 5})
    play(table, "do:1")
    assert (tokens(table), gravehold(table)) == (7, 26), "then Gravehold suffers 2, and 2 by Smite"


# Where it is in the text


@rule("WE-302")
def test_unleash_after_the_damage() -> None:
    """Hasten: any player suffers damage equal to the gates, then Unleash."""
    table = drawn("hasten", nemesis="gate-witch", foe={"tokens": 3})
    assert tokens(table) == 3, "not yet"
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 7
    assert tokens(table) == 4


@rule("WE-302")
def test_unleash_before_the_damage() -> None:
    """Afflict: Unleash, then any player suffers 3 damage."""
    table = drawn("afflict", **WITCH)
    assert (asks(table).topic, tokens(table)) == ("player", 1)
    assert marks(table, "player:0")["life"] == 10


@rule("WE-302")
def test_a_player_who_suffers_first_may_be_the_one_who_suffers_last() -> None:
    """Catacomb Drone: Unleash, then Gravehold suffers 1 damage: the order decides the game."""
    table = persistent("catacomb-drone", turn_order=TWO_NEMESIS_TURNS, gravehold=1)
    play(table, "do:2")
    assert table.result is not None
    assert tokens(table) == 7, "the pillar fell first"
