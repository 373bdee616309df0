"""How effects are joined: may, choose, if, for each, up to, each, target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import (
    AMOUNT,
    CLAUSES,
    MANY,
    Condition,
    Context,
    Effect,
    Nothing,
    joined_parts,
)
from emberhold.games.relic.effects.phrases.conditions import CONDITION
from emberhold.games.relic.effects.phrases.counts import COUNT, Count
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.state import State
from emberhold.games.relic.turn.ending import EngagementOver, TurnOver
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.asking import DO, SKIP
from emberhold.parts.effects.signatures import Label, Several, Takes
from emberhold.parts.reading import may, when


class May(Effect):
    """R-146: you may."""

    __slots__ = ("what",)

    takes: ClassVar[Takes] = (CLAUSES,)

    def __init__(self, what: Effect) -> None:
        self.what = what

    def inner(self) -> tuple[Effect, ...]:
        return (self.what,)

    def follows(self, before: Effect) -> None:
        if before.advances():
            self.what.further()

    def optional(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> Asking | None:
        if not self.possible(game, act):
            return None
        return self._offered(game, act)

    def _offered(self, game: State, act: Act) -> Asking:
        choice = yield Ask(act.me.seat, "may", [DO, SKIP], {"act": act, "effect": self.what})
        if choice == DO:
            yield from self.what.run(game, act) or ()

    def tests(self) -> int:
        return self.what.tests()

    def agreed(self) -> Effect:
        return self.what

    def accept(self, game: State, act: Act) -> Asking | None:
        return self.what.run(game, act)

    def possible(self, game: State, act: Act) -> bool:
        return self.what.possible(game, act)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return may(say, self.what.offered(say, "inf", whose), form)


class Choose(Effect):
    """One of several ways; those that cannot be paid are not offered (R-240)."""

    __slots__ = ("options", "sealed")

    takes: ClassVar[Takes] = (Several("ways", CLAUSES),)

    def __init__(self, options: Sequence[Effect]) -> None:
        self.options = tuple(options)
        self.sealed = any(option.seals() for option in options)

    def inner(self) -> tuple[Effect, ...]:
        return self.options

    def forks(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> Asking:
        open_ways = [n for n in range(len(self.options)) if self._open(game, act, n)]
        if not open_ways:
            if self.harms():
                yield from self.options[0].run(game, act) or ()
            return
        chosen = open_ways[0]
        if len(open_ways) > 1:
            choices: list[Choice] = [("do", n + 1) for n in open_ways]
            about = {"act": act, "options": self.options}
            choice = yield Ask(act.me.seat, "choose", choices, about)
            chosen = choice[1] - 1
        act.option = chosen
        yield from self.options[chosen].run(game, act) or ()

    def harms(self) -> bool:
        return all(option.harms() for option in self.options)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return tuple(option.stake(game, act) for option in self.options)

    def _open(self, game: State, act: Act, n: int) -> bool:
        if self.sealed and n in act.me.tokens:
            return False
        return self.options[n].possible(game, act)

    def possible(self, game: State, act: Act) -> bool:
        return any(
            self._open(game, act, n) and not isinstance(option, Nothing)
            for n, option in enumerate(self.options)
        )

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """The ways are orders to the player who is addressed; of somebody else they are told in the
        form that the language wants."""
        told = say("relic-ways-form") if form == "they" else form
        ways = [
            say("relic-way", letter="abcdef"[n], what=option.offered(say, told, whose))
            for n, option in enumerate(self.options)
        ]
        return say("relic-choose", form=form, ways=say("relic-semicolon").join(ways))


class If(Effect):
    """If something is so; perhaps otherwise."""

    __slots__ = ("condition", "otherwise", "then")

    takes: ClassVar[Takes] = (CONDITION, CLAUSES, Label("else", CLAUSES))

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def inner(self) -> tuple[Effect, ...]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def worded_for(self, context: Context) -> None:
        self.then.worded_for(context.under(self.condition))
        if self.otherwise is not None:
            self.otherwise.worded_for(context)

    def follows(self, before: Effect) -> None:
        if before.is_bonus() or before.advances():
            self.then.further()

    def forks(self) -> bool:
        return True

    def optional(self) -> bool:
        return self.then.optional() and self.otherwise is None

    def commutes(self) -> bool:
        return self.then.commutes() and (self.otherwise is None or self.otherwise.commutes())

    def _now(self, game: State, act: Act) -> Effect | None:
        return self.then if self.condition.holds(game, act) else self.otherwise

    def run(self, game: State, act: Act) -> Asking | None:
        effect = self._now(game, act)
        return effect.run(game, act) if effect is not None else None

    def accept(self, game: State, act: Act) -> Asking | None:
        effect = self._now(game, act)
        return effect.accept(game, act) if effect is not None else None

    def possible(self, game: State, act: Act) -> bool:
        effect = self._now(game, act)
        return effect is not None and effect.possible(game, act)

    def applies(self, game: State, act: Act) -> bool:
        effect = self._now(game, act)
        return effect is not None and effect.applies(game, act)

    def value(self, game: State, act: Act, what: int) -> int:
        effect = self._now(game, act)
        return effect.value(game, act, what) if effect is not None else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        condition = self.condition.clause(say, whose)
        then = self.then.clause(say, form, whose)
        if form == "they":
            then = say("relic-it", what=then)
        first = when(say, condition, then)
        if self.otherwise is None:
            return first
        other = self.otherwise.clause(say, form, whose)
        if form == "they":
            other = say("relic-it", what=other)
        return say("relic-otherwise", first=first, otherwise=other)


class ForEach(Effect):
    """As often as something is there."""

    __slots__ = ("cap", "count", "what")

    takes: ClassVar[Takes] = (COUNT, CLAUSES, Label("at_most", AMOUNT))

    def __init__(self, count: Count, what: Effect, cap: int | None = None) -> None:
        self.count = count
        self.what = what
        self.cap = MANY if cap is None else cap

    def is_bonus(self) -> bool:
        return self.what.parts()[0].is_bonus()

    def follows(self, before: Effect) -> None:
        if before.is_bonus():
            self.what.further()

    def inner(self) -> tuple[Effect, ...]:
        return (self.what,)

    def commutes(self) -> bool:
        return self.what.commutes()

    def _times(self, game: State, act: Act) -> int:
        return min(self.cap, self.count.count(game, act))

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self._times(game, act)):
            yield from self.what.run(game, act) or ()

    def possible(self, game: State, act: Act) -> bool:
        return self._times(game, act) > 0

    def applies(self, game: State, act: Act) -> bool:
        return self._times(game, act) > 0

    def value(self, game: State, act: Act, what: int) -> int:
        each = self.what.value(game, act, what)
        return each * self._times(game, act) if each else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.what.clause(say, form, whose)
        each = self.count.each(say, whose if self.what.yours() else "other")
        if self.cap < MANY:
            return say("relic-for-each-most", what=what, each=each, most=self.cap)
        return say("relic-for-each", what=what, each=each)


class UpTo(Effect):
    """At most that many times; the number is declared first (R-110)."""

    __slots__ = ("times", "what")

    takes: ClassVar[Takes] = (AMOUNT, CLAUSES)

    def __init__(self, times: int, what: Effect) -> None:
        self.times = times
        self.what = what

    def inner(self) -> tuple[Effect, ...]:
        return (self.what,)

    def optional(self) -> bool:
        return True

    def _able(self, game: State, act: Act) -> int:
        return min(self.times, self.what.most(game, act))

    def run(self, game: State, act: Act) -> Asking:
        able = self._able(game, act)
        if able <= 0:
            return
        choices: list[Choice] = [("times", n) for n in range(able, -1, -1)]
        about = {"act": act, "effect": self.what}
        choice = yield Ask(act.me.seat, "times", choices, about)
        for _ in range(choice[1]):
            yield from self.what.run(game, act) or ()

    def possible(self, game: State, act: Act) -> bool:
        return self._able(game, act) > 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.what.at_most(say, self.times, form, whose)

    def offered(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """As one of several ways: an order in languages that want one."""
        return say(
            "relic-up-to-way",
            form=form,
            times=self.times,
            what=self.what.offered(say, "inf", whose),
            order=self.what.offered(say, form, whose),
        )

    def order(self, say: Speech) -> str:
        return self.offered(say)


class Others(Effect):
    """Somebody other than the player who reads the text does it."""

    __slots__ = ("what", "who")

    def __init__(self, who: Who, what: Effect) -> None:
        self.who = who
        self.what = what

    def inner(self) -> tuple[Effect, ...]:
        return (self.what,)

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.who.figures(game, act))

    def applies(self, game: State, act: Act) -> bool:
        """Whether it would do anything to one of those it is about."""
        return any(
            self.what.applies(game, act.of(figure)) for figure in self.who.figures(game, act)
        )


class Each(Others):
    """Everybody of a kind does it, one after the other."""

    __slots__ = ()

    takes: ClassVar[Takes] = (WHO, CLAUSES)

    def run(self, game: State, act: Act) -> Asking:
        """R-241: everybody's part is finished before the turn of somebody who fell by it ends."""
        ended: EngagementOver | TurnOver | None = None
        for figure in self.who.figures(game, act):
            if not figure.out:
                try:
                    yield from self.what.run(game, act.of(figure)) or ()
                except (EngagementOver, TurnOver) as end:
                    ended = ended if isinstance(ended, TurnOver) else end
        if ended is not None:
            raise ended

    def yours(self) -> bool:
        return False

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.what, If) and self.what.otherwise is not None:
            return self._divided(say, self.what, self.what.otherwise)
        return _does(say, self.who, self.what)

    def _divided(self, say: Speech, what: If, otherwise: Effect) -> str:
        """What some do, and what all the others do."""
        return say(
            "relic-each-otherwise",
            who=self.who.subject(say),
            condition=what.condition.clause(say, "they"),
            having=what.condition.having(say),
            what=_told(say, what.then),
            otherwise=_told(say, otherwise),
        )


class Target(Others):
    """One figure, found or chosen, does it."""

    __slots__ = ()

    takes: ClassVar[Takes] = (WHO, CLAUSES)

    def run(self, game: State, act: Act) -> Asking:
        figure = yield from self.who.one(game, act)
        if figure is None:
            return
        act.that = figure
        other = act.of(figure)
        yield from self.what.run(game, other) or ()

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return tuple(figure.seat for figure in self.who.figures(game, act))

    def yours(self) -> bool:
        return self.who.chosen

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.who.chosen:
            what = _told(say, self.what)
            return say("relic-choose-who", form=form, who=self.who.words(say), what=what)
        return _does(say, self.who, self.what)


def _does(say: Speech, who: Who, what: Effect) -> str:
    """`each character gains …`; a condition comes after a colon."""
    id = "relic-does-if" if isinstance(what, If) else "relic-does"
    return say(id, who=who.subject(say), what=_told(say, what))


def _told(say: Speech, what: Effect) -> str:
    """What somebody else does, in the third person."""
    return joined_parts(say, what.parts(), "they", "they")
