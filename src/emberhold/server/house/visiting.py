"""Who is at a table now: each worker writes down whom it sees, and all of them read it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from emberhold.server.house.rounds import Rounds
from emberhold.server.store import Store
from emberhold.server.store import circles as kept
from emberhold.server.store.circles import Company, Visit

_EVERY = kept.LASTS / 3


class Visiting(Rounds):
    """The people at the tables of all workers."""

    def __init__(self, store: Store) -> None:
        super().__init__(self.note, _EVERY, "who is here cannot be written down")
        self._store = store
        self._busy = 0.0
        """When somebody was last seen here."""
        self.seen: Callable[[], Collection[Visit]] = lambda: ()
        """Whose pages are open at this worker."""

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
