"""Where a table is in its campaign, as its pages are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhold.kernel.campaign import Chapter, Record, begun_from, campaign_of, understood
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Game
from emberhold.language import speech
from emberhold.server.house.pages import shown

if TYPE_CHECKING:
    from emberhold.server.house.table.hosted import Hosted


def plain(hosted: Hosted, language: str) -> shown.Chapter | None:
    """The chapter, its campaign's page, and where everybody goes when it is closed."""
    place = hosted.record.place
    if place is None:
        return None
    return shown.Chapter(
        id=place.campaign,
        url=f"/c/{place.campaign}",
        number=place.number + 1,
        title=_title(hosted, place.number, language),
        closed=place.closed,
        next=None if place.next is None else f"/t/{place.next}",
    )


def _title(hosted: Hosted, number: int, language: str) -> str:
    """What its chapter is called; found once in each language."""
    if language not in hosted.memory.titles:
        game = hosted.record.table.game
        try:
            record = begun_from(game, hosted.record.header.setup)
        except EmberholdError:
            record = None
        chapter = None if record is None else campaign_of(game).chapter(record)
        hosted.memory.titles[language] = _called(chapter, number, language)
    return hosted.memory.titles[language]


def chapter_title(game: Game, record: Record | None, number: int, language: str) -> str:
    """What the chapter of a stored record is called."""
    try:
        chapter = campaign_of(game).chapter(understood(game, record)) if record else None
    except EmberholdError:
        chapter = None
    return _called(chapter, number, language)


def _called(chapter: Chapter | None, number: int, language: str) -> str:
    """By its title, or by its number where nobody understands its record any more."""
    if chapter is None:
        return speech(language)("house-chapter", number=number + 1)
    return chapter.title.text(language)
