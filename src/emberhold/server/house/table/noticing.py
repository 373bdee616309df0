"""What everybody at a table is told when it happens: answers undone, seats changing hands.

Notices follow from the events like everything else, so that a page that was away, or that is
connected to another worker, is told the same. A page knows by their numbers which are new to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET

from emberhold.kernel.message import Message
from emberhold.server.house.pages.shown import News
from emberhold.server.store.records import Event, SeatRow

if TYPE_CHECKING:
    from emberhold.server.house.table.given import Request
    from emberhold.server.house.table.hosted import Hosted
    from emberhold.server.house.table.record import Record
    from emberhold.server.house.table.viewer import Viewer

MOST_NOTICES = 12
"""How many a table remembers; a page that was away for longer sees the table itself."""

UNDONE, AGREED, REFUSED, WITHDRAWN = "undone", "agreed", "refused", "withdrawn"
MENDED = "mended"
TO_BOT, TO_PERSON, ARRIVED, LEFT, POLICY = "to-bot", "to-person", "arrived", "left", "policy"
UNSEATED, TRIED, DEALT_ANEW = "unseated", "tried", "dealt-anew"
LATE, TIME, RESTING = "late", "clock", "vacation"
DEALT, KNOWN, HANDED = "dealt", "known", "handed"
REPAIRED, UNREPAIRED = "repaired", "unrepaired"
FROM_FILE = "from-file"
"""How tables that were opened from a file used to be marked; it is no longer said."""
_WORDS = {
    UNDONE: "house-notice-undone",
    AGREED: "house-notice-undone",
    REFUSED: "house-notice-refused",
    WITHDRAWN: "house-notice-withdrawn",
    TO_BOT: "house-notice-to-bot",
    LATE: "house-notice-late",
    TIME: "house-notice-clock",
    RESTING: "house-notice-vacation",
    TO_PERSON: "house-notice-to-person",
    ARRIVED: "house-notice-arrived",
    LEFT: "house-notice-left",
    POLICY: "house-notice-policy",
    MENDED: "house-notice-mended",
    UNSEATED: "house-notice-unseated",
    DEALT: "house-notice-dealt",
    KNOWN: "house-notice-known",
    HANDED: "house-notice-handed",
    TRIED: "house-notice-tried",
    REPAIRED: "house-notice-repaired",
    UNREPAIRED: "house-notice-unrepaired",
    DEALT_ANEW: "house-notice-dealt-anew",
}
_TO_THEMSELVES = {
    TO_BOT: "house-notice-to-bot-yours",
    LATE: "house-notice-late-yours",
    TIME: "house-notice-clock",
    TO_PERSON: "house-notice-to-person-yours",
    AGREED: "house-notice-undone",
    REPAIRED: "house-notice-repaired",
    POLICY: "house-notice-policy",
    UNSEATED: "house-notice-unseated",
    DEALT: "house-notice-dealt-yours",
    KNOWN: "house-notice-known-yours",
    HANDED: "house-notice-handed",
}
"""What is said to those whom it is about; of anything else they know, since they did it."""


NOBODY = -1
"""Whom a notice is about that is about the table."""


class Notice(NamedTuple):
    """Something to tell."""

    at: int
    """The version at which it happened."""
    kind: str
    seat: int
    """Whom it is about."""
    answers: int = 0
    """How many were undone."""


def notice_of(event: Event, request: Request | None, answers: int) -> Notice | None:  # noqa: C901 (one case for each kind of event)
    """What is to be told of an event, from the table as it was before it."""
    data = event.data
    match event.kind:
        case "undo":
            kind = AGREED if request is not None and data.get("asked") else UNDONE
            return Notice(event.number, kind, data["by"], answers - data["to"])
        case "undo-reply" if not data["yes"] and request is not None:
            if data["seats"]:
                return Notice(event.number, REFUSED, data["seats"][0])
            return Notice(event.number, WITHDRAWN, request.by)
        case "seat":
            hands = _CHANGES.get((data.get("was", ""), data["who"]), "")
            kind = LATE if data.get("late") else hands
            return Notice(event.number, kind, data["seat"]) if kind else None
        case "mend":
            return Notice(event.number, MENDED, NOBODY, len(data["rest"]))
        case "free-undo-ends":
            return Notice(event.number, POLICY, data["seat"])
        case "unseated":
            return Notice(event.number, UNSEATED, data["seat"])
        case "trial":
            return Notice(event.number, TRIED, data["seat"])
        case "repair":
            return Notice(event.number, REPAIRED, data["by"])
        case "repair-reply" if not data["yes"]:
            return Notice(event.number, UNREPAIRED, data["seats"][0] if data["seats"] else NOBODY)
        case "deal":
            return Notice(event.number, DEALT, data["by"])
        case "known":
            return Notice(event.number, KNOWN, data["by"])
        case "clock":
            return Notice(event.number, TIME, NOBODY)
        case "vacation" if data["days"]:
            return Notice(event.number, RESTING, data["seat"], data["days"])
        case "handed":
            return Notice(event.number, HANDED, data["seat"])
    return None


_CHANGES = {
    ("person", "bot"): TO_BOT,
    ("bot", "person"): TO_PERSON,
    ("open", "person"): ARRIVED,
    ("person", "open"): LEFT,
}
"""What it is called when a seat changes hands, by who sat there and who sits there now."""


def called(row: SeatRow, language: str) -> str:
    """How somebody at the table is called: by name, or by the number of the seat."""
    return row.name or Message("house-player", number=row.seat + 1).text(language)


def news(hosted: Hosted, viewer: Viewer, language: str, known: int | None) -> list[News]:
    """The notices a page may not have shown yet; those about its own doing are left out."""
    told: list[News] = []
    if hosted.ends is not None and known is None:
        text = Message("house-notice-ends", day=hosted.ends).text(language)
        told.append(News(at=hosted.record.version, text=text))
    for notice in hosted.record.notices:
        if known is not None and notice.at <= known:
            continue
        words = _TO_THEMSELVES if notice.seat in viewer.seats else _WORDS
        if notice.kind in words:
            text = _text(words[notice.kind], notice, hosted.record, language)
            first = True if _is_first(hosted.record, notice) else UNSET
            told.append(News(at=notice.at, text=text, first=first))
    return told


def _text(id: str, notice: Notice, record: Record, language: str) -> str:
    who = "" if notice.seat == NOBODY else called(record.seats[notice.seat], language)
    return Message(id, who=who, answers=notice.answers).text(language)


def _is_first(record: Record, notice: Notice) -> bool:
    """Whether somebody who has just come is told as well, although it was before their time."""
    dealt = notice.kind == DEALT and record.answered_at <= notice.at
    return dealt or notice.kind in (KNOWN, HANDED)
