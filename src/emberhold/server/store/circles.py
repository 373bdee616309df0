"""People one has played with: by what they can be invited, and the invitations that wait for them.

Who is in whose circle is kept in their browsers. The database knows handles, which open nothing:
they let somebody be asked, and be asked no more.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from emberhold.server.store.people import hashed, new_secret, see_browser
from emberhold.server.store.schema import blocks, grants, handles, invitations, tables
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
