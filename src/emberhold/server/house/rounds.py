"""Work that comes round again and again while a house is open."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

_LOG = logging.getLogger("emberhold.house")


class Rounds:
    """One piece of work, done at regular intervals; a round that fails is told and not the last.

    `failing` says what cannot be done where the database does not answer.
    """

    def __init__(
        self, work: Callable[[float], Awaitable[object]], every: float, failing: str
    ) -> None:
        self._work = work
        self.every = every
        self._failing = failing
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self._work(time.time())
            except SQLAlchemyError as error:
                _LOG.error("%s: %s", self._failing, type(error).__name__)
            except Exception:
                _LOG.exception("%s", self._failing)
