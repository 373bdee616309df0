"""What a seat sees, as plain data: areas that hold zones that hold pieces.

A screen draws scenes and knows no rules. Whatever the seat may not know is not in the scene at
all. Words are message ids, so that the same scene can be read in any language.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from emberhold.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, die, token, dial or figure. Its id follows it from zone to zone."""

    id: str
    kind: str
    name: str | None = None
    """The message id of its name; None for a card lying face down."""
    marks: dict[str, int | str | bool] = field(default_factory=dict)
    """What is on it or to be read off it: life, cost, tokens, orientation."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for pieces: a hand, a pile, a breach."""

    id: str
    name: str
    pieces: tuple[Piece, ...] = ()
    count: int = 0
    """How many pieces lie there, also where they cannot be seen."""
    marks: dict[str, int | str | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table: a player's side, the nemesis, the market."""

    id: str
    name: str
    zones: tuple[Zone, ...]
    marks: dict[str, int | str | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choosable:
    """An option of the pending question as a screen needs it."""

    key: str
    pieces: tuple[str, ...]
    label: Message


@dataclass(frozen=True, slots=True)
class Asked:
    """The pending question as this seat sees it; the options only if the seat may answer."""

    seat: int
    topic: str
    prompt: Message
    anyone: bool
    options: tuple[Choosable, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one seat sees at one moment."""

    game: str
    seat: int | None
    areas: tuple[Area, ...]
    marks: dict[str, int | str | bool] = field(default_factory=dict)
    asked: tuple[Asked, ...] = ()
    result: Message | None = None

    def area(self, id: str) -> Area:
        return next(area for area in self.areas if area.id == id)

    def zone(self, id: str) -> Zone:
        return next(zone for area in self.areas for zone in area.zones if zone.id == id)

    def plain(self, language: str = "en") -> dict[str, Any]:
        """The scene as nested dictionaries with its sentences spoken, ready for JSON."""
        return {item.name: _plain(getattr(self, item.name), language) for item in fields(self)}


def _plain(value: Any, language: str) -> Any:
    if isinstance(value, Message):
        return value.text(language)
    if isinstance(value, tuple):
        return tuple(_plain(part, language) for part in value)
    if isinstance(value, Piece | Zone | Area | Choosable | Asked):
        return {item.name: _plain(getattr(value, item.name), language) for item in fields(value)}
    return dict(value) if isinstance(value, dict) else value
