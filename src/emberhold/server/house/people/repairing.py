"""Repairs: what somebody wants to set by hand, told in words before anybody agrees to it.

Numbers that everybody sees can be set, and cards moved that the person who asks can name. All
people at the table have to agree; bots do.
"""

from __future__ import annotations

from emberhold.games import game_named
from emberhold.kernel.errors import PositionError
from emberhold.kernel.message import Message
from emberhold.parts.repairs import Fixable, Move, visible, wanted
from emberhold.server.house.pages import shown
from emberhold.server.house.pages.told import MovedCard, Repairable
from emberhold.server.house.people.doing import Doing, need_seat
from emberhold.server.house.people.said import RepairAsk, RepairReply
from emberhold.server.house.people.seating import agreed, repaired
from emberhold.server.house.people.undoing import waiting_for
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, OVER, STALE, Refused
from emberhold.server.house.table.given import RepairWish
from emberhold.server.house.table.happening import happens, with_snapshot
from emberhold.server.house.table.noticing import called
from emberhold.server.house.table.record import Record
from emberhold.server.store.records import Append

_EXERCISES = ("lesson", "puzzle", "daily")
"""Tables that are compared with others: nothing is set by hand there."""


def append_for(doing: Doing, frame: RepairAsk | RepairReply) -> Append:
    if isinstance(frame, RepairAsk):
        return _ask(doing, frame)
    return _reply(doing, frame)


def _ask(doing: Doing, frame: RepairAsk) -> Append:
    """Ask the others; where there is nobody to ask, it is done at once."""
    record = doing.record
    need_seat(record, doing.viewer, frame.seat)
    need_possible(record)
    if frame.version < record.answered_at:
        raise Refused(STALE, "error-stale")
    found = visible(_fixable(record), frame.seat)
    asked = [(wanted(found, path, value), value) for path, value in frame.fixes]
    fixes = tuple((each.path, value) for each, value in asked if each.now != value)
    _try(record, fixes)
    waiting = waiting_for(record, doing.viewer)
    wish = RepairWish(frame.seat, fixes, waiting, record.version + 1)
    if waiting:
        plain = wish.plain
        data = {"by": frame.seat, "fixes": plain["fixes"], "waiting": plain["waiting"]}
        return doing.done("repair-ask", data)
    done = repaired(doing.hosted, wish, doing.time, doing.id)
    return with_snapshot(record, [done])


def _try(record: Record, fixes: tuple[tuple[str, int], ...]) -> None:
    """Whether all of it can be done: what is wrong with it may be nobody's to know."""
    try:
        record.table.fork().repair(fixes)
    except PositionError:
        raise Refused(ILLEGAL, "error-repair-together") from None


def need_possible(record: Record) -> None:
    """Refuse where a game is over, is compared with others, or lists nothing."""
    if record.result is not None:
        raise Refused(OVER, "error-game-over")
    if any(kind in record.header.options for kind in _EXERCISES):
        raise Refused(ILLEGAL, "error-repair-exercise")
    if game_named(record.header.game).fixable is None:
        raise Refused(ILLEGAL, "error-repair-game")


def _reply(doing: Doing, frame: RepairReply) -> Append:
    """Agree or not; when the last one has agreed, it happens."""
    hosted, wish = doing.hosted, doing.record.wish
    if wish is None or frame.version < wish.made:
        raise Refused(STALE, "error-no-repair")
    asked = sorted(doing.viewer.seats & set(wish.waiting))
    own = wish.by in doing.viewer.seats and not frame.yes
    if not asked and not own:
        raise Refused(NOT_YOURS, "error-no-repair")
    data = {"seats": asked, "yes": frame.yes}
    reply = happens(hosted, "repair-reply", data, doing.time, doing.id)
    return with_snapshot(doing.record, [reply, *agreed(hosted, doing.time)])


# In words


def _fixable(record: Record) -> list[Fixable]:
    """What can be set at the beginning of the step under way, where a repair happens."""
    listed = game_named(record.header.game).fixable
    return [] if listed is None else list(listed(record.table.step_began()))


def repairable(record: Record, seat: int, language: str) -> list[Repairable]:
    """What a seat can ask to be set, for its page."""
    need_possible(record)
    return [
        Repairable(
            path=each.path,
            label=each.label.text(language),
            seat=each.seat,
            now=each.now,
            least=each.least,
            most=each.most,
            move=None if each.move is None else _moved(each.move, language),
        )
        for each in visible(_fixable(record), seat).values()
    ]


def _moved(move: Move, language: str) -> MovedCard:
    return MovedCard(
        what=move.what.text(language),
        source=move.source.text(language),
        target=move.target.text(language),
    )


def told(record: Record, language: str) -> shown.PendingRepair | None:
    """The wish that waits for everybody's consent, with each change in words."""
    wish = record.wish
    if wish is None:
        return None
    found = {each.path: each for each in _fixable(record)}
    who = called(record.seats[wish.by], language)
    return shown.PendingRepair(
        by=wish.by,
        waiting=list(wish.waiting),
        made=wish.made,
        text=Message("house-repair-request", who=who).text(language),
        lines=[_line(record, found[path], value, language) for path, value in wish.fixes],
    )


def _line(record: Record, fixable: Fixable, value: int, language: str) -> str:
    label = fixable.label.text(language)
    if fixable.move is not None:
        line = Message("house-repair-move", label=label, number=value)
    else:
        line = Message("house-repair-line", label=label, was=fixable.now, now=value)
    if fixable.seat is None:
        return line.text(language)
    who = called(record.seats[fixable.seat], language)
    return Message("house-repair-line-of", who=who, line=line).text(language)
