"""Repairs: numbers of a table that may be set by hand when everybody agrees.

A game lists them in its part `fixable`. Only what everybody at the table sees may be among them, so
that nobody learns anything from the list: after a redeal it is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from emberhold.kernel.errors import PositionError, listed, nearest
from emberhold.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Fixable:
    """A number that may be set."""

    path: str
    """Its name, such as `players.0.life`."""
    label: Message
    now: int
    least: int
    most: int
    setter: Callable[[int], None]
    seat: int | None = None
    """Whose it is."""


Fixables: TypeAlias = Callable[[Any], Sequence[Fixable]]


def fix(fixable: Fixables | None, state: Any, path: str, value: int) -> None:
    """Set one number, or say which there are and how large it may be."""
    found = {} if fixable is None else {each.path: each for each in fixable(state)}
    wanted = found.get(path)
    if wanted is None:
        raise PositionError(
            "error-position-key",
            given=path,
            path="repair",
            known=listed(found),
            nearest=nearest(path, found),
        )
    if type(value) is not int or not wanted.least <= value <= wanted.most:
        raise PositionError(
            "error-position-number",
            path=path,
            given=str(value),
            least=wanted.least,
            most=wanted.most,
        )
    wanted.setter(value)


def of_field(thing: Any, field: str) -> Callable[[int], None]:
    """Sets a field of a thing."""

    def setter(value: int) -> None:
        setattr(thing, field, value)

    return setter
