"""The analyses of finished games, one a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from emberhold.server.store.schema import analyses


def read(connection: Connection, table: str, digest: str) -> dict[str, Any] | None:
    """The analysis of a table, if it is about these answers."""
    data = connection.scalar(
        select(analyses.c.data).where(analyses.c.table_id == table, analyses.c.digest == digest)
    )
    return None if data is None else dict(json.loads(data))


def write(connection: Connection, table: str, digest: str, found: Mapping[str, Any]) -> None:
    """Keep an analysis instead of an earlier one."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    values = {"table_id": table, "digest": digest, "data": json.dumps(found)}
    connection.execute(insert(analyses).values(values))
