"""The acolyte deck of Hollow Crown, and its discard pile."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.card import ACOLYTE, Card
from emberhold.games.aeons_end.fight.life import enter_play
from emberhold.games.aeons_end.own_deck import OwnDeck
from emberhold.games.aeons_end.state import State
from emberhold.parts.deck import EVERYBODY, Deck


class AcolyteDeck(OwnDeck):
    """The acolytes that are not in play."""

    __slots__ = ()

    counts: ClassVar[tuple[str, ...]] = ("acolyte-deck",)
    places: ClassVar[tuple[str, ...]] = ("acolyte_deck", "acolyte_discard")
    zone: ClassVar[str] = "acolyte"
    deck_name: ClassVar[str] = "zone-acolyte-deck"
    discard_name: ClassVar[str] = "zone-acolyte-discard"

    def belongs(self, card: Card) -> bool:
        return card.type == ACOLYTE

    def with_pile(self, pile: Deck[Card]) -> AcolyteDeck:
        return AcolyteDeck(pile)

    def life(self) -> int:
        return sum(card.life for card in self.deck)


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
