"""A sensible player of Aeon's End by rules of thumb: company for people, a measure for search.

It reads the question and what its seat may know (`sight.py`), and nothing else. Every topic has a
short answer in `answers.py`; what effects cost or bring is estimated in `harm.py` and `helps.py`
from the same trees the cards are made of; all numbers are in `numbers/weights.py`.
"""

from __future__ import annotations

from emberhold.games.aeons_end.bot.answers import first
from emberhold.games.aeons_end.bot.turn import sure_gem
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import Choice, Question


def choose(state: State, question: Question) -> Choice:
    """One of the question's choices."""
    if question.topic == "main" and (gem := sure_gem(question)) is not None:
        return gem
    sight = Sight(state, question.seat)
    choice: Choice = sight.judgement.answers.get(question.topic, first)(sight, question)
    return choice
