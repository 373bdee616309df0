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
from emberhold.kernel.rng import shuffled
from emberhold.kernel.scene import Zone


class AcolyteDeck(Own):
    """The acolytes that are not in play; the last card of the deck is the top one."""

    __slots__ = ("count", "deck", "discard", "seen_below")

    counts: ClassVar[tuple[str, ...]] = ("acolyte-deck",)
    places: ClassVar[tuple[str, ...]] = ("acolyte_deck", "acolyte_discard")

    def __init__(
        self, deck: tuple[Card, ...], discard: tuple[Card, ...] = (), seen_below: int = 0
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.seen_below = min(seen_below, len(deck))
        """How many cards at the bottom of the deck everybody saw put there."""
        self.count = len(deck)

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def zones(self) -> tuple[Zone, ...]:
        return (
            hidden_deck("acolyte-deck", "zone-acolyte-deck", self.known(), self.count),
            open_pile("acolyte-discard", "zone-acolyte-discard", self.discard),
        )

    def cards(self) -> tuple[Card, ...]:
        return self.deck + self.discard

    def hidden(self) -> tuple[Card, ...]:
        return self.deck[self.seen_below :]

    def discarded(self) -> tuple[Card, ...]:
        return self.discard

    def known(self) -> tuple[Card, ...]:
        return self.deck[: self.seen_below]

    def life(self) -> int:
        return sum(card.life for card in self.deck)

    def without(self, card: Card) -> AcolyteDeck:
        deck = tuple(other for other in self.deck if other is not card)
        discard = tuple(other for other in self.discard if other is not card)
        return AcolyteDeck(deck, discard, self.seen_below)

    def redealt(self, game: State) -> AcolyteDeck:
        dealt = shuffled(game, tuple(sorted(self.hidden(), key=repr)))
        return AcolyteDeck(self.known() + dealt, self.discard, self.seen_below)

    def seen(self) -> AcolyteDeck:
        twin = AcolyteDeck(self.known(), self.discard, self.seen_below)
        twin.count = self.count
        return twin

    def placed(self, name: str, given: Any, path: str, box: Box) -> AcolyteDeck:
        cards = tuple(cards_named(box, given, (ACOLYTE,), path))
        if name == "acolyte_deck":
            return AcolyteDeck(cards[::-1], self.discard, self.seen_below)
        return AcolyteDeck(self.deck, cards, self.seen_below)


def acolyte_deck(game: State) -> AcolyteDeck:
    own = game.own
    assert isinstance(own, AcolyteDeck)
    return own


def draw_acolyte(game: State) -> None:
    """The top acolyte enters play; with an empty acolyte deck nobody comes."""
    own = acolyte_deck(game)
    if own.deck:
        card = own.deck[-1]
        game.own = AcolyteDeck(own.deck[:-1], own.discard, own.seen_below)
        enter_play(game, card)
        game.say("log-acolyte-enters", card=card)


def discards_acolyte(game: State, card: Card) -> bool:
    """To the acolyte discard pile, and the next one comes."""
    if card.type != ACOLYTE:
        return False
    own = acolyte_deck(game)
    game.own = AcolyteDeck(own.deck, (*own.discard, card), own.seen_below)
    draw_acolyte(game)
    return True


def return_acolyte(game: State, card: Card) -> None:
    """To the bottom of the deck, where everybody sees it go."""
    own = acolyte_deck(game)
    game.own = AcolyteDeck((card, *own.deck), own.discard, own.seen_below + 1)


def shuffle_acolytes(game: State, amount: int) -> tuple[Card, ...]:
    """The most recently discarded acolytes go back into the deck; which ones."""
    own = acolyte_deck(game)
    latest = own.discard[-amount:]
    if latest:
        game.own = AcolyteDeck(shuffled(game, own.deck + latest), own.discard[:-amount])
    return latest
