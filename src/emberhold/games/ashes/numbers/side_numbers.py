"""One side of a table of Ashes as numbers: what is open on it, and the piles its owner knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.ashes.card import UNITS
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.cards import PHOENIXBORN as BORN
from emberhold.games.ashes.dice import SLUGS, TYPES
from emberhold.games.ashes.figure.values import attack_of, life_of
from emberhold.games.ashes.numbers.places import READIES
from emberhold.games.ashes.numbers.places import UNITS as UNIT_PLACES
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.parts.encoding import Bag, Watched, one_of, packed, small

_UNIT_CARDS: Final = {
    slug: card
    for slug, card in CARDS.items()
    if card.type in UNITS or not isinstance(card.attack, int)
}
"""Allies, conjurations, and spells that become units."""
_ON_A_UNIT: Final = (
    *("attack", "life-left", "wounds", "exhaustion", "status", "dice", "attached"),
    *("bypass", "dying", "of-another"),
)
OF_A_PLAYER: Final = (
    *("life", "wounds", "exhaustion", "out", "reacted", "battlefield", "spellboard"),
    *("hand-size", "draw-pile-size", "conjurations-size"),
)
_OF_A_READY: Final = ("copies", "usable", "exhaustion", "status")
_NO_UNIT: Final = bytes(len(_UNIT_CARDS) + len(_ON_A_UNIT))
BORN_ROWS: Final = {slug: one_of(place, len(BORN)) for place, slug in enumerate(BORN)}


class Side:
    """One side of the table, changed where something was replaced.

    Its counters are `marks`, what lies open is `open`; `own` is what its owner knows of the piles.
    """

    __slots__ = (
        "_conjurations",
        "_dice",
        "_discard",
        "_draw_pile",
        "_hand",
        "_last",
        "_moving",
        "_readies",
        "_units",
        "marks",
        "open",
        "own",
    )

    def __init__(self, any: Bag, deck: Bag, conjured: Bag) -> None:
        self._discard, self._conjurations = Watched(any), Watched(conjured)
        self._hand, self._draw_pile = Watched(deck), Watched(deck)
        self._last: Player | None = None
        """The side as it was when last looked at."""
        self._moving = False
        """Whether something on it has a value that depends on the rest of the table."""
        self._dice = self._units = self._readies = self.marks = b""
        self.open: list[Any] = []
        self.own: list[Any] = []

    def look(self, state: State, player: Player) -> None:
        """Write what has changed."""
        last, moving = self._last, self._moving
        counted = moving or last is None or _counts_otherwise(last, player)
        opened = moving or last is None or _lies_otherwise(last, player)
        held = last is None or _holds_otherwise(last, player)
        if counted:
            self.marks = packed(_marks(state, player))
        if opened:
            self._write_open(state, player, last)
        if held:
            self._write_own(player)
        if counted or opened or held:
            self._last = player.copy()

    def _write_open(self, state: State, player: Player, last: Player | None) -> None:
        if last is None or last.active is not player.active or last.exhausted != player.exhausted:
            self._dice = packed((*player.active, *player.exhausted))
        if self._moving or last is None or last.battlefield is not player.battlefield:
            self._units = _units(state, player.seat, player.battlefield)
            self._moving = _moving(player)
        if last is None or last.spellboard is not player.spellboard:
            self._readies = _ready_row(player.spellboard)
        self.open = [
            self._dice,
            BORN_ROWS[player.phoenixborn.card.slug],
            self._discard.counts(player.discard),
            self._units,
            self._readies,
        ]

    def _write_own(self, player: Player) -> None:
        self.own = [
            self._hand.counts(player.hand),
            self._draw_pile.counts(player.draw_pile),
            self._conjurations.counts(player.conjurations),
        ]


def _moving(player: Player) -> bool:
    """Whether a value on this side depends on what else is on the table."""
    if not isinstance(player.phoenixborn.card.life, int):
        return True
    return any(piece.card.slug in _CHANGING for piece in player.battlefield)


def _counts_otherwise(last: Player, player: Player) -> bool:
    """Whether a counter has changed."""
    return (
        last.phoenixborn is not player.phoenixborn
        or len(last.hand) != len(player.hand)
        or len(last.draw_pile) != len(player.draw_pile)
        or len(last.conjurations) != len(player.conjurations)
        or last.reacted != player.reacted
        or last.out != player.out
    )


def _lies_otherwise(last: Player, player: Player) -> bool:
    """Whether something everybody sees has been replaced."""
    return (
        last.active is not player.active
        or last.exhausted != player.exhausted
        or last.discard is not player.discard
        or last.battlefield is not player.battlefield
        or last.spellboard is not player.spellboard
        or last.phoenixborn is not player.phoenixborn
    )


def _holds_otherwise(last: Player, player: Player) -> bool:
    """Whether a pile that only the owner knows has been replaced."""
    return (
        last.hand is not player.hand
        or last.draw_pile is not player.draw_pile
        or last.conjurations is not player.conjurations
    )


def _marks(state: State, player: Player) -> list[int]:
    """Counters of a side."""
    born = player.phoenixborn
    card = born.card
    life = card.life
    return [
        life if isinstance(life, int) else life_of(state, born),
        born.wounds,
        born.exhaustion,
        player.out,
        player.reacted,
        card.battlefield,
        card.spellboard,
        len(player.hand),
        len(player.draw_pile),
        len(player.conjurations),
    ]


_UNIT_ROWS: Final = {
    slug: one_of(place, len(_UNIT_CARDS)) for place, slug in enumerate(_UNIT_CARDS)
}
_READY_PLACES: Final = {slug: len(_OF_A_READY) * place for place, slug in enumerate(READIES)}
_CHANGING: Final = {
    card.slug
    for card in _UNIT_CARDS.values()
    if not isinstance(card.attack, int) or not isinstance(card.life, int)
}
"""Units whose values depend on what else is on the table."""


def _units(state: State, seat: int, pieces: tuple[Piece, ...]) -> bytes:
    rows = [_unit(state, seat, piece) for piece in pieces[:UNIT_PLACES]]
    return b"".join(rows) + _NO_UNIT * (UNIT_PLACES - len(rows))


def _unit(state: State, seat: int, piece: Piece) -> bytes:
    marks = (
        attack_of(state, piece),
        max(0, life_of(state, piece) - piece.wounds),
        piece.wounds,
        piece.exhaustion,
        piece.status,
        len(piece.dice),
        len(piece.attached),
        piece.bypass,
        piece.dying,
        piece.owner != seat,
    )
    return _UNIT_ROWS[piece.card.slug] + packed(marks)


def _ready_row(pieces: tuple[Piece, ...]) -> bytes:
    row = bytearray(len(_OF_A_READY) * len(READIES))
    for piece in pieces:
        place = _READY_PLACES[piece.card.slug]
        row[place] += 1
        row[place + 1] += not (piece.exhaustion or piece.cancelled)
        row[place + 2] += small(piece.exhaustion)
        row[place + 3] += small(piece.status)
    return bytes(row)


def side_names(any: Bag) -> Iterator[str]:
    yield from (f"active.{die}" for die in SLUGS)
    yield from (f"exhausted.{type}" for type in TYPES)
    yield from (f"phoenixborn.{slug}" for slug in BORN)
    yield from any.names("discard")
    for number in range(UNIT_PLACES):
        yield from (f"unit.{number}.{slug}" for slug in _UNIT_CARDS)
        yield from (f"unit.{number}.{mark}" for mark in _ON_A_UNIT)
    yield from (f"{slug}.{mark}" for slug in READIES for mark in _OF_A_READY)
