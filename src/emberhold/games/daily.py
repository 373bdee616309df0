"""The challenge of a day: one game, one seed and one set-up for everybody, from the date alone.

Nobody has to be asked for it: anyone who knows the date can deal the same game, at a server, in the
terminal or in a program.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from emberhold.games.registry import GAMES

TURNS = ("war-eternal", "ashes", "relic")
"""The games of the days, in turn; others that are installed have none, or days would differ."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A game to be played on a day."""

    day: date
    game: str
    seed: str
    seats: tuple[str, ...]
    """Who sits where: a person, and bots by their names."""
    setup: Mapping[str, Any] = field(default_factory=dict)
    """Complete, so that it says what waits for whom."""


def daily(day: date) -> Daily:
    """The quick start of the day's game, but with everything drawn that can be drawn."""
    name = TURNS[day.toordinal() % len(TURNS)]
    game = GAMES[name]
    seed = f"daily {day.isoformat()}"
    seats = game.choices.quick.seats
    return Daily(day, name, seed, tuple(seats), game.setup(len(seats), seed, {}))
