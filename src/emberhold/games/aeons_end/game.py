"""Aeon's End as everybody else knows it; its parts are loaded when they are first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end import position
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.redeal import redeal
from emberhold.games.aeons_end.scene import scene
from emberhold.games.aeons_end.setup import complete, new_state
from emberhold.games.aeons_end.stage import STAGE
from emberhold.games.aeons_end.state import ROMAN, State
from emberhold.games.choices import Choices
from emberhold.games.encoding import Actions, Observation
from emberhold.games.game import Reasons, TableGame
from emberhold.games.library import Entry
from emberhold.games.look import Look
from emberhold.games.rulebook import RuleShelf
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.game import LogLine, Sides
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene


class WarEternal(TableGame):
    """Aeon's End: War Eternal."""

    name = "war-eternal"
    seats = (1, 2, 3, 4)
    steps = STEPS
    stage = STAGE

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        """Everybody against the nemesis."""
        return (tuple(range(players)),)

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

    # The parts

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.aeons_end.choices import CHOICES

        return CHOICES

    @cached_property
    def library(self) -> Sequence[Entry]:
        from emberhold.games.aeons_end.library import entries

        return entries()

    @cached_property
    def rulebook(self) -> RuleShelf:
        return RuleShelf(Path(__file__).parent / "rules", "war_eternal")

    @cached_property
    def reasons(self) -> Reasons:
        from emberhold.games.aeons_end.reasons import why_not

        return why_not

    @cached_property
    def style(self) -> Style:
        from emberhold.games.aeons_end.style import STYLE

        return STYLE

    @cached_property
    def look(self) -> Look:
        from emberhold.games.aeons_end.look import LOOK

        return LOOK

    @cached_property
    def bot(self) -> Policy:
        from emberhold.games.aeons_end.bot import choose

        return choose

    @cached_property
    def evaluation(self) -> Evaluation:
        from emberhold.games.aeons_end.evaluation import EVALUATION

        return EVALUATION

    @cached_property
    def study(self) -> Study:
        from emberhold.games.aeons_end.study import STUDY

        return STUDY

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        beginner = {"difficulty": "beginner"}
        return {
            "emberhold/WarEternal-v0": {"players": 1, "setup": beginner},
            "emberhold/WarEternalTwoMages-v0": {"players": 2, "setup": beginner},
        }

    def actions(self, players: int) -> Actions:
        from emberhold.games.aeons_end.actions import actions

        return actions(players)

    def observation(self, players: int) -> Observation:
        from emberhold.games.aeons_end.observation import observation

        return observation(players)

    def promise(self, state: State, seat: int) -> float:
        from emberhold.games.aeons_end.observation import promise

        return promise(state, seat)


WAR_ETERNAL = WarEternal()
