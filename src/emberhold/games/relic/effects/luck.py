"""Verbs for luck: tests and rolls."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.effects.base import AMOUNT, CLAUSES, Effect, Nothing
from emberhold.games.relic.fight.dice import throw
from emberhold.games.relic.fight.skill import skill_value
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import TESTED
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Flag, Label, Refused, Sort, Takes, Word, shortly

SKILL: Final = Word("skill", {word: number for number, word in enumerate(TESTED)})


class Test(Effect):
    """R-076: `Test Willpower 6: if you pass, …; if you fail, …`."""

    __slots__ = ("failed", "passed", "target", "what")
    takes: ClassVar[Takes] = (SKILL, AMOUNT, Label("pass", CLAUSES), Label("fail", CLAUSES))

    def __init__(
        self,
        what: int,
        target: int,
        passed: Effect | None = None,
        failed: Effect | None = None,
    ) -> None:
        self.what = what
        self.target = target
        self.passed = passed
        self.failed = failed

    def inner(self) -> tuple[Effect, ...]:
        return tuple([part for part in (self.passed, self.failed) if part is not None])

    def forks(self) -> bool:
        return True

    def tests(self) -> int:
        return self.what

    def seals(self) -> bool:
        return self.passed is not None and self.passed.seals()

    def run(self, game: State, act: Act) -> Asking:
        value = yield from skill_value(game, act.me, self.what, self.target)
        effect = self.passed if value >= 0 else self.failed
        if effect is not None:
            yield from effect.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """In the third person where somebody else is tested; what follows is told likewise."""
        return self._told(say, form, "they" if whose == "they" else "you", whose)

    def option(self, say: Speech) -> str:
        """One mood from beginning to end."""
        return self._told(say, "inf", "inf", "you")

    def _told(self, say: Speech, form: str, follow: str, whose: str) -> str:
        parts = []
        if self.passed is not None:
            what = self.passed.clause(say, follow, whose)
            parts.append(say("relic-if-passed", what=what, whose=whose))
        if self.failed is not None:
            what = self.failed.clause(say, follow, whose)
            parts.append(say("relic-if-failed", what=what, whose=whose))
        return say(
            "relic-test",
            form=form,
            what=TESTED[self.what],
            target=self.target,
            follows=say("relic-semicolon").join(parts),
        )


Faces = tuple[tuple[int, int, Effect], ...]


class _Faces(Sort):
    """What follows each number of a die: `{"1-2": clauses, "3-6": clauses}`."""

    def read(self, given: Any) -> Faces:
        if not isinstance(given, dict):
            raise Refused(Message("refused-relic-faces", name=self.name, given=shortly(given)))
        faces = [(*_span(span), CLAUSES.read(clauses)) for span, clauses in given.items()]
        covered = [face for first, last, _ in faces for face in range(first, last + 1)]
        if covered != [1, 2, 3, 4, 5, 6]:
            raise Refused(Message("refused-relic-roll", given=shortly(list(given))))
        return tuple(faces)


def _span(text: str) -> tuple[int, int]:
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise Refused(Message("refused-relic-span", given=shortly(text)))
    return int(first), int(last or first)


FACES: Final = _Faces("numbers")


class Roll(Effect):
    """Roll, and see what happens: `on 1-2 …; on 3-6 …`."""

    __slots__ = ("faces", "lower_of_two")
    takes: ClassVar[Takes] = (FACES, Flag("lower_of_two"))

    def __init__(self, faces: Faces, lower_of_two: bool = False) -> None:
        self.faces = faces
        self.lower_of_two = lower_of_two

    def inner(self) -> tuple[Effect, ...]:
        return tuple([effect for _, _, effect in self.faces])

    def forks(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> Asking | None:
        die = throw(game)
        if self.lower_of_two:
            die = min(die, throw(game))
        game.say("relic-log-throws", who=act.me.sheet, die=die)
        for first, last, effect in self.faces:
            if first <= die <= last:
                return effect.run(game, act)
        return None

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        follow = "they" if whose == "they" else "you"
        parts = [
            say(
                "relic-on-face",
                faces=str(first) if first == last else f"{first}–{last}",
                what=Nothing().clause(say)
                if isinstance(effect, Nothing)
                else effect.clause(say, follow, whose),
                whose="you" if isinstance(effect, Nothing) else whose,
            )
            for first, last, effect in self.faces
        ]
        id = "relic-roll-lower" if self.lower_of_two else "relic-roll"
        return say(id, form=form, follows=say("relic-semicolon").join(parts))
