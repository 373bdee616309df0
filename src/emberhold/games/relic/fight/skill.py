"""Skill tests (R-076 to R-081)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.relic.fight.dice import roll_dice
from emberhold.games.relic.fight.under_way import TESTING, Roll
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import SKILL
from emberhold.games.relic.timing.listening import constant
from emberhold.games.relic.timing.moments import TEST
from emberhold.games.relic.timing.windows import at_moment
from emberhold.kernel.question import Question, Together

Testing = Generator[Question | Together, Any, int]


def skill_value(game: State, figure: Figure, what: int, target: int) -> Testing:
    """Make a skill test; the skill value if it succeeds, otherwise -1."""
    before = game.roll
    roll = Roll(figure, TESTING)
    roll.what = what
    roll.target = target
    game.roll = roll
    yield from at_moment(game, figure, (TEST,)) or ()
    yield from roll_dice(game, roll)
    value = roll.total + figure.tested(what) + roll.bonus + constant(game, figure, SKILL + what)
    game.roll = before
    natural = all(die == 1 for die in roll.dice)
    passed = value >= target and not natural
    words = {"who": figure.sheet, "what": what, "value": value, "target": target}
    if passed:
        game.say("relic-log-passes", **words)
    else:
        game.say("relic-log-fails", natural="yes" if natural else "no", **words)
    return value if passed else -1
