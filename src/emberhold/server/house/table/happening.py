"""Letting something happen at a table in memory, and what has to be stored for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from emberhold.kernel.game import Result
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import GOES_BACK, Record
from emberhold.server.store.records import Append, Ended, Event, SeatRow


def happens(
    hosted: Hosted, kind: str, data: Mapping[str, Any], time: float, id: str | None = None
) -> Event:
    """The next event of a table, which happens in memory at once."""
    event = Event(hosted.record.version + 1, kind, dict(data), id, time)
    hosted.apply(event)
    return event


def append_of(record: Record, *events: Event, seats: tuple[SeatRow, ...] = ()) -> Append:
    """What has happened in memory, for the store."""
    return Append(
        table=record.header.id,
        events=events,
        answers=len(record.answers),
        acting=record.acting(),
        result=result_of(record.result, record.requested, len(record.repairs)),
        seats=seats,
        snapshot=record.snapshot() if record.snapshot_due() else None,
        carried=_carried(record),
        due=None if record.result is not None else record.clock.due(record.acting()),
        goes_back=any(event.kind in GOES_BACK for event in events),
    )


def with_snapshot(
    record: Record,
    events: Sequence[Event],
    seats: tuple[SeatRow, ...] = (),
    rules: int | None = None,
) -> Append:
    """What has happened to the table itself, kept with a snapshot of what it came to."""
    append = append_of(record, *events, seats=seats)
    return replace(append, snapshot=record.snapshot(), rules=rules)


def noted(hosted: Hosted, kind: str, time: float, **data: Any) -> Append:
    """Something that is remembered, of which everybody may be told: luck exposed, a seat handed
    on or taken away, something tried out elsewhere."""
    return append_of(hosted.record, happens(hosted, kind, data, time))


def _carried(record: Record) -> dict[str, Any] | None:
    """What a chapter leaves, stored with its last answer: nobody will have to replay it."""
    if record.place is None or record.table.result is None:
        return None
    return record.table.game.carried(record.table.state)


def result_of(result: Result | None, requested: int = 0, repaired: int = 0) -> Ended | None:
    """How a game ended, for the list of finished games."""
    if result is None:
        return None
    return Ended(result.reason, tuple(result.winners), requested, repaired=repaired)
