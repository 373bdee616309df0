"""Where the cards of Relic are, as numbers: each copy on the table, discard piles, known decks.

Rows are written again only when what they show was replaced.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CARDS
from emberhold.games.relic.state import State
from emberhold.parts.deck import Deck, knows
from emberhold.parts.encoding import Bag, small

ANY: Final = Bag(CARDS)
"""Every card there is."""
_OPEN: Final = ("asset", "arsenal", "encounter", "enemy", "agent", "event", "crisis")
"""The types of cards that are on the board or with somebody."""
_COPIES: Final = [
    f"{card.slug}@{number}"
    for card in CARDS.values()
    if card.type in _OPEN
    for number in range(1, card.often + 1)
]
_OF_A_COPY: Final = ("space", "owner", "charges")


def _first_copies() -> dict[Card, int]:
    """Where the copies of each card begin."""
    found: dict[Card, int] = {}
    place = 0
    for card in CARDS.values():
        if card.type in _OPEN:
            found[card] = place
            place += card.often
    return found


_FIRST: Final = _first_copies()


class CardNumbers:
    """Writes where cards are for one seat."""

    def __init__(self, seat: int, players: int) -> None:
        self._seat = seat
        self._players = players
        self._last: list[Any] = []
        self._copies = b""
        self._decks: list[Deck[Card]] = []
        self._known = b""

    def row(self, state: State) -> bytes:
        now = [*state.board, *[figure.assets for figure in state.figures]]
        if not _same(now, self._last):
            self._last = now
            self._copies = self._written(state)
        if not _same(state.decks, self._decks):
            self._decks = state.decks[:]
            self._known = self._decks_written(state)
        return self._copies + self._known

    def _written(self, state: State) -> bytes:
        """For each copy its space and its owner, one more than their numbers, and its charges."""
        row = bytearray(len(_OF_A_COPY) * len(_COPIES))
        for space, pieces in enumerate(state.board, start=1):
            for piece in pieces:
                place = _place(piece.card)
                if place >= 0:
                    row[place] = space
                    row[place + 2] = small(piece.charges)
        for figure in state.figures:
            owner = (figure.seat - self._seat) % self._players + 1
            for piece in figure.assets:
                place = _place(piece.card)
                if place >= 0:
                    row[place + 1] = owner
                    row[place + 2] = small(piece.charges)
        return bytes(row)

    def _decks_written(self, state: State) -> bytes:
        """What was discarded, and what the seat knows of decks: how far from the top a card is."""
        discarded = bytearray(ANY.size)
        depth = bytearray(ANY.size)
        for deck in state.decks:
            for card in deck.discard:
                discarded[ANY.place(card)] += 1
            if not deck.known:
                continue
            size = len(deck.cards)
            for number, (card, seen) in enumerate(zip(deck.cards, deck.known, strict=True)):
                if knows(seen, self._seat):
                    depth[ANY.place(card)] = small(size - number)
        return bytes(discarded + depth)


def _place(card: Card) -> int:
    first = _FIRST.get(card.kind, -1)
    if first < 0 or not 0 < card.number <= card.often:
        return -1
    return len(_OF_A_COPY) * (first + card.number - 1)


def _same(now: list[Any], before: list[Any]) -> bool:
    """Whether all are the very same objects."""
    if len(now) != len(before):
        return False
    for place in range(len(now)):  # noqa: SIM110 - this is asked at every decision
        if now[place] is not before[place]:
            return False
    return True


def card_names() -> list[str]:
    copies = [f"{copy}.{what}" for copy in _COPIES for what in _OF_A_COPY]
    return [*copies, *ANY.names("discarded"), *ANY.names("from-the-top")]
