"""Conceding (AS-357): whoever is asked may give up instead of answering.

It is an answer that no question lists, so that nobody gives up by chance: `table.answer("concede")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhold.games.ashes.leaving import discard_dying, eliminate
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together

if TYPE_CHECKING:
    from emberhold.games.ashes.state import State

CONCEDE: Choice = ("concede",)

_REFUSALS = ("pass", "nobody", "endure", "skip", "done")


def may_concede(question: Question) -> bool:
    """In the own turn always; in another's where one may refuse, or if that ends the game."""
    game: State = question.state
    if game.phase == "turns" and game.step == "turn":
        if question.seat == game.active or len(game.in_game()) == 2:
            return True
    elif question.topic not in ("discard", "exhaust-dice"):
        return False
    return question.choices[-1][0] in _REFUSALS


def conceding(game: State, asking: Asking) -> Asking:
    """Hand questions and answers on until somebody gives up; for them everything is refused."""
    try:
        asked = next(asking)
        while True:
            answer = yield asked
            questions = asked.questions if isinstance(asked, Together) else {asked.seat: asked}
            given = answer if isinstance(asked, Together) else {asked.seat: answer}
            for seat, question in questions.items():
                if given[seat] == CONCEDE:
                    yield from _give_up(game, seat)
                    given[seat] = question.choices[-1]
                    if game.phase == "turns" and seat == game.active:
                        asking.close()
                        yield from discard_dying(game)
                        return
            asked = asking.send(answer if isinstance(asked, Together) else given[asked.seat])
    except StopIteration:
        return


def _give_up(game: State, seat: int) -> Asking:
    player = game.players[seat]
    game.say("ashes-log-concedes", who=player.phoenixborn.card)
    if game.announced is not None:
        game.removed += (game.announced,)
        game.announced = None
    yield from conceding(game, eliminate(game, player))
