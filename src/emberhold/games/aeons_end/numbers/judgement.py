"""What a player who goes by rules of thumb thinks of the cards of a box.

Every box has its own (`Box.judgement`), so that two boxes never meet in one process. It is made of
what holds for all boxes (`bot/usual.py`) and of what the box teaches besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from emberhold.games.aeons_end.numbers.weights import Weights, worths

Rule: TypeAlias = Callable[[Any, Any, Any, Any], float]
"""(sight, effect, act, the player it happens to) -> harm."""
Answer: TypeAlias = Callable[[Any, Any], Any]
"""(sight, question) -> choice."""
Damage: TypeAlias = Callable[[Any, Any, Any, bool], int]
"""(sight, effect, act, prepped) -> damage."""
OwnTarget: TypeAlias = Callable[[Any, int], float]
"""(sight, amount) -> what the damage is worth."""
Wearing: TypeAlias = Callable[[Any, Any, int], float]
"""(sight, minion, amount) -> what the damage is worth."""
Standing: TypeAlias = Callable[[Any], float]
Worth: TypeAlias = Callable[[Any, Any], tuple[float, int]]
"""(sight, choice) -> what it is worth, and the aether it costs."""
Toll: TypeAlias = Callable[[Any, Any], int]
Burden: TypeAlias = Callable[[Any], float]

_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
_SINGLE: Final = (
    "aether_of",
    "damage_of",
    "relic_of",
    "ability_of",
    "learned",
    "alone",
    "patience",
)
"""The tables among the weights."""
_TABLES: Final = (
    *("answers", "burdens", "damages", "favoured", "fitted", "own_targets", "own_worths"),
    *("rules", "standing", "tolls", "wearing"),
)


class Judgement:
    """Numbers and rules, found by what they are about."""

    __slots__ = (*_TABLES, "counting_others", "inherited", "lessons", "printed", "weights")

    rules: dict[type, Rule]
    """How to estimate each kind of effect; a kind that is not here is taken to do nothing."""
    answers: dict[str, Answer]
    """By topic, how questions are answered."""
    damages: dict[type, Damage]
    """What effects deal beside the plain ones."""
    own_targets: dict[str, OwnTarget]
    """By its word, what damage is worth to a target that is not a card."""
    wearing: dict[str, Wearing]
    """By slug, what damage is worth to minions that nobody can remove."""
    standing: dict[str, Standing]
    """By slug, what cards without a text of their own cost each nemesis turn by being in play."""
    own_worths: dict[str, Worth]
    """By verb, actions that only one sheet offers."""
    tolls: dict[type, Toll]
    """By what a nemesis has of its own: the damage that gaining a card does to the player who gains
    it."""
    burdens: dict[type, Burden]
    """By what a nemesis has of its own: what is counted there, where it is not the tokens."""
    favoured: dict[str, tuple[int, int]]
    """By slug, the breach from which a spell deals more while it is open, and how much more."""
    fitted: dict[str, tuple[float, ...]]
    """How much each figure of a position counts against a nemesis."""
    counting_others: frozenset[str]
    """By slug, spells that deal more while others are prepped, beside those whose text is read."""
    lessons: tuple[Judgement, ...]
    """What it was taught, one after another."""
    inherited: dict[type, Rule]
    """The rules by which kinds of effects are estimated that have none of their own."""
    printed: dict[Any, int | None]
    """The damage of spells that always deal the same; None where it depends on the table."""

    def __init__(  # noqa: PLR0913 (what a box teaches, by name)
        self,
        weights: Weights | None = None,
        *,
        rules: Mapping[type, Rule] = _NONE,
        answers: Mapping[str, Answer] = _NONE,
        damages: Mapping[type, Damage] = _NONE,
        own_targets: Mapping[str, OwnTarget] = _NONE,
        wearing: Mapping[str, Wearing] = _NONE,
        standing: Mapping[str, Standing] = _NONE,
        own_worths: Mapping[str, Worth] = _NONE,
        tolls: Mapping[type, Toll] = _NONE,
        burdens: Mapping[type, Burden] = _NONE,
        favoured: Mapping[str, tuple[int, int]] = _NONE,
        fitted: Mapping[str, tuple[float, ...]] = _NONE,
        counting_others: frozenset[str] = frozenset(),
    ) -> None:
        self.weights = worths() if weights is None else weights
        self.rules = dict(rules)
        self.answers = dict(answers)
        self.damages = dict(damages)
        self.own_targets = dict(own_targets)
        self.wearing = dict(wearing)
        self.standing = dict(standing)
        self.own_worths = dict(own_worths)
        self.tolls = dict(tolls)
        self.burdens = dict(burdens)
        self.favoured = dict(favoured)
        self.fitted = dict(fitted)
        self.counting_others = counting_others
        self.lessons = ()
        self.inherited = {}
        self.printed = {}

    def taught(self, other: Judgement) -> Judgement:
        """The same, completed and corrected by another."""
        tables: dict[str, Any] = {
            name: {**getattr(self, name), **getattr(other, name)} for name in _TABLES
        }
        single: dict[str, Any] = {
            name: {**getattr(self.weights, name), **getattr(other.weights, name)}
            for name in _SINGLE
        }
        both = self.counting_others | other.counting_others
        found = Judgement(replace(self.weights, **single), counting_others=both, **tables)
        found.lessons = (*self.lessons, other)
        return found

    def joined(self, other: Judgement) -> Judgement:
        """The same with everything that another was taught besides, for boxes that are mixed."""
        found = self
        for lesson in other.lessons:
            if lesson not in found.lessons:
                found = found.taught(lesson)
        return found
