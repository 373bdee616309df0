"""What the people at a table may do, and the events it makes.

Each function checks everything first, then changes the table in memory and returns what has to be
stored for it. A refusal has changed nothing.
"""

from __future__ import annotations

from dataclasses import replace

from emberhold.kernel.errors import IllegalAnswer
from emberhold.server.house.people import pacing, repairing, talking
from emberhold.server.house.people.doing import Doing, need_seat
from emberhold.server.house.people.names import proper
from emberhold.server.house.people.said import (
    Answer,
    Chat,
    ClientFrame,
    Concede,
    Mute,
    Pace,
    Pin,
    RepairAsk,
    RepairReply,
    Report,
    Say,
    SeatChange,
    SetClock,
    Undo,
    UndoAsk,
    UndoReply,
    UndoTurn,
    Unpin,
    Vacation,
)
from emberhold.server.house.people.seating import agreed, check_seat, sits
from emberhold.server.house.people.undoing import is_final, undoing, waiting_for
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, OVER, STALE, UNKNOWN, Refused
from emberhold.server.house.table.happening import append_of, happens
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.readings import reading_of
from emberhold.server.house.table.record import BOT, HUMAN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.records import Append, SeatRow

PACES = {"slow": 1.5, "normal": 0.25, "fast": 0.1, "instant": 0.0}
"""Seconds a bot waits before it answers, so that people can follow."""
CONCEDE = "concede"


def append_for(doing: Doing, frame: ClientFrame) -> Append:
    """Carry out one message of a page."""
    match frame:
        case Answer(seat=seat, key=key, version=version):
            return _answer(doing, seat, key, version)
        case Concede(seat=seat, version=version):
            return _answer(doing, seat, CONCEDE, version)
        case Undo() | UndoTurn() | UndoAsk() | UndoReply():
            return _undoing(doing, frame)
        case RepairAsk() | RepairReply():
            return repairing.append_for(doing, frame)
        case SeatChange():
            return _seat(doing, frame)
        case Pace() | SetClock() | Vacation():
            return pacing.append_for(doing, frame)
        case Say() | Pin() | Unpin() | Chat() | Mute() | Report():
            return talking.append_for(doing, frame)
    raise Refused(UNKNOWN, "error-unknown-wish", given=type(frame).__name__)


# Answers


def _answer(doing: Doing, seat: int, key: str, version: int | None) -> Append:
    """`version` is what the page showed when somebody answered there."""
    record = doing.record
    need_seat(record, doing.viewer, seat)
    if record.result is not None:
        raise Refused(OVER, "error-game-over")
    question = record.question_for(seat)
    if question is None:
        # The page may simply not have heard yet that somebody else is asked by now.
        late = version is not None and version < record.version
        raise Refused(STALE if late else NOT_YOURS, "error-not-asked")
    if version is not None and version < record.since[question.seat]:
        raise Refused(STALE, "error-stale")
    try:
        question.find(key)
    except IllegalAnswer as error:
        raise Refused(ILLEGAL, error.message.id, **error.message.arguments) from None
    return _given(doing.hosted, seat, key, doing.id, doing.time)


def bot_append(hosted: Hosted, seat: int, key: str, time: float) -> Append:
    return _given(hosted, seat, key, None, time)


def _given(hosted: Hosted, seat: int, key: str, id: str | None, time: float) -> Append:
    """An answer, and the gauges if another turn begins with it."""
    turn = hosted.memory.whole_turn()
    append = append_of(hosted.record, hosted.answered(seat, key, id, time))
    if turn == hosted.memory.whole_turn():
        return append
    return replace(append, reading=reading_of(hosted))


# Undoing


def _undoing(doing: Doing, frame: Undo | UndoTurn | UndoAsk | UndoReply) -> Append:
    match frame:
        case Undo():
            return _undo(doing, frame)
        case UndoTurn():
            return _undo_turn(doing, frame)
        case UndoAsk():
            return _ask(doing, frame)
        case UndoReply():
            return _reply(doing, frame)


def _undo(doing: Doing, frame: Undo) -> Append:
    _need_moment(doing, frame)
    _need_open_end(doing)
    found = undoing(doing.record, doing.viewer)
    to = frame.to
    if not 0 <= to < found.given:
        raise Refused(ILLEGAL, "error-nothing-to-undo")
    if to < found.free:
        raise Refused(ILLEGAL, "error-undo-not-free")
    return _go_back(doing, to, _speaker(doing.viewer, frame.seat))


def _go_back(doing: Doing, to: int, by: int) -> Append:
    record = doing.record
    waiting = record.table.given & doing.viewer.seats
    if waiting:
        own = max(n for n, answer in enumerate(record.answers) if answer.seat in waiting)
        return doing.done("retract", {"seat": record.answers[own].seat})
    return doing.done("undo", {"to": to, "by": by, **_alone(doing)})


def _alone(doing: Doing) -> dict[str, bool]:
    """Somebody who undoes alone what luck has shown knows it from then on."""
    return {} if doing.record.others(doing.viewer) else {"alone": True}


def _speaker(viewer: Viewer, seat: int | None) -> int:
    """The seat somebody speaks for: the one a page shows, where several sit at one screen."""
    need_own(viewer, seat)
    return min(viewer.seats) if seat is None else seat


def _undo_turn(doing: Doing, frame: UndoTurn) -> Append:
    _need_moment(doing, frame)
    _need_open_end(doing)
    turn = undoing(doing.record, doing.viewer).turn
    if turn is None:
        raise Refused(ILLEGAL, "error-undo-not-free")
    return _go_back(doing, turn, _speaker(doing.viewer, frame.seat))


def _ask(doing: Doing, frame: UndoAsk) -> Append:
    """Ask the others; if there is nobody to ask, it is done at once."""
    record, viewer = doing.record, doing.viewer
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    _need_open_end(doing)
    to, by = frame.to, _speaker(viewer, frame.seat)
    if not 0 <= to < len(record.answers):
        raise Refused(ILLEGAL, "error-nothing-to-undo")
    if to < record.dealt_at:
        raise Refused(ILLEGAL, "error-undo-dealt")
    if to >= undoing(record, viewer).free:
        return _go_back(doing, to, by)
    waiting = waiting_for(record, viewer)
    if waiting:
        return doing.done("undo-ask", {"by": by, "to": to, "waiting": list(waiting)})
    return doing.done("undo", {"to": to, "by": by, "asked": True, **_alone(doing)})


def _reply(doing: Doing, frame: UndoReply) -> Append:
    """Agree or not; when the last one has agreed, it is undone."""
    hosted, request = doing.hosted, doing.record.request
    if request is None or (frame.version or request.made) < request.made:
        raise Refused(STALE, "error-no-request")
    asked = sorted(doing.viewer.seats & set(request.waiting))
    own = request.by in doing.viewer.seats and not frame.yes
    if not asked and not own:
        raise Refused(NOT_YOURS, "error-no-request")
    data = {"seats": asked, "yes": frame.yes}
    reply = happens(hosted, "undo-reply", data, doing.time, doing.id)
    return append_of(doing.record, reply, *agreed(hosted, doing.time))


def _need_moment(doing: Doing, frame: Undo | UndoTurn) -> None:
    """An undo is meant for what its page shows, not for what happened since."""
    if not doing.viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    need_own(doing.viewer, frame.seat)
    if frame.version < doing.record.answered_at:
        raise Refused(STALE, "error-stale")


def _need_open_end(doing: Doing) -> None:
    if is_final(doing.record, doing.viewer):
        chapter = doing.record.place is not None
        raise Refused(OVER, "error-chapter-stays" if chapter else "error-over-is-final")


def need_own(viewer: Viewer, seat: int | None) -> None:
    if seat is not None and seat not in viewer.seats:
        raise Refused(NOT_YOURS, "error-not-your-seat", given=seat)


# How the table is run


def _seat(doing: Doing, frame: SeatChange) -> Append:
    """The host says who sits where; who holds a seat plays it or lets a bot, and names it."""
    hosted, record, viewer = doing.hosted, doing.record, doing.viewer
    seat = frame.seat
    if not 0 <= seat < record.header.players:
        raise Refused(ILLEGAL, "error-not-your-seat", given=seat)
    old = record.seats[seat]
    name = old.name if frame.name is None else proper(frame.name)
    who = frame.who
    new = SeatRow(seat, who, frame.bot if who == BOT else None, name)
    own = seat in viewer.seats and (who == old.who or who in (HUMAN, BOT))
    if not viewer.host and not own:
        raise Refused(NOT_YOURS, "error-only-host")
    check_seat(new, record.header.game, record.header.players)
    theirs = seat in record.held - viewer.seats and new != old
    if theirs and hosted.presence.includes(seat, doing.time):
        raise Refused(NOT_YOURS, "error-seat-of-person")
    return sits(hosted, new, doing.time, doing.id)
