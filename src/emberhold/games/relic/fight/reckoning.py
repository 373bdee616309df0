"""The scores of a battle (R-087, R-088, R-091, R-194, R-195), and what the next die would mean."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.fight.under_way import BATTLING, LOST, TIED, WON, Battle, Roll, Side
from emberhold.games.relic.map.board import AREA_OF, IN_AREA
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import (
    AGENT,
    BATTLE,
    CANNOT,
    ENEMY,
    ENEMY_PLUS,
    EVENT,
    EXPLODES,
    NO_EXPLODING,
    NO_TIE,
    WIN_TIES,
)
from emberhold.games.relic.timing.listening import constant, flags, said_by
from emberhold.games.relic.timing.moments import ALWAYS

ON_SIX: Final = 1 << 6
FACES: Final = (1, 2, 3, 4, 5, 6)


def reckon(game: State, battle: Battle) -> None:
    """Bring the values and constant bonuses of both sides up to date."""
    mine, foe = battle.mine, battle.foe
    assert mine.figure is not None
    _reckon_figure(game, battle, mine, mine.figure)
    if foe.figure is not None:
        _reckon_figure(game, battle, foe, foe.figure)
    elif not battle.sheet:
        foe.value = sum([card.value for card in battle.cards])
        foe.support = enemy_plus(game, battle)


def _reckon_figure(game: State, battle: Battle, side: Side, figure: Figure) -> None:
    side.value = value_in_battle(game, battle, figure)
    side.support = support_in_battle(game, battle, figure)


def value_in_battle(game: State, battle: Battle, figure: Figure) -> int:
    return figure.attributes[battle.form] + constant(game, figure, BATTLE + battle.form)


def support_in_battle(game: State, battle: Battle, figure: Figure) -> int:
    """R-199, R-200: agents that are there help a character, enemies a nemesis."""
    wanted = ENEMY if figure.nemesis else AGENT
    return sum([1 for piece in game.board[battle.space] if piece.card.sort == wanted])


def enemy_plus(game: State, battle: Battle) -> int:
    """What cards in the area add to every enemy there (Total War)."""
    if not battle.cards or battle.cards[0].sort != ENEMY or AREA_OF[battle.space] < 0:
        return 0
    total = 0
    assert battle.mine.figure is not None
    for space in IN_AREA[AREA_OF[battle.space]]:
        for piece in game.board[space]:
            if piece.card.sort == EVENT and ALWAYS in piece.card.abilities:
                act = Act(battle.mine.figure, piece.card)
                each = piece.card.abilities[ALWAYS][0].effect.value(game, act, ENEMY_PLUS)
                total += each * len(battle.cards)
    return total


def tied(game: State, battle: Battle) -> int:
    """R-091, unless text on one side, and not on the other, decides ties."""
    figure = battle.mine.figure
    assert figure is not None
    if said_by(game, battle.cards, figure, CANNOT) & NO_TIE:
        return LOST
    first = bool(constant(game, figure, WIN_TIES)) or battle.mine.win_ties
    foe = battle.foe.figure
    second = foe is not None and (bool(constant(game, foe, WIN_TIES)) or battle.foe.win_ties)
    if first == second:
        return TIED
    return WON if first else LOST


def exploding_on(game: State, roll: Roll) -> int:
    """What the dice of a roll explode on, as a mask."""
    mask = ON_SIX
    battle = game.battle
    if roll.kind == BATTLING and battle is not None:
        if said_by(game, battle.cards, roll.figure, CANNOT) & NO_EXPLODING:
            return 0
        mask |= flags(game, roll.figure, EXPLODES)
        side = battle.side_of(roll.figure)
        if side is not None:
            mask |= side.explodes
    return mask


# What the next die would mean; text that waits for a throw or for the scores may still change it


def meanings(game: State, battle: Battle) -> list[str]:
    """For each face of the die that is to fall next; empty where none is."""
    roll = game.roll
    if roll is None or roll.kind != BATTLING or roll.to_fall < 1:
        return []
    found = [meaning(game, battle, roll, face) for face in FACES]
    return [word for word in found if word is not None]


def meaning(game: State, battle: Battle, roll: Roll, shows: int) -> str | None:
    """What a die that shows this number would make of the battle for the player who rolls; None
    as long as the other side has not rolled."""
    side, other = battle.side_of(roll.figure), battle.other_side(roll.figure)
    if side is None or not other.dice:
        return None
    reckon(game, battle)
    more = _more(game, roll, shows)
    least = side.score + roll.total + shows + more
    if least > other.score:
        return "win"
    if more:
        return "again"
    outcome = (
        LOST if least < other.score else tied(game, battle) * (1 if side is battle.mine else -1)
    )
    return "win" if outcome == WON else "loss" if outcome == LOST else "tie"


def _more(game: State, roll: Roll, shows: int) -> int:
    """How many dice follow at least, each of which shows 1 or more (R-086)."""
    mask = exploding_on(game, roll)
    bursting = sum([mask >> die & 1 for die in (*roll.dice, shows)])
    return max(0, roll.to_fall - 1) + max(0, bursting - roll.exploded)
