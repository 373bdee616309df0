"""One mage of Aeon's End: sheet, breaches and piles, as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import SPELL, Card
from emberhold.games.aeons_end.state import Breach, Player
from emberhold.parts.encoding import Bag, Watched, one_of, small

_OF_A_BREACH: Final = ("there", "open", "turned", "focused", "used")
IN_ORDER: Final = {"deck": 10, "discard": 16}
"""How many cards from the top are told in their order."""


class Side:
    """One mage: sheet, counters, breaches and the piles that are open."""

    __slots__ = (
        "_box",
        "_breaches",
        "_discard",
        "_discard_order",
        "_drawn",
        "_mages",
        "_nowhere",
        "_play_area",
        "_spells",
        "_used",
        "deck",
        "deck_order",
        "hand",
    )

    def __init__(self, box: Box, own: Bag) -> None:
        self._box = box
        self._discard, self._play_area = Watched(own), Watched(own)
        self.hand, self.deck = Watched(own), Watched(own)
        self._discard_order = _Order(own, IN_ORDER["discard"])
        self.deck_order = _Order(own, IN_ORDER["deck"])
        self._spells = Bag(box.of_type(SPELL))
        self._mages = {slug: one_of(place, len(box.mages)) for place, slug in enumerate(box.mages)}
        self._nowhere = bytes(len(_OF_A_BREACH) + len(box.tile_marks) + self._spells.size)
        self._breaches: tuple[Breach, ...] = ()
        self._used: tuple[Card, ...] = ()
        self._drawn = len(box.rules.breaches) * self._nowhere

    def write(self, parts: list[bytes], player: Player) -> None:
        parts.append(self._mages[player.mage.slug])
        if player.breaches is not self._breaches or player.used is not self._used:
            self._breaches, self._used = player.breaches, player.used
            self._drawn = self._breach_rows(player)
        parts.append(self._drawn)
        parts.append(self._discard.counts(player.discard))
        parts.append(self._play_area.counts(player.play_area))
        parts.append(self._discard_order.row(player.discard, 0))

    def _breach_rows(self, player: Player) -> bytes:
        rows = [self._nowhere] * len(self._box.rules.breaches)
        for breach in player.breaches:
            own = [breach.tile.mark == mark for mark in self._box.tile_marks]
            used = sum(spell in player.used for spell in breach.spells)
            marks = (1, breach.open, breach.turned, breach.focused, used, *own)
            rows[breach.number - 1] = bytes(marks) + self._spells.counts(breach.spells)
        return b"".join(rows)


class _Order:
    """The cards of a pile from its top, each one more than its number in the bag."""

    __slots__ = ("_bag", "_row", "_seen", "_size", "_unknown")

    def __init__(self, bag: Bag, size: int) -> None:
        self._bag = bag
        self._size = size
        self._seen: tuple[Card, ...] = ()
        self._unknown = 0
        self._row = bytes(size)

    def row(self, pile: tuple[Card, ...], unknown: int) -> bytes:
        """`unknown` cards at the bottom are in an order nobody knows."""
        if pile is not self._seen or unknown != self._unknown:
            self._seen, self._unknown = pile, unknown
            row = bytearray(self._size)
            for number in range(min(self._size, len(pile) - unknown)):
                row[number] = small(self._bag.place(pile[-1 - number]) + 1)
            self._row = bytes(row)
        return self._row


def side_names(box: Box, own: Bag) -> Iterator[str]:
    yield from (f"mage.{slug}" for slug in box.mages)
    for tile in box.rules.breaches:
        marks = (*_OF_A_BREACH, *box.tile_marks)
        yield from (f"breach.{tile.number}.{mark}" for mark in marks)
        yield from (f"breach.{tile.number}.{slug}" for slug in box.of_type(SPELL))
    for zone in ("discard", "play-area"):
        yield from own.names(zone)
    yield from (f"discard-place.{place}" for place in range(1, IN_ORDER["discard"] + 1))
    for zone in ("hand", "deck"):
        yield from own.names(zone)
    yield from (f"deck-place.{place}" for place in range(1, IN_ORDER["deck"] + 1))
