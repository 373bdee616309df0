"""A table that follows another one with the same people."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, insert, select

from emberhold.server.store import calls, tables
from emberhold.server.store.records import Append, Begun
from emberhold.server.store.schema import grants


class _Beaten(Exception):
    """Somebody else was faster."""


def follow(connection: Connection, begun: Begun, last: Append, roles: Mapping[str, str]) -> bool:
    """The new table, the word of it at the old one, and everybody's place at it, or nothing."""
    try:
        with connection.begin_nested():
            tables.begin(connection, begun)
            if not tables.append(connection, last):
                raise _Beaten
            _take_along(connection, last.table, begun, roles)
    except _Beaten:
        return False
    return True


def _take_along(connection: Connection, old: str, begun: Begun, roles: Mapping[str, str]) -> None:
    held = connection.execute(
        select(grants.c.browser, grants.c.role).where(grants.c.table_id == old)
    ).all()
    rows = [
        {
            "browser": browser,
            "table_id": begun.header.id,
            "role": roles.get(role, role),
            "granted": begun.header.created,
        }
        for browser, role in held
    ]
    if rows:
        connection.execute(insert(grants), rows)
    calls.take_along(connection, old, begun.header.id, begun.header.created)
