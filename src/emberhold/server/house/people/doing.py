"""Somebody doing something at a table, and what everybody needs for it: a seat of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from emberhold.server.house.refusing import NOT_YOURS, Refused
from emberhold.server.house.table.happening import append_of, happens
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.records import Append


@dataclass(frozen=True, slots=True)
class Doing:
    """Something somebody does at a table: where, who, when, and what their page calls it."""

    hosted: Hosted
    viewer: Viewer
    time: float
    id: str | None = None

    @property
    def record(self) -> Record:
        return self.hosted.record

    def done(self, kind: str, data: Mapping[str, Any]) -> Append:
        """It happens, and this is all that does."""
        return append_of(self.record, happens(self.hosted, kind, data, self.time, self.id))


def need_seat(record: Record, viewer: Viewer, seat: int) -> None:
    """Only who holds a seat may act for it, and not while a bot plays it."""
    if seat not in viewer.seats or not 0 <= seat < record.header.players:
        raise Refused(NOT_YOURS, "error-not-your-seat", given=seat)
    if record.is_bot(seat):
        raise Refused(NOT_YOURS, "error-seat-of-bot", given=seat)
