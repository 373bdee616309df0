"""Letting old tables go: first a notice, later the end, each in a transaction of its own.

A table is only deleted when its notice has been there for its whole time. Only time counts that was
watched round by round: where the clock jumps, however often, or no server ran, every notice begins
as much later. A clock that jumps ahead gives notices too early; they are withdrawn, and nothing is
deleted.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, select, update

from emberhold.server.store import boxes
from emberhold.server.store.schema import (
    analyses,
    boxes_in_play,
    browsers,
    calls,
    chapters,
    events,
    grants,
    links,
    openings,
    rounds,
    seats,
    snapshots,
    tables,
)
from emberhold.server.store.tables import insert_new

_LOT = 200
"""How many tables are looked after in one transaction."""
_LONGEST_ROUND = 6 * 60 * 60.0
"""Seconds between two rounds that count; servers look every half hour."""
_ROUND = 1


_IN_CAMPAIGNS = select(chapters.c.table_id).where(chapters.c.table_id.is_not(None))
"""Tables of campaigns are kept with them."""


class Kept(NamedTuple):
    """What came of looking after old tables."""

    told: int
    deleted: tuple[str, ...]


def look_after(connection: Connection, now: float, keep: float, notice: float) -> Kept:
    """Tell tables that nobody has touched for long, and delete those told long enough ago."""
    _count_from_last_round(connection, now)
    due = and_(tables.c.touched < now - keep + notice, tables.c.id.not_in(_IN_CAMPAIGNS))
    told_early = and_(tables.c.farewell.is_not(None), tables.c.touched >= now - keep + notice)
    connection.execute(update(tables).where(told_early).values(farewell=None))
    fresh = select(tables.c.id).where(due, tables.c.farewell.is_(None)).limit(_LOT)
    told = [row.id for row in connection.execute(fresh)]
    if told:
        connection.execute(update(tables).where(tables.c.id.in_(told)).values(farewell=now))
    old = select(tables.c.id).where(tables.c.touched < now - keep, tables.c.farewell < now - notice)
    gone = tuple(row.id for row in connection.execute(old.limit(_LOT)))
    if gone:
        gone_with = (events, snapshots, analyses, seats, calls, grants, links)
        for table in (*gone_with, boxes_in_play, openings):
            connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        _forget_browsers(connection, now - keep)
    boxes.forget_unused(connection, now - keep)
    return Kept(len(told), gone)


def _count_from_last_round(connection: Connection, now: float) -> None:
    """Let notices begin later by the time that nobody watched."""
    looked = connection.execute(select(rounds.c.looked)).scalar()
    note_round(connection, looked=now)
    told = update(tables).where(tables.c.farewell.is_not(None))
    if looked is None:
        connection.execute(told.values(farewell=now))
    elif not 0 <= now - looked <= _LONGEST_ROUND:
        connection.execute(told.values(farewell=tables.c.farewell + (now - looked)))


def note_round(connection: Connection, **when: float) -> None:
    """Write down when something was done; this is also how to find out whether writing works."""
    if not insert_new(connection, rounds, id=_ROUND, **when):
        connection.execute(update(rounds).where(rounds.c.id == _ROUND).values(when))


def _forget_browsers(connection: Connection, before: float) -> None:
    """Browsers that have not been seen for long and have nothing to do anywhere."""
    busy = select(grants.c.browser)
    connection.execute(
        delete(browsers).where(browsers.c.seen < before, browsers.c.hash.not_in(busy))
    )
