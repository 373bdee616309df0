"""A campaign that somebody brings along as a file. All of it is checked before any of it is stored.

What its chapters recorded is gone through like any save, so that each can be looked back at here
as where it was played. Nothing that was written into the file by hand is believed: the first record
is one that a campaign begins with, and every other follows from the chapter before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from emberhold.games import game_named
from emberhold.kernel.bookfile import BookFile, Page, parse
from emberhold.kernel.campaign import (
    RECORD,
    Record,
    campaign_of,
    chapter_seed,
    followed,
    follows,
    is_first,
    same_chapter,
    understood,
    wishes_for,
)
from emberhold.kernel.errors import EmberholdError, SaveError
from emberhold.kernel.game import Game, Result
from emberhold.kernel.replaying import rules_changed
from emberhold.kernel.replaying import started as begin_again
from emberhold.kernel.save import Saved
from emberhold.kernel.save import parse as parse_save
from emberhold.kernel.table import Table, open_table
from emberhold.players import PERSON
from emberhold.server.house.people import opening
from emberhold.server.house.table.headers import GENERATOR
from emberhold.server.house.table.record import BOT, HUMAN
from emberhold.server.store.records import Begun, CampaignHeader, ChapterBegun, Ended, SeatRow

_FILE = "campaign"
"""How a file is called in what is said about it; the page knows its name, the server need not."""
MOST_ANSWERS = 30_000
"""The longest campaign that somebody may bring along, all its chapters together."""


class _Later(NamedTuple):
    """The record after a chapter, whether it was written in the shape of today, and how the chapter
    is said to have ended."""

    record: Record
    exact: bool
    reason: str


class Brought(NamedTuple):
    """A campaign ready to be stored, and who sits at its tables."""

    header: CampaignHeader
    chapters: tuple[ChapterBegun, ...]
    seats: tuple[SeatRow, ...]

    @property
    def tables(self) -> list[str]:
        return [chapter.table.header.id for chapter in self.chapters if chapter.table is not None]


def brought(text: str, now: float, party: str = "") -> Brought:
    """The campaign in a file, or one line that says what is wrong with it."""
    file = parse(text, _FILE)
    game = game_named(file.game)
    campaign_of(game)
    records = [_record(game, page.record) for page in file.pages]
    saves = [_saved(page) for page in file.pages]
    given = sum(len(saved.answers) for saved in saves if saved is not None)
    if given > MOST_ANSWERS:
        raise SaveError("error-save-long", given=given, most=MOST_ANSWERS)
    players = records[-1].players
    options = {**opening.options_of(False, party), GENERATOR: file.generator}
    header = CampaignHeader(opening.new_id(), game.name, players, file.seed, options, now)
    seats = _seats(file, players)
    _check_first(game, file.pages[0].record, records[0], file.seed)
    chapters = tuple(
        ChapterBegun(record.plain(), table_of(header, record, seats, now, known=True))
        if saved is None
        else _played(header, record, saved, seats, _later(file, records, number, saved))
        for number, (record, saved) in enumerate(zip(records, saves, strict=True))
    )
    found = Brought(header, chapters, seats)
    if not found.tables:
        raise SaveError("error-campaign-truncated", path=_FILE)
    return found


def table_of(
    header: CampaignHeader,
    record: Record,
    seats: tuple[SeatRow, ...],
    now: float,
    known: bool,
) -> Begun | None:
    """The new table of the chapter a record leads to; None where it leads to none.

    `known` says whether somebody may know the campaign's luck.
    """
    game = game_named(header.game)
    chapter = campaign_of(game).chapter(record)
    if chapter is None:
        return None
    seed = chapter_seed(header.seed, record.number)
    generator = header.options[GENERATOR]
    wishes = wishes_for(chapter, record)
    table = open_table(game, header.players, seed, wishes, generator=generator)
    started = opening.Started(table.header, [], table, known)
    return opening.begun(opening.new_id(), started, seats, header.options, now)


def _record(game: Game, record: Record) -> Record:
    try:
        return understood(game, record)
    except EmberholdError as error:
        raise SaveError("error-campaign-record", path=_FILE, why=error.message) from None


def _later(file: BookFile, records: Sequence[Record], number: int, saved: Saved) -> _Later | None:
    if number + 1 == len(records):
        return None
    later = records[number + 1]
    exact = file.pages[number + 1].record.rules == later.rules
    return _Later(later, exact, saved.reason or "")


def _check_first(game: Game, written: Record, record: Record, seed: int | str) -> None:
    if not is_first(game, written.rules, record, seed):
        raise SaveError("error-campaign-history", path=_FILE, number=0)


def _is_history(game: Game, record: Record, table: Table, later: _Later) -> bool:
    """Whether a record comes of a chapter. Of one that ended by other rules than today's only its
    end is unknown: it was won or lost."""
    if table.result is None and table.mended is None:
        return True  # it cannot be closed at all, which is said elsewhere
    carried = game.carried(table.state)
    if table.result is not None and later.exact:
        return follows(game, record, carried, table.result, later.record)
    ends = (table.result,) if table.result is not None else _either(record.players, later.reason)
    return any(
        same_chapter(game, later.record, followed(game, record, carried, end)) for end in ends
    )


def _either(players: int, reason: str) -> tuple[Result, Result]:
    return Result(tuple(range(players)), reason), Result((), reason)


def _saved(page: Page) -> Saved | None:
    return None if page.chapter is None else parse_save(page.chapter, _FILE)


def _seats(file: BookFile, players: int) -> tuple[SeatRow, ...]:
    """The person who brings the file sits in all seats but those the file gives to bots."""
    names = file.seats or [PERSON] * players
    wishes = [{"who": HUMAN} if name == PERSON else {"who": BOT, "bot": name} for name in names]
    return opening.seated(wishes, players)


def _played(
    header: CampaignHeader,
    record: Record,
    saved: Saved,
    seats: tuple[SeatRow, ...],
    later: _Later | None,
) -> ChapterBegun:
    """A chapter somebody has played at, at a table of its own, and what is said to follow."""
    game = game_named(header.game)
    started = _started(game, record, saved)
    table = started.table
    opened = opening.begun(opening.new_id(), started, seats, header.options, header.created)
    if later is not None and not _is_history(game, record, table, later):
        raise SaveError("error-campaign-history", path=_FILE, number=later.record.number)
    if table.result is not None:
        return ChapterBegun(record.plain(), opened, game.carried(table.state))
    if later is not None and table.mended is None:
        heading = f"== chapter {record.number}"
        raise SaveError("error-campaign-order", path=_FILE, given=heading)
    if later is not None:
        # By the rules of today it would not end; it did, and only the reason is written down.
        opened = replace(opened, acting=[], result=Ended(saved.reason or "", (), unsure=True))
    return ChapterBegun(record.plain(), opened)


def _started(game: Game, record: Record, saved: Saved) -> opening.Started:
    """A chapter as far as its answers fit, with its record in the shape of today."""
    header = saved.header
    given = header.setup.get(RECORD)
    same = header.game == game.name and header.players == record.players
    if not same or not isinstance(given, dict) or given.get("number") != record.number:
        raise SaveError("error-campaign-chapter", path=_FILE)
    setup = {**header.setup, RECORD: record.plain()}
    complete = begin_again(game, replace(header, setup=setup), _FILE).header
    started = opening.replayed(complete, saved)
    wrong = started.table.mended
    if wrong is not None and not rules_changed(game, header):
        number = wrong.answers + 1
        raise SaveError("error-save-replay", path=_FILE, number=number, why=wrong.why)
    return replace(started, known=True)
