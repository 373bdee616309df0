"""Whether somebody may know what is hidden at a table, and dealing it again before they profit.

A table's luck is known if its seed was wished, if it came from a file, a position or another table,
if its save was handed out, or if somebody alone undid what luck had shown or gave away a seat.
When the first opponent arrives, what is hidden is dealt again from secret luck, at the beginning of
the step under way. Where that is impossible, newcomers are told first. Where everybody plays on one
side there is nobody to be wronged, and nothing is dealt again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import TypedDict

from emberhold.kernel.game import opposed
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer

SECRET_BYTES = 16


class Dealt(TypedDict):
    """A deal as its event keeps it."""

    seed: str
    seats: list[int]
    """The seats that keep what they know."""
    by: int
    to: int
    """How many answers had been given."""


def opponents_of(record: Record, seat: int, own: Collection[int]) -> list[int]:
    """Whom somebody who sits down meets: the seats of other people, if they play against them.

    `own` are the seats their browser holds.
    """
    people = record.people() | {seat}
    return sorted(people - {seat, *own}) if opposed(record.table.sides, people) else []


def deal_for(record: Record, seat: int, own: Collection[int]) -> Dealt | None:
    """How what is hidden is dealt again for somebody who sits down; None where it cannot be.

    The player who was here before keeps their hand, unless nothing has been played yet.
    """
    was_here = opponents_of(record, seat, own)[0]
    untouched = not record.answers and record.header.position is None
    seats = range(record.header.players) if untouched else [was_here]
    return dealt(record, seats, was_here)


def dealt(record: Record, seats: Sequence[int], by: int) -> Dealt | None:
    """What is stored of a deal that keeps what some seats know; None where it is impossible."""
    seed, trial = token_hex(SECRET_BYTES), record.table.fork()
    try:
        trial.deal(seed, seats)
    except Exception:
        # A game from elsewhere may not know how, and a position may leave no other way to deal.
        return None
    return {"seed": seed, "seats": list(seats), "by": by, "to": trial.count}


def is_exposed(record: Record) -> bool:
    """Whether it makes a difference if somebody learns the luck of a table now.

    Undoing the end of a game is noted by itself.
    """
    return not record.known and record.result is None and len(record.table.sides) > 1


def plays_on_against(record: Record, viewer: Viewer, seat: int) -> bool:
    """Whether somebody keeps playing against a seat of theirs that they give away."""
    side = next(side for side in record.table.sides if seat in side)
    return seat in viewer.seats and not viewer.seats <= set(side)


def warning(record: Record, seat: int, own: Collection[int]) -> str | None:
    """What somebody has to know before they sit down: the id of a message."""
    if record.result is not None or not opponents_of(record, seat, own):
        return None
    if seat in record.handed:
        return "server-join-handed"
    if record.known and deal_for(record, seat, own) is None:
        return "server-join-known"
    return None
