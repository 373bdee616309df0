"""The nemesis' cards, the market and the turn order of Aeon's End, as numbers.

Each is written again only when what it shows was replaced.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card, TurnCard
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.parts.deck import WATCHER, knows
from emberhold.parts.encoding import Bag, one_of, small

_DISCARDED, _AT_THE_BOTTOM, _RESOLVING = 1, 2, 3
_TURNS_KNOWN: Final = 8
"""Turn-order cards from the top that are told in their order, where they are known."""


class Foes:
    """The nemesis cards: where each was last seen, its place in play and its tokens; the tier."""

    __slots__ = (
        "_bag",
        "_discard",
        "_in_play",
        "_known",
        "_own",
        "_queue",
        "_resolving",
        "_row",
        "_waiting",
        "names",
    )

    def __init__(self, bag: Bag) -> None:
        self._bag = bag
        self._row = b""
        self._in_play: tuple[InPlay, ...] = ()
        self._discard: tuple[Card, ...] = ()
        self._resolving: Card | None = None
        self._waiting: tuple[Card | None, ...] = ()
        self._known: tuple[int, ...] = ()
        self._own: Own | None = None
        self._queue: tuple[Card, ...] = ()
        self.names = (
            *bag.names("seen"),
            *bag.names("in-play"),
            *bag.names("tokens"),
            *bag.names("shields"),
            *bag.names("silenced"),
            *bag.names("from-the-top"),
            *bag.names("queue"),
            "tier",
        )

    def row(self, state: State) -> bytes:
        known = state.nemesis_pile.known
        if (
            self._in_play is not state.in_play
            or self._own is not state.own
            or self._known is not known
            or self._queue is not state.queue
            or self._resolving is not state.resolving
            or self._waiting is not state.waiting
            or self._discard is not state.nemesis_discard
        ):
            self._in_play = state.in_play
            self._discard = state.nemesis_discard
            self._resolving = state.resolving
            self._waiting = state.waiting
            self._known = known
            self._own = state.own
            self._queue = state.queue
            self._row = self._written(state)
        return self._row

    def _written(self, state: State) -> bytes:
        place, size = self._bag.place, self._bag.size
        row = bytearray(7 * size + 1)
        for card in (*state.nemesis_discard, *state.own.discarded()):
            row[place(card)] = _DISCARDED
        pile = state.nemesis_pile
        known = pile.cards[: pile.known_bottom()]
        for card in (*known, *state.own.known()):
            row[place(card)] = _AT_THE_BOTTOM
        for card in state.unresolved():
            row[place(card)] = _RESOLVING
        for number, piece in enumerate(state.in_play, start=1):
            row[size + place(piece.card)] = small(number)
            row[2 * size + place(piece.card)] = small(piece.tokens)
            row[3 * size + place(piece.card)] = small(piece.shields)
            row[4 * size + place(piece.card)] = piece.silenced
        for number, seen in enumerate(pile.known):
            if knows(seen, WATCHER):
                depth = len(pile.cards) - number
                row[5 * size + place(pile.cards[number])] = small(depth)
        for number, card in enumerate(state.queue, start=1):
            row[6 * size + place(card)] = small(number)
        row[-1] = state.tier
        return bytes(row)


class Market:
    """How many copies each supply pile still holds."""

    __slots__ = ("_bag", "_last", "_row")

    def __init__(self, box: Box) -> None:
        self._bag = Bag(box.market)
        self._last: tuple[Any, ...] = ()
        self._row = b""

    def row(self, state: State) -> bytes:
        if state.market is not self._last:
            self._last = state.market
            row = bytearray(self._bag.size)
            for pile in state.market:
                row[self._bag.place(pile.card)] = len(pile.copies)
            self._row = bytes(row)
        return self._row


class TurnOrder:
    """The turn order as one seat counts it: who is active, what was drawn, what is known."""

    __slots__ = (
        "_active",
        "_bottom",
        "_deck",
        "_discard",
        "_players",
        "_row",
        "_seat",
        "_top",
        "cards",
        "names",
    )

    def __init__(self, seat: int, players: int) -> None:
        self._seat = seat
        self._players = players
        self._row = b""
        self._active = self._top = self._bottom = 0
        self._deck: tuple[TurnCard, ...] = ()
        self._discard: tuple[TurnCard, ...] = ()
        seats = [f"+{step}" for step in range(players)]
        cards = ("nemesis", "wild", *seats, "own-pair", "other-pair")
        self.cards = cards
        self.names = (
            *(f"active.{who}" for who in (*seats, "nemesis")),
            *(f"drawn.{card}" for card in cards),
            *(f"next.{card}" for card in cards),
            *(f"at-the-bottom.{card}" for card in cards),
            *(f"order-place.{place}" for place in range(1, _TURNS_KNOWN + 1)),
        )

    def row(self, state: State) -> bytes:
        if (
            self._deck is not state.order_deck
            or self._discard is not state.order_discard
            or self._active != state.active
            or self._top != state.order_known_top
            or self._bottom != state.order_known_bottom
            or not self._row
        ):
            self._deck, self._discard = state.order_deck, state.order_discard
            self._active = state.active
            self._top, self._bottom = state.order_known_top, state.order_known_bottom
            self._row = self._written(state)
        return self._row

    def _written(self, state: State) -> bytes:
        deck, players = state.order_deck, self._players
        bottom = deck[: state.order_known_bottom]
        top = deck[len(deck) - state.order_known_top :]
        active = (state.active - self._seat) % players if state.active >= 0 else players
        return b"".join(
            (
                one_of(active, players + 1),
                self._counted(state.order_discard),
                self._counted(top[-1:]),
                self._counted(bottom),
                self._ordered(bottom, top, len(deck)),
            )
        )

    def _ordered(self, bottom: tuple[TurnCard, ...], top: tuple[TurnCard, ...], size: int) -> bytes:
        """The cards from the top as far as everybody knows them, one more than their slots."""
        row = bytearray(_TURNS_KNOWN)
        for number, card in enumerate(reversed(top)):
            if number < _TURNS_KNOWN:
                row[number] = self.place(card) + 1
        for number, card in enumerate(bottom, start=1):
            if size - number < _TURNS_KNOWN:
                row[size - number] = self.place(card) + 1
        return bytes(row)

    def _counted(self, cards: tuple[TurnCard, ...]) -> bytes:
        row = bytearray(self._players + 4)
        for card in cards:
            row[self.place(card)] += 1
        return bytes(row)

    def place(self, card: TurnCard) -> int:
        if not card.seats:
            return 0
        if len(card.seats) == 3:
            return 1
        if len(card.seats) == 1:
            return 2 + (card.seats[0] - self._seat) % self._players
        return 2 + self._players + (self._seat not in card.seats)
