"""Many games played by bots, and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.table import Table, open_table
from emberhold.players import Player, seated

_Z = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How one game ended for one seat."""

    won: bool
    reason: str
    turns: int


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
        return wilson(self.wins, self.games)

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


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a proportion after Wilson: sensible also near 0 and 1."""
    share = wins / games
    square = _Z * _Z
    middle = share + square / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    wishes: Mapping[str, Any],
    name: str = "",
    after_each: Callable[[], None] = lambda: None,
) -> Tally:
    """Play games with the same wishes, each from a seed of its own; the same every time.

    They are counted for the first seat; in a game that is won together that is everybody.
    """
    endings = []
    for number in range(games):
        table = open_table(game_named(game), len(bots), f"{seed}/{number}", wishes, record=False)
        players = seated(bots, game, f"{seed}/{number}")
        endings.append(play_out(table, players))
        after_each()
    return Tally(name, tuple(endings))


def play_out(table: Table, players: Mapping[int, Player], seat: int = 0) -> Ending:
    """Let the players finish a game."""
    while (question := table.question) is not None:
        table.take(question, players[question.seat].choose(table, question))
    result = table.result
    assert result is not None
    marks = table.view(None).marks
    turns = int(marks.get("turn", marks.get("round", 0)))
    return Ending(seat in result.winners, result.reason, turns)
