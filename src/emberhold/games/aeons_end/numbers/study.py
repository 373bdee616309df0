"""What a game of War Eternal leaves for those who study many: read along while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.state import State
from emberhold.games.study import Study
from emberhold.kernel.question import Choice

COLUMNS: dict[str, Any] = {
    "nemesis": str,
    "difficulty": str,
    "mages": [str],
    "market": [str],
    "first": int,
    "gravehold": [int],
    "nemesis_life": [int],
    "bought": [{"seat": int, "card": str, "turn": int}],
    "lives": [int],
}
"""The facts of a game and their shapes. `gravehold` and `nemesis_life` hold the life at the start
and after every turn, `lives` that of the mages at the end; `first` is the seat of the first turn
that a player had."""


class Watch:
    """Somebody beside the table who notes what happens."""

    def __init__(self, state: State) -> None:
        self.first = -1
        self.bought: list[dict[str, Any]] = []
        self.gravehold = [state.max_gravehold]
        self.nemesis_life = [state.max_nemesis_life]
        self._look(state)

    def saw(self, state: State, seat: int, choice: Choice, turn: int) -> None:
        """An answer was given in a turn, and this is what has come of it."""
        if choice[0] == "buy":
            self.bought.append({"seat": seat, "card": choice[1].slug, "turn": turn})
        if state.turn > len(self.gravehold):
            self._look(state)

    def _look(self, state: State) -> None:
        """Turns that ended since the last look; where several did, all with what is seen now."""
        ended = state.turn - len(self.gravehold)
        self.gravehold += [state.gravehold] * ended
        self.nemesis_life += [state.nemesis_life] * ended
        if self.first < 0:
            self.first = state.active

    def facts(self, state: State, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Everything noted, once the game is over."""
        ended = state.turn + 1 - len(self.gravehold)
        return {
            "nemesis": state.nemesis.slug,
            "difficulty": setup.get("difficulty", "normal"),
            "mages": [player.mage.slug for player in state.players],
            "market": [pile.card.slug for pile in state.market],
            "first": self.first,
            "gravehold": self.gravehold + [max(0, state.gravehold)] * ended,
            "nemesis_life": self.nemesis_life + [max(0, state.nemesis_life)] * ended,
            "bought": self.bought,
            "lives": [player.life for player in state.players],
        }


def moment(state: State) -> int:
    """The turn under way: how the length of a game is counted."""
    return state.turn


STUDY = Study(COLUMNS, Watch, moment)
