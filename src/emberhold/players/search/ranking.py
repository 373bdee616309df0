"""The options of a question in the order of the game's own player.

It names one option; asked again without that option it names the next, and so on, until it would
rather stop. What is left after that comes in the order in which the rules offer it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question


def ranked(policy: Any, question: Question, most: int) -> list[Choice]:
    """At most that many options, the best guess first."""
    order: list[Choice] = []
    while len(order) < min(most, len(question.choices)):
        choice = next_best(policy, question, order)
        if choice is None:
            break
        order.append(choice)
    return order


def next_best(policy: Any, question: Question, known: Sequence[Choice]) -> Choice | None:
    """The best option that is not known yet; None if there is none."""
    left = [choice for choice in question.choices if choice not in known]
    if not left:
        return None
    stops = question.choices[-1] in known
    if stops or len(left) == 1:
        return left[0]
    try:
        choice: Choice = policy(question.state, question.narrowed(left))
    except Exception:  # a rule of thumb that needs the option it has named before
        return left[0]
    return choice if choice in left else left[0]


def sensible(evaluation: Evaluation, question: Question, order: list[Choice]) -> list[Choice]:
    """The options in their order without those that waste something; the first always stays."""
    wasteful, state = evaluation.wasteful, question.state
    return order[:1] + [each for each in order[1:] if not wasteful(state, question, each)]
