"""Whether a player of Relic looks only at what its seat knows."""

from __future__ import annotations

from collections.abc import Callable

import emberhold
from emberhold.games.relic.state import State
from emberhold.kernel.question import Choice, Question, key_of

MOST = 160
"""How many answers of a game are compared."""


def answers_alike(answer_to: Callable[[State, Question], Choice], players: int, seed: int) -> None:
    """In a world that agrees with what its seat knows it gives the same answer."""
    table = emberhold.open("relic", players=players, seed=seed)
    for number in range(MOST):
        question = table.question
        if question is None:
            return
        answer = answer_to(table.state, question)
        if len(table.questions) == 1:
            other = table.redeal(question.seat, number)
            again = next(q for q in other.questions if q.seat == question.seat)
            assert key_of(answer_to(other.state, again)) == key_of(answer), question.topic
        table.take(question, answer)
