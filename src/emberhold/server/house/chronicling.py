"""A campaign as a page shows it: sections that its game provides, drawn knowing no game."""

from __future__ import annotations

from typing import Any

from emberhold.games import TableGame, game_named
from emberhold.games.unsealed import Unsealed, unsealed
from emberhold.kernel.campaign import Chronicle, Deed, campaign_of, read_record, understood
from emberhold.kernel.game import Game, Result
from emberhold.kernel.scene import Area, Scene, Zone
from emberhold.language import speech
from emberhold.server.house.placing import chapter_title
from emberhold.server.house.scenery import Drawing
from emberhold.server.store.records import CampaignKept, ChapterRow


def chronicle_of(kept: CampaignKept, language: str, file: bool) -> dict[str, Any]:
    game = game_named(kept.header.game)
    record = understood(game, read_record(kept.chapters[-1].record))
    chronicle = campaign_of(game).chronicle(record)
    now = kept.chapters[-1].table
    return {
        "campaign": kept.header.id,
        "game": game.name,
        "title": chronicle.title.text(language),
        "over": kept.ended is not None,
        "file": file,
        "now": None if now is None else f"/t/{now}",
        "chapters": [_chapter(game, row, language) for row in kept.chapters if row.table],
        "sections": _sections(game, unsealed(game, record), chronicle, language),
    }


def summary_of(kept: CampaignKept, language: str) -> dict[str, Any]:
    """A line in the list of campaigns: what is played and how far it has come."""
    game = game_named(kept.header.game)
    played = [row for row in kept.chapters if row.table]
    return {
        "campaign": kept.header.id,
        "game": game.name,
        "title": speech(language)(f"game-{game.name}"),
        "url": f"/c/{kept.header.id}",
        "chapter": _chapter(game, played[-1], language),
        "over": kept.ended is not None,
        "when": kept.touched,
    }


def _chapter(game: Game, row: ChapterRow, language: str) -> dict[str, Any]:
    """A chapter in the list of those that were played; how it ended stands as it was stored."""
    stored = row.result
    ended = None if stored is None else Result(tuple(stored["winners"]), stored["reason"])
    return {
        "number": row.number + 1,
        "title": chapter_title(game, read_record(row.record), row.number, language),
        "url": f"/t/{row.table}",
        "over": ended is not None,
        "won": None if ended is None else bool(ended.winners),
        "text": "" if ended is None else ended.text(language),
    }


def _sections(
    game: TableGame, known: Unsealed, chronicle: Chronicle, language: str
) -> list[dict[str, Any]]:
    return [
        {
            "heading": section.heading.text(language),
            "deeds": [_deed(game, known, deed, language) for deed in section.deeds],
            "sealed": section.sealed,
        }
        for section in chronicle.sections
    ]


def _deed(game: TableGame, known: Unsealed, deed: Deed, language: str) -> dict[str, Any]:
    """A sentence with the pieces it tells of, drawn as they would lie on the table."""
    zone = Zone("chronicle", "", deed.pieces, len(deed.pieces))
    drawing = Drawing(Scene(game.name, None, (Area("chronicle", "", (zone,)),)), language, known)
    return {
        "text": deed.words.text(language),
        "pieces": [drawing.piece(piece) for piece in deed.pieces],
    }
