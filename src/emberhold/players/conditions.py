"""Conditions of answers that are queued for one's next turn: what must be so when it comes.

They are offered and judged by the scene of the seat that sets them and by nothing else. What the
seat may not know is not in its scene, so no condition can ask about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

from emberhold.games.explaining import found_in
from emberhold.games.game import TableGame
from emberhold.kernel.scene import Area, Marks, Piece, Scene, Zone
from emberhold.kernel.table import Table

IN = "in"
"""A piece is in the zone it was in."""
LEFT = "left"
"""Something is left in a zone."""
LEAST = "least"
MOST = "most"
"""A number is at least, or at most, a given one."""
NONE = "none"
"""Nothing more of a kind has come to a zone."""
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
    """The zone of `in`, the measure of `least` and `most`, the kind of pieces of `none`."""
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


# What can be set


def offered(table: Table, seat: int, target: str) -> tuple[Offer, ...]:
    """Every condition about a piece, zone or area that a seat sees."""
    scene = table.view(seat)
    area, zone = found_in(scene, target)
    arrivals = table.game.arrivals if isinstance(table.game, TableGame) else {}
    return (*_about(area, zone, target), *_arriving(area, arrivals), Offer(Condition(TURN), ""))


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


def _arriving(area: Area, arrivals: Mapping[tuple[str, str], str]) -> Iterator[Offer]:
    for zone in area.zones:
        for (place, kind), name in arrivals.items():
            if place == zone.id:
                yield Offer(Condition(NONE, place, kind, _of_kind(zone, kind)), name)


def _of_kind(zone: Zone, kind: str) -> int:
    return sum(piece.kind == kind for piece in zone.pieces)


# Whether it holds


def judged(table: Table, seat: int, condition: Condition) -> Stands:
    """Whether a condition holds, by what its seat sees now."""
    return _JUDGES[condition.kind](table.view(seat), condition)


def _judge_in(scene: Scene, condition: Condition) -> Stands:
    zone = _zone(scene, condition.place)
    ids = () if zone is None else tuple(piece.id for piece in zone.pieces)
    return HOLDS if condition.about in ids else GONE


def _judge_left(scene: Scene, condition: Condition) -> Stands:
    zone = _zone(scene, condition.about)
    return HOLDS if zone is not None and zone.count else FAILS


def _judge_number(scene: Scene, condition: Condition) -> Stands:
    marks, read = _marks(scene, condition.about), MEASURES.get(condition.place)
    value = None if marks is None or read is None else read(marks)
    if value is None:
        return GONE
    enough = value >= condition.number
    return HOLDS if (enough if condition.kind == LEAST else value <= condition.number) else FAILS


def _judge_none(scene: Scene, condition: Condition) -> Stands:
    zone = _zone(scene, condition.about)
    if zone is None:
        return GONE
    return HOLDS if _of_kind(zone, condition.place) <= condition.number else GONE


def _judge_turn(scene: Scene, condition: Condition) -> Stands:
    return HOLDS if scene.marks.get("active") == scene.seat else WAITS


_JUDGES: Mapping[str, Callable[[Scene, Condition], Stands]] = {
    IN: _judge_in,
    LEFT: _judge_left,
    LEAST: _judge_number,
    MOST: _judge_number,
    NONE: _judge_none,
    TURN: _judge_turn,
}


def _zone(scene: Scene, id: str) -> Zone | None:
    return next((zone for area in scene.areas for zone in area.zones if zone.id == id), None)


def _marks(scene: Scene, id: str) -> Marks | None:
    """What can be read off a piece, or off an area or the figure that it is."""
    pieces: Iterator[Piece] = (
        piece for area in scene.areas for zone in area.zones for piece in zone.pieces
    )
    found = next((piece.marks for piece in pieces if piece.id == id), None)
    if found is not None:
        return found
    return next(
        (area.marks for area in scene.areas if id in (area.id, area.marks.get("piece"))), None
    )
