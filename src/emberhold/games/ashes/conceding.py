"""Conceding (AS-357): whoever is asked may give up instead of answering.

`concede` is an answer that no question lists, so that nobody gives up by chance.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.ashes.ask import CONCEDE
from emberhold.games.ashes.leaving import discard_dying, eliminate
from emberhold.games.ashes.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together


def conceding(game: State, asking: Asking) -> Asking:
    """Hand questions and answers on; whoever gives up in the own turn breaks the action off."""
    try:
        asked = next(asking)
        while True:
            answer = yield asked
            if answer.__class__ is dict and isinstance(asked, Together):
                for seat, question in asked.questions.items():
                    answer[seat] = yield from _heard(game, question, answer[seat])
            elif answer == CONCEDE and not isinstance(asked, Together):
                answer = yield from _heard(game, asked, answer)
                if asked.seat == game.active:
                    asking.close()
                    yield from discard_dying(game)
                    return
            asked = asking.send(answer)
    except StopIteration:
        return


def _heard(
    game: State, question: Question, answer: Choice
) -> Generator[Question | Together, Any, Choice]:
    """An answer; for a player who gives up the last one there is, which refuses."""
    if answer != CONCEDE:
        return answer
    player = game.players[question.seat]
    game.say("ashes-log-concedes", who=player.phoenixborn.card)
    if game.announced is not None:
        game.removed += (game.announced,)
        game.announced = None
    refusal: Choice = question.choices[-1]
    yield from conceding(game, eliminate(game, player))
    return refusal
