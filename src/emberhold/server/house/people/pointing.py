"""What can be pointed at: what everybody at the table can see, spectators included.

A thing that some do not see cannot be pointed at or named, not even by those who see it: whether it
can is then no news to anybody.
"""

from __future__ import annotations

from typing import NamedTuple

from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Piece, Scene, Zone


class Target(NamedTuple):
    """A thing on the table, with the message id of its name."""

    id: str
    name: str


def target_in(scene: Scene, id: str) -> Target | None:
    """A piece, zone or area that is seen by everybody; `scene` is what spectators see."""
    thing = _thing(scene, id)
    return None if thing is None or thing[1].name is None else Target(id, thing[1].name)


def named(scene: Scene, target: str, name: str, language: str) -> str:
    """How the thing is called now, or by the name it had when somebody spoke of it."""
    words = words_of(scene, language)
    found = _thing(scene, target)
    if found is None or found[1].name != name:
        return words.say(name)
    area, thing = found
    if isinstance(thing, Area):
        return words.title(thing)
    if isinstance(thing, Piece):
        return words.name(thing)
    own = area.id.startswith("player:")
    return f"{words.label(thing)} ({words.title(area)})" if own else words.label(thing)


def _thing(scene: Scene, id: str) -> tuple[Area, Piece | Zone | Area] | None:
    for area in scene.areas:
        if area.id == id:
            return area, area
        for zone in area.zones:
            for piece in zone.pieces:
                if piece.id == id:
                    return area, piece
            if zone.id == id:
                return area, zone
    return None
