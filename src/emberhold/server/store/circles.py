"""People one has played with: by what they can be invited, the invitations that wait for them, and
who has the page of a table open now, so that every worker knows what one of them sees.

Who is in whose circle is kept in their browsers. The database knows handles, which open nothing:
they let somebody be asked, and be asked no more.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, distinct, func, select, update

from emberhold.server.store.people import hashed, new_secret, see_browser
from emberhold.server.store.schema import (
    blocks,
    grants,
    handles,
    invitations,
    tables,
    visits,
)
from emberhold.server.store.tables import insert_new

_MOST = 20
"""How many invitations wait for one person; of more the oldest go."""


@dataclass(frozen=True, slots=True)
class Handle:
    """What others know somebody by."""

    handle: str
    browser: str
    online: bool
    """Whether others may see that they are here."""
    seen: float


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody is asked to a seat."""

    id: str
    table: str
    game: str
    seat: int
    name: str
    """How the person is called who asks."""


def handle_of(connection: Connection, browser: str, now: float) -> Handle:
    """Somebody's handle; made when it is first needed."""
    insert_new(connection, handles, browser=browser, handle=new_secret(), online=0, seen=now)
    row = connection.execute(select(handles).where(handles.c.browser == browser)).one()
    return Handle(row.handle, row.browser, bool(row.online), row.seen)


def come(connection: Connection, secret: str, online: bool | None, now: float) -> Handle:
    """Somebody looks at their circle; they may say whether others see that."""
    see_browser(connection, secret, now)
    mine = handle_of(connection, hashed(secret), now)
    values = {"seen": now, "online": int(mine.online if online is None else online)}
    connection.execute(update(handles).where(handles.c.browser == mine.browser).values(values))
    return Handle(mine.handle, mine.browser, bool(values["online"]), now)


def named(connection: Connection, wanted: Collection[str]) -> list[Handle]:
    rows = connection.execute(select(handles).where(handles.c.handle.in_(list(wanted))))
    return [Handle(row.handle, row.browser, bool(row.online), row.seen) for row in rows]


def at_table(connection: Connection, table: str, but: str, now: float) -> dict[int, str]:
    """The handles of the others who hold a seat, by seat; of several devices the first."""
    rows = connection.execute(
        select(grants.c.browser, grants.c.role)
        .where(grants.c.table_id == table, grants.c.browser != but)
        .order_by(grants.c.granted.desc())
    ).all()
    return {
        int(row.role): handle_of(connection, row.browser, now).handle
        for row in rows
        if row.role.isdecimal()
    }


# Invitations


def invite(  # noqa: PLR0913 (its parts, by name)
    connection: Connection, to: str, by: str, table: str, seat: int, name: str, now: float
) -> bool:
    """Ask somebody to a seat; False where they are asked already, or do not want to be."""
    blocked = select(blocks.c.by).where(blocks.c.browser == to, blocks.c.by == by)
    if connection.execute(blocked).first() is not None:
        return False
    values = {"by": by, "table_id": table, "seat": seat, "name": name, "made": now}
    new = insert_new(connection, invitations, id=new_secret(), browser=to, **values)
    newest = (
        select(invitations.c.id)
        .where(invitations.c.browser == to)
        .order_by(invitations.c.made.desc())
        .limit(_MOST)
    )
    kept = list(connection.execute(newest).scalars())
    connection.execute(
        delete(invitations).where(invitations.c.browser == to, invitations.c.id.not_in(kept))
    )
    return new


def waiting(connection: Connection, browser: str) -> list[Invitation]:
    """The newest first; none to games that are over."""
    rows = connection.execute(
        select(invitations, tables.c.game)
        .join_from(invitations, tables, tables.c.id == invitations.c.table_id)
        .where(invitations.c.browser == browser, tables.c.finished.is_(None))
        .order_by(invitations.c.made.desc())
    )
    return [Invitation(row.id, row.table_id, row.game, row.seat, row.name) for row in rows]


def answered(connection: Connection, browser: str, id: str, block: bool) -> Invitation | None:
    """Take an invitation away, and perhaps all that would come from the same person."""
    mine = (invitations.c.browser == browser, invitations.c.id == id)
    found = next((each for each in waiting(connection, browser) if each.id == id), None)
    by = connection.execute(select(invitations.c.by).where(*mine)).scalar()
    if by is not None and block:
        insert_new(connection, blocks, browser=browser, by=by)
        of_them = (invitations.c.browser == browser, invitations.c.by == by)
        connection.execute(delete(invitations).where(*of_them))
    connection.execute(delete(invitations).where(*mine))
    return found


# Who is at a table

LASTS = 60.0
"""Seconds for which somebody counts as being here after a worker has last seen them."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A browser at a table."""

    browser: str
    table: str
    seated: bool
    """Whether it has a seat there; the others watch."""


@dataclass(frozen=True, slots=True)
class Company:
    """How many people are at how many tables, and how many watch each of some."""

    people: int
    tables: int
    watchers: dict[str, int]


def note(connection: Connection, seen: Collection[Visit], now: float) -> None:
    """What a worker sees now; what no worker has seen for a while is gone.

    Always in one order: two workers that see the same people never wait for each other's rows.
    """
    for visit in sorted(seen, key=lambda each: (each.browser, each.table)):
        key = {"browser": visit.browser, "table_id": visit.table}
        values = {"seated": int(visit.seated), "seen": now}
        if not insert_new(connection, visits, **key, **values):
            mine = (visits.c.browser == visit.browser, visits.c.table_id == visit.table)
            connection.execute(update(visits).where(*mine).values(values))
    connection.execute(delete(visits).where(visits.c.seen < now - LASTS))


def here(connection: Connection, browsers: Collection[str], now: float) -> frozenset[str]:
    """Those of some browsers that are at a table."""
    rows = connection.execute(
        select(visits.c.browser).where(
            visits.c.browser.in_(list(browsers)), visits.c.seen >= now - LASTS
        )
    )
    return frozenset(rows.scalars())


def company(connection: Connection, now: float) -> Company:
    """Everybody at a table, as numbers."""
    fresh = visits.c.seen >= now - LASTS
    people, tables = connection.execute(
        select(
            func.count(distinct(visits.c.browser)), func.count(distinct(visits.c.table_id))
        ).where(fresh)
    ).one()
    rows = connection.execute(
        select(visits.c.table_id, func.count().label("number"))
        .where(fresh, visits.c.seated == 0)
        .group_by(visits.c.table_id)
    )
    return Company(people, tables, {row.table_id: row.number for row in rows})
