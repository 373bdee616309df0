"""A batch: which games are to be played, said so completely that anybody can play any of them.

A game of a batch has a number. Everything about it (set-up, seed, who sits where) follows from the
batch and that number, so it does not matter which process plays it, or when.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.errors import listed
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.version import VERSION
from emberhold.lab.changes import read
from emberhold.players import check_name, player_named


@dataclass(frozen=True, slots=True)
class Kind:
    """Games with the same wishes, which are counted together."""

    name: str
    wishes: dict[str, Any] = field(default_factory=dict)
    pair: tuple[str, str] | None = None
    """Two entrants that play each other; each seed twice, with seats exchanged."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game of a batch, ready to be played."""

    number: int
    kind: str
    seed: str
    wishes: dict[str, Any]
    bots: tuple[str, ...]
    counted: int
    """The seat for which the game is counted."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The same number of games of each kind, everything drawn from one seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str
    kinds: tuple[Kind, ...]
    varied: str = ""
    """The set-up choice whose values are paired, where kinds are pairs."""
    rotated: bool = False
    """Whether each seed is played once from every seat by the first player, with the others in
    their order after it: nobody gains by a seat."""
    changes: tuple[str, ...] = ()
    """What is printed otherwise in these games (`changes.py`)."""
    keeps: bool = False
    """Whether rows bring all answers along, to be kept (`kept.py`)."""

    @property
    def total(self) -> int:
        return self.games * len(self.kinds)

    def job(self, number: int) -> Job:
        """Numbers go through the kinds in turn, so that a batch cut short is still balanced."""
        place, kind = number // len(self.kinds), self.kinds[number % len(self.kinds)]
        if self.rotated:
            return self._rotated(number, place, kind)
        if kind.pair is None:
            return Job(number, kind.name, f"{self.seed}/{place}", kind.wishes, self.bots, 0)
        swap = place % 2
        order = -1 if swap else 1
        seed = f"{self.seed}/{kind.pair[0]}/{kind.pair[1]}/{place // 2}"
        wishes = {**kind.wishes, self.varied: list(kind.pair[::order])}
        return Job(number, kind.name, seed, wishes, self.bots[::order], swap)

    def _rotated(self, number: int, place: int, kind: Kind) -> Job:
        seats = len(self.bots)
        turn = place % seats
        bots = tuple(self.bots[(seat - turn) % seats] for seat in range(seats))
        return Job(number, kind.name, f"{self.seed}/{place // seats}", kind.wishes, bots, turn)

    @property
    def thoughtful(self) -> bool:
        """Whether somebody looks ahead, which takes time and a table that can be forked."""
        return any(player_named(name, self.game, 0).needs_record for name in self.bots)

    def numbers_of(self, kind: int) -> range:
        return range(kind, self.total, len(self.kinds))

    def check(self) -> None:
        """Refuse what cannot be played before anything is: unknown players, impossible set-ups."""
        for change in self.changes:
            read(self.game, change)
        for name in self.bots:
            check_name(name, self.game, len(self.bots))
        for kind in range(len(self.kinds)):
            job = self.job(kind)
            complete_setup(game_named(self.game), len(job.bots), job.seed, job.wishes)

    def plain(self) -> dict[str, Any]:
        """The batch as data: what a file of results says it holds."""
        described = {
            "version": VERSION,
            "game": self.game,
            "players": self.bots,
            "games": self.games,
            "seed": self.seed,
            "setups": [[kind.name, kind.wishes, kind.pair] for kind in self.kinds],
            **({"rotated": True} if self.rotated else {}),
            **({"changes": self.changes} if self.changes else {}),
        }
        plain: dict[str, Any] = json.loads(json.dumps(described))
        return plain


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    """In which points two batches differ, by name."""
    names: Sequence[str] = [*one, *(name for name in other if name not in one)]
    return listed(name for name in names if one.get(name) != other.get(name))
