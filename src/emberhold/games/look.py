"""How the web draws a game: plain data that travels to the page, and where its stylesheet is.

A zone or an area is known by the part of its id before `:`. A game that says nothing is laid out by
what its zones hold and drawn in the colours of the house.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

ZoneLook: TypeAlias = Literal[
    "space", "cards", "hand", "pile", "deck", "breach", "dice", "stall", "turns", "side"
]
AreaPart: TypeAlias = Literal["board", "aside", "turns", "market", "player", "strip", "map", "duel"]
Group: TypeAlias = Literal["top", "map", "market", "strip", "others", "own"]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things are."""

    zones: Mapping[str, ZoneLook] = field(default_factory=dict)
    """How the zones of a kind look."""
    areas: Mapping[str, AreaPart] = field(default_factory=dict)
    """Which part an area plays at the table."""
    bars: tuple[str, ...] = ("life", "left")
    """Marks drawn as a bar."""
    pips: tuple[str, ...] = ()
    """Marks drawn as filled and empty dots."""
    purse: tuple[str, ...] = ()
    """Marks of the player's own area repeated beside the question: what they can pay with."""
    quiet: tuple[str, ...] = ()
    """Zones that are left out while they are empty."""
    silent: tuple[str, ...] = ("active",)
    """Marks of areas that are not written out."""
    order: tuple[Group, ...] = ("others", "top", "map", "market", "strip", "own")
    """The groups of areas from the top of the table to the bottom."""
    rows: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Which kinds of zones of an area are beside each other, row by row."""
    beside_hand: tuple[str, ...] = ()
    """The player's own zones that are beside the hand."""
    facing: bool = False
    """Whether the other side is upside down: its rows run the other way."""


@dataclass(frozen=True, slots=True)
class Crest:
    """The sign of a game, also on the backs of its cards: a figure of the artwork and its hues."""

    figure: str
    hue: int
    second: int
    ground: int
    rim: Literal["spikes", "petals"] = "spikes"
    foe: str = ""
    """The figure on the backs of the enemy's cards; empty: the same."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Answers that a page may give one after the other at one press, until something else is asked.

    Its words are the message `web-batch-<verb>-<kind>`.
    """

    topic: str
    verb: str
    kind: str
    """The kind of pieces they are about."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer that does no harm when it is always given: who wishes it is not asked again."""

    topic: str
    key: str
    lasting: bool = True
    """Whether it is in every game; otherwise at the one table."""


@dataclass(frozen=True, slots=True)
class Errand:
    """An answer about nothing on the table that can be queued before one's turn: to pass, to end.

    Its words are the message `web-errand-<topic>-<key>`.
    """

    topic: str
    key: str


@dataclass(frozen=True, slots=True)
class Wished:
    """What is meant by something on the table that is queued before one's turn.

    Its words are the message `web-wish-<deed>`.
    """

    deed: str
    place: str
    """The kind of zone that it is, or is in."""
    kind: str = ""
    """The kind of piece; empty: any, and the zone itself."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A question that has the whole table to itself: with what a game begins."""

    topic: str
    name: Literal["gather", "sheets", "apprentices"]
    most: int = 1
    """How many answers are gathered on it before they are given, one after the other."""


@dataclass(frozen=True, slots=True)
class Phase:
    """A step of a turn, shown in a row of them; its name is the message `web-phase-<id>`."""

    id: str
    when: tuple[str, ...]
    """The topics asked in it; or `phase <value>`, where the scene has a mark `phase`."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A small picture on a plate: a card, a sign or a breach; its words are `web-turn-…-<id>`."""

    id: str
    card: str = ""
    kind: str = ""
    sign: str = ""
    breach: int = 0
    """The number of a breach: open, or below zero closed."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A step of a turn as the first page of the rules shows it."""

    id: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """How a rulebook opens: at a turn in pictures, not at the contents of the box.

    `web-turn-<words>` is its lead; `web-turn-<words>-<plate>` and `…-<plate>-text` are the words
    of a plate, `web-turn-<words>-<plate>-<tile>` those of a tile.
    """

    words: str
    plates: tuple[Plate, ...]
    first: tuple[str, ...]
    """The numbers of the sections that are read first."""
    last: tuple[str, ...]
    """Those that are looked up, not read: what is in the box."""


@dataclass(frozen=True, slots=True)
class Look:
    """Everything a page is told about a game before it draws it."""

    layout: Layout = field(default_factory=Layout)
    crest: Crest | None = None
    """None: the sign of the house."""
    fan: tuple[tuple[str, str], ...] = ()
    """The cards that stand for it on the start page: their slugs and kinds."""
    cast: Mapping[str, str] = field(default_factory=dict)
    """How its cards are drawn, by their slugs: figure, two hues, backdrop, perhaps how vivid. One
    that is not here is drawn from its kind and its name."""
    deeds: Mapping[str, str] = field(default_factory=dict)
    """What small faces show besides numbers of aether, damage and life: a sign, and the words for
    it in the English text of a card; a group in it is a number."""
    phases: tuple[Phase, ...] = ()
    """The steps of a turn, in order."""
    opening: Opening | None = None
    """How its rulebook opens; None: with its first section."""
    batches: tuple[Batch, ...] = ()
    ahead: tuple[str, ...] = ()
    """The topics at which answers queued before one's turn are given, in the order of a turn; one
    that fits none of them is dropped at the last. None: at any question of one's own."""
    errands: tuple[Errand, ...] = ()
    """What can be queued besides things on the table and the batches of those topics."""
    wished: tuple[Wished, ...] = ()
    """What the things that can be queued are queued for, where that is plain."""
    standing: tuple[Standing, ...] = ()
    screens: tuple[Screen, ...] = ()
    phrases: tuple[str, ...] = ()
    """Message ids of what its players often want to tell each other, before the common phrases."""
    stylesheet: Path | None = None
    """Its colours and what is particular about its board."""
    basis: Path | None = None
    """The stylesheet that its own one adds to, where several boxes share an engine."""

    def plain(self) -> dict[str, Any]:
        """What travels to the page."""
        told = asdict(self)
        del told["stylesheet"], told["basis"], told["deeds"], told["phrases"]
        return told
