"""What a game of Relic leaves for those who study many: read along while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.relic.state import State
from emberhold.kernel.question import Choice

COLUMNS: dict[str, Any] = {
    "scenario": str,
    "variant": str,
    "rounds": int,
    "dealt": [str],
    "sheets": [str],
    "nemeses": [bool],
    "levels": [int],
    "infamy": [int],
    "corrupted": [int],
    "first_relic": [int],
    "inside": [int],
    "growth": [[int]],
}
"""The facts of a game and their shapes. By seat: the sheet at the beginning and at the end, whether
it is a nemesis, the level and infamy at the end, how often a sheet was lost to Corruption, the
round of the first relic and of entering the Inner tier (0: never), and the level after every fifth
round."""

_EVERY = 5
_INNER = 2


class Watch:
    """Somebody beside the table who notes what happens."""

    def __init__(self, state: State) -> None:
        seats = len(state.figures)
        self.corrupted = [0] * seats
        self.first_relic = [0] * seats
        self.inside = [0] * seats
        self.growth: list[list[int]] = [[] for _ in range(seats)]
        self._sheets = [figure.sheet for figure in state.figures]
        self._dealt = self._sheets[:]

    def saw(self, state: State, seat: int, choice: Choice, turn: int) -> None:
        if choice[0] == "sheet":
            self._dealt[seat] = self._sheets[seat] = choice[1]
        for figure in state.figures:
            place = figure.seat
            if figure.sheet is not self._sheets[place]:
                self.corrupted[place] += 1
                self._sheets[place] = figure.sheet
            if figure.relics and not self.first_relic[place]:
                self.first_relic[place] = state.round
            if figure.tier >= _INNER and not self.inside[place]:
                self.inside[place] = state.round
            if len(self.growth[place]) < state.round // _EVERY:
                self.growth[place].append(figure.level)

    def facts(self, state: State, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Everything noted, once the game is over."""
        return {
            "scenario": state.scenario.slug,
            "variant": state.variant,
            "rounds": state.round,
            "dealt": [sheet.slug for sheet in self._dealt],
            "sheets": [figure.sheet.slug for figure in state.figures],
            "nemeses": [figure.nemesis for figure in state.figures],
            "levels": [figure.level for figure in state.figures],
            "infamy": [figure.infamy for figure in state.figures],
            "corrupted": self.corrupted,
            "first_relic": self.first_relic,
            "inside": self.inside,
            "growth": self.growth,
        }
