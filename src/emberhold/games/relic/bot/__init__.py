"""A sensible player of Relic by rules of thumb: company for people, a measure for search.

It reads the question and what its seat may know (`sight.py`), and nothing else. Every topic has a
short answer in `answers.py`; `journey.py` weighs where to go and `longing.py` where the bot wants
to be, `fighting.py` what helps in a battle, `having.py` what to spend and buy; `worth.py` reads the
trees of the cards; all numbers are in `weights.py`.
"""

from __future__ import annotations

from emberhold.games.relic.bot.answers import ANSWERS, answered, window
from emberhold.games.relic.bot.longing import begin_thinking, end_thinking
from emberhold.games.relic.seen.sight import Sight
from emberhold.games.relic.state import State
from emberhold.kernel.question import Choice, Question


def choose(state: State, question: Question) -> Choice:
    """One of the question's choices."""
    if len(question.choices) == 1:
        return question.choices[0]
    begin_thinking()
    try:
        return answered(Sight(state, question.seat), question, ANSWERS, window)
    finally:
        end_thinking()
