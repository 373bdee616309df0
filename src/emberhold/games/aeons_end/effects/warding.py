"""What minions make of the damage that is dealt to them."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.sorts import MESSAGE
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.windows import Event


def one_at_most(game: State, seat: int, card: Card, event: Event) -> None:
    """Every damage to the minion counts as 1."""
    event.amount = min(event.amount, 1)


class EntersWithLife(Effect):
    """The sentence about a life that is counted: `enter_play` does so when the minion enters."""

    takes: ClassVar[Takes] = (MESSAGE,)

    def __init__(self, words: str) -> None:
        self.words = words

    def run(self, game: State, act: Act) -> None:
        """Nothing is in play yet that could be given life."""

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words)
