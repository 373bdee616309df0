"""Somebody resolving text: who "you" is, from which card, and what has been chosen on the way."""

from __future__ import annotations

from typing import TypeAlias

from emberhold.games.relic.card import Ability, Card, Scenario, Sheet
from emberhold.games.relic.map.board import Space
from emberhold.games.relic.state import Figure
from emberhold.parts.reading import Named

Source: TypeAlias = Ability | Sheet | Scenario | Space | Named


class Act:
    """One resolution of one text."""

    __slots__ = (
        "amount",
        "by",
        "card",
        "drawn",
        "me",
        "moment",
        "option",
        "source",
        "that",
        "where",
    )

    def __init__(
        self,
        me: Figure,
        card: Card | None = None,
        by: Figure | None = None,
        source: Source | None = None,
    ) -> None:
        self.me = me
        """The one the text calls "you"."""
        self.card = card
        """The card the text is on; None for a sheet or a space."""
        self.source = source
        """What the text is called where it is on no card: an ability, a space, a scenario."""
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
        other = Act(figure, self.card, self.by, self.source)
        other.that = self.that
        other.where = self.where
        other.drawn = self.drawn
        other.amount = self.amount
        other.moment = self.moment
        other.option = self.option
        return other

    def for_text(self, figure: Figure, ability: Ability, card: Card | None) -> Act:
        """The same event as one text of several meets it: whom and what that text chooses on the
        way does not concern the next (R-147)."""
        other = self.of(figure)
        other.card = card
        other.source = ability
        other.moment = ability.moment
        return other
