"""What a card, a mage or a nemesis is worth: pairs of games with it and without it.

Both games of a pair are dealt from the same seed and differ in one thing alone. What is told is the
mean of the differences with its 95 % interval: of games won, and of how clearly they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from emberhold.lab.batch import Batch, Job, Kind
from emberhold.lab.playing import Row
from emberhold.lab.statistics import Rate, paired, paired_wins
from emberhold.parts.boxes.own import OwnBoxes, Pair

VARIATIONS = 60
"""How many different tables are drawn; each is dealt from several seeds."""
_WITH, _WITHOUT = "with", "without"


@dataclass(frozen=True, slots=True)
class Pairs(Batch):
    """Games in pairs, each with a seed of its own: tables dealt from one seed would share their
    turn order and nemesis deck, and count as many while they are one."""

    together: int = 2
    """How many kinds are played from the same seed, to be compared."""

    def job(self, number: int) -> Job:
        found = Batch.job(self, number)
        return replace(found, seed=f"{found.seed}/{number % len(self.kinds) // self.together}")


def batch_of(
    game: str, bots: tuple[str, ...], pairs: Sequence[Pair], seeds: int, seed: int | str
) -> Pairs:
    """Every pair from as many seeds; both of its games have the same ones."""
    kinds = [
        kind
        for place, pair in enumerate(pairs)
        for kind in (
            Kind(f"{place} {_WITH}", pair.with_it),
            Kind(f"{place} {_WITHOUT}", pair.without),
        )
    ]
    return Pairs(game, bots, seeds, seed, tuple(kinds))


@dataclass(frozen=True, slots=True)
class Difference:
    """A mean of differences with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def certain(self) -> bool:
        """Whether it is certainly more, or certainly less."""
        return self.low > 0 or self.high < 0


_UNKNOWN: Final = Difference(0.0, -1.0, 1.0)
"""What is known before the first pair."""


@dataclass(slots=True)
class Verdict:
    """What came of the pairs."""

    pairs: int
    with_it: Rate
    without: Rate
    wins: Difference
    margin: Difference
    bought: float = 0.0
    """The share of games in which somebody bought it."""
    copies: float = 0.0
    """How many were bought in a game, on average."""
    buyers: dict[str, Rate] = field(default_factory=dict)
    """By mage, in how many of their games they bought it."""

    def plain(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "with": round(self.with_it.share, 4) if self.pairs else 0.0,
            "without": round(self.without.share, 4) if self.pairs else 0.0,
            "wins": _plain(self.wins),
            "margin": _plain(self.margin),
            "bought": round(self.bought, 4),
            "copies": round(self.copies, 4),
            "buyers": {name: [rate.wins, rate.games] for name, rate in self.buyers.items()},
        }


def _plain(difference: Difference) -> list[float]:
    return [round(each, 4) for each in (difference.mean, difference.low, difference.high)]


def judged(own: OwnBoxes, rows: Iterable[Row], slug: str) -> Verdict:
    """The pairs of which both games were played."""
    whole = couples(rows)
    if not whole:
        return Verdict(0, Rate(0, 0), Rate(0, 0), _UNKNOWN, _UNKNOWN)
    having = [one for one, _ in whole]
    verdict = Verdict(
        len(whole),
        Rate(sum(row["won"] for row in having), len(having)),
        Rate(sum(other["won"] for _, other in whole), len(whole)),
        Difference(*paired_wins([one["won"] - other["won"] for one, other in whole])),
        Difference(*paired([own.margin(one) - own.margin(other) for one, other in whole])),
    )
    _count_buyers(own, having, slug, verdict)
    return verdict


def couples(rows: Iterable[Row]) -> list[tuple[Row, Row]]:
    """The game with it and the one without it, where both were played."""
    sides: dict[tuple[str, str], dict[str, Row]] = {}
    for row in rows:
        place, _, side = row["kind"].partition(" ")
        sides.setdefault((place, row["seed"]), {})[side] = row
    return [(both[_WITH], both[_WITHOUT]) for both in sides.values() if len(both) == 2]


def _count_buyers(
    own: OwnBoxes, rows: Sequence[Mapping[str, Any]], slug: str, verdict: Verdict
) -> None:
    told = [own.bought(row, slug) for row in rows]
    verdict.bought = sum(any(each.copies) for each in told) / len(told)
    verdict.copies = sum(sum(each.copies) for each in told) / len(told)
    for each in told:
        for mage, copies in zip(each.mages, each.copies, strict=True):
            before = verdict.buyers.get(mage, Rate(0, 0))
            verdict.buyers[mage] = Rate(before.wins + (copies > 0), before.games + 1)
