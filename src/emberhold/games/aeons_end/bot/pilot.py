"""The sensible player by numbers found in many games: whom search starts from and plays ahead with.

`greedy` keeps the numbers that the balance of the boxes was measured with.
"""

from __future__ import annotations

from emberhold.games.aeons_end.bot.answers import first
from emberhold.games.aeons_end.bot.turn import sure_gem
from emberhold.games.aeons_end.numbers.tuned import TUNED
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import Choice, Question


def steer(state: State, question: Question) -> Choice:
    """One of the question's choices."""
    if question.topic == "main" and (gem := sure_gem(question)) is not None:
        return gem
    sight = Sight(state, question.seat, TUNED)
    choice: Choice = sight.judgement.answers.get(question.topic, first)(sight, question)
    return choice
