"""Who wants to be called when it is their turn, and up to where that has been done.

All workers look at the same rows. The one that advances `told` first is the one who calls, so that
nobody is called twice for the same thing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, literal, or_, select, update

from emberhold.server.store.people import hashed
from emberhold.server.store.schema import calls, events, grants, tables
from emberhold.server.store.tables import value

_LOT = 200
"""How many are looked at in one round."""
_NEVER = -1
_JUST_GONE = 15.0
"""A person who was at the table so shortly before the end has seen it."""
HOOK = "hook"


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody to be called, if they are asked at the table and that is news to them."""

    browser: str
    table: str
    topic: str
    language: str
    seats: frozenset[int]
    """The seats they hold that are asked."""
    told: int
    version: int
    kind: str = HOOK
    over: float | None = None
    """When the game ended, if that is what they are called for."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """How somebody wants to be called to a table."""

    kind: str
    topic: str


def allow(  # noqa: PLR0913 (its parts, by name)
    connection: Connection, secret: str, table: str, chosen: Chosen, language: str, now: float
) -> None:
    """From now on; what is asked at this moment is known to the person who says so."""
    refuse(connection, secret, table)
    of_table = tables.c.id == table
    connection.execute(
        insert(calls).values(
            browser=hashed(secret),
            table_id=table,
            topic=chosen.topic,
            kind=chosen.kind,
            language=language,
            seen=now,
            told=select(tables.c.version).where(of_table).scalar_subquery(),
            ended=select(tables.c.finished).where(of_table).scalar_subquery(),
        )
    )


def refuse(connection: Connection, secret: str, table: str) -> None:
    refuse_browser(connection, hashed(secret), table)


def refuse_browser(connection: Connection, browser: str, table: str) -> None:
    mine = (calls.c.browser == browser, calls.c.table_id == table)
    connection.execute(delete(calls).where(*mine))


def chosen_by(connection: Connection, secret: str, table: str) -> Chosen | None:
    """How somebody is called; None where they have not allowed it."""
    mine = (calls.c.browser == hashed(secret), calls.c.table_id == table)
    row = connection.execute(select(calls.c.kind, calls.c.topic).where(*mine)).one_or_none()
    return None if row is None else Chosen(row.kind, row.topic)


def browsers_called(connection: Connection, table: str) -> list[str]:
    found = select(calls.c.browser).where(calls.c.table_id == table)
    return list(connection.execute(found).scalars())


def take_along(connection: Connection, old: str, new: str, now: float) -> None:
    """A player who was called at one table is called at the one that follows it."""
    names = ["browser", "table_id", "topic", "language", "seen", "told", "kind"]
    held = select(
        calls.c.browser,
        literal(new),
        calls.c.topic,
        calls.c.language,
        literal(now),
        literal(_NEVER),
        calls.c.kind,
    ).where(calls.c.table_id == old)
    connection.execute(insert(calls).from_select(names, held))


def called(connection: Connection, ids: Iterable[str]) -> frozenset[str]:
    """The tables among these at which somebody wants to be called."""
    found = select(calls.c.table_id).where(calls.c.table_id.in_(list(ids))).distinct()
    return frozenset(connection.execute(found).scalars())


def see(connection: Connection, here: Mapping[str, Collection[int]], now: float) -> None:
    """Somebody looks at each of these tables from these seats: nobody who holds one is away."""
    for table, seats in here.items():
        roles = [str(seat) for seat in seats]
        holders = select(grants.c.browser).where(
            grants.c.table_id == table, grants.c.role.in_(roles)
        )
        connection.execute(
            update(calls)
            .where(calls.c.table_id == table, calls.c.browser.in_(holders))
            .values(
                seen=now,
                ended=select(tables.c.finished).where(tables.c.id == table).scalar_subquery(),
            )
        )


def _news(before: float) -> ColumnElement[bool]:
    """Something is asked that they do not know of, or the game ended while they were away."""
    asked = and_(
        tables.c.finished.is_(None),
        tables.c.touched <= before,
        calls.c.seen <= before,
        calls.c.told < tables.c.version,
    )
    over = and_(
        tables.c.finished <= before,
        calls.c.seen <= tables.c.finished - _JUST_GONE,
        or_(calls.c.ended.is_(None), calls.c.ended < tables.c.finished),
    )
    return or_(asked, over)


def waiting(connection: Connection, before: float) -> list[Call]:
    """Those who have been away since, at tables where nothing happened since but something new."""
    rows = connection.execute(
        select(calls, tables.c.version, tables.c.acting, tables.c.finished)
        .join_from(calls, tables, tables.c.id == calls.c.table_id)
        .where(_news(before))
        .order_by(tables.c.touched)
        .limit(_LOT)
    ).all()
    found = []
    for row in rows:
        held = select(grants.c.role).where(
            grants.c.browser == row.browser, grants.c.table_id == row.table_id
        )
        roles = set(connection.execute(held).scalars())
        asked = frozenset(seat for seat in value(row.acting) if str(seat) in roles)
        found.append(
            Call(
                row.browser,
                row.table_id,
                row.topic,
                row.language,
                asked,
                row.told,
                row.version,
                row.kind,
                row.finished,
            )
        )
    return found


def claim(connection: Connection, call: Call) -> bool:
    """Decide it here and now; False where another worker has."""
    mine = (calls.c.browser == call.browser, calls.c.table_id == call.table)
    news = calls.c.told == call.told
    if call.over is not None:
        news = and_(news, calls.c.ended.is_distinct_from(call.over))
    moved = connection.execute(
        update(calls).where(*mine, news).values(told=call.version, ended=call.over)
    )
    return moved.rowcount == 1


def cause(connection: Connection, table: str, number: int) -> int | None:
    """The seat whose answer made what happened at a version; None where it was not an answer."""
    row = connection.execute(
        select(events.c.kind, events.c.data).where(
            events.c.table_id == table, events.c.number == number
        )
    ).one_or_none()
    if row is None or row.kind != "answer":
        return None
    seat: int = value(row.data)["seat"]
    return seat
