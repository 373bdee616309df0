"""Verbs for limits and costs: constant text."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.relic.act import Act
from emberhold.games.relic.effects.base import CHANGE, Effect
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import (
    ASSET_LIMIT,
    CROSSING_COST,
    POWER_LIMIT,
    WARGEAR_COST,
    WEAPONS,
)
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes


class Limit(Effect):
    """A limit or a cost that is more or less while the text is in force."""

    __slots__ = ("amount",)

    what = -1
    """The question of `terms` that it answers."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, game: State, act: Act, what: int) -> int:
        return self.amount if what == self.what else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        sign = "more" if self.amount > 0 else "less"
        return say(self.message(), amount=abs(self.amount), sign=sign)


class AssetLimit(Limit):
    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)
    what = ASSET_LIMIT


class PowerLimit(Limit):
    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)
    what = POWER_LIMIT


class WeaponLimit(Limit):
    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)
    what = WEAPONS


class WargearCost(Limit):
    """So much is taken off."""

    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)
    what = WARGEAR_COST


class CrossingCost(Limit):
    """So much is taken off."""

    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)
    what = CROSSING_COST
