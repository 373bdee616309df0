"""A campaign of two mages by bots, for tests that look at every chapter.

Bots lose more often than they win. So that every chapter comes, the next one follows as if a game
had been won; a game itself is played as it is, and what really follows it is told beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import emberhold
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.bookfile import BookFile, Page, written
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.save import parse
from emberhold.kernel.table import Table
from emberhold.players import seated

SEED = 13
DAY = "2026-11-17"
"""The day on which all of it was played."""
NAMES = ("Żaneta", "Brother Ash", "Kieł świtu", "L’Aube", "Seventh Stone", "Œil d’or")
"""What the mages and their cards are called, in the order in which they are asked for."""
_WON = Result((0, 1), "victory-nemesis")


class Played(NamedTuple):
    """A game of the campaign."""

    record: Record
    """The one it was opened with."""
    chapter: str
    """Its save."""
    follows: Record
    """What came of it."""

    @property
    def answers(self) -> list[str]:
        return list(parse(self.chapter).answers)


def to_the_end(table: Table, names: Iterator[str]) -> Table:
    """Play a game by bots who have names ready."""
    bots = seated(["greedy"] * table.players, "legacy", 1)
    while (question := table.question) is not None:
        if question.naming():
            table.answer(f"name:{next(names)}")
        else:
            table.take(question, bots[question.seat].choose(table, question))
    return table


def _games() -> Iterator[Played]:
    names = iter(NAMES)
    record = begun(LEGACY, 2, SEED, {})
    while (chapter := LEGACY.campaign.chapter(record)) is not None:
        seed = chapter_seed(SEED, record.number)
        table = to_the_end(emberhold.open("legacy", 2, seed, wishes_for(chapter, record)), names)
        assert table.result is not None
        carried = LEGACY.carried(table.state)
        yield Played(record, table.dumps(), followed(LEGACY, record, carried, table.result, DAY))
        record = followed(LEGACY, record, carried, _WON, DAY)


@cache
def games() -> tuple[Played, ...]:
    """Eight chapters and the epilogue."""
    return tuple(_games())


def kept(number: int, *, under_way: bool = False) -> str:
    """The file of the campaign as it was before a game, or when that was over but not closed."""
    pages = [Page(game.record, game.chapter) for game in games()[: number + 1]]
    if not under_way:
        pages[-1] = Page(pages[-1].record, None)
    return written(BookFile(SEED, None, tuple(pages)))
