"""What may be undone: freely, to the beginning of the turn, or if the others agree."""

from __future__ import annotations

from typing import NamedTuple

from emberhold.kernel.game import opposed
from emberhold.kernel.message import Message
from emberhold.server.house.pages import shown
from emberhold.server.house.table.noticing import called
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer


class Undoing(NamedTuple):
    """How far somebody may go back now; every number is a number of answers that stay."""

    given: int
    free: int
    """As far back as nothing was shown and nobody else has acted."""
    back: int | None
    """One step of one's own, if it is free."""
    turn: int | None
    """The beginning of one's turn, if all of it is free."""
    ask: int | None
    """One step of one's own, if the others agree."""


def undoing(record: Record, viewer: Viewer) -> Undoing:
    answers = record.answers
    given = len(answers)
    if not viewer.seats or is_final(record, viewer):
        return Undoing(given, given, None, None, None)
    if record.table.given & viewer.seats:
        # Nobody has seen an answer yet that waits for those of others.
        return Undoing(given, given - 1, given - 1, None, given - 1)
    floor = record.dealt_at
    free = max(floor, 0 if record.undo_is_free else _free(record, viewer))
    own = next((n for n in reversed(range(floor, given)) if answers[n].seat in viewer.seats), None)
    back = own if own is not None and own >= free else None
    return Undoing(given, free, back, _turn(record, viewer, free), own)


def _free(record: Record, viewer: Viewer) -> int:
    free = len(record.answers)
    for answer in reversed(record.answers):
        if answer.showed or answer.seat not in viewer.seats:
            break
        free -= 1
    return free


def _turn(record: Record, viewer: Viewer, free: int) -> int | None:
    """The first own answer of the turn under way, if going back to it is free."""
    first = None
    for number in range(len(record.answers) - 1, free - 1, -1):
        answer = record.answers[number]
        if answer.seat in viewer.seats:
            first = number
        if answer.began:
            return first
    return None


def waiting_for(record: Record, viewer: Viewer) -> tuple[int, ...]:
    """Who has to be asked: the other people, also while bots play for them."""
    return tuple(sorted(record.others(viewer)))


def is_final(record: Record, viewer: Viewer) -> bool:
    """Whether the end is final: opponents may have seen all that was secret since then, and what a
    chapter brought is written into its campaign."""
    if record.result is None or record.place is not None:
        return record.result is not None
    others = record.others(viewer)
    return bool(others) and opposed(record.table.sides, others | viewer.seats)


def told(record: Record, viewer: Viewer, language: str) -> shown.Undo:
    """What a page needs to know about undoing."""
    found = undoing(record, viewer)
    return shown.Undo(
        free=0 if found.back is None else found.given - found.free,
        back=found.back,
        turn=found.turn,
        ask=found.ask is not None,
        back_ask=found.ask,
        pending=_pending(record, language),
    )


def _pending(record: Record, language: str) -> shown.PendingUndo | None:
    request = record.request
    if request is None:
        return None
    who = called(record.seats[request.by], language)
    answers = len(record.answers) - request.to
    return shown.PendingUndo(
        by=request.by,
        to=request.to,
        waiting=list(request.waiting),
        made=request.made,
        text=Message("house-undo-request", who=who, answers=answers).text(language),
    )
