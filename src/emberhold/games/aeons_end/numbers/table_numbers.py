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
from emberhold.parts.encoding import Bag, small

_DISCARDED, _AT_THE_BOTTOM, _RESOLVING = 1, 2, 3
_TURNS_KNOWN: Final = 8
"""Turn-order cards from the top that are told in their order, where they are known."""


class Foes:
    """The nemesis cards: where each was last seen, its place in play and its tokens; the tier."""

    __slots__ = (
        "_bag",
        "_deep",
        "_discard",
        "_in_play",
        "_known",
        "_own",
        "_playing",
        "_queue",
        "_queued",
        "_resolving",
        "_rows",
        "_seen",
        "_tier",
        "_waiting",
        "names",
    )

    def __init__(self, bag: Bag) -> None:
        self._bag = bag
        size = bag.size
        self._seen, self._playing = bytearray(size), bytearray(4 * size)
        self._deep, self._queued, self._tier = bytearray(size), bytearray(size), bytearray(1)
        self._rows = [self._seen, self._playing, self._deep, self._queued, self._tier]
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

    def rows(self, state: State) -> list[bytearray]:
        """Each part is written again only when what it shows was replaced."""
        known = state.nemesis_pile.known
        discard = state.nemesis_discard
        seen = (
            self._resolving is not state.resolving
            or self._discard is not discard
            or self._known is not known
            or self._own is not state.own
            or self._waiting is not state.waiting
        )
        if seen:
            self._write_seen(state)
        if self._known is not known:
            self._write_deep(state)
        if self._queue is not state.queue:
            self._write_queue(state.queue)
        if seen or self._in_play is not state.in_play:
            self._write_in_play(state.in_play)
            self._tier[0] = state.tier
            self._resolving, self._waiting, self._own = state.resolving, state.waiting, state.own
            self._known, self._discard = known, discard
        return self._rows

    def _write_seen(self, state: State) -> None:
        bag, row = self._bag, self._seen
        row[:] = bytes(bag.size)
        for card in (*state.nemesis_discard, *state.own.discarded()):
            row[bag.place(card)] = _DISCARDED
        pile = state.nemesis_pile
        if pile.known:
            for card in pile.cards[: pile.known_bottom()]:
                row[bag.place(card)] = _AT_THE_BOTTOM
        for card in state.own.known():
            row[bag.place(card)] = _AT_THE_BOTTOM
        for card in state.unresolved():
            row[bag.place(card)] = _RESOLVING

    def _write_in_play(self, in_play: tuple[InPlay, ...]) -> None:
        if in_play is self._in_play:
            return
        bag, size, row = self._bag, self._bag.size, self._playing
        for piece in self._in_play:
            place = bag.place(piece.card)
            row[place] = row[size + place] = row[2 * size + place] = row[3 * size + place] = 0
        for number, piece in enumerate(in_play, start=1):
            place = bag.place(piece.card)
            row[place] = small(number)
            row[size + place] = small(piece.tokens)
            row[2 * size + place] = small(piece.shields)
            row[3 * size + place] = piece.silenced
        self._in_play = in_play

    def _write_deep(self, state: State) -> None:
        """How far from the top a card is that everybody knows."""
        pile, row = state.nemesis_pile, self._deep
        row[:] = bytes(len(row))
        for number, seen in enumerate(pile.known):
            if knows(seen, WATCHER):
                row[self._bag.place(pile.cards[number])] = small(len(pile.cards) - number)

    def _write_queue(self, queue: tuple[Card, ...]) -> None:
        row = self._queued
        for card in self._queue:
            row[self._bag.place(card)] = 0
        for number, card in enumerate(queue, start=1):
            row[self._bag.place(card)] = small(number)
        self._queue = queue


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
            self._row = b"".join((row,))
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
        cards, size = players + 4, len(deck)
        row = bytearray(players + 1 + 3 * cards + _TURNS_KNOWN)
        row[(state.active - self._seat) % players if state.active >= 0 else players] = 1
        drawn = players + 1
        for card in state.order_discard:
            row[drawn + self.place(card)] += 1
        order = drawn + 3 * cards
        for number in range(min(size, state.order_known_top)):
            place = self.place(deck[size - 1 - number])
            if number == 0:
                row[drawn + cards + place] = 1
            if number < _TURNS_KNOWN:
                row[order + number] = place + 1
        for number in range(min(size, state.order_known_bottom)):
            place = self.place(deck[number])
            row[drawn + 2 * cards + place] += 1
            if size - 1 - number < _TURNS_KNOWN:
                row[order + size - 1 - number] = place + 1
        return b"".join((row,))

    def place(self, card: TurnCard) -> int:
        if not card.seats:
            return 0
        if len(card.seats) == 3:
            return 1
        if len(card.seats) == 1:
            return 2 + (card.seats[0] - self._seat) % self._players
        return 2 + self._players + (self._seat not in card.seats)
