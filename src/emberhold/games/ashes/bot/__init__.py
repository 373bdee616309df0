"""A sensible player of Ashes by rules of thumb: company for people, a measure for search.

It reads the question and what its seat may know (`sight.py`), and nothing else. Every topic has a
short answer in `answers.py`; `plan.py` weighs what the dice could pay this round, `fighting.py`
thinks attacks through, `effects.py` values the trees the cards are made of; all numbers are in
`weights.py`.
"""

from __future__ import annotations

from emberhold.games.ashes.bot.answers import ANSWERS, DRAFTING, last
from emberhold.games.ashes.seen.sight import DraftSight, Sight
from emberhold.games.ashes.state import State
from emberhold.kernel.question import Choice, Question


def choose(state: State, question: Question) -> Choice:
    """One of the question's choices."""
    if len(question.choices) == 1:
        return question.choices[0]
    if state.draft is not None:
        drafting = DRAFTING.get(question.topic)
        if drafting is None:
            return question.choices[-1]
        return drafting(DraftSight(state.draft, question.seat), question)
    return ANSWERS.get(question.topic, last)(Sight(state, question.seat), question)
