"""Somebody resolving text: who "you" is, from which card, and what has been chosen on the way."""

from __future__ import annotations

from emberhold.games.relic.card import Card
from emberhold.games.relic.state import Figure


class Act:
    """One resolution of one text."""

    __slots__ = ("amount", "by", "card", "drawn", "me", "moment", "option", "that", "where")

    def __init__(self, me: Figure, card: Card | None = None, by: Figure | None = None) -> None:
        self.me = me
        """The one the text calls "you"."""
        self.card = card
        """The card the text is on; None for a sheet or a space."""
        self.by = by if by is not None else me
        """Whose effect it is: the nemesis behind it, if it is one."""
        self.that: Figure | None = None
        """The character just chosen or beaten."""
        self.where = -1
        """The space just chosen."""
        self.drawn: Card | None = None
        """The card just drawn."""
        self.amount = 0
        """In "would ..." moments: how much it is."""
        self.moment = -1
        """The moment the text was waiting for."""
        self.option = -1
        """Which of several ways was chosen last."""

    def of(self, figure: Figure) -> Act:
        """The same text, resolved by somebody else."""
        other = Act(figure, self.card, self.by)
        other.that = self.that
        other.where = self.where
        other.drawn = self.drawn
        other.amount = self.amount
        other.moment = self.moment
        other.option = self.option
        return other
