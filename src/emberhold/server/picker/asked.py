"""Which of a game's choices the picker asks for."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.games import game_named
from emberhold.games.afterwards import Lender
from emberhold.parts.choices import SetupChoice


def shown(
    game: str, boxes: Sequence[str] = (), lenders: Sequence[Lender] = ()
) -> list[SetupChoice]:
    """The choices a person is asked for, perhaps with boxes that people have made and with what
    finished campaigns lend."""
    found = game_named(game)
    borrowing = found.borrowing if lenders else None
    if borrowing is None:
        choices = found.choices_with(boxes)
    else:
        choices = borrowing.choices(boxes, lenders)
    return [choice for choice in choices.listed if choice.asked]
