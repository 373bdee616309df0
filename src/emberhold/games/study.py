"""What a batch notes of each game, for those who study many."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from emberhold.kernel.question import Choice


class Watch(Protocol):
    """Somebody beside the table who notes what happens."""

    def saw(self, state: Any, seat: int, choice: Choice, turn: int) -> None:
        """An answer was given in a turn, and this is what has come of it."""

    def facts(self, state: Any, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Everything noted, once the game is over."""


@dataclass(frozen=True)
class Study:
    """What is noted, and by whom."""

    columns: Mapping[str, Any]
    """The facts of a game and their shapes."""
    watch: Callable[[Any], Watch]
    """Somebody who begins to watch a state."""
    moment: Callable[[Any], int]
    """The turn or round under way: how the length of a game is counted."""
