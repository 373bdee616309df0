"""Better settings for a player, sought by random search and measured honestly.

Every try is the player with other settings, drawn at random, against the player as it is given: on
the same seeds for all tries, with seats exchanged, as in a tournament. The best of many tries looks
better than it is, because it was chosen for its luck as well. So it is measured again on fresh
seeds, and only that measure says how good it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.rng import Dice
from emberhold.lab.clustered import LEVEL, student
from emberhold.lab.playing import Row
from emberhold.lab.pool import play_here
from emberhold.lab.tournament import Result, Tournament, kept_results, result_of

SPAN = 1_000_000
"""How many numbers of games a try has."""
FRESH = SPAN // 2
"""The first of the seeds that no try is chosen by."""
_FINENESS = 1000
"""Into how many steps the range of a fraction is divided."""


@dataclass(frozen=True, slots=True)
class Knob:
    """A setting and what it may be: `horizon=2..6`, `doubt=0.5..3.0`, `deep=no|yes`."""

    text: str
    name: str
    values: tuple[str, ...]
    """All there are; of a range of fractions, fine steps."""

    def drawn(self, dice: Dice) -> str:
        return f"{self.name}={self.values[dice.below(len(self.values))]}"

    def ends(self) -> tuple[str, str]:
        return f"{self.name}={self.values[0]}", f"{self.name}={self.values[-1]}"


def knob(text: str) -> Knob:
    """A knob as it is written; one line says how it should be."""
    name, _, said = text.partition("=")
    low, dots, high = said.partition("..")
    values = _between(low, high) if dots else tuple(part.strip() for part in said.split("|"))
    if not name.strip() or len(set(values)) < 2 or not all(values):
        raise EmberholdError("error-tune-knob", given=text)
    return Knob(text, name.strip(), values)


def _between(low: str, high: str) -> tuple[str, ...]:
    """Whole numbers where both ends are whole, and fractions otherwise; nothing if wrong."""
    if low.isdecimal() and high.isdecimal():
        return tuple(map(str, range(int(low), min(int(high), int(low) + SPAN) + 1)))
    try:
        first, last = float(low), float(high)
    except ValueError:
        return ()
    step = (last - first) / _FINENESS
    return (
        tuple(f"{first + place * step:.6g}" for place in range(_FINENESS + 1)) if step > 0 else ()
    )


@dataclass(frozen=True, slots=True)
class Tuning:
    """Which player of which game, its knobs, and how much is played."""

    game: str
    player: str
    knobs: tuple[Knob, ...]
    players: int
    tries: int
    seeds: int
    """On how many seeds each try is played."""
    fresh: int
    """On how many others the best of them is measured."""
    seed: int | str

    def name(self, number: int) -> str:
        """The player of a try by its number, from 0."""
        dice = Dice(f"{self.seed} try {number}")
        return self._with([each.drawn(dice) for each in self.knobs])

    def _with(self, settings: Sequence[str]) -> str:
        comma = "," if ":" in self.player else ":"
        return f"{self.player}{comma}{','.join(settings)}"

    def check(self) -> None:
        """One line for what cannot be tuned, before anything is played."""
        if not self.knobs:
            raise EmberholdError("error-tune-nothing")
        for ends in zip(*(each.ends() for each in self.knobs), strict=True):
            self._pair(self._with(ends)).check()

    def _pair(self, name: str) -> Tournament:
        return Tournament(self.game, (name, self.player), self.players, 1, self.seed)

    def row(self, number: int) -> Row:
        """One try on one seed."""
        which, seed = divmod(number, SPAN)
        row = self._pair(self.name(which)).row(seed)
        return {**row, "number": number, "results": [(which, -1, seed, row["results"][0][3])]}

    def head(self) -> dict[str, Any]:
        """What must be the same for the search to be continued; more may be played."""
        knobs = [each.text for each in self.knobs]
        told = {"tuning": self.game, "player": self.player, "knobs": knobs}
        return {**told, "players": self.players, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Try:
    """What a player with some settings made against the player as it is given."""

    name: str
    points: float
    """Its share of the points: one half is as good."""
    low: float
    high: float
    seeds: int

    def plain(self) -> dict[str, Any]:
        figures = {"points": self.points, "low": self.low, "high": self.high}
        rounded = {name: round(value, 4) for name, value in figures.items()}
        return {"player": self.name, **rounded, "seeds": self.seeds}


@dataclass(frozen=True, slots=True)
class Tuned:
    """All tries, the best first, and the best of them on fresh seeds."""

    tries: list[Try]
    measured: Try

    @property
    def better(self) -> bool:
        return self.measured.low > 0.5


Player = Callable[[Tuning, Iterable[int]], Iterator[list[Row]]]
"""Who plays: this process, several, or a cluster."""


def tuned(tuning: Tuning, kept: Path | None = None, player: Player = play_here) -> Tuned:
    """Search, then measure; what a file holds already is not played again."""
    tuning.check()
    results = [] if kept is None else kept_results(tuning.head(), kept, "error-tune-other")
    searched = [
        which * SPAN + seed for which in range(tuning.tries) for seed in range(tuning.seeds)
    ]
    _play(tuning, searched, results, kept, player)
    tries = [
        (_tried(tuning, which, results, 0, tuning.seeds), which) for which in range(tuning.tries)
    ]
    tries.sort(key=lambda each: (-each[0].points, each[1]))
    best = tries[0][1]
    _play(
        tuning, [best * SPAN + FRESH + seed for seed in range(tuning.fresh)], results, kept, player
    )
    measured = _tried(tuning, best, results, FRESH, FRESH + tuning.fresh)
    return Tuned([each for each, _ in tries], measured)


def _play(
    tuning: Tuning,
    numbers: Iterable[int],
    results: list[Result],
    kept: Path | None,
    player: Player,
) -> None:
    """Play what is missing, and keep it as it comes."""
    done = {which * SPAN + seed for which, _, seed, _ in results}
    left: Iterator[int] = (number for number in numbers if number not in done)
    for rows in player(tuning, left):
        new = [result_of(each) for row in rows for each in row["results"]]
        results += new
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(result) + "\n" for result in new)


def _tried(tuning: Tuning, which: int, results: Sequence[Result], first: int, end: int) -> Try:
    points = [won for one, _, seed, won in results if one == which and first <= seed < end]
    low, high = _interval(points)
    return Try(tuning.name(which), fmean(points), low, high, len(points))


def _interval(points: Sequence[float]) -> tuple[float, float]:
    """95 % by Student's distribution over seeds; one seed won and one lost are added, so that a
    few seeds that ended alike do not look certain."""
    added = [*points, 0.0, 1.0]
    half = student(LEVEL, len(added) - 1) * stdev(added) / sqrt(len(added))
    return max(0.0, fmean(added) - half), min(1.0, fmean(added) + half)
