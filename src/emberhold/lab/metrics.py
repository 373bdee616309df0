"""What kind of problem a game is for those who learn it: how long, how wide, how hidden.

Games are played at random, so that the figures are of the rules and not of a player. At one
decision of each game, drawn by lot, everything hidden from the seat that is asked is dealt again
several times; how far the chances of winning then differ is the spread of redeals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

from emberhold.games import game_named
from emberhold.games.game import TableGame
from emberhold.kernel.rng import Dice
from emberhold.kernel.scene import Scene, Zone
from emberhold.kernel.table import Table, open_table
from emberhold.lab.playing import length_of
from emberhold.players.search import futures

WORLDS = 8
"""How often a situation is dealt again."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was noted of one game."""

    options: list[int]
    """How many there were at each decision."""
    length: int
    hidden: int
    """Cards hidden from the seat asked, at one decision drawn by lot."""
    spread: float | None
    """The standard deviation of its chance of winning over redeals; None: nobody can judge it."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """The figures of a game, each a mean over games or over all their decisions."""

    game: str
    players: int
    games: int
    seed: int | str
    decisions: float
    decisions_low: int
    decisions_high: int
    """Between these two are nine games of ten."""
    length: float
    options: float
    most_options: int
    forced: float
    """The share of decisions with a single option."""
    hidden: float
    spread: float | None

    def plain(self) -> dict[str, Any]:
        rounded = {name: _rounded(value) for name, value in asdict(self).items()}
        return {**rounded, "worlds": WORLDS}


def _rounded(value: Any) -> Any:
    return round(value, 4) if isinstance(value, float) else value


def measured(name: str, games: int, seed: int | str, players: int | None = None) -> Metrics:
    """Play games at random and count; the same figures every time."""
    game = game_named(name)
    seats = len(game.choices.quick.seats) if players is None else players
    played = [_played(game, seats, f"{seed} game {number}") for number in range(games)]
    decisions = sorted(len(one.options) for one in played)
    options = [count for one in played for count in one.options]
    spreads = [one.spread for one in played if one.spread is not None]
    return Metrics(
        game=name,
        players=seats,
        games=games,
        seed=seed,
        decisions=fmean(decisions),
        decisions_low=_quantile(decisions, 0.05),
        decisions_high=_quantile(decisions, 0.95),
        length=fmean(one.length for one in played),
        options=fmean(options),
        most_options=max(options),
        forced=options.count(1) / len(options),
        hidden=fmean(one.hidden for one in played),
        spread=fmean(spreads) if spreads else None,
    )


def _quantile(ordered: Sequence[int], share: float) -> int:
    return ordered[round(share * (len(ordered) - 1))]


def _played(game: TableGame, players: int, seed: str) -> Played:
    table, dice = open_table(game, players, seed), Dice(f"metrics {seed}")
    options: list[int] = []
    while (question := table.question) is not None:
        options.append(len(question.choices))
        table.take(question, question.choices[dice.below(len(question.choices))])
    length = length_of(table)
    moment = table.at(dice.below(len(options)))
    asked = moment.question
    assert asked is not None
    hidden = hidden_cards(moment.view(asked.seat))
    return Played(options, length, hidden, _spread(game, moment, seed))


def _spread(game: TableGame, moment: Table, seed: str) -> float | None:
    chances = futures(game, moment, WORLDS, seed)
    return stdev(chances) if chances else None


def hidden_cards(scene: Scene) -> int:
    """Cards that a seat cannot see: in zones that only tell how many there are, and face down."""
    return sum(_hidden(zone) for area in scene.areas for zone in area.zones)


def _hidden(zone: Zone) -> int:
    if not zone.pieces:
        return zone.count
    return sum(1 for piece in zone.pieces if piece.name is None)
