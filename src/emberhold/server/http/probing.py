"""Whether the database works: that it can be written to, not only that it answers.

A disk that is full still reads. What was found out counts for a moment, so that asking often costs
nobody anything.
"""

from __future__ import annotations

import asyncio
import time
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from emberhold.server.store import Store

_PATIENCE = 3.0
"""Seconds in which the database has to answer."""
_FRESH = 2.0
"""How many seconds nobody looks again."""


class Probe:
    """What is known of the database of one worker."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._looked: float | None = None
        self._fine = False

    async def is_fine(self, store: Store) -> bool:
        async with self._lock:
            if self._looked is None or monotonic() - self._looked >= _FRESH:
                self._fine = await _can_write(store)
                self._looked = monotonic()
            return self._fine


async def _can_write(store: Store) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE):
            await store.probe(time.time())
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True
