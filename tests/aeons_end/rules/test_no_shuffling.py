"""Section 10: players never shuffle; a discard pile is turned over when a card is needed."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, play, rule

ORDER = {"deck": ["2", "1", "1"], "discard": []}
FIVE = ["spark", "mages-totem", "crystal", "fiery-torrent", "scoria-slag"]


def drawing(seed: int = 1, **p0: Any) -> Table:
    """The first player fills the hand up to five; then it is the second player's turn."""
    p0 = {"hand": [], "deck": [], "discard": [], **p0}
    return at(seed=seed, phase="draw", p0=p0, turn_order=ORDER)


def deck(table: Table, seat: int = 0) -> list[str]:
    """A player's deck, top first, which nobody at the table may see."""
    return [card.slug for card in reversed(table.state.players[seat].deck)]


@rule("WE-206", "WE-208")
def test_the_discard_pile_becomes_the_deck_in_its_own_order_the_oldest_on_top() -> None:
    for seed in range(6):
        table = drawing(seed, discard=[*FIVE, "spark", "mages-totem"])
        assert cards(table, "hand:0") == FIVE
        assert deck(table) == ["spark", "mages-totem"]


@rule("WE-207")
def test_what_is_left_of_the_deck_is_drawn_before_the_pile_is_turned_over() -> None:
    pile = ["fiery-torrent", "crystal", "spark", "scoria-slag"]
    table = drawing(deck=["mages-totem", "spark"], discard=pile)
    assert cards(table, "hand:0") == ["mages-totem", "spark", "fiery-torrent", "crystal", "spark"]
    assert deck(table) == ["scoria-slag"]
    assert cards(table, "discard:0") == []


@rule("WE-207", "WE-210")
def test_a_card_drawn_in_the_middle_of_a_turn_turns_the_pile_over_as_well() -> None:
    """Gex alone is his own ally: his ability draws a card. What is played stays out of it."""
    table = at(
        players=1,
        mages=["gex"],
        p0={
            "hand": ["crystal", "crystal"],
            "deck": [],
            "discard": ["scoria-slag", "fiery-torrent"],
            "charges": 5,
            "breaches": {"2": {"spells": ["spark"]}},
        },
    )
    play(table, "play:crystal", "ability")
    assert cards(table, "hand:0") == ["crystal", "scoria-slag"]
    assert deck(table) == ["fiery-torrent"]
    assert cards(table, "play:0") == ["crystal"]
    assert cards(table, "breach:0:2") == ["spark"]
    assert cards(table, "discard:0") == []


@rule("WE-209")
def test_an_emptied_deck_stays_empty_until_a_further_card_is_needed() -> None:
    table = drawing(hand=["crystal", "crystal"], deck=["spark"] * 3, discard=["mages-totem"])
    assert len(cards(table, "hand:0")) == 5
    assert deck(table) == []
    assert cards(table, "discard:0") == ["mages-totem"]
    play(table, "end")  # the second player's turn passes: still nothing is needed
    assert table.view(0).marks["active"] == 0
    assert deck(table) == []
    assert cards(table, "discard:0") == ["mages-totem"]


@rule("WE-210")
def test_prepped_spells_and_cards_in_hand_are_not_turned_over() -> None:
    breaches = {"1": {"spells": ["fiery-torrent"]}}
    table = drawing(hand=["crystal"] * 3, discard=["spark"] * 3, breaches=breaches)
    assert cards(table, "hand:0") == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert deck(table) == ["spark"]
    assert cards(table, "breach:0:1") == ["fiery-torrent"]


@rule("WE-211")
def test_with_too_few_cards_in_all_a_player_draws_what_there_is() -> None:
    table = drawing(hand=["crystal"], deck=["spark"], discard=["mages-totem"])
    assert cards(table, "hand:0") == ["crystal", "spark", "mages-totem"]
    assert (deck(table), cards(table, "discard:0")) == ([], [])
    assert table.view(0).marks["active"] == 1  # and play continues


@rule("WE-211")
def test_with_no_card_left_at_all_nothing_is_revealed_and_play_continues() -> None:
    prepped = {"1": {"spells": ["reduce-to-ash"]}}
    p0 = {"hand": ["crystal"], "deck": [], "discard": [], "breaches": prepped}
    table = at(phase="casting", p0=p0)
    assert asks(table).topic == "casting"
