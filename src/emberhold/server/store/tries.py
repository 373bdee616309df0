"""Who has solved a puzzle at the first try: one try counts for each browser."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from emberhold.server.store.people import HOST
from emberhold.server.store.schema import grants, tries
from emberhold.server.store.tables import insert_new


@dataclass(frozen=True, slots=True)
class Rate:
    """How many have tried a puzzle, and how many of them solved it at once."""

    tries: int = 0
    solved: int = 0


def note(connection: Connection, puzzle: str, table: str, solved: bool, now: float) -> bool:
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
