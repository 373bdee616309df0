"""Rates and how certain they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

_Z = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""


def wilson(wins: float, games: float, errors: float = _Z) -> tuple[float, float]:
    """The interval of a proportion after Wilson: sensible also near 0 and 1.

    It reaches as many standard errors as are given; by default those of 95 %.
    """
    share = wins / games
    square = errors * errors
    middle = share + square / (2 * games)
    spread = errors * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass(frozen=True, slots=True)
class Rate:
    """A share: a number out of a total."""

    wins: int
    games: int
    design: float = field(default=1.0, compare=False)
    """How many games tell as much as one independent game would: see `clustered`."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return self.reaching(_Z)

    def reaching(self, errors: float) -> tuple[float, float]:
        """Wilson's interval of that many standard errors."""
        return wilson(self.wins / self.design, self.games / self.design, errors)


def paired(differences: Sequence[float]) -> tuple[float, float, float]:
    """The mean of differences of pairs, and its 95 % interval by the normal distribution."""
    count = len(differences)
    mean = sum(differences) / count
    square = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    half = _Z * sqrt(square / count)
    return mean, mean - half, mean + half


def paired_wins(differences: Sequence[int]) -> tuple[float, float, float]:
    """The same of games won (1, 0 or -1 a pair), with the interval of Agresti and Min: that a few
    pairs all ended alike does not make it certain that the next ones will. Nobody wins more than
    all games more."""
    count = len(differences) + 2
    apart, sum_of = sum(map(abs, differences)) + 1, sum(differences)
    half = _Z * sqrt((apart / count - (sum_of / count) ** 2) / count)
    mean = sum_of / len(differences)
    return mean, max(-1.0, mean - half), min(1.0, mean + half)


@dataclass(frozen=True, slots=True)
class Lift:
    """By how much a rate is higher with something than without it, with its interval."""

    difference: float
    low: float
    high: float
    games: int
    """How many games had it."""
    others: int
    """With how many that had not they were compared."""
    chance: float = 1.0
    """How likely chance alone makes that much of a difference, among all that were looked at."""

    @property
    def sure(self) -> bool:
        return self.chance <= 0.05


def newcombe(one: Rate, other: Rate, errors: float = _Z) -> tuple[float, float]:
    """The interval of the difference of two proportions, from their Wilson intervals."""
    (low, high), (other_low, other_high) = one.reaching(errors), other.reaching(errors)
    difference = one.share - other.share
    below = sqrt((one.share - low) ** 2 + (other_high - other.share) ** 2)
    above = sqrt((high - one.share) ** 2 + (other.share - other_low) ** 2)
    return difference - below, difference + above


def lift(strata: Iterable[tuple[Rate, Rate]], errors: float = _Z) -> Lift | None:
    """With against without, compared only within strata of comparable games.

    The strata are weighted after Mantel and Haenszel, and the distances of their Newcombe limits
    add up like standard errors (the MOVER principle). Strata that lack one side say nothing.
    """
    usable = [(one, other) for one, other in strata if one.games and other.games]
    weights = [one.games * other.games / (one.games + other.games) for one, other in usable]
    whole = sum(weights)
    if not whole:
        return None
    difference = below = above = 0.0
    for (one, other), weight in zip(usable, weights, strict=True):
        here = one.share - other.share
        low, high = newcombe(one, other, errors)
        difference += weight / whole * here
        below += (weight / whole * (here - low)) ** 2
        above += (weight / whole * (high - here)) ** 2
    games, others = (sum(pair[side].games for pair in usable) for side in (0, 1))
    return Lift(difference, difference - sqrt(below), difference + sqrt(above), games, others)


@dataclass(frozen=True, slots=True)
class Incidence:
    """The share of games that had ended in one way by each moment, with its 95 % interval."""

    moments: list[int]
    shares: list[float]
    lows: list[float]
    highs: list[float]


def incidence(ends: Sequence[tuple[int, bool]], design: float = 1.0) -> Incidence:
    """Aalen and Johansen's cumulative incidence, from when each ended and whether in this way.

    Ends compete: a game that has ended in another way can never end in this one, so it stays in
    the count. Every game is watched to its end; the estimate is then a plain share of all games,
    and the interval Wilson's. (One minus Kaplan and Meier's estimate would tell how many would end
    so if nothing else could end them, which is more.)
    """
    curve = Incidence([0], [0.0], [0.0], [0.0])
    falls = Counter(when for when, fallen in ends if fallen)
    fallen = 0
    for moment in sorted({when for when, _ in ends}):
        fallen += falls[moment]
        rate = Rate(fallen, len(ends), design)
        low, high = rate.interval
        curve.moments.append(moment)
        curve.shares.append(rate.share)
        curve.lows.append(low)
        curve.highs.append(high)
    return curve
