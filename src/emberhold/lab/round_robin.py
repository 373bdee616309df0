"""Everybody against everybody: games between all pairs of something, such as decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.table import open_table
from emberhold.lab.simulate import Ending, Tally, play_out
from emberhold.players import seated


@dataclass(frozen=True, slots=True)
class Pairing:
    """The games of two entrants, counted for the first of them."""

    one: str
    other: str
    tally: Tally

    def plain(self) -> dict[str, Any]:
        return {"one": self.one, "other": self.other, **self.tally.plain()}


def round_robin(
    game: str,
    varied: str,
    entrants: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    wishes: Mapping[str, Any],
    after_each: Callable[[], None] = lambda: None,
) -> list[Pairing]:
    """Play all pairs; `varied` is the set-up choice that an entrant is a value of."""
    return [
        pairing(game, varied, pair, bots, games, seed, wishes, after_each)
        for pair in combinations(entrants, 2)
    ]


def pairing(
    game: str,
    varied: str,
    pair: tuple[str, str],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    wishes: Mapping[str, Any],
    after_each: Callable[[], None] = lambda: None,
) -> Pairing:
    """Each seed is played twice with seats exchanged, so that nobody gains by seat or first turn.

    The first bot plays for the first of the pair wherever it sits.
    """
    endings = []
    for number in range(games):
        swap = -1 if number % 2 else 1
        own_seed = f"{seed}/{pair[0]}/{pair[1]}/{number // 2}"
        setup = {**wishes, varied: list(pair[::swap])}
        table = open_table(game_named(game), 2, own_seed, setup, record=False)
        players = seated(bots[::swap], game, own_seed)
        endings.append(play_out(table, players, number % 2))
        after_each()
    return Pairing(*pair, Tally(f"{pair[0]} - {pair[1]}", tuple(endings)))


def standings(pairings: Sequence[Pairing]) -> list[Tally]:
    """All the games of each entrant, in the order of the entrants."""
    endings: dict[str, list[Ending]] = {}
    for played in pairings:
        endings.setdefault(played.one, []).extend(played.tally.endings)
        lost = [Ending(not end.won, end.reason, end.turns) for end in played.tally.endings]
        endings.setdefault(played.other, []).extend(lost)
    return [Tally(name, tuple(ends)) for name, ends in endings.items()]
