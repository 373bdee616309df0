"""A campaign as a page shows it: sections that its game provides, drawn knowing no game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

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
from emberhold.kernel.game import Game
from emberhold.kernel.scene import Area, Scene, Zone
from emberhold.language import speech
from emberhold.server.house.pages import told
from emberhold.server.house.pages.placing import chapter_title
from emberhold.server.house.pages.scenery import Drawing, told_page
from emberhold.server.store.records import CampaignKept, ChapterRow


@dataclass(frozen=True, slots=True)
class Around:
    """What is known of a campaign beside its record."""

    seated: list[told.Seated]
    file: bool
    """Whether somebody may take it along as a file."""
    judged: Collection[str]
    """The tables of which an analysis is kept."""


def chronicle_of(
    kept: CampaignKept, record: Record, language: str, around: Around
) -> told.Chronicle:
    """The campaign as it is under a record, which may be that of this very moment."""
    game = game_named(kept.header.game)
    chronicle = campaign_of(game).chronicle(record)
    now = kept.chapters[-1].table
    return told.Chronicle(
        campaign=kept.header.id,
        game=game.name,
        title=chronicle.title.text(language),
        over=kept.ended is not None,
        file=around.file,
        players=kept.header.players,
        begun=kept.header.created,
        now=None if now is None else f"/t/{now}",
        chapters=[_chapter(game, row, language) for row in kept.chapters if row.table],
        judged=[f"/t/{row.table}" for row in kept.chapters if row.table in around.judged],
        sections=_sections(game, unsealed(game, record), chronicle, language),
        pages=[told_page(page, language) for page in game.pages_under(record)],
        after=[_left(left, language) for left in game.afterwards(record)],
        seated=around.seated,
    )


def summary_of(kept: CampaignKept, language: str) -> told.CampaignRow:
    """A line in the list of campaigns: what is played and how far it has come."""
    game = game_named(kept.header.game)
    played = [row for row in kept.chapters if row.table]
    return told.CampaignRow(
        campaign=kept.header.id,
        game=game.name,
        title=speech(language)(f"game-{game.name}"),
        url=f"/c/{kept.header.id}",
        chapter=_chapter(game, played[-1], language),
        over=kept.ended is not None,
        when=kept.touched,
    )


def _chapter(game: Game, row: ChapterRow, language: str) -> told.ChapterPlayed:
    """A chapter in the list of those that were played; how it ended is kept as it was stored."""
    ended = row.result
    return told.ChapterPlayed(
        number=row.number + 1,
        title=chapter_title(game, read_record(row.record), row.number, language),
        url=f"/t/{row.table}",
        over=ended is not None,
        won=None if ended is None or ended.unsure else bool(ended.winners),
        repaired=ended is not None and ended.repaired > 0,
        text="" if ended is None else ended.result.text(language),
    )


def _sections(
    game: TableGame, known: Unsealed, chronicle: Chronicle, language: str
) -> list[told.Section]:
    return [
        told.Section(
            heading=section.heading.text(language),
            deeds=[_deed(game, known, deed, language) for deed in section.deeds],
            sealed=section.sealed,
            look=section.look,
            aside="" if section.aside is None else section.aside.text(language),
        )
        for section in chronicle.sections
    ]


def _deed(game: TableGame, known: Unsealed, deed: Deed, language: str) -> told.Deed:
    """A sentence with the pieces it tells of, drawn as they would be on the table."""
    zone = Zone("chronicle", "", deed.pieces, len(deed.pieces))
    drawing = Drawing(Scene(game.name, None, (Area("chronicle", "", (zone,)),)), language, known)
    return told.Deed(
        text=deed.words.text(language),
        pieces=[drawing.piece(piece) for piece in deed.pieces],
        notes=[_note(note, language) for note in deed.notes],
        mark=deed.mark,
        art=deed.art,
    )


def _note(note: Note, language: str) -> told.Note:
    title = None if note.title is None else note.title.text(language)
    return told.Note(kind=note.kind, title=title, text=note.words.text(language), mark=note.mark)


def _left(left: Afterwards, language: str) -> told.Left:
    """A game that is left to be played, as a button."""
    return told.Left(id=left.id, kind=left.kind, title=left.title.text(language))
