"""Verbs for dice on the table: rerolled, changed, chosen."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.fight.dice import reroll, set_die
from emberhold.games.relic.fight.under_way import Roll
from emberhold.games.relic.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.parts.effects.signatures import Number, Takes

Picking = Generator[Question | Together, Any, int]


ALL: Final = 0
FACE: Final = Number("number of the die", 1, 6)


class _Dice(Number):
    """So many, or `all`."""

    def read(self, given: Any) -> int:
        return ALL if given == "all" else int(super().read(given))


DICE: Final = _Dice("dice", 1, 6)


class Reroll(Effect):
    """All dice of a roll, or some of them by choice."""

    __slots__ = ("amount",)
    takes: ClassVar[Takes] = (DICE,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        roll = game.roll
        if roll is None:
            return
        if not self.amount:
            for place in range(len(roll.dice)):
                reroll(game, roll, place)
            return
        for _ in range(self.amount):
            place = yield from pick_die(roll, act, shows=0)
            reroll(game, roll, place)

    def possible(self, game: State, act: Act) -> bool:
        return game.roll is not None and bool(game.roll.dice)


def pick_die(roll: Roll, act: Act, shows: int) -> Picking:
    """A die of a roll, by what it shows; dice that show the same are one choice.

    `shows` is what it is turned to, 0 where it is rolled again.
    """
    faces = sorted(set(roll.dice))
    face = faces[0]
    if len(faces) > 1:
        choices: list[Choice] = [("die", shown) for shown in faces]
        by = act.by if act.by is not act.me else act.me
        choice = yield Ask(by.seat, "die", choices, {"act": act, "shows": shows})
        face = choice[1]
    return roll.dice.index(face)


class SetDie(Effect):
    """One die shows that number."""

    __slots__ = ("shows",)
    takes: ClassVar[Takes] = (FACE,)

    def __init__(self, shows: int) -> None:
        self.shows = shows

    def run(self, game: State, act: Act) -> Asking:
        if game.roll is not None:
            place = yield from pick_die(game.roll, act, shows=self.shows)
            set_die(game.roll, place, self.shows)

    def possible(self, game: State, act: Act) -> bool:
        roll = game.roll
        return roll is not None and any(die != self.shows for die in roll.dice)

    def die_shown(self) -> int:
        return self.shows


class SetEnemyDie(Effect):
    """The whole roll of the enemy is that number."""

    __slots__ = ("shows",)
    takes: ClassVar[Takes] = (FACE,)

    def __init__(self, shows: int) -> None:
        self.shows = shows

    def run(self, game: State, act: Act) -> None:
        if game.battle is not None and game.battle.foe.figure is None:
            game.battle.foe.dice = (self.shows,)

    def possible(self, game: State, act: Act) -> bool:
        return game.battle is not None and game.battle.foe.figure is None


class ChooseDie(Effect):
    """A chosen number instead of the movement roll."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        choices: list[Choice] = [("die", shown) for shown in range(1, 7)]
        choice = yield Ask(act.me.seat, "choose-die", choices, {"act": act})
        if game.roll is not None:
            game.roll.preset = choice[1]

    def possible(self, game: State, act: Act) -> bool:
        return game.roll is not None and not game.roll.preset
