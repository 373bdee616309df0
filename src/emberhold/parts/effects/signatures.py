"""What a verb takes: sorts of arguments, by which data is read and checked.

A sort reads one value of the data (`read`); a parameter takes what it needs off the front of a
clause (`take`). What does not fit raises `Refused`, which says what would.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from emberhold.kernel.errors import listed, nearest
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr

_FEW = 12
"""How many words are listed where none is near."""


_LONGEST = 160
"""How much of a value a reason repeats."""


class Refused(ValueError):
    """Data that cannot be read. Written out it is English."""

    def __init__(self, why: Message | str) -> None:
        super().__init__(why)
        self.why = why
        self.clause: object = None
        """The innermost clause that it is in."""

    def __str__(self) -> str:
        return self.why if isinstance(self.why, str) else self.why.text()


def spelled(given: object) -> str:
    """A value as it is written in the data."""
    return json.dumps(given, ensure_ascii=False, default=repr)


def shortly(given: object) -> str:
    """A value as it is written, or how it begins."""
    whole = spelled(given)
    return whole if len(whole) <= _LONGEST else f"{whole[: _LONGEST - 1]}…"


def quoted(words: Iterable[str]) -> str:
    """Words of the data, as a page lists them."""
    return ", ".join([f"`{word}`" for word in words])


def unknown(what: str, given: object, known: Iterable[str]) -> Refused:
    """No such word; the nearest is named, or all where they are few."""
    words = list(known)
    near = nearest(given, words) if isinstance(given, str) else ""
    told = {"what": what, "given": shortly(given)}
    if near:
        return Refused(Message("refused-unknown-near", near=spelled(near), **told))
    if len(words) <= _FEW:
        return Refused(Message("refused-unknown-of", known=listed(words), **told))
    return Refused(Message("refused-unknown", **told))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sort:
    """A sort of arguments. A verb that takes a sort must be given one."""

    def __init__(self, name: str) -> None:
        self.name = name
        """What the argument is called in a signature."""

    def read(self, given: Any) -> Any:
        """The object that a value of the data stands for."""
        return given

    def take(self, given: list[Any]) -> Any:
        """Read the next of the values that are left."""
        if not given:
            raise Refused(Message("refused-missing", name=self.name))
        return self.read(given.pop(0))

    def labels(self) -> tuple[str, ...]:
        """The words of the data that announce it."""
        return ()

    def told(self) -> str:
        """As a signature lists it."""
        return self.name

    def means(self) -> str:
        """What it may be, for whoever writes cards."""
        return " ".join((self.__doc__ or "").split()).rstrip(".")

    def inner(self) -> tuple[Sort, ...]:
        """The sorts it is made of."""
        return ()


Takes: TypeAlias = tuple[Sort, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Sort):
    """A whole number within bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name)
        self.least = least
        self.most = most

    def read(self, given: Any) -> Any:
        if type(given) is not int or not self.least <= given <= self.most:
            bounds = {"least": str(self.least), "most": str(self.most)}
            raise Refused(Message("refused-number", name=self.name, given=shortly(given), **bounds))
        return given

    def means(self) -> str:
        return f"a number from {self.least} to {self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Sort):
    """One of the words of a table, each of which stands for something."""

    def __init__(self, name: str, words: Mapping[str, Any]) -> None:
        super().__init__(name)
        self.words = words

    def read(self, given: Any) -> Any:
        if not isinstance(given, str) or given not in self.words:
            raise unknown(self.name, given, self.words)
        return self.words[given]

    def means(self) -> str:
        return f"one of {quoted(self.words)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Sort):
    """Words with a grammar of their own: a place, a condition, somebody."""

    def read(self, given: Any) -> Any:
        if not isinstance(given, str):
            raise Refused(Message("refused-words", name=self.name, given=shortly(given)))
        return self.parse(given)

    def means(self) -> str:
        return super().means() if type(self) is not Text else ""

    def parse(self, text: str) -> Any:
        return text


class Truth(Sort):
    """True or false."""

    def read(self, given: Any) -> Any:
        if not isinstance(given, bool):
            raise Refused(Message("refused-truth", name=self.name, given=shortly(given)))
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Sort):
    """A list of one sort, with at least one of it."""

    def __init__(self, name: str, each: Sort) -> None:
        super().__init__(name)
        self.each = each

    def read(self, given: Any) -> Any:
        if not isinstance(given, list | tuple) or not given:
            raise Refused(Message("refused-list", name=self.name, given=shortly(given)))
        return tuple([self.each.read(one) for one in given])

    def means(self) -> str:
        return f"a list, each {self.each.means()}"


# Parameters that may be left out


class Maybe(Sort):
    """What may be left out at the end."""

    def __init__(self, sort: Sort, otherwise: Any = None) -> None:
        super().__init__(sort.name)
        self.sort = sort
        self.otherwise = otherwise

    def take(self, given: list[Any]) -> Any:
        return self.sort.take(given) if given else self.otherwise

    def inner(self) -> tuple[Sort, ...]:
        return (self.sort,)

    def told(self) -> str:
        return f"[{self.sort.told()}]"


class Label(Sort):
    """What comes after a word of its own: `"else", clauses`."""

    def __init__(self, word: str, sort: Sort, needed: bool = False, otherwise: Any = None) -> None:
        super().__init__(word)
        self.sort = sort
        self.needed = needed
        self.otherwise = otherwise

    def take(self, given: list[Any]) -> Any:
        if given and given[0] == self.name:
            given.pop(0)
            return self.sort.take(given)
        if self.needed:
            raise Refused(Message("refused-label", word=spelled(self.name), name=self.sort.name))
        return self.otherwise

    def labels(self) -> tuple[str, ...]:
        return (self.name,)

    def inner(self) -> tuple[Sort, ...]:
        return (self.sort,)

    def told(self) -> str:
        told = f'"{self.name}", {self.sort.told()}'
        return told if self.needed else f"[{told}]"


class Rest(Sort):
    """All that is left, at least two of one sort, each an argument of its own."""

    def __init__(self, name: str, each: Sort) -> None:
        super().__init__(name)
        self.each = each

    def take(self, given: list[Any]) -> Any:
        if len(given) < 2:
            raise Refused(Message("refused-two", name=self.name))
        found = tuple([self.each.read(one) for one in given])
        given.clear()
        return found

    def inner(self) -> tuple[Sort, ...]:
        return (self.each,)

    def told(self) -> str:
        return f"{self.name}..."


class Flag(Sort):
    """A word that is there or not."""

    def take(self, given: list[Any]) -> Any:
        there = bool(given) and given[0] == self.name
        if there:
            given.pop(0)
        return there

    def labels(self) -> tuple[str, ...]:
        return (self.name,)

    def told(self) -> str:
        return f'["{self.name}"]'
