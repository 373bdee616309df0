"""Analyses of finished games, one a table, and tries at puzzles, one a browser."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from emberhold.server.store.people import HOST
from emberhold.server.store.schema import analyses, grants, tries
from emberhold.server.store.tables import insert_new


def read(connection: Connection, table: str, digest: str) -> dict[str, Any] | None:
    """The analysis of a table, if it is about these answers."""
    data = connection.scalar(
        select(analyses.c.data).where(analyses.c.table_id == table, analyses.c.digest == digest)
    )
    return None if data is None else dict(json.loads(data))


def kept_of(connection: Connection, tables: Collection[str]) -> frozenset[str]:
    """Those among some tables of which an analysis is kept."""
    kept = select(analyses.c.table_id).where(analyses.c.table_id.in_(tables))
    return frozenset(connection.scalars(kept))


def write(connection: Connection, table: str, digest: str, found: Mapping[str, Any]) -> None:
    """Keep an analysis instead of an earlier one."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    values = {"table_id": table, "digest": digest, "data": json.dumps(found)}
    connection.execute(insert(analyses).values(values))


# Tries at puzzles


@dataclass(frozen=True, slots=True)
class Rate:
    """How many have tried a puzzle, and how many of them solved it at once."""

    tries: int = 0
    solved: int = 0


def note_try(connection: Connection, puzzle: str, table: str, solved: bool, now: float) -> bool:
    """Count a try of the browser that opened the table; False where one is counted already."""
    opener = select(grants.c.browser).where(grants.c.table_id == table, grants.c.role == HOST)
    browser = connection.scalar(opener.order_by(grants.c.granted).limit(1))
    if browser is None:
        return False
    values = {"puzzle": puzzle, "browser": browser, "solved": int(solved), "made": now}
    return insert_new(connection, tries, **values)


def rates(connection: Connection) -> dict[str, Rate]:
    """Of every puzzle that anybody has tried."""
    counted = select(tries.c.puzzle, func.count(), func.sum(tries.c.solved))
    rows = connection.execute(counted.group_by(tries.c.puzzle))
    return {puzzle: Rate(int(tried), int(solved)) for puzzle, tried, solved in rows}
