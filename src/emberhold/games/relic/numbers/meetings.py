"""What becomes of the cards and the scenario of a box in a game: read off the log as it is written.

A player who turns a Threat card up meets it in that turn. What the turn changed for them is noted:
one game says little, the mean of many says what such a card costs or gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberhold.games.relic.card import Ability
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.numbers.study import COLUMNS, Watch
from emberhold.games.relic.state import Figure, State
from emberhold.games.study import Study
from emberhold.kernel.game import LogLine
from emberhold.kernel.question import Choice
from emberhold.kernel.strand import Strand

MEASURES: Final = (
    "measure-life",
    "measure-influence",
    "measure-trophies",
    "measure-levels",
    "measure-corruption",
)
"""What a turn changes for a character, as messages; trophies by what they are worth."""
_TURN: Final = "relic-log-turn"
_TURNED_UP: Final = "relic-log-threat"
_RULES: Final = ("relic-log-scenario", "relic-log-ability")


def _measured(figure: Figure) -> tuple[int, ...]:
    worth = sum(piece.card.worth for piece in figure.trophies)
    return figure.life, figure.influence, worth, figure.level, len(figure.corruption)


class BoxWatch(Watch):
    """Somebody who also notes who met which Threat card, and which rules of the scenario held."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        if state.log is None:
            state.log = Strand[LogLine]()
        self._read = len(state.log)
        self._seat = state.active
        self._before = _measured(state.me)
        self._turned_up: list[str] = []
        self._rules = {ability.message_id: 0 for ability in state.scenario.printed}
        self.met: list[list[Any]] = []

    def saw(self, state: State, seat: int, choice: Choice, turn: int) -> None:
        super().saw(state, seat, choice, turn)
        assert state.log is not None
        lines = state.log.items
        for line in lines[self._read :]:
            if line.id == _TURN:
                self._close(state)
            elif line.id == _TURNED_UP:
                self._turned_up.append(line.arguments["card"].slug)
            elif line.id in _RULES:
                self._came_into_play(line.arguments["ability"])
        self._read = len(lines)

    def _came_into_play(self, ability: Ability) -> None:
        if ability.message_id in self._rules:
            self._rules[ability.message_id] += 1

    def _close(self, state: State) -> None:
        """A turn is over: what it changed belongs to every card that was met in it."""
        after = _measured(state.figures[self._seat])
        change = [now - before for now, before in zip(after, self._before, strict=True)]
        self.met += [[slug, self._seat, *change] for slug in self._turned_up]
        self._turned_up = []
        self._seat, self._before = state.active, _measured(state.me)

    def facts(self, state: State, setup: Mapping[str, Any]) -> dict[str, Any]:
        self._close(state)
        return {**super().facts(state, setup), "met": self.met, "rules": self._rules}


def _watching(state: State) -> Watch:
    """What is noted of boxes beside the columns is for those who judge one, and is not kept."""
    return Watch(state) if state.box is RELIC_BOX else BoxWatch(state)


def _round(state: State) -> int:
    """The round under way: how the length of a game is counted."""
    return state.round


STUDY: Final = Study(COLUMNS, _watching, _round)
