"""The hall: tables that are open to anybody, for those who look for people to play with.

The list is read from the store once for everybody who looks at it, every few seconds and only
while somebody does; what changes through this worker is told at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Protocol, cast

from emberhold.games import game_named
from emberhold.language import speech
from emberhold.server.house.pages import leaving, told
from emberhold.server.house.people.names import proper
from emberhold.server.house.refusing import ILLEGAL, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.readings import reading_of
from emberhold.server.house.table.record import OPEN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.house.visiting import Visiting
from emberhold.server.store import Store
from emberhold.server.store import openings as kept
from emberhold.server.store.circles import Company
from emberhold.server.store.openings import Came, Open, Opening
from emberhold.server.store.people import hashed

_EVERY = 3.0
"""Seconds between two looks into the store while somebody is in the hall."""
_REFUSALS = {Came.NOT_OPEN: "error-hall-closed", Came.FULL: "error-hall-full"}


class Tables(Protocol):
    """What is needed of the tables of a house."""

    async def hosted(self, table: str) -> Hosted: ...


class Guests(Protocol):
    """What is needed of those who come to tables."""

    async def arrive(
        self, table: str, seat: int, name: str | None = None, own: Collection[int] = ()
    ) -> None: ...

    async def warning(self, table: str, seat: int, own: Collection[int]) -> str | None: ...


class Lobby:
    """The open tables of a house."""

    def __init__(self, store: Store, tables: Tables, guests: Guests, visiting: Visiting) -> None:
        self._store = store
        self._tables = tables
        self._guests = guests
        self._visiting = visiting
        self.every = _EVERY
        self._waiting: set[asyncio.Event] = set()
        self._looking: asyncio.Task[None] | None = None
        self.looks = 0
        """How often the store has been asked for the sake of those who wait."""

    # Looking

    async def look(self, secret: str | None, language: str) -> told.Hall:
        """The open tables, without those of people who do not want to meet this one."""
        browser, now = hashed(secret or ""), time.time()
        store = self._store
        found = await store.read_with(lambda c: kept.all_open(c, now))
        hidden = await store.read_with(lambda c: kept.shut_out(c, browser))
        mine = await store.read_with(lambda c: kept.at_home(c, browser))
        company = await self._visiting.company(now)
        return told.Hall(
            tables=[
                _row(each, each.summary.header.id in mine, company, language)
                for each in found
                if each.summary.header.id not in hidden and _is_shown(each)
            ],
            people=company.people,
            at=company.tables,
        )

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the list may be another one."""
        changed = asyncio.Event()
        self._waiting.add(changed)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_round())
        try:
            yield changed
        finally:
            self._waiting.discard(changed)
            if not self._waiting and self._looking is not None:
                self._looking.cancel()
                self._looking = None

    async def _look_round(self) -> None:
        last: int | None = None
        while True:
            found = await self._store.read_with(lambda c: kept.all_open(c, time.time()))
            self.looks += 1
            signature = kept.signature(found)
            if last is not None and signature != last:
                self.tell()
            last = signature
            await asyncio.sleep(self.every)

    def tell(self) -> None:
        for changed in self._waiting:
            changed.set()

    # The host

    async def opening(self, table: str) -> told.Opening | None:
        """How a table is open, for its host."""
        found = await self._store.read_with(lambda c: kept.opening_of(c, table))
        if found is None:
            return None
        return told.Opening(
            seats=found.seats,
            watch=found.watch,
            level=cast("told.Level", found.level),
            languages=list(found.languages),
        )

    async def open(self, table: str, secret: str, wish: told.Opening) -> None:
        """Open a table to anybody, change how, or close it where nothing is left open."""
        hosted = await self._tables.hosted(table)
        if hosted.record.place is not None:
            raise Refused(ILLEGAL, "error-hall-campaign")
        if not wish.seats and not wish.watch:
            await self._store.write_with(table, lambda c: kept.close(c, table))
            self.tell()
            return
        if hosted.record.result is not None:
            raise Refused(ILLEGAL, "error-hall-over")
        languages = tuple(sorted(set(wish.languages)))
        seconds = hosted.record.clock.seconds
        opening = Opening(wish.seats, wish.watch, wish.level, languages, seconds)
        now = time.time()
        opened = await self._store.write_with(
            table, lambda c: kept.open_to_all(c, table, secret, opening, now)
        )
        if not opened:
            raise Refused(ILLEGAL, "error-hall-many", most=kept.MOST_OPEN)
        if (reading := reading_of(hosted)) is not None:
            answers = reading.answers
            await self._store.write_with(table, lambda c: kept.note(c, table, answers, reading))
        self.tell()

    async def block(self, table: str, secret: str, seat: int) -> None:
        """Never meet the people of a seat again: not in the hall and not by a letter."""
        browser = hashed(secret)
        await self._store.write_with(table, lambda c: kept.block(c, browser, table, seat))
        self.tell()

    # Coming

    async def warning(self, table: str, secret: str) -> str | None:
        """What somebody has to know before they sit down: the id of a message."""
        seat = await self._store.read_with(lambda c: kept.free_seat(c, table))
        if seat is None:
            return None
        own = Viewer.of(await self._store.roles(secret, table)).seats
        return await self._guests.warning(table, seat, own)

    async def sit(self, table: str, secret: str, name: str) -> None:
        """Take the first free seat."""
        now, store = time.time(), self._store
        came, seat = await store.seat(table, lambda c: kept.sit_down(c, table, secret, now))
        _need(came)
        if seat is not None:
            await self._guests.arrive(table, seat, proper(name) or None)
        self.tell()

    async def watch(self, table: str, secret: str) -> None:
        """Look on; also where one has a seat already."""
        now = time.time()
        _need(await self._store.seat(table, lambda c: kept.come_to_watch(c, table, secret, now)))


def _need(came: Came) -> None:
    if came in _REFUSALS:
        raise Refused(ILLEGAL, _REFUSALS[came])


def _free(found: Open) -> int:
    waiting = sum(row.who == OPEN for row in found.summary.seats)
    return waiting if found.opening.seats else 0


def _is_shown(found: Open) -> bool:
    """A full table that nobody may watch is of no use to anybody."""
    return found.opening.watch or _free(found) > 0


def _row(found: Open, mine: bool, company: Company, language: str) -> told.HallRow:
    row = leaving.summary(found.summary, language)
    return told.HallRow(
        table=row.table,
        game=row.game,
        title=row.title,
        about=row.about,
        players=row.players,
        free=_free(found),
        watch=found.opening.watch,
        level=cast("told.Level", found.opening.level),
        languages=list(found.opening.languages),
        seconds=found.opening.seconds,
        opened=found.made,
        answers=row.answers,
        free_undo=row.free_undo,
        mine=mine,
        watchers=company.watchers.get(row.table, 0),
        market=_market(found, language),
        course=_course(found, language),
    )


def _market(found: Open, language: str) -> list[told.HallCard]:
    header = found.summary.header
    cards = game_named(header.game).choices.displayed(header.setup)
    return [told.HallCard(card=c.slug, kind=c.kind, name=c.name.text(language)) for c in cards]


def _course(found: Open, language: str) -> told.HallCourse | None:
    """Its course so far, for those who may watch, without the turns that were undone."""
    if found.course is None:
        return None
    decisive = game_named(found.summary.header.game).decisive
    course = found.course.until(found.summary.answers)
    if decisive is None or not course.points:
        return None
    say = speech(language)
    return told.HallCourse(
        measured=say(decisive.measured),
        round=course.points[-1][1],
        curves=[
            told.HallCurve(
                id=id,
                name=say(decisive.shared[id]) if id in decisive.shared else "",
                most=course.most[place],
                levels=[point[2 + place] for point in course.points],
            )
            for place, id in enumerate(course.of)
        ],
    )
