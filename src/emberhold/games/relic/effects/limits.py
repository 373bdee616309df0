"""Verbs for limits and costs: constant text."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import (
    ASSET_LIMIT,
    CROSSING_COST,
    POWER_LIMIT,
    WARGEAR_COST,
    WEAPONS,
)
from emberhold.language import Speech


class Limit(Effect):
    """A limit or a cost that is more or less while the text is in force."""

    __slots__ = ("amount", "what", "words")

    def __init__(self, what: int, amount: int, words: str) -> None:
        self.what = what
        self.amount = amount
        self.words = words

    def run(self, game: State, act: Act) -> None:
        return None

    def value(self, game: State, act: Act, what: int) -> int:
        return self.amount if what == self.what else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        sign = "more" if self.amount > 0 else "less"
        return say(self.words, amount=abs(self.amount), sign=sign)


def asset_limit(amount: int) -> Limit:
    return Limit(ASSET_LIMIT, amount, "relic-asset-limit")


def power_limit(amount: int) -> Limit:
    return Limit(POWER_LIMIT, amount, "relic-power-limit")


def weapon_limit(amount: int) -> Limit:
    return Limit(WEAPONS, amount, "relic-weapon-limit")


def wargear_cost(amount: int) -> Limit:
    return Limit(WARGEAR_COST, amount, "relic-wargear-cost")


def crossing_cost(amount: int) -> Limit:
    return Limit(CROSSING_COST, amount, "relic-crossing-cost")
