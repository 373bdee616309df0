"""Games as numbers, for programs that learn: actions with fixed meanings, observations as bytes.

A game has parts for it: `actions` names every answer that can ever be given and finds the action
of each choice of a question, `observation` writes what one seat may know into a row of small
numbers. Both are made for a number of players and speak of seats as that seat sees them: `+0` is
itself, `+1` the next one clockwise. Nothing here needs more than the standard library.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Protocol

from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question, key_of

MOST: Final = 255
"""The greatest number a slot can hold; greater ones are cut off."""

SPARE: Final = 32
"""Actions without a meaning of their own, for choices that no other action stands for."""

WAIT: Final = "wait"
"""The name of action 0: the only one open to a seat that is not asked anything."""

_REMEMBERED: Final = 20_000


def small(number: int) -> int:
    """A number as a slot can hold it."""
    if number < 0:
        return 0
    return min(MOST, number)


def packed(numbers: Sequence[int]) -> bytes:
    """Numbers as a row; those that do not fit are cut off."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([small(number) for number in numbers])


def version_of(names: Iterable[str]) -> str:
    """What changes when a place in a row means something else: learned weights carry it."""
    return sha256("\n".join(names).encode()).hexdigest()[:12]


def room_for_more(memory: dict[Any, Any]) -> None:
    """Forget everything once too much is remembered; it is only ever worked out again."""
    if len(memory) > _REMEMBERED:
        memory.clear()


_ONES: Final[dict[int, list[bytes]]] = {}
"""By length, all rows with a single 1; the first one has none."""


def one_of(place: int, count: int) -> bytes:
    """A row of zeros with a single 1; all zeros for a place outside of it."""
    rows = _ONES.get(count)
    if rows is None:
        nothing = bytes(count)
        ones = [nothing[:n] + b"\1" + nothing[n + 1 :] for n in range(count)]
        rows = _ONES[count] = [nothing, *ones]
    return rows[place + 1] if 0 <= place < count else rows[0]


class Bag:
    """How often each kind of card is in a zone, whatever its order.

    A card is found by its definition, and by its slug where a campaign has made another definition
    of it. What is not part of the row is not counted.
    """

    __slots__ = ("_known", "_nothing", "_places", "_slugs", "kinds", "size")

    def __init__(self, kinds: Mapping[str, Any], also: Iterable[Any] = ()) -> None:
        """`also` are further definitions of the same slugs, such as first printings."""
        self.kinds = tuple(kinds)
        self.size = len(self.kinds)
        self._slugs = {slug: place for place, slug in enumerate(self.kinds)}
        self._places: dict[Any, int] = {kind: n for n, kind in enumerate(kinds.values())}
        for kind in also:
            self._places[kind] = self.kinds.index(kind.slug)
        self._known: dict[Any, int] = {}
        """The places of copies, too."""
        self._nothing = bytes(self.size)

    def place(self, card: Any) -> int:
        """Where a card is counted; -1 for one that is not part of the row."""
        place = self._known.get(card)
        return self._looked_up(card) if place is None else place

    def _looked_up(self, card: Any) -> int:
        kind = getattr(card, "kind", None)
        if kind is None:
            return -1
        place = self._places.get(kind)
        if place is None:
            place = self._slugs.get(kind.slug, -1)
        room_for_more(self._known)
        self._known[card] = place
        return place

    def counts(self, cards: tuple[Any, ...]) -> bytes:
        if not cards:
            return self._nothing
        row = bytearray(self._nothing)
        for card in cards:
            place = self.place(card)
            if place >= 0:
                row[place] += 1
        return b"".join((row,))

    def one(self, card: Any | None) -> bytes:
        """A row that points at one card."""
        return one_of(-1 if card is None else self.place(card), self.size)

    def names(self, prefix: str) -> list[str]:
        return [f"{prefix}.{kind}" for kind in self.kinds]


class Watched:
    """The counts of a zone, changed where the zone has changed since it was last looked at."""

    __slots__ = ("_bag", "_zone", "row")

    def __init__(self, bag: Bag) -> None:
        self._bag = bag
        self._zone: tuple[Any, ...] = ()
        self.row = bytearray(bag.size)

    def counts(self, zone: tuple[Any, ...]) -> bytearray:
        if zone is not self._zone:
            self._count(zone)
            self._zone = zone
        return self.row

    def _count(self, zone: tuple[Any, ...]) -> None:
        """Cards come and go one by one: what is alike at both ends stays as it is."""
        last, row, bag = self._zone, self.row, self._bag
        before, now = len(last), len(zone)
        start = _alike(last, zone)
        while before > start and now > start and last[before - 1] is zone[now - 1]:
            before -= 1
            now -= 1
        for number in range(start, before):
            place = bag.place(last[number])
            if place >= 0:
                row[place] -= 1
        for number in range(start, now):
            place = bag.place(zone[number])
            if place >= 0:
                row[place] += 1


def _alike(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """How many things from the beginning on are the same."""
    number, most = 0, min(len(one), len(other))
    while number < most and one[number] is other[number]:
        number += 1
    return number


class Ordered:
    """The cards on top of a pile, each one more than its place in a bag, the topmost first."""

    __slots__ = ("_bag", "_nothing", "_numbers", "_pile", "_size", "row")

    def __init__(self, bag: Bag, size: int) -> None:
        self._bag = bag
        self._size = size
        self._pile: tuple[Any, ...] = ()
        self._numbers = bytearray()
        """Those of the whole pile, bottom to top."""
        self._nothing = bytes(size)
        self.row = self._nothing

    def look(self, pile: tuple[Any, ...]) -> bytes:
        if pile is not self._pile:
            numbers = self._numbers
            alike = _alike(self._pile, pile)
            del numbers[alike:]
            for number in range(alike, len(pile)):
                numbers.append(small(self._bag.place(pile[number]) + 1))
            self._pile = pile
            self.row = b"".join((numbers[: -self._size - 1 : -1], self._nothing))[: self._size]
        return self.row


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """The actions of a game: names in a fixed order, and the action of every choice.

    An action means the same in every state. Which actions the choices of a question are depends on
    the question alone and on what the seat that is asked sees; no two choices share one.

    An action keeps its number for good: names that come to a game after it was first learned are
    `later`, behind all others.
    """

    def __init__(self, players: int, named: Iterable[str], later: Iterable[str] = ()) -> None:
        self.players = players
        own = list(dict.fromkeys(named))
        spare = [f"other:{n}" for n in range(SPARE)]
        self.names: tuple[str, ...] = tuple(dict.fromkeys((WAIT, *own, *spare, *later)))
        self.size = len(self.names)
        self._spare = 1 + len(own)
        self._index = {name: number for number, name in enumerate(self.names)}
        self._known: list[dict[Choice, int]] = [{} for _ in range(players)]

    def codes(self, question: Question) -> list[int]:
        """The action of each choice, in the order of the choices."""
        known = self._known[question.seat]
        try:
            return [known[choice] for choice in question.choices]
        except KeyError:
            return self._found(question)

    def _found(self, question: Question) -> list[int]:
        known = self._known[question.seat]
        room_for_more(known)
        codes: list[int] = []
        spare = self._spare
        for choice in question.choices:
            code = known.get(choice)
            if code is None:
                code = self._index.get(self.spelled(choice, question.seat), 0)
                if code:
                    known[choice] = code
            if not code or code in codes:
                code = spare
                spare += 1
            codes.append(code)
        return codes

    def spelled(self, choice: Choice, seat: int) -> str:
        """The name of the action a choice is for a seat: its key, unless a game names it."""
        return key_of(choice)

    def relative(self, other: int, seat: int) -> str:
        """Another seat as this one counts it: `+0` is itself, `+1` the next clockwise."""
        return f"+{(other - seat) % self.players}"


class Observation(Protocol):
    """What a seat may know as a row of numbers from 0 to 255."""

    @property
    def names(self) -> Sequence[str]:
        """What each slot means."""

    def row(self, state: Any, seat: int, question: Question | None) -> bytes:
        """The row of a seat; `question` is given only where it is this seat that is asked."""
