"""A game as it is on the table before the first turn-order card is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.state import State
from emberhold.kernel.scene import Scene

SEEDS = range(12)
"""Where something is shuffled or drawn, a test looks at several games."""


def laid_out(players: int = 2, seed: int | str = 1, **setup: Any) -> State:
    """Everything set up and nothing played; what the set-up leaves open comes from the seed."""
    return WAR_ETERNAL.new(players, seed, WAR_ETERNAL.setup(players, seed, setup))


def seen(game: State, seat: int | None = 0) -> Scene:
    """What a seat sees of such a game."""
    return WAR_ETERNAL.scene(game, seat)


def slugs(cards: Iterable[Any]) -> list[str]:
    """The names of some cards, in their order."""
    return [card.slug for card in cards]
