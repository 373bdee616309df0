"""Who is at a table now: the pages that watch it, and when people last answered."""

from __future__ import annotations

from emberhold.server.house.table.watching import Watch

_AWAY = 120.0
"""Seconds without an answer after which somebody who does not look at the table is away."""


class Presence:
    """The people of a table as far as this worker sees them; `tell` is the broadcast to them."""

    def __init__(self) -> None:
        self.watches: set[Watch] = set()
        self.acted: dict[int, float] = {}
        """When somebody last answered in a seat that was theirs to play."""

    def here(self) -> frozenset[int]:
        """The seats whose people are looking at the table now."""
        return frozenset(seat for watch in self.watches for seat in watch.viewer.seats)

    def includes(self, seat: int, now: float) -> bool:
        """Whether the person of a seat looks at the table, or answered a moment ago."""
        return seat in self.here() or now - self.acted.get(seat, -_AWAY) < _AWAY

    def tell(self, but: Watch | None = None) -> None:
        """Something has changed: every page looks again, except the one that knows."""
        for watch in self.watches:
            if watch is not but:
                watch.tell()
