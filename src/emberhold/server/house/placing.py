"""Where a table stands in its campaign, as its pages are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhold.kernel.campaign import Record, campaign_of, record_in, understood
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Game
from emberhold.language import speech

if TYPE_CHECKING:
    from emberhold.server.house.hosted import Hosted


def plain(hosted: Hosted, language: str) -> dict[str, Any] | None:
    """The chapter, its campaign's page, and where everybody goes when it is closed."""
    place = hosted.place
    if place is None:
        return None
    record = record_in(hosted.header.setup)
    return {
        "id": place.campaign,
        "url": f"/c/{place.campaign}",
        "number": place.number + 1,
        "title": chapter_title(hosted.table.game, record, place.number, language),
        "closed": place.closed,
        "next": None if place.next is None else f"/t/{place.next}",
    }


def chapter_title(game: Game, record: Record | None, number: int, language: str) -> str:
    """What a chapter is called; by its number where nobody understands its record any more."""
    try:
        chapter = campaign_of(game).chapter(understood(game, record)) if record else None
    except EmberholdError:
        chapter = None
    if chapter is None:
        return speech(language)("house-chapter", number=number + 1)
    return chapter.title.text(language)
