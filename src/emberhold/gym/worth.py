"""What a game is worth to each seat: at its end, and along the way where that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emberhold.games import game_named, room_of


class Worth:
    """The rewards of a game, as its room `observation` states them."""

    def __init__(self, game: str) -> None:
        room = room_of(game, "observation")
        assert room is not None
        self.returns: Callable[[Any], list[float]] = room.returns
        self.promise: Callable[[Any, int], float] = room.promise
        self.together = game_named(game).cooperative
