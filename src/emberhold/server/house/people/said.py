"""What a player's page may say, field by field; anything else is refused where it is read.

Every shape is strict: no field too many, none of the wrong kind, nothing longer than it may be.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Name = Annotated[str, Meta(max_length=40)]
Target = Annotated[str, Meta(min_length=1, max_length=200)]
"""The id of a piece, zone or area of the scene."""
Words = Annotated[str, Meta(min_length=1, max_length=120)]


class Frame(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A message of a player; `id` is the page's own number for it."""

    id: Id


class Answer(Frame, tag="answer"):
    version: Count
    seat: Seat
    key: Annotated[str, Meta(min_length=1, max_length=1000)]


class Undo(Frame, tag="undo"):
    version: Count
    seat: Seat
    to: Count


class UndoTurn(Frame, tag="undo-turn"):
    version: Count
    seat: Seat


class UndoAsk(Frame, tag="undo-ask"):
    to: Count
    version: Count | None = None
    seat: Seat | None = None


class UndoReply(Frame, tag="undo-reply"):
    yes: bool
    version: Count | None = None
    seat: Seat | None = None


Fix = tuple[Annotated[str, Meta(min_length=1, max_length=200)], Annotated[int, Meta(ge=0, le=999)]]


class RepairAsk(Frame, tag="repair-ask"):
    """Set numbers of the table by hand, if everybody agrees."""

    fixes: Annotated[list[Fix], Meta(min_length=1, max_length=30)]
    version: Count
    seat: Seat


class RepairReply(Frame, tag="repair-reply"):
    yes: bool
    version: Count


class Show(Frame, tag="show"):
    """Look with the eyes of another of my seats."""

    seat: Seat | None


class Language(Frame, tag="language"):
    lang: Literal["en", "pl", "fr"]


class SeatChange(Frame, tag="seat"):
    seat: Seat
    who: Literal["person", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Pace(Frame, tag="pace"):
    bots: Literal["slow", "normal", "fast", "instant"]


class SetClock(Frame, tag="clock"):
    """The host says how many seconds a turn may take; 0: as many as anybody likes."""

    seconds: Count


class Vacation(Frame, tag="vacation"):
    """Somebody's own time stops for some days; 0: it runs again."""

    seat: Seat
    days: Annotated[int, Meta(ge=0, le=21)]


class Hint(Frame, tag="hint"):
    seat: Seat
    version: Count | None = None


class Why(Frame, tag="why"):
    """Why can this seat not choose what was tapped?"""

    seat: Seat
    target: Target


class Foresee(Frame, tag="foresee"):
    """What lies ahead of this seat?"""

    seat: Seat


class Conditions(Frame, tag="conditions"):
    """Which conditions can be set about something on the table?"""

    seat: Seat
    target: Target


class Condition(Struct, forbid_unknown_fields=True, kw_only=True):
    """What must be so before a queued answer is given (`players/conditions.py`)."""

    kind: Literal["in", "left", "least", "most", "none", "turn"]
    about: Annotated[str, Meta(max_length=200)] = ""
    place: Annotated[str, Meta(max_length=200)] = ""
    number: Annotated[int, Meta(ge=0, le=999)] = 0


class Judge(Frame, tag="judge"):
    """Which of the conditions that were set hold now?"""

    seat: Seat
    conditions: Annotated[list[Condition], Meta(min_length=1, max_length=36)]


class Concede(Frame, tag="concede"):
    seat: Seat
    version: Count | None = None


class Say(Frame, tag="say"):
    """Point at something, say a ready phrase, or write a line."""

    seat: Seat
    target: Target | None = None
    phrase: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    text: Words | None = None


class Pin(Frame, tag="pin"):
    """Pin a plan to something that everybody sees."""

    seat: Seat
    target: Target
    text: Words


class Unpin(Frame, tag="unpin"):
    seat: Seat
    note: Count


class Chat(Frame, tag="chat"):
    """The host lets people write, or not."""

    on: bool


class Mute(Frame, tag="mute"):
    who: Seat
    on: bool


class Report(Frame, tag="report"):
    """Tell the operator what somebody has written."""

    who: Seat


Talking = Say | Pin | Unpin | Chat | Mute | Report
ClientFrame = (
    Answer
    | Undo
    | UndoTurn
    | UndoAsk
    | UndoReply
    | RepairAsk
    | RepairReply
    | Show
    | Language
    | SeatChange
    | Pace
    | SetClock
    | Vacation
    | Hint
    | Why
    | Foresee
    | Conditions
    | Judge
    | Concede
    | Talking
)


Asking = Why | Foresee | Conditions | Judge
"""What changes nothing and is about what the seat sees now."""
_TIMELESS = Show | Language | SeatChange | Pace | SetClock | Vacation | Asking | Talking
"""What means the same whatever has happened since."""


def version_shown(frame: ClientFrame) -> int | None:
    """The version of the table that a page showed when it sent a message about it."""
    if isinstance(frame, _TIMELESS):
        return None
    return frame.version
