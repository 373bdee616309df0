"""What meeting a card does, counted from rows of results."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.relic.boxes.workshop import OWN_BOXES as OWN
from emberhold.lab.judging import judged
from emberhold.lab.meetings import counted_by_meeting, met

CHANGES = [-1, 2, 0, 1, 0]


def row(
    place: int, side: str, winner: int, *meetings: tuple[str, int, list[int]]
) -> dict[str, Any]:
    told = [[card, seat, *change] for card, seat, change in meetings]
    return {
        "kind": f"{place} {side}",
        "seed": str(place),
        "counted": 0,
        "won": winner == 0,
        "winners": [winner],
        "levels": [3, 5],
        "met": told,
    }


ROWS = [
    row(0, "with", 1, ("mine", 1, CHANGES), ("usual", 0, [0, 0, 0, 0, 0])),
    row(0, "without", 0, ("usual", 1, [-1, 0, 0, 0, 0])),
    row(1, "with", 0, ("other", 0, CHANGES)),
    row(1, "without", 0),
]


def test_a_pair_counts_for_the_one_who_met_the_card() -> None:
    counted = counted_by_meeting(OWN, ROWS, "mine")
    assert [(each["counted"], each["won"]) for each in counted] == [(1, True), (1, False)]
    verdict = judged(OWN, counted, "mine")
    assert (verdict.pairs, verdict.wins.mean) == (1, 1.0)
    assert judged(OWN, counted_by_meeting(OWN, ROWS, "nowhere"), "nowhere").pairs == 0


def test_what_a_meeting_changes_is_told_beside_printed_cards() -> None:
    found = met(OWN, [*ROWS] * 3, "mine", ["usual"])
    assert (found.games.wins, found.games.games) == (1, 2)
    assert [each.mean for each in found.changes] == CHANGES
    assert found.usual == pytest.approx((-0.5, 0, 0, 0, 0))
    [(card, times, means)] = found.cards
    assert (card, times, means) == ("usual", 6, found.usual)
