"""The store as the house uses it: reading in threads of its own, writing by group commit.

The repository, or persistence layer: nothing above it knows SQL.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from emberhold.kernel.causes import cause_of
from emberhold.server.store import (
    calls,
    campaigns,
    following,
    keeping,
    openings,
    people,
    tables,
    ways,
)
from emberhold.server.store.engines import StoreError, engine_for, url_of
from emberhold.server.store.hearing import EVENTS, ROLES, Voice
from emberhold.server.store.migrating import NewerDatabase, migrate
from emberhold.server.store.records import (
    Append,
    Attempt,
    Begun,
    CampaignHeader,
    CampaignKept,
    ChapterBegun,
    Event,
    Kept,
    Summary,
    Turned,
)
from emberhold.server.store.reports import Reported, reports
from emberhold.server.store.writer import Writer

Value = TypeVar("Value")
_READERS = 4


class Store:
    """One database. Every method can be called from any task; none blocks the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store reader")
        self.voice = Voice(engine)

    @classmethod
    def open(cls, address: str | None = None) -> Store:
        """Open the database (by default the person's own), made ready for this version."""
        engine = engine_for(address)
        shown = url_of(address).render_as_string(hide_password=True)
        try:
            migrate(engine)
            with engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except NewerDatabase:
            engine.dispose()
            raise StoreError("error-database-newer", given=shown) from None
        except SQLAlchemyError as error:
            engine.dispose()
            why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            cause = cause_of(error, why)
            raise StoreError("error-database-open", given=shown, why=cause) from None
        return cls(engine)

    async def close(self) -> None:
        """Store what is under way and let the database go."""
        await asyncio.to_thread(self.voice.stop)
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self.engine.dispose()

    async def read_with(self, work: Callable[[Connection], Value]) -> Value:
        """What some work finds in the database."""

        def reading() -> Value:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write_with(self, table: str, work: Callable[[Connection], Value]) -> Value:
        """Do some work in the next transaction; when it returns, it is stored."""
        return await asyncio.wrap_future(self._writer.write(table, work))

    # Tables

    async def begin(self, begun: Begun) -> None:
        await self.write_with(begun.header.id, lambda c: tables.begin(c, begun))

    async def append(self, append: Append) -> bool:
        """Store events; False if another worker stored one of that number or id before."""

        def storing(connection: Connection) -> bool:
            stored = tables.append(connection, append)
            if stored:
                openings.follow(connection, append)
                self.voice.tell(connection, EVENTS, append.table)
            return stored

        return await self.write_with(append.table, storing)

    async def follow(self, begun: Begun, last: Append, roles: Mapping[str, str]) -> bool:
        """A new table for the people of an old one; False if somebody else was faster."""

        def storing(connection: Connection) -> bool:
            stored = following.follow(connection, begun, last, roles)
            if stored:
                self.voice.tell(connection, EVENTS, last.table)
            return stored

        return await self.write_with(last.table, storing)

    async def read(self, table: str) -> Kept | None:
        return await self.read_with(lambda c: tables.read(c, table))

    async def game_of(self, table: str) -> str:
        return await self.read_with(lambda c: tables.game_of(c, table))

    async def events_after(self, table: str, number: int) -> tuple[Event, ...]:
        return await self.read_with(lambda c: tables.events_after(c, table, number))

    async def number_of(self, table: str, client_id: str) -> int | None:
        """The number under which something with this client id has been stored."""
        return await self.read_with(lambda c: tables.number_of(c, table, client_id))

    async def attempts(self, game: str, seed: int | str) -> list[Attempt]:
        """What came of the tables that were opened with a seed."""
        return await self.read_with(lambda c: tables.attempts(c, game, seed))

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        wanted = list(ids)
        return await self.read_with(lambda c: tables.versions(c, wanted))

    async def look_after(self, now: float, keep: float, notice: float) -> keeping.Kept:
        """Tell old tables that they will be deleted, and delete those told long ago."""
        return await self.write_with("", lambda c: keeping.look_after(c, now, keep, notice))

    async def probe(self, now: float) -> None:
        """Read and write something: an error where the disk is full or the database is away."""
        await self.read_with(lambda c: c.execute(text("SELECT 1")).all())
        await self.write_with("", lambda c: keeping.note_round(c, probed=now))

    async def reports(self) -> list[Reported]:
        """What people have reported to the operator."""
        return await self.read_with(reports)

    # Campaigns

    async def begin_campaign(self, header: CampaignHeader, begun: Sequence[ChapterBegun]) -> None:
        """A campaign with the tables of its chapters."""
        await self.write_with(header.id, lambda c: campaigns.begin(c, header, begun))

    async def turn(self, turned: Turned) -> bool:
        """Close a chapter and open the next; False if somebody else was faster."""

        def storing(connection: Connection) -> bool:
            stored = campaigns.turn(connection, turned)
            if stored:
                self.voice.tell(connection, EVENTS, turned.closing.table)
            return stored

        return await self.write_with(turned.campaign, storing)

    async def campaign(self, id: str) -> CampaignKept | None:
        return await self.read_with(lambda c: campaigns.read(c, id))

    async def campaigns_of(self, secret: str) -> list[CampaignKept]:
        """The campaigns at whose tables a browser has something to do, the last touched first."""
        return await self.read_with(lambda c: campaigns.of_browser(c, people.hashed(secret)))

    async def campaign_roles(self, secret: str, id: str) -> frozenset[str]:
        """What a browser may do at the newest table of a campaign at which it has a place."""
        return await self.read_with(lambda c: campaigns.roles(c, people.hashed(secret), id))

    async def overdue(self, now: float) -> list[str]:
        """The tables where somebody's time is over."""
        return await self.read_with(lambda c: tables.overdue(c, now))

    # Calls

    async def allow_calls(
        self, secret: str, table: str, chosen: calls.Chosen, language: str
    ) -> None:
        now = time.time()
        await self.write_with(table, lambda c: calls.allow(c, secret, table, chosen, language, now))

    async def refuse_calls(self, secret: str, table: str) -> None:
        await self.write_with(table, lambda c: calls.refuse(c, secret, table))

    async def call_of(self, secret: str, table: str) -> calls.Chosen | None:
        """How a browser is called to a table; None where it has not allowed it."""
        return await self.read_with(lambda c: calls.chosen_by(c, secret, table))

    async def see(self, here: Mapping[str, Collection[int]], now: float) -> None:
        """Note at which tables somebody looks from which seats, where that matters to anybody."""
        wanted = await self.read_with(lambda c: calls.called(c, here))
        seen = {table: here[table] for table in wanted}
        if seen:
            await self.write_with("", lambda c: calls.see(c, seen, now))

    async def to_be_called(self, before: float) -> list[calls.Call]:
        return await self.read_with(lambda c: calls.waiting(c, before))

    async def claim(self, call: calls.Call, letter: ways.Posted | None = None) -> bool:
        """Whether this worker is the one that decides about a call; its letter is then posted."""

        def claiming(connection: Connection) -> bool:
            claimed = calls.claim(connection, call)
            if claimed and letter is not None:
                ways.post(connection, letter, time.time())
            return claimed

        return await self.write_with(call.table, claiming)

    async def cause(self, table: str, number: int) -> int | None:
        """The seat whose answer led to a version of a table, if it was an answer."""
        return await self.read_with(lambda c: calls.cause(c, table, number))

    # People

    async def knows_browser(self, secret: str) -> bool:
        return await self.read_with(lambda c: people.knows_browser(c, secret))

    async def roles(self, secret: str, table: str) -> frozenset[str]:
        """What a browser may do at a table: `host`, `spectator`, and numbers of seats."""
        return await self.read_with(lambda c: people.roles(c, secret, table))

    async def grant(self, secret: str, table: str, roles: Iterable[str]) -> None:
        now, wanted = time.time(), list(roles)
        await self.seat(table, lambda c: people.grant(c, secret, table, wanted, now))

    async def revoke(self, table: str, role: str) -> None:
        """Take a role from every browser, and make its links useless."""
        now = time.time()
        await self.seat(table, lambda c: people.revoke(c, table, role, now))

    async def forget(self, secret: str, table: str) -> None:
        """Let a browser have nothing to do with a table any more."""
        await self.seat(table, lambda c: people.forget(c, secret, table))

    async def seat(self, table: str, work: Callable[[Connection], Value]) -> Value:
        """Change who may do what at a table, so that every worker knows at once."""

        def seating(connection: Connection) -> Value:
            found = work(connection)
            self.voice.tell(connection, ROLES, table)
            return found

        return await self.write_with(table, seating)

    async def seating_of(self, ids: Iterable[str]) -> dict[str, int]:
        """A number for each table that changes with what anybody may do there."""
        wanted = list(ids)
        return await self.read_with(lambda c: people.seating_of(c, wanted))

    async def holders(self, table: str) -> dict[str, int]:
        """How many browsers hold each role of a table."""
        return await self.read_with(lambda c: people.holders(c, table))

    async def new_link(self, table: str, role: str) -> str:
        """The secret of a new link; only its hash is kept."""
        now = time.time()
        return await self.write_with(table, lambda c: people.new_link(c, table, role, now))

    async def use_link(self, token: str, secret: str) -> people.Used:
        """Exchange a link for its role; what came of it is in `status`."""
        now = time.time()

        def using(connection: Connection) -> people.Used:
            used = people.use_link(connection, token, secret, now)
            if used.status == "granted" and used.table is not None:
                self.voice.tell(connection, ROLES, used.table)
            return used

        return await self.write_with("", using)

    async def link(self, token: str) -> people.Link | None:
        """A link as it is, without using it."""
        return await self.read_with(lambda c: people.link(c, token))

    async def links(self, table: str) -> list[people.Link]:
        return await self.read_with(lambda c: people.links_of(c, table))

    async def tables_of(self, secret: str) -> list[Summary]:
        """The tables at which a browser has something to do, the last touched first."""
        return await self.read_with(lambda c: tables.of_browser(c, people.hashed(secret)))
