"""Which of a game's choices the picker asks for."""

from __future__ import annotations

from emberhold.games import game_named
from emberhold.parts.choices import SetupChoice


def shown(game: str) -> list[SetupChoice]:
    """The choices a person is asked for."""
    return [choice for choice in game_named(game).choices.listed if choice.asked]
