"""How long people may take, as they may change it and as pages are told of it."""

from __future__ import annotations

import time

from emberhold.server.house.pages import shown
from emberhold.server.house.people.doing import Doing
from emberhold.server.house.people.said import Pace, SetClock, Vacation
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.table.clock import CLOCK, MOST_DAYS, PERIODS, VACATION
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.store.records import Append


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
