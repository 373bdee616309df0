"""What a seat sees, as plain data: areas that hold zones that hold pieces, perhaps on a map.

A screen draws scenes and knows no rules. Whatever the seat may not know is not in the scene at
all. Words are message ids, so that the same scene can be read in any language.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeAlias

from emberhold.kernel.message import Message

Marks: TypeAlias = dict[str, int | str | bool]
"""What can be read off something. Its maker hands it over: nobody changes it afterwards."""

_NONE: Marks = {}

# A scene is made for every pair of eyes at every moment, and compared with the one before. What it
# has hundreds of are tuples with names, which Python makes and compares several times as fast as
# anything else that cannot be changed.


class Piece(NamedTuple):
    """A card, die, token, dial or figure. Its id follows it from zone to zone."""

    id: str
    kind: str
    name: str | None = None
    """The message id of its name; None for a card that is face down."""
    marks: Marks = _NONE
    """What is on it or to be read off it: life, cost, tokens, orientation."""


class Zone(NamedTuple):
    """A place for pieces: a hand, a pile, a breach."""

    id: str
    name: str
    pieces: tuple[Piece, ...] = ()
    count: int = 0  # type: ignore[assignment]  # a tuple's own `count` is not missed
    """How many pieces are there, also where they cannot be seen."""
    marks: Marks = _NONE


@dataclass(frozen=True, slots=True)
class Space:
    """Where a zone of the area is on its map.

    A space is pointed at by the id of its zone; the zone's pieces are what is there, figures
    included (pieces of kind `figure`). A figure's mark `seat` says whose colour it wears.
    """

    id: str
    x: int
    y: int
    """Its middle; y grows downward."""
    width: int
    height: int
    shape: str = "box"
    """`box` or `round`."""
    kind: str = ""
    """A name the game's stylesheet knows."""


@dataclass(frozen=True, slots=True)
class Way:
    """From one space to another, and back unless it is one-way."""

    start: str
    end: str
    one_way: bool = False
    kind: str = ""
    """A name the game's stylesheet knows: a road, a gate."""


@dataclass(frozen=True, slots=True)
class Label:
    """Where a name is written on a map, and how far it is turned, in degrees."""

    x: int
    y: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Region:
    """Spaces with a name in common: an area, a ring. A space may be in several."""

    id: str
    name: str
    spaces: tuple[str, ...]
    kind: str = ""
    label: Label | None = None
    """Where its name is written; None where it is only spoken."""


@dataclass(frozen=True, slots=True)
class Map:
    """How the zones of an area are placed. It seldom changes, and is best made once."""

    width: int
    height: int
    spaces: tuple[Space, ...]
    ways: tuple[Way, ...] = ()
    regions: tuple[Region, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a track: what it is called, if not by its number, and what it is worth."""

    name: str | None = None
    marks: Marks = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Marker:
    """Something on a track that moves along its steps, counted from 0."""

    id: str
    step: int
    name: str
    seat: int | None = None
    """Whose colour it wears."""


@dataclass(frozen=True, slots=True)
class Track:
    """A row of steps with what has come how far: levels, omens."""

    id: str
    name: str
    steps: tuple[Step, ...]
    markers: tuple[Marker, ...] = ()
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Dial:
    """A number that is turned up and down between its ends; `most` is None where there is none."""

    id: str
    name: str
    value: int
    least: int = 0
    most: int | None = None
    kind: str = ""


class Area(NamedTuple):
    """A part of the table: a player's side, the nemesis, the market, a board."""

    id: str
    name: str
    zones: tuple[Zone, ...]
    marks: Marks = _NONE
    map: Map | None = None
    """Where some of the zones are the spaces of a map."""
    tracks: tuple[Track, ...] = ()
    dials: tuple[Dial, ...] = ()

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.zones if zone.id == id)


class Choosable(NamedTuple):
    """An option of the pending question as a screen needs it."""

    key: str
    pieces: tuple[str, ...]
    label: Message


class Asked(NamedTuple):
    """The pending question as this seat sees it; the options only if the seat may answer."""

    seat: int
    topic: str
    prompt: Message
    anyone: bool
    options: tuple[Choosable, ...]
    naming: int = 0
    """How long a name may be that is given in free words, as `name:…`; 0 where none can be."""


class Scene(NamedTuple):
    """Everything one seat sees at one moment."""

    game: str
    seat: int | None
    areas: tuple[Area, ...]
    marks: Marks = _NONE
    asked: tuple[Asked, ...] = ()
    result: Message | None = None

    def __repr__(self) -> str:
        eyes = "everybody" if self.seat is None else f"seat {self.seat}"
        return f"<Scene of {self.game} for {eyes}: {', '.join(area.id for area in self.areas)}>"

    def area(self, id: str) -> Area:
        return next(area for area in self.areas if area.id == id)

    def zone(self, id: str) -> Zone:
        return next(zone for area in self.areas for zone in area.zones if zone.id == id)

    def plain(self, language: str = "en") -> dict[str, Any]:
        """The scene as nested dictionaries with its sentences spoken, ready for JSON."""
        return {name: _plain(getattr(self, name), language) for name in _names(Scene)}


_BARE = (str, int, bool, type(None))


def _plain(value: Any, language: str) -> Any:
    """The commonest kinds first: a scene with a map has thousands of values."""
    kind = type(value)
    if kind in _BARE:
        return value
    if kind is tuple:
        return tuple([_plain(part, language) for part in value])
    if kind is dict:
        return dict(value)
    if isinstance(value, Message):
        return value.text(language)
    return {name: _plain(getattr(value, name), language) for name in _names(kind)}


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a piece of a scene, read off its class once."""
    if kind not in _NAMES:
        named = getattr(kind, "_fields", None)
        _NAMES[kind] = named or tuple(item.name for item in fields(kind))
    return _NAMES[kind]
