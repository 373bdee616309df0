"""What nobody may know: the turn-order deck, closed hands, shuffled decks, the luck to come."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.support import at, cards, play, rule


def turn_deck(table: Table) -> list[str | None]:
    return [piece.name for piece in table.view(0).zone("order-deck").pieces]


@rule("WE-212", "WE-106")
def test_a_revealed_turn_card_is_known_until_it_is_drawn() -> None:
    table = at(
        nemesis="gate-witch",
        phase="nemesis-draw",
        foe={"deck": ["encroach", "smite"], "tokens": 0},
        turn_order={"deck": ["1", "2", "nemesis"], "discard": ["1", "2", "nemesis"]},
        p0={"hand": ["crystal", "crystal", "spark"]},
    )
    assert turn_deck(table) == [], "the revealed card was player 1's, whose turn it is now"
    assert table.view(0).marks["active"] == 0
    assert table.view(0).zone("order-deck").count == 2


@rule("WE-212")
def test_a_card_put_to_the_bottom_of_the_turn_deck_stays_known() -> None:
    table = at(
        setup={"market": "play-it-again"},
        turn_order={"deck": ["nemesis", "1", "2"], "discard": []},
        p0={"hand": ["fiend-catcher", "crystal"], "discard": []},
    )
    play(table, "play:fiend-catcher")
    while "do:may" in (options := table.question.options.keys() if table.question else []):
        table.answer("skip" if "card" in str(options) else "do:may")
    assert "turn-card-nemesis" in turn_deck(table)


def closed(hands: str = "closed", **side: Any) -> Table:
    return at(
        setup={"hands": hands},
        p0={"hand": ["crystal", "spark"], "deck": ["spark", "crystal", "spark", "spark"], **side},
    )


def test_the_log_keeps_closed_hands_closed() -> None:
    table = play(closed(), "play:crystal", "end")
    mine, theirs = table.log("en", 0), table.log("en", 1)
    assert any("draws Spark" in line for line in mine)
    assert not any("draws Spark" in line for line in theirs)
    assert not any("draws Spark" in line for line in table.log("en"))
    assert any("draws Spark" in line for line in play(closed("open"), "play:crystal", "end").log())


def test_every_redeal_has_luck_of_its_own() -> None:
    table = at()
    luck = {table.state.rng, *(table.redeal(0, seed).state.rng for seed in range(5))}
    assert len(luck) == 6


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_cards_drawn_from_a_shuffled_deck_into_a_closed_hand_are_guessed(hands: str) -> None:
    """Chaos Flail shuffles player 0's deck; five of its cards are then drawn."""
    deck = ["spark", "crystal", "torch", "illuminate", "kindle", "aurora", "coal-shard"]
    table = at(
        setup={"hands": hands},
        phase="nemesis",
        in_play=[{"card": "chaos-flail", "tokens": 1}],
        foe={"deck": ["smite", "smite"], "tokens": 8},
        turn_order={"deck": ["1", "2", "1"], "discard": ["2", "nemesis", "nemesis"]},
        p0={"hand": ["crystal"], "deck": deck, "discard": ["crystal"]},
        p1={"hand": [], "deck": [], "discard": []},
    )
    for _ in range(60):
        question = table.question
        if question is None or len(cards(table, "hand:0")) >= 5:
            break
        keys = question.options.keys()
        table.answer("player:0" if "player:0" in keys else keys[-1])
    hand = cards(table, "hand:0")
    assert len(hand) >= 5
    guesses = {tuple(sorted(cards(table.redeal(1, n), "hand:0"))) for n in range(12)}
    own = {tuple(cards(table.redeal(0, n), "hand:0")) for n in range(12)}
    assert own == {tuple(hand)}
    assert (len(guesses) > 1) == (hands == "closed")


@pytest.mark.parametrize("seat", [2, -1, 99, "x"])
def test_a_seat_that_does_not_exist_sees_and_says_nothing(seat: Any) -> None:
    table = at()
    for asking in (
        lambda: table.view(seat),
        lambda: table.answer("end", seat=seat),
        lambda: table.redeal(seat, 1),
    ):
        with pytest.raises(emberhold.IllegalAnswer, match="from 0 to 1"):
            asking()
