"""A campaign as a page shows it: sections that its game provides, drawn knowing no game."""

from __future__ import annotations

from typing import Any

from emberhold.games import TableGame, game_named
from emberhold.games.afterwards import Afterwards
from emberhold.games.unsealed import Unsealed, unsealed
from emberhold.kernel.campaign import (
    Chronicle,
    Deed,
    Note,
    Record,
    campaign_of,
    read_record,
)
from emberhold.kernel.game import Game, Result
from emberhold.kernel.scene import Area, Scene, Zone
from emberhold.language import speech
from emberhold.server.house.placing import chapter_title
from emberhold.server.house.scenery import Drawing, told_page
from emberhold.server.store.records import CampaignKept, ChapterRow


def chronicle_of(kept: CampaignKept, record: Record, language: str, file: bool) -> dict[str, Any]:
    """The campaign as it is under a record, which may be that of this very moment."""
    game = game_named(kept.header.game)
    chronicle = campaign_of(game).chronicle(record)
    now = kept.chapters[-1].table
    return {
        "campaign": kept.header.id,
        "game": game.name,
        "title": chronicle.title.text(language),
        "over": kept.ended is not None,
        "file": file,
        "players": kept.header.players,
        "begun": kept.header.created,
        "now": None if now is None else f"/t/{now}",
        "chapters": [_chapter(game, row, language) for row in kept.chapters if row.table],
        "sections": _sections(game, unsealed(game, record), chronicle, language),
        "pages": [told_page(page, language) for page in game.pages_under(record)],
        "after": [_left(left, language) for left in game.afterwards(record)],
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
    """A chapter in the list of those that were played; how it ended is kept as it was stored."""
    stored = row.result
    ended = None if stored is None else Result(tuple(stored["winners"]), stored["reason"])
    return {
        "number": row.number + 1,
        "title": chapter_title(game, read_record(row.record), row.number, language),
        "url": f"/t/{row.table}",
        "over": ended is not None,
        "won": None if ended is None or (stored or {}).get("unsure") else bool(ended.winners),
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
            "look": section.look,
            "aside": "" if section.aside is None else section.aside.text(language),
        }
        for section in chronicle.sections
    ]


def _deed(game: TableGame, known: Unsealed, deed: Deed, language: str) -> dict[str, Any]:
    """A sentence with the pieces it tells of, drawn as they would be on the table."""
    zone = Zone("chronicle", "", deed.pieces, len(deed.pieces))
    drawing = Drawing(Scene(game.name, None, (Area("chronicle", "", (zone,)),)), language, known)
    return {
        "text": deed.words.text(language),
        "pieces": [drawing.piece(piece) for piece in deed.pieces],
        "notes": [_note(note, language) for note in deed.notes],
        "mark": deed.mark,
        "art": deed.art,
    }


def _note(note: Note, language: str) -> dict[str, Any]:
    title = None if note.title is None else note.title.text(language)
    words = note.words.text(language)
    return {"kind": note.kind, "title": title, "text": words, "mark": note.mark}


def _left(left: Afterwards, language: str) -> dict[str, Any]:
    """A game that is left to be played, as a button."""
    return {"id": left.id, "kind": left.kind, "title": left.title.text(language)}
