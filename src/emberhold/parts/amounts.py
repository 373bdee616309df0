"""Numbers read off the table, and conditions that compare them.

An amount counts something and knows how it is said; a condition is so or not:

    class TrophiesHeld(Amount[State, Act]):
        words = "trophies"
        counted_each = True

        def count(self, game: State, act: Act) -> int:
            return act.me.trophies

    Deal(2 * TrophiesHeld())                     # 2 damage for each trophy
    When(AtLeast(TrophiesHeld(), 3), ...)        # if you have 3 or more trophies

`words` is the middle of its message ids: `each-trophies` ("for each"), `number-trophies` ("equal
to") and, with `$amount` for what it is compared with, `if-trophies-at-least`,
`if-trophies-at-most` and `if-trophies-exactly`. Only those that cards really need must exist.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from emberhold.kernel.native import mypyc_attr
from emberhold.language.speech import Speech
from emberhold.parts.effects.signatures import Takes

Game = TypeVar("Game")
Act = TypeVar("Act")


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Generic[Game, Act]):
    """A number read off the table; `2 * amount` is another amount, twice as large."""

    takes: ClassVar[Takes | None] = ()
    """What it takes in data."""
    words = ""
    counted_each = False
    """Read as `1 for each …` rather than as `equal to …`."""
    factor = 1

    @abstractmethod
    def count(self, game: Game, act: Act) -> int:
        raise NotImplementedError(type(self).__name__)

    def there(self, game: Game, act: Act) -> bool:
        """Whether what is counted is there at all: a minion that has left has no low life."""
        return True

    def value(self, game: Game, act: Act) -> int:
        return self.factor * self.count(game, act)

    @property
    def by_each(self) -> bool:
        """Whether it is read as a number for each."""
        return self.factor > 1 or bool(_printed(self).counted_each)

    def each(self, say: Speech, whose: str = "own") -> str:
        """What is after `for each`, the doer's `own` things or `yours`, the reader's."""
        return say(f"each-{_printed(self).words}", whose=whose)

    def number(self, say: Speech) -> str:
        """What is after `equal to`."""
        return say(f"number-{_printed(self).words}")

    def __rmul__(self, factor: int) -> Amount[Game, Act]:
        return Times(factor, self)


def _printed(amount: Any) -> Any:
    """An amount, asked by name: what a class that is not compiled says of itself is heard too."""
    return amount


class Times(Amount[Game, Act]):
    """A multiple of another amount."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, factor: int, amount: Amount[Game, Act]) -> None:
        self.amount = amount
        self.factor = factor * amount.factor
        self.words = _printed(amount).words
        self.counted_each = _printed(amount).counted_each

    def count(self, game: Game, act: Act) -> int:
        return self.amount.count(game, act)

    def there(self, game: Game, act: Act) -> bool:
        return self.amount.there(game, act)

    def each(self, say: Speech, whose: str = "own") -> str:
        return self.amount.each(say, whose)

    def number(self, say: Speech) -> str:
        return self.amount.number(say)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[Game, Act]):
    """Something that is so or not, on the table as it is."""

    takes: ClassVar[Takes | None] = ()
    """What it takes in data."""

    @abstractmethod
    def holds(self, game: Game, act: Act) -> bool:
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def clause(self, say: Speech) -> str:
        """What is after `if`."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Compared(Condition[Game, Act]):
    """An amount against a number."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, amount: Amount[Game, Act], least: int, most: int) -> None:
        self.amount = amount
        self.least = least
        self.most = most

    def holds(self, game: Game, act: Act) -> bool:
        if not self.amount.there(game, act):
            return False
        return self.least <= self.amount.value(game, act) <= self.most

    def clause(self, say: Speech) -> str:
        words = _printed(self.amount).words
        if self.least == self.most:
            return say(f"if-{words}-exactly", amount=self.least)
        if self.most == _NO_END:
            return say(f"if-{words}-at-least", amount=self.least)
        return say(f"if-{words}-at-most", amount=self.most)


_NO_END: Final = 1 << 30


class AtLeast(Compared[Game, Act]):
    """As much or more."""

    def __init__(self, amount: Amount[Game, Act], number: int) -> None:
        super().__init__(amount, number, _NO_END)


class AtMost(Compared[Game, Act]):
    """As much or less."""

    def __init__(self, amount: Amount[Game, Act], number: int) -> None:
        super().__init__(amount, -_NO_END, number)


class Exactly(Compared[Game, Act]):
    """Just as much."""

    def __init__(self, amount: Amount[Game, Act], number: int) -> None:
        super().__init__(amount, number, number)


def amount_of(amount: int | Amount[Game, Act], game: Game, act: Act) -> int:
    """What a card's number comes to now."""
    return amount if isinstance(amount, int) else amount.value(game, act)
