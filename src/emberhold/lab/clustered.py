"""Intervals for games that are not independent, and for many comparisons at once.

Games of one seed share their deal: mages, market, deck orders. So seeds are counted, not games. How
much wider an interval has to be is its design effect: the variance of an estimate by seed (the
cluster-robust one, also called sandwich) over that of independent games; an interval is never made
narrower. Quantiles are Student's, with as many degrees of freedom as the rarer side has seeds, less
one. Of several comparisons, Bonferroni's intervals hold all at once, and Holm's method says which
differences are sure.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Any

from emberhold.lab.statistics import Lift, Rate, lift

LEVEL = 0.05
"""What is accepted to be wrong by chance, of a whole family of comparisons."""
_NORMAL = NormalDist()
_HALVINGS = 60
_FARTHEST = 40.0
"""A distance in standard errors beyond any that is met."""


# Student's distribution, by Wallace's approximation: three digits from ten degrees of freedom on


def student(level: float, freedom: int) -> float:
    """The two-sided quantile of Student's distribution."""
    return _as_student(_NORMAL.inv_cdf(1 - level / 2), freedom)


def _as_student(normal: float, freedom: int) -> float:
    scaled = normal * (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * (exp(min(600.0, scaled * scaled / freedom)) - 1))


def _as_normal(student: float, freedom: int) -> float:
    root = sqrt(freedom * log(1 + student * student / freedom))
    return root * (8 * freedom + 1) / (8 * freedom + 3)


# Rates


def design_of(wins: Mapping[Any, tuple[int, int]]) -> float:
    """By how much the variance of a rate exceeds that of independent games; by seed, the games won
    and the games played."""
    games = sum(played for _, played in wins.values())
    share = sum(won for won, _ in wins.values()) / games
    alone = share * (1 - share) * games
    together = sum((won - played * share) ** 2 for won, played in wins.values())
    return _ratio(together, len(wins), alone, games)


def _ratio(together: float, seeds: int, alone: float, games: int) -> float:
    """Sums of squares by seed and by game as variances, and the one over the other."""
    if not alone or seeds < 2:
        return 1.0
    return max(1.0, (together * seeds / (seeds - 1)) / (alone * games / (games - 1)))


def rate_of(games: Iterable[tuple[Hashable, bool]]) -> Rate:
    """The rate of games with their seeds, as uncertain as those make it."""
    by_seed: dict[Hashable, tuple[int, int]] = {}
    for seed, won in games:
        before, played = by_seed.get(seed, (0, 0))
        by_seed[seed] = before + won, played + 1
    wins = sum(won for won, _ in by_seed.values())
    total = sum(played for _, played in by_seed.values())
    return Rate(wins, total, design_of(by_seed))


# With against without


@dataclass(frozen=True, slots=True)
class Cell:
    """The games of one seed in one stratum, with something and without it."""

    stratum: str
    seed: Hashable
    wins: int
    games: int
    other_wins: int
    others: int


def clustered_lift(cells: Sequence[Cell]) -> Measured | None:
    """A lift whose uncertainty is that of seeds; None where no stratum has both sides."""
    strata: dict[str, list[int]] = {}
    for cell in cells:
        sums = strata.setdefault(cell.stratum, [0, 0, 0, 0])
        for place, count in enumerate((cell.wins, cell.games, cell.other_wins, cell.others)):
            sums[place] += count
    rates = {
        stratum: (Rate(wins, games), Rate(other_wins, others))
        for stratum, (wins, games, other_wins, others) in strata.items()
        if games and others
    }
    if not rates:
        return None
    used = [cell for cell in cells if cell.stratum in rates]
    seeds = len({cell.seed for cell in used if cell.games})
    other_seeds = len({cell.seed for cell in used if cell.others})
    freedom = max(1, min(seeds, other_seeds) - 1)
    return Measured(tuple(rates.values()), _design(used, rates), freedom, seeds, other_seeds)


def _design(cells: Sequence[Cell], rates: Mapping[str, tuple[Rate, Rate]]) -> float:
    """What the seeds make of the variance of the weighted difference, against single games."""
    by_seed: dict[Hashable, float] = {}
    alone = 0.0
    for cell in cells:
        one, other = rates[cell.stratum]
        weight = one.games * other.games / (one.games + other.games)
        for wins, games, rate, sign in (
            (cell.wins, cell.games, one, 1),
            (cell.other_wins, cell.others, other, -1),
        ):
            pull = sign * weight * (wins - games * rate.share) / rate.games
            by_seed[cell.seed] = by_seed.get(cell.seed, 0.0) + pull
            spread = wins * (1 - rate.share) ** 2 + (games - wins) * rate.share**2
            alone += spread * (weight / rate.games) ** 2
    together = sum(pull * pull for pull in by_seed.values())
    return _ratio(together, len(by_seed), alone, sum(cell.games + cell.others for cell in cells))


@dataclass(frozen=True, slots=True)
class Measured:
    """A lift before it is known among how many it is looked at."""

    strata: tuple[tuple[Rate, Rate], ...]
    design: float
    freedom: int
    seeds: int
    """How many seeds have games with it."""
    other_seeds: int

    def at(self, level: float) -> Lift:
        """The lift with its interval at a level."""
        return self._at(student(level, self.freedom))

    def _at(self, errors: float) -> Lift:
        found = lift(self.strata, errors * sqrt(self.design))
        assert found is not None
        return found

    @property
    def chance(self) -> float:
        """The level at which the interval just touches zero: a two-sided p-value."""
        below, above = 0.0, _FARTHEST
        if not self._holds_zero(above):
            return 0.0
        for _ in range(_HALVINGS):
            middle = (below + above) / 2
            below, above = (below, middle) if self._holds_zero(middle) else (middle, above)
        return 2 * (1 - _NORMAL.cdf(_as_normal(above, self.freedom)))

    def _holds_zero(self, errors: float) -> bool:
        found = self._at(errors)
        return found.low <= 0 <= found.high


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's adjusted p-values, in the order given."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    adjusted, least = [0.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[place]))
        adjusted[place] = least
    return adjusted


def family(measured: Mapping[Any, Measured]) -> dict[Any, Lift]:
    """Lifts that are looked at together: intervals that hold all at once, and Holm's chances."""
    chances = holm([one.chance for one in measured.values()])
    level = LEVEL / max(1, len(measured))
    return {
        thing: replace(one.at(level), chance=chance)
        for (thing, one), chance in zip(measured.items(), chances, strict=True)
    }


# Two players on the same deals


@dataclass(frozen=True, slots=True)
class Compared:
    """How much more one player wins than another with the same deals, pair of games by pair."""

    pairs: int
    share: float
    other_share: float
    difference: float
    error: float
    """The standard error of the difference, by seed."""
    freedom: int
    chance: float

    def interval(self, level: float = LEVEL) -> tuple[float, float]:
        reach = student(level, self.freedom) * self.error
        return max(-1.0, self.difference - reach), min(1.0, self.difference + reach)


def compared(pairs: Sequence[tuple[Hashable, bool, bool]]) -> Compared:
    """Pairs of games of one deal: their seed, whether the one won, and whether the other did.

    Half a pair of each kind is added after Agresti and Min, so that few pairs that all end alike
    are not taken for certain.
    """
    count = len(pairs)
    difference = sum(one - other for _, one, other in pairs) / (count + 2)
    by_seed: dict[Hashable, float] = {}
    for seed, one, other in pairs:
        by_seed[seed] = by_seed.get(seed, 0.0) + one - other - difference
    seeds = len(by_seed)
    spread = sum(each * each for each in by_seed.values()) * seeds / max(1, seeds - 1)
    error = sqrt(spread + 1) / (count + 2)
    freedom = max(1, seeds - 1)
    chance = 2 * (1 - _NORMAL.cdf(_as_normal(abs(difference) / error, freedom)))
    share = sum(one for _, one, _ in pairs) / count
    other_share = sum(other for _, _, other in pairs) / count
    return Compared(count, share, other_share, difference, error, freedom, chance)
