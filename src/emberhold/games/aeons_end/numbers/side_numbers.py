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
from emberhold.parts.encoding import Bag, Ordered, Watched, one_of, packed, small

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
    """One mage: sheet, counters, breaches and piles, changed where they were replaced.

    What everybody sees is in `marks` and `open`; `own` is for those who may look at the hand.
    """

    __slots__ = (
        "_aether",
        "_box",
        "_breaches",
        "_deck",
        "_deck_order",
        "_discard",
        "_discard_order",
        "_hand",
        "_last",
        "_mages",
        "_nowhere",
        "_paired",
        "_play_area",
        "_spells",
        "marks",
        "open",
        "own",
    )

    def __init__(self, box: Box, own: Bag, spells: Bag) -> None:
        self._box = box
        self._discard, self._play_area = Watched(own), Watched(own)
        self._hand, self._deck = Watched(own), Watched(own)
        self._discard_order = Ordered(own, IN_ORDER["discard"])
        self._deck_order = Ordered(own, IN_ORDER["deck"])
        self._spells = spells
        self._mages = {slug: one_of(place, len(box.mages)) for place, slug in enumerate(box.mages)}
        self._nowhere = bytes(len(_OF_A_BREACH) + len(box.tile_marks) + self._spells.size)
        self._last: Player | None = None
        """The mage as it was when last looked at."""
        self._paired = False
        self._aether = player_named(box).index("aether")
        self._breaches = [self._nowhere for _ in box.rules.breaches]
        self.marks = bytearray()
        self.open: list[Any] = []
        self.own: list[Any] = []

    def look(self, player: Player, paired: bool) -> None:
        """Write what has changed; `paired` says whether the pair token is here."""
        last = self._last
        if last is None:
            self._write_marks(player, paired, None)
            self._write_open(player, None)
            self._write_own(player)
            self._last = player.copy()
            return
        counted = paired != self._paired or _counts_otherwise(last, player)
        opened = _lies_otherwise(last, player)
        held = _holds_otherwise(last, player)
        if counted:
            self._write_marks(player, paired, last)
        if opened:
            self._write_open(player, last)
        if held:
            self._write_own(player)
        if counted or opened or held:
            self._last = player.copy()

    def _write_marks(self, player: Player, paired: bool, last: Player | None) -> None:
        """Most of the time it is life, charges, aether and the number of cards that change."""
        if last is None or paired != self._paired or _rarely_otherwise(last, player):
            self._paired = paired
            self.marks = bytearray(packed(_marks(self._box, player, paired)))
            return
        marks, aether = self.marks, self._aether
        marks[0] = small(player.life)
        marks[3] = small(player.charges)
        marks[aether] = small(player.aether)
        marks[aether + 1] = small(len(player.hand))
        marks[aether + 2] = small(len(player.deck))

    def _write_open(self, player: Player, last: Player | None) -> None:
        if last is None or last.breaches is not player.breaches or last.used is not player.used:
            self._write_breaches(player, last)
        self.open = [
            self._mages[player.mage.slug],
            *self._breaches,
            self._discard.counts(player.discard),
            self._play_area.counts(player.play_area),
            self._discard_order.look(player.discard),
        ]

    def _write_own(self, player: Player) -> None:
        """The cards at the bottom that were shuffled are in an order nobody knows."""
        deck = player.deck
        self.own = [
            self._hand.counts(player.hand),
            self._deck.counts(deck),
            self._deck_order.look(deck[player.shuffled :] if player.shuffled else deck),
        ]

    def _write_breaches(self, player: Player, last: Player | None) -> None:
        """Those that were replaced; all of them if one is gone or a spell was used."""
        breaches, before = player.breaches, () if last is None else last.breaches
        again = last is None or last.used is not player.used or not _same_tiles(before, breaches)
        if again:
            self._breaches = [self._nowhere for _ in self._breaches]
        for place, breach in enumerate(breaches):
            if again or breach is not before[place]:
                self._breaches[breach.number - 1] = self._breach_row(breach, player.used)

    def _breach_row(self, breach: Breach, used: tuple[Card, ...]) -> bytes:
        own = [breach.tile.mark == mark for mark in self._box.tile_marks]
        often = sum(spell in used for spell in breach.spells) if used else 0
        marks = (1, breach.open, breach.turned, breach.focused, often, *own)
        return b"".join((bytes(marks), self._spells.counts(breach.spells)))


def _same_tiles(before: tuple[Breach, ...], now: tuple[Breach, ...]) -> bool:
    """Whether the same breaches are there, however they are turned and filled."""
    if len(before) != len(now):
        return False
    for place in range(len(now)):  # noqa: SIM110 - this is asked at many decisions
        if before[place].number != now[place].number:
            return False
    return True


def _counts_otherwise(last: Player, player: Player) -> bool:
    """Whether a counter of the mage has changed."""
    return (
        last.aether != player.aether
        or len(last.hand) != len(player.hand)
        or last.life != player.life
        or last.charges != player.charges
        or len(last.deck) != len(player.deck)
        or _rarely_otherwise(last, player)
    )


def _rarely_otherwise(last: Player, player: Player) -> bool:
    """Whether one of those counters has changed that seldom do."""
    return (
        last.own is not player.own
        or last.bound is not player.bound
        or last.next_gain is not player.next_gain
        or last.discount != player.discount
        or last.exhausted != player.exhausted
        or last.doubled != player.doubled
        or last.max_life != player.max_life
        or last.mage is not player.mage
    )


def _lies_otherwise(last: Player, player: Player) -> bool:
    """Whether something everybody sees has been replaced."""
    return (
        last.play_area is not player.play_area
        or last.discard is not player.discard
        or last.breaches is not player.breaches
        or last.used is not player.used
        or last.mage is not player.mage
    )


def _holds_otherwise(last: Player, player: Player) -> bool:
    """Whether hand or deck have been replaced, or become known."""
    return (
        last.hand is not player.hand
        or last.deck is not player.deck
        or last.shuffled != player.shuffled
    )


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
