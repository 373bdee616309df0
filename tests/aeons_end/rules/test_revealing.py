"""Section 11: revealed cards are put back where they came from."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import at, cards, keys, play, rule


def ash(**p0: Any) -> Table:
    """Reduce to Ash reveals the top card of its owner's deck at the start of the casting phase."""
    prepped = {"1": {"spells": ["reduce-to-ash"]}}
    p0 = {"hand": ["crystal"] * 4, "discard": [], "breaches": prepped, **p0}
    return at(phase="casting", p0=p0, turn_order={"deck": ["2", "1"], "discard": []})


def carbonize(**turn_order: Any) -> Table:
    """Carbonize has been cast and has revealed the top card of the turn-order deck."""
    prepped = {"1": {"spells": ["carbonize"]}}
    table = at(phase="casting", p0={"breaches": prepped}, turn_order=turn_order)
    return play(table, "cast:1")


def top(table: Table) -> list[str]:
    """The turn-order cards everybody knows to be on top of their deck."""
    return [str(piece.name) for piece in table.view(1).zone("order-deck").pieces]


@rule("WE-212")
def test_a_card_revealed_from_a_players_deck_stays_on_top_of_it() -> None:
    table = ash(deck=["fiery-torrent", "spark", "spark"])
    assert keys(table) == ["destroy:fiery-torrent", "skip"]
    play(table, "skip", "end", "end")
    assert cards(table, "hand:0") == [*["crystal"] * 4, "fiery-torrent"]


@rule("WE-212")
def test_unless_the_effect_says_otherwise() -> None:
    table = ash(deck=["fiery-torrent", "spark", "spark"])
    play(table, "destroy:fiery-torrent", "end", "end")
    assert cards(table, "hand:0") == [*["crystal"] * 4, "spark"]
    assert cards(table, "destroyed") == ["fiery-torrent"]


@rule("WE-212")
def test_a_revealed_turn_order_card_stays_on_top_and_takes_the_next_turn() -> None:
    table = carbonize(deck=["2", "1"], discard=["1"])
    assert top(table) == ["turn-card-2"]
    play(table, "skip", "end")
    assert table.view(0).marks["active"] == 1


@rule("WE-212")
def test_a_revealed_turn_order_card_may_be_put_at_the_bottom_where_the_effect_says_so() -> None:
    table = carbonize(deck=["2", "1", "1"], discard=["1"])
    play(table, "do:may")
    takers = []
    for _ in range(3):
        play(table, "end")
        takers.append(table.view(0).marks["active"])
    assert takers == [0, 0, 1]


@rule("WE-214")
def test_revealing_turns_the_discard_pile_over_when_the_deck_is_empty() -> None:
    table = ash(deck=[], discard=["spark", "fiery-torrent"])
    assert keys(table) == ["destroy:spark", "skip"]
    assert table.view(0).zone("deck:0").count == 2
    assert cards(table, "discard:0") == []


@rule("WE-138", "WE-214")
def test_revealing_from_an_empty_turn_order_deck_shuffles_its_discard_pile() -> None:
    table = carbonize(deck=[], discard=["2", "2", "2"])
    assert top(table) == ["turn-card-2"]
    assert table.view(0).zone("order-deck").count == 3
    assert table.view(0).zone("order-discard").count == 0
