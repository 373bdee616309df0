"""Who may sit where: browsers, what they have been granted, and the links that grant it.

Secrets are 128 bits and never stored: the database knows their hashes only, so that anyone who
reads it cannot sit down at a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from emberhold.server.store.schema import browsers, calls, grants, links
from emberhold.server.store.tables import HOST as HOST
from emberhold.server.store.tables import insert_new

SPECTATOR = "spectator"
DEVICE = "device:"
"""How the role of a link begins that gives another device all the roles listed behind it."""


@dataclass(frozen=True, slots=True)
class Used:
    """What came of following a link: `granted`, `yours`, `used`, `revoked` or `unknown`."""

    status: str
    table: str | None = None
    role: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A link somebody made; the secret itself is known only to whom it was given."""

    table: str
    role: str
    used_by: str | None
    """The hash of the browser that used it; a link for spectators is never used up."""
    revoked: bool


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def see_browser(connection: Connection, secret: str, now: float) -> None:
    browser = hashed(secret)
    if not insert_new(connection, browsers, hash=browser, created=now, seen=now):
        connection.execute(update(browsers).where(browsers.c.hash == browser).values(seen=now))


def knows_browser(connection: Connection, secret: str) -> bool:
    found = select(browsers.c.hash).where(browsers.c.hash == hashed(secret))
    return connection.execute(found).first() is not None


def roles(connection: Connection, secret: str, table: str) -> frozenset[str]:
    found = connection.execute(_ROLES, {"who": hashed(secret), "of": table})
    return frozenset(found.scalars())


_ROLES = select(grants.c.role).where(
    grants.c.browser == bindparam("who"), grants.c.table_id == bindparam("of")
)


def grant(
    connection: Connection, secret: str, table: str, roles: Sequence[str], now: float
) -> None:
    see_browser(connection, secret, now)
    for role in roles:
        values = {"browser": hashed(secret), "table_id": table, "role": role, "granted": now}
        insert_new(connection, grants, **values)


def revoke(connection: Connection, table: str, role: str, now: float) -> None:
    connection.execute(delete(grants).where(grants.c.table_id == table, grants.c.role == role))
    _call_nobody_else(connection, table)
    connection.execute(
        update(links)
        .where(links.c.table_id == table, links.c.role == role, links.c.revoked.is_(None))
        .values(revoked=now)
    )


def forget(connection: Connection, secret: str, table: str) -> None:
    """Take everything from one browser that it may do at a table; others keep what they have."""
    held = (grants.c.browser == hashed(secret), grants.c.table_id == table)
    connection.execute(delete(grants).where(*held))
    _call_nobody_else(connection, table)


def _call_nobody_else(connection: Connection, table: str) -> None:
    """A person with no business at a table any more is not called to it either."""
    held = select(grants.c.browser).where(grants.c.table_id == table)
    connection.execute(delete(calls).where(calls.c.table_id == table, calls.c.browser.not_in(held)))


def seating_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """A number for each table that changes with what anybody may do there."""
    found = select(grants).where(grants.c.table_id.in_(tables)).order_by(*grants.primary_key)
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for row in connection.execute(found):
        rows.setdefault(row.table_id, []).append(tuple(row))
    return {table: hash(tuple(granted)) for table, granted in rows.items()}


def holders(connection: Connection, table: str) -> dict[str, int]:
    rows = connection.execute(
        select(grants.c.role, func.count().label("number"))
        .where(grants.c.table_id == table)
        .group_by(grants.c.role)
    )
    return {row.role: row.number for row in rows}


def new_link(connection: Connection, table: str, role: str, now: float) -> str:
    token = new_secret()
    values = {"hash": hashed(token), "table_id": table, "role": role, "made": now}
    connection.execute(insert(links).values(values))
    return token


def use_link(connection: Connection, token: str, secret: str, now: float) -> Used:
    """A seat's link is good once; the browser that used it may follow it again and again."""
    found = link(connection, token)
    if found is None:
        return Used("unknown")
    if found.revoked:
        return Used("revoked", found.table, found.role)
    wanted = found.role.removeprefix(DEVICE).split(",")
    if roles(connection, secret, found.table).issuperset(wanted):
        return Used("yours", found.table, found.role)
    if found.role != SPECTATOR and not _first(connection, hashed(token), hashed(secret)):
        return Used("used", found.table, found.role)
    grant(connection, secret, found.table, wanted, now)
    return Used("granted", found.table, found.role)


def _first(connection: Connection, link: str, browser: str) -> bool:
    """Whether this browser is the first to use the link, also if two try at the same moment."""
    taken = connection.execute(
        update(links).where(links.c.hash == link, links.c.used_by.is_(None)).values(used_by=browser)
    )
    return taken.rowcount == 1


def link(connection: Connection, token: str) -> Link | None:
    row = connection.execute(select(links).where(links.c.hash == hashed(token))).one_or_none()
    return None if row is None else _link(row)


def links_of(connection: Connection, table: str) -> list[Link]:
    rows = connection.execute(select(links).where(links.c.table_id == table).order_by(links.c.made))
    return [_link(row) for row in rows]


def _link(row: Row[Any]) -> Link:
    return Link(row.table_id, row.role, row.used_by, row.revoked is not None)
