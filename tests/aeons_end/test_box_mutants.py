"""Thousands of spoiled boxes: each is refused in words, or played to the end."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.boxes.fits import fitting
from emberhold.parts.boxes.contents import Contents
from tests.support.box_mutants import examples, outcome

_BOXES = 200
"""In each of the tests; `python -m bench.boxes --files 100000` spoils more of them."""


@pytest.mark.parametrize("lot", range(12))
def test_a_spoiled_box_is_refused_or_played(lot: int) -> None:
    bases: list[Contents] = examples()
    found = [
        outcome(bases[seed % len(bases)], seed) for seed in range(lot * _BOXES, (lot + 1) * _BOXES)
    ]
    assert all("\n" not in words for words in found)
    played = [words for words in found if words.startswith("played: ")]
    assert len(played) > _BOXES // 20, "hardly any can be played: nothing is tried"
    assert len(played) < _BOXES, "all can be played: nothing is refused"


@pytest.mark.parametrize("text", ["ability", "to_discard", "triggers", "once_per_turn"])
def test_what_is_about_this_card_is_refused_where_there_is_none(text: str) -> None:
    """An ability has no supply pile that could run out: asking for it would stop a game."""
    assert "supply_empty" in fitting("play")
    assert "supply_empty" not in fitting(text)
