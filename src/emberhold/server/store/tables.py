"""Reading and writing tables and their events, inside a transaction somebody else began."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from emberhold.parts.boxes.shelf import called, names_in
from emberhold.server.store.records import (
    Append,
    Attempt,
    Begun,
    Ended,
    Event,
    Header,
    InCampaign,
    Kept,
    SeatRow,
    Snapshot,
    Summary,
)
from emberhold.server.store.schema import (
    boxes,
    boxes_in_play,
    chapters,
    events,
    grants,
    openings,
    seats,
    snapshots,
    tables,
)

_LOT = 200
"""How many tables are looked at in one round."""


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def value(text: str) -> Any:
    return msgspec.json.decode(text)


def ended(text: str | None) -> Ended | None:
    """How a table ended, if it did."""
    return None if text is None else _ENDED.decode(text)


_ENDED = msgspec.json.Decoder(Ended)


@cache
def _unless_there(dialect: str, into: Table) -> ReturningInsert[Any]:
    kind = postgresql if dialect == "postgresql" else sqlite
    key = next(iter(into.primary_key.columns))
    found: ReturningInsert[Any] = kind.insert(into).on_conflict_do_nothing().returning(key)
    return found


def insert_new(connection: Connection, into: Table, **values: Any) -> bool:
    """Insert a row, unless it would break a rule of uniqueness; whether it went in."""
    statement = _unless_there(connection.dialect.name, into)
    return connection.execute(statement, values).first() is not None


_SUM_UP = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        {
            name: bindparam(name)
            for name in (*("version", "answers", "acting", "touched", "finished", "result", "due"),)
        }
        | {"farewell": None}
    )
)


def begin(connection: Connection, begun: Begun) -> None:
    header = begun.header
    connection.execute(
        insert(tables).values(
            id=header.id,
            game=header.game,
            players=header.players,
            seed=text(header.seed),
            setup=text(header.setup),
            position=None if header.position is None else text(header.position),
            options=text(header.options),
            created=header.created,
            rules=header.rules,
            version=begun.first.number,
            answers=len(begun.first.answers),
            acting=text(begun.acting),
            touched=header.created,
            finished=None if begun.result is None else header.created,
            result=None if begun.result is None else text(begun.result),
            due=begun.due,
        )
    )
    connection.execute(insert(seats), [_seat_values(header.id, seat) for seat in begun.seats])
    connection.execute(insert(snapshots).values(_snapshot_values(header.id, begun.first)))
    _note_boxes(connection, header)


def _note_boxes(connection: Connection, header: Header) -> None:
    """The boxes that a table is played with stay as long as it does."""
    wanted = [found.digest for name in names_in(header.setup) if (found := called(name))]
    if wanted:
        there = connection.scalars(select(boxes.c.digest).where(boxes.c.digest.in_(wanted))).all()
        rows = [{"table_id": header.id, "digest": digest} for digest in there]
        if rows:
            connection.execute(insert(boxes_in_play), rows)


def append(connection: Connection, append: Append) -> bool:
    """Store all the events or none; the unique numbers and client ids decide who was first."""
    for event in append.events:
        stored = insert_new(
            connection,
            events,
            table_id=append.table,
            number=event.number,
            kind=event.kind,
            data=text(event.data),
            client_id=event.client_id,
            time=event.time,
        )
        if not stored:
            _take_back(connection, append, event.number)
            return False
        if event.kind == "clock":
            of_table = openings.c.table_id == append.table
            connection.execute(
                update(openings).where(of_table).values(seconds=event.data["seconds"])
            )
    _sum_up(connection, append)
    return True


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables where somebody's time is over."""
    found = select(tables.c.id).where(tables.c.due < now).order_by(tables.c.due).limit(_LOT)
    return list(connection.execute(found).scalars())


def _take_back(connection: Connection, append: Append, before: int) -> None:
    """The events of a refused lot that went in before the one that did not."""
    first = append.events[0].number
    if before > first:
        connection.execute(
            delete(events).where(
                events.c.table_id == append.table, events.c.number.between(first, before - 1)
            )
        )


def _ended(connection: Connection, table: str, now: float) -> float:
    """When a game that is over ended: what is said afterwards does not change that."""
    ended = connection.scalar(select(tables.c.finished).where(tables.c.id == table))
    return now if ended is None else float(ended)


def _sum_up(connection: Connection, append: Append) -> None:
    last = append.events[-1]
    over = append.result is not None
    connection.execute(
        _SUM_UP,
        {
            "of": append.table,
            "version": last.number,
            "answers": append.answers,
            "acting": text(append.acting),
            "touched": last.time,
            "finished": _ended(connection, append.table, last.time) if over else None,
            "result": text(append.result) if over else None,
            "due": append.due,
        },
    )
    for seat in append.seats:
        connection.execute(
            update(seats)
            .where(seats.c.table_id == append.table, seats.c.seat == seat.seat)
            .values(who=seat.who, bot=seat.bot, name=seat.name)
        )
    if append.carried is not None:
        connection.execute(
            update(chapters)
            .where(chapters.c.table_id == append.table)
            .values(carried=text(append.carried))
        )
    if append.rules is not None:
        connection.execute(
            update(tables).where(tables.c.id == append.table).values(rules=append.rules)
        )
    if append.snapshot is not None:
        connection.execute(delete(snapshots).where(snapshots.c.table_id == append.table))
        connection.execute(
            insert(snapshots).values(_snapshot_values(append.table, append.snapshot))
        )


def _seat_values(table: str, seat: SeatRow) -> dict[str, str | int | None]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "who": seat.who,
        "bot": seat.bot,
        "name": seat.name,
    }


def _snapshot_values(table: str, snapshot: Snapshot) -> dict[str, str | int]:
    return {
        "table_id": table,
        "number": snapshot.number,
        "answers": text(snapshot.answers),
        "standing": text(snapshot.standing),
    }


def read(connection: Connection, table: str) -> Kept | None:
    """A table from one consistent look: the snapshot, and every event after it."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    kept = connection.execute(
        select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.number.desc())
    ).first()
    assert kept is not None
    snapshot = Snapshot(kept.number, value(kept.answers), value(kept.standing))
    return Kept(
        header_of(row),
        seats_of(connection, [table])[table],
        snapshot,
        events_after(connection, table, snapshot.number),
        ended(row.result),
        place_of(connection, table),
        row.farewell,
    )


def place_of(connection: Connection, table: str) -> InCampaign | None:
    """Where a table is in its campaign, and whether that has moved on from there."""
    own = chapters.alias("own")
    then = chapters.alias("then")
    row = connection.execute(
        select(own.c.campaign_id, own.c.number, then.c.number.label("then"), then.c.table_id)
        .join_from(
            own,
            then,
            (then.c.campaign_id == own.c.campaign_id) & (then.c.number == own.c.number + 1),
            isouter=True,
        )
        .where(own.c.table_id == table)
    ).one_or_none()
    if row is None:
        return None
    return InCampaign(row.campaign_id, row.number, row.then is not None, row.table_id)


def game_of(connection: Connection, table: str) -> str:
    game = connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar_one()
    return str(game)


def events_after(connection: Connection, table: str, number: int) -> tuple[Event, ...]:
    rows = connection.execute(
        select(events)
        .where(events.c.table_id == table, events.c.number > number)
        .order_by(events.c.number)
    )
    return tuple(
        Event(row.number, row.kind, value(row.data), row.client_id, row.time) for row in rows
    )


def number_of(connection: Connection, table: str, client_id: str) -> int | None:
    return connection.execute(
        select(events.c.number).where(events.c.table_id == table, events.c.client_id == client_id)
    ).scalar_one_or_none()


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
    return {row.id: row.version for row in rows}


def header_of(row: Row[Any]) -> Header:
    return Header(
        id=row.id,
        game=row.game,
        players=row.players,
        seed=value(row.seed),
        setup=value(row.setup),
        position=None if row.position is None else value(row.position),
        options=value(row.options),
        created=row.created,
        rules=row.rules,
    )


def seats_of(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[SeatRow, ...]]:
    found: dict[str, tuple[SeatRow, ...]] = {}
    rows = connection.execute(
        select(seats).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.seat)
    )
    for row in rows:
        seat = SeatRow(row.seat, row.who, row.bot, row.name)
        found[row.table_id] = (*found.get(row.table_id, ()), seat)
    return found


HOST = "host"
MOST_ATTEMPTS = 5000
"""The most tables of one seed that are looked at, the oldest first."""


def attempts(connection: Connection, game: str, seed: int | str) -> list[Attempt]:
    """The tables of a game that were opened with a seed, with who opened them."""
    rows = connection.execute(
        select(tables, grants.c.browser)
        .join_from(tables, grants, grants.c.table_id == tables.c.id)
        .where(tables.c.game == game, tables.c.seed == text(seed), grants.c.role == HOST)
        .order_by(tables.c.created)
        .limit(MOST_ATTEMPTS)
    )
    return [
        Attempt(
            row.browser,
            value(row.options),
            row.created,
            row.answers,
            ended(row.result),
        )
        for row in rows
    ]


def of_browser(connection: Connection, browser: str) -> list[Summary]:
    roles: dict[str, list[str]] = {}
    granted = select(grants.c.table_id, grants.c.role).where(grants.c.browser == browser)
    for row in connection.execute(granted.order_by(grants.c.role)):
        roles.setdefault(row.table_id, []).append(row.role)
    if not roles:
        return []
    sitting = seats_of(connection, roles)
    rows = connection.execute(
        select(tables, chapters.c.campaign_id)
        .join_from(tables, chapters, chapters.c.table_id == tables.c.id, isouter=True)
        .where(tables.c.id.in_(list(roles)))
        .order_by(tables.c.touched.desc())
    )
    return [summary_of(row, sitting[row.id], tuple(roles[row.id]), row.campaign_id) for row in rows]


def summary_of(
    row: Row[Any],
    sitting: tuple[SeatRow, ...],
    roles: tuple[str, ...] = (),
    campaign: str | None = None,
) -> Summary:
    """A table as a list shows it, from its row."""
    return Summary(
        header=header_of(row),
        seats=sitting,
        roles=roles,
        answers=row.answers,
        acting=value(row.acting),
        touched=row.touched,
        finished=row.finished,
        result=ended(row.result),
        campaign=campaign,
        farewell=row.farewell,
    )
