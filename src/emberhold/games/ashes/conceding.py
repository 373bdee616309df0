"""Conceding (AS-357): the player who is asked may concede instead of answering.

`concede` is an answer that no question lists, so that nobody gives up by chance.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.ashes.ask import CONCEDE
from emberhold.games.ashes.leaving import discard_dying, eliminate
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.question import Choice, Question, Together

_REFUSALS: Final = ("pass", "nobody", "endure", "skip", "done")


def conceding(game: State, asking: Asking, turn: bool = False) -> Asking:
    """Pass questions and answers on; a player who concedes in their own `turn` breaks off the
    action.

    Where others wait for an answer that cannot be refused, the last one there is counts, and the
    player leaves when what is being resolved is over.
    """
    leaving: list[Player] = []
    try:
        asked = next(asking)
        while True:
            answer: Any
            if isinstance(asked, Together):
                answer = yield asked
                for seat, question in asked.questions.items():
                    if answer[seat] == CONCEDE:
                        answer[seat] = question.choices[-1]
                        yield from _leave(game, game.players[seat])
            else:
                answer = yield from _heard(game, asked, leaving)
                if answer == CONCEDE:
                    yield from _leave(game, game.players[asked.seat])
                    if turn and asked.seat == game.active:
                        asking.close()
                        yield from discard_dying(game)
                        break
                    answer = asked.choices[-1]
            asked = asking.send(answer)
    except StopIteration:
        pass
    for player in leaving:
        if not player.out:
            yield from _out(game, player)


def _heard(
    game: State, question: Question, leaving: list[Player]
) -> Generator[Question | Together, Any, Choice]:
    """An answer; of a player who is about to leave the last one there is."""
    player = game.players[question.seat]
    last: Choice = question.choices[-1]
    if player in leaving:
        return last
    answer: Choice = yield question
    at_once = player.seat == game.active or len(game.in_game()) == 2 or last[0] in _REFUSALS
    if answer != CONCEDE or at_once:
        return answer
    game.say("ashes-log-concedes", who=player.phoenixborn.card)
    leaving.append(player)
    return last


def _leave(game: State, player: Player) -> Asking:
    game.say("ashes-log-concedes", who=player.phoenixborn.card)
    if game.announced is not None:
        game.removed += (game.announced,)
        game.announced = None
    yield from _out(game, player)


def _out(game: State, player: Player) -> Asking:
    """The player left when the last of the others concedes has won by that, not by a blow."""
    try:
        yield from conceding(game, eliminate(game, player))
    except GameOver:
        if game.result is not None:
            game.result = Result(game.result.winners, "conceded")
        raise
