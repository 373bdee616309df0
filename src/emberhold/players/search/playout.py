"""One look into the future: a guessed world, played on by the game's own player, then judged.

Search learns about a table in no other way than through `table.redeal(seat, seed)`: the guess
agrees with everything the seat knows and is drawn from the seed alone, so nothing that is hidden
from the seat can reach an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emberhold.games import room_of
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table

Policy = Callable[[Any, Question], Choice]


class Rooms:
    """What search needs of a game besides its rules: how it is played and how it is judged."""

    def __init__(self, game: str) -> None:
        bot = room_of(game, "bot")
        evaluation = room_of(game, "evaluation")
        self.policy: Policy | None = getattr(bot, "choose", None)
        self.evaluate: Callable[[Any, int], float] | None = getattr(evaluation, "evaluate", None)
        self.horizon: int = getattr(evaluation, "HORIZON", 6)
        self.settled: Callable[[Any, Question], bool] = getattr(evaluation, "settled", _never)
        self.moment: Callable[[Any], int] = getattr(evaluation, "moment", _at_once)
        self.routine: Callable[[Any, Question, Choice], bool] = getattr(
            evaluation, "routine", _not_routine
        )

    @property
    def complete(self) -> bool:
        return self.policy is not None and self.evaluate is not None


def _never(state: Any, question: Question) -> bool:
    return False


def _at_once(state: Any) -> int:
    return 0


def _not_routine(state: Any, question: Question, choice: Choice) -> bool:
    return False


def asked(table: Table, question: Question) -> Question:
    """The same question in another world."""
    for other in table.questions:
        if other.seat == question.seat:
            return other
    return table.questions[0]
