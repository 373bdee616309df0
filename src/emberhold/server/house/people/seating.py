"""Who sits where: what the host and the people may change, and somebody who arrives by a link."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from emberhold.server.agents import check_bot
from emberhold.server.house.refusing import UNKNOWN, Refused
from emberhold.server.house.table import luck
from emberhold.server.house.table.given import RepairWish
from emberhold.server.house.table.happening import append_of, happens, with_snapshot
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import BOT, HUMAN, OPEN
from emberhold.server.store.records import Append, Event, SeatRow


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody who comes to a seat with a browser that also holds the seats in `own`."""

    seat: int
    name: str | None = None
    own: Collection[int] = ()


def check_seat(row: SeatRow, game: str = "", players: int = 0) -> None:
    """Refuse somebody who cannot sit there; learned players are made for a game."""
    if row.who not in (HUMAN, BOT, OPEN):
        raise Refused(UNKNOWN, "error-unknown-wish", given=row.who)
    if row.who == BOT:
        check_bot(str(row.bot), game, players)


def sits(
    hosted: Hosted, row: SeatRow, time: float, id: str | None = None, late: bool = False
) -> Append:
    """Somebody else plays in a seat, or under another name; perhaps since time ran out there."""
    event = _changes(hosted, row, time, id, "late" if late else None)
    return append_of(hosted.record, event, *agreed(hosted, time), seats=(row,))


def leaves(hosted: Hosted, row: SeatRow, time: float) -> Append:
    """Somebody has left a seat for good."""
    event = _changes(hosted, row, time, None, "left")
    return append_of(hosted.record, event, *agreed(hosted, time), seats=(row,))


def _changes(
    hosted: Hosted, row: SeatRow, time: float, id: str | None = None, why: str | None = None
) -> Event:
    was = hosted.record.seats[row.seat].who
    data = {"seat": row.seat, "who": row.who, "bot": row.bot, "name": row.name, "was": was}
    return happens(hosted, "seat", {**data, why: True} if why else data, time, id)


def agreed(hosted: Hosted, time: float) -> tuple[Event, ...]:
    """Undo or repair what nobody is left to be asked about."""
    request, wish = hosted.record.request, hosted.record.wish
    if wish is not None and not wish.waiting:
        return (repaired(hosted, wish, time),)
    if request is None or request.waiting:
        return ()
    undone = {"to": request.to, "by": request.by, "asked": True}
    return (happens(hosted, "undo", undone, time),)


def repaired(hosted: Hosted, wish: RepairWish, time: float, id: str | None = None) -> Event:
    """Everybody has agreed: it happens at the beginning of the step under way."""
    trial = hosted.record.table.fork()
    trial.repair(wish.fixes)
    data = {"by": wish.by, "fixes": wish.plain["fixes"], "to": trial.count}
    return happens(hosted, "repair", data, time, id)


def arrives(hosted: Hosted, guest: Arrival, time: float) -> Append | None:
    """Somebody comes to a seat; None where that changes nothing.

    Free undo is for those who play on one side or at one screen: it ends when an opponent comes.
    What is hidden is dealt again then, where somebody may know it.
    """
    record, seat = hosted.record, guest.seat
    events: list[Event] = []
    rows: tuple[SeatRow, ...] = ()
    old = record.seats[seat]
    if old.who == OPEN:
        rows = (SeatRow(seat, HUMAN, None, guest.name or old.name),)
        events.append(_changes(hosted, rows[0], time))
    apart = luck.opponents_of(record, seat, guest.own)
    if apart and record.undo_is_free:
        events.append(happens(hosted, "free-undo-ends", {"seat": seat}, time))
    if apart and record.known and record.result is None:
        deal = luck.deal_for(record, seat, guest.own)
        kind, data = ("known", {"by": apart[0]}) if deal is None else ("deal", deal)
        events.append(happens(hosted, kind, data, time))
        return with_snapshot(record, events, rows)
    return append_of(record, *events, seats=rows) if events else None
