"""Section 7: the turn-order deck says whose turn comes next."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.support import asks, at, cards, keys, marks, play, rule

WITCH = {"tokens": 1, "deck": ["smite", "smite", "smite"], "discard": []}
"""Gate Witch asks nothing when she is unleashed, nor does Smite."""


def discarded(table: Table) -> list[str]:
    """The turn-order cards drawn so far, the last one on top."""
    pieces = table.view(0).zone("order-discard").pieces
    return [str(piece.name).removeprefix("turn-card-") for piece in pieces]


def left(table: Table) -> int:
    """How many cards the turn-order deck still has."""
    return table.view(0).zone("order-deck").count


def active(table: Table) -> int | str | bool:
    """The seat whose turn it is; -1 for the nemesis."""
    return table.view(0).marks["active"]


@rule("WE-136")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_game_begins_by_drawing_a_turn_order_card(seed: int) -> None:
    table = emberhold.open("war-eternal", 2, seed, {"nemesis": "gate-witch"})
    turns = table.view(0).marks["turn"]
    assert isinstance(turns, int)
    assert turns >= 1
    assert len(discarded(table)) == turns
    assert left(table) == 6 - turns


@rule("WE-136")
def test_after_a_players_turn_the_next_card_is_drawn() -> None:
    table = at(turn_order={"deck": ["2", "1"], "discard": ["1"]})
    play(table, "end")
    assert active(table) == 1
    assert left(table) == 1


@rule("WE-136")
def test_after_the_nemesis_turn_the_next_card_is_drawn() -> None:
    order = {"deck": ["2", "1"], "discard": ["nemesis"]}
    table = at(nemesis="gate-witch", foe=WITCH, phase="nemesis", turn_order=order)
    assert active(table) == 1
    assert left(table) == 1


@rule("WE-137")
def test_the_drawn_card_is_on_the_discard_pile_before_the_turn_is_played() -> None:
    prepped = {"breaches": {"2": {"spells": ["spark"]}}}
    table = at(turn_order={"deck": ["2", "1"], "discard": ["1"]}, p1=prepped)
    play(table, "end")
    assert keys(table) == ["cast:2", "end"]  # the first thing the second player can do
    assert discarded(table) == ["1", "2"]


@rule("WE-137", "WE-141")
def test_a_nemesis_card_is_on_the_discard_pile_while_the_nemesis_acts() -> None:
    foe = {"tokens": 1, "deck": ["afflict", "smite"], "discard": []}
    order = {"deck": ["nemesis", "1"], "discard": ["1"]}
    table = at(nemesis="gate-witch", foe=foe, turn_order=order)
    play(table, "end")
    assert active(table) == -1
    assert keys(table) == ["player:0", "player:1"]  # Afflict: any player suffers damage
    assert discarded(table) == ["1", "nemesis"]


@rule("WE-138")
def test_an_empty_deck_is_made_again_from_the_whole_discard_pile() -> None:
    table = at(turn_order={"deck": [], "discard": ["1", "2", "2"]})
    play(table, "end")
    assert (left(table), len(discarded(table))) == (2, 1)
    play(table, "end", "end")
    assert left(table) == 0
    assert sorted(discarded(table)) == ["1", "2", "2"]


@rule("WE-138")
def test_the_turn_order_discard_pile_is_shuffled_not_turned_over() -> None:
    first = set()
    for seed in range(12):
        table = at(seed=seed, turn_order={"deck": [], "discard": ["1", "2"]})
        play(table, "end")
        first.add(active(table))
    assert first == {0, 1}


@rule("WE-139")
def test_drawing_the_last_card_does_not_yet_shuffle() -> None:
    table = at(turn_order={"deck": ["2"], "discard": ["1", "1", "2", "nemesis", "nemesis"]})
    play(table, "end")
    assert active(table) == 1
    assert left(table) == 0
    assert discarded(table) == ["1", "1", "2", "nemesis", "nemesis", "2"]


@rule("WE-140")
def test_nothing_happens_at_the_end_of_a_round_but_the_shuffle() -> None:
    table = at(
        nemesis="gate-witch",
        foe={"tokens": 6, "deck": ["smite"], "discard": ["thrash"]},
        in_play=["catacomb-drone", "heart-of-nothing"],
        turn_order={"deck": [], "discard": ["1", "1"]},
        p0={"charges": 2},
    )
    before = [area for area in table.view(0).areas if area.id != "turn-order"]
    play(table, "end")
    after = [area for area in table.view(0).areas if area.id != "turn-order"]
    assert (left(table), discarded(table)) == (1, ["1"])  # a new round has begun
    assert before == after


@rule("WE-141")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_player_card_gives_the_turn_to_the_player_with_that_number(number: int) -> None:
    table = at(players=4, turn_order={"deck": [str(number), "1"], "discard": []})
    play(table, "end")
    assert active(table) == number - 1
    assert asks(table).seat == number - 1


@rule("WE-141")
def test_a_nemesis_card_gives_the_turn_to_the_nemesis() -> None:
    order = {"deck": ["nemesis", "2"], "discard": ["1"]}
    table = at(nemesis="gate-witch", foe=WITCH, turn_order=order)
    play(table, "end")
    assert cards(table, "nemesis-discard") == ["smite"]
    assert active(table) == 1


@rule("WE-142")
def test_an_exhausted_player_still_takes_turns() -> None:
    table = at(turn_order={"deck": ["2", "1"], "discard": []}, p1={"life": 0})
    play(table, "end")
    assert marks(table, "player:1")["exhausted"]
    assert active(table) == 1
    assert "play:crystal" in keys(table)


def test_a_standstill_is_one_of_all_the_players_who_have_cards_in_the_turn_order() -> None:
    """An idle mage beside one who can act ends nothing when the order is made again."""
    nothing = {"hand": [], "deck": [], "discard": [], "breaches": {"1": {"spells": []}}}
    order = {"deck": ["1", "2"], "discard": []}
    table = at(phase="turn", turn_order=order, p0=nothing, p1={"hand": ["crystal"]})
    for _ in range(6):
        assert asks(table).seat == 1
        table.answer("end")
