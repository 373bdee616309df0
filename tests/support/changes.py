"""What a few answers changed on a table, and that they changed nothing else.

    with only_changes(table, "player:0.life", "hand:0", "destroyed"):
        play(table, "play:primordial-fetish", "do:2")

A mark of an area is `area.mark`, a mark of the whole table `mark`, a zone its id, a dial or a track
its own id. All seats' eyes count, so that a hand nobody may look into is compared as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from emberhold.kernel.scene import Area
from emberhold.kernel.table import Table

Facts = dict[str, Any]


def facts(table: Table) -> Facts:
    """Everything that can be seen on a table by anybody, by a name of its own."""
    found: Facts = {}
    for seat in range(table.players):
        scene = table.view(seat)
        found.update(scene.marks)
        for area in scene.areas:
            _take(found, area)
    return found


def _take(found: Facts, area: Area) -> None:
    found.update({f"{area.id}.{name}": value for name, value in area.marks.items()})
    found.update({dial.id: dial.value for dial in area.dials})
    found.update({track.id: track.markers for track in area.tracks})
    for zone in area.zones:
        pieces = tuple((piece.id, piece.name, tuple(piece.marks.items())) for piece in zone.pieces)
        seen = (zone.count, pieces, tuple(zone.marks.items()))
        # The seat that can read a hand says what is in it.
        if zone.id not in found or any(name for _, name, _ in pieces):
            found[zone.id] = seen


def changed(before: Facts, after: Facts) -> set[str]:
    return {name for name in {*before, *after} if before.get(name) != after.get(name)}


@contextmanager
def only_changes(table: Table, *names: str) -> Iterator[None]:
    """What is named changes inside, and nothing else does."""
    before = facts(table)
    yield
    after = facts(table)
    wrong = changed(before, after) ^ set(names)
    told = [f"{name}: {before.get(name)!r} -> {after.get(name)!r}" for name in sorted(wrong)]
    assert not wrong, "changed unasked, or not changed at all:\n" + "\n".join(told)
