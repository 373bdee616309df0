"""Reading the content book: clauses become effects and goals.

The verbs are the classes of these rooms that say what they take. What cannot be read raises
`BookError`, which names the file, the card and the clause, and says what would be right.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    odd,
    places,
    rolls,
    scenarios,
    values,
)
from emberhold.games.relic.effects.base import CLAUSES, VERBS, Context, Effect
from emberhold.games.relic.effects.goals import GOALS, Goal
from emberhold.parts.effects.signatures import Refused, spelled

ROOMS: Final = (
    *(joints, luck, values, hands, assets, places, fights, rolls, evading, limits, scenarios),
    *(odd, goals),
)
_NOWHERE: Final = Context(-1, -1, -1, -1)


def _classes(kind: type[Any]) -> Iterator[type[Any]]:
    for room in ROOMS:
        for found in vars(room).values():
            if isinstance(found, type) and issubclass(found, kind):
                yield found


VERBS.learn(_classes(Effect))
GOALS.learn(_classes(Goal))


class BookError(Exception):
    """Something of the content book that cannot be read."""


def misprint(at: str, refused: Refused, given: object) -> BookError:
    """What is wrong, in one line with its file, card and clause."""
    clause = given if refused.clause is None else refused.clause
    return BookError(f"{at}: {spelled(clause)}: {refused}")


def read(clauses: Any, at: str) -> Effect:
    """A list of clauses as one effect; `at` is where it is written."""
    try:
        effect: Effect = CLAUSES.read(clauses)
    except Refused as refused:
        raise misprint(at, refused, clauses) from None
    effect.worded_for(_NOWHERE)
    return effect


def read_goals(clauses: Any, at: str) -> tuple[Goal, ...]:
    try:
        return tuple([GOALS.read(clause) for clause in clauses])
    except Refused as refused:
        raise misprint(at, refused, clauses) from None
