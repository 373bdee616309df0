"""A deck of minions beside the nemesis sheet, with its discard pile: acolytes, pods, beacons."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.fight.life import enter_play, leave_play
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.seen.scene import hidden_deck, open_pile
from emberhold.games.aeons_end.setting_up.by_hand import IN_PLAY, no_names
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Zone
from emberhold.parts.deck import EVERYBODY, WATCHER, Deck
from emberhold.parts.repairs import DECK_BOTTOM, Fixable, Place, Source, Target, moves, top_moves


class OwnDeck(Own):
    """Those that are not in play. A subclass says what it is called and which cards belong."""

    __slots__ = ("count", "pile")

    zone: ClassVar[str] = ""
    """What its zones begin with: `acolyte` for `acolyte-deck` and `acolyte-discard`."""
    deck_name: ClassVar[str] = ""
    discard_name: ClassVar[str] = ""
    most_in_play: ClassVar[int] = 99
    """With one more the players would have lost."""

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

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        """Between play, the discard pile and the deck, where the minions of this deck have one."""
        return of_minion_deck(game, self) if self.zone else iter(())

    def placed(self, name: str, given: Any, path: str, box: Box) -> Own:
        known = {slug: card for slug, card in box.cards.items() if self.belongs(card)}
        names = positions.sequence(given, path)
        cards = tuple(known[positions.name(one, known, path)] for one in names)
        if name.endswith("_deck"):
            return self.with_pile(Deck(cards[::-1], self.discard))
        return self.with_pile(Deck(self.deck, cards, self.pile.known))


# Moved by hand


def own_deck(game: State) -> OwnDeck:
    own = game.own
    assert isinstance(own, OwnDeck)
    return own


def of_minion_deck(game: State, own: OwnDeck) -> Iterator[Fixable]:
    """Minions of a deck beside the sheet, in and out of play; IMMEDIATELY is not resolved."""
    left = Place(f"{own.zone}-discard", Message(own.discard_name))
    deck = Place(f"{own.zone}-deck", Message(own.deck_name))
    there = [piece.card for piece in game.in_play if own.belongs(piece.card)]
    room = max(0, own.most_in_play - len(there))
    out = Target(left, lambda card: _discarded(game, card))
    into = Target(IN_PLAY, lambda card: enter_play(game, card), lambda kind: room)
    below = Target(DECK_BOTTOM, lambda card: _put_below(game, card))
    if len(game.in_play) > 1 or game.nemesis_deck:  # WE-305: or the game would be over
        yield from moves(
            Source("nemesis", IN_PLAY, there, lambda card: leave_play(game, card)), out
        )
    gone = Source("nemesis", left, own.discard, lambda card: _without(game, card))
    yield from moves(gone, into, below)
    top = Source("nemesis", deck, (), no_names)
    yield from top_moves(top, IN_PLAY, lambda count: _entered(game, count), min(room, own.count))
    yield from top_moves(top, left, lambda count: _milled(game, count), own.count)


def _without(game: State, card: Card) -> None:
    game.own = own_deck(game).without(card)


def _discarded(game: State, card: Card) -> None:
    own = own_deck(game)
    game.own = own.with_pile(own.pile.discarded(card))


def _put_below(game: State, card: Card) -> None:
    own = own_deck(game)
    game.own = own.with_pile(own.pile.put_at_bottom((card,), EVERYBODY))


def _taken_off(game: State) -> Card:
    """The top card of the deck, which has left it."""
    own = own_deck(game)
    card = own.pile.top
    assert card is not None
    game.own = own.with_pile(own.pile.without_top())
    return card


def _entered(game: State, count: int) -> None:
    for _ in range(count):
        enter_play(game, _taken_off(game))


def _milled(game: State, count: int) -> None:
    for _ in range(count):
        _discarded(game, _taken_off(game))
