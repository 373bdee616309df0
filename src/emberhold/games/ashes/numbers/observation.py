"""What a seat may know of a game of Ashes, as a row of small numbers.

The row is put together from parts that are written again only when what they show was replaced.
Others' hands, draw piles and conjuration piles are only counted; of its own draw pile a seat knows
which cards it holds, not their order. Units are in the places that actions name (see `places`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhold.games.ashes.card import UNITS, Card
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PRINTED
from emberhold.games.ashes.cards import PHOENIXBORN as BORN
from emberhold.games.ashes.dice import SLUGS, TYPES, Exhausted, Pool
from emberhold.games.ashes.figure.values import attack_of, life_of
from emberhold.games.ashes.numbers.asked_numbers import AskedNumbers
from emberhold.games.ashes.numbers.places import READIES
from emberhold.games.ashes.numbers.places import UNITS as UNIT_PLACES
from emberhold.games.ashes.state import Draft, Piece, Player, State
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, Watched, one_of, packed, small

_PHASES: Final = ("draft", "prepare", "turns", "recovery")
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
_OF_A_PLAYER: Final = (
    *("life", "wounds", "exhaustion", "out", "reacted", "battlefield", "spellboard"),
    *("hand-size", "draw-pile-size", "conjurations-size"),
)
_OF_A_READY: Final = ("copies", "usable", "exhaustion", "status")
_COUNTS: Final = ("round", "mains", "sides", "passes", "meditated", "turnable-dice")
_NO_UNIT: Final = bytes(len(_UNIT_CARDS) + len(_ON_A_UNIT))


def observation(players: int) -> AshesObservation:
    return AshesObservation(players)


class AshesObservation:
    """Writes observations for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        printed = PRINTED.values()
        self._any = Bag(CARDS, printed)
        self._deck, self._conjured = Bag(DECK_CARDS, printed), Bag(CONJURED)
        self._asked = AskedNumbers(players, self._any, self._deck)
        self._removed = Watched(self._any)
        self._turns: dict[tuple[int, int, int, str], bytes] = {}
        self._announced: dict[Card | None, bytes] = {None: self._any.one(None)}
        self._sides = [_Side(self._any, self._deck, self._conjured) for _ in range(players)]
        self._drafts = _Drafting(players, self._deck)
        self._no_sides = bytes(
            2 * self._deck.size + self._conjured.size + players * len(list(_side_names(self._any)))
        )
        self.names = tuple(self._named())

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        count = self.players
        draft = state.draft
        numbers = [state.round, state.mains, state.sides, state.passes]
        numbers += [state.meditated[0], state.turning[0]]
        announced = self._announced.get(state.announced)
        if announced is None:
            announced = self._announced[state.announced] = self._any.one(state.announced)
        parts = [
            self._asked.nothing if question is None else self._asked.row(state, seat, question),
            b"",
            self._turn(state, seat),
            announced,
            self._removed.counts(state.removed),
            self._drafts.row(draft, seat),
        ]
        if draft is not None:
            numbers += [0] * len(_OF_A_PLAYER) * count
            parts.append(self._no_sides)
        else:
            self._sides[seat].write_own(parts, state.players[seat])
            for step in range(count):
                other = (seat + step) % count
                player = state.players[other]
                numbers += _marks(state, player)
                self._sides[other].write(parts, state, player)
        parts[1] = packed(numbers)
        return b"".join(parts)

    def _turn(self, state: State, seat: int) -> bytes:
        """Whose turn it is, who has the first player token, and the phase."""
        seen = (seat, state.active, state.first, state.phase)
        row = self._turns.get(seen)
        if row is None:
            count = self.players
            first = (state.first - seat) % count if state.first >= 0 else -1
            row = one_of((state.active - seat) % count, count) + one_of(first, count)
            row += one_of(_PHASES.index(state.phase), len(_PHASES))
            self._turns[seen] = row
        return row

    def _named(self) -> Iterator[str]:
        seats = [f"+{step}" for step in range(self.players)]
        yield from self._asked.names
        yield from _COUNTS
        for who in seats:
            yield from (f"{who}.{name}" for name in _OF_A_PLAYER)
        yield from (f"turn.{who}" for who in seats)
        yield from (f"first.{who}" for who in seats)
        yield from (f"phase.{phase}" for phase in _PHASES)
        yield from self._any.names("announced")
        yield from self._any.names("removed")
        yield from self._drafts.names
        yield from self._deck.names("hand")
        yield from self._deck.names("draw-pile")
        yield from self._conjured.names("conjurations")
        for who in seats:
            yield from (f"{who}.{name}" for name in _side_names(self._any))


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


class _Side:
    """One side of the table: what is open on it, and the piles its owner knows."""

    __slots__ = (
        "_active",
        "_conjurations",
        "_discard",
        "_draw_pile",
        "_drawn_dice",
        "_drawn_readies",
        "_drawn_units",
        "_exhausted",
        "_hand",
        "_moving",
        "_readies",
        "_units",
    )

    def __init__(self, any: Bag, deck: Bag, conjured: Bag) -> None:
        self._discard = Watched(any)
        self._hand, self._draw_pile = Watched(deck), Watched(deck)
        self._conjurations = Watched(conjured)
        self._active: Pool = ()
        self._exhausted: Exhausted = (0, 0, 0, 0)
        self._drawn_dice = b""
        self._units: tuple[Piece, ...] = ()
        self._readies: tuple[Piece, ...] = ()
        self._drawn_units = _NO_UNIT * UNIT_PLACES
        self._drawn_readies = bytes(len(_OF_A_READY) * len(READIES))
        self._moving = False

    def write_own(self, parts: list[bytes], player: Player) -> None:
        parts.append(self._hand.counts(player.hand))
        parts.append(self._draw_pile.counts(player.draw_pile))
        parts.append(self._conjurations.counts(player.conjurations))

    def _dice_row(self, player: Player) -> bytes:
        """Active dice by type and face, exhausted ones by type."""
        if player.active is not self._active or player.exhausted != self._exhausted:
            self._active, self._exhausted = player.active, player.exhausted
            self._drawn_dice = packed((*player.active, *player.exhausted))
        return self._drawn_dice

    def write(self, parts: list[bytes], state: State, player: Player) -> None:
        parts.append(self._dice_row(player))
        parts.append(_BORN_ROWS[player.phoenixborn.card.slug])
        parts.append(self._discard.counts(player.discard))
        if self._moving or player.battlefield is not self._units:
            self._units = player.battlefield
            self._moving = any(piece.card.slug in _CHANGING for piece in self._units)
            self._drawn_units = _units(state, player.seat, self._units)
        parts.append(self._drawn_units)
        if player.spellboard is not self._readies:
            self._readies = player.spellboard
            self._drawn_readies = _readies(self._readies)
        parts.append(self._drawn_readies)


_BORN_ROWS: Final = {slug: one_of(place, len(BORN)) for place, slug in enumerate(BORN)}
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


def _readies(pieces: tuple[Piece, ...]) -> bytes:
    row = bytearray(len(_OF_A_READY) * len(READIES))
    for piece in pieces:
        place = _READY_PLACES[piece.card.slug]
        row[place] += 1
        row[place + 1] += not (piece.exhaustion or piece.cancelled)
        row[place + 2] += small(piece.exhaustion)
        row[place + 3] += small(piece.status)
    return bytes(row)


def _side_names(any: Bag) -> Iterator[str]:
    yield from (f"active.{die}" for die in SLUGS)
    yield from (f"exhausted.{type}" for type in TYPES)
    yield from (f"phoenixborn.{slug}" for slug in BORN)
    yield from any.names("discard")
    for number in range(UNIT_PLACES):
        yield from (f"unit.{number}.{slug}" for slug in _UNIT_CARDS)
        yield from (f"unit.{number}.{mark}" for mark in _ON_A_UNIT)
    yield from (f"{slug}.{mark}" for slug in READIES for mark in _OF_A_READY)


class _Drafting:
    """A draft: what everybody picks from, who has taken what openly, and one's own picks."""

    def __init__(self, players: int, deck: Bag) -> None:
        self._players = players
        self._deck = deck
        self._last: tuple[Draft | None, int] = (None, -1)
        seats = [f"+{step}" for step in range(players)]
        self.names = (
            *(f"draft.phoenixborn.{slug}" for slug in BORN),
            *(f"draft.dice.{type}" for type in TYPES),
            *(f"draft.{who}.phoenixborn.{slug}" for who in seats for slug in BORN),
            *(f"draft.{who}.dice.{type}" for who in seats for type in TYPES),
            *(f"draft.{who}.picked" for who in seats),
            *deck.names("draft.face-up"),
            *deck.names("draft.pack"),
            *deck.names("draft.kept"),
        )
        self._none = self._row = bytes(len(self.names))

    def row(self, draft: Draft | None, seat: int) -> bytes:
        if draft is None:
            return self._none
        last = self._last
        if last[0] is not draft or last[1] != seat:
            self._last = (draft, seat)
            self._row = self._written(draft, seat)
        return self._row

    def _written(self, draft: Draft, seat: int) -> bytes:
        around = [(seat + step) % self._players for step in range(self._players)]
        left = [card.slug for card in draft.left]
        parts = [bytes(slug in left for slug in BORN), packed(draft.supply)]
        for other in around:
            born = draft.born[other]
            parts.append(bytes(len(BORN)) if born is None else _BORN_ROWS[born.slug])
        parts += [packed(draft.dice[other]) for other in around]
        parts.append(packed([len(draft.kept[other]) for other in around]))
        counts = self._deck.counts
        parts += [counts(draft.face_up), counts(draft.packs[seat]), counts(draft.kept[seat])]
        return b"".join(parts)


# What the game is worth


def promise(state: State, seat: int) -> float:
    """The life left to the own Phoenixborn beside the others', from -1 to 1, open to everybody."""
    if state.draft is not None:
        return 0.0
    left = [_left(state, player) for player in state.players]
    others = left[:seat] + left[seat + 1 :]
    return left[seat] - sum(others) / len(others)


def _left(state: State, player: Player) -> float:
    born = player.phoenixborn
    life = life_of(state, born)
    return 0.0 if player.out else max(0, life - born.wounds) / life
