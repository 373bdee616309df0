"""Turns: their beginning and end, and what cuts them short."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.figure.missions import TURN_ENDED, note
from emberhold.games.relic.state import State
from emberhold.games.relic.timing.moments import SETUP, START_TURN
from emberhold.games.relic.timing.windows import window
from emberhold.games.relic.turn.ending import EngagementOver, TurnOver, check_last, out_of_time
from emberhold.kernel.game import Asking


def guarded(game: State, phase: str, body: Asking, following: str) -> Asking:
    """A phase, and what comes after it, whatever way it ends."""
    game.phase = phase
    game.step = following
    try:
        yield from body
    except EngagementOver:
        game.step = "experience"
    except TurnOver:
        game.step = "end"
    game.battle = None
    game.roll = None


def turn(game: State) -> Asking | None:
    """R-047, R-131: a turn begins, unless it is missed; R-243: what anybody may use once a turn may
    be used again."""
    figure = game.me
    figure.evaded = ()
    figure.wounded = False
    for other in game.figures:
        other.used = ()
        other.declined = ()
        other.tainted = 0
    game.crossed = False
    game.attack = -1
    game.fresh = False
    if figure.misses:
        figure.misses = False
        game.say("relic-log-misses", who=figure.sheet)
        game.step = "next"
        return None
    if game.log is not None:
        game.say("relic-log-turn", who=figure.sheet)
    game.phase = "start"
    game.step = "movement"
    moments: tuple[int, ...] = (START_TURN,)
    if figure.beginning:
        figure.beginning = False
        moments = (SETUP, START_TURN)
    body = window(game, figure, moments, Act(figure))
    return guarded(game, "start", body, "movement") if body is not None else None


def end(game: State) -> Asking | None:
    """The turn is over; some missions look where it ended."""
    game.step = "next"
    figure = game.me
    if figure.out or figure.nemesis:
        return None
    body = note(game, figure, TURN_ENDED, Act(figure))
    return guarded(game, "end", body, "next") if body is not None else None


def following(game: State) -> None:
    """R-047, R-048: the next in order; after the last a new round."""
    check_last(game)
    while True:
        game.turn += 1
        if game.turn == len(game.order):
            game.turn = 0
            game.round += 1
            if game.rounds and game.round > game.rounds:
                out_of_time(game)
        game.active = game.order[game.turn]
        if not game.me.out:
            break
    game.step = "turn"
