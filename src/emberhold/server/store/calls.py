"""Who wants to be called when it is their turn, and up to where that has been done.

All workers look at the same rows. The one that advances `told` first is the one who calls, so that
nobody is called twice for the same thing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, literal, select, update

from emberhold.server.store.people import hashed
from emberhold.server.store.schema import calls, events, grants, tables
from emberhold.server.store.tables import value

_LOT = 200
"""How many are looked at in one round."""
_NEVER = -1


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


def allow(  # noqa: PLR0913 (its parts, by name)
    connection: Connection, secret: str, table: str, topic: str, language: str, now: float
) -> None:
    """From now on; what is asked at this moment is known to the person who says so."""
    refuse(connection, secret, table)
    version = select(tables.c.version).where(tables.c.id == table).scalar_subquery()
    connection.execute(
        insert(calls).values(
            browser=hashed(secret),
            table_id=table,
            topic=topic,
            language=language,
            seen=now,
            told=version,
        )
    )


def refuse(connection: Connection, secret: str, table: str) -> None:
    mine = (calls.c.browser == hashed(secret), calls.c.table_id == table)
    connection.execute(delete(calls).where(*mine))


def topic_of(connection: Connection, secret: str, table: str) -> str | None:
    """Under what somebody is called; None where they have not allowed it."""
    mine = (calls.c.browser == hashed(secret), calls.c.table_id == table)
    return connection.execute(select(calls.c.topic).where(*mine)).scalar_one_or_none()


def take_along(connection: Connection, old: str, new: str, now: float) -> None:
    """A player who was called at one chapter is called at the next."""
    names = ["browser", "table_id", "topic", "language", "seen", "told"]
    held = select(
        calls.c.browser,
        literal(new),
        calls.c.topic,
        calls.c.language,
        literal(now),
        literal(_NEVER),
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
            .values(seen=now)
        )


def waiting(connection: Connection, before: float) -> list[Call]:
    """Those who have been away since, at tables where nothing happened since but something new."""
    rows = connection.execute(
        select(calls, tables.c.version, tables.c.acting)
        .join_from(calls, tables, tables.c.id == calls.c.table_id)
        .where(
            tables.c.finished.is_(None),
            tables.c.touched <= before,
            calls.c.seen <= before,
            calls.c.told < tables.c.version,
        )
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
            Call(row.browser, row.table_id, row.topic, row.language, asked, row.told, row.version)
        )
    return found


def claim(connection: Connection, call: Call) -> bool:
    """Decide it here and now; False where another worker has."""
    moved = connection.execute(
        update(calls)
        .where(
            calls.c.browser == call.browser,
            calls.c.table_id == call.table,
            calls.c.told == call.told,
        )
        .values(told=call.version)
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
