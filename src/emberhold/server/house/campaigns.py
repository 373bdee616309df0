"""Campaigns of the house: chapter after chapter at tables of their own, with the same people.

A chapter that is over is closed when somebody at its table says so. Closing it, writing the next
record, opening the next table and taking everybody along are one transaction of the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from emberhold.games import game_named
from emberhold.games.afterwards import Borrowing, Lender
from emberhold.games.unsealed import Unsealed, unsealed
from emberhold.kernel.bookfile import BookFile, Page, written
from emberhold.kernel.campaign import (
    CampaignError,
    Record,
    begun,
    followed,
    read_record,
    standing_at,
    understood,
)
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.rng import QUICK
from emberhold.players import PERSON
from emberhold.server.house.bringing import Brought, brought, table_of
from emberhold.server.house.pages import leaving, told
from emberhold.server.house.pages.chronicling import Around, chronicle_of, summary_of
from emberhold.server.house.people import opening
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, STALE, UNKNOWN, Refused
from emberhold.server.house.table.happening import append_of
from emberhold.server.house.table.headers import GENERATOR
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import BOT, HUMAN, OPEN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store import analyses
from emberhold.server.store.records import (
    CampaignHeader,
    CampaignKept,
    ChapterBegun,
    ChapterRow,
    Ended,
    Event,
    Turned,
)

if TYPE_CHECKING:
    from emberhold.server.house.house import House


class UnknownCampaign(EmberholdError):
    """There is no such campaign."""

    code = "not-found"


class Campaigns:
    """All campaigns of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    async def open(self, wanted: Wanted) -> tuple[str, str]:
        """Begin a campaign: its id, and that of the table of its first chapter.

        The bots of all its chapters wait in turn with those of the party that opened it.
        """
        found, now = game_named(wanted.game), time.time()
        drawn, generator = opening.drawn(wanted.seed)
        options = {
            **opening.options_of(wanted.free_undo, wanted.party, wanted.clock),
            GENERATOR: generator,
        }
        players = wanted.players
        header = CampaignHeader(opening.new_id(), wanted.game, players, drawn, options, now)
        record = begun(found, players, header.seed, wanted.setup or {})
        rows = opening.seated(wanted.seats, players)
        wished = generator == QUICK
        first = await asyncio.to_thread(table_of, header, record, rows, now, wished)
        assert first is not None
        await self._store.begin_campaign(header, [ChapterBegun(record.plain(), first)])
        return header.id, first.header.id

    async def bring(self, text: str, party: str = "") -> Brought:
        """A campaign from a file: checked, gone through and stored, or refused in one line."""
        async with self._house.long_work:
            found = await asyncio.to_thread(brought, text, time.time(), party)
        await self._store.begin_campaign(found.header, found.chapters)
        return found

    async def next_chapter(self, table: str, viewer: Viewer) -> str | None:
        """Close a chapter that is over, once; the table of the next, or None after the last."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            if not viewer.seats and not viewer.host:
                raise Refused(NOT_YOURS, "error-only-watching")
            if hosted.record.place is None:
                raise Refused(UNKNOWN, "error-no-chapter")
            if not hosted.record.place.closed:
                await self._close(hosted)
            return hosted.record.place.next

    async def _close(self, hosted: Hosted) -> None:
        if hosted.record.result is None:
            raise Refused(ILLEGAL, "error-chapter-open")
        assert hosted.record.place is not None
        kept = await self._kept(hosted.record.place.campaign)
        now = time.time()
        turned = await asyncio.to_thread(_turned, kept, hosted, now)
        stored = await self._store.turn(turned)
        await self._house.tables.catch_up(hosted)
        if not stored and not hosted.record.place.closed:
            raise Refused(STALE, "error-stale")

    async def _kept(self, campaign: str) -> CampaignKept:
        kept = await self._store.campaign(campaign)
        if kept is None:
            raise UnknownCampaign("error-campaign-unknown", given=campaign)
        return kept

    # Looking

    async def chronicle(self, campaign: str, viewer: Viewer, language: str) -> told.Chronicle:
        """The campaign as a page shows it: what has been, what is, and where it continues."""
        kept = await self._kept(campaign)
        file = await self._has_all(kept, viewer)
        record = await self._standing(kept)
        seated = await self._seated(kept, viewer)
        tables = [row.table for row in kept.chapters if row.table]
        judged = await self._store.read_with(lambda c: analyses.kept_of(c, tables))
        around = Around(seated, file, judged)
        return await asyncio.to_thread(chronicle_of, kept, record, language, around)

    async def _seated(self, kept: CampaignKept, viewer: Viewer) -> list[told.Seated]:
        """Who plays which mage, as everybody at the table knows."""
        last = next(row.table for row in reversed(kept.chapters) if row.table)
        return [
            told.Seated(seat=row.seat, name=row.name, who=row.who, mine=row.seat in viewer.seats)
            for row in await self._house.seats(last)
        ]

    async def _standing(self, kept: CampaignKept) -> Record:
        """The record of this very moment, also in the middle of a chapter."""
        game, row = game_named(kept.header.game), kept.chapters[-1]
        if row.table is not None:
            hosted = await self._house.hosted(row.table)
            async with hosted.lock:
                record = standing_at(hosted.record.table)
            if record is not None:
                return record
        return understood(game, read_record(row.record))

    def summary(self, kept: CampaignKept, language: str) -> told.CampaignRow:
        """A campaign as a list of campaigns shows it."""
        return summary_of(kept, language)

    async def unsealed(self, campaign: str) -> Unsealed:
        """What can be read in a campaign between its chapters."""
        kept = await self._kept(campaign)
        return unsealed(game_named(kept.header.game), await self._standing(kept))

    async def lenders(self, secret: str | None, borrowing: Borrowing) -> list[Lender]:
        """The finished campaigns of a browser that lend their people to a game."""
        lent = []
        for kept in await self._store.campaigns_of(secret) if secret else ():
            if kept.ended is None or kept.header.game not in borrowing.boxes:
                continue
            viewer = Viewer.of(await self._store.campaign_roles(secret or "", kept.header.id))
            people = _people(kept) if viewer.seats or viewer.host else ()
            if people:
                lent.append(Lender(kept.header.id, people))
        return lent

    async def open_afterwards(
        self, campaign: str, what: str, viewer: Viewer, party: str = ""
    ) -> tuple[str, Any]:
        """A game that a finished campaign offers: its table, and who sits where."""
        if not viewer.seats and not viewer.host:
            raise Refused(NOT_YOURS, "error-only-watching")
        kept = await self._kept(campaign)
        offered = game_named(kept.header.game).afterwards(await self._standing(kept))
        left = next((one for one in offered if one.id == what), None)
        last = next((row.table for row in reversed(kept.chapters) if row.table), None)
        if left is None or last is None:
            raise Refused(UNKNOWN, "error-no-chapter")
        seats = [
            {"who": row.who, "bot": row.bot, "name": row.name}
            if row.who == BOT
            else {"who": HUMAN if row.seat in viewer.seats else OPEN, "bot": None, "name": row.name}
            for row in await self._house.seats(last)
        ]
        players = kept.header.players
        table = await self._house.open(
            Wanted(left.game, players, None, left.wishes, seats, party=party)
        )
        return table, seats

    async def file(self, campaign: str, viewer: Viewer) -> str:
        """The campaign as a file, seed and all: only where it gives away nothing to come."""
        kept = await self._kept(campaign)
        if not await self._has_all(kept, viewer):
            raise Refused(NOT_YOURS, "error-secrets-of-others")
        pages = [Page(read_record(row.record), await self._save_of(row)) for row in kept.chapters]
        generator = kept.header.options[GENERATOR]
        return written(BookFile(kept.header.seed, await self._names(kept), tuple(pages), generator))

    async def _names(self, kept: CampaignKept) -> list[str]:
        """Who sits where, as files say it: people, and bots by their names."""
        last = next(row.table for row in reversed(kept.chapters) if row.table)
        seats = await self._house.seats(last)
        return [str(row.bot) if row.who == BOT else PERSON for row in seats]

    async def _has_all(self, kept: CampaignKept, viewer: Viewer) -> bool:
        """Whether nothing is a secret from somebody: all seats theirs, or nothing left to come."""
        table = kept.chapters[-1].table
        if table is None:
            return viewer.welcome
        seats = await self._house.seats(table)
        alone = len(viewer.seats) == kept.header.players
        return alone and not any(row.who == BOT for row in seats)

    async def _save_of(self, row: ChapterRow) -> str | None:
        if row.table is None:
            return None
        hosted = await self._house.hosted(row.table)
        async with hosted.lock:
            await self._house.expose(hosted)
            return leaving.save_text(hosted.record)


def _people(kept: CampaignKept) -> Sequence[Mapping[str, Any]]:
    """The people of a campaign that was won to its end."""
    try:
        return game_named(kept.header.game).finished(read_record(kept.chapters[-1].record))
    except CampaignError:
        return ()


def _turned(kept: CampaignKept, hosted: Hosted, now: float) -> Turned:
    """Everything that closing a chapter stores."""
    assert hosted.record.place is not None
    game, row = game_named(kept.header.game), kept.chapters[hosted.record.place.number]
    carried = (
        hosted.record.table.game.carried(hosted.record.table.state)
        if row.carried is None
        else row.carried
    )
    result = hosted.record.result or (row.result or Ended("", ())).result
    before = understood(game, read_record(row.record))
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    record = followed(game, before, carried, result, day)
    known = hosted.record.known or bool(hosted.record.table.header.deals)
    opened = table_of(kept.header, record, tuple(hosted.record.seats), now, known)
    new = None if opened is None else opening.taking_along(opened, hosted.record.talk)
    data = {"next": None if new is None else new.header.id}
    event = Event(hosted.record.version + 1, "chapter", data, None, now)
    return Turned(
        campaign=kept.header.id,
        number=record.number,
        record=record.plain(),
        closing=append_of(hosted.record, event),
        opening=new,
        time=now,
    )
