"""Everybody against everybody: games between all pairs of something, such as decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import play
from emberhold.lab.simulate import Count, Ending, Tally


@dataclass(frozen=True, slots=True)
class Pairing:
    """The games of two entrants, counted for the first of them."""

    one: str
    other: str
    tally: Tally

    def plain(self) -> dict[str, Any]:
        return {"one": self.one, "other": self.other, **self.tally.plain()}


def paired(entrants: Sequence[str], wishes: Mapping[str, Any]) -> tuple[Kind, ...]:
    """A kind of game for each pair."""
    return tuple(
        Kind(f"{one} – {other}", dict(wishes), (one, other))
        for one, other in combinations(entrants, 2)
    )


def pairing(  # noqa: PLR0913 (the options of a command line)
    game: str,
    varied: str,
    pair: tuple[str, str],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    wishes: Mapping[str, Any],
) -> Pairing:
    """The games of one pair; `varied` is the set-up choice that an entrant is a value of.

    Each seed is played twice with seats exchanged, so that nobody gains by seat or first turn. The
    first bot plays for the first of the pair wherever it sits.
    """
    batch = Batch(game, tuple(bots), games, seed, paired(pair, wishes), varied)
    count = Count(batch)
    count.add(play(batch, number) for number in range(games))
    return pairings(count)[0]


def pairings(count: Count) -> list[Pairing]:
    """The tallies of a batch of pairs."""
    return [
        Pairing(*kind.pair, tally)
        for kind, tally in zip(count.batch.kinds, count.tallies(), strict=True)
        if kind.pair is not None
    ]


def standings(pairings: Sequence[Pairing]) -> list[Tally]:
    """All the games of each entrant, in the order of the entrants."""
    endings: dict[str, list[Ending]] = {}
    for played in pairings:
        endings.setdefault(played.one, []).extend(played.tally.endings)
        lost = [replace(end, won=not end.won) for end in played.tally.endings]
        endings.setdefault(played.other, []).extend(lost)
    return [Tally(name, tuple(ends)) for name, ends in endings.items()]
