"""What meeting a card does: how often it is met, what that turn changes, and who wins after it.

Both games of a pair have the same deal until somebody meets the card, so a pair is counted for
whoever met it first: whether they won, and whether the same seat won without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from emberhold.lab.judging import Difference, couples
from emberhold.lab.playing import Row
from emberhold.lab.statistics import Rate, paired
from emberhold.parts.boxes.own import Meeting, OwnBoxes

_FEW: Final = 5
"""A printed card that was met less often says nothing by itself."""


@dataclass(frozen=True, slots=True)
class Met:
    """What came of meeting a card, beside printed ones of its kind."""

    games: Rate
    """The games in which it could be met, and in which it was."""
    changes: tuple[Difference, ...]
    """What the turn of a meeting changed, by measure; nothing before the first."""
    usual: tuple[float, ...]
    """The same on average for the printed cards of its kind."""
    cards: tuple[tuple[str, int, tuple[float, ...]], ...]
    """By printed card: how often it was met, and the same; the most frequent first."""

    def plain(self) -> dict[str, Any]:
        each = [(one.mean, one.low, one.high) for one in self.changes]
        return {
            "met": self.games.wins,
            "games": self.games.games,
            "changes": [[round(part, 3) for part in one] for one in each],
            "usual": [round(part, 3) for part in self.usual],
            "cards": [
                [slug, times, [round(part, 3) for part in means]]
                for slug, times, means in self.cards
            ],
        }


def counted_by_meeting(own: OwnBoxes, rows: Iterable[Row], slug: str) -> list[Row]:
    """The pairs in which somebody met a card, counted for the seat that met it first."""
    found = []
    for having, lacking in couples(rows):
        seat = next((each.seat for each in own.meetings(having) if each.card == slug), None)
        if seat is not None:
            found += [
                {**row, "counted": seat, "won": seat in row["winners"]} for row in (having, lacking)
            ]
    return found


def met(own: OwnBoxes, rows: Sequence[Row], slug: str, alike: Sequence[str]) -> Met:
    having = [one for one, _ in couples(rows)]
    told = [own.meetings(row) for row in having]
    mine = [each.change for row in told for each in row if each.card == slug]
    others: dict[str, list[Meeting]] = {each: [] for each in alike}
    for row in rows:
        for each in own.meetings(row):
            if each.card in others:
                others[each.card].append(each)
    every = [each.change for meetings in others.values() for each in meetings]
    cards = [
        (name, len(meetings), _means([each.change for each in meetings], own))
        for name, meetings in others.items()
        if len(meetings) >= _FEW
    ]
    return Met(
        Rate(sum(any(each.card == slug for each in row) for row in told), len(told)),
        tuple([Difference(*paired(values)) for values in zip(*mine, strict=True)]),
        _means(every, own),
        tuple(sorted(cards, key=lambda each: (-each[1], each[0]))),
    )


def _means(changes: Sequence[tuple[int, ...]], own: OwnBoxes) -> tuple[float, ...]:
    count = max(1, len(changes))
    return tuple(
        [sum(each[place] for each in changes) / count for place in range(len(own.measures))]
    )
