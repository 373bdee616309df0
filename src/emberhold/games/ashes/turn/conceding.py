"""Conceding (AS-357): the player who is asked may concede instead of answering.

`concede` is an answer that no question lists, so that nobody gives up by chance.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.ashes.ask import CONCEDE
from emberhold.games.ashes.figure.leaving import discard_dying, eliminate
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.question import Choice, Question, Together

_REFUSALS: Final = ("pass", "nobody", "endure", "skip", "done")


def conceding(game: State, asking: Asking, turn: bool = False) -> Asking:  # noqa: C901 (all that leaves with a player)
    """Pass questions and answers on; conceding in one's own `turn` breaks off the action.

    Where others wait for an answer that cannot be refused, the last one there is counts, and the
    player leaves when what is being resolved is over.
    """
    leaving: list[Player] = []
    resolving = _to_its_end(asking)
    asked = next(resolving)
    while asked is not _OVER:
        answer: Any
        if isinstance(asked, Together):
            answer = yield asked
            for seat, question in asked.questions.items():
                if answer[seat] == CONCEDE:
                    answer[seat] = question.choices[-1]
                    yield from _leave(game, game.players[seat])
        elif leaving and game.players[asked.seat] in leaving:
            answer = asked.choices[-1]
        else:
            answer = yield asked
            if answer == CONCEDE:
                player = game.players[asked.seat]
                answer = asked.choices[-1]
                if not _at_once(game, player, answer):
                    game.say("ashes-log-concedes", who=player.phoenixborn.card)
                    leaving.append(player)
                elif turn and player.seat == game.active:
                    resolving.close()
                    yield from give_up(game, player)
                    break
                else:
                    yield from _leave(game, player)
        asked = resolving.send(answer)
    for player in leaving:
        if not player.out:
            yield from _out(game, player)


_OVER: Final = Question(-1, "action", ())
"""Nobody is asked this: it only says that a turn is over."""


def _to_its_end(asking: Asking) -> Asking:
    """With a word at the end: compiled, it costs far less than the exception that ends it."""
    yield from asking
    yield _OVER


def _at_once(game: State, player: Player, last: Choice) -> bool:
    """Whether nobody waits for an answer that cannot be refused."""
    return player.seat == game.active or len(game.in_game()) == 2 or last[0] in _REFUSALS


def give_up(game: State, player: Player) -> Asking:
    """Leave in the own turn, which is over by that."""
    yield from _leave(game, player)
    yield from discard_dying(game)


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
