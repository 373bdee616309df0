"""Many games played by bots, and how they ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emberhold.lab.batch import Batch, Kind
from emberhold.lab.clustered import rate_of
from emberhold.lab.playing import play


@dataclass(frozen=True, slots=True)
class Ending:
    """How one game ended for one seat."""

    won: bool
    reason: str
    turns: int
    seed: str = ""
    """Games of one seed share their deal; without one, a game is by itself."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one set-up, counted."""

    name: str
    endings: tuple[Ending, ...]

    @property
    def games(self) -> int:
        return len(self.endings)

    @property
    def wins(self) -> int:
        return sum(ending.won for ending in self.endings)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, widened where games of one seed end alike."""
        seeds = (end.seed or place for place, end in enumerate(self.endings))
        wins = (end.won for end in self.endings)
        return rate_of(zip(seeds, wins, strict=True)).interval

    @property
    def mean_turns(self) -> float:
        return sum(ending.turns for ending in self.endings) / self.games

    @property
    def reasons(self) -> dict[str, int]:
        """How often the games ended in which way."""
        counted: dict[str, int] = {}
        for ending in self.endings:
            counted[ending.reason] = counted.get(ending.reason, 0) + 1
        return dict(sorted(counted.items()))

    def plain(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_turns": round(self.mean_turns, 2),
            "endings": self.reasons,
        }


class Count:
    """The endings of a batch as they come in, in whatever order."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self._endings: dict[int, Ending] = {}

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        for row in rows:
            seed = self.batch.job(row["number"]).seed
            self._endings[row["number"]] = Ending(row["won"], row["reason"], row["length"], seed)

    def tallies(self) -> list[Tally]:
        """A tally for each kind of game, its endings by number."""
        return [
            Tally(
                kind.name, tuple(self._endings[number] for number in self.batch.numbers_of(place))
            )
            for place, kind in enumerate(self.batch.kinds)
        ]

    def total(self) -> Tally:
        """All games together."""
        return Tally("", tuple(end for _, end in sorted(self._endings.items())))


def simulate(  # noqa: PLR0913 (the options of a command line)
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    wishes: Mapping[str, Any],
    name: str = "",
) -> Tally:
    """Play games with the same wishes in this process; the same every time.

    They are counted for the first seat; in a game that is won together that is everybody.
    """
    batch = Batch(game, tuple(bots), games, seed, (Kind(name, dict(wishes)),))
    count = Count(batch)
    count.add(play(batch, number) for number in range(games))
    return count.tallies()[0]
