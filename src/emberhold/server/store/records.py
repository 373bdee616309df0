"""What goes into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from emberhold.kernel.game import Result


class Ended(Struct, frozen=True):
    """How a game ended. Tables stored earlier say less: only the reason and the winners."""

    reason: str
    winners: tuple[int, ...]
    requested: int = 0
    """How often somebody was asked to agree to an undo."""
    unsure: bool = False
    """Whether only the reason is known, not who won."""
    repaired: int = 0
    """How often something was set by hand: such a game counts in no statistics."""

    @property
    def result(self) -> Result:
        return Result(self.winners, self.reason)


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
    rules: int = 0
    """The version of the game's rules it was opened or last repaired under; 0 where nobody
    noted."""


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
    result: Ended | None = None
    due: float | None = None
    """When the time of somebody who is asked is over, where time runs."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The gauges of a game when a turn begins, which everybody sees."""

    answers: int
    round: int
    levels: dict[str, tuple[int, int]]
    """How much there is of what, and how much there can be, by the id of its area."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events that are stored together or not at all, and what they make of the table."""

    table: str
    events: tuple[Event, ...]
    answers: int
    acting: list[int]
    result: Ended | None = None
    seats: tuple[SeatRow, ...] = ()
    snapshot: Snapshot | None = None
    carried: dict[str, Any] | None = None
    """What a chapter leaves that has just been played to its end."""
    rules: int | None = None
    """The version of the rules the table continues under, where it was repaired."""
    due: float | None = None
    """When the time of somebody who is asked is over, where time runs."""
    reading: Reading | None = None
    """The gauges, where another turn begins."""
    goes_back: bool = False
    """Whether answers have been undone."""


@dataclass(frozen=True, slots=True)
class InCampaign:
    """Where a table is in its campaign."""

    campaign: str
    number: int
    closed: bool = False
    """Whether the chapter has been closed: everybody has moved on."""
    next: str | None = None
    """The table of the next chapter; none while this one is open, and after the last."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is read back: header, seats, the last snapshot and the events after it."""

    header: Header
    seats: tuple[SeatRow, ...]
    snapshot: Snapshot
    tail: tuple[Event, ...]
    result: Ended | None = None
    place: InCampaign | None = None
    farewell: float | None = None


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
    result: Ended | None
    campaign: str | None = None
    """The campaign it is a chapter of."""
    farewell: float | None = None
    """When it was told that it will be deleted; None where that is not to be feared."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's table of a game that many play from the same seed."""

    browser: str
    """The hash of the browser that opened it."""
    options: dict[str, Any]
    created: float
    answers: int
    result: Ended | None


@dataclass(frozen=True, slots=True)
class CampaignHeader:
    """What a campaign was begun with; it never changes."""

    id: str
    game: str
    players: int
    seed: int | str
    options: dict[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class ChapterRow:
    """A record, the table played from it, and what that table left."""

    number: int
    record: dict[str, Any]
    table: str | None
    carried: dict[str, Any] | None = None
    result: Ended | None = None


@dataclass(frozen=True, slots=True)
class CampaignKept:
    """A campaign as it is read back."""

    header: CampaignHeader
    chapters: tuple[ChapterRow, ...]
    touched: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class ChapterBegun:
    """A chapter of a campaign that is stored for the first time."""

    record: dict[str, Any]
    table: Begun | None
    """The table it is played at; None where the campaign is over."""
    carried: dict[str, Any] | None = None
    """What it leaves, where it has been played to its end."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A chapter closed and the next one opened: stored together or not at all."""

    campaign: str
    number: int
    """The number of the new chapter."""
    record: dict[str, Any]
    closing: Append
    """The event that tells the old table."""
    opening: Begun | None
    """The new table; None where the campaign is over."""
    time: float
