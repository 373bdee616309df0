"""Ashes as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.ashes import position
from emberhold.games.ashes.flow import STEPS
from emberhold.games.ashes.redeal import redeal
from emberhold.games.ashes.scene import scene
from emberhold.games.ashes.setup import SEATS, complete, new_state
from emberhold.games.ashes.stage import STAGE
from emberhold.games.ashes.state import State
from emberhold.games.ashes.words import logged
from emberhold.kernel.game import LogLine, OneOff
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene


class Ashes(OneOff):
    """Ashes: Rise of the Phoenixborn."""

    name = "ashes"
    seats = SEATS
    cooperative = False
    steps = STEPS
    stage = STAGE

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return complete(players, seed, wishes)

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        return new_state(players, seed, setup)

    def place(self, state: State, wanted: Mapping[str, Any]) -> None:
        position.place(state, wanted)

    def scene(self, state: State, seat: int | None) -> Scene:
        return scene(state, seat, self.name)

    def redeal(self, state: State, seat: int, seed: int | str) -> None:
        redeal(state, seat, seed)

    def line(self, line: LogLine) -> Message:
        return Message(line.id, **logged(line.arguments))


ASHES = Ashes()
