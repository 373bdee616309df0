"""Wrong clauses made of right ones: a letter changed, one argument more or less, a wrong type."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from copy import deepcopy
from random import Random
from string import ascii_lowercase
from typing import Any, TypeAlias

import pytest

from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.signatures import Flag, Label, Maybe, Takes, spelled
from tests.support.every import every

Entry: TypeAlias = dict[str, Any]
Where: TypeAlias = tuple[Any, ...]
Spoiled: TypeAlias = tuple[str, Entry, list[Any]]
"""Where an entry stands, the entry, and the clause in it that was spoiled."""


def clauses(part: Any, verbs: Container[str], path: Where = ()) -> Iterator[Where]:
    """Where the clauses of a text are: lists that begin with a verb."""
    if isinstance(part, list) and part and isinstance(part[0], str) and part[0] in verbs:
        yield path
    inner: Iterable[tuple[Any, Any]] = ()
    if isinstance(part, dict):
        inner = part.items()
    elif isinstance(part, list):
        inner = enumerate(part)
    for key, value in inner:
        yield from clauses(value, verbs, (*path, key))


def at(part: Any, path: Where) -> Any:
    for key in path:
        part = part[key]
    return part


def _letter(clause: list[Any], luck: Random) -> None:
    """One letter of one word is another."""
    place = luck.choice([n for n, part in enumerate(clause) if isinstance(part, str)])
    word = clause[place]
    place_in_word = luck.choice([n for n, letter in enumerate(word) if letter.isalpha()])
    old = word[place_in_word].lower()
    other = luck.choice([letter for letter in ascii_lowercase if letter != old])
    clause[place] = word[:place_in_word] + other + word[place_in_word + 1 :]


def _more(clause: list[Any], luck: Random) -> None:
    clause.append("surplus")


def _fewer(clause: list[Any], luck: Random) -> None:
    """The first argument is missing."""
    del clause[1]


def _type(clause: list[Any], luck: Random) -> None:
    """A number where words belong, words where a number belongs."""
    place = luck.randrange(1, len(clause))
    clause[place] = "x" if isinstance(clause[place], int) else 1000


SPOILED = (_letter, _more, _fewer, _type)


def _can(spoil: Any, clause: list[Any], takes: Takes) -> bool:
    """Whether that makes it wrong: what may be left out may be missing."""
    if spoil in (_letter, _more):
        return True
    return len(clause) > 1 and not isinstance(takes[0], Maybe | Flag | Label)


def wrong(
    entries: Iterable[Entry], takes: dict[str, Takes], count: int, seed: int
) -> Iterator[tuple[Entry, list[Any]]]:
    """Entries with one clause that is wrong, by each way in turn, and that clause."""
    luck = Random(seed)
    known = [(entry, path) for entry in entries for path in clauses(entry, takes)]
    for number in range(count):
        spoil = SPOILED[number % len(SPOILED)]
        fitting = [(e, p) for e, p in known if _can(spoil, at(e, p), takes[at(e, p)[0]])]
        entry, path = luck.choice(fitting)
        copy = deepcopy(entry)
        clause = at(copy, path)
        spoil(clause, luck)
        yield copy, clause


def each_is_refused(
    cases: Iterable[Spoiled], read: Callable[[Entry, str], object], first: bool = False
) -> None:
    """One line names the place and the clause.

    :param first: the spoiled clause itself comes right after the place, not one that holds it
    """
    with every() as case:
        for where, entry, clause in cases:
            with case(f"{where}: {spelled(clause)}"):
                with pytest.raises(BookError) as refused:
                    read(entry, where)
                said = str(refused.value)
                assert said.startswith(f"{where}: {spelled(clause)}: " if first else f"{where}: ")
                assert spelled(clause)[1:-1] in said
                assert "\n" not in said
