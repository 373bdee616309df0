"""Damage, wounds, exhaustion and destruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import CONJURATION
from emberhold.games.ashes.effects.base import TARGET, Aimed, Resolving, Target
from emberhold.games.ashes.effects.sorts import AMOUNT, COUNT, MESSAGE
from emberhold.games.ashes.fight.damage import remove_wounds
from emberhold.games.ashes.figure.leaving import destroy
from emberhold.games.ashes.state import Piece, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Flag, Maybe, Takes

Number = int | Callable[[State, Act], int]


def own_units(game: State, act: Act) -> int:
    return len(act.me.battlefield)


def number_of(number: Number, game: State, act: Act) -> int:
    return number if isinstance(number, int) else number(game, act)


class Damage(Aimed):
    """Deal damage to a target; AS-302: it is processed when all effects are done."""

    takes: ClassVar[Takes] = (COUNT, TARGET, Maybe(MESSAGE, "ashes-damage"))

    def __init__(self, amount: Number, target: Target, text: str = "ashes-damage") -> None:
        self.amount = amount
        self.target = target
        self.message = text

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        act.damage.append((piece.card, number_of(self.amount, game, act)))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        amount = self.amount if isinstance(self.amount, int) else 0
        return say(self.message, form=form, amount=amount, target=self.target)


class DamageEach(Resolving):
    """Deal damage to each of several cards, none of them targeted."""

    takes: ClassVar[Takes] = (AMOUNT, TARGET)

    def __init__(self, amount: int, target: Target) -> None:
        self.amount = amount
        self.target = target

    def run(self, game: State, act: Act) -> None:
        act.damage += [(card, self.amount) for card in self.target.cards(game, act)]


class PlaceWounds(Aimed):
    """AS-296: wounds placed directly are not damage."""

    takes: ClassVar[Takes] = (AMOUNT, TARGET)

    def __init__(self, amount: int, target: Target) -> None:
        self.amount = amount
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        act.wounds.append((piece.card, self.amount))


class RemoveWounds(Aimed):
    takes: ClassVar[Takes] = (AMOUNT, TARGET)

    def __init__(self, amount: int, target: Target) -> None:
        self.amount = amount
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        remove_wounds(game, piece.card, self.amount)


class Exhaust(Aimed):
    """Place exhaustion tokens; AS-320: also on a card that is exhausted already."""

    takes: ClassVar[Takes] = (AMOUNT, TARGET, Flag("all_copies"))

    def __init__(self, amount: int, target: Target, all_copies: bool = False) -> None:
        self.amount = amount
        self.target = target
        self.all_copies = all_copies

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        found = game.find(piece.card)
        assert found is not None
        pieces = [piece]
        if self.all_copies:
            pieces = [p for p in found[0].spellboard if p.card.kind is piece.card.kind]
        for each in pieces:
            game.change(each.card, exhaustion=each.exhaustion + self.amount)
            game.say("ashes-log-exhausts", card=each.card, amount=self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "ashes-exhaust-copies" if self.all_copies else "ashes-exhaust"
        return say(id, form=form, amount=self.amount, target=self.target)


class Unexhaust(Aimed):
    """Remove all exhaustion tokens."""

    takes: ClassVar[Takes] = (TARGET,)

    def __init__(self, target: Target) -> None:
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        game.change(piece.card, exhaustion=0)


class DamageSelf(Resolving):
    """Deal damage to the unit whose ability this is."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        act.damage.append((act.card, self.amount))


class DestroySelf(Resolving):
    """The unit is destroyed, and perhaps removed from the game if it was an ally."""

    takes: ClassVar[Takes] = (Flag("remove_ally"),)

    def __init__(self, remove_ally: bool = False) -> None:
        self.remove_ally = remove_ally

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        remove = self.remove_ally and act.card.type != CONJURATION
        return destroy(game, act.card, act.me.seat, remove)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("ashes-destroy-self", form=form, removed="yes" if self.remove_ally else "no")
