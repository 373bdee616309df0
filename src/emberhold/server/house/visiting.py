"""Who is at a table now: each worker writes down whom it sees, and all of them read it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from sqlalchemy.exc import SQLAlchemyError

from emberhold.server.store import Store
from emberhold.server.store import circles as kept
from emberhold.server.store.circles import Company, Visit

_LOG = logging.getLogger("emberhold.house")
_EVERY = kept.LASTS / 3


class Visiting:
    """The people at the tables of all workers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._busy = 0.0
        """When somebody was last seen here."""
        self.seen: Callable[[], Collection[Visit]] = lambda: ()
        """Whose pages are open at this worker."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.note(time.time())
            except SQLAlchemyError as error:
                _LOG.error("who is here cannot be written down: %s", type(error).__name__)

    async def note(self, now: float) -> None:
        """Write down whom this worker sees; nothing is written where nobody has been for long."""
        if seen := self.seen():
            self._busy = now
        if now - self._busy <= 2 * kept.LASTS:
            await self._store.write_with("", lambda c: kept.note(c, seen, now))

    async def here(self, browsers: Collection[str], now: float) -> frozenset[str]:
        """Those of some browsers, known by their hashes, that are at a table of any worker."""
        at_this = {visit.browser for visit in self.seen()} & set(browsers)
        return await self._store.read_with(lambda c: kept.here(c, browsers, now)) | at_this

    async def company(self, now: float) -> Company:
        """How many people are at how many tables."""
        return await self._store.read_with(lambda c: kept.company(c, now))
