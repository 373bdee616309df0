"""States in which chance is explicit: every number that is drawn is a node of its own.

The game is dealt by its seed up to the first decision. From there on nothing is drawn in secret:
where the rules draw a number, the state is a chance node with as many outcomes, all equally likely.
A shuffle is one node for each card but the last. That is for exact solvers and small positions: a
state is rebuilt from its beginning whenever chance has decided, and in every copy.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from emberhold.gym.spiel import CHANCE, SpielGame, SpielState
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, listed
from emberhold.kernel.question import Choice
from emberhold.kernel.rng import ChanceDue, told
from emberhold.kernel.table import Table

MOST_OUTCOMES = 64
"""More than any single number that is drawn can be."""


class ChanceGame(SpielGame):
    """A game with its set-up, whose luck after the first decision is left to those who solve it."""

    def new_initial_state(self, seed: int | str | None = None) -> ChanceState:
        """The deal of a seed, or of the game's own."""
        return ChanceState(self, self.seed if seed is None else seed)

    def max_chance_outcomes(self) -> int:
        return MOST_OUTCOMES

    def deserialize_state(self, text: str) -> ChanceState:
        seed, history = json.loads(text)
        return replayed(self, seed, history)


class ChanceState(SpielState):
    """One moment of a game whose luck is told to it."""

    def __init__(  # noqa: PLR0913 (what a state is rebuilt from)
        self,
        game: SpielGame,
        seed: int | str,
        answers: Sequence[Choice] = (),
        luck: Sequence[int] = (),
        history: Sequence[int] = (),
        recalled: Sequence[bytes] = (),
    ) -> None:
        self._dealt_by = seed
        self._answers = list(answers)
        self._luck = list(luck)
        """Every number drawn since the first decision."""
        self._outcomes = 0
        super().__init__(game, self._rebuilt(game), history, recalled)

    def _rebuilt(self, game: SpielGame) -> Table:
        """The game given its answers again, up to where chance is due."""
        table = game.opened(self._dealt_by)
        table.state.rng = told(self._luck)
        self._outcomes = 0
        for answer in self._answers:
            self._take(table, answer)
        return table

    def _take(self, table: Table, answer: Choice) -> None:
        question = table.question
        assert question is not None
        try:
            table.take(question, answer)
        except ChanceDue as due:
            self._outcomes = due.bound

    # Chance

    def is_chance_node(self) -> bool:
        return self._outcomes > 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self._outcomes) for number in range(self._outcomes)]

    def current_player(self) -> int:
        return CHANCE if self._outcomes else super().current_player()

    def is_terminal(self) -> bool:
        return not self._outcomes and super().is_terminal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._outcomes and player in (None, CHANCE):
            return list(range(self._outcomes))
        return [] if self._outcomes else super().legal_actions(player)

    def apply_action(self, action: int) -> None:
        if not self._outcomes:
            super().apply_action(action)
            return
        if action not in range(self._outcomes):
            legal = listed(range(self._outcomes))
            raise IllegalAnswer("error-gym-action", given=str(action), legal=legal)
        self._luck.append(int(action))
        self._history.append(int(action))
        self._table = self._rebuilt(self._game)
        self._look()

    def _answer(self, choice: Choice) -> None:
        self._answers.append(choice)
        self._take(self._table, choice)

    def action_to_string(self, player: int, action: int | None = None) -> str:
        if self._outcomes:
            return f"chance:{player if action is None else action}"
        return super().action_to_string(player, action)

    # What a player knows

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Nothing while chance decides."""
        if self._outcomes:
            return [0.0] * self._game.observation_tensor_size()
        return super().observation_tensor(player)

    def observation_string(self, player: int | None = None) -> str:
        return "" if self._outcomes else super().observation_string(player)

    def information_state_string(self, player: int | None = None) -> str:
        return "" if self._outcomes else super().information_state_string(player)

    # Other states

    def clone(self) -> ChanceState:
        known = (self._answers, self._luck, self._history, self._recalled)
        return ChanceState(self._game, self._dealt_by, *known)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self._game, self._dealt_by, self._history)

    def serialize(self) -> str:
        """The seed, and every action and every outcome so far."""
        return json.dumps([self._dealt_by, self._history])

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        raise EmberholdError("error-gym-chance")

    def __str__(self) -> str:
        return f"chance: one of {self._outcomes}" if self._outcomes else super().__str__()


def replayed(game: SpielGame, seed: int | str, history: Sequence[int]) -> ChanceState:
    """The state after actions and outcomes, in their order."""
    state = ChanceState(game, seed)
    for action in history:
        state.apply_action(action)
    return state
