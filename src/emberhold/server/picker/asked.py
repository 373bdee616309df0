"""Which of a game's choices the picker asks for."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.games import game_named
from emberhold.parts.choices import SetupChoice


def shown(game: str, boxes: Sequence[str] = ()) -> list[SetupChoice]:
    """The choices a person is asked for, perhaps with boxes that people have made."""
    return [choice for choice in game_named(game).choices_with(boxes).listed if choice.asked]
