"""Verbs for luck: tests and rolls."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.dice import throw
from emberhold.games.relic.effects.base import Effect, Nothing
from emberhold.games.relic.skill import skill_value
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import TESTED
from emberhold.kernel.game import Asking
from emberhold.language import Speech


class Test(Effect):
    """R-076: `Test Willpower 6: if you pass, …; if you fail, …`."""

    __slots__ = ("failed", "passed", "target", "what")

    def __init__(
        self, what: int, target: int, passed: Effect | None, failed: Effect | None
    ) -> None:
        self.what = what
        self.target = target
        self.passed = passed
        self.failed = failed

    def forks(self) -> bool:
        return True

    def seals(self) -> bool:
        return self.passed is not None and self.passed.seals()

    def run(self, game: State, act: Act) -> Asking:
        value = yield from skill_value(game, act.me, self.what, self.target)
        effect = self.passed if value >= 0 else self.failed
        if effect is not None:
            yield from effect.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """In the third person where somebody else is tested; what follows is told likewise."""
        follow = "they" if whose == "they" else "you"
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


class RollTable(Effect):
    """Roll, and see what happens: `on 1-2 …; on 3-6 …`."""

    __slots__ = ("faces", "lower_of_two")

    def __init__(self, faces: Faces, lower_of_two: bool) -> None:
        self.faces = faces
        self.lower_of_two = lower_of_two

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
