"""Waiting for a state: nowhere else does a test look again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic, sleep
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 60.0
"""Seconds after which something is wrong, not slow."""
_AGAIN, _SELDOM = 0.005, 0.1
"""Seconds between the first looks, and between those at what takes long: looking costs time that
what is waited for may need."""


def _pauses() -> Iterator[float]:
    pause = _AGAIN
    while True:
        yield pause
        pause = min(1.5 * pause, _SELDOM)


def until(look: Callable[[], Found], patience: float = PATIENCE) -> Found:
    """What is seen, as soon as it is true or there."""
    end, pauses = monotonic() + patience, _pauses()
    while not (found := look()):
        assert monotonic() < end, f"waited in vain, and found {found}"
        sleep(next(pauses))
    return found


async def eventually(look: Callable[[], Awaitable[Found]]) -> Found:
    """The same for what has to be awaited."""
    pauses = _pauses()
    async with asyncio.timeout(PATIENCE):
        while not (found := await look()):
            await asyncio.sleep(next(pauses))
        return found
