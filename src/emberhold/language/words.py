"""The words of a scene: names of pieces and what their marks say, in one language.

Every screen takes its words from here, so that a table reads the same wherever it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.language.speech import Speech, speech

Marks = Mapping[str, int | str | bool]

SILENT = (
    *("active", "number", "token", "covered_by", "sigil", "turned", "focused", "turn", "cost"),
    *("seat", "hard-unleash"),
)
"""Marks that are drawn in a way of their own or not at all."""


@dataclass(frozen=True, slots=True)
class Manner:
    """Which marks of a game go without saying, and where those of the scene belong."""

    silent: tuple[str, ...] = ()
    """Marks that are not spoken."""
    silent_areas: tuple[str, ...] = ()
    """Marks that are spoken of pieces, but not where an area has them."""
    held: tuple[str, ...] = ()
    """Marks of the scene that name a seat: they are said there."""
    turn: tuple[str, ...] = ()
    """Marks of the scene about the turn under way: they are said at the seat whose turn it is."""


class Words:
    """One scene's words."""

    def __init__(self, language: str, scene: Scene, manner: Manner) -> None:
        self.say: Speech = speech(language)
        self.scene = scene
        self.manner = manner

    def name(self, thing: Piece | Zone | Area) -> str:
        return self.say(thing.name) if thing.name else self.say("table-face-down")

    def label(self, zone: Zone) -> str:
        """The name of a zone, short where there is a short one."""
        name = f"short-{zone.name}"
        said = self.say(name) if self.say.knows(name) else self.name(zone)
        if "sigil" in zone.marks:
            return f"{said} {self.mark(zone.marks, 'number')}"
        return said

    def title(self, area: Area) -> str:
        name = f"title-{area.id}"
        return self.say(name) if self.say.knows(name) else self.name(area)

    def count(self, zone: Zone) -> str:
        """How many pieces are in a zone, or how many of its slots are taken."""
        if "slots" in zone.marks:
            return f"{zone.marks['slots']}/{zone.marks['max_slots']}"
        return str(zone.count)

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """A player by name and seat."""
        own = next((area for area in self.scene.areas if area.id == f"player:{seat}"), None)
        return names[seat] if own is None else f"{self.name(own)} ({names[seat]})"

    def won_by(self, winners: Sequence[int], names: Sequence[str]) -> str:
        """Who has won, where not everybody wins or loses together."""
        if not 0 < len(winners) < len(names):
            return ""
        who = ", ".join(self.seat(seat, names) for seat in winners)
        return self.say("table-won-by", who=who)

    def line(self, name: str, what: str) -> str:
        return self.say("table-line", name=name, what=what)

    def of(self, piece_id: str) -> str:
        """The name of a piece somewhere on the table."""
        pieces = (p for area in self.scene.areas for zone in area.zones for p in zone.pieces)
        name = next((piece.name for piece in pieces if piece.id == piece_id), None)
        return self.say(name) if name else self.say("table-face-down")

    def of_copy(self, piece_id: str) -> str:
        """The name of a card that is on another and is not a piece of its own."""
        slug = piece_id.rpartition(".")[0]
        ids = (f"{self.scene.game}-card-{slug}", f"card-{slug}")
        return next((self.say(id) for id in ids if self.say.knows(id)), slug)

    def mark(self, marks: Marks, name: str) -> str:
        """What one mark says, or nothing where there is nothing to say."""
        value = marks[name]
        own = f"mark-{self.scene.game}-{name}"
        id = own if self.say.knows(own) else f"mark-{name}"
        if name == "tokens":
            return self.say("mark-tokens", value=value, what=self.say(str(marks["token"])))
        if not self.say.knows(id):
            return f"{name} {value}"
        if name == "target":
            return self.say(id, value=self.of(f"figure:{value}"))
        if name == "attached":
            cards = [self.of_copy(piece) for piece in str(value).split(", ")]
            return self.say(id, value=", ".join(cards), many=_yes(len(cards) > 1))
        if name == "open":
            turned, focused = marks.get("turned", ""), _yes(marks.get("focused"))
            return self.say(id, value=_yes(value), turned=turned, focused=focused)
        if isinstance(value, bool):
            return self.say(id, value=_yes(value))
        if isinstance(value, str) and self.say.knows(value):
            value = self.say(value)
        if f"max_{name}" in marks:
            return self.say(id, value=value, most=marks[f"max_{name}"])
        alone = f"{id}-alone"
        return self.say(alone if self.say.knows(alone) else id, value=value)

    def area_marks(self, area: Area, but: Iterable[str] = ()) -> list[str]:
        """What the marks of an area say, and those of the scene that are about it."""
        own = self.marks(area.marks, (*but, *self.manner.silent_areas))
        return [*own, *self.marks({name: self.scene.marks[name] for name in self._about(area)})]

    def _about(self, area: Area) -> Iterable[str]:
        """The marks of the scene that belong to a seat: what it holds, and what its turn allows."""
        found = self.scene.marks
        for name in self.manner.held:
            if name in found and area.id == f"player:{found[name]}":
                yield name
        if area.marks.get("active"):
            yield from (name for name in self.manner.turn if name in found)

    def marks(self, marks: Marks, but: Iterable[str] = ()) -> list[str]:
        """Everything the marks say, in their own order."""
        left_out = (*self.unspoken(marks), *but)
        said = [self.mark(marks, name) for name in marks if name not in left_out]
        return [words for words in said if words]

    def unspoken(self, marks: Marks) -> set[str]:
        """Those of the marks that a screen draws in a way of its own or not at all."""
        silent = {*SILENT, *self.manner.silent, *(("life",) if marks.get("untouchable") else ())}
        return {name for name in marks if name in silent or name.startswith("max_")}


def _yes(value: object) -> str:
    return "yes" if value else "no"


def alike(pieces: Iterable[Piece]) -> list[tuple[Piece, int]]:
    """Pieces that look the same, once each with their number, in the order in which they first
    come."""
    groups: dict[Any, tuple[Piece, int]] = {}
    for piece in pieces:
        looks = (piece.kind, piece.name, tuple(piece.marks.items()))
        first, count = groups.get(looks, (piece, 0))
        groups[looks] = (first, count + 1)
    return list(groups.values())
