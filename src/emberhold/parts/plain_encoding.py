"""Any game as numbers, for those that bring no numbers of their own.

Actions are places in the list of choices; an observation is the scene of a seat, each mark and each
piece counted in a slot that its name leads to. Both learn worse than numbers made for a game: an
action means another thing at every question, and two names may share a slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final
from zlib import crc32

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.parts.encoding import Actions, packed

PLACES: Final = 256
"""How many choices a question may have."""
SLOTS: Final = 512
"""How many slots the things of a scene are counted in."""
TOPICS: Final = 16
"""How many slots the topic of a question is told in."""


class PlacedActions(Actions):
    """The first choice, the second choice, and so on."""

    def __init__(self, players: int) -> None:
        super().__init__(players, (f"choice:{place}" for place in range(1, PLACES + 1)))

    def codes(self, question: Question) -> list[int]:
        count = len(question.choices)
        if count > PLACES:
            raise EmberholdError("error-too-many-choices", given=count, most=PLACES)
        return list(range(1, count + 1))


class SceneObservation:
    """What a seat sees, name by name; other seats as this one counts them."""

    def __init__(self, scene: Callable[[Any, int | None], Scene], players: int) -> None:
        self._scene = scene
        self._players = players
        slots = (f"scene:{slot}" for slot in range(SLOTS))
        self.names = (*slots, *(f"topic:{slot}" for slot in range(TOPICS)))

    def row(self, state: Any, seat: int, question: Question | None) -> bytes:
        numbers = [0] * len(self.names)
        for name, amount in _counted(self._scene(state, seat)):
            numbers[_slot(self._relative(name, seat), SLOTS)] += amount
        if question is not None:
            numbers[SLOTS + _slot(question.topic, TOPICS)] += 1
        return packed(numbers)

    def _relative(self, name: str, seat: int) -> str:
        """`hand:2` as seat 1 of 4 counts it: `hand:+1`."""
        kind, colon, rest = name.partition(":")
        number, slash, thing = rest.partition("/")
        if not colon or not number.isdecimal() or int(number) >= self._players:
            return name
        return f"{kind}:+{(int(number) - seat) % self._players}{slash}{thing}"


def _counted(scene: Scene) -> Iterator[tuple[str, int]]:
    """Everything in a scene that is a number, under a name of its own."""
    yield from _marked("scene:", scene.marks)
    for area in scene.areas:
        yield from _marked(f"{area.id}/", area.marks)
        for zone in area.zones:
            yield f"{zone.id}/count", zone.count
            yield from _marked(f"{zone.id}/", zone.marks)
            for piece in zone.pieces:
                kind = piece.name or piece.kind
                yield f"{zone.id}/{kind}", 1
                yield from _marked(f"{zone.id}/{kind}/", piece.marks)


def _marked(place: str, marks: Any) -> Iterator[tuple[str, int]]:
    for name, value in marks.items():
        if isinstance(value, str):
            yield f"{place}{name}={value}", 1
        else:
            yield f"{place}{name}", int(value)


def _slot(name: str, slots: int) -> int:
    """The same on every machine and in every process."""
    return crc32(name.encode()) % slots
