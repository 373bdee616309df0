"""What can go wrong through somebody's input, said so that the person can act on it.

Every error is a message, so it can be read in each language; `str(error)` is English.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any
from unicodedata import category

from emberhold.kernel.message import Message

_LONG = 900
_SHORT = 40
_LARGE = 10**18
"""How much of what was given is said again."""


class EmberholdError(Exception):
    """The one base of all errors a user can cause; nothing was changed when it is raised."""

    def __init__(self, id: str, /, **arguments: Any) -> None:
        self.message = Message(id, **{name: _said(value) for name, value in arguments.items()})
        super().__init__(id)

    def text(self, language: str = "en") -> str:
        """The words; what is quoted in them, however deep, steers no terminal."""
        words = self.message.text(language)
        if words.isprintable():
            return words
        return "\n".join("".join(map(_written, line)) for line in words.split("\n"))

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.message.id, self.message.arguments)


def _rebuild(kind: type[EmberholdError], id: str, arguments: dict[str, Any]) -> EmberholdError:
    return kind(id, **arguments)


def _said(value: Any) -> Any:
    """What somebody gave, short enough to be read and in letters that can be written."""
    if isinstance(value, str):
        words = value if len(value) <= _LONG else f"{value[: _LONG - 1]}…"
        return words if words.isprintable() else "".join(map(_written, words))
    if isinstance(value, Message):
        return Message(value.id, **{name: _said(each) for name, each in value.arguments.items()})
    if type(value) is int and abs(value) > _LARGE:
        return hex(value)[:_SHORT]
    return value


def _written(letter: str) -> str:
    """A letter, or how it is spelled where it cannot be seen, steers a terminal or has no bytes."""
    if letter.isprintable() or category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape").decode()


class IllegalAnswer(EmberholdError):
    """The answer is not one of the options now open to that seat."""


class SetupError(EmberholdError):
    """A game cannot be set up as asked; `field` is the wish it is about, where it is about one."""

    def __init__(self, id: str, /, field: str = "", **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.field = field

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = {**self.message.arguments, "field": self.field}
        return _rebuild, (type(self), self.message.id, arguments)


class PositionError(EmberholdError):
    """A position names something that does not exist or cannot be."""


class SaveError(EmberholdError):
    """A save file cannot be read or does not replay."""


def listed(names: Iterable[object]) -> str:
    """Names as a person lists them."""
    return ", ".join(str(name) for name in names)


def nearest(name: str, names: Iterable[str]) -> str:
    """The known name closest to a mistyped one, or an empty string."""
    found = get_close_matches(name[:_LONG], list(names), n=1, cutoff=0.6)
    return found[0] if found else ""
