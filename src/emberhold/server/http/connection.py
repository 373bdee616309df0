"""A page that is looking at a table, however it is connected.

Socket, event stream and long poll are three ways to ask the same thing: tell me when the table
has changed, and show me only what I may see at that moment. What is sent is a push of the newest
state, not a queue of messages: a slow page skips what it missed.
"""

from __future__ import annotations

import asyncio
from time import monotonic

from emberhold.server.house import Refused, Viewer, Watch
from emberhold.server.house.pages.drawing import Page, Seen
from emberhold.server.http.hall import Hall

_TRUSTED = 30.0
"""Seconds after which what a browser may do is looked up again.

Changes made through this server count at once; this is for those made through another worker.
"""


class Gone(Exception):
    """There is nothing more to show: the server stops, or the browser lost its right to look."""

    def __init__(self, refusal: Refused | None = None) -> None:
        super().__init__()
        self.refusal = refusal


class Connection:
    """One page of one browser at one table."""

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self, hall: Hall, table: str, secret: str, viewer: Viewer, watch: Watch, language: str
    ) -> None:
        self.hall = hall
        self.table = table
        self.secret = secret
        self.language = language
        self.address = ""
        """Where it comes from, as limits count it."""
        self.client = ""
        """The name a page gave itself, to be found again by the messages it posts."""
        self.showing: int | None = None
        self.known: int | None = None
        """The version the page has; None when it has nothing yet."""
        self.steps = False
        """Whether the page puts a scene together from the one before and what has changed.

        Only over a line on which nothing is lost: what was sent last is what the page has.
        """
        self._seen: Seen | None = None
        self.viewer = viewer
        self._checked = monotonic()
        self._looks = 0
        self._leaving: asyncio.TimerHandle | None = None
        self._watch = watch
        hall.connections.add(self)

    @classmethod
    async def open(
        cls, hall: Hall, table: str, secret: str, roles: frozenset[str], language: str
    ) -> Connection:
        viewer = Viewer.of(roles)
        watch = await hall.house.watch(table, viewer)
        return cls(hall, table, secret, viewer, watch, language)

    def close(self) -> None:
        self.hall.connections.discard(self)
        self._watch.close()

    def linger(self, seconds: float) -> None:
        """Stay for a while although nobody is waiting right now."""
        self.stay()
        self._leaving = asyncio.get_running_loop().call_later(seconds, self.close)

    def stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def wake(self) -> None:
        """Look again, although nothing has happened at the table."""
        self._watch.tell()

    def recheck(self) -> None:
        self._checked = 0.0
        self.wake()

    def look(self, seat: int | None, language: str) -> None:
        """Look with the eyes of a seat and read in a language; the page starts over."""
        self.showing, self.language, self.known, self._seen = seat, language, None, None
        self._looks += 1

    async def allowed(self) -> Viewer:
        """Who this browser is now; `Gone` when it has lost its place."""
        if monotonic() - self._checked > _TRUSTED:
            roles = await self.hall.store.roles(self.secret, self.table)
            self._checked = monotonic()
            await self._be(Viewer.of(roles))
        if not self.viewer.welcome:
            raise Gone(Refused("not-yours", "server-not-yours"))
        return self.viewer

    async def _be(self, viewer: Viewer) -> None:
        """Become somebody else: what was seen before does not measure what is seen now."""
        if viewer == self.viewer:
            return
        self.viewer = viewer
        self.look(self.showing, self.language)
        if self.showing not in viewer.seats:
            self.showing = None
        before = self._watch
        self._watch = await self.hall.house.watch(self.table, viewer)
        before.close()

    async def state(self) -> bytes:
        """The table as the browser may see it now, with the log lines the page does not have."""
        viewer = await self.allowed()
        if self.hall.closing.is_set():
            raise Gone
        looks = self._looks
        page = Page(viewer, self.language, self.showing, self.known, self._seen)
        drawn = await self.hall.house.look(self.table, page)
        if looks == self._looks:
            self.known = drawn.seen.version
            self._seen = drawn.seen if self.steps else None
        return drawn.frame

    async def next(self, seconds: float | None = None) -> bytes | None:
        """The table after the next change; None when nothing happened for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._watch.next()
        except TimeoutError:
            await self.allowed()
            return None
        return await self.state()
