"""Reading cards of Ashes that are written as data: the verbs are the classes of these rooms."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from emberhold.games.ashes.effects import base, events, hands, harm, pools, sacrifice, units
from emberhold.games.ashes.effects.base import CLAUSES, Aimed, AimedAtPlayer, Resolving
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.effects.sorts import COUNTS, VERBS
from emberhold.parts.effects.book import written
from emberhold.parts.effects.vocabulary import classes_in

ROOMS: Final = (base, events, hands, harm, pools, sacrifice, units)


def learn(*rooms: ModuleType) -> None:
    """Every verb that some modules define."""
    verbs = [kind for kind in classes_in(rooms, Resolving) if kind not in (Aimed, AimedAtPlayer)]
    VERBS.learn(verbs, "run", "hit", "touch", "clause")


learn(*ROOMS)
COUNTS.update(own_units=harm.own_units, focus_level=units.focus_level)


def read(clauses: Any, at: str) -> Effect:
    """A list of clauses as one effect; `at` is where it is written."""
    effect: Effect = written(CLAUSES, clauses, at)
    return effect
