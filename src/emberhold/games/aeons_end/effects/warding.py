"""What minions make of the damage that is dealt to them."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.state import State
from emberhold.parts.windows import Event


def one_at_most(game: State, seat: int, card: Card, event: Event) -> None:
    """Every damage to the minion counts as 1."""
    event.amount = min(event.amount, 1)
