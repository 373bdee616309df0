"""What goes into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Header:
    """What a table was opened with; it never changes."""

    id: str
    game: str
    players: int
    seed: int | str
    setup: dict[str, Any]
    position: dict[str, Any] | None
    options: dict[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat: a person, a bot by name, or nobody yet."""

    seat: int
    who: str
    bot: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table, in the order of its numbers."""

    number: int
    kind: str
    data: dict[str, Any]
    client_id: str | None
    time: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that the events up to a number came to, so that loading need not read them."""

    number: int
    answers: list[Any]
    standing: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Begun:
    """A new table: its header, who sits where, and answers it begins with."""

    header: Header
    seats: tuple[SeatRow, ...]
    first: Snapshot
    acting: list[int]
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """Events that are stored together or not at all, and what they make of the table."""

    table: str
    events: tuple[Event, ...]
    answers: int
    acting: list[int]
    result: dict[str, Any] | None = None
    seats: tuple[SeatRow, ...] = ()
    snapshot: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is read back: header, seats, the last snapshot and the events after it."""

    header: Header
    seats: tuple[SeatRow, ...]
    snapshot: Snapshot
    tail: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list of tables."""

    header: Header
    seats: tuple[SeatRow, ...]
    roles: tuple[str, ...]
    answers: int
    acting: list[int]
    touched: float
    finished: float | None
    result: dict[str, Any] | None
    farewell: float | None = None
    """When it was told that it will be deleted; None where that is not to be feared."""
