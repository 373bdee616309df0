"""Battles: a character or nemesis against enemies, agents, a sheet or each other.

The steps are those of R-082 to R-094 and R-189 to R-201; both kinds share everything but the order
in which the sides prepare and roll.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.dice import (
    BATTLING,
    FACES,
    ON_SIX,
    Roll,
    exploding,
    exploding_on,
    roll_dice,
)
from emberhold.games.relic.fight.preparing import others_prepare, prepare
from emberhold.games.relic.map.board import AREA_OF, IN_AREA
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import (
    AGENT,
    BATTLE,
    CANNOT,
    ENEMY,
    ENEMY_PLUS,
    EVENT,
    NO_TIE,
    WIN_TIES,
)
from emberhold.games.relic.timing.listening import constant, said_by
from emberhold.games.relic.timing.moments import (
    ALWAYS,
    BATTLE_SCORE,
    ENEMY_ROLL,
)
from emberhold.games.relic.timing.windows import at_moment
from emberhold.games.relic.turn.ending import BattleVoid
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Question, Together

WON: Final = 1
TIED: Final = 0
LOST: Final = -1
EVADED: Final = 2
"""Nobody is left to battle."""
VOID: Final = 3
"""The battle never happened (R-094)."""

Outcome = Generator[Question | Together, Any, int]


class Side:
    """One side of a battle."""

    __slots__ = (
        "bonus",
        "dice",
        "explodes",
        "extra",
        "fallen",
        "figure",
        "gear",
        "keeps_life",
        "no_penalty",
        "ready",
        "support",
        "value",
        "win_ties",
    )

    def __init__(self, figure: Figure | None) -> None:
        self.figure = figure
        """None: enemies, agents or a sheet."""
        self.value = 0
        """The attribute, or the values of cards added up."""
        self.bonus = 0
        self.support = 0
        """R-199, R-200: cards that help merely by being there."""
        self.extra = 0
        self.explodes = 0
        self.dice: tuple[int, ...] = ()
        self.gear: tuple[Card, ...] = ()
        """Weapons and armour declared for this battle (R-083)."""
        self.win_ties = False
        self.keeps_life = False
        """Loses no Life for losing."""
        self.no_penalty = False
        self.fallen = False
        """Was vanquished by something the battle set off."""
        self.ready = False
        """Has prepared: its score can be read."""

    @property
    def score(self) -> int:
        return sum(self.dice) + self.value + self.bonus + self.support

    def twin(self) -> Side:
        """The same side as it is now."""
        twin = Side(self.figure)
        twin.value = self.value
        twin.bonus = self.bonus
        twin.support = self.support
        twin.extra = self.extra
        twin.explodes = self.explodes
        twin.dice = self.dice
        twin.gear = self.gear
        twin.win_ties = self.win_ties
        twin.keeps_life = self.keeps_life
        twin.no_penalty = self.no_penalty
        twin.fallen = self.fallen
        twin.ready = self.ready
        return twin


class Battle:
    """A battle under way."""

    __slots__ = (
        "cards",
        "decided",
        "exploded",
        "foe",
        "form",
        "mine",
        "more",
        "outcome",
        "over",
        "sheet",
        "space",
    )

    def __init__(self, figure: Figure, foe: Figure | None, form: int, space: int) -> None:
        self.mine = Side(figure)
        """The one who battles: for a nemesis against a character always the nemesis."""
        self.foe = Side(foe)
        self.form = form
        self.space = space
        self.cards: list[Card] = []
        """The enemies or agents battled."""
        self.sheet = False
        """Against the scenario sheet (R-093)."""
        self.decided = False
        """Won outright, without a roll."""
        self.exploded = False
        self.more = 0
        """What one of the trophies is worth beyond its value."""
        self.outcome = VOID
        self.over = False
        """The scores have been compared."""

    def twin(self) -> Battle:
        """The same battle as it is now, to look at."""
        assert self.mine.figure is not None
        twin = Battle(self.mine.figure, self.foe.figure, self.form, self.space)
        twin.mine = self.mine.twin()
        twin.foe = self.foe.twin()
        twin.cards = self.cards[:]
        twin.sheet = self.sheet
        twin.decided = self.decided
        twin.exploded = self.exploded
        twin.more = self.more
        twin.outcome = self.outcome
        twin.over = self.over
        return twin

    @property
    def anybody(self) -> bool:
        """Whether anybody is left to battle."""
        return self.sheet or self.foe.figure is not None or bool(self.cards)

    def meaning(self, game: State, roll: Roll, shows: int) -> str | None:
        """What a die that shows this number would make of it for the player who rolls."""
        return _meaning(game, self, roll, shows)

    def side_of(self, figure: Figure) -> Side | None:
        if self.mine.figure is figure:
            return self.mine
        return self.foe if self.foe.figure is figure else None

    def other_side(self, figure: Figure) -> Side:
        """The side opposite; for somebody who only looks on, that of the enemy."""
        return self.mine if self.foe.figure is figure else self.foe

    def against(self, figure: Figure) -> Figure | None:
        """The figure battled, if it is one."""
        return self.mine.figure if self.foe.figure is figure else self.foe.figure


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


# What the next die would mean; text that waits for a throw or for the scores may still change it


def meanings(game: State, battle: Battle) -> list[str]:
    """For each face of the die that is to fall next; empty where none is."""
    roll = game.roll
    if roll is None or roll.kind != BATTLING or roll.to_fall < 1:
        return []
    found = [_meaning(game, battle, roll, face) for face in FACES]
    return [meaning for meaning in found if meaning is not None]


def _meaning(game: State, battle: Battle, roll: Roll, shows: int) -> str | None:
    """None as long as the other side has not rolled."""
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
