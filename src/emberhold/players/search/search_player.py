"""The player who looks ahead before it answers; a game that cannot be judged it plays simply."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from emberhold.games import TableGame, game_named
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.game_player import GamePlayer
from emberhold.players.search.plan import (
    GLANCE_DOUBT,
    Planning,
    Turn,
    worth_a_glance,
    worth_a_thought,
)
from emberhold.players.search.playout import Means, means_of
from emberhold.players.search.thought import Manner, Thought


class SearchPlayer:
    """Looks ahead before it answers; its answers follow from its seed and what its seat knows."""

    needs_record = True

    def __init__(
        self,
        game: str,
        seed: int | str,
        budget: Budget,
        manner: Manner | None = None,
        name: str = "search",
    ) -> None:
        self.name = name
        self.budget = budget
        self.manner = manner or Manner()
        self.seed = f"search {seed}"
        self.iterations = 0
        """Looks into the future taken so far."""
        self._game = game
        self._means = means_of(game_named(game))
        self._simple = GamePlayer(game, seed)
        self._turn: Turn | None = None
        """The plan being carried out."""

    def choose(self, table: Table, question: Question) -> Choice:
        if self._means is None:
            return self._simple.choose(table, question)
        if self.manner.plan:
            return self._planned(self._means, table, question)
        thought = Thought(self._means, table, question, self.budget, self.manner, self.seed)
        choice = thought.best()
        self.iterations += thought.iterations
        return choice

    def _planned(self, means: Means, table: Table, question: Question) -> Choice:
        """As foreseen in the plan for the turn, or by another plan from here on."""
        evaluation = means.evaluation.planned or means.evaluation
        means = Means(means.policy, evaluation)
        preferred = means.policy(question.state, question)
        if not worth_a_thought(evaluation, question.seat, question, preferred):
            return self._glanced(means, table, question, preferred)
        now = evaluation.moment(table.state)
        turn = self._turn
        usual = None if evaluation.firm else preferred
        foreseen = turn.foreseen(question, now, usual) if turn else []
        if turn and foreseen and not self.manner.again:
            return turn.follow()
        seed = f"{self.seed} {now} {len(foreseen)}" if self.manner.again else self.seed
        planning = Planning(
            self._mannered(means), table, question, self.budget, seed, self.manner.width
        )
        plan = planning.decide(foreseen)
        self.iterations += planning.iterations
        self._turn = Turn(now, plan.steps[1:])
        return plan.steps[0].taken

    def _glanced(self, means: Means, table: Table, question: Question, preferred: Choice) -> Choice:
        """A routine answer: that of the game's own player, unless another is clearly better."""
        if not worth_a_glance(means.evaluation, question):
            return preferred
        means = self._mannered(means)
        evaluation = means.evaluation
        careful = replace(evaluation, doubt=max(evaluation.doubt, GLANCE_DOUBT))
        now = evaluation.moment(table.state)
        turn = self._turn
        foreseen = turn.steps if turn is not None and turn.moment == now else []
        planning = Planning(
            Means(means.policy, careful),
            table,
            question,
            self.budget,
            f"{self.seed} {now} {question.topic}",
            self.manner.width,
        )
        choice = planning.glance(foreseen)
        self.iterations += planning.iterations
        return choice

    def _mannered(self, means: Means) -> Means:
        """How the game is judged, with the settings of this player in place of the game's."""
        horizon, doubt, evaluation = self.manner.horizon, self.manner.doubt, means.evaluation
        changed = replace(
            evaluation,
            horizon=horizon or evaluation.horizon,
            doubt=evaluation.doubt if doubt is None else doubt,
        )
        return Means(means.policy, changed)

    def __getstate__(self) -> dict[str, Any]:
        """How the game is played and judged is found again by the name of the game."""
        return {**self.__dict__, "_means": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._means = means_of(game_named(self._game))


def futures(game: TableGame, table: Table, worlds: int, seed: int | str) -> list[float]:
    """What the seat that is asked may expect: its chance of winning in each of some guessed worlds,
    played on by the rules of thumb; none in a game that cannot be judged."""
    means, question = means_of(game), table.question
    if means is None or question is None:
        return []
    budget, manner = Budget(worlds), Manner(deep=False)
    return Thought(means, table, question, budget, manner, f"futures {seed}").futures(worlds)
