"""Clauses taken apart into the slots of their verbs, and put together again.

values_of(verb, ["gain_life", 2])     # [2]
clause_of(verb, [3])                  # ["gain_life", 3]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from emberhold.parts.effects.signatures import Flag, Label, Maybe, Rest, Several, Sort
from emberhold.parts.effects.vocabulary import Clauses, Verb


def inner(sort: Sort) -> Sort:
    """What a slot holds, less that it may be left out, comes after a word or is one of several."""
    if isinstance(sort, Rest):
        return sort.each
    return sort.sort if isinstance(sort, Maybe | Label) else sort


def optional(sort: Sort) -> bool:
    return isinstance(sort, Maybe | Flag) or (isinstance(sort, Label) and not sort.needed)


def ways(sort: Sort) -> bool:
    """Whether a slot holds several ways, each of them clauses."""
    return isinstance(sort, Rest | Several) and isinstance(sort.each, Clauses)


def holds_clauses(sort: Sort) -> bool:
    return ways(sort) or isinstance(inner(sort), Clauses)


def values_of(verb: Verb, clause: Sequence[Any]) -> list[Any] | None:
    """What each slot of a clause holds; None where that is not to be read."""
    left = list(clause[1:])
    found: list[Any] = []
    for sort in verb.takes:
        if isinstance(sort, Rest):
            found.append(left)
            left = []
        elif isinstance(sort, Label | Flag):
            there = bool(left) and left[0] == sort.name
            if there:
                del left[0]
            if isinstance(sort, Flag):
                found.append(there)
            else:
                found.append(left.pop(0) if there and left else None)
        elif left:
            found.append(left.pop(0))
        elif optional(sort):
            found.append(None)
        else:
            return None
    return None if left else found


def clause_of(verb: Verb, values: Sequence[Any]) -> list[Any]:
    """A verb with what its slots hold, as it is written. What may be left out is written where
    something that follows needs it."""
    found: list[Any] = [verb.word]
    for place, (sort, value) in enumerate(zip(verb.takes, values, strict=True)):
        if value is None and isinstance(sort, Maybe) and _needed(verb, values, place):
            found.append(sort.otherwise if sort.otherwise is not None else 1)
        elif value is None or value is False:
            continue
        elif isinstance(sort, Rest):
            found += value
        elif isinstance(sort, Label):
            found += [sort.name, value]
        else:
            found.append(sort.name if isinstance(sort, Flag) else value)
    return found


def _needed(verb: Verb, values: Sequence[Any], place: int) -> bool:
    after = zip(verb.takes[place + 1 :], values[place + 1 :], strict=True)
    return any(value is not None and isinstance(sort, Maybe) for sort, value in after)


def verbs_in(clauses: Any) -> Iterator[list[Any]]:
    """Every clause of a text, those inside joints after them."""
    for clause in clauses if isinstance(clauses, list) else []:
        if isinstance(clause, list) and clause and isinstance(clause[0], str):
            yield clause
            for part in clause[1:]:
                if isinstance(part, list) and all(isinstance(each, list) for each in part):
                    yield from verbs_in(part)
