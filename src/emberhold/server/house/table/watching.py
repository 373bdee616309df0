"""Being told when something has changed at a table: a subscription to its broadcasts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from emberhold.server.house.table.viewer import Viewer


class Watch:
    """One pair of eyes on a table; changes that nobody has looked at yet count as one."""

    __slots__ = ("_changed", "_leave", "closed", "viewer")

    def __init__(self, viewer: Viewer, leave: Callable[[Watch], None]) -> None:
        self.viewer = viewer
        self.closed = False
        self._changed = asyncio.Event()
        self._leave = leave

    def tell(self) -> None:
        self._changed.set()

    async def next(self) -> None:
        """Wait for the next change."""
        await self._changed.wait()
        self._changed.clear()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._leave(self)
