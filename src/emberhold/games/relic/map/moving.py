"""Figures arriving somewhere: by walking, directly, or along the arrows of the Inner tier."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.figure.missions import ENTERED, note
from emberhold.games.relic.map.board import FIRST_INNER, SCENARIO_SPACE, Path
from emberhold.games.relic.state import Figure, State
from emberhold.kernel.game import Asking


def go(game: State, figure: Figure, path: Path) -> Asking | None:
    """Walk: every space of the path is entered, the last is where the figure stops."""
    figure.space = path[-1]
    if game.log is not None:
        game.say("relic-log-moves", who=figure.sheet, space=figure.space)
    if figure.mission is None:
        return None
    return _entered(game, figure, path)


def _entered(game: State, figure: Figure, path: Path) -> Asking:
    act = Act(figure)
    for space in path:
        act.where = space
        yield from note(game, figure, ENTERED, act) or ()


def arrive(game: State, figure: Figure, space: int) -> Asking | None:
    """R-051: a direct move skips every space between."""
    figure.at_gate = False
    return go(game, figure, (space,))


def ahead(game: State, space: int, steps: int) -> int:
    """A number of spaces along the arrows; R-207: those with a token are not on the board."""
    while steps > 0 and space < SCENARIO_SPACE:
        space += 1
        if space == SCENARIO_SPACE or game.inner[space - FIRST_INNER] < 0:
            steps -= 1
    return space
