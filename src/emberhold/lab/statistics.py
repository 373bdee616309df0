"""Rates and how certain they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

_Z = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a proportion after Wilson: sensible also near 0 and 1."""
    share = wins / games
    square = _Z * _Z
    middle = share + square / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass(frozen=True, slots=True)
class Rate:
    """A share: a number out of a total."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def paired(differences: Sequence[float]) -> tuple[float, float, float]:
    """The mean of differences of pairs, and its 95 % interval by the normal distribution."""
    count = len(differences)
    mean = sum(differences) / count
    square = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    half = _Z * sqrt(square / count)
    return mean, mean - half, mean + half


@dataclass(frozen=True, slots=True)
class Lift:
    """By how much a rate is higher with something than without it, with its 95 % interval."""

    difference: float
    low: float
    high: float
    games: int
    """How many games had it."""
    others: int
    """With how many that had not they were compared."""


def newcombe(one: Rate, other: Rate) -> tuple[float, float]:
    """The 95 % interval of the difference of two proportions, from their Wilson intervals."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    difference = one.share - other.share
    below = sqrt((one.share - low) ** 2 + (other_high - other.share) ** 2)
    above = sqrt((high - one.share) ** 2 + (other.share - other_low) ** 2)
    return difference - below, difference + above


def lift(strata: Iterable[tuple[Rate, Rate]]) -> Lift | None:
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
        low, high = newcombe(one, other)
        difference += weight / whole * here
        below += (weight / whole * (here - low)) ** 2
        above += (weight / whole * (high - here)) ** 2
    games, others = (sum(pair[side].games for pair in usable) for side in (0, 1))
    return Lift(difference, difference - sqrt(below), difference + sqrt(above), games, others)


@dataclass(frozen=True, slots=True)
class Survival:
    """The share still standing after each moment, with its interval: a step of the curve each."""

    moments: list[int]
    shares: list[float]
    lows: list[float]
    highs: list[float]


def survival(ends: Sequence[tuple[int, bool]]) -> Survival:
    """Kaplan and Meier's estimate from when each was last seen and whether it fell then.

    Games that end in another way leave the count without having fallen. The intervals are
    Greenwood's, on the plain scale.
    """
    curve = Survival([0], [1.0], [1.0], [1.0])
    share, spread = 1.0, 0.0
    at_risk = len(ends)
    falls = Counter(when for when, fallen in ends if fallen)
    gone = Counter(when for when, _ in ends)
    for moment in sorted(gone):
        fell = falls[moment]
        share *= 1 - fell / at_risk
        spread += fell / (at_risk * (at_risk - fell)) if at_risk > fell else 0.0
        half = _Z * share * sqrt(spread)
        curve.moments.append(moment)
        curve.shares.append(share)
        curve.lows.append(max(0.0, share - half))
        curve.highs.append(min(1.0, share + half))
        at_risk -= gone[moment]
    return curve
