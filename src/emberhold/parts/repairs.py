"""Repairs: what may be set by hand at a table when everybody agrees, numbers and places of cards.

A game lists it in its part `fixable`, each entry with the seats that know what it names. What a
seat is shown of the list names nothing it cannot know: after a redeal for that seat it is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from emberhold.kernel.errors import PositionError, listed, nearest
from emberhold.kernel.message import Message
from emberhold.parts.deck import EVERYBODY, knows

_PLENTY = 99
_AS_BEFORE = (".return.", ".discard-to-hand.")
"""Tables repaired when cards only went from a discard pile to a hand call that move so."""


@dataclass(frozen=True, slots=True)
class Move:
    """What moves, from where to where."""

    what: Message
    source: Message
    target: Message


@dataclass(frozen=True, slots=True)
class Fixable:
    """A number that may be set; for a move, how many cards move."""

    path: str
    """Its name, such as `players.0.life`."""
    label: Message
    now: int
    least: int
    most: int
    setter: Callable[[int], None]
    seat: int | None = None
    """Whose it is."""
    knowing: int = EVERYBODY
    """The seats that may be told of it, as a mask."""
    move: Move | None = None


Fixables: TypeAlias = Callable[[Any], Sequence[Fixable]]


def visible(found: Iterable[Fixable], seat: int) -> dict[str, Fixable]:
    """What a seat may be told of, by name."""
    return {each.path: each for each in found if knows(each.knowing, seat)}


def wanted(found: Mapping[str, Fixable], path: str, value: int) -> Fixable:
    """What is to be set, or an error that says what there is and how large it may be."""
    now = path.replace(*_AS_BEFORE)
    each = found.get(now)
    if each is None:
        raise PositionError(
            "error-position-key",
            given=path,
            path="repair",
            known=listed(name for name, other in found.items() if other.move is None),
            nearest=nearest(now, found),
        )
    if type(value) is not int or not each.least <= value <= each.most:
        raise PositionError(
            "error-position-number",
            path=path,
            given=str(value),
            least=each.least,
            most=each.most,
        )
    return each


def fix(fixable: Fixables | None, state: Any, path: str, value: int) -> None:
    """Set one number, or say which there are and how large it may be."""
    found = {} if fixable is None else {each.path: each for each in fixable(state)}
    wanted(found, path, value).setter(value)


def of_field(thing: Any, field: str) -> Callable[[int], None]:
    """Sets a field of a thing."""

    def setter(value: int) -> None:
        setattr(thing, field, value)

    return setter


# Cards from one place to another


class Place(NamedTuple):
    """Where cards can be, as paths and as people call it."""

    name: str
    called: Message


DECK_TOP = Place("top", Message("fixable-deck-top"))
DECK_BOTTOM = Place("bottom", Message("fixable-deck-bottom"))


def _room_for_all(kind: Any) -> int:
    return _PLENTY


@dataclass(frozen=True, slots=True)
class Target:
    """A place to which cards can go."""

    place: Place
    put: Callable[[Any], None]
    """Put a card there that has left its place."""
    room: Callable[[Any], int] = _room_for_all
    """How many copies of a card it can take."""


@dataclass(frozen=True, slots=True)
class Source:
    """A place from which cards can go, and whose row of the list it is in."""

    path: str
    place: Place
    cards: Sequence[Any]
    take: Callable[[Any], None]
    """Take a card away from there."""
    seat: int | None = None
    knowing: int = EVERYBODY


def moves(source: Source, *targets: Target) -> Iterator[Fixable]:
    """Every card of a place with every place to which it can go, copies counted together."""
    for kind in dict.fromkeys(card.kind for card in source.cards):
        copies = [card for card in source.cards if card.kind is kind]
        what = Message("fixable-card", card=kind)
        for target in targets:
            most = min(len(copies), target.room(kind))
            if most >= 1:
                setter = _moving(copies, source.take, target.put)
                yield _move(source, what, f".{kind.slug}", target.place, most, setter)


def top_moves(
    source: Source, target: Place, carry: Callable[[int], None], most: int
) -> Iterator[Fixable]:
    """The top cards of a deck, which nobody names: `carry` moves that many of them."""
    if most >= 1:
        yield _move(source, Message("fixable-top-cards"), "", target, most, carry)


def _move(  # noqa: PLR0913 (a move, part by part)
    source: Source,
    what: Message,
    slug: str,
    target: Place,
    most: int,
    setter: Callable[[int], None],
) -> Fixable:
    move = Move(what, source.place.called, target.called)
    label = Message("fixable-move", what=what, source=move.source, target=move.target)
    path = f"{source.path}.{source.place.name}-to-{target.name}{slug}"
    return Fixable(path, label, 0, 0, most, setter, source.seat, source.knowing, move)


def _moving(
    copies: Sequence[Any], take: Callable[[Any], None], put: Callable[[Any], None]
) -> Callable[[int], None]:
    def setter(count: int) -> None:
        for card in copies[:count]:
            take(card)
        for card in copies[:count]:
            put(card)

    return setter


def taken_from(thing: Any, field: str) -> Callable[[Any], None]:
    """Takes a card out of a zone of a thing."""

    def take(card: Any) -> None:
        zone = getattr(thing, field)
        setattr(thing, field, tuple(other for other in zone if other is not card))

    return take


def put_into(thing: Any, field: str) -> Callable[[Any], None]:
    """Puts a card on a zone of a thing, as its newest or top card."""

    def put(card: Any) -> None:
        setattr(thing, field, (*getattr(thing, field), card))

    return put
