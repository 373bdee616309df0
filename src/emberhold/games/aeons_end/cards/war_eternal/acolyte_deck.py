"""The acolyte deck of Hollow Crown, and its discard pile."""

from __future__ import annotations

from typing import Any, ClassVar

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import ACOLYTE, Card
from emberhold.games.aeons_end.life import enter_play
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.position_players import cards_named
from emberhold.games.aeons_end.scene import hidden_deck, open_pile
from emberhold.games.aeons_end.state import State
from emberhold.kernel.scene import Zone
from emberhold.parts.deck import EVERYBODY, WATCHER, Deck


class AcolyteDeck(Own):
    """The acolytes that are not in play."""

    __slots__ = ("count", "pile")

    counts: ClassVar[tuple[str, ...]] = ("acolyte-deck",)
    places: ClassVar[tuple[str, ...]] = ("acolyte_deck", "acolyte_discard")

    def __init__(self, pile: Deck[Card]) -> None:
        self.pile = pile
        self.count = len(pile.cards)

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
            hidden_deck("acolyte-deck", "zone-acolyte-deck", self.known(), self.count),
            open_pile("acolyte-discard", "zone-acolyte-discard", self.discard),
        )

    def cards(self) -> tuple[Card, ...]:
        return self.pile.all

    def hidden(self) -> tuple[Card, ...]:
        return self.pile.unknown(WATCHER)

    def discarded(self) -> tuple[Card, ...]:
        return self.discard

    def known(self) -> tuple[Card, ...]:
        return self.deck[: self.pile.known_bottom()]

    def life(self) -> int:
        return sum(card.life for card in self.deck)

    def without(self, card: Card) -> AcolyteDeck:
        if card in self.deck:
            return AcolyteDeck(self.pile.without(card))
        return AcolyteDeck(self.pile.without_discarded(card)) if card in self.discard else self

    def redealt(self, game: State) -> AcolyteDeck:
        return AcolyteDeck(self.pile.redealt(game, WATCHER))

    def seen(self) -> AcolyteDeck:
        twin = AcolyteDeck(Deck((), self.discard).put_on_top(self.known(), EVERYBODY))
        twin.count = self.count
        return twin

    def placed(self, name: str, given: Any, path: str, box: Box) -> AcolyteDeck:
        cards = tuple(cards_named(box, given, (ACOLYTE,), path))
        if name == "acolyte_deck":
            return AcolyteDeck(Deck(cards[::-1], self.discard))
        return AcolyteDeck(Deck(self.deck, cards, self.pile.known))


def acolyte_deck(game: State) -> AcolyteDeck:
    own = game.own
    assert isinstance(own, AcolyteDeck)
    return own


def draw_acolyte(game: State) -> None:
    """The top acolyte enters play; with an empty acolyte deck nobody comes."""
    pile = acolyte_deck(game).pile
    card = pile.top
    if card is not None:
        game.own = AcolyteDeck(pile.without_top())
        enter_play(game, card)
        game.say("log-acolyte-enters", card=card)


def discards_acolyte(game: State, card: Card) -> bool:
    """To the acolyte discard pile, and the next one comes."""
    if card.type != ACOLYTE:
        return False
    game.own = AcolyteDeck(acolyte_deck(game).pile.discarded(card))
    draw_acolyte(game)
    return True


def return_acolyte(game: State, card: Card) -> None:
    """To the bottom of the deck, where everybody sees it go."""
    game.own = AcolyteDeck(acolyte_deck(game).pile.put_at_bottom((card,), EVERYBODY))


def shuffle_acolytes(game: State, amount: int) -> tuple[Card, ...]:
    """The most recently discarded acolytes go back into the deck; which ones."""
    own = acolyte_deck(game)
    latest = own.discard[-amount:]
    if latest:
        game.own = AcolyteDeck(Deck(own.deck, own.discard[:-amount]).shuffled_in(game, *latest))
    return latest
