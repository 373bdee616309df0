"""The sessions of a worker: tables read from the store when somebody comes, and kept up with it.

Other workers store to the same tables. What they did is found out from the database where it tells
of it (`store.voice`), by looking from time to time where it does not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from emberhold.server.house.keeping import is_idle
from emberhold.server.house.refusing import NEWER, NewerTable, Refused, UnknownTable
from emberhold.server.house.table import mending
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.store.hearing import EVENTS, ROLES, Heard

if TYPE_CHECKING:
    from emberhold.server.house.house import House

LIVE = 400
"""How many tables are kept in memory; the one nobody has looked at for longest goes first."""
LOOK_AROUND = 1.0
"""Seconds between looks at what other workers have stored for tables that are watched here."""
_TOLD = 30
"""How many times as long between them where the database tells of it by itself."""
_LOG = logging.getLogger("emberhold.house")


class Tables:
    """Those of one worker."""

    def __init__(self, house: House, live: int, look_around: float) -> None:
        self._house = house
        self._most = live
        self._look_around = look_around
        self._live: OrderedDict[str, Hosted] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._seating: dict[str, int] = {}
        self.on_seating: Callable[[str | None], None] = lambda table: None
        """Called when another worker has changed who may do what at a table; None: at any."""

    def start(self) -> None:
        self._looking = asyncio.create_task(self._watch_others())
        loop = asyncio.get_running_loop()
        self._house.store.voice.listen(lambda heard: loop.call_soon_threadsafe(self._hear, heard))

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def hosted(self, table: str) -> Hosted:
        hosted = self._live.get(table)
        if hosted is not None:
            hosted.looked = monotonic()
            self._live.move_to_end(table)
            if hosted.broken:
                await self._mend(hosted)
            return hosted
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Hosted:
        hosted = await self._opened(table)
        self._live[table] = hosted
        self._make_room()
        self._house.bots.wake(hosted)
        return hosted

    def put_to_sleep(self, seconds: float) -> None:
        """Tables nobody has looked at for so long are read again when somebody comes."""
        before = monotonic() - seconds
        for id, hosted in list(self._live.items()):
            if is_idle(hosted, before) and not self._house.bots.busy_at(id):
                del self._live[id]

    def forget_table(self, table: str) -> None:
        """A table has been deleted: nobody has any business there."""
        self._live.pop(table, None)
        self.on_seating(table)

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def here(self) -> dict[str, frozenset[int]]:
        """From which seats somebody looks at a table now, for each table that is looked at."""
        return {id: hosted.presence.here() for id, hosted in self._watched().items()}

    def _make_room(self) -> None:
        spare = [
            id
            for id, hosted in self._live.items()
            if not hosted.presence.watches
            and not hosted.lock.locked()
            and not self._house.bots.busy_at(id)
        ]
        for id in spare[: max(0, len(self._live) - self._most)]:
            del self._live[id]

    async def read_again(self, hosted: Hosted) -> None:
        """Take over what the store says; those who watch keep watching."""
        hosted.take_over(await self._opened(hosted.id))
        self.tell(hosted)

    async def _opened(self, table: str) -> Hosted:
        """A table from the store, repaired where a rule has changed; one of all workers stores
        it."""
        while True:
            kept = await self._house.store.read(table)
            if kept is None:
                raise UnknownTable(table)
            try:
                hosted, append = await asyncio.to_thread(mending.opened, kept, time.time())
            except NewerTable:
                raise Refused(NEWER, "error-table-newer") from None
            hosted.ends = self._house.keeping.ends(kept.farewell)
            if append is None or await self._house.store.append(append):
                return hosted

    async def catch_up(self, hosted: Hosted) -> None:
        """Let happen here what other workers have stored."""
        events = await self._house.store.events_after(hosted.id, hosted.record.version)
        if events:
            try:
                for event in events:
                    hosted.apply(event)
            except NewerTable:
                raise Refused(NEWER, "error-table-newer") from None
            finally:
                self.tell(hosted)

    async def _mend(self, hosted: Hosted) -> None:
        """Memory may be ahead of a store that could not be written to."""
        async with hosted.lock:
            if hosted.broken:
                await self.read_again(hosted)

    def tell(self, hosted: Hosted) -> None:
        """Every page looks again, and bots whose turn it is begin to think."""
        hosted.presence.tell()
        self._house.bots.wake(hosted)

    async def _watch_others(self) -> None:
        """Find out what other workers have done at the tables somebody watches here."""
        while True:
            await asyncio.sleep(
                self._look_around * (_TOLD if self._house.store.voice.listening else 1)
            )
            if watched := self._watched():
                await self._look_once(watched)

    def _hear(self, heard: Heard) -> None:
        """Another worker has stored something: what is looked at here follows at once."""
        if heard.what != EVENTS:
            self.on_seating(heard.table or None)
        known = {id: it for id, it in self._live.items() if heard.table in (id, "")}
        if known and heard.what != ROLES:
            task = asyncio.create_task(self._look_once(known))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    def _watched(self) -> dict[str, Hosted]:
        return {id: hosted for id, hosted in self._live.items() if hosted.presence.watches}

    async def _look_once(self, watched: Mapping[str, Hosted]) -> None:
        try:
            await self._look_at(watched)
        except Refused:
            _LOG.warning("a newer version plays at a table that is looked at here")
        except SQLAlchemyError as error:
            _LOG.error("the database does not answer: %s", type(error).__name__)

    async def _look_at_seating(self, watched: Mapping[str, Hosted]) -> None:
        """Where no database tells: who may do what at the tables that are watched here."""
        before, self._seating = self._seating, await self._house.store.seating_of(watched)
        for table in watched:
            if table in before and before[table] != self._seating.get(table):
                self.on_seating(table)

    async def _look_at(self, watched: Mapping[str, Hosted]) -> None:
        if not self._house.store.voice.carries:
            await self._look_at_seating(watched)
        versions = await self._house.store.versions(watched)
        for id, hosted in watched.items():
            if versions.get(id, 0) > hosted.record.version:
                async with hosted.lock:
                    await self.catch_up(hosted)
