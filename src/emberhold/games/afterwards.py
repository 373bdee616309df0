"""What is left to play when a campaign is over: its chapters singly, its people elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emberhold.kernel.message import Message
from emberhold.parts.choices import Choices

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


@dataclass(frozen=True, slots=True)
class Lender:
    """A finished campaign whose people may sit at tables of other games."""

    campaign: str
    """Its id: two campaigns may have come to people of the same sheet."""
    people: Sequence[Mapping[str, Any]]
    """What `TableGame.finished` says of its record."""


class Borrowing(ABC):
    """How a game takes in the people of finished campaigns, and the boxes these have opened."""

    boxes: tuple[str, ...]
    """The boxes that such a campaign opens; each has the name of the game it is a campaign of."""

    @abstractmethod
    def choices(self, boxes: Sequence[str], lenders: Sequence[Lender]) -> Choices:
        """What can be chosen with boxes that people have made, and with what campaigns lend."""

    @abstractmethod
    def borrowed(self, wishes: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
        """The wishes of somebody who names people by their campaigns, or why they cannot be."""

    @abstractmethod
    def returned(self, setup: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
        """A complete set-up in the words in which `borrowed` is told of it."""

    @abstractmethod
    def cast(self, lenders: Sequence[Lender]) -> Mapping[str, str]:
        """How everything is drawn that comes from those campaigns."""
