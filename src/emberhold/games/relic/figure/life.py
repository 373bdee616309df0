"""Life, gained and lost, and what happens at none: vanquished."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.figure.belongings import discard_hand, discard_trophies
from emberhold.games.relic.map.board import SANCTUARY
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import KEEPS_TROPHIES, MOST_VALUE, NO_LIFE
from emberhold.games.relic.timing.listening import cannot, constant
from emberhold.games.relic.timing.moments import VANQUISHED, WOULD_LOSE_LIFE
from emberhold.games.relic.timing.windows import at_moment, window
from emberhold.games.relic.turn.ending import BattleVoid, TurnOver, lose_infamy
from emberhold.kernel.game import Asking


def gain_life(game: State, figure: Figure, amount: int) -> None:
    """R-104: healing may exceed the starting value, never the maximum."""
    gained = min(amount, MOST_VALUE - figure.life)
    if gained > 0 and not cannot(game, figure, NO_LIFE):
        figure.life += gained
        game.say("relic-log-gains-life", who=figure.sheet, amount=gained, left=figure.life)


def lose_life(game: State, figure: Figure, amount: int, by: Figure | None = None) -> Asking | None:
    """Life is lost, unless something prevents it; at none the figure is vanquished."""
    if amount <= 0 or figure.out:
        return None
    if _may_answer(game, figure) or figure.life <= amount:
        return _lose(game, figure, amount, by)
    _subtract(game, figure, amount)
    return None


def _may_answer(game: State, figure: Figure) -> bool:
    if WOULD_LOSE_LIFE in figure.watch or (figure.hand and game.reactions == "always"):
        return True
    return any(card.when == WOULD_LOSE_LIFE for card in figure.hand)


def _lose(game: State, figure: Figure, amount: int, by: Figure | None) -> Asking:
    yield from wound(game, figure, amount, by)
    if figure.life <= 0:
        yield from vanquish(game, figure)


def _subtract(game: State, figure: Figure, amount: int) -> None:
    figure.life = max(0, figure.life - amount)
    figure.wounded = True
    game.say("relic-log-loses-life", who=figure.sheet, amount=amount, left=figure.life)


def wound(game: State, figure: Figure, amount: int, by: Figure | None = None) -> Asking:
    """Life lost, unless a text prevents it (R-145); in a skill duel it is seen later whether the
    loser is vanquished (R-233)."""
    act = Act(figure, None, by)
    act.amount = amount
    yield from window(game, figure, (WOULD_LOSE_LIFE,), act) or ()
    if act.amount > 0:
        _subtract(game, figure, act.amount)


def vanquish(game: State, figure: Figure) -> Asking:
    """R-130 for characters, R-205 for nemeses; in the own turn the turn ends."""
    game.say("relic-log-vanquished", who=figure.sheet)
    if VANQUISHED in figure.watch:
        yield from at_moment(game, figure, (VANQUISHED,)) or ()
    discard_hand(game, figure)
    if not constant(game, figure, KEEPS_TROPHIES):
        discard_trophies(game, figure)
    figure.life = figure.sheet.life
    figure.at_gate = False
    if figure.nemesis:
        lose_infamy(game, figure, (figure.infamy + 1) // 2)
        figure.space = figure.sheet.start
    else:
        figure.influence = 0
        figure.space = SANCTUARY
    leave(game, figure)


def leave(game: State, figure: Figure) -> None:
    """Whatever the figure was in the middle of is over."""
    if figure.seat == game.active:
        raise TurnOver
    side = game.battle.side_of(figure) if game.battle is not None else None
    if game.battle is not None and side is not None:
        side.fallen = True
        if not game.battle.over:
            raise BattleVoid
