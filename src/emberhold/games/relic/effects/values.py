"""Verbs for values: Life, influence, attributes, levels, infamy."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import AMOUNT, Counted, Effect
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.figure.levels import (
    gain_attribute,
    gain_influence,
    gain_level,
    lose_attribute,
    lose_influence,
)
from emberhold.games.relic.figure.life import gain_life, lose_life
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ATTRIBUTES
from emberhold.games.relic.turn.ending import gain_infamy, lose_infamy
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Label, Takes, Word


class GainLife(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return (act.me.life,)

    def run(self, game: State, act: Act) -> None:
        gain_life(game, act.me, self.amount)


class LoseLife(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    price = True

    def run(self, game: State, act: Act) -> Asking | None:
        return lose_life(game, act.me, self.amount, act.by)


class GainInfluence(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        """Where it could be spent."""
        return (act.me.space,) if SPACES[act.me.space].box is not None else ()

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        gain_influence(game, act.me, self.amount)


class LoseInfluence(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def possible(self, game: State, act: Act) -> bool:
        return act.me.influence >= self.amount

    def applies(self, game: State, act: Act) -> bool:
        return act.me.influence > 0

    def harms(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        lose_influence(game, act.me, self.amount)


class PayInfluence(Effect):
    """A price, perhaps paid to another character."""

    __slots__ = ("amount", "to")
    takes: ClassVar[Takes] = (AMOUNT, Label("to", WHO))

    price = True

    def __init__(self, amount: int, to: Who | None = None) -> None:
        self.amount = amount
        self.to = to

    def run(self, game: State, act: Act) -> Asking:
        lose_influence(game, act.me, self.amount)
        if self.to is not None:
            figure = yield from self.to.one(game, act)
            if figure is not None:
                act.that = figure
                gain_influence(game, figure, self.amount)

    def possible(self, game: State, act: Act) -> bool:
        if act.me.influence < self.amount:
            return False
        return self.to is None or bool(self.to.figures(game, act))

    def most(self, game: State, act: Act) -> int:
        return act.me.influence // self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.to is None:
            return say("relic-pay-influence", form=form, amount=self.amount)
        return say("relic-pay-influence-to", form=form, amount=self.amount, who=self.to.to(say))


class GainInfamy(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        gain_infamy(game, act.me, self.amount)


class LoseInfamy(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def applies(self, game: State, act: Act) -> bool:
        return act.me.infamy > 0

    def run(self, game: State, act: Act) -> None:
        lose_infamy(game, act.me, self.amount)


class PayInfamy(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    price = True

    def run(self, game: State, act: Act) -> None:
        lose_infamy(game, act.me, self.amount)

    def possible(self, game: State, act: Act) -> bool:
        return act.me.infamy >= self.amount

    def most(self, game: State, act: Act) -> int:
        return act.me.infamy // self.amount


class GainLevel(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> Asking:
        return gain_level(game, act.me, self.amount)


# Attributes

ONE_OF_CHOICE: Final = 3
LOWEST: Final = 4
HIGHEST: Final = 5
_WHICH: Final = (*ATTRIBUTES, "choice", "lowest", "highest")
WHICH: Final = Word("attribute", {word: number for number, word in enumerate(_WHICH)})


class ChangeAttribute(Effect):
    """Gain or lose an attribute: a named one, the lowest, the highest, or a chosen one."""

    __slots__ = ("amount", "which")

    counts = True

    def __init__(self, which: int, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        fitting = self._fitting(act)
        attribute = fitting[0]
        if len(fitting) > 1:
            choices: list[Choice] = [("attribute", ATTRIBUTES[n]) for n in fitting]
            choice = yield self._question(game, act, choices)
            attribute = ATTRIBUTES.index(choice[1])
        self.change(game, act, attribute)

    def _question(self, game: State, act: Act, choices: list[Choice]) -> Ask:
        """R-148: the active player chooses between equals, unless the text leaves it to "you"."""
        about: dict[str, Any] = {"act": act}
        if self.which == ONE_OF_CHOICE or game.me.out or game.me is act.me:
            return Ask(act.me.seat, "attribute", choices, about)
        return Ask(game.active, "attribute", choices, {**about, "whose": act.me.seat})

    def change(self, game: State, act: Act, attribute: int) -> None:
        """It is known by now which."""

    def _fitting(self, act: Act) -> list[int]:
        """R-148: of several lowest or highest one is chosen."""
        if self.which < ONE_OF_CHOICE:
            return [self.which]
        values = act.me.attributes
        if self.which == ONE_OF_CHOICE:
            return [0, 1, 2]
        wanted = min(values) if self.which == LOWEST else max(values)
        return [n for n in range(3) if values[n] == wanted]

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        which = _WHICH[self.which]
        return say(self.message(), form=form, amount=self.amount, which=which, whose=whose)


class GainAttribute(ChangeAttribute):
    __slots__ = ()
    takes: ClassVar[Takes] = (WHICH, AMOUNT)

    def change(self, game: State, act: Act, attribute: int) -> None:
        gain_attribute(game, act.me, attribute, self.amount)


class LoseAttribute(ChangeAttribute):
    __slots__ = ()
    takes: ClassVar[Takes] = (WHICH, AMOUNT)

    def change(self, game: State, act: Act, attribute: int) -> None:
        lose_attribute(game, act.me, attribute, self.amount)
