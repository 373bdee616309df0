"""Aeon's End as the kernel knows it: one engine, and the boxes it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from emberhold.games.aeons_end import bot as own_bot
from emberhold.games.aeons_end import position
from emberhold.games.aeons_end.actions import BoxActions
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.cards.war_eternal import judging as _judging  # noqa: F401
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as WAR_ETERNAL_BOX
from emberhold.games.aeons_end.choices import BoxChoices
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.library import BoxLibrary
from emberhold.games.aeons_end.observation import BoxObservation
from emberhold.games.aeons_end.redeal import redeal
from emberhold.games.aeons_end.rulebook import BoxRulebook
from emberhold.games.aeons_end.scene import scene
from emberhold.games.aeons_end.setup import complete, new_state
from emberhold.games.aeons_end.stage import STAGE
from emberhold.games.aeons_end.state import ROMAN, State
from emberhold.kernel.game import LogLine
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene


class AeonsEnd:
    """Aeon's End, played with a box."""

    cooperative = True
    steps = STEPS
    stage = STAGE
    bot = own_bot
    """The room of the game's own player: `bot.choose(state, question)`."""

    def __init__(self, name: str, box: Box) -> None:
        self.name = name
        self.box = box
        self.seats = box.rules.players

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return complete(self.box, players, seed, wishes)

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        return new_state(self.box, players, seed, setup)

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

    @cached_property
    def choices(self) -> BoxChoices:
        return BoxChoices(self.box)

    @cached_property
    def library(self) -> BoxLibrary:
        return BoxLibrary(self.box)

    @cached_property
    def rulebook(self) -> BoxRulebook:
        return BoxRulebook(self.box)

    @cached_property
    def actions(self) -> BoxActions:
        return BoxActions(self.box)

    @cached_property
    def observation(self) -> BoxObservation:
        return BoxObservation(self.box)


WAR_ETERNAL = AeonsEnd("war-eternal", WAR_ETERNAL_BOX)
