"""Aeon's End as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end import bot as own_bot
from emberhold.games.aeons_end import position
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.redeal import redeal
from emberhold.games.aeons_end.scene import scene
from emberhold.games.aeons_end.setup import complete, new_state
from emberhold.games.aeons_end.stage import STAGE
from emberhold.games.aeons_end.state import ROMAN, State
from emberhold.kernel.game import LogLine, OneOff
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene


class WarEternal(OneOff):
    """Aeon's End: War Eternal."""

    name = "war-eternal"
    seats = (1, 2, 3, 4)
    cooperative = True
    steps = STEPS
    stage = STAGE
    bot = own_bot
    """The room of the game's own player: `bot.choose(state, question)`."""

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
        words = dict(line.arguments)
        if "number" in words:
            words["number"] = ROMAN[words["number"]]
        if "breaches" in words:
            numbers = words["breaches"]
            numbers = numbers if isinstance(numbers, tuple) else (numbers,)
            words["places"] = len(numbers)
            words["breaches"] = "+".join(ROMAN[number] for number in numbers)
        return Message(line.id, **words)


WAR_ETERNAL = WarEternal()
