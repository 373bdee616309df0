"""Battles: a character or nemesis against enemies, agents, a sheet or each other.

The steps are those of R-082 to R-094 and R-189 to R-201; both kinds share everything but the order
in which the sides prepare and roll.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.dice import exploding, roll_dice
from emberhold.games.relic.fight.preparing import others_prepare, prepare
from emberhold.games.relic.fight.reckoning import ON_SIX, reckon, tied
from emberhold.games.relic.fight.under_way import (
    BATTLING,
    EVADED,
    LOST,
    VOID,
    WON,
    Battle,
    Roll,
    Side,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.timing.moments import (
    BATTLE_SCORE,
    ENEMY_ROLL,
)
from emberhold.games.relic.timing.windows import at_moment
from emberhold.games.relic.turn.ending import BattleVoid
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Question, Together

Outcome = Generator[Question | Together, Any, int]


# Against enemies


def battle_enemies(game: State, figure: Figure, cards: list[Card]) -> Outcome:
    """R-082 to R-092: enemies of one attribute together."""
    battle = Battle(figure, None, cards[0].attribute, figure.space)
    battle.cards = list(cards)
    return (yield from _fought(game, battle))


def battle_sheet(game: State, figure: Figure, form: int, value: int) -> Outcome:
    """R-093: the scenario sheet counts as an enemy without traits."""
    battle = Battle(figure, None, form, figure.space)
    battle.sheet = True
    battle.foe.value = value
    return (yield from _fought(game, battle))


def battle_agents(game: State, figure: Figure, cards: list[Card]) -> Outcome:
    """R-198: all agents together; the form is the nemesis' own."""
    battle = Battle(figure, None, figure.sheet.attribute, figure.space)
    battle.cards = list(cards)
    return (yield from _fought(game, battle))


def battle_figures(game: State, nemesis: Figure, character: Figure) -> Outcome:
    """R-188 to R-197; the outcome is the nemesis'."""
    battle = Battle(nemesis, character, nemesis.sheet.attribute, nemesis.space)
    return (yield from _fought(game, battle))


def _fought(game: State, battle: Battle) -> Outcome:
    """The battle, with everything that waits for its result still to come."""
    outer, game.battle = game.battle, battle
    before = game.roll
    try:
        yield from _steps(game, battle)
    except BattleVoid:
        battle.outcome = VOID
        game.battle = outer
        game.roll = before
    battle.over = True
    return battle.outcome


def _steps(game: State, battle: Battle) -> Asking:
    figure = battle.mine.figure
    assert figure is not None
    foe = battle.foe.figure
    if game.log is not None:
        game.say(
            "relic-log-battle",
            who=figure.sheet,
            against=None if foe is None else foe.sheet,
            cards=tuple(battle.cards),
        )
    yield from prepare(game, battle, figure)
    if not figure.nemesis:
        yield from others_prepare(game, figure) or ()
    if battle.decided or not battle.anybody:
        battle.outcome = WON if battle.decided else EVADED
        return
    if figure.nemesis:
        yield from _roll(game, battle, battle.mine)
        if foe is None:
            _roll_for_cards(game, battle)
        else:
            yield from prepare(game, battle, foe)
            yield from others_prepare(game, foe) or ()
            yield from _roll(game, battle, battle.foe)
    else:
        _roll_for_cards(game, battle)
        yield from at_moment(game, figure, (ENEMY_ROLL,)) or ()
        yield from _roll(game, battle, battle.mine)
    yield from at_moment(game, figure, (BATTLE_SCORE,)) or ()
    if foe is not None:
        yield from at_moment(game, foe, (BATTLE_SCORE,)) or ()
    _compare(game, battle, figure)


# Rolling


def _roll_for_cards(game: State, battle: Battle) -> None:
    """The player to the left rolls one die for enemies, agents or the sheet."""
    battle.foe.dice = exploding(game, ON_SIX)
    battle.foe.ready = True
    if game.log is not None:
        game.say("relic-log-enemy-rolls", dice=battle.foe.dice)


def _roll(game: State, battle: Battle, side: Side) -> Asking:
    assert side.figure is not None
    outer = game.roll
    roll = Roll(side.figure, BATTLING)
    roll.extra = side.extra
    game.roll = roll
    yield from roll_dice(game, roll)
    side.dice = roll.dice
    if roll.exploded:
        battle.exploded = True
    game.roll = outer


# Comparing


def _compare(game: State, battle: Battle, figure: Figure) -> None:
    reckon(game, battle)
    mine, foe = battle.mine.score, battle.foe.score
    if mine == foe:
        battle.outcome = tied(game, battle)
    else:
        battle.outcome = WON if mine > foe else LOST
    if game.log is not None:
        outcome = battle.outcome
        game.say("relic-log-scores", who=figure.sheet, mine=mine, foe=foe, outcome=outcome)
