"""What people have reported to the operator: who wrote what at which table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from emberhold.server.store.schema import events, seats
from emberhold.server.store.tables import value


@dataclass(frozen=True, slots=True)
class Reported:
    """One report; seats are counted from 0."""

    time: float
    table: str
    by: tuple[int, ...]
    who: int
    name: str
    """How the person reported is called at the table."""
    said: tuple[str, ...]
    """What they had written lately."""


def reports(connection: Connection) -> list[Reported]:
    """All of them, the oldest first."""
    rows = connection.execute(
        select(events.c.time, events.c.table_id, events.c.data)
        .where(events.c.kind == "report")
        .order_by(events.c.time)
    ).all()
    return [_reported(connection, time, table, value(data)) for time, table, data in rows]


def _reported(connection: Connection, time: float, table: str, data: Mapping[str, Any]) -> Reported:
    who: int = data["who"]
    name = connection.scalar(
        select(seats.c.name).where(seats.c.table_id == table, seats.c.seat == who)
    )
    return Reported(time, table, tuple(data["seats"]), who, name or "", tuple(data["said"]))
