"""What an analysis comes to: start, luck and choices, which add up to the result.

For every side, in ten-thousandths and exactly:

    start + luck + what the choices of each seat changed = result

What a seat changed for its own side is what its choices cost, and never more than nothing:

    start + luck - what its own choices cost + what the choices of others gave it = result

A choice can cost its own side something and never gain it anything: a good choice is one that
costs nothing. Rises come from luck, or from what others gave away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from dataclasses import fields as fields_of
from typing import Any, NamedTuple

from emberhold.kernel.game import Sides
from emberhold.players.analysis.chances import WHOLE, Chances
from emberhold.players.analysis.looking import CHOICE, LINE, TURN, Found, Look
from emberhold.players.analysis.outline import Outline

SHOWN = 3
"""The decisions that are told of one by one."""
LEAST = 100
"""What a decision must have cost to be one of them: a point in a hundred."""
HUNDREDTH = WHOLE // 100
MOST_SWINGS = 3
LEAST_SWING = 500


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost its side something."""

    place: int
    """After this many answers."""
    seat: int
    key: str
    better: str
    cost: int
    before: int
    """The chance of its side before it; afterwards it is less by the cost."""
    line: tuple[tuple[int, str], ...] = ()
    """The better line: who answers what."""

    @property
    def better_line(self) -> tuple[tuple[int, str], ...]:
        """The better line, of one answer at least."""
        return self.line or ((self.seat, self.better),)


@dataclass(frozen=True, slots=True)
class Swing:
    """What luck did before a place."""

    place: int
    change: Chances


class Points(NamedTuple):
    """start + luck + choices = end, in hundredths."""

    start: int
    luck: int
    choices: tuple[int, ...]
    """By seat."""
    end: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game, judged."""

    game: str
    level: str
    answers: int
    sides: Sides
    start: Chances
    result: Chances
    luck: Chances
    effects: tuple[Chances, ...]
    """What the choices of each seat changed for each side."""
    curve: tuple[tuple[int, Chances], ...]
    """The chances after some numbers of answers; the last is the result."""
    costly: tuple[Costly, ...]
    """The decisions that cost most, the most costly first."""
    moves: tuple[tuple[int, int], ...]
    """Every decision that cost something: its place and its cost."""
    swings: tuple[Swing, ...]
    """Where luck did most."""
    decisions: int
    """How many decisions were looked at."""

    def side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)

    @property
    def costs(self) -> tuple[int, ...]:
        """What each seat's choices cost its side."""
        return tuple(-each[self.side_of(seat)] for seat, each in enumerate(self.effects))

    @property
    def received(self) -> Chances:
        """What each side was given by the choices of others."""
        return tuple(
            sum(each[side] for seat, each in enumerate(self.effects) if seat not in seats)
            for side, seats in enumerate(self.sides)
        )

    def points(self, side: int) -> Points:
        """The account of a side as people read it, in whole points that add up as well."""
        start, end = _points(self.start[side]), _points(self.result[side])
        choices = tuple(_points(each[side]) for each in self.effects)
        return Points(start, end - start - sum(choices), choices, end)

    def plain(self) -> dict[str, Any]:
        """As plain data, to be kept and sent."""
        return asdict(self)

    @classmethod
    def from_plain(cls, given: Mapping[str, Any]) -> Analysis:
        fields = {each.name: given[each.name] for each in fields_of(cls)}
        for name in ("start", "result", "luck"):
            fields[name] = tuple(fields[name])
        fields["effects"] = tuple(tuple(each) for each in given["effects"])
        fields["sides"] = tuple(tuple(side) for side in given["sides"])
        fields["curve"] = tuple((place, tuple(chances)) for place, chances in given["curve"])
        fields["moves"] = tuple((place, cost) for place, cost in given["moves"])
        fields["costly"] = tuple(_costly(each) for each in given["costly"])
        fields["swings"] = tuple(
            Swing(each["place"], tuple(each["change"])) for each in given["swings"]
        )
        return cls(**fields)


def _costly(given: Mapping[str, Any]) -> Costly:
    return Costly(**{**given, "line": tuple((seat, key) for seat, key in given["line"])})


def account(outline: Outline, found: Sequence[Found], level: str) -> Analysis:
    """Add everything up; a later look at a place counts instead of an earlier one."""
    book = _Book(outline, found)
    book.run()
    dear = sorted(book.costly, key=lambda each: (-each.cost, each.place))
    swings = sorted(book.swings, key=lambda each: (-_size(each.change), each.place))
    return Analysis(
        game=outline.game,
        level=level,
        answers=len(outline.given),
        sides=outline.sides,
        start=book.start,
        result=outline.result,
        luck=tuple(book.luck),
        effects=tuple(tuple(each) for each in book.effects),
        curve=tuple(book.curve),
        costly=tuple(each for each in dear[:SHOWN] if each.cost >= LEAST),
        moves=tuple((each.place, each.cost) for each in book.costly),
        swings=tuple(each for each in swings[:MOST_SWINGS] if _size(each.change) >= LEAST_SWING),
        decisions=sum(each.look.what == CHOICE and not each.look.again for each in found),
    )


class _Book:
    """The account as it is written, answer by answer."""

    def __init__(self, outline: Outline, found: Sequence[Found]) -> None:
        self.outline = outline
        self.turns: dict[int, Chances] = {}
        self.choices: dict[int, Found] = {}
        self.lines: dict[Look, Found] = {}
        for each in found:
            if each.look.what == TURN:
                self.turns[each.look.place] = each.chances
            elif each.look.what == CHOICE:
                self.choices[each.look.place] = each
            else:
                self.lines[each.look] = each
        sides = len(outline.sides)
        self.start = self.turns.get(0, tuple(WHOLE // (sides + (sides == 1)) for _ in range(sides)))
        self.luck = [0] * sides
        seats = 1 + max(seat for side in outline.sides for seat in side)
        self.effects = [[0] * sides for _ in range(seats)]
        self.now = self.start
        self.curve: list[tuple[int, Chances]] = [(0, self.start)]
        self.costly: list[Costly] = []
        self.swings: list[Swing] = []

    def run(self) -> None:
        for place in range(len(self.outline.given)):
            if place in self.turns:
                self._turn(place, self.turns[place])
            if place in self.choices and self.choices[place].cost:
                self._choose(place, self.choices[place])
        self._turn(len(self.outline.given), self.outline.result)

    def _turn(self, place: int, chances: Chances) -> None:
        """What luck did since the turn before."""
        change = tuple(after - before for before, after in zip(self.now, chances, strict=True))
        self.swings.append(Swing(place, change))
        self._fall(place, chances)

    def _fall(self, place: int, chances: Chances) -> None:
        """Luck has brought other chances."""
        for side, chance in enumerate(chances):
            self.luck[side] += chance - self.now[side]
        self._arrive(place, chances)

    def _rise(self, place: int, mine: int, promise: int) -> None:
        """A chance has come that the game's own player would not have taken."""
        shares = [0 if n == mine else chance for n, chance in enumerate(self.now)]
        rise = min(promise, WHOLE - self.now[mine])
        if len(shares) > 1:
            rise = min(rise, sum(shares))
        lost = _shared(rise, shares)
        after = [chance - share for chance, share in zip(self.now, lost, strict=True)]
        after[mine] += rise
        self._fall(place, tuple(after))

    def _choose(self, place: int, found: Found) -> None:
        given = self.outline.given[place]
        mine = self.outline.side_of(given.seat)
        self._rise(place, mine, found.promise)
        before = self.now[mine]
        cost = min(found.cost, before)
        if cost == 0:
            return
        shares = _shared(cost, [0 if n == mine else c for n, c in enumerate(self.now)])
        shares[mine] = -cost
        for side, share in enumerate(shares):
            self.effects[given.seat][side] += share
        line = self.lines.get(Look(LINE, place, key=found.better))
        self.costly.append(
            Costly(
                place,
                given.seat,
                given.key,
                found.better,
                cost,
                before,
                () if line is None else line.line,
            )
        )
        after = [chance + share for chance, share in zip(self.now, shares, strict=True)]
        self._arrive(place + 1, tuple(after))

    def _arrive(self, place: int, chances: Chances) -> None:
        self.now = chances
        if self.curve[-1][0] == place:
            self.curve.pop()
        self.curve.append((place, chances))


def _shared(amount: int, weights: Sequence[int]) -> list[int]:
    """An amount among the other sides as their chances are, without a rest; against the game
    nobody gets it."""
    total = sum(weights)
    if total == 0:
        return [0] * len(weights)
    shares, left = [], amount
    for weight in weights:
        share = left * weight // total if total else 0
        left, total = left - share, total - weight
        shares.append(share)
    return shares


def _size(change: Chances) -> int:
    return max(abs(each) for each in change)


def _points(amount: int) -> int:
    """In hundredths, halves away from nothing."""
    points = (abs(amount) + HUNDREDTH // 2) // HUNDREDTH
    return points if amount >= 0 else -points
