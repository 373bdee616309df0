"""What a game of Relic is played with: cards by deck, sheets and scenarios.

The printed content is one box, made once when the book is read. With boxes that people make, there
is one more for each mixture; every state carries the one it is played with.
"""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.games.relic.card import Card, Scenario, Sheet
from emberhold.games.relic.terms import DECKS
from emberhold.parts.cards import by_slug, copies_of


class Box:
    """Everything that can be found by its slug."""

    __slots__ = ("by_deck", "cards", "characters", "nemeses", "scenarios", "slug")

    def __init__(
        self,
        slug: str,
        cards: Iterable[Card],
        characters: Iterable[Sheet],
        nemeses: Iterable[Sheet],
        scenarios: Iterable[Scenario],
    ) -> None:
        self.slug = slug
        self.cards: dict[str, Card] = by_slug(cards)
        self.by_deck: tuple[tuple[Card, ...], ...] = tuple(
            [
                tuple([card for card in self.cards.values() if card.deck == deck])
                for deck in range(len(DECKS))
            ]
        )
        self.characters: dict[str, Sheet] = by_slug(characters)
        self.nemeses: dict[str, Sheet] = by_slug(nemeses)
        self.scenarios: dict[str, Scenario] = by_slug(scenarios)

    def copies_in(self, deck: int) -> tuple[Card, ...]:
        """Every physical card of a deck."""
        return tuple([copy for card in self.by_deck[deck] for copy in copies_of(card, card.often)])

    def __repr__(self) -> str:
        return f"Box({self.slug})"


def mixed(slug: str, boxes: list[Box]) -> Box:
    """One box of several; what the first holds comes first."""
    return Box(
        slug,
        [card for box in boxes for card in box.cards.values()],
        [sheet for box in boxes for sheet in box.characters.values()],
        [sheet for box in boxes for sheet in box.nemeses.values()],
        [scenario for box in boxes for scenario in box.scenarios.values()],
    )
