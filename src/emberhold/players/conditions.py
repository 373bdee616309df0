"""Conditions of answers that are queued for one's next turn: what must be so when it comes.

They are offered and judged by the scene of the seat that sets them and by nothing else. What the
seat may not know is not in its scene, so no condition can ask about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from emberhold.games.explaining import found_in
from emberhold.games.game import Arrival, TableGame
from emberhold.kernel.scene import Area, Marks, Piece, Zone
from emberhold.kernel.table import Table

IN = "in"
"""A piece is in the zone it was in."""
LEFT = "left"
"""Something is left in a zone."""
LEAST = "least"
MOST = "most"
"""A number is at least, or at most, a given one."""
NONE = "none"
"""Nothing more of a kind has come; it is counted in the log, as a pile may be emptied."""
TURN = "turn"
"""It is the seat's own turn, not only a question in somebody else's."""

Stands = Literal["holds", "waits", "fails", "gone"]
HOLDS: Stands = "holds"
WAITS: Stands = "waits"
"""It does not hold yet, and there is no reason to give up."""
FAILS: Stands = "fails"
"""It does not hold now and may hold again before the turn comes."""
GONE: Stands = "gone"
"""It does not hold and is not expected to hold again."""


class Condition(NamedTuple):
    """One of them; what `place` means depends on its kind."""

    kind: str
    about: str = ""
    """The id of a piece, a zone or an area."""
    place: str = ""
    """The zone of `in`, the measure of `least` and `most`, what may not come of `none`."""
    number: int = 0


class Offer(NamedTuple):
    """A condition that can be set, with the ids of the names it is told by."""

    condition: Condition
    what: str
    where: str = ""


def _life(marks: Marks) -> int | None:
    """What is left of it: some games count wounds beside the life that is printed."""
    if "left" in marks:
        return _number(marks, "left")
    life, wounds = _number(marks, "life"), _number(marks, "wounds")
    return None if life is None else life - (wounds or 0)


def _charges(marks: Marks) -> int | None:
    return _number(marks, "charges")


def _number(marks: Marks, name: str) -> int | None:
    value = marks.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


MEASURES: Mapping[str, Callable[[Marks], int | None]] = {"life": _life, "charges": _charges}


class Judgement(NamedTuple):
    """How a condition stands, with the ids of the names it is told by as far as they are seen."""

    stands: Stands
    what: str = ""
    where: str = ""


# What can be set


def offered(table: Table, seat: int, target: str) -> tuple[Offer, ...]:
    """Every condition about a piece, zone or area that a seat sees."""
    scene = table.view(seat)
    area, zone = found_in(scene, target)
    return (
        *_about(area, zone, target),
        *_arriving(table, seat, area),
        Offer(Condition(TURN), ""),
    )


def _about(area: Area, zone: Zone | None, target: str) -> Iterator[Offer]:
    if zone is None:
        yield from _measured(area.id, area.name, area.marks)
    elif zone.id == target:
        if zone.count:
            yield Offer(Condition(LEFT, target), zone.name)
    else:
        piece = next(each for each in zone.pieces if each.id == target)
        if piece.name is not None:
            yield Offer(Condition(IN, target, zone.id), piece.name, zone.name)
            yield from _measured(target, piece.name, piece.marks)


def _measured(about: str, name: str, marks: Marks) -> Iterator[Offer]:
    for measure, read in MEASURES.items():
        value = read(marks)
        if value is not None:
            yield Offer(Condition(LEAST, about, measure, value), name)
            yield Offer(Condition(MOST, about, measure, value), name)


def _arriving(table: Table, seat: int, area: Area) -> Iterator[Offer]:
    for kind, arrival in _arrivals(table).items():
        if arrival.area == area.id:
            came = _came(table, seat, arrival)
            yield Offer(Condition(NONE, area.id, kind, came), arrival.name)


def _arrivals(table: Table) -> Mapping[str, Arrival]:
    return table.game.arrivals if isinstance(table.game, TableGame) else {}


def _came(table: Table, seat: int, arrival: Arrival) -> int:
    """How often it has come so far, by the lines of the log that a seat may read."""
    lines = (beat.line for beat in table.beats())
    return sum(arrival.came(line) for line in lines if line.seat in (None, seat))


# Whether it holds


def judged(table: Table, seat: int, condition: Condition) -> Stands:
    """Whether a condition holds, by what its seat sees now."""
    return judgements(table, seat, [condition])[0].stands


def judgements(table: Table, seat: int, conditions: Iterable[Condition]) -> list[Judgement]:
    """How several conditions stand; the table is looked at once for all of them."""
    sight = _Sight(table, seat)
    return [sight.judgement(condition) for condition in conditions]


class _Sight:
    """What a seat sees, by the ids that conditions are about."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        scene = self._scene = table.view(seat)
        self._zones = {zone.id: zone for area in scene.areas for zone in area.zones}
        self._pieces = {piece.id: piece for zone in self._zones.values() for piece in zone.pieces}
        self._areas = {str(area.marks.get("piece", area.id)): area for area in scene.areas}
        self._areas |= {area.id: area for area in scene.areas}
        self._counted: dict[str, int] = {}

    def judgement(self, condition: Condition) -> Judgement:
        return _JUDGES[condition.kind](self, condition)

    def _in(self, condition: Condition) -> Judgement:
        zone, piece = self._zones.get(condition.place), self._pieces.get(condition.about)
        there = zone is not None and any(each.id == condition.about for each in zone.pieces)
        what = "" if piece is None or piece.name is None else piece.name
        return Judgement(HOLDS if there else GONE, what, "" if zone is None else zone.name)

    def _left(self, condition: Condition) -> Judgement:
        zone = self._zones.get(condition.about)
        if zone is None:
            return Judgement(FAILS)
        return Judgement(HOLDS if zone.count else FAILS, zone.name)

    def _number(self, condition: Condition) -> Judgement:
        found: Piece | Area | None = self._pieces.get(condition.about)
        found = found or self._areas.get(condition.about)
        read = MEASURES.get(condition.place)
        value = None if found is None or read is None else read(found.marks)
        if found is None or value is None:
            return Judgement(GONE)
        least = condition.kind == LEAST
        enough = value >= condition.number if least else value <= condition.number
        return Judgement(HOLDS if enough else FAILS, found.name or "")

    def _none(self, condition: Condition) -> Judgement:
        arrival = _arrivals(self._table).get(condition.place)
        if arrival is None or arrival.area != condition.about:
            return Judgement(GONE)
        if condition.place not in self._counted:
            self._counted[condition.place] = _came(self._table, self._seat, arrival)
        came = self._counted[condition.place]
        return Judgement(HOLDS if came <= condition.number else GONE, arrival.name)

    def _turn(self, condition: Condition) -> Judgement:
        return Judgement(HOLDS if self._scene.marks.get("active") == self._seat else WAITS)


_JUDGES: Mapping[str, Callable[[_Sight, Condition], Judgement]] = {
    IN: _Sight._in,
    LEFT: _Sight._left,
    LEAST: _Sight._number,
    MOST: _Sight._number,
    NONE: _Sight._none,
    TURN: _Sight._turn,
}
