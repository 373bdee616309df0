"""Dice turned, rerolled, moved and exhausted."""

from __future__ import annotations

from typing import ClassVar, Final

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.dice import (
    DIE_OF,
    NO_DICE,
    TYPES,
    die_slug,
    roll,
    with_die,
    with_exhausted,
)
from emberhold.games.ashes.effects.base import Aimed, AimedAtPlayer, Resolving, own_unit
from emberhold.games.ashes.effects.sorts import AMOUNT
from emberhold.games.ashes.figure.costs import exhaust
from emberhold.games.ashes.figure.meditation import turn_dice
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Flag, Takes

CHARM: Final = TYPES.index("charm")


class TurnDice(Resolving):
    """Turn dice of a player's own active pool to chosen faces."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        return turn_dice(game, act.me, self.amount, act.card)


class RefreshDice(Resolving):
    """Move dice from the exhausted to the active pool, on chosen faces or rerolled."""

    takes: ClassVar[Takes] = (AMOUNT, Flag("rerolled"))

    def __init__(self, amount: int, rerolled: bool = False) -> None:
        self.amount = amount
        self.rerolled = rerolled

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        for _ in range(self.amount):
            types = [type for type in range(4) if me.exhausted[type]]
            if not types:
                return
            if self.rerolled:
                choices = [("type", TYPES[type]) for type in types]
                choice = yield from choose(game, me.seat, "reroll-die", choices, act.about())
                die = roll(game, TYPES.index(choice[1]))
            else:
                faces = [("die", die_slug(3 * type + face)) for type in types for face in range(3)]
                choice = yield Ask(me.seat, "refresh-die", faces, act.about())
                die = DIE_OF[choice[1]]
            me.exhausted = with_exhausted(me.exhausted, die // 3, -1)
            me.active = with_die(me.active, die)
            game.say("ashes-log-refreshes", who=me.phoenixborn.card, die=die_slug(die))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "ashes-reroll-dice" if self.rerolled else "ashes-refresh-dice"
        return say(id, form=form, amount=self.amount)


class ExhaustDie(AimedAtPlayer):
    """Exhaust a chosen die in somebody's active pool (AS-043)."""

    takes: ClassVar[Takes] = (Flag("opponents_only"),)

    def __init__(self, opponents_only: bool = False) -> None:
        self.opponents_only = opponents_only

    def among(self, game: State, act: Act) -> list[Player]:
        sides = game.opponents(act.me.seat) if self.opponents_only else game.in_game()
        return [side for side in sides if any(side.active)] or sides

    def touch(self, game: State, act: Act, side: Player) -> Asking:
        choices = [("die", die_slug(die)) for die in range(12) if side.active[die]]
        if not choices:
            return
        about = act.about(whose=side.seat)
        choice = yield from choose(game, act.me.seat, "exhaust-die", choices, about)
        exhaust(side, with_die(NO_DICE, DIE_OF[choice[1]]))
        game.say("ashes-log-die-exhausted", who=side.phoenixborn.card, die=choice[1])

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "ashes-exhaust-die-opponent" if self.opponents_only else "ashes-exhaust-die"
        return say(id, form=form)


class CharmedUnit(Aimed):
    """AS-041: the die just used is on the unit until the end of the round."""

    says: ClassVar[str] = "ashes-charm"

    def __init__(self) -> None:
        self.target = own_unit

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        me = act.me
        me.exhausted = with_exhausted(me.exhausted, CHARM, -1)
        game.change(piece.card, dice=(*piece.dice, (CHARM, me.seat)))
