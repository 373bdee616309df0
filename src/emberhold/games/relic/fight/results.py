"""What a battle leads to: trophies and rewards, Life and penalties, bounties."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.battle import (
    Outcome,
    battle_agents,
    battle_enemies,
    battle_figures,
    battle_sheet,
)
from emberhold.games.relic.fight.under_way import LOST, WON, Battle
from emberhold.games.relic.figure.belongings import lift, space_of, take_trophy
from emberhold.games.relic.figure.life import lose_life
from emberhold.games.relic.figure.missions import (
    DEFEATED,
    LOSES_BATTLE,
    WINS_EXPLODING,
    note,
    witness,
)
from emberhold.games.relic.map.board import AREA_OF, IN_AREA
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import EVENT, NO_PENALTY, TROPHY
from emberhold.games.relic.timing.listening import constant
from emberhold.games.relic.timing.moments import (
    ENEMY_DEFEATED,
    LOSE_BATTLE,
    PENALTY,
    REWARD,
    WIN_BATTLE,
    WIN_BATTLE_HERE,
)
from emberhold.games.relic.timing.windows import at_moment, window
from emberhold.games.relic.turn.ending import TurnOver
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Question, Together


def fight_enemies(game: State, figure: Figure, cards: list[Card]) -> Outcome:
    """R-088 to R-091."""
    outcome = yield from battle_enemies(game, figure, cards)
    battle = game.battle
    if battle is not None and outcome == WON:
        yield from _won(game, battle, figure)
    elif battle is not None and outcome == LOST:
        yield from _lost(game, battle, figure)
    game.battle = None
    return outcome


def fight_agents(game: State, figure: Figure, cards: list[Card]) -> Outcome:
    """R-196."""
    outcome = yield from battle_agents(game, figure, cards)
    battle = game.battle
    if battle is not None and outcome == WON:
        act = Act(figure)
        yield from window(game, figure, (WIN_BATTLE,), act) or ()
        yield from _spoils(game, battle, figure)
    elif battle is not None and outcome == LOST:
        yield from _lost(game, battle, figure)
    game.battle = None
    return outcome


def _won(game: State, battle: Battle, figure: Figure) -> Asking:
    """R-088, R-089: text that waits for it, then trophies and rewards."""
    yield from at_moment(game, figure, (WIN_BATTLE,)) or ()
    if ENEMY_DEFEATED in figure.watch:
        for card in battle.cards:
            act = Act(figure)
            act.drawn = card
            yield from window(game, figure, (ENEMY_DEFEATED,), act) or ()
    yield from _board_hears(game, figure)
    yield from _spoils(game, battle, figure)
    yield from note(game, figure, DEFEATED, Act(figure)) or ()
    if battle.exploded:
        yield from witness(game, figure, WINS_EXPLODING)


def _board_hears(game: State, figure: Figure) -> Asking:
    """Events that stay on the board and speak of battles won in their area (Total War)."""
    here = figure.space
    area = AREA_OF[here]
    for space in IN_AREA[area] if area >= 0 else (here,):
        for piece in game.board[space]:
            card = piece.card
            if card.sort != EVENT or WIN_BATTLE not in card.abilities:
                continue
            for ability in card.abilities[WIN_BATTLE]:
                yield from ability.effect.run(game, Act(figure, card)) or ()
            if space == here:
                for ability in card.abilities[WIN_BATTLE_HERE]:
                    yield from ability.effect.run(game, Act(figure, card)) or ()


def _spoils(game: State, battle: Battle, figure: Figure) -> Asking:
    more = battle.more
    cards = list(battle.cards)
    each = constant(game, figure, TROPHY)
    for card in cards:
        space = space_of(game, card)
        if space >= 0:
            lift(game, space, card)
        elif card in game.offer:
            game.offer = tuple(other for other in game.offer if other is not card)
        take_trophy(figure, card, more + each)
        more = 0
        game.say("relic-log-trophy", who=figure.sheet, card=card)
    for card in cards:
        reward = card.text(REWARD)
        if reward is not None:
            yield from reward.run(game, Act(figure, card)) or ()


def _lost(game: State, battle: Battle, figure: Figure) -> Asking:
    """R-090, R-234: one Life, then the penalties; R-242: others see it first."""
    if not figure.nemesis:
        yield from witness(game, figure, LOSES_BATTLE)
    yield from at_moment(game, figure, (LOSE_BATTLE,)) or ()
    spared = battle.mine.no_penalty or bool(constant(game, figure, NO_PENALTY))
    keeps = battle.mine.keeps_life
    cards = list(battle.cards)
    game.battle = None
    if not keeps:
        yield from lose_life(game, figure, 1) or ()
    if spared:
        return
    for card in cards:
        penalty = card.text(PENALTY)
        if penalty is not None:
            yield from penalty.run(game, Act(figure, card)) or ()


def fight_sheet(game: State, figure: Figure, form: int, value: int) -> Outcome:
    """R-093: a lost battle costs a Life as usual."""
    outcome = yield from battle_sheet(game, figure, form, value)
    battle = game.battle
    if battle is not None and outcome == WON:
        yield from at_moment(game, figure, (WIN_BATTLE,)) or ()
        if battle.exploded:
            yield from witness(game, figure, WINS_EXPLODING)
    elif battle is not None and outcome == LOST:
        yield from _lost(game, battle, figure)
    game.battle = None
    return outcome


def fight_figures(game: State, nemesis: Figure, character: Figure) -> Outcome:
    """R-197: the loser loses a Life; a character that won collects the bounty."""
    outcome = yield from battle_figures(game, nemesis, character)
    battle = game.battle
    if battle is not None and outcome == WON:
        yield from witness(game, character, LOSES_BATTLE)
        yield from _settled(game, battle, nemesis, character)
    elif battle is not None and outcome == LOST:
        if battle.exploded:
            yield from witness(game, character, WINS_EXPLODING)
        yield from _settled(game, battle, character, nemesis)
    game.battle = None
    return outcome


def _settled(game: State, battle: Battle, winner: Figure, loser: Figure) -> Asking:
    """R-195, R-242: everything that waits for the result is worked out, even if the loser falls by
    some of it; only then the turn of a loser who fell is over."""
    fell = yield from _survived(window(game, loser, (LOSE_BATTLE,), _about(loser, winner)))
    fell |= yield from _survived(window(game, winner, (WIN_BATTLE,), _about(winner, loser)))
    side = battle.side_of(loser)
    keeps = fell or (side is not None and (side.keeps_life or side.fallen))
    game.battle = None
    if loser.nemesis and loser.sheet.bounty is not None:
        act = Act(winner, source=loser.sheet)
        yield from loser.sheet.bounty.run(game, act) or ()
    if fell:
        raise TurnOver
    if not keeps:
        yield from lose_life(game, loser, 1, winner) or ()


Falling = Generator[Question | Together, Any, bool]


def _survived(body: Asking | None) -> Falling:
    """Whether what waits for a result ended the turn of somebody who fell by it."""
    try:
        yield from body or ()
    except TurnOver:
        return True
    return False


def _about(figure: Figure, other: Figure) -> Act:
    act = Act(figure)
    act.that = other
    return act
