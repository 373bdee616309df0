"""A deck of minions beside the nemesis sheet, with its discard pile: acolytes, pods, beacons."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.seen.scene import hidden_deck, open_pile
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.scene import Zone
from emberhold.parts.deck import EVERYBODY, WATCHER, Deck


class OwnDeck(Own):
    """Those that are not in play. A subclass says what it is called and which cards belong."""

    __slots__ = ("count", "pile")

    zone: ClassVar[str] = ""
    """What its zones begin with: `acolyte` for `acolyte-deck` and `acolyte-discard`."""
    deck_name: ClassVar[str] = ""
    discard_name: ClassVar[str] = ""

    def __init__(self, pile: Deck[Card]) -> None:
        self.pile = pile
        self.count = len(pile.cards)

    @abstractmethod
    def belongs(self, card: Card) -> bool:
        """Whether a card is one of this deck."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def with_pile(self, pile: Deck[Card]) -> OwnDeck:
        """The same with other cards in it."""
        raise NotImplementedError(type(self).__name__)

    @property
    def deck(self) -> tuple[Card, ...]:
        """Bottom to top."""
        return self.pile.cards

    @property
    def discard(self) -> tuple[Card, ...]:
        return self.pile.discard

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def zones(self) -> tuple[Zone, ...]:
        return (
            hidden_deck(f"{self.zone}-deck", self.deck_name, self.known(), self.count),
            open_pile(f"{self.zone}-discard", self.discard_name, self.discard),
        )

    def cards(self) -> tuple[Card, ...]:
        return self.pile.all

    def hidden(self) -> tuple[Card, ...]:
        return self.pile.unknown(WATCHER)

    def discarded(self) -> tuple[Card, ...]:
        return self.discard

    def known(self) -> tuple[Card, ...]:
        return self.deck[: self.pile.known_bottom()]

    def without(self, card: Card) -> OwnDeck:
        if card in self.deck:
            return self.with_pile(self.pile.without(card))
        if card in self.discard:
            return self.with_pile(self.pile.without_discarded(card))
        return self

    def redealt(self, game: State) -> OwnDeck:
        return self.with_pile(self.pile.redealt(game, WATCHER))

    def seen(self) -> OwnDeck:
        twin = self.with_pile(Deck((), self.discard).put_on_top(self.known(), EVERYBODY))
        twin.count = self.count
        return twin

    def placed(self, name: str, given: Any, path: str, box: Box) -> Own:
        known = {slug: card for slug, card in box.cards.items() if self.belongs(card)}
        names = positions.sequence(given, path)
        cards = tuple(known[positions.name(one, known, path)] for one in names)
        if name.endswith("_deck"):
            return self.with_pile(Deck(cards[::-1], self.discard))
        return self.with_pile(Deck(self.deck, cards, self.pile.known))
