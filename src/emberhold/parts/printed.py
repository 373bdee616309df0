"""What is printed on things and may be changed for a what-if, by the names the data uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Field:
    """A printed value: how it is read from data, and the attributes that hold it."""

    read: Callable[[Any], Any]
    """Raises `Refused` with what would be right."""
    attributes: tuple[str, ...]


@dataclass(frozen=True)
class Printed:
    """A card or a sheet, and what of it may be changed."""

    thing: Any
    fields: Mapping[str, Field]

    @property
    def copies(self) -> list[Any]:
        """The definition and every copy made of it."""
        return list(getattr(self.thing, "copies", (self.thing,)))
