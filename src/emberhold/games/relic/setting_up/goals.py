"""What the puzzles of Relic can ask for beside a win; all of it can be seen within a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emberhold.games.puzzles import GOALS, Goal, Target
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import State
from emberhold.games.relic.traits import RELIC_TRAIT

OUTER = 0


def _trophy(game: State, seat: int) -> bool:
    return bool(game.figures[seat].trophies)


def _level(game: State, seat: int) -> bool:
    return game.figures[seat].level > 0


def _mission(game: State, seat: int) -> bool:
    return bool(game.figures[seat].completed)


def _relic(game: State, seat: int) -> bool:
    return any(piece.card.has(RELIC_TRAIT) for piece in game.figures[seat].assets)


def _middle(game: State, seat: int) -> bool:
    return SPACES[game.figures[seat].space].tier != OUTER


RELIC_GOALS: Mapping[str, Goal] = {
    **GOALS,
    "trophy": Goal(_trophy),
    "level": Goal(_level),
    "mission": Goal(_mission),
    "relic": Goal(_relic),
    "middle": Goal(_middle),
}


def _more(counted: Callable[[State, int], int]) -> Target:
    """More of something than there was when the turn began."""

    def met(game: State, seat: int, number: str) -> bool:
        return counted(game, seat) >= int(number)

    def reached(before: State, now: State, seat: int) -> tuple[str, ...]:
        had, has = counted(before, seat), counted(now, seat)
        return (str(has),) if has > had else ()

    return Target(met, reached, lambda number: {"number": int(number)}, best=max)


RELIC_TARGETS: Mapping[str, Target] = {
    "level": _more(lambda game, seat: game.figures[seat].level),
    "missions": _more(lambda game, seat: len(game.figures[seat].completed)),
    "relics": _more(lambda game, seat: game.figures[seat].relics),
    "influence": _more(lambda game, seat: game.figures[seat].influence),
    "trophies": _more(lambda game, seat: len(game.figures[seat].trophies)),
}
