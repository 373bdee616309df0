"""Tables that are open to anybody: who opened them, for whom, and who may not come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, encode
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from emberhold.server.store.people import SPECTATOR, grant, hashed, roles
from emberhold.server.store.records import Append, Reading, Summary
from emberhold.server.store.schema import blocks, grants, links, openings, seats, tables
from emberhold.server.store.tables import insert_new, seats_of, summary_of, text, value

MOST_LISTED = 100
"""How many tables the hall shows."""
MOST_OPEN = 3
"""How many tables one person may have open to anybody at the same time."""
MOST_POINTS = 80
"""A longer course keeps every other turn."""
DAY = 24 * 60 * 60.0
_DAYS_KEPT = 14 * DAY
"""How long a table where nothing happens is shown if a turn may take days; others for a day."""
_OPEN = "open"


@dataclass(frozen=True, slots=True)
class Opening:
    """How a table is open to anybody."""

    seats: bool
    """Whether anybody may take a free seat."""
    watch: bool
    """Whether anybody may watch."""
    level: str
    languages: tuple[str, ...]
    seconds: int = 0
    """How long a turn may take there; 0 where nobody counts."""


@dataclass(frozen=True, slots=True)
class Open:
    """A table of the hall."""

    opening: Opening
    made: float
    summary: Summary
    course: Course | None
    """Its course so far, where anybody may watch."""


class Came(Enum):
    """What came of sitting down or of coming to watch."""

    WELCOME = auto()
    HERE_ALREADY = auto()
    NOT_OPEN = auto()
    FULL = auto()


def open_to_all(
    connection: Connection, table: str, secret: str, opening: Opening, now: float
) -> bool:
    """Open a table, or change how it is open; False where its host has too many open."""
    by = hashed(secret)
    values = {
        "seats": int(opening.seats),
        "watch": int(opening.watch),
        "level": opening.level,
        "languages": text(opening.languages),
        "seconds": opening.seconds,
    }
    changed = connection.execute(
        update(openings).where(openings.c.table_id == table).values(values)
    )
    if changed.rowcount:
        if not opening.watch:
            _forget_course(connection, table)
        return True
    running = (
        select(func.count())
        .join_from(openings, tables, tables.c.id == openings.c.table_id)
        .where(openings.c.by == by, tables.c.finished.is_(None))
    )
    if int(connection.execute(running).scalar_one()) >= MOST_OPEN:
        return False
    connection.execute(insert(openings).values(table_id=table, by=by, made=now, **values))
    return True


def close(connection: Connection, table: str) -> None:
    connection.execute(delete(openings).where(openings.c.table_id == table))


def opening_of(connection: Connection, table: str) -> Opening | None:
    row = connection.execute(select(openings).where(openings.c.table_id == table)).one_or_none()
    if row is None:
        return None
    return _opening(row)


def _opening(row: Row[Any]) -> Opening:
    languages = tuple(value(row.languages))
    return Opening(bool(row.seats), bool(row.watch), row.level, languages, row.seconds)


def all_open(connection: Connection, now: float) -> list[Open]:
    """The running tables of the hall that somebody still comes to, the newest last."""
    rows = connection.execute(
        select(tables, openings)
        .join_from(openings, tables, tables.c.id == openings.c.table_id)
        .where(tables.c.finished.is_(None))
        .order_by(openings.c.made.desc())
        .limit(MOST_LISTED)
    ).all()
    sitting = seats_of(connection, [row.id for row in rows])
    return [
        Open(
            _opening(row),
            row.made,
            summary_of(row, sitting[row.id]),
            course_of(row.course) if row.watch else None,
        )
        for row in reversed(rows)
        if max(row.made, row.touched) > now - (_DAYS_KEPT if row.seconds >= DAY else DAY)
    ]


# The course of a game that anybody may watch


class Course(Struct, frozen=True):
    """How a game has gone since it was opened to spectators."""

    of: tuple[str, ...]
    """The areas whose levels it tells."""
    most: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """How many answers had been given, the round, and the level of each area."""

    def until(self, answers: int) -> Course:
        """Without the turns that have been undone since."""
        kept = tuple(takewhile(lambda point: point[0] <= answers, self.points))
        return Course(self.of, self.most, kept)

    def then(self, reading: Reading) -> Course:
        """With one turn more; areas that come or go begin it afresh."""
        new = begun(reading)
        if new.of != self.of:
            return new
        points = (*self.until(reading.answers - 1).points, *new.points)
        if len(points) > MOST_POINTS:
            points = (*points[:-1:2], *new.points)
        return Course(self.of, tuple(map(max, self.most, new.most)), points)


def begun(reading: Reading) -> Course:
    levels, most = zip(*reading.levels.values(), strict=True)
    return Course(tuple(reading.levels), most, ((reading.answers, reading.round, *levels),))


def course_of(text: str | None) -> Course | None:
    """A course as it is kept; None where nothing has been noted yet."""
    return None if text is None else _COURSE.decode(text)


_COURSE = Decoder(Course)


def follow(connection: Connection, append: Append) -> None:
    """Note where another turn begins, and forget the turns that are undone."""
    if append.reading is not None or append.goes_back:
        note(connection, append.table, append.answers, append.reading)


def _forget_course(connection: Connection, table: str) -> None:
    connection.execute(update(openings).where(openings.c.table_id == table).values(course=None))


def note(connection: Connection, table: str, answers: int, reading: Reading | None) -> None:
    """Note the course of a game after a number of answers, where anybody may watch."""
    watched = (openings.c.table_id == table) & (openings.c.watch == 1)
    row = connection.execute(select(openings.c.course).where(watched)).one_or_none()
    if row is None:
        return
    known = course_of(row.course)
    course = None if known is None else known.until(answers)
    if reading is not None:
        course = begun(reading) if course is None else course.then(reading)
    kept = None if course is None else encode(course).decode()
    connection.execute(update(openings).where(watched).values(course=kept))


# Who may come


def shut_out(connection: Connection, browser: str) -> frozenset[str]:
    """The open tables with somebody who does not want to meet this person, or the reverse."""
    apart = or_(
        and_(blocks.c.browser == browser, blocks.c.by == grants.c.browser),
        and_(blocks.c.browser == grants.c.browser, blocks.c.by == browser),
    )
    found = (
        select(grants.c.table_id)
        .join_from(grants, openings, openings.c.table_id == grants.c.table_id)
        .join(blocks, apart)
        .where(grants.c.role != SPECTATOR)
    )
    return frozenset(connection.execute(found).scalars())


def at_home(connection: Connection, browser: str) -> frozenset[str]:
    """The open tables at which a browser has something to do already."""
    found = (
        select(grants.c.table_id)
        .join_from(grants, openings, openings.c.table_id == grants.c.table_id)
        .where(grants.c.browser == browser)
    )
    return frozenset(connection.execute(found).scalars())


def free_seat(connection: Connection, table: str) -> int | None:
    """The first seat that waits for somebody and that nobody has been given."""
    held = select(grants.c.role).where(grants.c.table_id == table)
    taken = set(connection.execute(held).scalars())
    waiting = (
        select(seats.c.seat)
        .where(seats.c.table_id == table, seats.c.who == _OPEN)
        .order_by(seats.c.seat)
    )
    found = connection.execute(waiting).scalars()
    return next((int(seat) for seat in found if str(seat) not in taken), None)


def sit_down(
    connection: Connection, table: str, secret: str, now: float
) -> tuple[Came, int | None]:
    """Take the first free seat of an open table; its links are of no use any more."""
    came = _may_come(connection, table, secret, "seats")
    if came is not Came.WELCOME:
        return came, None
    seat = free_seat(connection, table)
    if seat is None:
        return Came.FULL, None
    role = str(seat)
    connection.execute(
        update(links)
        .where(links.c.table_id == table, links.c.role == role, links.c.revoked.is_(None))
        .values(revoked=now)
    )
    grant(connection, secret, table, [role], now)
    return Came.WELCOME, seat


def come_to_watch(connection: Connection, table: str, secret: str, now: float) -> Came:
    """Anybody may look on where the host lets them, without any hand."""
    came = _may_come(connection, table, secret, "watch")
    if came is Came.WELCOME:
        grant(connection, secret, table, [SPECTATOR], now)
    return came


def _may_come(connection: Connection, table: str, secret: str, what: str) -> Came:
    held = roles(connection, secret, table)
    if held - {SPECTATOR} or (what == "watch" and held):
        return Came.HERE_ALREADY
    running = (
        select(openings)
        .join_from(openings, tables, tables.c.id == openings.c.table_id)
        .where(openings.c.table_id == table, tables.c.finished.is_(None))
        .with_for_update(of=openings)
    )
    row = connection.execute(running).one_or_none()
    wanted = row is not None and bool(row.seats if what == "seats" else row.watch)
    if not wanted or table in shut_out(connection, hashed(secret)):
        return Came.NOT_OPEN
    return Came.WELCOME


def block(connection: Connection, browser: str, table: str, seat: int) -> None:
    """Somebody does not want to meet the people of a seat again, in no hall and no letter."""
    held = select(grants.c.browser).where(
        grants.c.table_id == table, grants.c.role == str(seat), grants.c.browser != browser
    )
    for by in list(connection.execute(held).scalars()):
        insert_new(connection, blocks, browser=browser, by=by)


def signature(found: Sequence[Open]) -> int:
    """A number that changes with what the hall shows."""
    return hash(tuple((each.opening, each.made, each.summary.seats) for each in found))
