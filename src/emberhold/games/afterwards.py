"""What is left to play when a campaign is over: its chapters singly, its people elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from emberhold.kernel.message import Message

AGAIN, HARDER, GUESTS = "again", "harder", "guests"


@dataclass(frozen=True, slots=True)
class Afterwards:
    """A game that a finished campaign offers."""

    id: str
    kind: str
    """One of its chapters again, the same made harder, or its people as guests of another game."""
    title: Message
    game: str
    wishes: Mapping[str, Any]
