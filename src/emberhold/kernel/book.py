"""A campaign being played: its records, its finished chapters, and the table of the chapter now.

A finished chapter is history: its save is kept as text and never replayed, so that no rule
corrected later can reach it. What continues is the last record and the chapter under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from emberhold.kernel.bookfile import BookFile, Page, written
from emberhold.kernel.campaign import (
    RECORD,
    CampaignError,
    Chapter,
    Chronicle,
    Record,
    begun,
    campaign_of,
    chapter_seed,
    followed,
    record_in,
    standing_at,
    understood,
    wishes_for,
)
from emberhold.kernel.errors import EmberholdError, SaveError
from emberhold.kernel.game import Game
from emberhold.kernel.replaying import replayed
from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import parse, write_text
from emberhold.kernel.table import Table, open_table


class Book:
    """A campaign. Open one with `emberhold.campaign` or `emberhold.load_campaign`."""

    def __init__(self, game: Game, seed: int | str, records: Iterable[Record]) -> None:
        self.game = game
        self.seed = seed
        self.records = list(records)
        """One before each chapter; the last is how things are."""
        self.chapters: list[str] = []
        """The saves of the finished chapters, as text."""
        self.seats: list[str] | None = None
        """Who sits where, by the names of `players`; None where nobody said."""
        self.generator = QUICK
        """Where the luck of its chapters comes from."""
        self._table: Table | None = None

    @classmethod
    def begun(cls, game: Game, players: int, seed: int | str, wishes: Mapping[str, Any]) -> Book:
        """A new campaign before its first chapter."""
        return cls(game, seed, [begun(game, players, seed, wishes)])

    @property
    def record(self) -> Record:
        return self.records[-1]

    @property
    def players(self) -> int:
        return self.record.players

    @property
    def chapter(self) -> Chapter | None:
        """What is played now; None when the campaign is over."""
        return campaign_of(self.game).chapter(self.record)

    @property
    def table(self) -> Table | None:
        """The table of the chapter, opened when somebody comes to it; None at the end."""
        if self._table is None and (chapter := self.chapter) is not None:
            seed = chapter_seed(self.seed, self.record.number)
            wishes = wishes_for(chapter, self.record)
            self._table = open_table(
                self.game, self.players, seed, wishes, generator=self.generator
            )
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        """Continue with another fork of the chapter's table, as an undo does."""
        self._need_own(table)
        self._table = table

    def _need_own(self, table: Table) -> None:
        record = record_in(table.header.setup)
        if record is None or record.number != self.record.number:
            raise CampaignError("error-chapter-other")

    def turn(self, date: str = "") -> Record:
        """Close the chapter that has been played to its end, on that day or today. There is no way
        back from here."""
        if self._table is None or self._table.result is None:
            raise CampaignError("error-chapter-open")
        carried = self.game.carried(self._table.state)
        day = date or datetime.now().date().isoformat()
        record = followed(self.game, self.record, carried, self._table.result, day)
        self.chapters.append(self._table.dumps())
        self.records.append(record)
        self._table = None
        return record

    def chronicle(self) -> Chronicle:
        """What there is to tell at this moment, also in the middle of a chapter."""
        now = None if self._table is None else standing_at(self._table)
        return campaign_of(self.game).chronicle(self.record if now is None else now)

    # Keeping

    def dumps(self) -> str:
        """The campaign as the text of a file; a chapter that is over is closed in it."""
        if self._table is not None and self._table.result is not None:
            closed = self._twin()
            closed.turn()
            return closed.dumps()
        pages = [
            Page(record, self.chapters[n] if n < len(self.chapters) else None)
            for n, record in enumerate(self.records)
        ]
        if self._table is not None:
            pages[-1] = Page(self.record, self._table.dumps())
        return written(BookFile(self.seed, self.seats, tuple(pages), self.generator))

    def _twin(self) -> Book:
        twin = Book(self.game, self.seed, self.records)
        twin.chapters = list(self.chapters)
        twin.seats = self.seats
        twin.generator = self.generator
        twin._table = self._table
        return twin

    def save(self, path: str | Path) -> None:
        """Write the campaign to a file; an older file there stays whole until the new one is."""
        write_text(Path(path), self.dumps())


def opened(game: Game, file: BookFile, path: str, mend: bool = False) -> Book:
    """The campaign in a file: the last record checked, the chapter under way replayed."""
    last = file.pages[-1]
    try:
        record = understood(game, last.record)
    except EmberholdError as error:
        raise SaveError("error-campaign-record", path=path, why=error.message) from None
    finished = [page.chapter for page in file.pages[:-1]]
    book = Book(game, file.seed, [*(page.record for page in file.pages[:-1]), record])
    book.chapters = [text for text in finished if text is not None]
    book.seats = file.seats
    book.generator = file.generator
    if last.chapter is not None:
        book._table = _under_way(book, last.chapter, path, mend)
    return book


def _under_way(book: Book, text: str, path: str, mend: bool) -> Table:
    """The chapter's table, with its record in the shape of today."""
    saved = parse(text, path)
    header = saved.header
    same = header.game == book.game.name and header.players == book.players
    given = header.setup.get(RECORD)
    if not same or not isinstance(given, dict) or given.get("number") != book.record.number:
        raise SaveError("error-campaign-chapter", path=path)
    setup = {**header.setup, RECORD: book.record.plain()}
    header = replace(header, setup=setup)
    return replayed(book.game, replace(saved, header=header), path, mend)
