"""Tries at puzzles: the first verdict of each browser is counted, whatever is undone later."""

from __future__ import annotations

import time

from emberhold.games.puzzles import OPEN, SOLVED
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.store import Store, analyses
from emberhold.server.store.analyses import Rate

_REMEMBERED = 1000
"""Tables whose try is known to be counted."""


class Trying:
    """What has been tried at the tables of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: dict[str, None] = {}

    async def note(self, hosted: Hosted) -> None:
        """Count the try at a table as soon as its verdict has fallen."""
        judge, table = hosted.record.judge, hosted.id
        if judge is None or judge.stands == OPEN or table in self._counted:
            return
        puzzle, solved = judge.puzzle.id, judge.stands == SOLVED
        now = time.time()
        await self._store.write_with(
            table, lambda c: analyses.note_try(c, puzzle, table, solved, now)
        )
        self._counted[table] = None
        while len(self._counted) > _REMEMBERED:
            del self._counted[next(iter(self._counted))]

    async def rates(self) -> dict[str, Rate]:
        return await self._store.read_with(analyses.rates)
