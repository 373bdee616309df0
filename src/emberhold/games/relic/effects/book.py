"""Reading the content book: clauses become effects and goals.

The verbs are the classes of these rooms that say what they take. What cannot be read raises
`BookError`, which names the file, the card and the clause, and says what would be right.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.effects import (
    assets,
    evading,
    fights,
    goals,
    hands,
    joints,
    limits,
    luck,
    one_card,
    places,
    rolls,
    scenarios,
    values,
)
from emberhold.games.relic.effects.base import CLAUSES, VERBS, Context, Effect, Goal
from emberhold.games.relic.effects.goals import GOALS
from emberhold.parts.effects.book import misprint, written
from emberhold.parts.effects.signatures import Refused
from emberhold.parts.effects.vocabulary import classes_in

ROOMS: Final = (
    *(joints, luck, values, hands, assets, places, fights, rolls, evading, limits, scenarios),
    *(one_card, goals),
)
_NOWHERE: Final = Context(-1, -1, -1, -1)


VERBS.learn(classes_in(ROOMS, Effect))
GOALS.learn(classes_in(ROOMS, Goal))


def read(clauses: Any, at: str) -> Effect:
    """A list of clauses as one effect; `at` is where it is written."""
    effect: Effect = written(CLAUSES, clauses, at)
    effect.worded_for(_NOWHERE)
    return effect


def read_goals(clauses: Any, at: str) -> tuple[Goal, ...]:
    try:
        return tuple([GOALS.read(clause) for clause in clauses])
    except Refused as refused:
        raise misprint(at, refused, clauses) from None
