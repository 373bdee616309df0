"""Where a browser's notices go, the letters that wait to be sent, and the keys of this server.

A letter is stored in the transaction that decides it is due, and deleted when it has arrived: a
server that is killed in between sends it after its next start.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Row, delete, insert, select, update

from emberhold.server.store.people import hashed, new_secret, see_browser
from emberhold.server.store.schema import calls, keys, letters, ways
from emberhold.server.store.tables import insert_new

_LEASE = 120.0
"""Seconds a worker has to deliver a letter before another one may try."""
_LOT = 20


@dataclass(frozen=True, slots=True)
class Way:
    """How one browser's person can be reached."""

    id: str
    browser: str
    kind: str
    target: str
    language: str
    confirmed: bool
    trouble: str | None


@dataclass(frozen=True, slots=True)
class Posted:
    """A letter that is to be sent on one of somebody's ways."""

    way: str
    body: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A letter that is to be sent now."""

    id: str
    kind: str
    target: str
    body: str
    tries: int


def key_named(connection: Connection, name: str, fresh: str) -> str:
    """A key of this server; where it has none of that name yet, the fresh one."""
    insert_new(connection, keys, name=name, value=fresh)
    found: str = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return found


# Ways


def choose(  # noqa: PLR0913 (its parts, by name)
    connection: Connection,
    secret: str,
    kind: str,
    target: str,
    language: str,
    now: float,
    confirmed: bool,
) -> Way:
    """Where notices go from now on; the same target as before stays confirmed."""
    see_browser(connection, secret, now)
    old = of_browser(connection, hashed(secret), kind)
    if old is not None and old.target == target and old.trouble is None:
        connection.execute(update(ways).where(ways.c.id == old.id).values(language=language))
        return old
    connection.execute(delete(ways).where(ways.c.browser == hashed(secret), ways.c.kind == kind))
    id = new_secret()
    values = {
        "id": id,
        "browser": hashed(secret),
        "kind": kind,
        "target": target,
        "language": language,
        "made": now,
        "confirmed": now if confirmed else None,
    }
    connection.execute(insert(ways).values(values))
    return Way(id, hashed(secret), kind, target, language, confirmed, None)


def of_browser(connection: Connection, browser: str, kind: str) -> Way | None:
    found = select(ways).where(ways.c.browser == browser, ways.c.kind == kind)
    row = connection.execute(found).one_or_none()
    return None if row is None else _way(row)


def all_of(connection: Connection, browser: str) -> list[Way]:
    """Every way on which somebody can be reached now."""
    found = select(ways).where(ways.c.browser == browser, ways.c.confirmed.is_not(None))
    return [_way(row) for row in connection.execute(found.order_by(ways.c.kind))]


def named(connection: Connection, id: str) -> Way | None:
    row = connection.execute(select(ways).where(ways.c.id == id)).one_or_none()
    return None if row is None else _way(row)


def is_asked(connection: Connection, target: str, since: float) -> bool:
    """Whether somebody was asked there not long ago whether they agree, and has not answered."""
    found = select(ways.c.id).where(
        ways.c.target == target, ways.c.made > since, ways.c.confirmed.is_(None)
    )
    return connection.execute(found).first() is not None


def confirm(connection: Connection, id: str, now: float) -> None:
    connection.execute(
        update(ways).where(ways.c.id == id, ways.c.confirmed.is_(None)).values(confirmed=now)
    )


def drop(connection: Connection, id: str) -> None:
    """Nothing is sent there any more, from no table."""
    way = named(connection, id)
    if way is not None:
        mine = (calls.c.browser == way.browser, calls.c.kind == way.kind)
        connection.execute(delete(calls).where(*mine))
        connection.execute(delete(ways).where(ways.c.id == id))


def _way(row: Row[tuple[str, ...]]) -> Way:
    return Way(
        row.id,
        row.browser,
        row.kind,
        row.target,
        row.language,
        row.confirmed is not None,
        row.trouble,
    )


# Letters


def post(connection: Connection, letter: Posted, now: float) -> None:
    values = {"way_id": letter.way, "body": letter.body, "made": now, "due": now, "tries": 0}
    connection.execute(insert(letters).values(id=new_secret(), **values))


def take(connection: Connection, kind: str, now: float) -> list[Waiting]:
    """The letters of a kind that are due; nobody else tries them for a while."""
    rows = connection.execute(
        select(letters, ways.c.kind, ways.c.target)
        .join_from(letters, ways, ways.c.id == letters.c.way_id)
        .where(letters.c.due <= now, ways.c.kind == kind)
        .order_by(letters.c.due)
        .limit(_LOT)
    ).all()
    return [
        Waiting(row.id, row.kind, row.target, row.body, row.tries)
        for row in rows
        if _claimed(connection, row.id, row.due, now)
    ]


def _claimed(connection: Connection, id: str, due: float, now: float) -> bool:
    moved = connection.execute(
        update(letters).where(letters.c.id == id, letters.c.due == due).values(due=now + _LEASE)
    )
    return moved.rowcount == 1


def arrived(connection: Connection, id: str) -> None:
    connection.execute(delete(letters).where(letters.c.id == id))


def later(connection: Connection, id: str, due: float) -> None:
    connection.execute(
        update(letters).where(letters.c.id == id).values(due=due, tries=letters.c.tries + 1)
    )


def undeliverable(connection: Connection, id: str, why: str) -> None:
    """There is no use in trying again; the person finds the reason in the settings."""
    way = select(letters.c.way_id).where(letters.c.id == id).scalar_subquery()
    connection.execute(update(ways).where(ways.c.id == way).values(trouble=why))
    arrived(connection, id)


def gone(connection: Connection, id: str) -> None:
    """The other end does not exist any more: the way goes, and with it whatever waits for it."""
    way = connection.execute(select(letters.c.way_id).where(letters.c.id == id)).scalar()
    if way is not None:
        drop(connection, way)


def waiting_number(connection: Connection) -> int:
    return len(connection.execute(select(letters.c.id)).all())
