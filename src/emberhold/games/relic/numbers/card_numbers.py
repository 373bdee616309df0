"""Where the cards of Relic are, as numbers: each copy on the table, discard piles, known decks.

Rows are written again only when what they show was replaced.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CARDS
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import DECKS
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
        self._decks: list[Deck[Card] | None] = [None for _ in DECKS]
        self._touched: list[list[int]] = [[] for _ in DECKS]
        """The slots each deck has written."""
        self._known = bytearray(2 * ANY.size)

    def row(self, state: State) -> bytes:
        now = [*state.board, *[figure.assets for figure in state.figures]]
        if not _same(now, self._last):
            self._last = now
            self._copies = self._written(state)
        decks = self._decks
        for number, deck in enumerate(state.decks):
            if deck is not decks[number]:
                decks[number] = deck
                self._write_deck(number, deck)
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

    def _write_deck(self, number: int, deck: Deck[Card]) -> None:
        """What was discarded, and what the seat knows of a deck: how far from the top a card is."""
        known, touched, size = self._known, self._touched[number], len(deck.cards)
        for slot in touched:
            known[slot] = 0
        touched.clear()
        for card in deck.discard:
            slot = ANY.place(card)
            known[slot] += 1
            touched.append(slot)
        for place, seen in enumerate(deck.known):
            if seen and knows(seen, self._seat):
                slot = ANY.size + ANY.place(deck.cards[place])
                known[slot] = small(size - place)
                touched.append(slot)


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
