"""Taking the best of several choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emberhold.games.relic.state import Figure, State
from emberhold.kernel.question import Choice, Question

Answer = Callable[[State, Figure, Question], Choice]


def best(choices: Sequence[Choice], value: Callable[[Choice], float]) -> Choice:
    """The first of those worth most."""
    return max(choices, key=value)


def first(game: State, me: Figure, question: Question) -> Choice:
    return question.choices[0]


def last(game: State, me: Figure, question: Question) -> Choice:
    return question.choices[-1]
