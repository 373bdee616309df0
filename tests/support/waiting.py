"""Waiting for a state: nowhere else does a test look again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, sleep
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 60.0
"""Seconds after which something is wrong, not slow."""
_AGAIN = 0.005


def until(look: Callable[[], Found], patience: float = PATIENCE) -> Found:
    """What is seen, as soon as it is true or there."""
    end = monotonic() + patience
    while not (found := look()):
        assert monotonic() < end, f"waited in vain, and found {found}"
        sleep(_AGAIN)
    return found


async def eventually(look: Callable[[], Awaitable[Found]]) -> Found:
    """The same for what has to be awaited."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await look()):
            await asyncio.sleep(_AGAIN)
        return found
