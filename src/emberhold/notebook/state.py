"""A table that no house keeps, as a page receives it: for a page that has all of it with it.

Nobody can answer there, and nobody else is at it. Like every frame it holds what the scene, the
questions and the log say to these eyes, and nothing else.
"""

from __future__ import annotations

from emberhold.games import game_of
from emberhold.games.unsealed import Unsealed, unsealed_at
from emberhold.kernel.table import Table
from emberhold.server.house.pages import asking, drawing, ending, shown
from emberhold.server.house.pages.scenery import Drawing


def state_of(table: Table, showing: int | None, language: str, lines: int) -> shown.State:
    """The table as a seat sees it, or as everybody does, with the last lines of its log."""
    known = unsealed_at(table)
    scene = table.game.scene(table.state, showing)
    mine = frozenset(() if showing is None else (showing,))
    eyes = asking.Eyes(known, mine, showing, language)
    ended = table.result
    return shown.State(
        version=0,
        moment=None,
        table=_about(table, language),
        campaign=None,
        you=shown.You(seats=sorted(mine), host=False, spectator=not mine, showing=showing),
        seats=_seats(table),
        scene=Drawing(scene, language, known).scene(),
        asked=asking.put(game_of(table), table.questions, eyes, scene),
        log=_log(table, known, showing, language, lines),
        beats=[],
        undo=shown.Undo(),
        repair=None,
        notices=[],
        concede=False,
        lesson=None,
        puzzle=None,
        talk=None,
        clock=None,
        next=None,
        again=False,
        result=None if ended is None else ending.told(ended, table.sides, mine, language),
    )


def _about(table: Table, language: str) -> shown.About:
    given = table.count if table.record else 0
    return shown.About(
        id="",
        game=table.header.game,
        title=drawing.title(table.header.game, language),
        answers=given,
        settled=given,
        free_undo=False,
        requested=0,
        repaired=[],
        pace=drawing.PACE,
        mended=None,
        trial=False,
        record=False,
    )


def _seats(table: Table) -> list[shown.Seat]:
    asked = {question.seat for question in table.questions}
    return [
        shown.Seat(seat=seat, name="", who="person", bot=None, here=True, acting=seat in asked)
        for seat in range(table.players)
    ]


def _log(
    table: Table, known: Unsealed, showing: int | None, language: str, lines: int
) -> shown.LogPart:
    """The last lines that these eyes may read; a table without a record has none."""
    told = table.told() if table.record else []
    seen = [line for line in told if line.seat is None or line.seat == showing][-lines:]
    said = drawing.lines(game_of(table), known, seen, language)
    return shown.LogPart(first=0, all=True, lines=said)
