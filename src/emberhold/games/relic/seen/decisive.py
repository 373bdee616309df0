"""What decides a game of Relic: how high characters rise, and the infamy of nemeses."""

from __future__ import annotations

from typing import Any

from emberhold.games.decisive import Blow, Decisive, Gauge, Yield
from emberhold.games.relic.state import State
from emberhold.kernel.game import LogLine

_GAINS = {
    "relic-log-confronts": 1.0,
    "relic-log-relic": 0.8,
    "relic-log-completes": 0.4,
    "relic-log-level": 0.2,
}
_FALLS = {
    "relic-log-eliminated": 1.0,
    "relic-log-corrupted": 0.9,
    "relic-log-vanquished": 0.7,
}
"""What tells more of a race than an enemy beaten, and how much."""
HIGHEST = 12
"""The last step of a level track."""


def gauges(state: State) -> dict[str, Gauge]:
    return {
        f"player:{figure.seat}": Gauge(figure.infamy, state.goal)
        if figure.nemesis
        else Gauge(figure.level, HIGHEST)
        for figure in state.figures
    }


class Reader:
    """Counts the enemies that everybody has beaten, and notes what else changes a race."""

    def __init__(self) -> None:
        self.round = 1

    def begins(self, state: State, line: LogLine) -> str:
        self.round = max(1, state.round)
        return _seat(state, line.arguments.get("who"))

    def read(self, state: State, line: LogLine) -> Blow | None:
        who, card = line.arguments.get("who"), line.arguments.get("card")
        if line.id == "relic-log-trophy":
            return Blow(_seat(state, who), "enemy", 1, card)
        if line.id in _GAINS:
            return Blow(_seat(state, who), "", 0, card, _GAINS[line.id])
        if line.id in _FALLS:
            return Blow("", _seat(state, who), 0, card, _FALLS[line.id])
        return None


def _seat(state: State, who: Any) -> str:
    for figure in state.figures:
        if figure.sheet is who:
            return f"player:{figure.seat}"
    return ""


def _influence(state: State) -> dict[str, int]:
    return {f"player:{figure.seat}": figure.influence for figure in state.figures}


DECISIVE = Decisive(
    "ending-measured-level",
    "ending-counted-trophies",
    gauges,
    Reader,
    yields=(Yield("ending-yield-influence", _influence),),
)
