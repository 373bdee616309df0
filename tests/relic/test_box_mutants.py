"""Hundreds of spoiled boxes of Relic: each is refused in words, or played to the end."""

from __future__ import annotations

import pytest

from tests.support.relic_mutants import examples, outcome

_BOXES = 100
"""In each of the tests."""


@pytest.mark.parametrize("lot", range(6))
def test_a_spoiled_box_is_refused_or_played(lot: int) -> None:
    boxes = examples()
    found = [
        outcome(boxes[seed % len(boxes)], seed) for seed in range(lot * _BOXES, (lot + 1) * _BOXES)
    ]
    assert all("\n" not in words for words in found)
    played = [words for words in found if words.startswith("played: ")]
    assert len(played) > _BOXES // 20, "hardly any can be played: nothing is tried"
    assert len(played) < _BOXES, "all can be played: nothing is refused"
