"""Looking into an effect: what it says of itself, the effects it is made of, and whether two are
the same.

An effect does not have to say what it holds: its fields are found by themselves, in classes that
are compiled and in those that are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from inspect import isdatadescriptor
from typing import Any

from emberhold.language import Speech
from emberhold.parts.amounts import Amount, Condition
from emberhold.parts.effects.vocabulary import word_of
from emberhold.parts.reading import Readable

_ELSEWHERE = ("kind", "copies", "offered")
"""What leads from a card back to itself."""


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    names = [name for name in dir(kind) if isdatadescriptor(getattr(kind, name, None))]
    return tuple([n for n in names if not n.startswith("__") and n not in _ELSEWHERE])


def fields_of(thing: Any) -> dict[str, Any]:
    """What a thing holds, by name."""
    kind: Any = type(thing)
    found = {name: getattr(thing, name) for name in _slots(kind) if hasattr(thing, name)}
    return found | getattr(thing, "__dict__", {})


def named_by_class(say: Speech, family: str, effect: Any, form: str, whose: str) -> str:
    """The message that has the name of an effect's class, `effect-gain-life` for `GainLife`, or the
    one that `says` names; it is given the numbers, words and names that the effect holds."""
    kind: Any = type(effect)
    id = kind.says or f"{family}-{word_of(kind.__name__).replace('_', '-')}"
    held = {
        name: value
        for name, value in (_shared(kind) | fields_of(effect)).items()
        if type(value) in (int, str) or hasattr(value, "message_id")
    }
    return say(id, **(held | {"form": form, "whose": whose}))


@cache
def _shared(kind: Any) -> dict[str, Any]:
    """What all effects of a class hold."""
    classes = reversed(kind.__mro__)
    return {name: vars(each)[name] for each in classes for name in vars(each) if name[0] != "_"}


def within(effect: Any) -> Iterator[Readable]:
    """An effect with all effects that it is made of, the whole first."""
    return (part for part, _ in parts_within(effect) if isinstance(part, Readable))


def parts_within(thing: Any, told: Readable | None = None) -> Iterator[tuple[Any, Readable | None]]:
    """The same with what it counts and which conditions it has; each with the smallest effect that
    tells of it."""
    if isinstance(thing, Readable | Amount | Condition):
        if isinstance(thing, Readable):
            told = thing
        yield thing, told
        thing = tuple(fields_of(thing).values())
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    if isinstance(thing, tuple | list):
        for each in thing:
            yield from parts_within(each, told)


def alike(one: Any, other: Any) -> bool:
    """Whether two things are the same in all their parts."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, str | int | frozenset) or callable(one):
        return bool(one == other)
    mine, yours = fields_of(one), fields_of(other)
    return list(mine) == list(yours) and all(alike(mine[name], yours[name]) for name in mine)
