"""What a game of Ashes leaves for those who study many: read along while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.games.ashes.setting_up.setup import DRAFT
from emberhold.games.ashes.state import State
from emberhold.games.study import Study
from emberhold.kernel.question import Choice

OWN = "own"
"""A deck that is none of the suggested ones."""

COLUMNS: dict[str, Any] = {
    "decks": [str],
    "phoenixborn": [str],
    "cards": [[str]],
    "first": int,
    "life": [[int]],
    "played": [{"seat": int, "card": str, "round": int}],
    "lives": [int],
}
"""The facts of a game and their shapes. By seat: the deck by name (or `own`, or `draft`), its
Phoenixborn, its different cards, the life of the Phoenixborn at the start and after every round,
and at the end; `first` is the seat that held the first player token in the first round."""

_PLAYS = ("play", "react")


class Watch:
    """Somebody beside the table who notes what happens."""

    def __init__(self, state: State) -> None:
        self.first = -1
        self.played: list[dict[str, Any]] = []
        self.life: list[list[int]] = [[] for _ in state.players]
        self._look(state)

    def saw(self, state: State, seat: int, choice: Choice, turn: int) -> None:
        """An answer was given in a round, and this is what has come of it."""
        if choice[0] in _PLAYS and len(choice) > 1 and turn:
            card = getattr(choice[1], "slug", None)
            if card is not None:
                self.played.append({"seat": seat, "card": card, "round": turn})
        if state.result is None and (state.round > turn or self.first < 0):
            self._look(state)

    def _look(self, state: State) -> None:
        if self.first < 0:
            self.first = state.first
        self._note(state, state.round)

    def _note(self, state: State, points: int) -> None:
        """Lives up to a point in time; while decks are drafted there is nobody to look at."""
        if state.draft is not None:
            return
        if len(self.life) != len(state.players):
            self.life = [[] for _ in state.players]
        for series, left in zip(self.life, _lives(state), strict=True):
            unseen = points - len(series) - 1
            if unseen >= 0:
                series += [*series[-1:] * unseen, left]

    def facts(self, state: State, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Everything noted, once the game is over."""
        self._note(state, state.round + 1)
        return {
            "decks": _names(setup["decks"], len(state.players)),
            "phoenixborn": [player.phoenixborn.card.slug for player in state.players],
            "cards": [sorted({card.slug for card in player.deck}) for player in state.players],
            "first": self.first,
            "life": self.life,
            "played": self.played,
            "lives": _lives(state),
        }


def _moment(state: State) -> int:
    """The round under way: how the length of a game is counted."""
    return state.round


def _names(decks: Any, players: int) -> list[str]:
    if decks == DRAFT:
        return [DRAFT] * players
    return [deck if deck in SUGGESTED else OWN for deck in decks]


def _lives(state: State) -> list[int]:
    return [
        0 if player.out else max(0, life_of(state, player.phoenixborn) - player.phoenixborn.wounds)
        for player in state.players
    ]


STUDY = Study(COLUMNS, Watch, _moment)
