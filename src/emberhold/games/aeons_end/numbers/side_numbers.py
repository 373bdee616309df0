"""One mage of Aeon's End: sheet, breaches and piles, as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import SPELL, Card
from emberhold.games.aeons_end.figure.aether import (
    FOR_BREACH,
    FOR_CHARGE,
    FOR_COST,
    FOR_GEM,
    FOR_RELIC,
    FOR_SPELL,
)
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Breach, Player
from emberhold.parts.encoding import Bag, Watched, one_of, packed, small

PURPOSES: Final = {
    "gem": FOR_GEM,
    "relic": FOR_RELIC,
    "spell": FOR_SPELL,
    "charge": FOR_CHARGE,
    "breach": FOR_BREACH,
    "cost": FOR_COST,
}
_OF_A_BREACH: Final = ("there", "open", "turned", "focused", "used")
IN_ORDER: Final = {"deck": 10, "discard": 16}
"""How many cards from the top are told in their order."""


class Side:
    """One mage: sheet, counters, breaches and the piles that are open."""

    __slots__ = (
        "_box",
        "_breaches",
        "_deck",
        "_deck_order",
        "_discard",
        "_discard_order",
        "_drawn",
        "_hand",
        "_mages",
        "_marks",
        "_marks_seen",
        "_nowhere",
        "_open",
        "_open_seen",
        "_own",
        "_own_seen",
        "_play_area",
        "_spells",
        "_used",
    )

    def __init__(self, box: Box, own: Bag) -> None:
        self._box = box
        self._discard, self._play_area = Watched(own), Watched(own)
        self._hand, self._deck = Watched(own), Watched(own)
        self._discard_order = _Order(own, IN_ORDER["discard"])
        self._deck_order = _Order(own, IN_ORDER["deck"])
        self._spells = Bag(box.of_type(SPELL))
        self._mages = {slug: one_of(place, len(box.mages)) for place, slug in enumerate(box.mages)}
        self._nowhere = bytes(len(_OF_A_BREACH) + len(box.tile_marks) + self._spells.size)
        self._breaches: tuple[Breach, ...] = ()
        self._used: tuple[Card, ...] = ()
        self._drawn = len(box.rules.breaches) * self._nowhere
        self._marks_seen: tuple[Any, ...] = ()
        self._open_seen: tuple[Any, ...] = ()
        self._own_seen: tuple[Any, ...] = ()
        self._marks = self._open = self._own = b""

    def marks(self, player: Player, paired: bool) -> bytes:
        """The counters of the mage, and whether the pair token is there."""
        seen = (
            *(player.life, player.max_life, player.exhausted, player.charges, player.mage),
            *(player.own, player.aether, player.hand, player.deck, player.next_gain),
            *(player.discount, player.doubled, player.bound, paired),
        )
        if seen != self._marks_seen:
            self._marks_seen = seen
            self._marks = packed(_marks(self._box, player, paired))
        return self._marks

    def open_row(self, player: Player) -> bytes:
        """What everybody sees: the sheet, the breaches, the discard pile, cards in play."""
        breaches, used = player.breaches, player.used
        seen = (player.mage, breaches, used, player.discard, player.play_area)
        if seen != self._open_seen:
            self._open_seen = seen
            if breaches is not self._breaches or used is not self._used:
                self._breaches, self._used = breaches, used
                self._drawn = self._breach_rows(player)
            self._open = b"".join(
                (
                    self._mages[player.mage.slug],
                    self._drawn,
                    self._discard.counts(player.discard),
                    self._play_area.counts(player.play_area),
                    self._discard_order.row(player.discard, 0),
                )
            )
        return self._open

    def own_row(self, player: Player) -> bytes:
        """What those see who may look at the hand."""
        seen = (player.hand, player.deck, player.shuffled)
        if seen != self._own_seen:
            self._own_seen = seen
            self._own = b"".join(
                (
                    self._hand.counts(player.hand),
                    self._deck.counts(player.deck),
                    self._deck_order.row(player.deck, player.shuffled),
                )
            )
        return self._own

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


def player_named(box: Box) -> tuple[str, ...]:
    """The numbers of a mage; those of one mage alone are behind the charges."""
    return (
        *("life", "max-life", "exhausted", "charges", "max-charges", *box.mage_counts),
        *("aether", "hand-size", "deck-size", "next-gain", "pair-token"),
        *(("discount", "doubled") if box.topics else ()),
    )


def own_numbers(names: tuple[str, ...], own: Own) -> list[int]:
    """What one sheet counts, in the places of all that may be counted."""
    if not own.counts:
        return [0] * len(names)
    if own.counts == names:
        return list(own.numbers())
    found = dict(zip(own.counts, own.numbers(), strict=True))
    return [found.get(name, 0) for name in names]


def _marks(box: Box, player: Player, paired: bool) -> list[int]:
    mage = player.mage
    marks = [
        player.life,
        player.max_life,
        player.exhausted,
        player.charges,
        mage.charges,
        *own_numbers(box.mage_counts, player.own),
        player.aether,
        len(player.hand),
        len(player.deck),
        len(player.next_gain),
        paired,
        *((player.discount, player.doubled) if box.topics else ()),
    ]
    return marks + (_bound(player) if player.bound else _NOTHING_BOUND)


_NOTHING_BOUND: Final = [0] * len(PURPOSES)


def _bound(player: Player) -> list[int]:
    """How much of the bound aether could be spent on each purpose."""
    return [
        sum(amount for allowed, amount in player.bound if allowed & purpose)
        for purpose in PURPOSES.values()
    ]
