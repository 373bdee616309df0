"""Which of a game's choices the picker asks for."""

from __future__ import annotations

from emberhold.games.choices import SetupChoice, choices_of


def shown(game: str) -> list[SetupChoice]:
    """The choices a person is asked for."""
    return [choice for choice in choices_of(game).CHOICES if choice.asked]
