"""Time that runs out: a bot plays for somebody who has let the others wait too long.

Each worker looks every so often for tables where somebody's time is over. The last person at a
table is never replaced: where nobody waits, nobody is late.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from emberhold.kernel.errors import EmberholdError
from emberhold.players import COMPANY
from emberhold.server.house.pages import shown
from emberhold.server.house.people.doing import Doing
from emberhold.server.house.people.said import Pace, SetClock, Vacation
from emberhold.server.house.people.seating import sits
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.table.clock import CLOCK, MOST_DAYS, PERIODS, VACATION
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import BOT, Record
from emberhold.server.store.records import Append, SeatRow

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_LOG = logging.getLogger("emberhold.house")
_EVERY = 10.0


class Timing:
    """The clocks of all tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look_round(time.time())
            except SQLAlchemyError as error:
                _LOG.error("clocks cannot be read: %s", type(error).__name__)
            except Exception:
                _LOG.exception("a clock could not be looked at")

    async def look_round(self, now: float) -> None:
        """Let bots play for everybody whose time is over."""
        for table in await self._house.store.overdue(now):
            try:
                await self._replace(table, now)
            except EmberholdError as error:
                _LOG.info("a seat could not be replaced: %s", type(error).__name__)

    async def _replace(self, table: str, now: float) -> None:
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            await self._house.tables.catch_up(hosted)
            for seat in late(hosted.record, now):
                row = hosted.record.seats[seat]
                bot = SeatRow(seat, BOT, COMPANY, row.name)
                await self._house.keep(hosted, sits(hosted, bot, now, late=True))


def late(record: Record, now: float) -> list[int]:
    """The seats of people who are out of time while somebody else waits for them."""
    people = record.people()
    return [
        seat
        for seat in timed(record)
        if len(people) > 1 and (record.clock.until(seat) or now) < now
    ]


def timed(record: Record) -> list[int]:
    """The seats for which time runs: of people who are asked, where others wait."""
    if record.result is not None or len(record.people()) < 2:
        return []
    return [seat for seat in record.acting() if not record.is_bot(seat)]


def append_for(doing: Doing, frame: Pace | SetClock | Vacation) -> Append:
    """How fast bots play, how long people may take, and who is away for some days."""
    match frame:
        case SetClock():
            return _wind(doing, frame)
        case Vacation():
            return _rest(doing, frame)
    if not doing.viewer.host and not doing.viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    return doing.done("pace", {"bots": frame.bots})


def _wind(doing: Doing, frame: SetClock) -> Append:
    """The host says how long a turn may take."""
    if not doing.viewer.host:
        raise Refused(NOT_YOURS, "error-only-host")
    if frame.seconds not in PERIODS:
        raise Refused(ILLEGAL, "error-clock")
    return doing.done(CLOCK, {"seconds": frame.seconds})


def _rest(doing: Doing, frame: Vacation) -> Append:
    """Somebody with a seat stops their own time for some days, or lets it run again."""
    if frame.seat not in doing.viewer.seats:
        raise Refused(NOT_YOURS, "error-not-your-seat", given=frame.seat)
    taken = doing.record.clock.rested.get(frame.seat, 0)
    if taken + frame.days > MOST_DAYS:
        raise Refused(ILLEGAL, "error-vacation", left=max(0, MOST_DAYS - taken))
    return doing.done(VACATION, {"seat": frame.seat, "days": frame.days})


def told(hosted: Hosted) -> shown.Clock:
    """What pages show of it."""
    record, now = hosted.record, time.time()
    return shown.Clock(
        seconds=record.clock.seconds,
        until=[
            (seat, end) for seat in timed(record) if (end := record.clock.until(seat)) is not None
        ],
        resting=[seat for seat, end in record.clock.resting.items() if end > now],
    )
