"""What the people at a table may do, and the events it makes.

Each function checks everything first, then changes the table in memory and returns what has to be
stored for it. A refusal has changed nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.game import Result
from emberhold.players import check_name
from emberhold.server.house import luck
from emberhold.server.house.frames import (
    Answer,
    ClientFrame,
    Concede,
    Pace,
    SeatChange,
    Undo,
    UndoAsk,
    UndoReply,
    UndoTurn,
)
from emberhold.server.house.hosted import BOT, HUMAN, OPEN, Hosted
from emberhold.server.house.names import proper
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, OVER, STALE, UNKNOWN, Refused
from emberhold.server.house.undoing import is_final, undoing, waiting_for
from emberhold.server.house.viewer import Viewer
from emberhold.server.store.records import Append, Event, SeatRow

PACES = {"slow": 1.5, "normal": 0.25, "fast": 0.1, "instant": 0.0}
"""Seconds a bot waits before it answers, so that people can follow."""
CONCEDE = "concede"


def append_for(
    hosted: Hosted, viewer: Viewer, frame: ClientFrame, id: str | None, time: float
) -> Append:
    """Carry out one message of a page."""
    match frame:
        case Answer(seat=seat, key=key, version=version):
            return _answer(hosted, viewer, seat, key, version, id, time)
        case Concede(seat=seat, version=version):
            return _answer(hosted, viewer, seat, CONCEDE, version, id, time)
        case Undo():
            return _undo(hosted, viewer, frame, id, time)
        case UndoTurn():
            return _undo_turn(hosted, viewer, frame, id, time)
        case UndoAsk():
            return _ask(hosted, viewer, frame, id, time)
        case UndoReply():
            return _reply(hosted, viewer, frame, id, time)
        case SeatChange():
            return _seat(hosted, viewer, frame, id, time)
        case Pace():
            return _pace(hosted, viewer, frame, id, time)
    raise Refused(UNKNOWN, "error-unknown-wish", given=type(frame).__name__)


# Answers


def _answer(
    hosted: Hosted,
    viewer: Viewer,
    seat: int,
    key: str,
    version: int | None,
    id: str | None,
    time: float,
) -> Append:
    """`version` is what the page showed when somebody answered there."""
    need_seat(hosted, viewer, seat)
    if hosted.result is not None:
        raise Refused(OVER, "error-game-over")
    question = hosted.question_for(seat)
    if question is None:
        # The page may simply not have heard yet that somebody else is asked by now.
        late = version is not None and version < hosted.version
        raise Refused(STALE if late else NOT_YOURS, "error-not-asked")
    if version is not None and version < hosted.since[question.seat]:
        raise Refused(STALE, "error-stale")
    try:
        question.find(key)
    except IllegalAnswer as error:
        raise Refused(ILLEGAL, error.message.id, **error.message.arguments) from None
    return _append(hosted, hosted.answered(hosted.version + 1, seat, key, id, time))


def bot_append(hosted: Hosted, seat: int, key: str, time: float) -> Append:
    return _append(hosted, hosted.answered(hosted.version + 1, seat, key, None, time))


def need_seat(hosted: Hosted, viewer: Viewer, seat: int) -> None:
    """Only who holds a seat may act for it, and not while a bot plays it."""
    if seat not in viewer.seats or not 0 <= seat < hosted.header.players:
        raise Refused(NOT_YOURS, "error-not-your-seat", given=seat)
    if hosted.is_bot(seat):
        raise Refused(NOT_YOURS, "error-seat-of-bot", given=seat)


# Undoing


def _undo(hosted: Hosted, viewer: Viewer, frame: Undo, id: str | None, time: float) -> Append:
    _need_moment(hosted, viewer, frame)
    _need_open_end(hosted, viewer)
    found = undoing(hosted, viewer)
    to = frame.to
    if not 0 <= to < found.given:
        raise Refused(ILLEGAL, "error-nothing-to-undo")
    if to < found.free:
        raise Refused(ILLEGAL, "error-undo-not-free")
    return _go_back(hosted, viewer, to, _speaker(viewer, frame.seat), id, time)


def _go_back(
    hosted: Hosted, viewer: Viewer, to: int, by: int, id: str | None, time: float
) -> Append:
    waiting = hosted.table.given & viewer.seats
    if waiting:
        own = max(n for n, answer in enumerate(hosted.answers) if answer.seat in waiting)
        data: dict[str, Any] = {"seat": hosted.answers[own].seat}
        return _applied(hosted, _event(hosted, "retract", data, id, time))
    undone = {"to": to, "by": by, **_alone(hosted, viewer)}
    return _applied(hosted, _event(hosted, "undo", undone, id, time))


def _alone(hosted: Hosted, viewer: Viewer) -> dict[str, Any]:
    """Somebody who undoes alone what luck has shown knows it from then on."""
    return {} if hosted.others(viewer) else {"alone": True}


def _speaker(viewer: Viewer, seat: int | None) -> int:
    """The seat somebody speaks for: the one a page shows, where several sit at one screen."""
    need_own(viewer, seat)
    return min(viewer.seats) if seat is None else seat


def _undo_turn(
    hosted: Hosted, viewer: Viewer, frame: UndoTurn, id: str | None, time: float
) -> Append:
    _need_moment(hosted, viewer, frame)
    _need_open_end(hosted, viewer)
    turn = undoing(hosted, viewer).turn
    if turn is None:
        raise Refused(ILLEGAL, "error-undo-not-free")
    return _go_back(hosted, viewer, turn, _speaker(viewer, frame.seat), id, time)


def _ask(hosted: Hosted, viewer: Viewer, frame: UndoAsk, id: str | None, time: float) -> Append:
    """Ask the others; if there is nobody to ask, it is done at once."""
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    _need_open_end(hosted, viewer)
    to, by = frame.to, _speaker(viewer, frame.seat)
    if not 0 <= to < len(hosted.answers):
        raise Refused(ILLEGAL, "error-nothing-to-undo")
    if to < hosted.dealt_at:
        raise Refused(ILLEGAL, "error-undo-dealt")
    if to >= undoing(hosted, viewer).free:
        return _go_back(hosted, viewer, to, by, id, time)
    waiting = waiting_for(hosted, viewer)
    asked = {"by": by, "to": to, "waiting": list(waiting)}
    if waiting:
        return _applied(hosted, _event(hosted, "undo-ask", asked, id, time))
    undone = {"to": to, "by": by, "asked": True, **_alone(hosted, viewer)}
    return _applied(hosted, _event(hosted, "undo", undone, id, time))


def _reply(hosted: Hosted, viewer: Viewer, frame: UndoReply, id: str | None, time: float) -> Append:
    """Agree or not; when the last one has agreed, it is undone."""
    request = hosted.request
    if request is None or (frame.version or request.made) < request.made:
        raise Refused(STALE, "error-no-request")
    asked = sorted(viewer.seats & set(request.waiting))
    own = request.by in viewer.seats and not frame.yes
    if not asked and not own:
        raise Refused(NOT_YOURS, "error-no-request")
    data = {"seats": asked, "yes": frame.yes}
    reply = _event(hosted, "undo-reply", data, id, time)
    hosted.apply(reply)
    return _append(hosted, reply, *_agreed(hosted, time))


def _agreed(hosted: Hosted, time: float) -> tuple[Event, ...]:
    """Undo what nobody is left to be asked about."""
    request = hosted.request
    if request is None or request.waiting:
        return ()
    undone = {"to": request.to, "by": request.by, "asked": True}
    event = _event(hosted, "undo", undone, None, time)
    hosted.apply(event)
    return (event,)


def _need_moment(hosted: Hosted, viewer: Viewer, frame: Undo | UndoTurn) -> None:
    """An undo is meant for what its page shows, not for what happened since."""
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    need_own(viewer, frame.seat)
    if frame.version < hosted.answered_at:
        raise Refused(STALE, "error-stale")


def _need_open_end(hosted: Hosted, viewer: Viewer) -> None:
    if is_final(hosted, viewer):
        chapter = hosted.place is not None
        raise Refused(OVER, "error-chapter-stays" if chapter else "error-over-is-final")


def need_own(viewer: Viewer, seat: int | None) -> None:
    if seat is not None and seat not in viewer.seats:
        raise Refused(NOT_YOURS, "error-not-your-seat", given=seat)


# How the table is run


def _seat(hosted: Hosted, viewer: Viewer, frame: SeatChange, id: str | None, time: float) -> Append:
    """The host says who sits where; who holds a seat plays it or lets a bot, and names it."""
    seat = frame.seat
    if not 0 <= seat < hosted.header.players:
        raise Refused(ILLEGAL, "error-not-your-seat", given=seat)
    old = hosted.seats[seat]
    name = old.name if frame.name is None else proper(frame.name)
    who = frame.who
    new = SeatRow(seat, who, frame.bot if who == BOT else None, name)
    own = seat in viewer.seats and (who == old.who or who in (HUMAN, BOT))
    if not viewer.host and not own:
        raise Refused(NOT_YOURS, "error-only-host")
    check_seat(new)
    if seat in hosted.held - viewer.seats and new != old and hosted.is_present(seat, time):
        raise Refused(NOT_YOURS, "error-seat-of-person")
    return seat_append(hosted, new, id, time)


def check_seat(row: SeatRow) -> None:
    if row.who not in (HUMAN, BOT, OPEN):
        raise Refused(UNKNOWN, "error-unknown-wish", given=row.who)
    if row.who == BOT:
        check_name(str(row.bot))


def seat_append(
    hosted: Hosted, row: SeatRow, id: str | None, time: float, left: bool = False
) -> Append:
    event = _sits(hosted, row, id, time, left)
    return _append(hosted, event, *_agreed(hosted, time), seats=(row,))


def _sits(hosted: Hosted, row: SeatRow, id: str | None, time: float, left: bool = False) -> Event:
    """Somebody comes to a seat, or has left it for good."""
    data: dict[str, Any] = {"seat": row.seat, "who": row.who, "bot": row.bot, "name": row.name}
    data["was"] = hosted.seats[row.seat].who
    if left:
        data["left"] = True
    event = _event(hosted, "seat", data, id, time)
    hosted.apply(event)
    return event


def arrival(
    hosted: Hosted, seat: int, name: str | None, own: Collection[int], time: float
) -> Append | None:
    """Somebody comes to a seat with a browser that holds `own`; None where that changes nothing.

    Free undo is for those who play on one side or at one screen: it ends when an opponent comes.
    What is hidden is dealt again then, where somebody may know it.
    """
    events: list[Event] = []
    rows: tuple[SeatRow, ...] = ()
    old = hosted.seats[seat]
    if old.who == OPEN:
        rows = (SeatRow(seat, HUMAN, None, name or old.name),)
        events.append(_sits(hosted, rows[0], None, time))
    apart = luck.opponents_of(hosted, seat, own)
    if apart and hosted.undo_is_free:
        events.append(_event(hosted, "free-undo-ends", {"seat": seat}, None, time))
        hosted.apply(events[-1])
    if apart and hosted.known and hosted.result is None:
        deal = luck.deal_for(hosted, seat, own)
        kind, data = ("known", {"by": apart[0]}) if deal is None else ("deal", deal)
        events.append(_event(hosted, kind, data, None, time))
        hosted.apply(events[-1])
        return with_snapshot(hosted, events, rows)
    return _append(hosted, *events, seats=rows) if events else None


def exposing(hosted: Hosted, time: float) -> Append:
    """Somebody has got hold of the luck of the table."""
    return _applied(hosted, _event(hosted, "exposed", {}, None, time))


def handing(hosted: Hosted, seat: int, time: float) -> Append:
    """Somebody gives a seat away against which they keep playing, with others at the table."""
    return _applied(hosted, _event(hosted, "handed", {"seat": seat}, None, time))


def unseating(hosted: Hosted, seat: int, time: float) -> Append:
    """A new link, or none, for a seat somebody has held."""
    return _applied(hosted, _event(hosted, "unseated", {"seat": seat}, None, time))


def trying(hosted: Hosted, seat: int, time: float) -> Append:
    """Somebody tries something out at a table of their own."""
    return _applied(hosted, _event(hosted, "trial", {"seat": seat}, None, time))


def _pace(hosted: Hosted, viewer: Viewer, frame: Pace, id: str | None, time: float) -> Append:
    if not viewer.host and not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    return _applied(hosted, _event(hosted, "pace", {"bots": frame.bots}, id, time))


# Events


def _event(hosted: Hosted, kind: str, data: dict[str, Any], id: str | None, time: float) -> Event:
    return Event(hosted.version + 1, kind, data, id, time)


def _applied(hosted: Hosted, event: Event, seats: tuple[SeatRow, ...] = ()) -> Append:
    hosted.apply(event)
    return _append(hosted, event, seats=seats)


def appended(hosted: Hosted, event: Event) -> Append:
    """An event for the store that has not happened here yet."""
    return _append(hosted, event)


def with_snapshot(
    hosted: Hosted,
    events: Sequence[Event],
    seats: tuple[SeatRow, ...] = (),
    rules: int | None = None,
) -> Append:
    """What has happened to the table itself, kept with a snapshot of what it came to."""
    append = _append(hosted, *events, seats=seats)
    return replace(append, snapshot=hosted.snapshot(), rules=rules)


def _append(hosted: Hosted, *events: Event, seats: tuple[SeatRow, ...] = ()) -> Append:
    """What has happened in memory, for the store."""
    return Append(
        table=hosted.header.id,
        events=events,
        answers=len(hosted.answers),
        acting=hosted.acting(),
        result=result_of(hosted.result, hosted.requested),
        seats=seats,
        snapshot=hosted.snapshot() if hosted.snapshot_due() else None,
        carried=_carried(hosted),
    )


def _carried(hosted: Hosted) -> dict[str, Any] | None:
    """What a chapter leaves, stored with its last answer: nobody will have to replay it."""
    if hosted.place is None or hosted.table.result is None:
        return None
    return hosted.table.game.carried(hosted.table.state)


def result_of(result: Result | None, requested: int = 0) -> dict[str, Any] | None:
    """How a game ended, for the list of finished games."""
    if result is None:
        return None
    return {"reason": result.reason, "winners": list(result.winners), "requested": requested}
