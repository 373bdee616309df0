"""Reading and writing campaigns, inside a transaction somebody else began.

A chapter is closed and the next one opened in one go. The number of the new chapter is unique in
its campaign, so that it happens once, however many ask for it and whenever a server dies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, insert, literal, select, update

from emberhold.server.store import calls
from emberhold.server.store import tables as store_tables
from emberhold.server.store.records import (
    CampaignHeader,
    CampaignKept,
    ChapterBegun,
    ChapterRow,
    Turned,
)
from emberhold.server.store.schema import campaigns, chapters, grants, links, tables
from emberhold.server.store.tables import ended, insert_new, text, value


class _Beaten(Exception):
    """Somebody else has closed the chapter, or done something at its table, in the meantime."""


def begin(connection: Connection, header: CampaignHeader, begun: Sequence[ChapterBegun]) -> None:
    """A campaign with its first chapter, or with all that somebody brought along."""
    connection.execute(
        insert(campaigns).values(
            id=header.id,
            game=header.game,
            players=header.players,
            seed=text(header.seed),
            options=text(header.options),
            created=header.created,
            touched=header.created,
            ended=header.created if begun[-1].table is None else None,
        )
    )
    for number, chapter in enumerate(begun):
        if chapter.table is not None:
            store_tables.begin(connection, chapter.table)
        connection.execute(
            insert(chapters).values(
                campaign_id=header.id,
                number=number,
                record=text(chapter.record),
                table_id=None if chapter.table is None else chapter.table.header.id,
                carried=None if chapter.carried is None else text(chapter.carried),
            )
        )


def turn(connection: Connection, turned: Turned) -> bool:
    """Everything a new chapter is made of, or nothing."""
    try:
        with connection.begin_nested():
            _turn(connection, turned)
    except _Beaten:
        return False
    return True


def _turn(connection: Connection, turned: Turned) -> None:
    new = None if turned.opening is None else turned.opening.header.id
    if turned.opening is not None:
        store_tables.begin(connection, turned.opening)
    added = insert_new(
        connection,
        chapters,
        campaign_id=turned.campaign,
        number=turned.number,
        record=text(turned.record),
        table_id=new,
    )
    if not added or not store_tables.append(connection, turned.closing):
        raise _Beaten
    if new is not None:
        _take_along(connection, turned.closing.table, new, turned.time)
    connection.execute(
        update(campaigns)
        .where(campaigns.c.id == turned.campaign)
        .values(touched=turned.time, ended=turned.time if new is None else None)
    )


def _take_along(connection: Connection, old: str, new: str, now: float) -> None:
    """A person who had a place at the old table has it at the new one, and links lead there."""
    held = select(grants.c.browser, literal(new), grants.c.role, literal(now)).where(
        grants.c.table_id == old
    )
    names = ["browser", "table_id", "role", "granted"]
    connection.execute(insert(grants).from_select(names, held))
    connection.execute(update(links).where(links.c.table_id == old).values(table_id=new))
    calls.take_along(connection, old, new, now)


def read(connection: Connection, id: str) -> CampaignKept | None:
    row = connection.execute(select(campaigns).where(campaigns.c.id == id)).one_or_none()
    if row is None:
        return None
    return _kept(row, _chapters_of(connection, [id]).get(id, ()))


def _chapters_of(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[ChapterRow, ...]]:
    found: dict[str, tuple[ChapterRow, ...]] = {}
    rows = connection.execute(
        select(chapters, tables.c.result)
        .join_from(chapters, tables, tables.c.id == chapters.c.table_id, isouter=True)
        .where(chapters.c.campaign_id.in_(list(ids)))
        .order_by(chapters.c.number)
    )
    for row in rows:
        chapter = ChapterRow(
            row.number,
            value(row.record),
            row.table_id,
            None if row.carried is None else value(row.carried),
            ended(row.result),
        )
        found[row.campaign_id] = (*found.get(row.campaign_id, ()), chapter)
    return found


def _kept(row: Row[Any], chapters: tuple[ChapterRow, ...]) -> CampaignKept:
    header = CampaignHeader(
        row.id, row.game, row.players, value(row.seed), value(row.options), row.created
    )
    return CampaignKept(header, chapters, row.touched, row.ended)


def of_browser(connection: Connection, browser: str) -> list[CampaignKept]:
    held = (
        select(chapters.c.campaign_id)
        .join_from(chapters, grants, grants.c.table_id == chapters.c.table_id)
        .where(grants.c.browser == browser)
    )
    rows = connection.execute(
        select(campaigns).where(campaigns.c.id.in_(held)).order_by(campaigns.c.touched.desc())
    ).all()
    found = _chapters_of(connection, [row.id for row in rows])
    return [_kept(row, found.get(row.id, ())) for row in rows]


def roles(connection: Connection, browser: str, id: str) -> frozenset[str]:
    rows = connection.execute(
        select(chapters.c.number, grants.c.role)
        .join_from(chapters, grants, grants.c.table_id == chapters.c.table_id)
        .where(grants.c.browser == browser, chapters.c.campaign_id == id)
    ).all()
    newest = max((row.number for row in rows), default=0)
    return frozenset(row.role for row in rows if row.number == newest)
