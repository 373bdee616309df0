"""Where the same people play again, as a page is told."""

from __future__ import annotations

from emberhold.server.house.pages import shown
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.noticing import called
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer


def is_possible(record: Record) -> bool:
    """Chapters, lessons, puzzles and trials lead elsewhere."""
    return record.place is None and record.lesson is None and record.judge is None


def can(record: Record, viewer: Viewer) -> bool:
    """Whether somebody may take everybody along to another game."""
    over = record.result is not None and is_possible(record)
    return over and bool(viewer.seats) and bool(record.others(viewer))


def told(hosted: Hosted, language: str) -> shown.Next | None:
    """Where they are."""
    record = hosted.record
    if record.talk.next is None:
        return None
    table, by = record.talk.next
    who = called(record.seats[by], language)
    return shown.Next(table=table, url=f"/t/{table}", by=by, who=who)
