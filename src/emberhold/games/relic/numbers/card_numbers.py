"""Where the cards of Relic are, as numbers: each copy on the table, discard piles, known decks.

Rows are written again only when what they show was replaced.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CARDS
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import Piece, State
from emberhold.games.relic.terms import DECKS
from emberhold.parts.deck import Deck, knows
from emberhold.parts.encoding import Bag, room_for_more, small

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
        self._owners = [(owner - seat) % players + 1 for owner in range(players)]
        """Each seat as this one counts it, one more than its number."""
        self._seat = seat
        self._board: list[tuple[Piece, ...]] = [() for _ in SPACES]
        self._assets: list[tuple[Piece, ...]] = [() for _ in range(players)]
        self._copies = bytearray(len(_OF_A_COPY) * len(_COPIES))
        self._decks: list[Deck[Card] | None] = [None for _ in DECKS]
        self._placed: list[list[int]] = [[] for _ in DECKS]
        """The slots of the known places that each deck has written."""
        self._known = bytearray(2 * ANY.size)
        self._rows = [self._copies, self._known]

    def rows(self, state: State) -> list[bytearray]:
        """Where each copy is, and what is known of the decks."""
        self._write_copies(state)
        decks = self._decks
        for number, deck in enumerate(state.decks):
            if deck is not decks[number]:
                self._write_deck(number, decks[number], deck)
                decks[number] = deck
        return self._rows

    def _write_copies(self, state: State) -> None:
        """For each copy its space and its owner, one more than their numbers, and its charges.

        Only what was replaced is written: first everything that was there is taken away, since a
        copy may have gone from one to the other.
        """
        board, assets = self._board, self._assets
        spaces = [n for n, pieces in enumerate(state.board) if pieces is not board[n]]
        owners = [n for n, who in enumerate(state.figures) if who.assets is not assets[n]]
        for number in spaces:
            self._take_away(board[number])
        for number in owners:
            self._take_away(assets[number])
        for number in spaces:
            board[number] = state.board[number]
            self._put(board[number], 0, number + 1)
        for number in owners:
            assets[number] = state.figures[number].assets
            self._put(assets[number], 1, self._owners[number])

    def _take_away(self, pieces: tuple[Piece, ...]) -> None:
        for piece in pieces:
            place = _place(piece.card)
            if place >= 0:
                self._copies[place : place + len(_OF_A_COPY)] = _NOWHERE

    def _put(self, pieces: tuple[Piece, ...], slot: int, where: int) -> None:
        for piece in pieces:
            place = _place(piece.card)
            if place >= 0:
                self._copies[place + slot] = where
                self._copies[place + 2] = small(piece.charges)

    def _write_deck(self, number: int, last: Deck[Card] | None, deck: Deck[Card]) -> None:
        """What was discarded, and what the seat knows of a deck: how far from the top a card is."""
        known = self._known
        before = () if last is None else last.discard
        discard = deck.discard
        if discard is not before:
            alike = len(before) if discard[: len(before)] == before else 0
            for card in before[alike:]:
                known[ANY.place(card)] -= 1
            for card in discard[alike:]:
                known[ANY.place(card)] += 1
        placed, size = self._placed[number], len(deck.cards)
        for slot in placed:
            known[slot] = 0
        placed.clear()
        for place, seen in enumerate(deck.known):
            if seen and knows(seen, self._seat):
                slot = ANY.size + ANY.place(deck.cards[place])
                known[slot] = small(size - place)
                placed.append(slot)


_NOWHERE: Final = bytes(len(_OF_A_COPY))
_PLACES: Final[dict[Card, int]] = {}


def _place(card: Card) -> int:
    """Where a copy is written; -1 for one that has no place."""
    place = _PLACES.get(card)
    if place is None:
        first = _FIRST.get(card.kind, -1)
        there = first >= 0 and 0 < card.number <= card.often
        place = len(_OF_A_COPY) * (first + card.number - 1) if there else -1
        room_for_more(_PLACES)
        _PLACES[card] = place
    return place


def card_names() -> list[str]:
    copies = [f"{copy}.{what}" for copy in _COPIES for what in _OF_A_COPY]
    return [*copies, *ANY.names("discarded"), *ANY.names("from-the-top")]
