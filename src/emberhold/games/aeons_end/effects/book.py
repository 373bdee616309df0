"""Reading cards of Aeon's End that are written as data.

The verbs are the classes of these rooms; a box with verbs of its own lets them be learned:

    learn(bell)                # every effect, count, condition and subject of a module
    learn_box("bells.")        # the same of all modules of a package
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

from emberhold.games.aeons_end.effects import (
    base,
    counting,
    damage,
    focusing,
    helping,
    moving,
    nemesis_deck,
    prepping,
    replaying,
    resources,
    revealing,
    sacrifice,
    subjects,
    threats,
    tokens,
    turn_order,
    warding,
)
from emberhold.games.aeons_end.effects.base import (
    AMOUNTS,
    CLAUSES,
    CONDITIONS,
    VERBS,
    Effect,
    Predicate,
)
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.subjects import SUBJECTS, Subject
from emberhold.parts.amounts import Amount, AtLeast, AtMost, Condition, Exactly, Times
from emberhold.parts.effects.book import written
from emberhold.parts.effects.vocabulary import classes_in

ROOMS: Final = (
    *(base, counting, damage, focusing, helping, moving, nemesis_deck, prepping, replaying),
    *(resources, revealing, sacrifice, subjects, threats, tokens, turn_order, warding),
)


def learn(*rooms: ModuleType) -> None:
    """Every verb, count, condition and subject that some modules define."""
    verbs = [kind for kind in classes_in(rooms, Effect) if kind is not Predicate]
    VERBS.learn(verbs, "run", "do", "clause")
    AMOUNTS.learn(classes_in(rooms, Amount), "count")
    CONDITIONS.learn(classes_in(rooms, Condition), "holds")
    for room in rooms:
        for name, found in vars(room).items():
            named = isinstance(found, Subject) and not name.startswith("_")
            if named and SUBJECTS.setdefault(name, found) is not found:
                raise ValueError(f"two subjects are called {name}")


def learn_box(package: str) -> None:
    """Everything that a box defines, once its modules are loaded."""
    learn(*[module for name, module in sorted(sys.modules.items()) if name.startswith(package)])


learn(*ROOMS)
COMMON_SUBJECTS: Final = frozenset(SUBJECTS)
"""Those that no single box has brought."""
AMOUNTS.add(Times, (number("factor"), AMOUNTS))
for _kind in (AtLeast, AtMost, Exactly):
    CONDITIONS.add(_kind, (AMOUNTS, number("number")))


def read(clauses: Any, at: str) -> Effect:
    """A list of clauses as one effect; `at` is where it is written."""
    effect: Effect = written(CLAUSES, clauses, at)
    return effect
