"""What the puzzles of Relic can ask for beside a win."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.games.puzzles import GOALS, Goal
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
