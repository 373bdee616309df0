"""Masteries that are used at the table."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.wording import words_of
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import cards, in_play, keys, marks, play, rule


@rule("LG-542", "LG-316")
def test_quick_hands_put_one_gained_card_into_hand() -> None:
    made = world(7)
    made["mages"][0]["mastery"] = 8
    table = at(7, made=made, p0={"aether": 9, "hand": [], "discard": ["spark"]})
    assert not any(key.startswith("quick-hands") for key in keys(table))
    play(table, "buy:fire-chakram", "quick-hands:fire-chakram", "buy:warping-haze")
    assert cards(table, "hand:0") == ["fire-chakram"]
    assert cards(table, "discard:0") == ["spark", "warping-haze"]
    assert "quick-hands:warping-haze" not in keys(table)


@rule("LG-542")
def test_nobody_else_has_quick_hands() -> None:
    table = at(7, p0={"aether": 9, "hand": []})
    play(table, "buy:fire-chakram")
    assert "quick-hands:fire-chakram" not in keys(table)


def mastered(mastery: int, chapter: int = 7, **position: Any) -> Table:
    made = world(chapter)
    made["mages"][0]["mastery"] = mastery
    return at(chapter, made=made, **position)


@rule("LG-541", "LG-316", "LG-203")
def test_keystone_gives_aether_for_breaches_with_the_first_gem_of_a_turn() -> None:
    table = mastered(4, p0={"hand": ["crystal", "crystal"]})
    play(table, "play:crystal")
    assert "focus:4" in keys(table), "1 free aether and 4 for breaches"
    assert "open:4" not in keys(table)
    assert "charge" not in keys(table)
    assert "buy:fire-chakram" not in keys(table)
    play(table, "play:crystal")
    assert "buy:fire-chakram" in keys(table)
    assert "charge" in keys(table), "2 free aether"
    assert "open:3" not in keys(table), "the second gem gives nothing more"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "+4 aether (breaches only)"),
        ("pl", "+4 eteru (tylko na Bramy)"),
        ("fr", "+4 éthers (brèches seulement)"),
    ],
)
@rule("LG-541")
def test_aether_of_keystone_says_what_it_is_for(language: str, words: str) -> None:
    table = mastered(4, p0={"hand": ["crystal"]})
    play(table, "play:crystal")
    assert words_of(table.view(0), language).mark(marks(table, "player:0"), "aether-16") == words


@rule("LG-541")
def test_keystone_is_there_again_in_the_next_turn() -> None:
    side = {"hand": ["crystal"], "deck": ["crystal"] * 9}
    table = mastered(4, p0=side, turn_order={"deck": ["1", "1"]})
    play(table, "play:crystal", "end", "play:crystal")
    assert "focus:4" in keys(table)


@rule("LG-541", "LG-316")
def test_slayers_eye_adds_to_the_first_spell_at_a_minion_of_a_turn() -> None:
    spells = {"1": "fire-chakram", "2": "spark", "3": "spark"}
    side = {"breaches": {n: {"state": "open", "spells": [s]} for n, s in spells.items()}}
    foe = {"life": 60}
    table = mastered(
        5, p0=side, foe=foe, phase="casting", in_play=[{"card": "beast-of-blades", "life": 10}]
    )
    play(table, "cast:1", "target:nemesis")
    assert marks(table, "nemesis")["life"] == 58
    play(table, "cast:2", "target:beast-of-blades")
    assert in_play(table) == {"beast-of-blades": 6}
    play(table, "cast:3", "target:beast-of-blades")
    assert in_play(table) == {"beast-of-blades": 5}


@rule("LG-542", "LG-316")
def test_second_wind_draws_two_cards_once_in_a_game() -> None:
    side = {"hand": ["spark"] * 5, "deck": ["crystal"] * 6, "breaches": {"1": "none"}}
    table = mastered(7, p0=side, phase="draw")
    assert keys(table) == ["draw-two", "skip"]
    wait = table.fork()
    play(table, "draw-two")
    assert cards(table, "hand:0") == ["spark"] * 5 + ["crystal"] * 2
    play(wait, "skip")
    assert keys(wait) == ["draw-two", "skip"], "it is kept for a later turn"
    play(table, "end")
    assert keys(table) != ["draw-two", "skip"]


@rule("LG-543", "LG-316")
@pytest.mark.parametrize(("mastery", "cost"), [(2, ("open:2", 2)), (3, ("open:3", 3))])
def test_thresholds_start_two_quarter_turns_further(mastery: int, cost: tuple[str, int]) -> None:
    made = world(7)
    made["mages"][0]["mastery"] = mastery
    setup = LEGACY.setup(2, 5, {"record": record(made)})
    breach = LEGACY.new(2, 5, setup).players[0].breach(mastery)
    assert breach is not None
    assert breach.open_cost == cost[1]


@rule("LG-543", "LG-316")
def test_ready_mind_starts_with_a_charge_and_stout_heart_with_16_life() -> None:
    made = world(7)
    made["mages"][0]["mastery"], made["mages"][1]["mastery"] = 1, 6
    state = LEGACY.new(2, 5, LEGACY.setup(2, 5, {"record": record(made)}))
    assert [player.charges for player in state.players] == [1, 0]
    assert [(player.life, player.max_life) for player in state.players] == [(10, 10), (16, 16)]
