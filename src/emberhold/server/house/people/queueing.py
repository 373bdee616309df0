"""Waiting in turn to think: those who ask for much wait for themselves and not for others.

Parties take turns, then the tables of a party, then the thoughts of a table. A stranger with a
dozen tables of bots is one party: somebody else's bot waits for one thought of theirs, not twelve.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[None]


class FairQueue:
    """How many may think at the same time; the others wait in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._places = places
        self._parties: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(turns) for tables in self._parties.values() for turns in tables.values())

    @property
    def thinking(self) -> int:
        return self._places - self._free

    def waiting_of(self, party: str) -> int:
        return sum(len(turns) for turns in self._parties.get(party, {}).values())

    @asynccontextmanager
    async def turn(self, party: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, and give it to the next one afterwards."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(party, table)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, party: str, table: str) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        tables = self._parties.setdefault(party, OrderedDict())
        tables.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """The place goes to the next table of the next party."""
        while self._parties:
            party, tables = self._parties.popitem(last=False)
            table, turns = tables.popitem(last=False)
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                self._parties[party] = tables
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
