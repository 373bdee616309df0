"""The postman: takes letters that are due out of the store and sees that they arrive.

A letter that cannot be delivered stays in the store and is tried again, after longer and longer
pauses, by whichever worker comes first. One line says when a kind of letter begins to fail, and
one when it arrives again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from emberhold.server.notices.letters import Carrier, Letter, Undelivered
from emberhold.server.store import Store
from emberhold.server.store import ways as kept
from emberhold.server.store.ways import Waiting

_LOG = logging.getLogger("emberhold.notices")
PAUSES = (10.0, 60.0, 300.0, 1800.0, 7200.0, 21600.0, 43200.0)
"""Seconds before each further try; a letter that has not arrived after a day is given up."""
_EVERY = 5.0


class Postman:
    """Delivers by mail and by push, where the operator has set that up."""

    def __init__(self, store: Store, pauses: Sequence[float] = PAUSES) -> None:
        self._store = store
        self._pauses = tuple(pauses)
        self._carriers: dict[str, Carrier] = {}
        self._failing: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.every = _EVERY

    def employ(self, kind: str, carrier: Carrier) -> None:
        self._carriers[kind] = carrier

    def can(self, kind: str) -> bool:
        return kind in self._carriers

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._rounds(kind)) for kind in self._carriers]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rounds(self, kind: str) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.deliver(kind, time.time())
            except SQLAlchemyError as error:
                _LOG.error("letters cannot be read: %s", type(error).__name__)
            except Exception:
                _LOG.exception("a letter could not be handled")

    async def deliver(self, kind: str, now: float) -> None:
        """Try every letter of a kind that is due."""
        carrier = self._carriers[kind]
        for waiting in await self._store.write_with("", lambda c: kept.take(c, kind, now)):
            letter = msgspec.json.decode(waiting.body, type=Letter)
            try:
                await asyncio.to_thread(carrier.deliver, waiting.id, waiting.target, letter)
            except Undelivered as trouble:
                await self._failed(waiting, trouble, now)
            else:
                await self._arrived(waiting)

    async def _arrived(self, waiting: Waiting) -> None:
        await self._store.write_with("", lambda c: kept.arrived(c, waiting.id))
        if waiting.kind in self._failing:
            self._failing.discard(waiting.kind)
            _LOG.info("notices by %s arrive again", waiting.kind)

    async def _failed(self, waiting: Waiting, trouble: Undelivered, now: float) -> None:
        if trouble.gone:
            await self._store.write_with("", lambda c: kept.gone(c, waiting.id))
            return
        if trouble.again and waiting.tries < len(self._pauses):
            due = now + self._pauses[waiting.tries]
            await self._store.write_with("", lambda c: kept.later(c, waiting.id, due))
        else:
            why = trouble.why
            await self._store.write_with("", lambda c: kept.undeliverable(c, waiting.id, why))
        if waiting.kind not in self._failing:
            self._failing.add(waiting.kind)
            _LOG.warning("notices by %s do not arrive: %s", waiting.kind, trouble.why)
